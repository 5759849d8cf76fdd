"""Tic-tac-toe that never ends: the game both servers play in the load bench."""
