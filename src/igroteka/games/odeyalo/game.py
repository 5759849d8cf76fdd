"""The box of My Blanket!: options, notation, set-up, and the answer to "why not?"."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from igroteka.engine.answers import PublicAction, Told
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.state import State
from igroteka.engine.edition import fitted
from igroteka.engine.game import FIRST, Game
from igroteka.engine.option import Value, choice, number, yes_no
from igroteka.engine.refusal import Refusal
from igroteka.engine.scene import Label

from .box import Box
from .edition import Card, Deck, faults, to_words
from .kinds import A_SWAP, BARTER, SIDES, T_BARTER, TEAMS, seat_at
from .loading import imagined, placed
from .numbering import Numbering
from .plain import PlainPosition, PlainView
from .reasons import Reasons
from .rules import Blanket


class BlanketGame(Game):
    """Моё одеяло! / My Blanket!"""

    id = "odeyalo"
    players = (2, 4)
    age = 6
    minutes = (15, 30)
    hidden = True
    options = (
        yes_no("teams", False, players=(4,)),
        choice("pillow", "chosen", "middle", before="middle"),
        choice("weigh", "all", "awake", before="awake"),
        number("quiet", 60, 0, 10_000),
        FIRST,
    )
    Edition = Deck
    Position = PlainPosition
    edition: Deck
    numbers: Numbering

    def __init__(self, folder: Path, edition: Path | None = None) -> None:
        super().__init__(folder, edition)
        self.boxes = {players: Box(self.edition, players) for players in self.players}
        self.numbers = self.boxes[2].numbers
        self.action_count = len(self.numbers.names)
        self.most_drawn = max(1, *(card.draws() for card in self.edition.cards))
        self.card_words = {card.id: card_words(card) for card in self.edition.cards}

    def checked_edition(self, edition: Deck) -> Deck:
        for fault in faults(edition, str(self.edition_file)):
            raise self.refusal(fault.key, fault.rule, **fault.args_by_name)
        return edition

    # Set-up

    def deal(self, players: int, options: dict[str, Value], dice: Dice) -> State:
        """OD-32: two teams there are only with four players."""
        starter = self.first(players, options, dice)
        teams = bool(options["teams"]) and players == 4
        state = Blanket(self.boxes[players], teams, int(options["quiet"]), dice)
        state.choosing, state.sleepers = options["pillow"] == "chosen", options["weigh"] == "all"
        state.deal(starter)
        return state

    def teams(self, players: int, options: Mapping[str, Value]) -> list[list[int]]:
        return TEAMS if players == 4 and options["teams"] else []

    # Notation

    def name(self, action: int) -> str:
        return self.numbers.names[action]

    # Why not?

    def reason(self, state: State, seat: int, action: int) -> Refusal:
        box = self.boxes[state.players]
        key, rule, args = Reasons(box, state.view(seat), seat, self.card_words).reason(action)
        return self.refusal(key, rule, **args)

    # What others learn

    def told(self, state: State, seat: int, action: int, eyes: int | None) -> Told:
        """OD-16: discards are put down unseen, and a barter is a matter of two."""
        numbers, kind, target = self.numbers, self.numbers.kind_of[action], self.numbers.target_of[action]
        if eyes == seat or action >= numbers.lay:
            return Told(self.name(action))
        if action < numbers.play_drawn:
            return self.told_cards(action)
        shown = numbers.effects[kind if kind >= 0 else drawn_kind(state)]
        return self.told_barter(state, action, target, eyes) if shown == BARTER else Told(self.name(action))

    def told_cards(self, action: int) -> Told:
        """Return what others are told of an exchange or a drop: the card stays hidden."""
        if A_SWAP <= action < self.numbers.drop:
            return Told("swap", Label("told-swap-unseen"))
        return Told(self.name(action)) if action < A_SWAP else Told("drop", Label("told-drop-unseen"))

    def told_barter(self, state: State, action: int, target: int, eyes: int | None) -> Told:
        side = (target - T_BARTER) % 4
        other = seat_at(side, state.players)
        if eyes == other:
            return Told(self.name(action))
        word = self.name(action).split()
        start = word[0] if word[0] == "play!" else f"play {word[1]}"
        return Told(f"{start} {SIDES[side]}", Label("told-barter", {"seat": other + 1}))

    def reveals(self, action: PublicAction) -> set[int]:
        """OD-11: a card played is shown; whoever exchanges hands sees another one. OD-16: discards tell nothing."""
        if not action.name.startswith("play"):
            return set()
        return action.others() if action.after["dealt"] is None else action.everybody()

    # Positions

    def place(self, position: PlainPosition) -> State:
        return placed(self, position)

    def imagine(self, view: Mapping[str, Any], seat: int | None, dice: Dice) -> State:
        return imagined(self, fitted(dict(view), PlainView, "view"), seat, dice)

    def show(self, state: State) -> str:
        """The table as text: blanket, open cards, then beds, tokens and hands."""
        data = state.dump()
        lines = [
            f"round {data['round']}, blanket {data['blanket']}, open {' '.join(data['open'])}, turn {data['turn']}"
        ]
        for seat in range(state.players):
            lines.append(f"{seat}: {data['beds'][seat]} {'*' * data['tokens'][seat]} {data['hands'][seat] or '-'}")
        return "\n".join(lines)


def drawn_kind(state: State) -> int:
    assert isinstance(state, Blanket)
    return state.drawn


def card_words(card: Card) -> dict[str, Any]:
    """A card as its words need it: ours by their id, others by their own name."""
    return {"card": "own", **to_words(card.name)} if card.is_own() else {"card": card.id}


def make(edition: Path | None = None) -> BlanketGame:
    """The game, with its own edition or another."""
    return BlanketGame(Path(__file__).parent, edition)
