"""Igroteka: a room where board games are played."""

from igroteka import compiled

__version__ = "0.1.0"

compiled.watch_imports()
