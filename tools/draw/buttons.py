"""Buttons that lie on the table: a round painted block with an icon on it."""

from tools.draw import icons_play
from tools.draw.palette import WOOD, paint
from tools.draw.pen import circle, line, picture, shadow, small


def button(colour: str, icon: str) -> str:
    tone = paint(colour)
    block = circle(50, 54, 42, WOOD.dark) + circle(50, 47, 42, WOOD.light) + circle(50, 47, 36, tone.base)
    glint = line("M20 40C23 29 30 21 40 18", 3.5, tone.light)
    return shadow(50, 92, 40, 6) + block + glint + small(icon, at=(24, 21), scale=1.3)


def pryzhok() -> dict[str, str]:
    return {"button-stop": picture(100, 100, button("#d9705c", icons_play.stop()))}


def etazhiki() -> dict[str, str]:
    looks = {
        "draw": ("#f0c46a", icons_play.draw()),
        "pass": ("#a9c6d8", icons_play.pass_()),
        "end": ("#b5d3a0", icons_play.end()),
        "let": ("#cdb7dd", icons_play.let()),
    }
    return {f"button-{name}": picture(100, 100, button(*look)) for name, look in looks.items()}
