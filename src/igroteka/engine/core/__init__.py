"""The compiled core of the engine: positions, actions, dice, random playouts, strategies."""
