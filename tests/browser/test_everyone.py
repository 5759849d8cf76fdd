"""Everybody can play: no serious problem for axe on any page, and whole games by keyboard alone."""
