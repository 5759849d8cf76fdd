"""Two tiny games for the tests: Nim, where everything is open, and Snatch, with hidden cards and a window."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.outcome import Outcome, ranked
from igroteka.engine.core.seats import OVER
from igroteka.engine.core.state import State
from igroteka.engine.game import Game
from igroteka.engine.option import number
from igroteka.engine.refusal import Refusal
from igroteka.engine.words import Words
from tests.tables.small_table import SmallTable


class SmallGame(Game):
    """A game without a folder."""

    def __init__(self) -> None:
        self.folder, self.words = Path(), Words()
        self.edition, self.edition_name, self.edition_hash = None, "small", "0" * 16

    def table(self) -> SmallTable:
        return SmallTable(self)

    def reason(self, state: State, seat: int, action: int) -> Refusal:
        return self.refusal("not-now", "S-1")


class NimState(State):
    """One heap; take one, two or three; who takes the last one wins."""

    heap: int
    taken: list[int]

    def list_actions(self, seat: int, actions: Actions) -> bool:
        if seat == self.turn:
            for take in range(min(3, self.heap)):
                actions.add(take)
        return True

    def apply(self, seat: int, action: int) -> bool:
        self.heap -= action + 1
        self.taken[seat] += action + 1
        self.tell()
        self.turn = (seat + 1) % self.players if self.heap else OVER
        self.last = seat
        return True

    def clone(self) -> "NimState":
        return nim_from(self.dump())

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.dump()

    def dump(self) -> dict[str, Any]:
        last = getattr(self, "last", 0)
        return {"heap": self.heap, "taken": list(self.taken), "turn": self.turn, "last": last, "players": self.players}

    def outcome(self) -> Outcome | None:
        return None if self.heap else Outcome(self.taken, ranked([self.last == s for s in range(self.players)]), "N-1")


def nim_from(data: Mapping[str, Any]) -> NimState:
    state = NimState()
    state.heap, state.taken, state.turn = data["heap"], list(data["taken"]), data["turn"]
    state.last, state.players = data["last"], data["players"]
    return state


class Nim(SmallGame):
    id, players, action_count = "nim", (2, 3, 4), 3
    options = (*Game.options, number("heap", 12, 1, 1_000_000))

    def deal(self, players: int, options: dict[str, Any], dice: Dice) -> State:
        turn = self.first(players, options, dice)
        data = {"heap": options["heap"], "taken": [0] * players, "turn": turn, "last": 0, "players": players}
        return nim_from(data)

    def name(self, action: int) -> str:
        return f"take{action + 1}"

    def imagine(self, view: Mapping[str, Any], seat: int | None, dice: Dice) -> State:
        return nim_from(view)


VALUES, COPIES, HAND = 5, 8, 4
DRAW, SNATCH, LET = VALUES, VALUES + 1, 2 * VALUES + 1


class SnatchState(State):
    """Lay a card or draw one; whoever holds the value just laid may snatch the turn. Empty hands win."""

    active: int
    top: int
    hands: list[list[int]]
    deck: list[int]
    asked: list[int]
    window: bool
    dice: Dice

    def actors(self) -> tuple[int, ...]:
        return () if self.turn == OVER else tuple(self.asked) or (self.active,)

    def list_actions(self, seat: int, actions: Actions) -> bool:
        if self.turn == OVER or seat not in self.actors():
            return True
        if seat in self.asked:
            actions.add(SNATCH + self.top)
            actions.add(LET)
            return True
        for value in range(VALUES):
            if self.hands[seat][value]:
                actions.add(value)
        if sum(self.deck):
            actions.add(DRAW)
        elif not sum(self.hands[seat]):
            raise AssertionError
        return True

    def apply(self, seat: int, action: int) -> bool:
        if action == LET:
            self.asked.remove(seat)
        elif action == DRAW:
            self.draw(seat)
            self.active, self.window = (seat + 1) % self.players, False
        else:
            self.lay(seat, action % SNATCH if action > DRAW else action)
        self.turn = self.turn if self.turn == OVER else (self.asked or [self.active])[0]
        return True

    def draw(self, seat: int) -> None:
        pick = self.dice.below(sum(self.deck))
        value = next(v for v in range(VALUES) if pick < sum(self.deck[: v + 1]))
        self.deck[value] -= 1
        self.hands[seat][value] += 1

    def lay(self, seat: int, value: int) -> None:
        self.hands[seat][value] -= 1
        self.top, self.active, self.window, self.asked = value, seat, True, []
        self.tell()
        if not sum(self.hands[seat]):
            self.turn, self.window = OVER, False
            return
        order = [(seat + step) % self.players for step in range(1, self.players)]
        self.asked = [other for other in order if self.hands[other][value]]

    def pause(self) -> bool:
        return self.window

    def clone(self) -> "SnatchState":
        return snatch_from(self.dump())

    def view(self, seat: int | None) -> dict[str, Any]:
        counts = [sum(hand) for hand in self.hands]
        hand = list(self.hands[seat]) if seat is not None else None
        mine = seat in self.asked
        over = self.turn == OVER
        return {"active": self.active, "top": self.top, "hand": hand, "counts": counts, "deck": sum(self.deck),
                "window": self.window, "asked": mine, "over": over, "players": self.players}  # fmt: skip

    def dump(self) -> dict[str, Any]:
        return {"active": self.active, "top": self.top, "hands": [list(h) for h in self.hands], "deck": list(self.deck),
                "asked": list(self.asked), "window": self.window, "dice": self.dice.dump(), "turn": self.turn,
                "players": self.players}  # fmt: skip

    def redeal(self, seat: int, dice: Dice) -> bool:
        view = self.view(seat)
        other = imagined(view, seat, dice, ask_others=True)
        self.hands, self.deck, self.dice, self.asked, self.turn = (
            other.hands, other.deck, other.dice, other.asked, other.turn,
        )  # fmt: skip
        return True

    def outcome(self) -> Outcome | None:
        if self.turn != OVER:
            return None
        scores = [-sum(hand) for hand in self.hands]
        return Outcome(scores, ranked(scores), "S-9")


def snatch_from(data: Mapping[str, Any]) -> SnatchState:
    state = SnatchState()
    state.active, state.top, state.turn, state.players = data["active"], data["top"], data["turn"], data["players"]
    state.hands, state.deck = [list(hand) for hand in data["hands"]], list(data["deck"])
    state.asked, state.window, state.dice = list(data["asked"]), data["window"], Dice.load(data["dice"])
    return state


def imagined(view: Mapping[str, Any], seat: int | None, dice: Dice, ask_others: bool = False) -> SnatchState:
    """Unknown cards dealt anew. Whoever thinks about an own action is asked; twins are asked by their hands."""
    hands = [[0] * VALUES for _ in range(view["players"])]
    if seat is not None:
        hands[seat] = list(view["hand"])
    pool = [value for value in range(VALUES) for _ in range(COPIES - sum(hand[value] for hand in hands))]
    for other in range(view["players"]):
        for _ in range(view["counts"][other] if other != seat else 0):
            hands[other][pool.pop(dice.below(len(pool)))] += 1
    pool = [pool.pop(dice.below(len(pool))) for _ in range(view["deck"])]
    order = [(view["active"] + step) % view["players"] for step in range(1, view["players"])]
    fits = [o for o in order if view["window"] and (view["asked"] if o == seat else hands[o][view["top"]])]
    asked = fits if ask_others or view["active"] != seat else []
    turn = OVER if view["over"] else (asked or [view["active"]])[0]
    deck = [pool.count(value) for value in range(VALUES)]
    luck = Dice(str(dice.below(1 << 30)))
    return snatch_from({"active": view["active"], "top": view["top"], "turn": turn, "players": view["players"],
                        "hands": hands, "deck": deck, "asked": asked, "window": view["window"],
                        "dice": luck.dump()})  # fmt: skip


class Snatch(SmallGame):
    id, players, hidden, action_count = "snatch", (2, 3, 4), True, LET + 1

    def deal(self, players: int, options: dict[str, Any], dice: Dice) -> State:
        first = self.first(players, options, dice)
        hands = [[0] * VALUES for _ in range(players)]
        data = {"active": first, "top": -1, "turn": first, "players": players, "hands": hands,
                "deck": [COPIES] * VALUES, "asked": [], "window": False, "dice": dice.dump()}  # fmt: skip
        state = snatch_from(data)
        for seat in range(players):
            for _ in range(HAND):
                state.draw(seat)
        return state

    def name(self, action: int) -> str:
        if action in (DRAW, LET):
            return "draw" if action == DRAW else "let"
        return f"{action}" if action < DRAW else f"{action - SNATCH}!"

    def imagine(self, view: Mapping[str, Any], seat: int | None, dice: Dice) -> State:
        return imagined(view, seat, dice)


def held(state: SnatchState, **hands: str) -> None:
    """Put named cards into hands: held(state, p0="012", p1="2")."""
    for player, cards in hands.items():
        state.hands[int(player[1:])] = [cards.count(str(value)) for value in range(VALUES)]
