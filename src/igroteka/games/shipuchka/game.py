"""The box of Fizz: options, notation, set-up, physics, and the answer to "why not?"."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from igroteka.engine.answers import Answer, PublicAction, Told
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.state import State
from igroteka.engine.edition import fitted
from igroteka.engine.game import FIRST, Game
from igroteka.engine.option import Age, Value, choice, number, yes_no
from igroteka.engine.refusal import Refusal
from igroteka.engine.scene import Label

from . import notation, physics, reasons, referee
from .box import Box
from .edition import Chips, faults
from .faces import chip_words
from .kinds import (
    ACTIONS,
    ASK,
    CHALLENGES,
    CHIP_ACTIONS,
    COLOURS,
    DOUBLE,
    FELL,
    HANDS,
    LEVELS,
    PLACE,
    RULINGS,
    TAKE,
    chip_kind,
)
from .loading import imagined, placed
from .plain import PlainPosition, PlainView
from .rules import Fizz

FIRST_PLACE = 1  # of the phases


class FizzGame(Game):
    """Шипучка / Fizz."""

    id = "shipuchka"
    players = (1, 2, 3, 4, 5, 6)
    age = 6
    minutes = (10, 40)
    hidden = True
    options = (
        yes_no("kids", False),
        choice("hands", *HANDS),
        yes_no("companion", False, players=(2, 3, 4, 5, 6)),
        number("rounds", 3, 1, 9),
        number("limit", 300, 0, 10_000),
        choice("challenge", *CHALLENGES, players=(1,)),
        number("each", 3, 1, 7, players=(1,)),
        choice("rulings", *reversed(RULINGS), before="first", offered=False),
        FIRST,
    )
    ages = (Age(6, {"kids": True, "rounds": 1, "hands": "steady"}), Age(8, {"kids": False}))
    Edition = Chips
    Position = PlainPosition
    edition: Chips
    action_count = ACTIONS

    def __init__(self, folder: Path, edition: Path | None = None) -> None:
        super().__init__(folder, edition)
        self.box = Box(self.edition.counts())

    def checked_edition(self, edition: Chips) -> Chips:
        for fault in faults(edition, str(self.edition_file)):
            raise self.refusal(fault.key, fault.rule, **fault.args_by_name)
        return edition

    def lacks(self) -> str | None:
        """Without a referee the box says so; a real bottle needs none (SH-82)."""
        return None if physics.installed() else "no-physics"

    # Set-up

    def checked_options(self, options: Mapping[str, Any] | None, players: int) -> dict[str, Value]:
        chosen = super().checked_options(options, players)
        if players == 1 and chosen["companion"]:
            raise self.refusal("option-companion-alone", "SH-82")
        if players > 1 and chosen["challenge"] != "free":
            raise self.refusal("option-challenge-alone", "SH-71")
        return chosen

    def deal(self, players: int, options: dict[str, Value], dice: Dice) -> State:
        starter = self.first(players, options, dice)
        state = Fizz(self.box, players, dice)
        state.kids, state.companion = bool(options["kids"]), bool(options["companion"])
        state.letter = options["rulings"] == "letter"
        state.level = LEVELS[str(options["hands"])]
        state.rounds = 1 if players == 1 else int(options["rounds"])
        state.limit = int(options["limit"])
        state.challenge, state.each = CHALLENGES.index(str(options["challenge"])), int(options["each"])
        state.starter = starter
        state.deal_round()
        return state

    def way(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """SH-71: best scores are kept for each challenge, and for each level of hands."""
        named = ["hands", "challenge", *(["each"] if options["challenge"] in ("least", "most") else [])]
        return {name: options[name] for name in named}

    # Notation

    def is_action(self, action: int) -> bool:
        return 0 <= action < ACTIONS or notation.is_answer(self.box, action)

    def name(self, action: int) -> str:
        return notation.name(self.box, action)

    def parse(self, text: str) -> int:
        action = notation.parsed(self.box, " ".join(str(text).split()))
        if action is None:
            raise self.refusal("notation-unknown", text=str(text)[:40])
        return action

    # Why not?

    def settle(self, state: State, seed: str) -> Answer:
        """SH-80: what the referee says; where there is none, nobody can ask."""
        assert isinstance(state, Fizz)
        if not physics.installed():
            raise self.refusal("no-physics", "SH-80")
        return referee.settled(state, seed)

    def told(self, state: State, seat: int, action: int, eyes: int | None) -> Told:
        """SH-11: only hands are hidden; whatever is taken up, laid or drawn is seen by all."""
        assert isinstance(state, Fizz)
        placed = seat >= 0 and PLACE <= action < FELL  # where it was put is seen, and is no word
        return Told(self.name(action), put_label(state.chosen) if placed else None)

    def reveals(self, action: PublicAction) -> set[int]:
        """SH-11: a chip was hidden until it is taken up; SH-35: a swap moves all hands.

        SH-25: taking tells that no chip goes, and without bubbles so does whose turn is next.
        """
        if action.name in CHIP_ACTIONS:
            return action.others()
        quiet = action.after["bubbles"] and action.before["chosen"] != "swap"
        nothing = ("@", "mark ", "stop", "fell ") if quiet else ("@", "mark ", "stop")
        return set() if action.name.startswith(nothing) else action.everybody()

    def half(self, state: State, seat: int, action: int) -> bool:
        """A chip taken up, and the place of the first of two; with a real bottle taking up is laying (SH-82)."""
        assert isinstance(state, Fizz)
        taken = action < TAKE and not state.companion
        first = PLACE <= action < FELL and state.phase == FIRST_PLACE and DOUBLE <= state.chosen < ASK
        return seat >= 0 and (taken or first)

    def reason(self, state: State, seat: int, action: int) -> Refusal:
        assert isinstance(state, Fizz)
        key, rule, args = reasons.reason(self.box, state, seat, action)
        return self.refusal(key, rule, **args)

    # Positions

    def place(self, position: PlainPosition) -> State:
        return placed(self, position)

    def imagine(self, view: Mapping[str, Any], seat: int | None, dice: Dice) -> State:
        return imagined(self, fitted(dict(view), PlainView, "view"), seat, dice)


def put_label(chosen: int) -> Label:
    """Return the chip that was put on the bottle, by the action that took it up."""
    words = chip_words(chip_kind(chosen))
    if chosen >= ASK:
        return Label("told-put-order", {**words, "named": COLOURS[(chosen - ASK) % 4]})
    return Label("told-put-pair" if chosen >= DOUBLE else "told-put", words)


def make(edition: Path | None = None) -> FizzGame:
    """The game, with its own edition or another."""
    return FizzGame(Path(__file__).parent, edition)
