"""The box of Floors: options, notation, set-up, and the answer to "why not?"."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from igroteka.engine.answers import PublicAction, Told
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import CHANCE
from igroteka.engine.core.state import State
from igroteka.engine.edition import fitted
from igroteka.engine.game import FIRST, Game
from igroteka.engine.option import Age, Value, choice, number, yes_no
from igroteka.engine.refusal import Refusal

from .box import Box
from .edition import Deck, faults
from .kinds import ACTION_NAMES, ACTIONS, CUT_IN, LET, LEVELS
from .loading import imagined, placed
from .plain import PlainPosition, PlainView
from .reasons import Reasons
from .rules import Floors


class FloorsGame(Game):
    """Этажики / Floors."""

    id = "etazhiki"
    players = (2, 3, 4, 5)
    age = 4
    minutes = (15, 30)
    hidden = True
    options = (
        choice("level", *LEVELS),
        yes_no("helps", False),
        number("quiet", 200, 0, 10_000),
        choice("cut-in", "any-time", "after-a-card", before="after-a-card"),
        FIRST,
    )
    ages = (
        Age(4, {"level": "beginner", "helps": True}),
        Age(6, {"level": "middle", "helps": False}),
        Age(8, {"level": "full", "helps": False}),
    )
    Edition = Deck
    Position = PlainPosition
    edition: Deck
    action_count = ACTIONS

    def __init__(self, folder: Path, edition: Path | None = None) -> None:
        super().__init__(folder, edition)
        self.boxes = [Box(level, self.edition.cards(level)) for level in range(len(LEVELS))]

    def checked_edition(self, edition: Deck) -> Deck:
        for fault in faults(edition, str(self.edition_file)):
            raise self.refusal(fault.key, fault.rule, **fault.args_by_name)
        return edition

    # Set-up

    def deal(self, players: int, options: dict[str, Value], dice: Dice) -> State:
        box = self.boxes[LEVELS.index(str(options["level"]))]
        starter = self.first(players, options, dice)
        cut_in = CUT_IN.index(str(options["cut-in"]))
        state = Floors(box, players, int(options["quiet"]), cut_in, bool(options["helps"]), dice)
        state.deal(starter)
        return state

    # Notation

    def name(self, action: int) -> str:
        return ACTION_NAMES[action]

    # Why not?

    def objection(self, state: State, seat: int, action: int) -> Refusal | None:
        """ET-34: the answer says nothing about who else is asked; only its owner's view goes into it."""
        assert isinstance(state, Floors)
        if seat == CHANCE:
            return self.refusal("not-your-turn", "ET-13", seat=self.seat_number(state.active))
        if self.is_legal(state, seat, action):
            return None
        if seat == state.active and self.is_legal(alone(state), seat, action):
            return self.refusal("others-may-cut-in", "ET-34")
        return self.reason(state, seat, action)

    def reason(self, state: State, seat: int, action: int) -> Refusal:
        key, rule, args = Reasons(self.boxes, state.view(seat), seat).reason(action)
        return self.refusal(key, rule, **args)

    def told(self, state: State, seat: int, action: int, eyes: int | None) -> Told:
        """Everything lies open but ET-34: who could have cut in and let go."""
        return Told() if action == LET and eyes != seat else Told(self.name(action))

    def reveals(self, action: PublicAction) -> set[int]:
        """ET-31, ET-34: a card was hidden until it is laid; drawing and passing may tell that none could be laid."""
        return set() if action.name in ("", "end", "let") else action.others()

    # Positions

    def place(self, position: PlainPosition) -> State:
        return placed(self, position)

    def imagine(self, view: Mapping[str, Any], seat: int | None, dice: Dice) -> State:
        return imagined(self, fitted(dict(view), PlainView, "view"), seat, dice)

    def show(self, state: State) -> str:
        """The table as text: open cards, hands, stars."""
        data = state.dump()
        hands = zip(data["hands"], data["stars"], strict=True)
        lines = [f"{seat}: {'*' * stars} {hand or '-'}" for seat, (hand, stars) in enumerate(hands)]
        return "\n".join([f"open {' '.join(data['open'])}", f"turn {state.turn} of {data['active']}", *lines])


def alone(state: Floors) -> Floors:
    """The position if everybody had let go."""
    after = state.clone()
    after.asked = 0
    after.ask_next()
    return after


def make(edition: Path | None = None) -> FloorsGame:
    """The game, with its own edition or another."""
    return FloorsGame(Path(__file__).parent, edition)
