"""The contract of a game: positions, actions, dice, records, editions, tables."""
