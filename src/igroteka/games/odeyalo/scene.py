"""Drawing of My Blanket!: the field with beds, pillows, blanket and gnomes, the cards, and the players' tokens.

The field is drawn as it was set up: bed 0 in the south. A spin turns the whole zone, so what lies on it keeps its place
in this frame; so does looking at it from another seat, whose bed is always nearest.
"""

from typing import Any

import msgspec

from igroteka.engine.scene import Float, Label, Sprite, Tone, View, Zone

from .edition import Card, Deck
from .kinds import LETTERS, seat_at, side_of, turned

MIDDLE = 4.75  # of a square field for four
NARROW = 2.75  # across the field for two
EDGE = 4.1  # from the middle to the middle of a bed
PITCH = 1.12  # from pillow to pillow
COLOURS = ("red", "yellow", "blue", "green")  # of beds, each with its mark
CAPS = 6  # shapes of caps
TEAM_SIGNS = ("team-sun", "team-sun", "team-moon", "team-moon")  # by seat
AWAY = ((0, 1), (-1, 0), (0, -1), (1, 0))  # the way to each bed, in the frame; y goes down
SIGN, BELOW = 2.15, 2.45  # from the middle of a bed to its signs; to a high one that stands below it
GNOME = 1.24
WAITING = 2.85  # from the middle of the field to a gnome that stands before its bed
CARD = (1.0, 1.4)
OURS = ("pull", "heave", "join", "wake", "lullaby", "pillow", "lure", "barter", "racket", "spin", "hands", "shove")
PICTURES = {"wake-all": "racket", "lull": "lullaby", "evict": "pillow"}  # of own cards, by what they do
OPEN_ZONES = tuple(Zone(f"place-{i}", "pile", Label("zone-open", {"number": i + 1})) for i in range(3))


# Places


def size(view: View) -> tuple[float, float]:
    return (2 * MIDDLE, 2 * MIDDLE) if view["players"] == 4 else (2 * NARROW, 2 * MIDDLE)


def middle(view: View) -> tuple[float, float]:
    width, height = size(view)
    return width / 2, height / 2


def turn(view: View, seat: int | None) -> int:
    """Return the turn of the field in degrees: right by every spin, and so that the own bed is nearest."""
    side = side_of(seat or 0, view["players"])
    return int(90 * view["spun"] - 90 * side) % 360


def framed(cell: int, spun: int) -> int:
    """Return the name in the frame of a pillow of the rules."""
    for _ in range((4 - spun) % 4):
        cell = turned(cell)
    return cell


def sided(cell: int, spun: int) -> int:
    """Return the name in the rules of a pillow of the frame."""
    for _ in range(spun):
        cell = turned(cell)
    return cell


def bed_at(side: int, view: View) -> int:
    """Return the bed that stands at a side."""
    return int(side - view["spun"]) % 4


def side_at(bed: int, view: View) -> int:
    return int(bed + view["spun"]) % 4


def beds(view: View) -> list[int]:
    return [0, 2] if view["players"] == 2 else [0, 1, 2, 3]


def owner(bed: int, view: View) -> int:
    """Return the seat in front of a bed, its owner (OD-33)."""
    return seat_at(side_at(bed, view), view["players"])


def bed_of(seat: int, view: View) -> int:
    return bed_at(side_of(seat, view["players"]), view)


def spot(view: View, cell: int) -> tuple[float, float]:
    """Return the middle of a pillow of the frame."""
    bed, pillow = divmod(cell, 3)
    along = (pillow - 1) * PITCH
    x, y = middle(view)
    if bed % 2:
        return x + AWAY[bed][0] * EDGE, y - along
    return x + along, y + AWAY[bed][1] * EDGE


def blanket(view: View) -> tuple[float, float]:
    """Return the centre of the blanket, in steps to the right and down of the frame."""
    x, y = view["blanket"]
    for _ in range((4 - view["spun"]) % 4):
        x, y = y, -x
    return x, -y


