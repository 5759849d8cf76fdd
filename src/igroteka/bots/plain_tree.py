"""Nodes of a search tree as plain Python has them: see tree.py."""


class Node:
    """A node: one decision."""

    def __init__(self) -> None:
        self.action = self.visits = self.offered = self.kids = self.next = self.seat = self.proven = 0
        self.mean = self.rarity = 0.0


def room_for(nodes: list[Node], capacity: int) -> list[Node]:
    return nodes + [Node() for _ in range(capacity - len(nodes))]


def free(nodes: list[Node]) -> None:
    """Python frees by itself."""
