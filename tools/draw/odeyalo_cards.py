"""My Blanket!: the cards. Mine is orange and below, the others are blue and above; a yellow arrow says what happens."""

from collections.abc import Callable

from tools.draw import odeyalo_field, odeyalo_gnomes
from tools.draw.marks import mark, star
from tools.draw.palette import INK, NIGHT, PAPER, PIECES, WHITE, WOOD, Paint
from tools.draw.pen import box, circle, flat, flipped, group, line, oval, picture, scatter, shape, small

MINE, THEIRS = PIECES["orange"], PIECES["blue"]
YELLOW = "#f6c445"
CREAM, ROSE, MINT, LILAC, DUSK, AIR = "#fbe7b4", "#f6bfb2", "#cfe9c8", "#e3d3f0", "#8c93cc", "#c2e3ee"
MOON = "#ffe27a"


def drawings() -> dict[str, str]:
    faces = {f"card-{name}": picture(100, 140, paper(colour), draw()) for name, (colour, draw) in CARDS.items()}
    backs = {"back": picture(100, 140, back()), "deck": picture(100, 140, deck())}
    return faces | backs | {"button-keep": picture(100, 100, keep())}


def paper(colour: str) -> str:
    return box(1, 1, 98, 138, PAPER, 10) + box(6, 6, 88, 128, colour, 7, stroke_width=1.4)


# What cards are put together from


def bed(y: float, colour: Paint, x: float = 10, wide: float = 80) -> str:
    frame = box(x, y, wide, 22, colour.base, 8)
    return frame + flat(box(x + 5, y + 3.5, wide - 10, 4, colour.light, 2))


def head(
    x: float, y: float, colour: Paint, kind: int = 0, scale: float = 0.44, turn: float = 0, asleep: bool = False
) -> str:
    """A gnome standing on a point: x is its middle, y its lower edge."""
    drawn = odeyalo_gnomes.sleeper(colour, kind) if asleep else odeyalo_gnomes.bust(colour, kind)
    return small(group(drawn, at=(-50, -96)), at=(x, y), scale=scale, ink=1.7, turn=turn)


def quilt(x: float, y: float, side: float) -> str:
    return small(odeyalo_field.quilt(), at=(x - side / 2, y - side / 2), scale=side / 124, ink=1.6)


def cushion(x: float, y: float, side: float = 22, turn: float = 0, empty: bool = False) -> str:
    edge = "M-10-8Q0-11 10-8Q12 0 10 8Q0 11-10 8Q-12 0-10-8Z"
    dashes = {"stroke_dasharray": "3 2.4"} if empty else {}
    return small(shape(edge, "#fff3df", **dashes), at=(x, y), scale=side / 22, ink=1.8, turn=turn)


def arrow(y: float, long: float = 24, x: float = 50, fill: str = YELLOW, turn: float = 0, wide: float = 1) -> str:
    """Downwards from its upper end, unless turned."""
    neck = long - 12 * wide
    d = f"M{-6 * wide} 0H{6 * wide}V{neck}H{13 * wide}L0 {long}L{-13 * wide} {neck}H{-6 * wide}Z"
    return group(shape(d, fill), at=(x, y), turn=turn)


def curve(d: str, tip: tuple[float, float], turn: float, fill: str = YELLOW, wide: float = 9) -> str:
    """A bent arrow: its way, then the point of its tip and where it looks (0 is down)."""
    point = group(shape("M-12-4H12L0 14Z", fill), at=tip, turn=turn)
    return line(d, wide + 4) + line(d, wide, fill) + point


def plus_card(x: float = 78, y: float = 112) -> str:
    """And draw a card."""
    sheet = group(
        box(-10, -14, 20, 28, PAPER, 3), box(-7.5, -11.5, 15, 23, NIGHT.base, 2, stroke_width=1.2), at=(x, y), turn=10
    )
    return sheet + circle(x - 12, y + 9, 9, "#4c9a6a") + line(f"M{x - 17} {y + 9}h10M{x - 12} {y + 4}v10", 3, WHITE)


def shake(x: float, y: float) -> str:
    waves = f"M{x} {y - 10}Q{x - 7} {y} {x} {y + 10}M{x - 7} {y - 14}Q{x - 16} {y} {x - 7} {y + 14}"
    return line(waves, 2.4)


