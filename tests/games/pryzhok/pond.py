"""Positions drawn as one sees them: `rg` is a frog red above and green below, `..` an empty cell."""

from textwrap import dedent
from typing import Any

from igroteka.games import game
from igroteka.games.pryzhok.game import FlipJumpGame
from igroteka.games.pryzhok.rules import FlipJump

FREE = "rrooyyggbbvv"
EMPTY = ".. .. .. .. .. .."


def box() -> FlipJumpGame:
    made = game("pryzhok")
    assert isinstance(made, FlipJumpGame)
    return made


def pond(text: str, **more: Any) -> FlipJump:
    """The lowest ranks as drawn; what is not drawn above them is empty."""
    lines = dedent(text).strip().splitlines()
    board = [EMPTY] * (6 - len(lines)) + [line + " .." * (6 - len(line.split())) for line in lines]
    supply = "" if more.get("variant") == "sets" else FREE
    state = box().load({"players": 2, "turn": 0, "supply": supply, "board": board} | more)
    assert isinstance(state, FlipJump)
    return state


def play(state: FlipJump, *names: str) -> FlipJump:
    """Actions by name, each by whoever is to play; all must be legal."""
    for name in names:
        box().act(state, state.turn, box().parse(name))
    return state


def drawn(state: FlipJump) -> str:
    """The lowest ranks, from the farthest that is not empty, without empty cells at their ends."""
    lines = state.dump()["board"]
    while lines and lines[0] == EMPTY:
        lines.pop(0)
    return "\n".join(trimmed(line) for line in lines)


def trimmed(line: str) -> str:
    while line.endswith(" .."):
        line = line[:-3]
    return line


def picture(text: str) -> str:
    return "\n".join(trimmed(line) for line in dedent(text).strip().splitlines())


def legal(state: FlipJump) -> set[str]:
    return {box().name(action) for action in state.legal(state.turn)}


def why(state: FlipJump, name: str, seat: int | None = None) -> str | None:
    """The rule that forbids an action, None when it is allowed."""
    refusal = box().why_not(state, state.turn if seat is None else seat, box().parse(name))
    return refusal.rule if refusal else None
