"""The memory of evaluated positions in plain Python: see turns.py."""


class Entry:
    def __init__(self) -> None:
        self.key = self.best = self.value = self.bound = 0
        self.depth = -1
