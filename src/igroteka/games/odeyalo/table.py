"""What is seen in My Blanket!: the field, open cards, deck, discards, hands, tokens. Touches are in touches.py."""

from typing import Any

from igroteka.engine.scene import Float, Label, Scene, Sprite, Tone, Zone

from . import scenery
from .scenery import COLOURS, View, bed_of
from .touches import can_play, gestures, meant, prompt_at

__all__ = ["gestures", "meant", "prompt_at", "scene"]

CARD = (1.0, 1.4)
OURS = ("pull", "heave", "join", "wake", "lullaby", "pillow", "lure", "barter", "racket", "spin", "hands", "shove")
PICTURES = {"wake-all": "racket", "lull": "lullaby", "evict": "pillow"}  # of own cards, by what they do
TEAM_SIGNS = ("team-sun", "team-sun", "team-moon", "team-moon")


def scene(view: View, seat: int | None) -> Scene:
    """The field, the cards beside it, then every player's cards and tokens; only the own hand shows faces."""
    zones = [field_zone(view, seat), *pile_zones(view), *player_zones(view)]
    sprites = [*field(view, seat), *open_cards(view), *deck(view), *discards(view)]
    sprites += [sprite for s in range(view["players"]) for sprite in player(view, s, seat)]
    if view["phase"] == "drawn" and seat == view["turn"]:
        zones.append(Zone("buttons", "buttons", Label("zone-buttons"), seat=seat))
        sprites.append(Sprite("keep", "buttons", (0,), "button-keep", Label("keep")))
    return Scene(zones, sprites, prompt(view, seat), hold(view), floats(view))


# The field


def field_zone(view: View, seat: int | None) -> Zone:
    art = "field" if view["players"] == 4 else "field-two"
    label = Label("zone-field", {"round": view["round"]})
    return Zone("field", "board", label, size=scenery.size(view), art=art, turn=scenery.turn(view, seat))


def field(view: View, seat: int | None) -> list[Sprite]:
    shown = [sprite for bed in scenery.beds(view) for sprite in bed_and_way(view, bed)]
    things = [*pillows(view), *blanket(view), *gnomes(view, seat), *feathers(view)]
    return [*lanes(view), *rounds(view, seat), *team_signs(view, seat), *shown, *things]


def centred(x: float, y: float, width: float, height: float) -> dict[str, Any]:
    return {"at": (round(x - width / 2, 3), round(y - height / 2, 3)), "size": (width, height)}


def lanes(view: View) -> list[Sprite]:
    """A pale carpet shows which pillows the blanket would come to lie on."""
    x, y = scenery.middle(view)
    dx, dy = scenery.blanket(view)
    down = Sprite("lane-down", "field", art="lane", **centred(x + dx, y, 3, 8.6))
    across = Sprite("lane-across", "field", art="lane", turn=90, **centred(x, y + dy, 3, 8.6))
    return [down, across] if view["players"] == 4 else [down]


def rounds(view: View, seat: int | None) -> list[Sprite]:
    """Three nights, in a corner that stays where it is when the field turns; those to come are pale."""
    spots = [(-4.25 + 0.65 * i, -4.25) if view["players"] == 4 else (-2.3, -0.65 + 0.65 * i) for i in range(3)]
    places = [centred(*scenery.fixed(view, seat, *spot), 0.6, 0.6) for spot in spots]
    tones: list[Tone] = ["plain" if i < view["round"] else "dim" for i in range(3)]
    return [
        Sprite(f"round-{i}", "field", art="round", tone=tones[i], upright=True, **place)
        for i, place in enumerate(places)
    ]


def team_signs(view: View, seat: int | None) -> list[Sprite]:
    """OD-32: beds travel, sides do not: the sun's sign and the moon's stand on the floor."""
    if not view["teams"]:
        return []
    sides = [(s - (seat or 0)) % 4 for s in range(4)]
    ways = [scenery.AWAY[side] for side in sides]
    spots = [(dx * 3.0 + 1.75 * dy, dy * 3.0 - 1.75 * dx) for dx, dy in ways]
    places = [centred(*scenery.fixed(view, seat, *spot), 0.75, 0.75) for spot in spots]
    return [
        Sprite(f"floor-{s}", "field", art=TEAM_SIGNS[s], layer=1, upright=True, **place)
        for s, place in enumerate(places)
    ]


def bed_and_way(view: View, bed: int) -> list[Sprite]:
    """A bed with its mark and how many are awake in it, and a chevron for each cell on the way to it."""
    x, y = scenery.middle(view)
    dx, dy = scenery.AWAY[bed]
    colour, who = COLOURS[bed], scenery.owner(bed, view)
    awake = scenery.awake_in(view, bed)
    label = Label("bed", {"seat": who + 1, "colour": colour, "count": awake})
    at = centred(x + dx * scenery.EDGE, y + dy * scenery.EDGE, 3.7, 1.25)
    frame = Sprite(f"bed-{bed}", "field", art=f"bed-{colour}", label=label, turn=90 * bed, layer=1, **at)
    ends = [(end * 2.15 * dy, -end * 2.15 * dx) for end in (1, -1)]
    (sx, sy), (cx, cy) = [(x + dx * scenery.EDGE - ex, y + dy * scenery.EDGE - ey) for ex, ey in ends]
    sign, count = centred(sx, sy, 0.8, 0.8), centred(cx, cy, 0.8, 1.2)
    mark = Sprite(f"mark-{bed}", "field", art=f"mark-{colour}", layer=1, upright=True, **sign)
    eye = Sprite(f"awake-{bed}", "field", art="awake", text=str(awake), layer=1, upright=True, **count)
    return [frame, mark, eye, *chevrons(view, bed)]


