"""What is touched in The Big Build, and the line that says what to do next. What is seen stands in scenery.py."""

from collections.abc import Mapping, Sequence
from typing import Any

from igroteka.engine.refusal import Refusal
from igroteka.engine.scene import Gesture, Label, Scene, Sprite, Zone

from . import scenery
from .board import Board
from .brought import brought
from .edition import HAND
from .moves import Cards, open_moves, payments, target_of, touches, within_reach
from .notation import card_named, kinds_by_items
from .plan import Plan, plan_of
from .scenery import card_words, hand_ids, point_cards

__all__ = ["brought", "gestures", "meant", "point_cards", "prompt_at", "scene"]
View = Mapping[str, Any]


def scene(view: View, seat: int | None) -> Scene:
    """The clearing, the piles, everybody's points; and for a player their own hand and buttons."""
    zones = [scenery.board_zone(view, seat), *scenery.pile_zones(view), *scenery.point_zones(view)]
    board = [*scenery.site(view), *scenery.cells(view["board"]), *scenery.tokens(view), *scenery.figures(view)]
    sprites = [*board, *scenery.piles(view, seat), *scenery.points(view)]
    if seat is not None:
        zones.append(scenery.hand_zone(view, seat))
        sprites += [*scenery.hand(view, seat), *chips(view, seat)]
    shown = button(view, seat)
    if shown:
        zones.append(Zone("buttons", "buttons", Label("zone-buttons"), seat=seat))
        sprites.append(shown)
    return Scene(zones, sprites, prompt(view, seat), scenery.hold(view), scenery.floats(view))


def chips(view: View, seat: int) -> list[Sprite]:
    """How many cards each cell within reach costs."""
    if view["turn"] != seat:
        return []
    plan = plan_of(view["board"])
    return [chip(plan, cell, len(ways[0])) for cell, ways in open_moves(view, seat).items()]


def chip(plan: Plan, cell: str, count: int) -> Sprite:
    side, (x, y) = plan.box.board.cell, plan.cells[cell].at
    spot = (scenery.cut(x + side * 0.06), scenery.cut(y + side * 0.04))
    return Sprite(f"cost-{cell}", "board", spot, f"pay-{count}", size=(side * 0.56, side * 0.56), layer=5)


def button(view: View, seat: int | None) -> Sprite | None:
    """ST-26: enough; ST-27: draw."""
    if seat is None or view["turn"] != seat or view["phase"] == "start":
        return None
    if view["phase"] == "move":
        return Sprite("done", "buttons", (0,), "button-done", Label("button-done"))
    return Sprite("draw", "buttons", (0,), "button-draw", Label("button-draw", {"count": missing(view, seat)}))


# The line


def prompt(view: View, seat: int | None) -> Label:
    if view["over"]:
        return Label("prompt-over")
    if view["turn"] != seat or seat is None:
        return Label("prompt-wait", {"seat": view["turn"] + 1})
    if view["phase"] == "start":
        return Label("prompt-start", {"figure": view["figures"][seat]})
    if view["phase"] == "drop":
        return prompt_drop(view, seat)
    open_cells = open_moves(view, seat)
    if any(cell in view["tokens"] for cell in open_cells):
        return Label("prompt-token")
    return Label("prompt-move" if open_cells else "prompt-stuck")


def prompt_drop(view: View, seat: int) -> Label:
    """ST-27; whoever could not take a step hears why."""
    if not view["hands"][seat]:
        return Label("prompt-draw")
    if missing(view, seat):
        return Label("prompt-drop")
    stuck = not view["built"] and not within_reach(view, seat)
    return Label("prompt-change" if stuck else "prompt-next")


def missing(view: View, seat: int) -> int:
    return HAND - len(hand_ids(view, seat))


def prompt_at(view: View, seat: int, path: Sequence[str]) -> Label | None:
    """In the middle of a gesture: where to, or which cards."""
    if path[-1].startswith("mine-") and len(path) == 1:
        return Label("prompt-card")
    return Label("prompt-set" if any(touch.startswith("token-") for touch in path) else "prompt-which")


# What can be touched


def gestures(view: View, seat: int, actions: Sequence[int]) -> list[Gesture]:
    """Touch a cell; where cards could be chosen, the cards too. Or a card first, then where it leads."""
    board = plan_of(view["board"]).board
    moves: dict[str, dict[Cards, int]] = {}
    plain: list[Gesture] = []
    for action in actions:
        if board.step <= action < board.done:
            cell, cards = board.paid_with(action)
            moves.setdefault(board.names[cell], {})[named(board, cards)] = action
        else:
            plain += plain_gestures(view, seat, board, action)
    return [*(gesture for cell, paid in moves.items() for gesture in moving(view, seat, cell, paid)), *plain]


def named(board: Board, cards: list[int]) -> Cards:
    return tuple(board.card_names[kind] for kind in cards)


