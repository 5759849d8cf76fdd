"""Simulations: series of games, reports about them, replays of records."""

from pathlib import Path

from igroteka.engine.words import Words

WORDS = Words(Path(__file__).parent)  # what the lab has to say
