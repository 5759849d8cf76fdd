"""Drawing of The Big Build: the clearing with its cells, the house, animals, cards and points."""

from functools import cached_property

import msgspec

from igroteka.engine.scene import Float, Label, Path, Sprite, Tone, View, Zone

from .board import Board
from .edition import COLUMNS, ROWS, Box, Cell, Site

Pair = tuple[float, float]
CARD = (1.0, 1.3)
TALL = 1.5  # height of an animal in cells
HOUSE = 160 / 228  # width to height of the drawing of the house
ROOF = 0.4  # the part of the site above the places
EDGE = 0.06
LARGE = 200  # units of a board from which fractions of a unit are not visible


class Plan:
    """The board of an edition by names: cells with their places, and the ways between them."""

    def __init__(self, box: Box, board: Board) -> None:
        self.box, self.board = box, board
        self.cells: dict[str, Cell] = {cell.name: cell for cell in _drawn_cells(box)}
        self.side = box.board.cell
        self.parts = box.site.tokens()

    @cached_property
    def beside(self) -> dict[str, list[str]]:
        """ST-6: the cells beside each cell, arrows joined."""
        near = enumerate(self.board.names)
        return {name: [self.board.names[other] for other in self.board.near(cell)] for cell, name in near}

    @cached_property
    def arrows(self) -> list[str]:
        return [cell.name for cell in self.box.board.cells if cell.kind == "arrow"]

    def ways(self, start: str, occupied: set[str]) -> dict[str, list[str]]:
        """ST-21: the cells a figure may land on, each with the shortest way there over occupied ones."""
        found: dict[str, list[str]] = {start: [start]}
        todo = [start]
        for cell in todo:
            for other in self.beside[cell]:
                if other not in found:
                    found[other] = [*found[cell], other]
                    if other in occupied:
                        todo.append(other)
        return {cell: way for cell, way in found.items() if cell not in occupied and cell != start}


def _drawn_cells(box: Box) -> list[Cell]:
    """Return the cells at their places; on a large board in whole units, which are shorter on the wire."""
    if min(box.board.size) < LARGE:
        return box.board.cells
    return [msgspec.structs.replace(cell, at=(round(cell.at[0]), round(cell.at[1]))) for cell in box.board.cells]


