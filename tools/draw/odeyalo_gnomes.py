"""My Blanket!: gnomes with big noses, each with a cap of its own shape; the colour of the cap is the bed's."""

from tools.draw.palette import BLUSH, INK, PIECES, WHITE, Paint
from tools.draw.pen import circle, flat, flipped, group, line, oval, picture, shape

SKIN = "#f7cfa8"
NOSE = "#ee8a6c"
COAT = "#5b7fa8"
BEDS = ("red", "yellow", "blue", "green")
CAPS = 6


def drawings() -> dict[str, str]:
    awake = {f"gnome-{c}-{k}": picture(100, 100, gnome(PIECES[c], k)) for c in BEDS for k in range(CAPS)}
    return awake | {f"sleeper-{c}-{k}": picture(100, 100, sleeper(PIECES[c], k)) for c in BEDS for k in range(CAPS)}


def gnome(colour: Paint, kind: int) -> str:
    """Awake: hands up, eyes wide open, the cap stands tall."""
    return arms() + body() + face() + cap(colour, kind) + eyes() + nose(50, 57)


def bust(colour: Paint, kind: int) -> str:
    """The same on a card, where he is small: hands up, eyes as dots."""
    hands = line("M31 84Q16 78 14 56M69 84Q84 78 86 56", 12, COAT) + circle(14, 50, 8, SKIN) + circle(86, 50, 8, SKIN)
    beard = shape("M31 54C28 76 38 92 50 94C62 92 72 76 69 54Z", WHITE)
    head = shape("M29 50C28 34 38 30 50 30S72 34 71 50C70 60 30 60 29 50Z", SKIN)
    dots = flat(circle(40, 47, 4, INK), circle(60, 47, 4, INK))
    return (
        hands
        + shape("M27 96C24 74 76 74 73 96Z", COAT)
        + beard
        + head
        + cap(colour, kind)
        + dots
        + oval(50, 57, 9, 8, NOSE)
    )


def body() -> str:
    coat = shape("M27 96C24 74 34 62 50 62S76 74 73 96Z", COAT)
    beard = shape("M31 54C28 76 38 92 50 94C62 92 72 76 69 54C62 62 38 62 31 54Z", WHITE)
    return coat + beard + flat(line("M43 76q7 6 14 0", 2.6, INK))


def arms() -> str:
    arm = line("M31 82Q14 76 14 56", 13) + line("M31 82Q14 76 14 56", 9, COAT) + circle(14, 50, 7.5, SKIN)
    return arm + flipped(arm)


def face() -> str:
    ear = circle(28, 52, 6, SKIN)
    return ear + flipped(ear) + shape("M29 50C28 34 38 30 50 30S72 34 71 50C70 64 60 66 50 66S30 64 29 50Z", SKIN)


def eyes() -> str:
    ball = circle(40, 46, 6.5, WHITE, stroke_width=1.6) + flat(circle(41.5, 47, 3.4, INK), circle(40, 45.4, 1.2, WHITE))
    return ball + flipped(ball)


def nose(x: float, y: float, r: float = 9) -> str:
    return oval(x, y, r, r * 0.86, NOSE) + flat(circle(x - r * 0.3, y - r * 0.35, r * 0.28, "#fbc3ac"))


def band(colour: Paint) -> str:
    """The turned-up edge all caps sit on."""
    edge = "M26 40Q50 26 74 40L73 33Q50 20 27 33Z"
    return shape(edge, colour.light)


def cap(colour: Paint, kind: int) -> str:
    return CAP_SHAPES[kind](colour) + band(colour)


def pointed(colour: Paint) -> str:
    cone = shape("M28 36L50 3L72 36Q50 22 28 36Z", colour.base)
    return cone + flat(shape("M36 30L50 8L46 27Z", colour.light)) + circle(50, 6, 5.5, WHITE)


def jester(colour: Paint) -> str:
    horns = shape(
        "M28 36C24 22 20 12 14 8C30 6 44 12 50 22C56 12 70 6 86 8C80 12 76 22 72 36Q50 22 28 36Z", colour.base
    )
    return (
        horns
        + flat(shape("M30 30Q27 18 22 12Q34 14 40 24Z", colour.light))
        + circle(14, 9, 5, WHITE)
        + circle(86, 9, 5, WHITE)
    )


def stocking(colour: Paint) -> str:
    long = shape("M28 36C30 10 58 2 76 12C88 18 92 30 90 42C84 30 76 26 70 34Q50 22 28 36Z", colour.base)
    return long + flat(shape("M34 30Q40 12 58 12Q46 18 44 27Z", colour.light)) + circle(89, 46, 6, WHITE)


def mushroom(colour: Paint) -> str:
    dome = shape("M16 34C16 14 32 4 50 4S84 14 84 34C72 24 28 24 16 34Z", colour.base)
    dots = flat(circle(34, 18, 4.5, WHITE), circle(52, 12, 5, WHITE), circle(69, 20, 4, WHITE))
    return dome + dots


def bobble(colour: Paint) -> str:
    round_top = shape("M28 36C26 16 38 10 50 10S74 16 72 36Q50 22 28 36Z", colour.base)
    ribs = line("M40 13Q37 22 37 29M50 10V26M60 13Q63 22 63 29", 2, colour.dark)
    return round_top + ribs + circle(50, 8, 7.5, colour.light)


def crown(colour: Paint) -> str:
    teeth = shape("M27 36L22 10L36 22L50 6L64 22L78 10L73 36Q50 22 27 36Z", colour.base)
    return teeth + circle(22, 9, 4, WHITE) + circle(50, 6, 4, WHITE) + circle(78, 9, 4, WHITE)


CAP_SHAPES = (pointed, jester, stocking, mushroom, bobble, crown)


def sleeper(colour: Paint, kind: int) -> str:
    """Asleep: low in the pillow, no hands, eyes shut, the cap has slipped, and z z z."""
    quilt = shape("M14 96C14 78 28 72 50 72S86 78 86 96Z", colour.light) + line(
        "M34 78q-3 9-1 18M50 76v20M66 78q3 9 1 18", 1.6
    )
    head = oval(50, 64, 25, 21, SKIN) + flat(circle(34, 70, 4.5, BLUSH), circle(66, 70, 4.5, BLUSH))
    hat = group(cap(colour, kind), at=(-9, 31), turn=-24, scale=0.84)
    lids = line("M36 62q5 5 10 0M57 62q5 5 10 0", 2.8)
    return head + quilt + hat + lids + nose(52, 70, 7.5) + mouth() + zzz()


def mouth() -> str:
    return oval(52, 81, 3.4, 2.6, "#8a4a3a", stroke_width=1.4)


def zzz() -> str:
    letters = "M70 30h14l-14 16h14M86 10h10l-10 12h10"
    return line(letters, 7.5) + line(letters, 3.6, WHITE)
