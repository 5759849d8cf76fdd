"""Keys of positions as plain Python makes them: see keys.py."""

WORD = 0xFFFF_FFFF_FFFF_FFFF


def mixed(key: int, part: int) -> int:
    """A key with one more part of the position in it; the order of the parts matters."""
    key = (key * 0x9E37_79B9_7F4A_7C15 + part) & WORD
    return key ^ key >> 29
