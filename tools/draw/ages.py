"""Pictures of ages: one bear, growing up, with a bib, with a paper hat, with a book bag."""

from tools.draw.faces import felt
from tools.draw.heads import BROWN, both, cheeks, eyes, nose
from tools.draw.palette import GOLD, INK, WHITE, mix
from tools.draw.pen import box, circle, flat, group, line, oval, picture, shape

BLUE, RED, GREEN = "#5b8fc9", "#d9534a", "#6aa865"


def drawings() -> dict[str, str]:
    return {
        "age-small": picture(100, 100, felt("#f3c969") + group(small(), at=(14, 18), scale=0.72, stroke_width=2.7)),
        "age-middle": picture(100, 100, felt("#8fbf8a") + group(middle(), at=(10, 12), scale=0.8, stroke_width=2.5)),
        "age-big": picture(100, 100, felt("#8fb8d8") + group(big(), at=(5, 6), scale=0.9, stroke_width=2.2)),
    }


def ears() -> str:
    return both(circle(24, 30, 13, BROWN.base) + flat(circle(24, 31, 7, BROWN.light)))


def skull() -> str:
    return oval(50, 57, 36, 32, BROWN.base) + flat(oval(50, 68, 17, 13, BROWN.light))


def small() -> str:
    """Big eyes, one tooth, a bib."""
    bib = shape("M30 82q20 14 40 0l3 14q-23 12-46 0Z", WHITE) + flat(circle(50, 94, 4, RED))
    tooth = box(46.5, 74, 7, 5, WHITE, 1.5, stroke_width=1.6)
    laugh = shape("M38 72q12 3 24 0q-2 12-12 12t-12-12Z", "#8a3b34") + tooth
    return ears() + skull() + eyes(True, 15, 51, 7) + nose(60) + laugh + cheeks(65, 27) + bib


def middle() -> str:
    """A hat folded from paper and a gap between the teeth."""
    hat = shape("M14 34L50 2L86 34Q50 24 14 34Z", WHITE) + line("M50 3L46 27M20 31q30-8 60 0", 1.8)
    grin = shape("M36 71q14 4 28 0q-3 11-14 11t-14-11Z", WHITE) + flat(box(46, 72.5, 8, 6, INK, 1))
    return ears() + skull() + eyes(True, 15, 51) + nose(60) + grin + cheeks(65, 27) + hat


def big() -> str:
    """Glasses, a cap with a button, the straps of a bag."""
    cap = shape("M17 38Q20 14 50 14T83 38Q50 26 17 38Z", BLUE) + circle(50, 14, 4, GOLD)
    glasses = circle(35, 52, 11, "none") + circle(65, 52, 11, "none") + line("M46 51q4-3 8 0")
    straps = shape("M22 82l10-4 4 18h-11Z", GREEN) + shape("M78 82l-10-4-4 18h11Z", GREEN)
    shine = flat(circle(31, 47, 3, mix(WHITE, BLUE, 0.1)), circle(61, 47, 3, mix(WHITE, BLUE, 0.1)))
    return (
        straps
        + ears()
        + skull()
        + eyes(True, 15, 52, 4.6)
        + shine
        + glasses
        + nose(62)
        + line("M40 73q10 7 20 0", 2.8)
        + cap
    )
