"""The Big Build: five animals as standing wooden figures, told apart by their shape; and their heads alone."""

from math import cos, pi, sin

from tools.draw.heads import both, cheeks, eyes, head, nose
from tools.draw.marks import mark
from tools.draw.palette import INK, PAPER, PIECES, WHITE, WOOD, mix, paint
from tools.draw.pen import circle, flat, line, oval, picture, shadow, shape, small

COATS = {"beaver": "red", "hare": "blue", "hedgehog": "yellow", "moose": "green", "owl": "violet"}
FUR = paint("#8f5a35")
ELK = paint("#a0703f")


def drawings() -> dict[str, str]:
    whole = {f"figure-{name}": picture(100, 150, figure(name)) for name in COATS}
    heads = {f"{use}-{name}": picture(100, 100, medal(name)) for name in COATS for use in ("head", "choice-figure")}
    return whole | heads | {"choice-figure-any": picture(100, 100, anyone())}


def figure(name: str) -> str:
    stand = shadow(50, 142, 38, 7) + oval(50, 138, 36, 9, WOOD.dark) + oval(50, 134, 36, 9, WOOD.base)
    return stand + BEHIND.get(name, "") + body(name) + small(face(name), at=(7, 2), scale=0.86)


def body(name: str) -> str:
    coat = PIECES[COATS[name]]
    trunk = shape("M22 135C18 100 32 82 50 82S82 100 78 135Q50 143 22 135Z", coat.base, stroke_width=2.4)
    sleeves = both(shape("M28 96C16 102 14 118 20 124Q27 124 30 112Z", coat.base, stroke_width=2.4))
    light = flat(shape("M30 104C28 116 28 126 29 132Q25 128 26 120T30 104Z", coat.light))
    badge = circle(50, 116, 13, WHITE, stroke_width=2) + mark(COATS[name], 50, 116, 8, coat.base)
    return trunk + sleeves + light + badge


def medal(name: str) -> str:
    """The head before its colour: whose animal it is."""
    return circle(50, 50, 47, PIECES[COATS[name]].light, stroke_width=3) + small(face(name), at=(10, 9), scale=0.8)


def anyone() -> str:
    """Whichever it will be: the colours of all five round a question mark."""
    spots = [(50 + 33 * sin(2 * pi * i / 5), 50 - 33 * cos(2 * pi * i / 5)) for i in range(5)]
    discs = [
        circle(x, y, 11, PIECES[colour].base, stroke_width=2) + mark(colour, x, y, 6, INK)
        for (x, y), colour in zip(spots, COATS.values(), strict=True)
    ]
    asks = line("M42 44C42 36 58 36 58 45C58 51 50 51 50 58", 5) + flat(circle(50, 67, 3.4, INK))
    return circle(50, 50, 47, PAPER, stroke_width=3) + "".join(discs) + asks


def face(name: str) -> str:
    return {"beaver": beaver, "moose": moose, "hare": hare}.get(name, lambda: head(name))()


def beaver() -> str:
    """Round, small ears, two large teeth."""
    ear = circle(21, 34, 10, FUR.base) + flat(circle(21, 35, 5, FUR.light))
    teeth = shape("M42 76h16v15q-8 3-16 0ZM50 76v16", WHITE, stroke_width=2)
    muzzle = flat(oval(40, 69, 12, 10, FUR.light), oval(60, 69, 12, 10, FUR.light))
    helmet = shape("M18 40C20 20 34 12 50 12S80 20 82 40Q50 30 18 40Z", "#f2b13c") + line("M50 12V33", 2.4)
    return both(ear) + oval(50, 57, 36, 31, FUR.base) + teeth + muzzle + eyes(True, 15, 53) + nose(60) + helmet


def hare() -> str:
    """Very long ears, one of them bent."""
    coat = paint("#c9c3bb")
    left = shape("M34 44C22 30 18-2 30-6S46 26 44 42Z", coat.base) + flat(
        shape("M34 34C28 22 26 6 31 3S40 24 39 36Z", "#f4b0a0")
    )
    right = shape("M56 42C56 22 62 4 74 6Q90 14 88 34Q80 30 76 22Q70 34 66 44Z", coat.base)
    teeth = shape("M45 78h10v9h-10zM50 78v9", WHITE, stroke_width=1.6)
    whiskers = line("M24 68L8 65M24 73L9 76M76 68L92 65M76 73L91 76", 2)
    muzzle = flat(oval(50, 72, 15, 10, WHITE))
    return (
        left
        + right
        + oval(50, 62, 32, 28, coat.base)
        + teeth
        + muzzle
        + whiskers
        + eyes(True, 14, 58)
        + nose(66, "#e58b7c")
    )


def moose() -> str:
    """Wide antlers, a long soft nose."""
    antler = shape(
        "M36 36C24 34 14 30 8 18L2 20L4 8L-4 2L8 0L12-8L20 2Q26-4 30 4Q28 14 34 22T42 32Z", "#e8c88f", stroke_width=2.6
    )
    ear = shape("M26 44C14 40 10 46 10 52C18 56 26 54 30 50Z", ELK.base)
    skull = shape(
        "M50 30C66 30 74 42 72 56C70 66 74 74 72 82C68 94 32 94 28 82C26 74 30 66 28 56C26 42 34 30 50 30Z", ELK.base
    )
    snout = oval(50, 80, 23, 14, ELK.light, stroke="none") + flat(
        oval(41, 78, 3.6, 4.6, INK), oval(59, 78, 3.6, 4.6, INK)
    )
    return both(antler) + both(ear) + skull + snout + eyes(True, 12, 52) + line("M42 88q8 5 16 0", 2.4) + cheeks(66, 17)


def tail() -> str:
    """The beaver's: flat, with its pattern."""
    leaf = shape("M72 128C84 122 92 104 98 108C104 116 98 136 84 138Z", mix(FUR.dark, INK, 0.2), stroke_width=2.4)
    return leaf + line("M80 130L94 112M86 134L97 120", 1.8, FUR.light)


def quills() -> str:
    """The hedgehog's back, wider than its coat."""
    return shape(
        "M50 78L58 84L68 80L72 90L84 88L84 99L95 102L90 112L98 120L88 126L86 136H14L12 126L2 120L10 112L5 102L16 99"
        "L16 88L28 90L32 80L42 84Z",
        "#7b5636",
        stroke_width=2.4,
    )


def wings() -> str:
    """The owl's, held out."""
    wing = shape("M26 94C8 94 0 108 2 126Q10 122 14 126Q20 122 26 126Z", "#7f5536", stroke_width=2.4)
    return both(wing)


BEHIND = {"beaver": tail(), "hedgehog": quills(), "owl": wings()}
