"""Where games are tried out: series of games, reports about them, records played again."""

from pathlib import Path

from igroteka.engine.words import Words

WORDS = Words(Path(__file__).parent)  # what the lab has to say
