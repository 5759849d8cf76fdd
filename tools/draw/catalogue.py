"""Catalogue of the drawings by folder."""

from collections.abc import Callable
from pathlib import Path

from tools.draw import (
    ages,
    backs,
    balls,
    boxes,
    buttons,
    chips,
    emotes,
    faces,
    fizz_table,
    floors,
    frogs,
    icon_names,
    logo,
    odeyalo_cards,
    odeyalo_field,
    odeyalo_gnomes,
    pond,
    robots,
    stroyka_cards,
    stroyka_cells,
    stroyka_figures,
    stroyka_ground,
    stroyka_house,
)

Desk = Callable[[], dict[str, str]]
FOLDERS: dict[str, tuple[Desk, ...]] = {
    "src/igroteka/games/pryzhok/art": (frogs.drawings, pond.drawings, buttons.pryzhok),
    "src/igroteka/games/etazhiki/art": (floors.drawings, balls.drawings, backs.drawings, buttons.etazhiki),
    "src/igroteka/games/odeyalo/art": (odeyalo_field.drawings, odeyalo_gnomes.drawings, odeyalo_cards.drawings),
    "client/art": (
        boxes.drawings,
        faces.drawings,
        robots.drawings,
        ages.drawings,
        emotes.drawings,
        icon_names.drawings,
        logo.drawings,
    ),
    "src/igroteka/games/stroyka/art": (
        stroyka_cells.drawings,
        stroyka_cards.drawings,
        stroyka_house.drawings,
        stroyka_figures.drawings,
        stroyka_ground.drawings,
    ),
    "src/igroteka/games/shipuchka/art": (chips.drawings, fizz_table.drawings),
}


def files() -> dict[str, str]:
    """Path from the root of the repository -> SVG text."""
    sheets = ((folder, desk()) for folder, desks in FOLDERS.items() for desk in desks)
    return {f"{folder}/{name}.svg": text for folder, sheet in sheets for name, text in sheet.items()}


def present(root: Path) -> list[str]:
    return [str(path.relative_to(root)) for folder in FOLDERS for path in (root / folder).glob("*.svg")]
