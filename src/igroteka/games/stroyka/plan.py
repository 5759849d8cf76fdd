"""The board as it is drawn and walked, by the name a view gives it: own boards too are seen without code."""

from functools import cached_property

import msgspec

from .board import Board
from .edition import Box, Cell

Point = tuple[float, float]
PLANS: dict[str, "Plan"] = {}
LARGE = 200  # units from which on nobody sees half of one


class Plan:
    """An edition's board, for people: names, places, ways."""

    def __init__(self, box: Box, board: Board) -> None:
        self.box, self.board = box, board
        self.cells: dict[str, Cell] = {cell.name: cell for cell in drawn(box)}
        self.items = box.items

    @cached_property
    def beside(self) -> dict[str, list[str]]:
        """The cells beside each cell, arrows joined (ST-6)."""
        near = enumerate(self.board.names)
        return {name: [self.board.names[other] for other in self.board.near(cell)] for cell, name in near}

    @cached_property
    def arrows(self) -> list[str]:
        return [cell.name for cell in self.box.board.cells if cell.kind == "arrow"]

    def ways(self, start: str, occupied: set[str]) -> dict[str, list[str]]:
        """ST-21: the cells a figure may land on, each with the shortest way there over occupied ones."""
        found: dict[str, list[str]] = {start: [start]}
        todo = [start]
        for cell in todo:
            for other in self.beside[cell]:
                if other not in found:
                    found[other] = [*found[cell], other]
                    if other in occupied:
                        todo.append(other)
        return {cell: way for cell, way in found.items() if cell not in occupied and cell != start}


def drawn(box: Box) -> list[Cell]:
    """The cells where they are drawn: on a large board at whole numbers, which are shorter on the wire."""
    if min(box.board.size) < LARGE:
        return box.board.cells
    return [msgspec.structs.replace(cell, at=(round(cell.at[0]), round(cell.at[1]))) for cell in box.board.cells]


def remember(plan: Plan) -> None:
    """From now on a view of this board can be drawn."""
    PLANS[plan.board.key] = plan


def plan_of(key: str) -> Plan:
    return PLANS[key]
