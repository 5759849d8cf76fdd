"""The table of Floors: what can be touched, what a touch means, and the lines of text."""

from collections.abc import Sequence
from typing import Any

from igroteka.engine import table
from igroteka.engine.refusal import Refusal
from igroteka.engine.scene import Gesture, Label, Scene, Sprite, View, Zone
from igroteka.engine.table import credited, increases

from . import kinds, scene
from .kinds import KIND_BY_NAME, NAMES, counted
from .reasons import Reasons, card_words, early
from .rules import stars_to_win
from .scene import Ring, fitting, has_emptied, held, piles

BUTTONS = {"draw": kinds.DRAW, "pass": kinds.PASS, "end": kinds.END, "let": kinds.LET}
NAME_BY_BUTTON = {action: name for name, action in BUTTONS.items()}
BEGINNING = ("prompt-beginner", "prompt-beginner-pass")
LAYING = ("prompt-lay", "prompt-lay-floor", "prompt-lay-or-pass", "prompt-floor", "prompt-more", *BEGINNING)


class Table(table.Table):
    """The middle of the table, then every player's cards and stars; only the own hand shows faces."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.ring = Ring()

    def scene(self, view: View, seat: int | None) -> Scene:
        zones = [*self.ring.zones(view), *scene.hand_zones(view), *scene.star_zones(view)]
        sprites = [*scene.open_cards(view, seat), *scene.deck(view), *self.ring.floors(view)]
        sprites += [*scene.hands(view, seat), *scene.stars(view)]
        shown = _buttons(view, seat)
        if shown:
            zones.append(Zone("buttons", "buttons", Label("zone-buttons"), seat=seat))
            sprites += [_button(view, name, index) for index, name in enumerate(shown)]
        floats = scene.floats(view)
        return Scene(zones, sprites, self._line(view, seat), hold=scene.LOOK if floats else 0, floats=floats)

    # The line of text

    def _line(self, view: View, seat: int | None) -> Label:
        if view["over"]:
            return Label("prompt-over")
        if view["asked"]:
            return Label("prompt-may-cut-in" if early(view) else "prompt-cut-in", {"seat": view["active"] + 1})
        if seat is None or seat != view["active"]:
            return Label("prompt-wait", {"seat": view["active"] + 1})
        return Label(self._own_line(view, seat))

    def _own_line(self, view: View, seat: int) -> str:
        if has_emptied(view, seat):
            return "prompt-star"
        if view["finishing"]:
            return "prompt-top" if len(held(view, seat)) > 1 else "prompt-top-only"  # ET-21: a single ball is no choice
        if view["floor_laid"]:
            return "prompt-more" if _can_go_on(view, seat) else "prompt-done"
        if view["level"] == "beginner":
            return BEGINNING[not _passing_draws(view)] if _can_go_on(view, seat) else "prompt-beginner-draw"
        if view["ball_laid"]:
            return "prompt-floor"
        if not self.can_move(view, seat):
            return "prompt-pass" if view["drawn"] else "prompt-draw"
        if view["drawn"]:
            return "prompt-lay-or-pass"
        return "prompt-lay" if any(counted(view["hands"][seat])[kinds.BALL :]) else "prompt-lay-floor"

    def can_move(self, view: View, seat: int) -> bool:
        """Return whether a floor in hand can be laid, at once or with a ball in hand (ET-18)."""
        return Reasons(self.game.boxes, view, seat).may_move()

    def prompt(self, view: View, seat: int, path: Sequence[str]) -> Label:
        """Return the line that asks for the pile of a touched card."""
        return Label("prompt-where-ball" if (_touched_card(path[-1]) or 0) >= kinds.BALL else "prompt-where")

    def summary(self, views: Sequence[View], seat: int) -> list[Label]:
        """ET-22: stars; cards drawn, and the cards still in hand."""
        before, after = views[0], views[-1]
        starred = [whose for whose, _ in increases(before["stars"], after["stars"])]
        goal = stars_to_win(after["players"])
        won = [credited(s, seat, "brought-star", count=after["stars"][s], goal=goal) for s in starred]
        more = [gain for gain in increases(before["hands"], after["hands"]) if gain[0] not in starred]
        drawn = [credited(whose, seat, "brought-cards", count=count) for whose, count in more]
        count = after["hands"][seat]
        left = [Label("brought-left", {"count": count})] if 0 < count < before["hands"][seat] else []
        return [*won, *drawn, *left]

    # Touches

    def gestures(self, view: View, seat: int, actions: Sequence[int]) -> list[Gesture]:
        """Touch a card, then its pile; or a button; or the deck to draw."""
        return [gesture for action in actions for gesture in _gestures(view, seat, action)]

    def why(self, view: View, seat: int, path: Sequence[str]) -> int | Refusal | None:
        """Return the action of the last card or button touched.

        A card that the table took up by itself, because no other can be played, was not chosen by the player.
        """
        if not path:
            return None
        last = path[-1]
        if last.startswith("deck"):
            return BUTTONS[_draws(view)]
        if last in BUTTONS:
            return BUTTONS[last]
        if last == _own_hand(seat) and view["asked"] and early(view):
            return kinds.LET
        kind = next((kind for kind in map(_touched_card, reversed(path)) if kind is not None), None)
        return self._meant_pile(view, seat, last) if kind is None else _meant_card(view, seat, kind, last)

    def _meant_pile(self, view: View, seat: int, pile: str) -> Refusal | None:
        """ET-13: a pile is touched before any card, though there is one to lay."""
        piled = pile.startswith(("floors", "balls")) and seat == view["active"] and not view["over"]
        return Refusal("card-first", "ET-13") if piled and self._own_line(view, seat) in LAYING else None


# Buttons


def _buttons(view: View, seat: int | None) -> list[str]:
    """ET-19, ET-20, ET-34, ET-62: what can be done without a card, now or nearly."""
    if view["over"] or seat is None:
        return []
    if seat != view["active"] or view["finishing"] or has_emptied(view, seat):
        return ["let"] if view["asked"] and view["window"] else []
    if view["floor_laid"] or view["ball_laid"]:
        return ["end"]
    return ["pass"] if view["drawn"] or view["level"] == "beginner" else ["draw"]


def _button(view: View, name: str, index: int) -> Sprite:
    words = "pass-draw" if name == "pass" and _passing_draws(view) else name
    return Sprite(name, "buttons", (index,), f"button-{name}", Label(f"button-{words}"))


def _passing_draws(view: View) -> bool:
    """ET-62: beginners who pass draw two, so their texts speak of drawing instead of passing."""
    return _draws(view) == "pass" and bool(view["deck"])


def _draws(view: View) -> str:
    """Return the button that touching the deck stands for."""
    return "pass" if view["level"] == "beginner" else "draw"


def _can_go_on(view: View, seat: int) -> bool:
    """Return whether a floor in hand can be laid at once, or there is a ball to lay."""
    hand, fits = counted(view["hands"][seat]), fitting(view)
    return any(hand[kinds.BALL :]) or any(hand[kind] and kind % 10 in fits for kind in range(kinds.BALL))


# The touches of an action


def _gestures(view: View, seat: int, action: int) -> list[Gesture]:
    name = NAME_BY_BUTTON.get(action)
    if name == "let" and early(view):
        return [Gesture(action, (_own_hand(seat),), Label("let"))]
    if name is not None:
        paths = [name, "deck"] if name == _draws(view) else [name]
        words = "draw" if name == "pass" and _passing_draws(view) else name
        return [Gesture(action, (path,), Label(words)) for path in paths]
    kind, pile, key = _laying(view, action)
    label = Label(key, {**card_words(kind), "pile": (action - kinds.LAY) % 2 + 1})
    copies = held(view, seat).count(NAMES[kind])
    return [Gesture(action, (f"mine-{NAMES[kind]}-{copy}", pile), label) for copy in range(copies)]


def _own_hand(seat: int) -> str:
    """Return the zone that stands for letting go before the first card: no table offers that, so it has no button."""
    return f"hand-{seat}"


def _laying(view: View, action: int) -> tuple[int, str, str]:
    """Return the card that an action lays, its pile, and the key of the text."""
    if action >= kinds.LAY:
        return (action - kinds.LAY) // 2, piles(view)[(action - kinds.LAY) % 2], "lay-on-pile"
    if action >= kinds.TOP:
        return action - kinds.TOP + kinds.BALL, "balls", "leave-on-top"
    if action >= kinds.CLAIM:
        return action - kinds.CLAIM + kinds.NIGHT, "floors", "cut-in"
    return action, "floors" if action < kinds.BALL else "balls", "lay"


# The action of a touch


def _touched_card(touched: str) -> int | None:
    """Return the kind of a card in the own hand; None for any other thing."""
    parts = touched.split("-")
    return KIND_BY_NAME.get(parts[1]) if parts[0] == "mine" and len(parts) == 3 else None


def _meant_card(view: View, seat: int, kind: int, pile: str) -> int:
    """ET-31: out of turn a night floor cuts in; ET-21: at the end a ball is left on top."""
    if view["level"] == "beginner":
        return kinds.LAY + 2 * kind + (1 if pile.startswith("floors-2") else 0)
    if kinds.NIGHT <= kind < kinds.BALL and seat != view["active"]:
        return kinds.CLAIM + kind - kinds.NIGHT
    finishing = view["finishing"] and seat == view["active"] and kind >= kinds.BALL
    return kinds.TOP + kind - kinds.BALL if finishing else kind
