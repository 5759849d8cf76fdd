"""Igroteka: play, study and design family board games."""

from igroteka import compiled

__version__ = "0.2.0"

compiled.watch_imports()
