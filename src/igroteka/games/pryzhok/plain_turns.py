"""What is remembered about a position, as plain Python has it: see turns.py."""


class Entry:
    def __init__(self) -> None:
        self.key = self.best = self.value = self.bound = 0
        self.depth = -1
