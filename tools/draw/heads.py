"""Sixteen animals, seen from the front in a field 100 × 100; they sit at the table and live in the house."""

from collections.abc import Callable

from tools.draw.palette import BLUSH, INK, WHITE, Paint, paint
from tools.draw.pen import circle, flat, flipped, line, oval, shape

BROWN = paint("#a86c3d")
GREY = paint("#9aa0a6")
GINGER = paint("#e58a35")
PINK = "#f4b0a0"
DARK = "#3a3230"


def eyes(awake: bool, gap: float = 14, y: float = 52, r: float = 5) -> str:
    """Round eyes with a glint, or two lids that sleep."""
    if not awake:
        return line(f"M{45 - gap} {y}q5 5 10 0M{45 + gap} {y}q5 5 10 0", 3)
    balls = circle(50 - gap, y, r, INK) + circle(50 + gap, y, r, INK)
    return flat(balls, circle(48.5 - gap, y - 1.7, r * 0.36, WHITE), circle(48.5 + gap, y - 1.7, r * 0.36, WHITE))


def nose(y: float = 62, colour: str = INK) -> str:
    return shape(f"M44 {y}q6-4 12 0q-1 6-6 7q-5-1-6-7Z", colour, stroke_width=1.5)


def smile(y: float = 70) -> str:
    return line(f"M50 {y}q-1 6-8 5M50 {y}q1 6 8 5", 2.5)


def cheeks(y: float = 65, gap: float = 24) -> str:
    return flat(circle(50 - gap, y, 5, BLUSH), circle(50 + gap, y, 5, BLUSH), fill_opacity=0.8)


def both(part: str) -> str:
    return part + flipped(part)


def round_head(colour: Paint, rx: float = 34, ry: float = 30) -> str:
    return oval(50, 57, rx, ry, colour.base)


def fox(awake: bool) -> str:
    ear = shape("M18 44L16 12Q32 18 42 30Z", GINGER.base) + flat(shape("M18 24L17 14Q24 16 30 21Z", DARK))
    head = shape("M50 90C36 88 14 74 12 52C14 36 32 26 50 26S86 36 88 52C86 74 64 88 50 90Z", GINGER.base)
    jowl = shape("M50 89C36 88 16 74 13 56C24 54 38 58 44 68Q47 74 50 74Z", WHITE, stroke="none")
    return (
        both(ear)
        + head
        + both(jowl)
        + line("M50 90C36 88 14 74 12 52M50 90C64 88 86 74 88 52")
        + eyes(awake, 15, 53)
        + nose(66)
    )


def bear(awake: bool) -> str:
    ear = circle(24, 30, 13, BROWN.base) + flat(circle(24, 31, 7, BROWN.light))
    muzzle = oval(50, 68, 17, 13, BROWN.light, stroke="none")
    return both(ear) + round_head(BROWN, 36, 32) + muzzle + eyes(awake, 15, 52) + nose(60) + smile(68) + cheeks(66, 26)


def cat(awake: bool) -> str:
    ear = shape("M17 48V14Q32 18 44 32Z", GREY.base) + flat(shape("M22 36V22Q29 24 35 31Z", PINK))
    stripes = line("M50 27V37M41 28L43 36M59 28L57 36", 3, GREY.dark)
    whiskers = line("M22 64L8 61M22 69L9 71M78 64L92 61M78 69L91 71")
    muzzle = flat(oval(43, 69, 9, 7, WHITE), oval(57, 69, 9, 7, WHITE))
    return (
        both(ear)
        + round_head(GREY, 36, 31)
        + stripes
        + muzzle
        + whiskers
        + eyes(awake, 16, 54)
        + nose(61, PINK)
        + smile(68)
    )


def dog(awake: bool) -> str:
    coat, ears = paint("#e9c48f"), paint("#8a5a34")
    ear = shape("M28 30C14 26 6 40 8 58C9 68 18 70 22 60C24 50 24 40 28 30Z", ears.base)
    patch = flat(oval(64, 51, 12, 14, ears.light))
    tongue = shape("M45 76q5 3 10 0v6q-5 6-10 0Z", "#e8736c", stroke_width=1.5)
    muzzle = flat(oval(50, 69, 17, 12, WHITE))
    return (
        oval(50, 56, 32, 32, coat.base)
        + patch
        + both(ear)
        + muzzle
        + tongue
        + eyes(awake, 14, 51)
        + nose(61)
        + smile(69)
    )


