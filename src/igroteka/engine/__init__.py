"""What every game stands on: positions, actions, dice, records, editions. Knows no game."""
