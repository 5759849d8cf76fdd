"""The sign over the door: a pawn at home in an open box; and the table's wood."""

from random import Random

from tools.draw.palette import BLUSH, INK, PIECES, WALNUT, WOOD, Paint, mix
from tools.draw.pen import box, circle, flat, line, number, oval, picture, scatter, shadow, shape, small


def drawings() -> dict[str, str]:
    woods = {"wood": picture(400, 400, planks(WOOD)), "wood-dark": picture(400, 400, planks(WALNUT))}
    return {"logo": picture(100, 100, sign()), "app": picture(512, 512, app())} | woods


def sign() -> str:
    """A game box with its lid for a roof, and the pieces at home in it."""
    room = box(14, 44, 72, 45, WOOD.light, 6) + flat(box(15, 45, 70, 12, WOOD.dark, fill_opacity=0.5))
    roof = shape("M50 6L95 38Q98 46 90 48H10Q2 46 5 38Z", "#c9483a") + line("M17 38L49 15", 4, "#e58a74")
    return shadow(50, 92, 44, 5) + room + pieces() + roof


def pieces() -> str:
    ball = circle(27, 78, 9.5, PIECES["orange"].base) + flat(circle(24, 75, 2.6, PIECES["orange"].light))
    block = box(65, 69, 18, 18, PIECES["blue"].base, 4) + flat(box(68, 72, 7, 3, PIECES["blue"].light, 1.5))
    pawn = shape("M33 88C33 70 40 66 50 66S67 70 67 88Z", PIECES["green"].base) + circle(
        50, 60, 14, PIECES["green"].base
    )
    look = flat(
        circle(45, 59, 2.4, INK), circle(55, 59, 2.4, INK), circle(40, 64, 2.4, BLUSH), circle(60, 64, 2.4, BLUSH)
    ) + line("M45 65q5 4 10 0")
    return ball + block + pawn + look


def app() -> str:
    ground = flat(box(0, 0, 512, 512, WOOD.base), box(0, 0, 512, 256, mix(WOOD.base, WOOD.light, 0.3)))
    return (
        ground
        + line("M0 256H512", 4, WOOD.dark)
        + grain(WOOD, 512, 2, 5, 3)
        + small(sign(), at=(46, 36), scale=4.2, ink=11)
    )


def planks(wood: Paint) -> str:
    """Four boards side by side; every line leaves the tile where it enters on the other side."""
    tones = ((0, wood.light, 0.2), (100, wood.dark, 0.08), (200, wood.light, 0.08), (300, wood.dark, 0.14))
    boards = flat(scatter(box(0, y, 400, 100, mix(wood.base, tone, share)) for y, tone, share in tones))
    seams = "M0 0H400M0 100H400M0 200H400M0 300H400M120 0V100M310 100V200M60 200V300M230 300V400"
    edge = mix(wood.base, wood.dark, 0.6)
    light = line("M0 2H400M0 102H400M0 202H400M0 302H400", 1.5, mix(wood.base, wood.light, 0.5))
    return boards + grain(wood, 400, 4, 5, 1.2) + knots(wood) + light + line(seams, 2, edge)


def knots(wood: Paint) -> str:
    colour = mix(wood.base, wood.dark, 0.35)
    return scatter(
        oval(x, y, 11, 5, "none", stroke=colour, stroke_width=1.4) + oval(x, y, 4, 1.8, colour, stroke="none")
        for x, y in ((210, 44), (86, 262))
    )


def grain(wood: Paint, size: float, boards: int, lines: int, width: float) -> str:
    dice = Random(7)
    high = size / boards
    rows = [
        (b * high + high * (k + 1) / (lines + 1) + dice.uniform(-5, 5), dice.uniform(-9, 9))
        for b in range(boards)
        for k in range(lines)
    ]
    return line("".join(wave(size, y, bend) for y, bend in rows), width, mix(wood.base, wood.dark, 0.22))


def wave(size: float, y: float, bend: float) -> str:
    third, more, less = number(size / 3), number(y + bend), number(y - bend)
    return f"M0 {number(y)}C{third} {more} {number(size * 2 / 3)} {less} {number(size)} {number(y)}"
