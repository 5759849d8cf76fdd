"""The sign over the door: a pawn at home in an open box; and the table's wood."""

from random import Random

from tools.draw.palette import GOLD, INK, OAK, PIECES, WALNUT, WOOD, Paint, mix, paint
from tools.draw.pen import box, circle, flat, group, line, number, picture, scatter, shadow, shape, small


def drawings() -> dict[str, str]:
    woods = {"wood": picture(400, 400, planks(WOOD)), "wood-dark": picture(400, 400, planks(WALNUT))}
    return {"logo": picture(100, 100, sign()), "app": picture(512, 512, app())} | woods


def sign() -> str:
    """A game box with its lid for a roof, and pieces looking out."""
    roof = shape("M6 42L50 10L94 42L88 50H12Z", "#c9483a") + flat(shape("M14 42L50 16L54 19L22 44Z", "#e07b66"))
    room = box(16, 48, 68, 40, WOOD.light, 5)
    pawn = shape("M36 86C36 68 42 64 50 64S64 68 64 86Z", PIECES["green"].base) + circle(
        50, 58, 11, PIECES["green"].base
    )
    face = flat(circle(46, 58, 2, INK), circle(54, 58, 2, INK)) + line("M46 63q4 3 8 0", 1.8)
    side = circle(27, 79, 7, PIECES["orange"].base) + box(67, 71, 14, 15, PIECES["blue"].base, 3)
    return shadow(50, 92, 42, 5) + room + roof + side + pawn + face


def app() -> str:
    back = box(0, 0, 512, 512, "#e9bd83", stroke="none")
    return back + scatter(grain(WOOD, 512, 5, 4)) + small(sign(), at=(66, 60), scale=3.8, ink=9)


def planks(wood: Paint) -> str:
    """Four boards side by side; every line leaves the tile where it enters on the other side."""
    ground = flat(box(0, 0, 400, 400, wood.base))
    boards = flat(
        scatter(box(0, y, 400, 100, mix(wood.base, tone, 0.18)) for y, tone in ((0, wood.light), (200, wood.dark)))
    )
    seams = line(
        "M0 0H400M0 100H400M0 200H400M0 300H400M120 0V100M300 100V200M60 200V300M240 300V400",
        2.5,
        mix(wood.base, wood.dark, 0.7),
    )
    return ground + boards + scatter(grain(wood, 400, 4, 3)) + seams


def grain(wood: Paint, size: float, boards: int, lines: int) -> list[str]:
    dice = Random(7)
    high = size / boards
    rows = [
        (b * high + high * (k + 1) / (lines + 1) + dice.uniform(-5, 5), dice.uniform(-8, 8))
        for b in range(boards)
        for k in range(lines)
    ]
    wave = "".join(
        f"M0 {number(y)}C{number(size / 3)} {number(y + bend)} {number(size * 2 / 3)} {number(y - bend)} {number(size)} {number(y)}"
        for y, bend in rows
    )
    return [line(wave, 2, mix(wood.base, wood.dark, 0.3))]
