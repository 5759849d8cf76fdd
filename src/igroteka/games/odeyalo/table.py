"""What is seen in My Blanket!: the field, open cards, deck, discards, hands, tokens.

The field itself is in ground.py, touches in touches.py, touches that are not allowed in meaning.py.
"""

from typing import Any

import msgspec

from igroteka.engine.scene import Float, Label, Scene, Sprite, Zone

from . import scenery
from .brought import brought
from .ground import field, field_zone
from .meaning import meant
from .scenery import COLOURS, TEAM_SIGNS, View, bed_of
from .touches import can_play, gestures, prompt_at

__all__ = ["brought", "gestures", "meant", "prompt_at", "scene"]

CARD = (1.0, 1.4)
OURS = ("pull", "heave", "join", "wake", "lullaby", "pillow", "lure", "barter", "racket", "spin", "hands", "shove")
PICTURES = {"wake-all": "racket", "lull": "lullaby", "evict": "pillow"}  # of own cards, by what they do


def scene(view: View, seat: int | None) -> Scene:
    """The field, the cards beside it, then every player's cards and tokens; only the own hand shows faces."""
    zones = [field_zone(view, seat), *pile_zones(view), *player_zones(view)]
    sprites = [*field(view, seat), *open_cards(view), *deck(view), *discards(view)]
    sprites += [sprite for s in range(view["players"]) for sprite in player(view, s, seat)]
    if view["phase"] == "drawn" and seat == view["turn"]:
        zones.append(Zone("buttons", "buttons", Label("zone-buttons"), seat=seat))
        sprites.append(Sprite("keep", "buttons", (0,), "button-keep", Label("keep")))
    return Scene(zones, sprites, prompt(view, seat), hold(view), floats(view))


# Cards in the middle


def pile_zones(view: View) -> list[Zone]:
    opened = [Zone(f"place-{i}", "pile", Label("zone-open", {"number": i + 1})) for i in range(3)]
    deck = Zone("deck", "pile", Label("zone-deck", {"count": view["deck"]}))
    return [*opened, deck, Zone("discards", "pile", Label("zone-discards", {"count": view["discards"]}))]


def open_cards(view: View) -> list[Sprite]:
    """An open card's name says where it lies and how often that place was filled: a new one comes from the deck."""
    return [card(view, f"open-{i}-{name}", name, f"place-{i}", 0, "deck") for i, name in enumerate(view["open"])]


def deck(view: View) -> list[Sprite]:
    if not view["deck"]:
        return []
    label = Label("deck", {"count": view["deck"]})
    return [Sprite("deck-top", "deck", (0,), "deck", label, CARD, badge=view["deck"])]


def discards(view: View) -> list[Sprite]:
    """OD-16: face down; only the card just played is still seen."""
    if view["played"] is not None:
        name, seat = view["played"]
        return [card(view, f"played-{seat}", name, "discards", 0, f"hand-{seat}")]
    if not view["discards"]:
        return []
    label = Label("discards", {"count": view["discards"]})
    return [Sprite("discards-top", "discards", (0,), "back", label, CARD, tone="dim", badge=view["discards"])]


def card(view: View, sprite: str, name: str, zone: str, at: int, source: str, badge: int | None = None) -> Sprite:
    made = next(card for card in view["cards"] if card["id"] == name)
    return Sprite(
        sprite, zone, (at,), picture(made), Label("card-whole", {**words(made), "weigh": view["weigh"]}), CARD,
        source=source, badge=badge,
    )  # fmt: skip


def picture(made: dict[str, Any]) -> str:
    if made["id"] in OURS and "name" not in made:
        return f"card-{made['id']}"
    return f"card-{PICTURES.get(made['main'], made['main'])}"


def words(made: dict[str, Any]) -> dict[str, Any]:
    """A card as its words need it: ours by their id, others by their own name and text."""
    if "name" not in made:
        return {"card": made["id"]}
    name, text = made["name"], made["text"]
    return {"card": "own", "ru": name["ru"], "en": name["en"], "ru_text": text["ru"], "en_text": text["en"]}


# Players


def player_zones(view: View) -> list[Zone]:
    zones = []
    for s, cards in enumerate(view["hands"]):
        count = len(cards.split()) if isinstance(cards, str) else cards
        zones.append(Zone(f"tokens-{s}", "row", Label("zone-tokens", {"seat": s + 1, "count": view["tokens"][s]}), s))
        zones.append(Zone(f"hand-{s}", "hand", Label("zone-hand", {"seat": s + 1, "count": count}), s))
    return zones


def player(view: View, s: int, seat: int | None) -> list[Sprite]:
    return [*signs(view, s), *tokens(view, s), *(faces(view, s) if s == seat else backs(view, s))]


