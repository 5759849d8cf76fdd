"""The six colours of pieces under colour blindness: ``python -m tools.draw.vision`` prints the distances.

Colour blindness is simulated with the matrices of Machado, Oliveira and Fernandes (2009) at full severity, and for red
and green once more with those of Viénot, Brettel and Mollon (1999), both on linear RGB; differences are CIEDE2000
(Sharma, Wu and Dalal, 2005). A distance of 2 is just seen, 10 is seen at a
glance; APART is what we ask for.
"""

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from tools.draw.palette import PIECES

Triple = tuple[float, float, float]
Pair = tuple[str, str]
APART = 15.0

EYES: dict[str, tuple[Triple, Triple, Triple]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "protan-1999": ((0.11238, 0.88762, 0), (0.11238, 0.88762, 0), (0.00401, -0.00401, 1)),
    "deutan-1999": ((0.29275, 0.70725, 0), (0.29275, 0.70725, 0), (-0.02234, 0.02234, 1)),
}
TO_XYZ: tuple[Triple, Triple, Triple] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
DAYLIGHT: Triple = (0.95047, 1.0, 1.08883)


def linear(colour: str) -> Triple:
    """`#rrggbb` without its gamma."""
    r, g, b = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return _undo_gamma(r), _undo_gamma(g), _undo_gamma(b)


def _undo_gamma(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def through(matrix: tuple[Triple, Triple, Triple], point: Triple) -> Triple:
    a, b, c = (sum(m * p for m, p in zip(row, point, strict=True)) for row in matrix)
    return a, b, c


def seen(colour: str, eye: str) -> Triple:
    """The colour as that eye sees it, in CIELAB."""
    r, g, b = (min(1.0, max(0.0, value)) for value in through(EYES[eye], linear(colour)))
    x, y, z = (value / white for value, white in zip(through(TO_XYZ, (r, g, b)), DAYLIGHT, strict=True))
    return 116 * _root(y) - 16, 500 * (_root(x) - _root(y)), 200 * (_root(y) - _root(z))


def _root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def difference(one: Triple, other: Triple) -> float:
    """CIEDE2000, in the order of the paper's equations."""
    mean = (hypot(one[1], one[2]) + hypot(other[1], other[2])) / 2
    stretch = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    chroma_1, hue_1 = _polar(one[1] * stretch, one[2])
    chroma_2, hue_2 = _polar(other[1] * stretch, other[2])
    turn = (hue_2 - hue_1 + 180) % 360 - 180 if chroma_1 * chroma_2 else 0.0
    bend = 2 * sqrt(chroma_1 * chroma_2) * sin(radians(turn / 2))
    light, chroma = (one[0] + other[0]) / 2, (chroma_1 + chroma_2) / 2
    hue = (hue_1 + turn / 2) % 360 if chroma_1 * chroma_2 else hue_1 + hue_2
    return _length(other[0] - one[0], chroma_2 - chroma_1, bend, light, chroma, hue)


def _polar(a: float, b: float) -> tuple[float, float]:
    return hypot(a, b), degrees(atan2(b, a)) % 360


def _length(dl: float, dc: float, dh: float, light: float, chroma: float, hue: float) -> float:
    weights = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))
    t = 1 + sum(w * cos(radians(k * hue + shift)) for w, k, shift in weights)
    high = (light - 50) ** 2
    lightness, colour = dl / (1 + 0.015 * high / sqrt(20 + high)), dc / (1 + 0.045 * chroma)
    turned = dh / (1 + 0.015 * chroma * t)
    twist = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(lightness**2 + colour**2 + turned**2 + twist * colour * turned)


def distances(eye: str) -> dict[Pair, float]:
    """Return the distances of all pairs of the six colours for a kind of eye."""
    spots = {name: seen(colour.base, eye) for name, colour in PIECES.items()}
    return {(a, b): difference(spots[a], spots[b]) for a, b in combinations(spots, 2)}


def told_apart(eye: str, least: float = APART) -> list[str]:
    """The largest set of colours of which that eye tells every two apart."""
    far = distances(eye)
    sets = (names for size in range(len(PIECES), 0, -1) for names in combinations(PIECES, size))
    return list(next(names for names in sets if all(far[pair] >= least for pair in combinations(names, 2))))


def main() -> None:
    for eye in EYES:
        far = distances(eye)
        print(f"{eye}: {len(told_apart(eye))} of 6 at least {APART:g} apart")
        print("  " + ", ".join(f"{a}-{b} {far[a, b]:.1f}" for a, b in sorted(far, key=far.__getitem__)))


if __name__ == "__main__":
    main()
