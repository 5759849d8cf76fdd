"""The list of names at the end of README.md, kept by the same run that draws."""

import re

HEADING = "## Names\n"
VIEW = re.compile(r'viewBox="0 0 (\S+) (\S+)"')


def names(files: dict[str, str]) -> str:
    """One paragraph for each folder and size."""
    shelves: dict[tuple[str, str], list[str]] = {}
    for path, text in files.items():
        folder, name = path.removesuffix(".svg").rsplit("/", 1)
        shelves.setdefault((folder, size(text)), []).append(name)
    return "\n".join(f"- `{folder}` {view}: {', '.join(shelves[folder, view])}" for folder, view in shelves) + "\n"


def size(svg: str) -> str:
    found = VIEW.search(svg)
    return f"{found[1]} × {found[2]}" if found else "without a size"


def renewed(text: str, files: dict[str, str]) -> str:
    """README.md with its list made anew."""
    return text[: text.index(HEADING)] + HEADING + "\n" + names(files)