# The cards


def pull() -> str:
    return quilt(50, 40, 50) + arrow(66, 26) + bed(106, MINE) + head(50, 126, MINE, 0, 0.42)


def heave() -> str:
    three = head(25, 126, MINE, 5, 0.36) + head(75, 126, MINE, 0, 0.36) + head(50, 128, MINE, 0, 0.36)
    second = shape("M44 74H56V82H63L50 93L37 82H44Z", "#fdf1d8", stroke_dasharray="3 2")
    return quilt(50, 34, 42) + arrow(56, 20) + second + bed(108, MINE) + three


def join() -> str:
    gnome = head(50, 46, MINE, 2, 0.4)
    crate = box(22, 32, 56, 28, WOOD.base, 3) + line("M22 45H78", 1.6) + flat(box(25, 34, 50, 3, WOOD.light))
    return gnome + crate + arrow(66, 26) + bed(106, MINE) + cushion(50, 112, 30)


def wake() -> str:
    bells = circle(33, 24, 9, "#e0674a") + circle(67, 24, 9, "#e0674a")
    clock = circle(50, 42, 23, YELLOW) + circle(50, 42, 17, WHITE) + line("M50 32V42L58 47", 2.8)
    feet = line("M36 60L31 68M64 60L69 68", 4)
    rings = shake(20, 34) + flipped(shake(20, 34))
    return rings + bells + feet + clock + bed(108, MINE) + head(42, 128, MINE, 0, 0.48) + plus_card()


def lullaby() -> str:
    crescent = shape("M56 84A24 24 0 1 0 78 116A28 28 0 0 1 56 84Z", MOON)
    note = circle(24, 104, 5, INK) + line("M29 104V86L38 84", 2.6)
    other = circle(80, 92, 4.4, INK) + line("M84 92V77", 2.4)
    return bed(42, THEIRS) + cushion(50, 46, 40) + head(50, 70, THEIRS, 0, 0.54, asleep=True) + crescent + note + other


def pillow() -> str:
    thrown = cushion(34, 62, 46, -24)
    flying = head(66, 62, THEIRS, 4, 0.48, 24)
    crate = box(54, 108, 34, 20, WOOD.base, 3) + line("M54 116H88", 1.6)
    away = curve("M82 70Q92 86 76 98", (74, 98), 24, "#f08a6c", 8)
    dust = feathers(((52, 18), (20, 96), (40, 108), (16, 26)))
    return bed(34, THEIRS, 24, 68) + flying + thrown + crate + away + dust + line("M12 82L6 92M22 88L18 100", 2.4)


def feathers(spots: tuple[tuple[float, float], ...]) -> str:
    return scatter(
        group(oval(0, 0, 3, 7, WHITE, stroke_width=1.4), at=spot, turn=40 * k) for k, spot in enumerate(spots)
    )


def lure() -> str:
    way = curve("M26 44Q12 84 44 104", (46, 104), -54)
    return (
        bed(30, THEIRS)
        + cushion(28, 34, 26, empty=True)
        + head(72, 54, THEIRS, 0, 0.4)
        + bed(106, MINE)
        + way
        + head(70, 127, MINE, 2, 0.44)
    )


def barter() -> str:
    unknown = box(14, 20, 32, 46, PAPER, 4) + box(18, 24, 24, 38, THEIRS.base, 3, stroke_width=1.2) + question(30, 43)
    given = (
        box(56, 58, 32, 46, PAPER, 4)
        + box(60, 62, 24, 38, MINE.light, 3, stroke_width=1.2)
        + flat(shape(star(72, 81, 10), MINE.dark))
    )
    return unknown + given + arrow(72, 34, 30) + arrow(54, 34, 72, THEIRS.light, 180) + plus_card(74, 118)


def question(x: float, y: float) -> str:
    d = f"M{x - 6} {y - 6}Q{x - 5} {y - 13} {x} {y - 13}T{x + 6} {y - 6}Q{x + 5} {y - 1} {x} {y + 1}V{y + 5}"
    return line(d, 4, WHITE) + flat(circle(x, y + 11, 2.6, WHITE))


