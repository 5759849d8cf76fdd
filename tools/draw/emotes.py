"""Emotes: a round wooden face with two hands."""

from tools.draw.palette import BLUSH, INK, WHITE, paint
from tools.draw.pen import circle, flat, flipped, group, line, oval, picture, shadow, shape

BEAD = paint("#f4c877")


def drawings() -> dict[str, str]:
    faces = {
        "wow": wow,
        "laugh": laugh,
        "think": think,
        "clap": clap,
        "oops": oops,
        "hurry": hurry,
        "thanks": thanks,
        "sad": sad,
    }
    return {f"emote-{name}": picture(100, 100, draw()) for name, draw in faces.items()}


def bead() -> str:
    tone = flat(shape("M17 62C24 84 76 84 83 62C80 78 66 88 50 88S20 78 17 62Z", "#d99f4c"))
    return (
        shadow(50, 93, 30, 5)
        + circle(50, 52, 36, BEAD.base)
        + tone
        + flat(oval(36, 27, 11, 6, "#fbe3ae", transform="rotate(-28 36 27)"))
    )


def dots(left: float = 38, right: float = 62, y: float = 46, r: float = 5) -> str:
    return flat(
        circle(left, y, r, INK),
        circle(right, y, r, INK),
        circle(left - 1.5, y - 2, r * 0.35, WHITE),
        circle(right - 1.5, y - 2, r * 0.35, WHITE),
    )


def cheeks(y: float = 58) -> str:
    return flat(circle(27, y, 5.5, BLUSH), circle(73, y, 5.5, BLUSH))


def hand(x: float, y: float, turn: float = 0) -> str:
    """A mitten, thumb to the right."""
    thumb = shape("M6 0C10-9 18-7 15 0C13 5 9 8 4 9Z", BEAD.base)
    return group(shape("M-10 15C-14 2-12-13-3-14S9-6 8 2L7 15Q-2 19-10 15Z", BEAD.base) + thumb, at=(x, y), turn=turn)


def wow() -> str:
    return (
        bead()
        + dots(y=44, r=6)
        + cheeks()
        + oval(50, 66, 8, 10, "#8c3a2e")
        + line("M32 32q5-5 10-2M58 30q5-3 10 2", 2.5)
    )


def laugh() -> str:
    mouth = shape("M32 55H68C68 72 60 78 50 78S32 72 32 55Z", "#8c3a2e") + flat(
        shape("M40 74C44 68 56 68 60 74C56 78 44 78 40 74Z", "#e8736c")
    )
    return bead() + line("M31 46q6-8 12 0M57 46q6-8 12 0", 3.5) + cheeks(56) + mouth


def think() -> str:
    return (
        bead()
        + dots(42, 66, 42)
        + line("M34 33q6-5 11-2M60 29q6-3 11 3", 2.5)
        + line("M44 64q8-4 14 0", 3)
        + hand(36, 80, 20)
    )


def clap() -> str:
    hands = group(hand(0, 0), at=(39, 76), turn=24) + flipped(group(hand(0, 0), at=(39, 76), turn=24))
    noise = line("M50 54v-5M41 56l-3-4M59 56l3-4", 2.6)
    return bead() + line("M31 42q6-8 12 0M57 42q6-8 12 0", 3.5) + cheeks(50) + noise + hands


def oops() -> str:
    return (
        bead()
        + dots(y=48)
        + line("M32 38l10-3M68 38l-10-3", 2.5)
        + line("M38 66q4-5 8 0t8 0 8 0", 3)
        + shape("M78 22C84 30 86 34 82 38S73 37 74 32C75 28 77 26 78 22Z", "#8ec3d6", stroke_width=1.5)
    )


def hurry() -> str:
    clock = circle(70, 70, 19, WHITE) + line("M70 58V70L78 74", 3)
    return bead() + dots(36, 60, 42) + line("M34 60q10 6 18-1", 3) + clock


def thanks() -> str:
    heart = shape("M50 92C34 80 32 68 40 65C46 63 49 67 50 70C51 67 54 63 60 65C68 68 66 80 50 92Z", "#d8483c")
    return bead() + line("M32 46q6-7 12 0M56 46q6-7 12 0", 3.5) + cheeks(54) + line("M42 54q8 7 16 0", 3) + heart


def sad() -> str:
    tear = shape("M30 56C34 62 35 66 31 68S25 66 26 62C27 60 29 58 30 56Z", "#8ec3d6", stroke_width=1.5)
    return bead() + dots(y=49) + line("M32 40q6-1 10-6M68 40q-6-1-10-6", 2.5) + line("M40 70q10-9 20 0", 3) + tear