def rabbit(awake: bool) -> str:
    coat = paint("#f3e6d6")
    ear = oval(36, 26, 10, 24, coat.base, transform="rotate(-8 36 26)") + flat(
        oval(36, 27, 5, 17, PINK, transform="rotate(-8 36 27)")
    )
    teeth = shape("M46 74h8v7h-8zM50 74v7", WHITE, stroke_width=1.5)
    return (
        both(ear)
        + oval(50, 62, 32, 28, coat.base)
        + teeth
        + cheeks(70, 21)
        + eyes(awake, 14, 58)
        + nose(65, PINK)
        + smile(71)
    )


def mouse(awake: bool) -> str:
    coat = paint("#b9b2ac")
    ear = circle(22, 32, 19, coat.base) + flat(circle(22, 33, 12, PINK))
    return (
        both(ear)
        + shape("M50 88C34 88 20 74 20 58S34 32 50 32 80 42 80 58 66 88 50 88Z", coat.base)
        + cheeks(68, 21)
        + eyes(awake, 13, 56)
        + nose(68, PINK)
        + smile(76)
    )


def owl(awake: bool) -> str:
    coat = paint("#9c6b46")
    tuft = shape("M16 46L14 14Q30 18 42 28Z", coat.dark)
    disc = circle(34, 52, 17, "#f6dfb6")
    face = flat(circle(34, 52, 9, INK), circle(31, 49, 3.5, WHITE)) if awake else line("M25 52q9 8 18 0", 3)
    beak = shape("M50 56L57 64L50 76L43 64Z", "#f0a93a")
    return both(tuft) + oval(50, 56, 37, 33, coat.base) + both(disc) + face + flipped(face) + beak


def hedgehog(awake: bool) -> str:
    spikes = shape(
        "M50 10L56 18L66 12L69 22L80 20L79 31L90 34L85 44L95 52L86 60L92 70L80 74"
        "L76 86H24L20 74L8 70L14 60L5 52L15 44L10 34L21 31L20 20L31 22L34 12L44 18Z",
        "#7b5636",
    )
    face = shape("M50 34C60 26 80 40 78 62C76 80 62 90 50 90S24 80 22 62C20 40 40 26 50 34Z", "#f0d2a4")
    return spikes + face + cheeks(70, 19) + eyes(awake, 12, 58) + nose(66) + smile(73)


def panda(awake: bool) -> str:
    patch = flat(oval(34, 53, 9, 11, DARK, transform="rotate(25 34 53)"))
    ball = circle(36, 52, 4, WHITE) if awake else line("M31 53q5 5 9 0", 2.5, WHITE)
    sight = flat(ball) if awake else ball
    return (
        both(circle(23, 28, 13, DARK))
        + round_head(Paint(WHITE, WHITE, "#e3d6c2"), 37, 32)
        + both(patch + sight)
        + nose(64)
        + smile(71)
    )


def pig(awake: bool) -> str:
    coat = paint("#f3a9a0")
    ear = shape("M16 46L20 16Q34 18 42 30Z", coat.base) + flat(shape("M22 36L24 24Q31 26 34 31Z", coat.dark))
    snout = oval(50, 67, 15, 11, coat.light) + flat(oval(44, 67, 3, 4.5, coat.dark), oval(56, 67, 3, 4.5, coat.dark))
    return both(ear) + round_head(coat, 36, 31) + snout + eyes(awake, 17, 51) + line("M42 82q8 5 16 0", 2.5)