def moving(view: View, seat: int, cell: str, paid: dict[Cards, int]) -> list[Gesture]:
    """The ways to say where to go and with what, the cheapest payment first."""
    order = [chosen for chosen in payments(view, seat, cell) if chosen in paid]
    paths = touches(view, seat, cell, {chosen: paid[chosen] for chosen in order})
    return [Gesture(action, path, going(view, cell)) for path, action in paths.items()]


def going(view: View, cell: str) -> Label:
    token = view["tokens"].get(cell)
    if token is not None:
        item, cost = token.split()
        return Label("take", {"cell": cell, "item": item, "cost": int(cost)})
    item = plan_of(view["board"]).cells[cell].item
    return Label("go", {"cell": cell, "item": item}) if item else Label("go-square", {"cell": cell})


def plain_gestures(view: View, seat: int, board: Board, action: int) -> list[Gesture]:
    """One touch: a flag, a button, the deck, a card to drop."""
    if action < board.step:
        name = board.names[action]
        return [Gesture(action, (f"cell-{name}",), Label("start", {"cell": name}))]
    if action == board.done:
        return [Gesture(action, ("done",), Label("done"))]
    if action == board.draw:
        deck = [Gesture(action, ("deck-top",), Label("draw"))] if view["deck"] and missing(view, seat) else []
        return [Gesture(action, ("draw",), Label("draw")), *deck]
    name = board.card_names[action - board.drop]
    held = [sprite for sprite, held_name in hand_ids(view, seat) if held_name == name]
    return [Gesture(action, (sprite,), Label("drop", card_words(name))) for sprite in held]


# What a touch would mean


def meant(view: View, seat: int, path: Sequence[str]) -> int | Refusal | None:
    """The action a path of touches would be, were it allowed; or why it is none at all."""
    board = plan_of(view["board"]).board
    last = path[-1] if path else ""
    if last in ("done", "draw", "deck-top"):
        return int(board.done if last == "done" else board.draw)
    cards = [name for name in map(card_touched, path) if name is not None]
    cell = next((name for name in (cell_touched(view, touch) for touch in path) if name), None)
    if cell is not None:
        return meant_cell(view, seat, board, cell, cards, again=len(path) > 1 and path[0] == path[-1])
    if cards and last.startswith("mine-"):
        return meant_card(view, seat, board, cards[-1])
    return meant_nothing(view, last)


def card_touched(touch: str) -> str | None:
    parts = touch.split("-")
    return parts[1] if parts[0] == "mine" and len(parts) == 3 else None


def cell_touched(view: View, touch: str) -> str | None:
    if touch.startswith("cell-"):
        return touch[5:] if touch[5:] in plan_of(view["board"]).cells else None
    return next((cell for cell in view["tokens"] if target_of(view, cell) == touch), None)


def meant_cell(view: View, seat: int, board: Board, cell: str, cards: list[str], again: bool) -> int | Refusal:
    """ST-12 at the start; else the payment that fits the cards touched, or an attempt that will be explained."""
    if view["phase"] == "start":
        return int(board.where(cell))
    fitting = [chosen for chosen in payments(view, seat, cell) if within(cards, chosen)]
    if fitting and (len(fitting) == 1 or again or not cards):
        return number(board, cell, fitting[0])
    tried = cards[:1] or view["hands"][seat].split()[:1]
    if not tried or card_named(kinds_by_items(board), tried[0]) is None:
        return int(board.done) if view["phase"] == "move" else Refusal("moving-is-over", "ST-27")
    return number(board, cell, tuple(tried))


def within(cards: list[str], chosen: Cards) -> bool:
    return all(cards.count(name) <= chosen.count(name) for name in cards)


def number(board: Board, cell: str, chosen: Cards) -> int:
    kinds = [board.card_names.index(name) for name in chosen]
    return int(board.moving(board.where(cell), kinds))


def meant_card(view: View, seat: int, board: Board, name: str) -> int | Refusal | None:
    kind = card_named(kinds_by_items(board), name)
    if kind is None:
        return None
    return int(board.drop + kind) if view["phase"] == "drop" else Refusal("choose-a-cell", "ST-20")


def meant_nothing(view: View, touch: str) -> Refusal | None:
    """A thing that is only looked at."""
    parts = touch.split("-")
    if parts[0] == "figure" and parts[-1].isdigit() and int(parts[-1]) < view["players"]:
        return Refusal("figure-is-here", "ST-20", None, figure=view["figures"][int(parts[-1])])
    if parts[0] in ("token", "place") and " ".join(parts[1:]) in plan_of(view["board"]).box.site.tokens():
        key = "token-stands" if " ".join(parts[1:]) in view["house"] else "place-is-empty"
        return Refusal(key, "ST-25", None, item=parts[1], cost=int(parts[2]))
    return None
