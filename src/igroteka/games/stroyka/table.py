"""The table of The Big Build: what can be touched, what a touch means, and the lines of text."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations
from typing import Any

from igroteka.engine import table
from igroteka.engine.refusal import Refusal
from igroteka.engine.scene import Gesture, Label, Scene, Sprite, View, Zone
from igroteka.engine.table import credited, increases

from . import scene
from .edition import HAND, paying
from .notation import card_named, kinds_by_items
from .scene import Drawing, Plan, card_words, hand_ids

Cards = tuple[str, ...]  # names of cards, in the order of the notation
Paths = dict[tuple[str, ...], Any]


class Table(table.Table):
    """The clearing, the piles, the points of all players; and for a player the own hand and buttons."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.board = game.board
        self.plan = Plan(game.edition, game.board)
        self.drawing = Drawing(self.plan)

    def scene(self, view: View, seat: int | None) -> Scene:
        drawing = self.drawing
        zones = [drawing.board_zone(view, seat), *scene.pile_zones(view), *scene.point_zones(view)]
        sprites = [*drawing.site(view), *drawing.cells, *drawing.tokens(view), *drawing.figures(view)]
        sprites += [*scene.piles(view, seat), *scene.points(view)]
        if seat is not None:
            zones.append(scene.hand_zone(view, seat))
            sprites += [*scene.hand(view, seat), *self._costs(view, seat)]
        button = _button(view, seat)
        if button:
            zones.append(Zone("buttons", "buttons", Label("zone-buttons"), seat=seat))
            sprites.append(button)
        return Scene(zones, sprites, self._line(view, seat), scene.hold(view), scene.floats(view))

    def _costs(self, view: View, seat: int) -> list[Sprite]:
        if view["turn"] != seat:
            return []
        return [self.drawing.cost(cell, len(ways[0])) for cell, ways in self.open_moves(view, seat).items()]

    # The line of text

    def _line(self, view: View, seat: int | None) -> Label:
        if view["over"]:
            return Label("prompt-over")
        if view["turn"] != seat or seat is None:
            return Label("prompt-wait", {"seat": view["turn"] + 1})
        if view["phase"] == "start":
            return Label("prompt-start", {"figure": view["figures"][seat]})
        if view["phase"] == "drop":
            return self._drop_line(view, seat)
        cells = self.open_moves(view, seat)
        if any(cell in view["tokens"] for cell in cells):
            return Label("prompt-token")
        return Label("prompt-move" if cells else "prompt-stuck")

    def _drop_line(self, view: View, seat: int) -> Label:
        """ST-27; a player who could not take a step is told why."""
        if not view["hands"][seat]:
            return Label("prompt-draw")
        if _missing(view, seat):
            return Label("prompt-drop")
        stuck = not view["built"] and not self.within_reach(view, seat)
        return Label("prompt-change" if stuck else "prompt-next")

    def prompt(self, view: View, seat: int, path: Sequence[str]) -> Label | None:
        if path[-1].startswith("mine-") and len(path) == 1:
            return Label("prompt-card")
        return Label("prompt-set" if any(touch.startswith("token-") for touch in path) else "prompt-which")

    def summary(self, views: Sequence[View], seat: int) -> list[Label]:
        """ST-30: points; cards drawn and paid."""
        before, after = views[0], views[-1]
        points = increases(before["points"], after["points"])
        built = [credited(s, seat, "brought-points", count=count, beside=count - 1) for s, count in points]
        cards = increases(before["hands"], after["hands"])
        drawn = [credited(s, seat, "brought-cards", count=count) for s, count in cards]
        count = before["hands"][seat] - after["hands"][seat]
        return [*built, *drawn, *([Label("brought-paid", {"count": count})] if count > 0 else [])]

    # Touches

    def gestures(self, view: View, seat: int, actions: Sequence[int]) -> list[Gesture]:
        """Touch a cell and, where there is a choice, the cards; or a card first and then its cell."""
        board = self.board
        moves: dict[str, dict[Cards, int]] = {}
        plain: list[Gesture] = []
        for action in actions:
            if board.step <= action < board.done:
                cell, kinds = board.paid_with(action)
                moves.setdefault(board.names[cell], {})[tuple(board.card_names[kind] for kind in kinds)] = action
            else:
                plain += self._plain_gestures(view, seat, action)
        return [*(gesture for cell, paid in moves.items() for gesture in self._moving(view, seat, cell, paid)), *plain]

    def _moving(self, view: View, seat: int, cell: str, paid: dict[Cards, int]) -> list[Gesture]:
        """Return the gestures of a move to a cell, the cheapest payment first."""
        order = [chosen for chosen in self.payments(view, seat, cell) if chosen in paid]
        paths = touches(view, seat, cell, {chosen: paid[chosen] for chosen in order})
        return [Gesture(action, path, self._going(view, cell)) for path, action in paths.items()]

    def _going(self, view: View, cell: str) -> Label:
        token = view["tokens"].get(cell)
        if token is not None:
            item, cost = token.split()
            return Label("take", {"cell": cell, "item": item, "cost": int(cost)})
        item = self.plan.cells[cell].item
        return Label("go", {"cell": cell, "item": item}) if item else Label("go-square", {"cell": cell})

    def _plain_gestures(self, view: View, seat: int, action: int) -> list[Gesture]:
        """Return the gestures of one touch: a flag, a button, the deck, a card to drop."""
        board = self.board
        if action < board.step:
            name = board.names[action]
            return [Gesture(action, (f"cell-{name}",), Label("start", {"cell": name}))]
        if action == board.done:
            return [Gesture(action, ("done",), Label("done"))]
        if action == board.draw:
            deck = [Gesture(action, ("deck-top",), Label("draw"))] if view["deck"] and _missing(view, seat) else []
            return [Gesture(action, ("draw",), Label("draw")), *deck]
        name = board.card_names[action - board.drop]
        held = [sprite for sprite, held_name in hand_ids(view, seat) if held_name == name]
        return [Gesture(action, (sprite,), Label("drop", card_words(name))) for sprite in held]

    # What a touch means

    def why(self, view: View, seat: int, path: Sequence[str]) -> int | Refusal | None:
        last = path[-1] if path else ""
        if last in ("done", "draw", "deck-top"):
            return int(self.board.done if last == "done" else self.board.draw)
        cards = [name for name in map(_touched_card, path) if name is not None]
        cell = next((name for name in (self._touched_cell(view, touch) for touch in path) if name), None)
        if cell is not None:
            return self._meant_cell(view, seat, cell, cards, again=len(path) > 1 and path[0] == path[-1])
        if cards and last.startswith("mine-"):
            return self._meant_card(view, cards[-1])
        return self._meant_nothing(view, last)

    def _touched_cell(self, view: View, touch: str) -> str | None:
        if touch.startswith("cell-"):
            return touch[5:] if touch[5:] in self.plan.cells else None
        return next((cell for cell in view["tokens"] if _target_of(view, cell) == touch), None)

    def _meant_cell(self, view: View, seat: int, cell: str, cards: list[str], again: bool) -> int | Refusal:
        """ST-12 at the start; else the payment that fits the touched cards, or an attempt that will be explained."""
        board = self.board
        if view["phase"] == "start":
            return int(board.where(cell))
        fitting = [chosen for chosen in self.payments(view, seat, cell) if _within(cards, chosen)]
        if fitting and (len(fitting) == 1 or again or not cards):
            return self._number(cell, fitting[0])
        tried = cards[:1] or view["hands"][seat].split()[:1]
        if not tried or card_named(kinds_by_items(board), tried[0]) is None:
            return int(board.done) if view["phase"] == "move" else Refusal("moving-is-over", "ST-27")
        return self._number(cell, tuple(tried))

    def _number(self, cell: str, chosen: Cards) -> int:
        kinds = [self.board.card_names.index(name) for name in chosen]
        return int(self.board.moving(self.board.where(cell), kinds))

    def _meant_card(self, view: View, name: str) -> int | Refusal | None:
        kind = card_named(kinds_by_items(self.board), name)
        if kind is None:
            return None
        return int(self.board.drop + kind) if view["phase"] == "drop" else Refusal("choose-a-cell", "ST-20")

    def _meant_nothing(self, view: View, touch: str) -> Refusal | None:
        """Explain a touch of a thing that is only looked at."""
        parts = touch.split("-")
        if parts[0] == "figure" and parts[-1].isdigit() and int(parts[-1]) < view["players"]:
            return Refusal("figure-is-here", "ST-20", None, figure=view["figures"][int(parts[-1])])
        if parts[0] in ("token", "place") and " ".join(parts[1:]) in self.plan.parts:
            key = "token-stands" if " ".join(parts[1:]) in view["house"] else "place-is-empty"
            return Refusal(key, "ST-25", None, item=parts[1], cost=int(parts[2]))
        return None

    # Where a hand can take its animal

    def open_moves(self, view: View, seat: int) -> dict[str, list[Cards]]:
        """Return the cells the seat to move may go to, with its payments, the cheapest first."""
        return self.within_reach(view, seat) if view["phase"] == "move" else {}

    def within_reach(self, view: View, seat: int) -> dict[str, list[Cards]]:
        """Return the cells that the hand can pay, in any phase of the turn."""
        here = view["at"][seat]
        if here is None:
            return {}
        others = {cell for cell in view["at"] if cell is not None}
        found = {cell: self.payments(view, seat, cell) for cell in self.plan.ways(here, others)}
        return {cell: ways for cell, ways in found.items() if ways}

    def payments(self, view: View, seat: int, cell: str) -> list[Cards]:
        """Return the different sets of own cards that pay a cell, wherever it is (ST-20, ST-24, ST-25)."""
        names = view["hands"][seat].split()
        sets = {chosen for count in (1, 2, 3) for chosen in combinations(names, count)}
        good = [chosen for chosen in sets if self._pays(view, cell, chosen)]
        return sorted(good, key=lambda chosen: self._worth(view, cell, chosen))

    def _pays(self, view: View, cell: str, chosen: Cards) -> bool:
        token = view["tokens"].get(cell)
        if token is not None:
            item, cost = token.split()
            return paying([name.split("+").count(item) for name in chosen], int(cost))
        asked = self.plan.cells[cell].item
        return len(chosen) == 1 and (asked is None or asked in chosen[0].split("+"))

    def _worth(self, view: View, cell: str, chosen: Cards) -> tuple[Any, ...]:
        """Return a sort key: few cards first, then those that show little of the asked item or of any one item."""
        asked = view["tokens"].get(cell, "").split(" ")[0] or self.plan.cells[cell].item
        shown = sum(name.split("+").count(asked) for name in chosen) if asked else 0
        same = sum(max(name.split("+").count(item) for item in name.split("+")) for name in chosen)
        return len(chosen), shown, same, chosen


