"""Doors for programs: the line protocol, and the learning interfaces others know."""