def frog(awake: bool) -> str:
    coat = paint("#7bb661")
    lid = circle(29, 30, 15, coat.base)
    ball = (
        circle(29, 29, 9, WHITE) + flat(circle(30, 30, 5.5, INK), circle(28, 28, 2, WHITE))
        if awake
        else line("M20 31q9 7 18 0", 3)
    )
    return (
        both(lid) + oval(50, 59, 40, 28, coat.base) + both(ball) + cheeks(64, 28) + line("M28 62C36 76 64 76 72 62", 3)
    )


def raccoon(awake: bool) -> str:
    ear = circle(22, 30, 12, GREY.base) + flat(circle(22, 31, 6, DARK))
    mask = flat(shape("M14 56C22 44 40 44 46 54C44 66 28 70 16 66Z", DARK))
    stripe = flat(shape("M46 27h8l3 36h-14Z", GREY.dark), oval(50, 71, 14, 12, WHITE))
    sight = flat(circle(34, 55, 5.5, WHITE), circle(35, 55, 3, INK)) if awake else line("M28 55q6 5 11 0", 2.5, WHITE)
    return both(ear) + round_head(GREY, 37, 31) + stripe + both(mask + sight) + nose(63) + smile(71)


def lion(awake: bool) -> str:
    mane = shape(
        "M50 6q9 0 13 7 10-3 16 5 9 1 10 11 8 5 6 14 6 8 0 15 1 10-8 14-1 10-11 11-5 9-14"
        " 6-5 6-12 4-7 2-12-4-9 3-14-6-10-1-11-11-9-4-8-14-6-7 0-15-2-9 6-14 1-10 10-11 6-8 16-5 4-7 13-7Z",
        "#b3622a",
    )
    coat = paint("#f0bb5c")
    muzzle = flat(oval(50, 68, 15, 11, coat.light))
    return mane + oval(50, 56, 28, 28, coat.base) + muzzle + eyes(awake, 12, 51) + nose(60) + smile(68)


def tiger(awake: bool) -> str:
    coat = paint("#f09a3c")
    ear = circle(22, 30, 12, coat.base) + flat(circle(22, 31, 6, WHITE))
    stripes = line("M50 28V42M40 29V37M60 29V37M15 58L26 60M17 70L28 69M85 58L74 60M83 70L72 69", 4.5)
    muzzle = flat(oval(42, 69, 11, 9, WHITE), oval(58, 69, 11, 9, WHITE))
    return both(ear) + round_head(coat, 37, 32) + stripes + muzzle + eyes(awake, 15, 52) + nose(61) + smile(69)


def penguin(awake: bool) -> str:
    hood = paint("#3d4f63")
    mask = flat(shape("M50 40C40 30 22 38 22 56C22 74 36 84 50 84S78 74 78 56C78 38 60 30 50 40Z", WHITE))
    beak = shape("M40 62q10-8 20 0q-4 10-10 10t-10-10Z", "#f0a93a")
    return oval(50, 55, 38, 36, hood.base) + mask + cheeks(68, 20) + eyes(awake, 13, 53) + beak


def elephant(awake: bool) -> str:
    coat = paint("#9fb0bd")
    ear = shape("M28 32C8 18-4 38 4 60C10 74 26 72 31 60Z", coat.base) + flat(
        shape("M22 40C12 32 6 44 11 56C15 64 22 62 25 56Z", PINK)
    )
    trunk = shape("M41 56C40 68 38 80 42 88C47 96 60 94 61 84C57 82 54 86 51 83C50 78 58 68 59 56", coat.base)
    wrinkles = line("M41 68q4 2 8 1M41 76q4 2 7 1", 1.8)
    return both(ear) + oval(50, 48, 29, 30, coat.base) + cheeks(60, 21) + eyes(awake, 15, 46) + trunk + wrinkles


HEADS: dict[str, Callable[[bool], str]] = {
    "fox": fox, "bear": bear, "cat": cat, "dog": dog, "rabbit": rabbit, "mouse": mouse, "owl": owl,
    "hedgehog": hedgehog, "panda": panda, "pig": pig, "frog": frog, "raccoon": raccoon, "lion": lion,
    "tiger": tiger, "penguin": penguin, "elephant": elephant,
}  # fmt: skip


def head(name: str, awake: bool = True) -> str:
    return HEADS[name](awake)