def _button(view: View, seat: int | None) -> Sprite | None:
    """ST-26: enough; ST-27: draw."""
    if seat is None or view["turn"] != seat or view["phase"] == "start":
        return None
    if view["phase"] == "move":
        return Sprite("done", "buttons", (0,), "button-done", Label("button-done"))
    return Sprite("draw", "buttons", (0,), "button-draw", Label("button-draw", {"count": _missing(view, seat)}))


def _missing(view: View, seat: int) -> int:
    return HAND - len(hand_ids(view, seat))


def _touched_card(touch: str) -> str | None:
    parts = touch.split("-")
    return parts[1] if parts[0] == "mine" and len(parts) == 3 else None


def _within(cards: list[str], chosen: Cards) -> bool:
    return all(cards.count(name) <= chosen.count(name) for name in cards)


def touches(view: View, seat: int, cell: str, choices: Mapping[Cards, Any]) -> Paths:
    """Return all shortest paths of touches for some payments of a cell.

    The cell alone if there is no choice; else the cell and then cards (or the cell again: the cheapest), or cards
    and then the cell. A path ends as soon as only one payment is left.
    """
    target, held = _target_of(view, cell), hand_ids(view, seat)
    sets = {chosen: _sprites(held, chosen) for chosen in choices}
    paths: Paths = {}
    for chosen, action in choices.items():
        for ids in sets[chosen]:
            for order in permutations(ids):
                paths[_shortest((target, *order), sets)] = action
                paths[_shortest((order[0], target, *order[1:]), sets)] = action
    if len(choices) > 1:
        paths[target, target] = next(iter(choices.values()))
    return paths


def _target_of(view: View, cell: str) -> str:
    """Return what is touched to go to a cell: the cell, or the token on it."""
    token = view["tokens"].get(cell)
    return scene.token_id(token) if token else f"cell-{cell}"


def _sprites(held: Iterable[tuple[str, str]], chosen: Cards) -> list[tuple[str, ...]]:
    """Return the cards of the hand that make a payment; equal cards give several ways."""
    held = list(held)
    return [
        tuple(i for i, _ in part) for part in combinations(held, len(chosen)) if tuple(n for _, n in part) == chosen
    ]


def _shortest(path: tuple[str, ...], sets: Mapping[Cards, list[tuple[str, ...]]]) -> tuple[str, ...]:
    """Cut a path where only one payment is left; a card at its beginning still needs its cell."""
    for length in range(1, len(path)):
        begun = set(path[:length])
        cards = {touch for touch in begun if touch.startswith("mine-")}
        left = [chosen for chosen, ways in sets.items() if any(cards <= set(ids) for ids in ways)]
        if len(left) == 1 and cards != begun:
            return path[:length]
    return path
