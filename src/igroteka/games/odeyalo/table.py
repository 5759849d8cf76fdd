"""The table of My Blanket!: what can be touched, what a touch means, and the lines of text.

Touches go card, then gnome, then pillow; or a gnome is dragged to a pillow by itself. A bed stands for its player:
whose cards are swapped, or, for a spin, whose bed comes to the own place.
"""

from collections.abc import Sequence
from typing import Any

from igroteka.engine import table
from igroteka.engine.refusal import Refusal
from igroteka.engine.scene import Gesture, Label, Scene, Sprite, View, Zone
from igroteka.engine.table import credited, increases

from . import kinds, scene
from .kinds import side_of
from .reasons import Touches
from .scene import Cards, Field, bed_of

Path = tuple[str, ...]


class Table(table.Table):
    """The field, the cards beside it, then every player's cards and tokens; only the own hand shows faces."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.numbers = game.numbers
        self.cards = Cards(game.edition)
        self.fields = {players: Field(players) for players in game.players}
        self.keep = Sprite("keep", "buttons", (0,), "button-keep", Label("keep"))

    def scene(self, view: View, seat: int | None) -> Scene:
        cards, field = self.cards, self.fields[view["players"]]
        zones = [field.zone(view, seat), *scene.pile_zones(view), *scene.player_zones(view)]
        sprites = [*field.sprites(view, seat), *cards.open(view), *scene.deck(view), *cards.discards(view)]
        for s in range(view["players"]):
            sprites += [*scene.beside_hand(view, s), *(cards.hand(view, s) if s == seat else scene.backs(view, s))]
        if view["phase"] == "drawn" and seat == view["turn"]:
            zones.append(Zone("buttons", "buttons", Label("zone-buttons"), seat=seat))
            sprites.append(self.keep)
        return Scene(zones, sprites, self._line(view, seat), scene.hold(view), scene.floats(view))

    # The line of text

    def _line(self, view: View, seat: int | None) -> Label:
        if view["won"] or view["touched"]:
            winner = next(s for s in range(view["players"]) if set(scene.own(view, s)) & set(view["touched"]))
            return Label("prompt-touched", {"seat": winner + 1, "count": len(view["touched"])})
        if view["over"]:
            return Label("prompt-over")
        if view["played"] is not None and view["played"][1] == view["turn"] and view["phase"] == "turn":
            words = self.cards.words[view["played"][0]]
            return Label("prompt-played", {**words, "seat": view["turn"] + 1})  # while it is being shown
        if seat is None or seat != view["turn"]:
            return Label("prompt-wait", {"seat": view["turn"] + 1})
        return self._own_line(view, seat)

    def _own_line(self, view: View, seat: int) -> Label:
        if view["phase"] == "surplus":
            return Label("prompt-surplus")
        if view["phase"] == "drawn":
            return Label("prompt-drawn" if self.cards.can_play(view, seat, view["drawn"]) else "prompt-keep")
        if view["phase"] == "bed":
            return Label("prompt-lay" if view["beds"][seat] == "..." else "prompt-stay")
        bed = bed_of(seat, view)
        counts = {"mine": scene.awake_in(view, bed), "theirs": scene.weight_in(view, (bed + 2) % 4)}
        held = view["hands"][seat].split()
        pulls = any(card.main == "pull" for name, card in self.cards.by_name.items() if name in held)
        if pulls and scene.is_strong(view, bed) and scene.distance(view, bed):
            return Label("prompt-pull", counts)
        return Label("prompt-turn")

    def prompt(self, view: View, seat: int, path: Sequence[str]) -> Label:
        """Return the line that asks for the next touch: a gnome, a pillow or a player."""
        name = self.cards.touched(view, path[0])
        if name is None:
            return Label("ask-pillow")
        if view["phase"] == "surplus":
            return Label("ask-discards")
        if not self.cards.can_play(view, seat, name):
            return Label("ask-swap")
        effect = self.cards.by_name[name].main
        if len(path) == 1:
            return Label(f"ask-{effect}")
        return Label({"barter": "ask-player", "shove": "ask-other-pillow"}.get(effect, "ask-pillow"))

    def summary(self, views: Sequence[View], seat: int) -> list[Label]:
        """Return tokens, gnomes that woke or fell asleep, steps of the blanket, cards."""
        before, after = views[0], views[-1]
        if before["phase"] == "bed":  # a gnome for an empty bed, or one that stays: nothing is won by it
            return []
        same = [view for view in views if not _is_next_round(before, view)]
        gained = increases(before["tokens"], after["tokens"])
        tokens = [credited(s, seat, "brought-tokens", count=count) for s, count in gained]
        seen = [*tokens, *_pulled(before, same[-1]), *_gnomes(before, same[-1])]
        if after["round"] != before["round"]:
            return [*seen, Label("brought-round", {"round": before["round"]})]
        least = [min(view["hands"][s] for view in same) for s in range(after["players"])]  # a card was played first
        drawn = [credited(s, seat, "brought-cards", count=count) for s, count in increases(least, after["hands"])]
        return [*seen, *drawn]

    def why(self, view: View, seat: int, path: Sequence[str]) -> int | Refusal | None:
        if not path or not isinstance(view["hands"][seat], str):
            return None
        return Touches(self.numbers, self.cards, view, seat).action(path)

    # Touches

    def gestures(self, view: View, seat: int, actions: Sequence[int]) -> list[Gesture]:
        """Touch card, gnome, pillow; or gnome and pillow alone, which means the first card that can do it."""
        seen: dict[Path, Gesture] = {}
        for action in actions:
            label = self._label(view, seat, action)
            for path in self._paths(view, seat, action):
                seen.setdefault(path, Gesture(action, path, label))
        return list(seen.values())

    def _paths(self, view: View, seat: int, action: int) -> list[Path]:
        numbers = self.numbers
        if action == kinds.A_DRAW:
            return [("deck",)]
        if action == kinds.A_KEEP:
            return [("keep",)]
        if action < numbers.swap:
            place = action - kinds.A_OPEN
            return [(f"open-{place}-{view['open'][place]}",)]
        if action < numbers.play_drawn:
            return [(f"mine-{self._put_away(action)}", "discards")]
        if action >= numbers.lay:
            return self._chosen_paths(view, seat, action)
        kind, target = numbers.kind_of[action], numbers.target_of[action]
        if kind < 0:
            return self._played_paths(view, seat, "drawn", numbers.ids.index(view["drawn"]), target)
        return self._played_paths(view, seat, f"mine-{numbers.ids[kind]}", kind, target)

    def _put_away(self, action: int) -> str:
        """Return the card that an action swaps or drops."""
        name: str = self.numbers.ids[(action - self.numbers.swap) % len(self.numbers.ids)]
        return name

    def _chosen_paths(self, view: View, seat: int, action: int) -> list[Path]:
        """Return a pillow, alone or after the waiting gnome (OD-10), or the gnome that stays (OD-30)."""
        cell = side_of(seat, view["players"]) * 3 + (action - self.numbers.lay) % 3
        if action >= self.numbers.stay:
            return [(_gnome_at(view, cell),)]
        to, bed = _pillow(cell, view), bed_of(seat, view)
        return [(to,), *((f"gnome-{letter}", to) for letter, where in scene.waiting(view).items() if where == bed)]

    def _played_paths(self, view: View, seat: int, card: str, kind: int, target: int) -> list[Path]:
        effect = kinds.EFFECTS[self.numbers.effects[kind]]
        targets = self._targets(view, seat, effect, target)
        dragged = targets if effect in ("lure", "shove") else []
        return [*((card, *path) for path in targets), *dragged]

    def _targets(self, view: View, seat: int, effect: str, target: int) -> list[Path]:
        """Return the touches after the card."""
        side = side_of(seat, view["players"])
        if effect == "pull":
            return [("blanket",)]
        if effect == "draw":
            return [("deck",)]
        if effect == "join":
            return [(_pillow(side * 3 + target - kinds.T_PILLOW, view),)]
        if effect == "wake":
            return [(_gnome_at(view, side * 3 + target - kinds.T_PILLOW),)]
        if effect == "wake-all":
            return [(f"gnome-{letter}",) for letter, _, awake in scene.gnomes(view) if not awake]
        if effect in ("lull", "evict"):
            return [(_gnome_at(view, target - kinds.T_GNOME),)]
        if effect == "lure":
            cell, place = divmod(target - kinds.T_LURE, 3)
            return [(_gnome_at(view, cell), _pillow(side * 3 + place, view))]
        if effect == "shove":
            cell, place = divmod(target - kinds.T_SHOVE, 12)
            return [(_gnome_at(view, cell), _pillow(place, view))]
        return self._player_targets(view, side, effect, target)

    def _player_targets(self, view: View, side: int, effect: str, target: int) -> list[Path]:
        if effect == "spin":  # right: the bed of the seat before comes to the own place
            return [(_bed(view, (side - 1) % 4 if target > kinds.T_SPIN else (side + 1) % 4),)]
        if effect == "hands":
            return [(_bed(view, target - kinds.T_PLAYER),)]
        gift, other = divmod(target - kinds.T_BARTER, 4)
        return [(f"mine-{self.numbers.ids[gift]}", _bed(view, other))]

    # The words of an action

    def _label(self, view: View, seat: int, action: int) -> Label:
        numbers, words = self.numbers, self.game.card_words
        if action < numbers.swap:
            opened = view["open"][action - kinds.A_OPEN] if action >= kinds.A_OPEN else None
            return Label("take-open", words[opened]) if opened else Label(("draw", "keep")[action])
        if action < numbers.play_drawn:
            return Label("swap" if action < numbers.drop else "drop", words[self._put_away(action)])
        if action >= numbers.lay:
            return Label("lay" if action < numbers.stay else "stay")
        kind, target = numbers.kind_of[action], numbers.target_of[action]
        name = numbers.ids[kind] if kind >= 0 else view["drawn"] or numbers.ids[0]
        side = _target_side(target)
        if side is None or (view["players"] == 2 and side % 2):
            return Label("play", words[name])
        return Label("play-on", {**words[name], "seat": kinds.seat_at(side, view["players"]) + 1})


def _target_side(target: int) -> int | None:
    """Return the side of the gnome or player that a target names."""
    if kinds.T_GNOME <= target < kinds.T_LURE:
        return (target - kinds.T_GNOME) // 3
    if kinds.T_LURE <= target < kinds.T_SHOVE:
        return (target - kinds.T_LURE) // 9
    if kinds.T_SHOVE <= target < kinds.T_SPIN:
        return (target - kinds.T_SHOVE) // 36
    if target >= kinds.T_BARTER:
        return (target - kinds.T_BARTER) % 4
    return target - kinds.T_PLAYER if target >= kinds.T_PLAYER else None


# Ids of things, for pillows and sides of the rules


def _pillow(cell: int, view: View) -> str:
    return f"pillow-{scene.framed(cell, view['spun'])}"


def _bed(view: View, side: int) -> str:
    return f"bed-{scene.bed_at(side, view)}"


def _gnome_at(view: View, cell: int) -> str:
    frame = scene.framed(cell, view["spun"])
    return next((f"gnome-{letter}" for letter, at, _ in scene.gnomes(view) if at == frame), f"pillow-{frame}")


# Changes between two views


def _is_next_round(before: View, view: View) -> bool:
    """OD-30: the round is over and cleared away, or the next one has begun."""
    return view["round"] != before["round"] or not any(view["hands"])


def _pulled(before: View, after: View) -> list[Label]:
    """Return the steps of the blanket (OD-20); a field that was spun has only turned."""
    if before["spun"] != after["spun"]:
        return []
    count = sum(abs(then - now) for then, now in zip(before["blanket"], after["blanket"], strict=True))
    return [Label("brought-pulled", {"count": count})] if count else []


def _gnomes(before: View, after: View) -> list[Label]:
    """Return how many gnomes changed; capital letters are awake, small ones sleep."""
    then, now = _letters(before), _letters(after)
    awake, asleep = {name for name in now if name.isupper()}, {name for name in now if name.islower()}
    counts = {
        "brought-woke": len([name for name in awake if name.lower() in then]),
        "brought-slept": len([name for name in asleep if name.upper() in then]),
        "brought-came": len({name.upper() for name in now} - {name.upper() for name in then}),
        "brought-left": len({name.upper() for name in then} - {name.upper() for name in now}),
        "brought-moved": _moved(before, after),
    }
    return [Label(key, {"count": count}) for key, count in counts.items() if count]


def _letters(view: View) -> set[str]:
    return set("".join(view["beds"])) - {"."}


def _moved(before: View, after: View) -> int:
    """Return how many gnomes changed beds (OD-4); a field that was spun has moved them all."""
    if before["spun"] != after["spun"]:
        return 0
    beds = [{name.upper(): bed for bed, row in enumerate(view["beds"]) for name in row} for view in (before, after)]
    return sum(beds[0].get(name, bed) != bed for name, bed in beds[1].items() if name != ".")
