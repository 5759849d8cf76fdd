"""Contract checks of a game: `igroteka check FOLDER` reports each violation in a sentence, with its place.

faults.py: what is found. subject.py: the game being looked at, and random games of it. rules.py, secrets.py, table.py,
pages.py, binaries.py: what is looked at, one function for each promise. command.py: all of it, one after the other.
"""

from pathlib import Path

from igroteka.engine.words import Words

WORDS = Words(Path(__file__).parent)