class Drawing:
    """The drawing of one edition; what never changes is drawn once."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        box = plan.box
        self.trodden = tuple(Path((plan.cells[one].at, plan.cells[other].at)) for one, other in box.board.paths)
        self.cells = tuple(_cell_sprite(cell, plan.side) for cell in plan.cells.values())
        self.places = tuple(_place_sprite(box.site, index, name) for index, name in enumerate(plan.parts))

    # The board

    def board_zone(self, view: View, seat: int | None) -> Zone:
        field = self.plan.box.board
        paths = (*self.trodden, *self.links(view, seat))
        art = None if field.ground == "meadow" else f"ground-{field.ground}"
        return Zone("board", "board", Label("zone-board"), size=field.size, art=art, paths=paths)

    def links(self, view: View, seat: int | None) -> list[Path]:
        """ST-6: from arrow to arrow; drawn for the player who stands on one and may go."""
        cells = self.plan.cells
        here = view["at"][seat] if seat is not None and seat == view["turn"] and view["phase"] == "move" else None
        if here is None or cells[here].kind != "arrow":
            return []
        return [Path((cells[here].at, cells[other].at), "dots") for other in self.plan.arrows if other != here]

    # The house

    def site(self, view: View) -> list[Sprite]:
        """Draw the plan on paper, which becomes a house: the roof is on when all parts stand."""
        site = self.plan.box.site
        count = {"built": len(view["house"]), "all": len(self.plan.parts)}
        art = "site-ready" if count["built"] == count["all"] and not view["flying"] else "site"
        at, size = ground_plan(site)
        return [Sprite("site", "board", at, art, Label("site", count), size), *self.places]

    def tokens(self, view: View) -> list[Sprite]:
        """Draw tokens on their squares, number up, or turned over on their places in the house."""
        lying = [self.lying_token(cell, name) for cell, name in view["tokens"].items()]
        return lying + [self.standing_token(view, name) for name in view["house"]]

    def lying_token(self, cell: str, name: str) -> Sprite:
        item, cost = name.split()
        side = self.plan.side
        label = Label("token", {"item": item, "cost": int(cost), "cell": cell})
        spot = _corner(self.plan.cells[cell].at, side, side)
        return Sprite(token_id(name), "board", spot, token_id(name), label, (side, side), layer=2)

    def standing_token(self, view: View, name: str) -> Sprite:
        item, cost = name.split()
        index = self.plan.parts.index(name)
        spot, room = place_of(self.plan.box.site, index)
        flying, lit = name == view["flying"], name in view["lit"] or name == view["fresh"]
        ready = len(view["house"]) == len(self.plan.parts)
        art = token_id(name) if flying else f"{'lit' if ready else 'part'}-{index // COLUMNS}-{index % COLUMNS}"
        tone: Tone = "lit" if lit else "plain"
        label = Label("part", {"item": item, "cost": int(cost)})
        return Sprite(token_id(name), "board", spot, art, label, room, layer=2, tone=tone, move="hop")

    # The animals

    def figures(self, view: View) -> list[Sprite]:
        """Draw the animals one behind the other: the lower on the board, the nearer."""
        standing = [(_where(view, seat), seat) for seat in range(view["players"]) if view["at"][seat]]
        order = sorted(standing, key=lambda one: (self.plan.cells[one[0]].at[1], _hops(view, one[1])))
        return [self.figure(view, cell, seat) for cell, seat in order]

    def figure(self, view: View, cell: str, seat: int) -> Sprite:
        side, (x, y) = self.plan.side, self.plan.cells[cell].at
        high = side * TALL
        lift = side * 0.5 if _hops(view, seat) else 0
        spot = (_cut(x - side / 2), _cut(y + side * 0.46 - high - lift))
        animal = view["figures"][seat]
        label = Label("figure", {"figure": animal, "seat": seat + 1, "cell": cell})
        came = f"head-{seat}"
        return Sprite(
            f"figure-{seat}", "board", spot, f"figure-{animal}", label, (side, high), layer=4, source=came, move="hop"
        )

    def cost(self, cell: str, count: int) -> Sprite:
        """Draw the number of cards that a cell within reach costs."""
        side, (x, y) = self.plan.side, self.plan.cells[cell].at
        spot = (_cut(x + side * 0.06), _cut(y + side * 0.04))
        return Sprite(f"cost-{cell}", "board", spot, f"pay-{count}", size=(side * 0.56, side * 0.56), layer=5)


def _cut(number: float) -> float:
    return round(number, 2)


def _corner(middle: Pair, width: float, height: float) -> Pair:
    return _cut(middle[0] - width / 2), _cut(middle[1] - height / 2)


def _cell_sprite(cell: Cell, side: float) -> Sprite:
    label = Label(f"cell-{cell.kind}", {"cell": cell.name, **({"item": cell.item} if cell.item else {})})
    art = "square" if cell.kind == "square" else f"{cell.kind}-{cell.item}"
    return Sprite(f"cell-{cell.name}", "board", _corner(cell.at, side, side), art, label, (side, side), layer=1)


def ground_plan(site: Site) -> tuple[Pair, Pair]:
    """Return the place and size of the house: as large as its site allows, in the middle."""
    (x, y), (width, height) = site.at, site.size
    wide, high = min(width, height * HOUSE), min(height, width / HOUSE)
    return (_cut(x + (width - wide) / 2), _cut(y + (height - high) / 2)), (_cut(wide), _cut(high))


def _place_sprite(site: Site, index: int, name: str) -> Sprite:
    """Draw the place of a part: an outline with its item."""
    item, cost = name.split()
    label = Label("place", {"item": item, "cost": int(cost)})
    spot, room = place_of(site, index)
    return Sprite(f"place-{item}-{cost}", "board", spot, f"place-{item}", label, room, layer=1)


def place_of(site: Site, index: int) -> tuple[Pair, Pair]:
    """ST-4: five columns, three rows, beneath the roof."""
    at, size = ground_plan(site)
    width, height = size[0] * (1 - 2 * EDGE) / COLUMNS, size[1] * (1 - ROOF - EDGE) / ROWS
    x, y = at[0] + size[0] * EDGE, at[1] + size[1] * ROOF
    return (_cut(x + index % COLUMNS * width), _cut(y + index // COLUMNS * height)), (_cut(width), _cut(height))


def token_id(name: str) -> str:
    return f"token-{name.replace(' ', '-')}"


def _where(view: View, seat: int) -> str:
    """Return the cell an animal stands on, or the one it is jumping over (ST-21)."""
    return str(view["hop"] if _hops(view, seat) else view["at"][seat])


def _hops(view: View, seat: int) -> bool:
    return view["hop"] is not None and seat == view["turn"]


# Cards and points


def pile_zones(view: View) -> list[Zone]:
    spent = len(view["spent"].split())
    return [
        Zone("deck", "pile", Label("zone-deck", {"count": view["deck"]})),
        Zone("spent", "pile", Label("zone-spent", {"count": spent})),
    ]


def piles(view: View, seat: int | None) -> list[Sprite]:
    deck = []
    if view["deck"]:
        label = Label("deck", {"count": view["deck"]})
        deck = [Sprite("deck-top", "deck", (0,), "deck", label, CARD, badge=view["deck"])]
    return deck + _spent(view, seat)


def _spent(view: View, seat: int | None) -> list[Sprite]:
    """ST-28: draw the cards played or dropped last; a card is named by its number in the pile."""
    last, count = view["last"].split(), len(view["spent"].split())
    if not last and count:
        last = view["spent"].split()[-1:]
    by = view["by"]
    came = "deck" if by is None else f"hand-{by}" if by == seat else f"points-{by}"
    tops = list(enumerate(reversed(last)))
    return [_card(f"spent-{count - depth}", name, "spent", depth, "spent", came) for depth, name in tops]


def _card(sprite: str, name: str, zone: str, at: int, words: str, source: str | None) -> Sprite:
    layer = 1 if at == 0 else 0
    return Sprite(
        sprite, zone, (at,), _card_art(name), Label(words, card_words(name)), CARD, layer=layer, source=source
    )


def _card_art(name: str) -> str:
    return f"card-{name.replace('+', '-')}"


def card_words(name: str) -> dict[str, str]:
    shown = [*name.split("+"), "none", "none"]
    return {"one": shown[0], "two": shown[1], "three": shown[2]}


def hand_ids(view: View, seat: int) -> list[tuple[str, str]]:
    """Return the sprite and the name of each own card; equal cards are numbered."""
    names = view["hands"][seat].split()
    return [(f"mine-{name}-{names[:i].count(name)}", name) for i, name in enumerate(names)]


def hand_zone(view: View, seat: int) -> Zone:
    count = len(hand_ids(view, seat))
    return Zone(f"hand-{seat}", "hand", Label("zone-hand", {"seat": seat + 1, "count": count}), seat)


def hand(view: View, seat: int) -> list[Sprite]:
    held = enumerate(hand_ids(view, seat))
    return [_card(sprite, name, f"hand-{seat}", i, "card", "deck") for i, (sprite, name) in held]


def point_cards(points: int) -> list[int]:
    """ST-33: the fewest cards of 3 and 1 that make the sum."""
    return [3] * (points // 3) + [1] * (points % 3)


def point_zones(view: View) -> list[Zone]:
    labels = [Label("zone-points", {"seat": s + 1, "count": p}) for s, p in enumerate(view["points"])]
    return [Zone(f"points-{s}", "row", label, s, size=(6, 1)) for s, label in enumerate(labels)]


def points(view: View) -> list[Sprite]:
    return [sprite for seat, sum_ in enumerate(view["points"]) for sprite in _points_of(view, seat, sum_)]


def _points_of(view: View, seat: int, sum_: int) -> list[Sprite]:
    """Draw the head of the player's animal and the point cards."""
    zone, animal = f"points-{seat}", view["figures"][seat]
    head = Sprite(f"head-{seat}", zone, (0,), f"head-{animal}")
    cards = point_cards(sum_)
    step = max(0.5, min(1, 4 / max(1, len(cards))))  # many cards overlap instead of shrinking
    came = _scored(view)
    return [head, *[_point_card(f"point-{seat}-{i}", zone, 1 + i * step, v, came) for i, v in enumerate(cards)]]


def _point_card(name: str, zone: str, at: float, value: int, came: str | None) -> Sprite:
    return Sprite(name, zone, (_cut(at),), f"points-{value}", Label(f"points-{value}"), source=came)


# Beats


def floats(view: View) -> tuple[Float, ...]:
    """ST-30: a point for the part, then one for each part beside it."""
    part = _scored(view)
    return (Float(part, "+1"),) if part else ()


def _scored(view: View) -> str | None:
    """Return the part that scores in this beat: the new one, then each one beside it."""
    name = view["lit"][-1] if view["lit"] else view["fresh"]
    return token_id(name) if name else None


def hold(view: View) -> int:
    """Return how long a beat is shown, in milliseconds."""
    if view["lit"] or view["fresh"]:
        return 650
    return 350 if view["flying"] else 0
