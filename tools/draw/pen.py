"""The pen: SVG as strings, presentation attributes only, numbers as short as they can be."""

from collections.abc import Iterable

from tools.draw.palette import INK, SHADE

Attribute = str | float


def number(value: Attribute) -> str:
    if isinstance(value, str):
        return value
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in {"-0", ""} else text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text


def tag(name: str, *inner: str, **attributes: Attribute) -> str:
    inside = "".join(f' {key.replace("_", "-")}="{number(value)}"' for key, value in attributes.items())
    return f"<{name}{inside}>{''.join(inner)}</{name}>" if inner else f"<{name}{inside}/>"


def circle(x: float, y: float, r: float, fill: str, **more: Attribute) -> str:
    return tag("circle", cx=x, cy=y, r=r, fill=fill, **more)


def oval(x: float, y: float, rx: float, ry: float, fill: str, **more: Attribute) -> str:
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **more)


def box(x: float, y: float, width: float, height: float, fill: str, r: float = 0, **more: Attribute) -> str:
    corner = {"rx": r} if r else {}
    return tag("rect", x=x, y=y, width=width, height=height, **corner, fill=fill, **more)


def shape(d: str, fill: str, **more: Attribute) -> str:
    return tag("path", d=d, fill=fill, **more)


def line(d: str, width: float = 2, colour: str = "", **more: Attribute) -> str:
    """An open stroke; without a colour it is ink."""
    ink = {"stroke": colour} if colour else {}
    wide = {"stroke_width": width} if width != 2 else {}
    return tag("path", d=d, fill="none", **ink, **wide, **more)


def group(
    *parts: str, at: tuple[float, float] | None = None, scale: float = 1, turn: float = 0, **more: Attribute
) -> str:
    """Parts drawn elsewhere: moved, then turned, then scaled about their own origin."""
    steps = [f"translate({number(at[0])} {number(at[1])})"] if at else []
    steps += [f"rotate({number(turn)})"] if turn else []
    steps += [f"scale({number(scale)})"] if scale != 1 else []
    move: dict[str, Attribute] = {"transform": "".join(steps)} if steps else {}
    return tag("g", *parts, **move, **more)


def flipped(*parts: str, width: float = 100) -> str:
    """The same parts seen in a mirror standing in the middle of the picture."""
    return tag("g", *parts, transform=f"matrix(-1 0 0 1 {number(width)} 0)")


def flat(*parts: str, **more: Attribute) -> str:
    """Parts without an outline: tones, glints, blushes."""
    return tag("g", *parts, stroke="none", **more)


def shadow(x: float, y: float, rx: float, ry: float, depth: float = 0.25) -> str:
    return oval(x, y, rx, ry, SHADE, fill_opacity=depth, stroke="none")


def dropped(*parts: str, by: float = 3, depth: float = 0.25) -> str:
    """The soft shadow of whole shapes lying flat: the same shapes, dark and a little lower."""
    return group(*parts, at=(0, by), fill=SHADE, fill_opacity=depth, stroke="none")


def small(*parts: str, at: tuple[float, float], scale: float, ink: float = 2, turn: float = 0) -> str:
    """A whole drawing made small, its outline staying `ink` units wide."""
    return group(*parts, at=at, scale=scale, turn=turn, stroke_width=ink / scale)


def scatter(parts: Iterable[str]) -> str:
    return "".join(parts)


def mirrored(half: str, axis: float = 50) -> str:
    """A closed path from its right half: the top point `x y`, then curves `x1 y1 x2 y2 x y`, x from the axis."""
    rows = [[float(n) for n in row.split()] for row in half.strip().split(",")]
    points = [(row[i], row[i + 1]) for row in rows for i in range(0, len(row), 2)]
    there = [(axis + x, y) for x, y in points]
    back = [(axis - x, y) for x, y in reversed(points)][1:]
    return "M" + _words(there[:1]) + "C" + _words(there[1:] + back) + "Z"


def _words(points: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{number(x)} {number(y)}" for x, y in points)


def picture(width: float, height: float, *parts: str, ink: str = INK) -> str:
    """A whole file; the hand's outline lives on an inner group, so the drawing may be moved into a <symbol>."""
    hand = tag("g", *parts, stroke=ink, stroke_width=2, stroke_linejoin="round", stroke_linecap="round")
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}">{hand}</svg>\n'
