"""Positions of Fizz in few words."""

import base64
from typing import Any

import msgspec

from igroteka.engine.core.seats import CHANCE
from igroteka.games import game
from igroteka.games.shipuchka.bottle import Note
from igroteka.games.shipuchka.film import Film, renumbered
from igroteka.games.shipuchka.kinds import NAMES
from igroteka.games.shipuchka.rules import Fizz

FIZZ = game("shipuchka")
OTHERS = ("Y.paper Y.scissors", "B.paper B.scissors", "G.paper G.scissors", "Y.rock", "B.rock")


def table(hand: str, last: str | None = "R.rock", players: int = 2, **known: Any) -> Fizz:
    """Seat 0 is to play after a last chip; the others hold a few chips."""
    hands = known.pop("hands", [hand, *OTHERS[: players - 1]])
    state = FIZZ.load({"players": players, "last": last, "hands": hands, "rulings": "letter", **known})
    assert isinstance(state, Fizz)
    return state


def names(state: Fizz, seat: int | None = None) -> set[str]:
    """What a seat may do, places left out."""
    legal = state.legal(state.turn if seat is None else seat)
    return {FIZZ.name(action) for action in legal if not FIZZ.name(action).startswith("@")}


def do(state: Fizz, *texts: str) -> Fizz:
    for text in texts:
        FIZZ.act(state, state.turn, FIZZ.parse(text))
    return state


def lay(state: Fizz, chip: str, fell: str = "-", places: tuple[str, ...] = ("@0,0",)) -> Fizz:
    """Take a chip, put it down, and hear what fell; `laid` stands for the chips being laid."""
    do(state, chip, *places)
    assert state.turn == CHANCE
    laid = ",".join(map(str, state.chips(state.laid)))
    return do(state, "fell " + fell.replace("laid", laid))


FLAT = (1.0, 0.0, 0.0, 0.0)


def seen_to_fall(ways: dict[int, list[tuple[float, float, float]]], laid: int) -> str:
    """A note as the referee writes it: chips on their ways, in millimetres, 30 places a second; one is being laid."""
    chips = sorted(ways, key=lambda chip: chip == laid)
    poses = [[(*(part / 1000 for part in place), *FLAT) for place in ways[chip]] for chip in chips]
    film = Film([way[0] for way in poses], len(chips) - 1)
    for frame in list(zip(*poses, strict=True))[1:]:
        film.add(frame)
    tape = base64.b64encode(renumbered(film.bytes(), chips)).decode()
    return msgspec.json.encode(Note({str(chip): (*ways[chip][-1], *FLAT) for chip in chips}, tape)).decode()


def hand(state: Fizz, seat: int) -> list[str]:
    return [NAMES[kind] for kind in state.box.faces(state.held_by(seat))]


def count(state: Fizz, seat: int) -> int:
    return len(hand(state, seat))


def why(state: Fizz, text: str, seat: int = 0) -> tuple[str, str | None]:
    refusal = FIZZ.why_not(state, seat, FIZZ.parse(text))
    assert refusal is not None
    return refusal.key, refusal.rule
