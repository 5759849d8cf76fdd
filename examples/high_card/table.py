"""The table of High Card: a prize in the middle, a place for each player's card, and hands."""

from collections.abc import Sequence

from igroteka.engine import table
from igroteka.engine.scene import Gesture, Label, Scene, Sprite, View, Zone

PRIZES = (1, 1, 2, 2, 3, 3)
CARD = (1, 1.4)


class Table(table.Table):
    """A card of the hand is touched, then the place in front of its player."""

    def scene(self, view: View, seat: int | None) -> Scene:
        seats = range(view["players"])
        zones = [Zone("prize", "pile", Label("zone-prize"))]
        zones += [Zone(f"laid-{s}", "pile", Label("zone-laid", {"seat": s + 1})) for s in seats]
        zones += [Zone(f"hand-{s}", "hand", Label("zone-hand", {"seat": s + 1}), s) for s in seats]
        zones += [Zone(f"points-{s}", "row", Label("zone-points", {"seat": s + 1}), s) for s in seats]
        sprites = [*prize(view), *laid(view), *hands(view), *points(view)]
        return Scene(zones, sprites, line(view, seat), hold=900 if view["open"] else 0)

    def gestures(self, view: View, seat: int, actions: Sequence[int]) -> list[Gesture]:
        label = {action: Label("lay", {"card": action + 1}) for action in actions}
        return [Gesture(action, (f"card-{action + 1}", f"laid-{seat}"), label[action]) for action in actions]

    def prompt(self, view: View, seat: int, path: Sequence[str]) -> Label | None:
        return Label("prompt-down") if len(path) == 1 else None

    def why(self, view: View, seat: int, path: Sequence[str]) -> int | None:
        card = next((touched[5:] for touched in reversed(path) if touched.startswith("card-")), "")
        return int(card) - 1 if card.isascii() and card.isdecimal() and 1 <= int(card[:3]) <= 24 else None


def prize(view: View) -> list[Sprite]:
    """HC-3: the prize of this round."""
    if view["round"] == len(PRIZES):
        return []
    label = Label("prize", {"points": view["prizes"][view["round"]]})
    return [Sprite(f"prize-{view['round']}", "prize", (0,), f"prize-{label.args['points']}", label, size=CARD)]


def laid(view: View) -> list[Sprite]:
    return [face(card, f"laid-{s}", 0, s) for s, card in enumerate(view["laid"]) if card is not None]


def hands(view: View) -> list[Sprite]:
    return [card for s, hand in enumerate(view["hands"]) for card in held(s, hand)]


def held(seat: int, hand: list[int] | int) -> list[Sprite]:
    if isinstance(hand, int):
        return [back(f"back-{seat}-{i}", f"hand-{seat}", i) for i in range(hand)]
    return [face(card, f"hand-{seat}", i, seat) for i, card in enumerate(hand)]


def face(card: int | str, zone: str, at: int, seat: int) -> Sprite:
    """Draw a card by its number; one that lies face down has none."""
    if isinstance(card, str):
        return back(f"down-{seat}", zone, at)
    label = Label("card", {"card": card})
    return Sprite(f"card-{card}", zone, (at,), "card", label, size=CARD, text=str(card), source=f"hand-{seat}")


def back(name: str, zone: str, at: int) -> Sprite:
    return Sprite(name, zone, (at,), "back", Label("back"), size=CARD)


def points(view: View) -> list[Sprite]:
    return [coin(s, i) for s, count in enumerate(view["points"]) for i in range(count)]


def coin(seat: int, index: int) -> Sprite:
    return Sprite(f"coin-{seat}-{index}", f"points-{seat}", (index,), "coin", source="prize")


def line(view: View, seat: int | None) -> Label:
    if view["round"] == len(PRIZES):
        return Label("prompt-over")
    if view["open"]:
        return Label("prompt-open")
    return Label("prompt-wait" if seat is None or view["laid"][seat] is not None else "prompt-lay")