def fixed(view: View, seat: int | None, dx: float, dy: float) -> tuple[float, float]:
    """Return the point of the frame seen at a fixed place, right and down of the middle, however the field turns."""
    for _ in range(turn(view, seat) // 90):
        dx, dy = dy, -dx
    x, y = middle(view)
    return x + dx, y + dy


def seen_height(view: View, seat: int | None, at: tuple[float, float]) -> float:
    """Return how far down the screen a point of the frame is seen: nearer things cover farther ones."""
    x, y = middle(view)
    dx, dy = at[0] - x, at[1] - y
    return {0: dy, 90: dx, 180: -dy, 270: -dx}[turn(view, seat)]


def gnomes(view: View) -> list[tuple[str, int, bool]]:
    """Return each gnome on the field: its letter, its pillow in the frame, whether it is awake."""
    found = []
    for seat, bed in enumerate(view["beds"]):
        for pillow, letter in enumerate(bed):
            if letter != ".":
                cell = side_of(seat, view["players"]) * 3 + pillow
                found.append((letter.upper(), framed(cell, view["spun"]), letter.isupper()))
    return found


def cell_of(view: View, letter: str) -> int | None:
    """Return the pillow of the rules that a gnome lies on."""
    return next((sided(cell, view["spun"]) for name, cell, _ in gnomes(view) if name == letter), None)


def _cap(letter: str) -> int:
    return LETTERS.index(letter) % CAPS


def awake_in(view: View, bed: int) -> int:
    return sum(letter.isupper() for letter in view["beds"][owner(bed, view)])


def weight_in(view: View, bed: int) -> int:
    """Return how many gnomes of a bed count against a pull away from it (OD-20)."""
    return 3 - view["beds"][owner(bed, view)].count(".") if view["weigh"] == "all" else awake_in(view, bed)


def is_strong(view: View, bed: int) -> bool:
    """Return whether enough gnomes are awake in a bed to pull (OD-20)."""
    return awake_in(view, bed) >= weight_in(view, (bed + 2) % 4)


def waiting(view: View) -> dict[str, int]:
    """Return the gnomes that still have to be laid down (OD-10), with the bed each will lie in."""
    if view["phase"] != "bed":
        return {}
    order = [(view["starter"] + turn) % view["players"] for turn in range(view["players"])]
    beds = [bed_of(seat, view) for seat in order if view["beds"][seat] == "..."]
    laid = "".join(view["beds"]).upper()
    return dict(zip((letter for letter in LETTERS if letter not in laid), beds, strict=False))


def distance(view: View, bed: int) -> int:
    """Return how many cells the blanket is away from a bed."""
    x, y = blanket(view)
    dx, dy = AWAY[bed]
    return int(3 - (x * dx + y * dy))


# The field


class Field:
    """The field for a number of players; pillows are drawn once for each way it is turned."""

    def __init__(self, players: int) -> None:
        turns = [{"players": players, "spun": spun} for spun in range(4)]
        self.pillows = [[_pillow(v, bed * 3 + i) for bed in beds(v) for i in range(3)] for v in turns]

    def zone(self, view: View, seat: int | None) -> Zone:
        art = "field" if view["players"] == 4 else "field-two"
        label = Label("zone-field", {"round": view["round"]})
        return Zone("field", "board", label, size=size(view), art=art, turn=turn(view, seat))

    def sprites(self, view: View, seat: int | None) -> list[Sprite]:
        shown = [sprite for bed in beds(view) for sprite in _bed_and_way(view, bed, seat)]
        things = [
            *self.pillows[view["spun"]],
            *_cloth(view),
            *_gnome_sprites(view, seat),
            *_waiting_sprites(view),
            *_feathers(view),
        ]
        return [*_lanes(view), *_rounds(view, seat), *_team_signs(view, seat), *shown, *things]


def _centred(x: float, y: float, width: float, height: float) -> dict[str, Any]:
    return {"at": (round(x - width / 2, 3), round(y - height / 2, 3)), "size": (width, height)}


def _lanes(view: View) -> list[Sprite]:
    """Draw the pale carpets to the pillows the blanket would come to lie on; after a pull they are other sprites."""
    x, y = middle(view)
    dx, dy = blanket(view)
    down = Sprite(f"lane-down-{dx}", "field", art="lane", **_centred(x + dx, y, 3, 8.6))
    across = Sprite(f"lane-across-{dy}", "field", art="lane", turn=90, **_centred(x, y + dy, 3, 8.6))
    return [down, across] if view["players"] == 4 else [down]


def _rounds(view: View, seat: int | None) -> list[Sprite]:
    """Draw three nights, in a corner that stays where it is when the field turns; those to come are pale."""
    spots = [(-4.25 + 0.65 * i, -4.25) if view["players"] == 4 else (-2.3, -0.65 + 0.65 * i) for i in range(3)]
    places = [_centred(*fixed(view, seat, *spot), 0.6, 0.6) for spot in spots]
    tones: list[Tone] = ["plain" if i < view["round"] else "dim" for i in range(3)]
    return [
        Sprite(f"round-{i}", "field", art="round", tone=tones[i], upright=True, **place)
        for i, place in enumerate(places)
    ]


def _team_signs(view: View, seat: int | None) -> list[Sprite]:
    """OD-32: beds travel, sides do not: the sun's sign and the moon's stand on the floor."""
    if not view["teams"]:
        return []
    sides = [(s - (seat or 0)) % 4 for s in range(4)]
    ways = [AWAY[side] for side in sides]
    spots = [(dx * 3.0 + 1.75 * dy, dy * 3.0 - 1.75 * dx) for dx, dy in ways]
    places = [_centred(*fixed(view, seat, *spot), 0.75, 0.75) for spot in spots]
    return [
        Sprite(f"floor-{s}", "field", art=TEAM_SIGNS[s], layer=1, upright=True, **place)
        for s, place in enumerate(places)
    ]


def _bed_and_way(view: View, bed: int, seat: int | None) -> list[Sprite]:
    """Draw a bed with its mark, the number of its gnomes awake, and a chevron for each cell on the way to it."""
    x, y = middle(view)
    dx, dy = AWAY[bed]
    colour, who = COLOURS[bed], owner(bed, view)
    awake = awake_in(view, bed)
    label = Label("bed", {"seat": who + 1, "colour": colour, "count": awake})
    at = _centred(x + dx * EDGE, y + dy * EDGE, 3.7, 1.25)
    frame = Sprite(f"bed-{bed}", "field", art=f"bed-{colour}", label=label, turn=90 * bed, layer=1, **at)
    sign, count = _centred(*_beside(view, bed, -SIGN), 0.8, 0.8), _centred(*_eye_at(view, bed, seat), 0.8, 1.2)
    mark = Sprite(f"mark-{bed}", "field", art=f"mark-{colour}", layer=1, upright=True, **sign)
    eye = Sprite(f"awake-{bed}", "field", art="awake", text=str(awake), layer=1, upright=True, **count)
    return [frame, mark, eye, *_chevrons(view, bed)]


def _beside(view: View, bed: int, far: float) -> tuple[float, float]:
    """Return the point in line with a bed at a distance from its middle."""
    x, y = middle(view)
    dx, dy = AWAY[bed]
    return x + dx * EDGE + far * dy, y + dy * EDGE - far * dx


def _eye_at(view: View, bed: int, seat: int | None) -> tuple[float, float]:
    """Return the place of the eye. Below a bed it stands farther away, or the lowest gnome would cover it."""
    near, middle = _beside(view, bed, SIGN), _beside(view, bed, 0)
    below = seen_height(view, seat, near) > seen_height(view, seat, middle) + 1
    return _beside(view, bed, BELOW) if below else near


def _chevrons(view: View, bed: int) -> list[Sprite]:
    """Draw a chevron for every cell between the blanket and the bed; after a pull they are other sprites."""
    x, y = middle(view)
    (bx, by), (dx, dy) = blanket(view), AWAY[bed]
    cells = distance(view, bed)
    art, tone, way = f"chevron-{COLOURS[bed]}", _may_pull(view, bed), f"way-{bed}-{bx}-{by}"
    steps = []
    for step in range(cells):
        reach = 3.75 - (step + 0.5) * (cells - 0.6) / cells
        place = _centred(x + (dx * reach if dx else bx), y + (dy * reach if dy else by), 0.62, 0.62)
        steps.append(Sprite(f"{way}-{step}", "field", art=art, turn=90 * bed, layer=2, tone=tone, **place))
    return steps


def _may_pull(view: View, bed: int) -> Tone:
    """OD-20: a way that cannot be pulled now is pale."""
    return "plain" if is_strong(view, bed) else "dim"


def _pillow(view: View, cell: int) -> Sprite:
    at = _centred(*spot(view, cell), 1.0, 1.0)
    label = Label("pillow", {"seat": owner(cell // 3, view) + 1})
    art = f"pillow-{COLOURS[cell // 3]}"
    return Sprite(f"pillow-{cell}", "field", art=art, label=label, turn=90 * (cell // 3), layer=2, **at)


def _cloth(view: View) -> list[Sprite]:
    """Draw the blanket, and at its far edge the folds of the last pull."""
    x, y = middle(view)
    dx, dy = blanket(view)
    label = Label("blanket", {"far": min(distance(view, bed) for bed in beds(view))})
    cloth = Sprite("blanket", "field", art="blanket", label=label, layer=3, **_centred(x + dx, y + dy, 3.1, 3.1))
    if view["pulled"] is None:
        return [cloth]
    bed = bed_at("SWNE".index(view["pulled"]), view)
    ax, ay = AWAY[bed]
    at = _centred(x + dx - ax * 1.1, y + dy - ay * 1.1, 3.1, 0.9)
    return [cloth, Sprite("folds", "field", art="folds", turn=90 * bed, layer=3, source="blanket", **at)]


def _gnome_sprites(view: View, seat: int | None) -> list[Sprite]:
    """Draw the gnomes. The shape of the cap is the gnome's own, its colour the bed's."""
    here = gnomes(view)
    here.sort(key=lambda one: seen_height(view, seat, spot(view, one[1])))
    return [_gnome(view, letter, cell, awake) for letter, cell, awake in here]


def _gnome(view: View, letter: str, cell: int, awake: bool) -> Sprite:
    colour = COLOURS[cell // 3]
    art = f"{'gnome' if awake else 'sleeper'}-{colour}-{_cap(letter)}"
    who = {"seat": owner(cell // 3, view) + 1, "awake": "yes" if awake else "no"}
    tone: Tone = "lit" if letter in view["touched"] else "plain"
    at = _centred(*spot(view, cell), GNOME, GNOME)
    source = f"played-{view['played'][1]}" if view["played"] else None
    return Sprite(
        f"gnome-{letter}", "field", art=art, label=Label("gnome", who), layer=4, source=source,
        move="hop", tone=tone, upright=True, **at,
    )  # fmt: skip


def _waiting_sprites(view: View) -> list[Sprite]:
    """Draw the gnomes that have no pillow yet, each before its bed (OD-10)."""
    x, y = middle(view)
    shown = []
    for letter, bed in waiting(view).items():
        dx, dy = AWAY[bed]
        art = f"gnome-{COLOURS[bed]}-{_cap(letter)}"
        label = Label("gnome", {"seat": owner(bed, view) + 1, "awake": "yes"})
        at = _centred(x + dx * WAITING, y + dy * WAITING, GNOME, GNOME)
        shown.append(Sprite(f"gnome-{letter}", "field", art=art, label=label, layer=4, move="hop", upright=True, **at))
    return shown


def _feathers(view: View) -> list[Sprite]:
    if view["struck"] is None:
        return []
    x, y = spot(view, framed(view["struck"], view["spun"]))
    spread = ((-0.6, -0.5), (0.5, -0.7), (0.1, 0.1), (-0.4, 0.5), (0.7, 0.3))
    places = [_centred(x + dx, y + dy, 0.6, 0.6) for dx, dy in spread]
    return [Sprite(f"feather-{i}", "field", art="feather", turn=70 * i, layer=5, **at) for i, at in enumerate(places)]


# Cards


class Cards:
    """The cards of an edition: how they look, and what a hand can do with them."""

    def __init__(self, edition: Deck) -> None:
        self.by_name = {card.id: card for card in edition.cards}
        self.art = {card.id: _picture(card) for card in edition.cards}
        self.words = {card.id: _words(card) for card in edition.cards}

    def touched(self, view: View, thing: str) -> str | None:
        """Return the name of a touched card of the own hand; None for any other thing."""
        if thing == "drawn":
            drawn: str | None = view["drawn"]
            return drawn
        name = thing.removeprefix("mine-")
        return name if thing.startswith("mine-") and name in self.by_name else None

    def can_play(self, view: View, seat: int, name: str) -> bool:
        """Return whether the main effect of a card in hand has a target."""
        made = self.by_name.get(name)
        if made is None:  # in the middle of a beat the card in hand may have none of the box's names
            return False
        effect, limited = made.main, made.limit == "last-gnome"
        mine = view["beds"][seat]
        others = [bed for s, bed in enumerate(view["beds"]) if s != seat]
        taken = [bed for bed in others if not limited or bed.count(".") < 2]
        bed = bed_of(seat, view)
        strong = made.limit != "strength" or is_strong(view, bed)
        cards = [view["hands"][s] for s in range(view["players"]) if s != seat]
        return {
            "pull": strong and distance(view, bed) > 0,
            "join": "." in mine,
            "wake": any(letter.islower() for letter in mine),
            "wake-all": any(letter.islower() for letter in "".join(view["beds"])),
            "lull": any(letter.isupper() for letter in "".join(others)),
            "evict": any(letter != "." for letter in "".join(taken)),
            "lure": "." in mine and any(letter.isupper() for letter in "".join(taken)),
            "shove": any(bed.count(".") < 3 and any("." in to for to in others if to is not bed) for bed in taken),
            "barter": len(view["hands"][seat].split()) > 1 and any(cards),
        }.get(effect, True)

    def sprite(
        self, view: View, sprite: str, name: str, zone: str, at: int, source: str, badge: int | None = None
    ) -> Sprite:
        label = Label("card-whole", {**self.words[name], "weigh": view["weigh"]})
        return Sprite(sprite, zone, (at,), self.art[name], label, CARD, source=source, badge=badge)

    def open(self, view: View) -> list[Sprite]:
        """Draw the open cards. The id names place and card, so a new card comes from the deck."""
        opened = enumerate(view["open"])
        return [self.sprite(view, f"open-{i}-{name}", name, f"place-{i}", 0, "deck") for i, name in opened]

    def discards(self, view: View) -> list[Sprite]:
        """OD-16: face down; only the card just played is still seen."""
        if view["played"] is not None:
            name, seat = view["played"]
            return [self.sprite(view, f"played-{seat}", name, "discards", 0, f"hand-{seat}")]
        if not view["discards"]:
            return []
        label = Label("discards", {"count": view["discards"]})
        return [Sprite("discards-top", "discards", (0,), "back", label, CARD, tone="dim", badge=view["discards"])]

    def hand(self, view: View, seat: int) -> list[Sprite]:
        """Draw the own hand; the card just drawn is lifted if it can be played, else marked."""
        zone, held = f"hand-{seat}", self._piles(view, seat)
        sprites = [
            self.sprite(view, f"mine-{name}", name, zone, i, "deck", count if count > 1 else None)
            for i, (name, count) in enumerate(held)
        ]
        if view["drawn"] is None:
            return sprites
        new = self.sprite(view, "drawn", view["drawn"], zone, len(held), "deck")
        playable = self.can_play(view, seat, view["drawn"])
        return [*sprites, new if playable else msgspec.structs.replace(new, tone="trace")]

    def _piles(self, view: View, seat: int) -> list[tuple[str, int]]:
        """Return the hand in the order of the deck, equal cards together, without the card just drawn."""
        names = str(view["hands"][seat]).split()
        if view["drawn"] is not None:
            names.remove(view["drawn"])
        return [(name, names.count(name)) for name in self.by_name if name in names]


def _picture(card: Card) -> str:
    if card.id in OURS and not card.is_own():
        return f"card-{card.id}"
    return f"card-{PICTURES.get(card.main, card.main)}"


def _words(card: Card) -> dict[str, Any]:
    """Return the card for its texts: a standard one by its id, others by their own name and text."""
    if card.name is None or card.text is None or not card.is_own():
        return {"card": card.id}
    name, text = card.name, card.text
    return {"card": "own", "ru": name.ru, "en": name.en, "ru_text": text.ru, "en_text": text.en}


def pile_zones(view: View) -> list[Zone]:
    deck = Zone("deck", "pile", Label("zone-deck", {"count": view["deck"]}))
    return [*OPEN_ZONES, deck, Zone("discards", "pile", Label("zone-discards", {"count": view["discards"]}))]


def deck(view: View) -> list[Sprite]:
    if not view["deck"]:
        return []
    label = Label("deck", {"count": view["deck"]})
    return [Sprite("deck-top", "deck", (0,), "deck", label, CARD, badge=view["deck"])]


# Players


def player_zones(view: View) -> list[Zone]:
    zones = []
    for s, cards in enumerate(view["hands"]):
        count = len(cards.split()) if isinstance(cards, str) else cards
        zones.append(Zone(f"tokens-{s}", "row", Label("zone-tokens", {"seat": s + 1, "count": view["tokens"][s]}), s))
        zones.append(Zone(f"hand-{s}", "hand", Label("zone-hand", {"seat": s + 1, "count": count}), s))
    return zones


def beside_hand(view: View, s: int) -> list[Sprite]:
    return [*_signs(view, s), *_tokens(view, s)]


def _signs(view: View, s: int) -> list[Sprite]:
    """Draw the mark of the own bed (OD-33), and the sign of the team with its tokens."""
    colour, zone = COLOURS[bed_of(s, view)], f"tokens-{s}"
    mark = Sprite(f"sign-{s}", zone, (0,), f"mark-{colour}", Label("own-bed", {"seat": s + 1, "colour": colour}))
    if not view["teams"]:
        return [mark]
    together = sum(view["tokens"][s // 2 * 2 : s // 2 * 2 + 2])
    label = Label("team", {"team": "sun" if s < 2 else "moon", "count": together})
    return [mark, Sprite(f"team-{s}", zone, (1,), TEAM_SIGNS[s], label, badge=together)]


def _tokens(view: View, s: int) -> list[Sprite]:
    count, new = view["tokens"][s], view["won"] if any(letter in view["touched"] for letter in own(view, s)) else 0
    places = [0.9 if view["teams"] else 1 + i / 4 for i in range(count)]  # a heap; a team's lies under its sign
    return [_token(view, s, i, places[i], i - (count - new)) for i in range(count)]


def own(view: View, s: int) -> str:
    bed: str = view["beds"][s].upper()
    return bed.replace(".", "")


def _token(view: View, s: int, number: int, at: float, fresh: int) -> Sprite:
    source = f"gnome-{view['touched'][fresh]}" if fresh >= 0 else None
    return Sprite(f"token-{s}-{number}", f"tokens-{s}", (at,), "token", source=source, move="hop")


def backs(view: View, seat: int) -> list[Sprite]:
    zone = f"hand-{seat}"
    return [
        Sprite(f"back-{seat}-{i}", zone, (i,), "back", size=CARD, source="deck") for i in range(view["hands"][seat])
    ]


# Beats


def hold(view: View) -> int:
    """Return how long a beat is shown, in milliseconds."""
    if view["won"]:
        return 1100
    if view["touched"]:
        return 900
    return 500 if view["struck"] is not None else 250 if view["played"] is not None else 0


def floats(view: View) -> tuple[Float, ...]:
    if not view["won"]:
        return ()
    return tuple(Float(f"gnome-{letter}", "+1") for letter in view["touched"])
