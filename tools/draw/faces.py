"""Pictures of players: animals on round felt, and the wooden robot in its moods."""

from tools.draw.heads import HEADS, head
from tools.draw.palette import BLUSH, GOLD, INK, WHITE, WOOD, mix, paint
from tools.draw.pen import box, circle, flat, group, line, picture, shape

FELTS = ("#8fbf8a", "#f3c969", "#e9937a", "#8fb8d8", "#c9a4d6", "#e8b98a", "#7fc0b5", "#e7a3b5")


def drawings() -> dict[str, str]:
    faces = {f"face-{name}": picture(100, 100, face(name, k)) for k, name in enumerate(HEADS)}
    return faces | {f"bot-{mood}": picture(100, 100, bot(mood)) for mood in MOODS}


def face(name: str, place: int) -> str:
    return felt(FELTS[(place * 3) % 8]) + group(head(name), at=(9, 7), scale=0.82, stroke_width=2.4)


def felt(colour: str) -> str:
    """A round of felt, stitched along its edge."""
    stitch = circle(50, 50, 43, "none", stroke=mix(colour, WHITE, 0.6), stroke_width=1.6, stroke_dasharray="4 4")
    return circle(50, 50, 48, colour) + stitch


MOODS = {
    "tiny": (paint("#e7a3b5"), "", "M44 68q6 5 12 0"),
    "novice": (paint("#8fc6a0"), "M37 54q4-6 8 0M55 54q4-6 8 0", "M40 66q10 9 20 0"),
    "amateur": (paint("#8fb8d8"), "", "M40 66q10 7 20 0"),
    "expert": (paint("#f2b950"), "", "M42 68q10 4 17-3"),
    "gentle": (paint("#8fc6a0"), "M37 54q4-6 8 0M55 54q4-6 8 0", "M40 66q10 9 20 0"),
    "clever": (paint("#f2b950"), "", "M42 68q10 4 17-3"),
    "master": (paint("#c9645a"), "", "M41 67q10 6 18-1"),
}


def bot(mood: str) -> str:
    """A robot turned from wood: a block for a head, a painted cap, a bead on its antenna."""
    colour, lids, mouth = MOODS[mood]
    antenna = line("M50 26V14", 4) + circle(50, 11, 6, colour.base)
    ears = box(11, 46, 12, 20, WOOD.dark, 4) + box(77, 46, 12, 20, WOOD.dark, 4)
    block = box(18, 26, 64, 58, WOOD.base, 14) + flat(box(22, 29, 56, 8, WOOD.light, 4))
    grain = line("M26 78q20-5 48 0", 2, WOOD.dark)
    panel = box(27, 42, 46, 34, colour.light, 10)
    return (
        felt(mix(colour.base, WHITE, 0.35))
        + antenna
        + ears
        + block
        + grain
        + panel
        + sight(mood, lids)
        + line(mouth, 3)
    )


def sight(mood: str, lids: str) -> str:
    if lids:
        return line(lids, 3) + flat(circle(33, 64, 4, BLUSH), circle(67, 64, 4, BLUSH))
    eyes = flat(
        circle(40, 55, 5, INK), circle(60, 55, 5, INK), circle(38.5, 53.5, 1.8, WHITE), circle(58.5, 53.5, 1.8, WHITE)
    )
    if mood == "tiny":  # a dummy and big eyes
        return flat(
            circle(40, 54, 7, INK), circle(60, 54, 7, INK), circle(38, 51.5, 2.6, WHITE), circle(58, 51.5, 2.6, WHITE)
        )
    if mood == "amateur":
        return eyes + flat(circle(32, 64, 3.4, BLUSH), circle(68, 64, 3.4, BLUSH))
    if mood in ("clever", "expert"):
        glasses = circle(40, 55, 9, "none") + circle(60, 55, 9, "none") + line("M49 54q1-2 2 0")
        return eyes + glasses
    crown = shape("M32 28L30 12L41 20L50 8L59 20L70 12L68 28Z", GOLD)
    return eyes + line("M34 47q5-3 10 1M66 45q-5-4-10 0", 2.6) + crown
