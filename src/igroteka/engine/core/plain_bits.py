"""Sets of cells as plain Python has them: see bits.py."""


def bit(cell: int) -> int:
    """The set of one cell."""
    return 1 << cell


def first(cells: int) -> int:
    """The lowest cell of a set that is not empty."""
    return (cells & -cells).bit_length() - 1


def size(cells: int) -> int:
    """Return the number of cells."""
    return cells.bit_count()


def without_first(cells: int) -> int:
    """The set without its lowest cell."""
    return cells & (cells - 1)