def signs(view: View, s: int) -> list[Sprite]:
    """Which bed is theirs now (OD-33), and whose side they are on, with what that side has won."""
    colour, zone = COLOURS[bed_of(s, view)], f"tokens-{s}"
    mark = Sprite(f"sign-{s}", zone, (0,), f"mark-{colour}", Label("own-bed", {"seat": s + 1, "colour": colour}))
    if not view["teams"]:
        return [mark]
    together = sum(view["tokens"][s // 2 * 2 : s // 2 * 2 + 2])
    label = Label("team", {"team": "sun" if s < 2 else "moon", "count": together})
    return [mark, Sprite(f"team-{s}", zone, (1,), TEAM_SIGNS[s], label, badge=together)]


def tokens(view: View, s: int) -> list[Sprite]:
    count, new = view["tokens"][s], view["won"] if any(letter in view["touched"] for letter in own(view, s)) else 0
    places = [0.9 if view["teams"] else 1 + i / 4 for i in range(count)]  # a heap; a team's lies under its sign
    return [token(view, s, i, places[i], i - (count - new)) for i in range(count)]


def own(view: View, s: int) -> str:
    bed: str = view["beds"][s].upper()
    return bed.replace(".", "")


def token(view: View, s: int, number: int, at: float, fresh: int) -> Sprite:
    source = f"gnome-{view['touched'][fresh]}" if fresh >= 0 else None
    return Sprite(f"token-{s}-{number}", f"tokens-{s}", (at,), "token", source=source, move="hop")


def piles(view: View, seat: int) -> list[tuple[str, int]]:
    """A hand as one holds it: equal cards together, in the order of the deck; the card just drawn is apart."""
    names = str(view["hands"][seat]).split()
    if view["drawn"] is not None:
        names.remove(view["drawn"])
    return [(made["id"], names.count(made["id"])) for made in view["cards"] if made["id"] in names]


def faces(view: View, seat: int) -> list[Sprite]:
    zone, held = f"hand-{seat}", piles(view, seat)
    sprites = [
        card(view, f"mine-{name}", name, zone, i, "deck", count if count > 1 else None)
        for i, (name, count) in enumerate(held)
    ]
    if view["drawn"] is None:
        return sprites
    new = card(view, "drawn", view["drawn"], zone, len(held), "deck")
    known = new if can_play(view, seat, view["drawn"]) else msgspec.structs.replace(new, tone="trace")
    return [*sprites, known]  # the line speaks of it: one sees which, lifted or marked


def backs(view: View, seat: int) -> list[Sprite]:
    zone = f"hand-{seat}"
    return [
        Sprite(f"back-{seat}-{i}", zone, (i,), "back", size=CARD, source="deck") for i in range(view["hands"][seat])
    ]


# What to do, and how long to look


def prompt(view: View, seat: int | None) -> Label:
    if view["won"] or view["touched"]:
        winner = next(s for s in range(view["players"]) if set(own(view, s)) & set(view["touched"]))
        return Label("prompt-touched", {"seat": winner + 1, "count": len(view["touched"])})
    if view["over"]:
        return Label("prompt-over")
    if view["played"] is not None and view["played"][1] == view["turn"] and view["phase"] == "turn":
        made = next(card for card in view["cards"] if card["id"] == view["played"][0])
        return Label("prompt-played", {**words(made), "seat": view["turn"] + 1})  # while it is being shown
    if seat is None or seat != view["turn"]:
        return Label("prompt-wait", {"seat": view["turn"] + 1})
    return own_prompt(view, seat)


def own_prompt(view: View, seat: int) -> Label:
    if view["phase"] == "surplus":
        return Label("prompt-surplus")
    if view["phase"] == "drawn":
        return Label("prompt-drawn" if can_play(view, seat, view["drawn"]) else "prompt-keep")
    if view["phase"] == "bed":
        return Label("prompt-lay" if view["beds"][seat] == "..." else "prompt-stay")
    bed = bed_of(seat, view)
    counts = {"mine": scenery.awake_in(view, bed), "theirs": scenery.weight_in(view, (bed + 2) % 4)}
    pulls = any(card["main"] == "pull" for card in view["cards"] if card["id"] in view["hands"][seat].split())
    if pulls and scenery.is_strong(view, bed) and scenery.distance(view, bed):
        return Label("prompt-pull", counts)
    return Label("prompt-turn")


def hold(view: View) -> int:
    """Milliseconds a moment is looked at: gnomes under the blanket, tokens won, feathers, a card just shown."""
    if view["won"]:
        return 1100
    if view["touched"]:
        return 900
    return 500 if view["struck"] is not None else 250 if view["played"] is not None else 0


def floats(view: View) -> tuple[Float, ...]:
    if not view["won"]:
        return ()
    return tuple(Float(f"gnome-{letter}", "+1") for letter in view["touched"])