def chevrons(view: View, bed: int) -> list[Sprite]:
    """One for every cell the blanket still has to go, between its edge and the bed."""
    x, y = scenery.middle(view)
    (bx, by), (dx, dy) = scenery.blanket(view), scenery.AWAY[bed]
    cells = scenery.distance(view, bed)
    art, tone = f"chevron-{COLOURS[bed]}", may_pull(view, bed)
    steps = []
    for step in range(cells):
        reach = 3.75 - (step + 0.5) * (cells - 0.6) / cells
        place = centred(x + (dx * reach if dx else bx), y + (dy * reach if dy else by), 0.62, 0.62)
        steps.append(Sprite(f"way-{bed}-{step}", "field", art=art, turn=90 * bed, layer=2, tone=tone, **place))
    return steps


def may_pull(view: View, bed: int) -> Tone:
    """OD-20: a way that cannot be pulled now is pale."""
    return "plain" if scenery.awake_in(view, bed) >= scenery.awake_in(view, (bed + 2) % 4) else "dim"


def pillows(view: View) -> list[Sprite]:
    return [pillow(view, bed * 3 + index) for bed in scenery.beds(view) for index in range(3)]


def pillow(view: View, cell: int) -> Sprite:
    at = centred(*scenery.spot(view, cell), 1.0, 1.0)
    label = Label("pillow", {"seat": scenery.owner(cell // 3, view) + 1})
    art = f"pillow-{COLOURS[cell // 3]}"
    return Sprite(f"pillow-{cell}", "field", art=art, label=label, turn=90 * (cell // 3), layer=2, **at)


def blanket(view: View) -> list[Sprite]:
    """The blanket, and at its far edge the folds of the last pull."""
    x, y = scenery.middle(view)
    dx, dy = scenery.blanket(view)
    label = Label("blanket", {"far": min(scenery.distance(view, bed) for bed in scenery.beds(view))})
    cloth = Sprite("blanket", "field", art="blanket", label=label, layer=3, **centred(x + dx, y + dy, 3.1, 3.1))
    if view["pulled"] is None:
        return [cloth]
    bed = scenery.bed_at("SWNE".index(view["pulled"]), view)
    ax, ay = scenery.AWAY[bed]
    at = centred(x + dx - ax * 1.1, y + dy - ay * 1.1, 3.1, 0.9)
    return [cloth, Sprite("folds", "field", art="folds", turn=90 * bed, layer=3, source="blanket", **at)]


def gnomes(view: View, seat: int | None) -> list[Sprite]:
    """Eyes shut and hands down when asleep; the shape of the cap is the gnome's own, its colour the bed's."""
    here = scenery.gnomes(view)
    here.sort(key=lambda one: scenery.seen_height(view, seat, scenery.spot(view, one[1])))
    return [gnome(view, letter, cell, awake) for letter, cell, awake in here]


def gnome(view: View, letter: str, cell: int, awake: bool) -> Sprite:
    colour = COLOURS[cell // 3]
    art = f"{'gnome' if awake else 'sleeper'}-{colour}-{scenery.cap(letter)}"
    who = {"seat": scenery.owner(cell // 3, view) + 1, "awake": "yes" if awake else "no"}
    tone: Tone = "lit" if letter in view["touched"] else "plain"
    at = centred(*scenery.spot(view, cell), 1.24, 1.24)
    source = f"played-{view['played'][1]}" if view["played"] else None
    return Sprite(
        f"gnome-{letter}", "field", art=art, label=Label("gnome", who), layer=4, source=source,
        move="hop", tone=tone, upright=True, **at,
    )  # fmt: skip


def feathers(view: View) -> list[Sprite]:
    if view["struck"] is None:
        return []
    x, y = scenery.spot(view, scenery.framed(view["struck"], view["spun"]))
    spread = ((-0.6, -0.5), (0.5, -0.7), (0.1, 0.1), (-0.4, 0.5), (0.7, 0.3))
    places = [centred(x + dx, y + dy, 0.6, 0.6) for dx, dy in spread]
    return [Sprite(f"feather-{i}", "field", art="feather", turn=70 * i, layer=5, **at) for i, at in enumerate(places)]


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
        sprite, zone, (at,), picture(made), Label("card-whole", words(made)), CARD, source=source, badge=badge
    )


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
    return [*sprites, card(view, "drawn", view["drawn"], zone, len(held), "deck")]


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
    bed = bed_of(seat, view)
    counts = {"mine": scenery.awake_in(view, bed), "theirs": scenery.awake_in(view, (bed + 2) % 4)}
    pulls = any(card["main"] == "pull" for card in view["cards"] if card["id"] in view["hands"][seat].split())
    if pulls and counts["mine"] >= counts["theirs"] and scenery.distance(view, bed):
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
