"""Seats are numbered from 0 clockwise; two numbers are nobody's."""

CHANCE = -1  # physics, when it must answer
OVER = -2  # whose turn it is when the game has ended