def racket() -> str:
    drum = shape("M32 66L36 92Q50 98 64 92L68 66Z", "#d8705c") + oval(50, 66, 18, 6, WHITE)
    sticks = line("M42 62L22 44M58 62L78 44", 6) + line("M42 62L22 44M58 62L78 44", 3, WOOD.light)
    sound = shake(20, 76) + flipped(shake(20, 76))
    above = bed(28, THEIRS) + head(30, 50, THEIRS, 0, 0.4) + head(70, 50, THEIRS, 0, 0.4)
    return above + sound + drum + sticks + bed(110, MINE) + head(38, 128, MINE, 0, 0.38) + plus_card(78, 114)


def spin() -> str:
    tops = ((50, 38, "green", 0), (78, 70, "yellow", 90), (50, 102, "red", 0), (22, 70, "blue", 90))
    beds = scatter(tiny_bed(x, y, colour, turn) for x, y, colour, turn in tops)
    upper = curve("M14 50Q22 20 58 18", (60, 19), -84)
    lower = curve("M86 90Q78 120 42 122", (40, 121), 96)
    return quilt(50, 70, 30) + beds + upper + lower


def tiny_bed(x: float, y: float, colour: str, turn: float) -> str:
    frame = box(-16, -6.5, 32, 13, PIECES[colour].base, 5)
    return group(frame, at=(x, y), turn=turn) + mark(colour, x, y, 4, INK if colour == "yellow" else WHITE)


def hands() -> str:
    up, down = fan(50, 40, THEIRS), fan(50, 108, MINE)
    left = curve("M18 92Q8 70 18 46", (18, 46), 180 - 12)
    right = curve("M82 48Q92 70 82 92", (82, 92), 12, THEIRS.light)
    return up + down + left + right


def fan(x: float, y: float, colour: Paint) -> str:
    leaves = ((-30, -15), (-10, -5), (10, 5), (30, 15))
    sheets = [
        group(
            box(-9, -20, 18, 27, colour.base, 3),
            flat(box(-6.5, -17.5, 13, 22, colour.light, 2)),
            at=(x + dx, y + abs(dx) * 0.14),
            turn=turn,
        )
        for turn, dx in leaves
    ]
    return scatter(sheets)


def shove() -> str:
    way = curve("M24 76Q26 26 50 26T74 62", (74, 62), -4)
    beds = bed(84, THEIRS, 8, 38) + bed(84, PIECES["violet"], 54, 38) + bed(114, MINE, 22, 56)
    return way + beds + cushion(27, 86, 22, empty=True) + cushion(73, 86, 22) + head(52, 52, THEIRS, 0, 0.4, 50)


CARDS: dict[str, tuple[str, Callable[[], str]]] = {
    "pull": (CREAM, pull),
    "heave": (CREAM, heave),
    "join": (MINT, join),
    "wake": (MINT, wake),
    "lullaby": (DUSK, lullaby),
    "pillow": (ROSE, pillow),
    "lure": (ROSE, lure),
    "barter": (LILAC, barter),
    "racket": (MINT, racket),
    "spin": (AIR, spin),
    "hands": (LILAC, hands),
    "shove": (ROSE, shove),
    "draw": (LILAC, lambda: small(back(), at=(26, 26), scale=0.48, ink=1.8) + arrow(96, 28)),
}


def back() -> str:
    """Night outside, a moon and stars, stitched like a quilt."""
    field = box(1, 1, 98, 138, PAPER, 10) + box(6, 6, 88, 128, NIGHT.base, 7)
    stitch = box(11, 11, 78, 118, "none", 5, stroke=NIGHT.light, stroke_width=2, stroke_dasharray="5 4")
    crescent = shape("M56 40A32 32 0 1 0 82 88A36 36 0 0 1 56 40Z", MOON)
    stars = flat(shape(star(72, 44, 7) + star(30, 30, 5) + star(26, 112, 5) + star(78, 112, 4), WHITE))
    return field + stitch + crescent + stars


def deck() -> str:
    """A stack of cards, its thickness showing below."""
    edges = scatter(box(3.5, y, 93, 130, PAPER, 9, stroke_width=1.6) for y in (9, 6.5, 4))
    return edges + group(back(), at=(2.5, 0), scale=0.95)


def keep() -> str:
    """A card that goes into the hand."""
    cards = small(fan(50, 58, MINE), at=(-10, -22), scale=1.2, ink=3)
    return cards + arrow(8, 34, 50, YELLOW)
