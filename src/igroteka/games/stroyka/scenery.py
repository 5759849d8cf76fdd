"""What is seen of The Big Build: the clearing with its cells, the house, animals, cards and points."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from igroteka.engine.scene import Float, Label, Path, Sprite, Tone, Zone

from .edition import COLUMNS, ROWS, Cell, Site
from .plan import Plan, plan_of

View = Mapping[str, Any]
Pair = tuple[float, float]
CARD = (1.0, 1.3)
TALL = 1.5  # an animal is so many times as high as a cell
HOUSE = 160 / 228  # width to height, as it is drawn
ROOF = 0.4  # the part of the site above the places
EDGE = 0.06


def cut(number: float) -> float:
    return round(number, 2)


# The board


def board_zone(view: View, seat: int | None) -> Zone:
    plan = plan_of(view["board"])
    field = plan.box.board
    paths = (*trodden(view["board"]), *links(view, seat, plan))
    art = None if field.ground == "meadow" else f"ground-{field.ground}"
    return Zone("board", "board", Label("zone-board"), size=field.size, art=art, paths=paths)


@cache
def trodden(key: str) -> tuple[Path, ...]:
    """The paths as the edition has them."""
    plan = plan_of(key)
    return tuple(Path((plan.cells[one].at, plan.cells[other].at)) for one, other in plan.box.board.paths)


def links(view: View, seat: int | None, plan: Plan) -> list[Path]:
    """ST-6: from arrow to arrow; shown to whoever stands on one and may go."""
    here = view["at"][seat] if seat is not None and seat == view["turn"] and view["phase"] == "move" else None
    if here is None or plan.cells[here].kind != "arrow":
        return []
    return [Path((plan.cells[here].at, plan.cells[other].at), "dots") for other in plan.arrows if other != here]


@cache
def cells(key: str) -> tuple[Sprite, ...]:
    """Every cell, in its place; these never change."""
    plan = plan_of(key)
    return tuple(cell_sprite(cell, plan.box.board.cell) for cell in plan.cells.values())


def cell_sprite(cell: Cell, side: float) -> Sprite:
    label = Label(f"cell-{cell.kind}", {"cell": cell.name, **({"item": cell.item} if cell.item else {})})
    art = "square" if cell.kind == "square" else f"{cell.kind}-{cell.item}"
    return Sprite(f"cell-{cell.name}", "board", corner(cell.at, side, side), art, label, (side, side), layer=1)


def corner(middle: tuple[float, float], width: float, height: float) -> tuple[float, float]:
    return cut(middle[0] - width / 2), cut(middle[1] - height / 2)


# The house


def site(view: View) -> list[Sprite]:
    """The plan on paper, which becomes a house: its roof is on when all parts stand."""
    box = plan_of(view["board"]).box
    count = {"built": len(view["house"]), "all": len(box.site.tokens())}
    art = "site-ready" if count["built"] == count["all"] and not view["flying"] else "site"
    at, size = ground_plan(box.site)
    return [Sprite("site", "board", at, art, Label("site", count), size), *places(view["board"])]


def ground_plan(site: Site) -> tuple[Pair, Pair]:
    """The house keeps its shape, as large as the building site lets it be, in its middle."""
    (x, y), (width, height) = site.at, site.size
    wide, high = min(width, height * HOUSE), min(height, width / HOUSE)
    return (cut(x + (width - wide) / 2), cut(y + (height - high) / 2)), (cut(wide), cut(high))


@cache
def places(key: str) -> tuple[Sprite, ...]:
    """Where each part will stand: an outline with its item."""
    box = plan_of(key).box
    return tuple(place_sprite(box.site, index, name) for index, name in enumerate(box.site.tokens()))


def place_sprite(site: Site, index: int, name: str) -> Sprite:
    item, cost = name.split()
    label = Label("place", {"item": item, "cost": int(cost)})
    spot, room = place_of(site, index)
    return Sprite(f"place-{item}-{cost}", "board", spot, f"place-{item}", label, room, layer=1)


def place_of(site: Site, index: int) -> tuple[Pair, Pair]:
    """ST-4: five columns, three rows, beneath the roof."""
    at, size = ground_plan(site)
    width, height = size[0] * (1 - 2 * EDGE) / COLUMNS, size[1] * (1 - ROOF - EDGE) / ROWS
    x, y = at[0] + size[0] * EDGE, at[1] + size[1] * ROOF
    return (cut(x + index % COLUMNS * width), cut(y + index // COLUMNS * height)), (cut(width), cut(height))


def tokens(view: View) -> list[Sprite]:
    """On their squares, number up; or on their places, turned over."""
    plan = plan_of(view["board"])
    lying = [lying_token(plan, cell, name) for cell, name in view["tokens"].items()]
    return lying + [standing_token(view, plan, name) for name in view["house"]]


def token_id(name: str) -> str:
    return f"token-{name.replace(' ', '-')}"


def lying_token(plan: Plan, cell: str, name: str) -> Sprite:
    item, cost = name.split()
    side = plan.box.board.cell
    label = Label("token", {"item": item, "cost": int(cost), "cell": cell})
    spot = corner(plan.cells[cell].at, side, side)
    return Sprite(token_id(name), "board", spot, token_id(name), label, (side, side), layer=2)


def standing_token(view: View, plan: Plan, name: str) -> Sprite:
    item, cost = name.split()
    index = plan.box.site.tokens().index(name)
    spot, room = place_of(plan.box.site, index)
    flying, lit = name == view["flying"], name in view["lit"] or name == view["fresh"]
    ready = len(view["house"]) == len(plan.box.site.tokens())
    art = token_id(name) if flying else f"{'lit' if ready else 'part'}-{index // COLUMNS}-{index % COLUMNS}"
    tone: Tone = "lit" if lit else "plain"
    label = Label("part", {"item": item, "cost": int(cost)})
    return Sprite(token_id(name), "board", spot, art, label, room, layer=2, tone=tone, move="hop")


# The animals


def figures(view: View) -> list[Sprite]:
    """One behind the other: who stands lower stands nearer."""
    plan = plan_of(view["board"])
    standing = [(where(view, seat), seat) for seat in range(view["players"]) if view["at"][seat]]
    order = sorted(standing, key=lambda one: (plan.cells[one[0]].at[1], hops(view, one[1])))
    return [figure(view, plan, cell, seat) for cell, seat in order]


def where(view: View, seat: int) -> str:
    """On its cell, or above the one it is jumping over (ST-21)."""
    return str(view["hop"] if hops(view, seat) else view["at"][seat])


def hops(view: View, seat: int) -> bool:
    """Is this one in the air, over somebody who stands still?"""
    return view["hop"] is not None and seat == view["turn"]


def figure(view: View, plan: Plan, cell: str, seat: int) -> Sprite:
    side, (x, y) = plan.box.board.cell, plan.cells[cell].at
    high = side * TALL
    lift = side * 0.5 if hops(view, seat) else 0
    spot = (cut(x - side / 2), cut(y + side * 0.46 - high - lift))
    animal = view["figures"][seat]
    label = Label("figure", {"figure": animal, "seat": seat + 1, "cell": cell})
    came = f"head-{seat}"
    return Sprite(
        f"figure-{seat}", "board", spot, f"figure-{animal}", label, (side, high), layer=4, source=came, move="hop"
    )


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
    return deck + spent(view, seat)


def spent(view: View, seat: int | None) -> list[Sprite]:
    """ST-28: what was played or dropped last lies open; its number in the pile is its name."""
    last, count = view["last"].split(), len(view["spent"].split())
    if not last and count:
        last = view["spent"].split()[-1:]
    by = view["by"]
    came = "deck" if by is None else f"hand-{by}" if by == seat else f"points-{by}"
    tops = list(enumerate(reversed(last)))
    return [card(f"spent-{count - depth}", name, "spent", depth, "spent", came) for depth, name in tops]


def card(sprite: str, name: str, zone: str, at: int, words: str, source: str | None) -> Sprite:
    layer = 1 if at == 0 else 0
    return Sprite(sprite, zone, (at,), card_art(name), Label(words, card_words(name)), CARD, layer=layer, source=source)


def card_art(name: str) -> str:
    return f"card-{name.replace('+', '-')}"


def card_words(name: str) -> dict[str, str]:
    shown = [*name.split("+"), "none", "none"]
    return {"one": shown[0], "two": shown[1], "three": shown[2]}


def hand_ids(view: View, seat: int) -> list[tuple[str, str]]:
    """The own cards with their sprites; equal ones are told apart by a number."""
    names = view["hands"][seat].split()
    return [(f"mine-{name}-{names[:i].count(name)}", name) for i, name in enumerate(names)]


def hand_zone(view: View, seat: int) -> Zone:
    count = len(hand_ids(view, seat))
    return Zone(f"hand-{seat}", "hand", Label("zone-hand", {"seat": seat + 1, "count": count}), seat)


def hand(view: View, seat: int) -> list[Sprite]:
    held = enumerate(hand_ids(view, seat))
    return [card(sprite, name, f"hand-{seat}", i, "card", "deck") for i, (sprite, name) in held]


def point_cards(points: int) -> list[int]:
    """ST-33: the fewest cards of 3 and 1 that make the sum."""
    return [3] * (points // 3) + [1] * (points % 3)


def point_zones(view: View) -> list[Zone]:
    labels = [Label("zone-points", {"seat": s + 1, "count": p}) for s, p in enumerate(view["points"])]
    return [Zone(f"points-{s}", "row", label, s, size=(6, 1)) for s, label in enumerate(labels)]


def points(view: View) -> list[Sprite]:
    return [sprite for seat, sum_ in enumerate(view["points"]) for sprite in points_of(view, seat, sum_)]


def points_of(view: View, seat: int, sum_: int) -> list[Sprite]:
    """Whose animal it is, and the point cards; their sum stands before them, as their zone says it."""
    zone, animal = f"points-{seat}", view["figures"][seat]
    head = Sprite(f"head-{seat}", zone, (0,), f"head-{animal}")
    cards = point_cards(sum_)
    step = max(0.5, min(1, 4 / max(1, len(cards))))  # many lie over one another: they stay large
    came = scored(view)
    return [head, *[point_card(f"point-{seat}-{i}", zone, 1 + i * step, v, came) for i, v in enumerate(cards)]]


def point_card(name: str, zone: str, at: float, value: int, came: str | None) -> Sprite:
    return Sprite(name, zone, (cut(at),), f"points-{value}", Label(f"points-{value}"), source=came)


# Beats


def floats(view: View) -> tuple[Float, ...]:
    """ST-30: a point for the part, then one for each part beside it."""
    part = scored(view)
    return (Float(part, "+1"),) if part else ()


def scored(view: View) -> str | None:
    """The part that brings a point at this moment: the new one, then each one beside it."""
    name = view["lit"][-1] if view["lit"] else view["fresh"]
    return token_id(name) if name else None


def hold(view: View) -> int:
    """Milliseconds a moment needs to be understood."""
    if view["lit"] or view["fresh"]:
        return 650
    return 350 if view["flying"] else 0
