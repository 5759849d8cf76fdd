"""Cutting in: a second browser claims a floor, and a third one that is not asked sees the same pause."""
