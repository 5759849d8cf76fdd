"""The five boxes: a picture with a mood, 240 × 300."""

from tools.draw.frogs import frog
from tools.draw.palette import GOLD, INK, LEAF, NIGHT, POND, SKY, WHITE, WOOD, mix, paint
from tools.draw.pen import box, circle, flat, group, line, oval, picture, scatter, shadow, shape, small


def drawings() -> dict[str, str]:
    return {f"box-{name}": picture(240, 300, draw()) for name, draw in {"pryzhok": pryzhok, "etazhiki": etazhiki, "stroyka": stroyka, "odeyalo": odeyalo, "shipuchka": shipuchka}.items()}


def frame(colour: str) -> str:
    return box(2, 2, 236, 296, colour, 14)


def pryzhok() -> str:
    return frame(POND.light) + small(frog("green"), at=(70, 100), scale=1)


def etazhiki() -> str:
    return frame(SKY.base)


def stroyka() -> str:
    return frame(LEAF.light)


def odeyalo() -> str:
    return frame(NIGHT.base)


def shipuchka() -> str:
    return frame("#f2b06a")
