"""The objects that connect packages: bots for the line protocol, the database, the shelf of games."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from igroteka.adapters.line import Go
    from igroteka.engine.core.effort import Thought
    from igroteka.engine.game import Game
    from igroteka.server.shelf import Shelf


def thought(game: "Game", view: Mapping[str, Any], seat: int, wish: "Go") -> "Thought":
    """Return what a bot thinks about a position of the line protocol."""
    from igroteka.bots.bot import Bot
    from igroteka.bots.levels import LEVELS, level
    from igroteka.engine.core.dice import Dice, new_seed
    from igroteka.engine.refusal import unknown

    if wish.level not in LEVELS:
        raise unknown("line-level", wish.level, list(LEVELS))
    bot, chosen = Bot(game, game.strategy()), level(wish.level, game.folder, view)
    dice = Dice(new_seed() if wish.seed is None else wish.seed)
    return bot.plan(view, seat, chosen.limited(wish.milliseconds, wish.simulations), dice)


def own_database() -> str:
    """Return the URL of the default database: a file in the data folder."""
    from igroteka.engine.refusal import Refusal
    from igroteka.paths import data_folder

    folder = data_folder()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder.chmod(0o700)
    except (OSError, ValueError) as problem:
        raise Refusal("data-folder", folder=str(folder), problem=str(problem)) from None
    return f"sqlite:///{(folder / 'igroteka.db').absolute()}"


def shelf(editions: Mapping[str, str], own: Sequence[str] = (), workers: int = 2) -> "Shelf":
    """Our games and own ones, with their bots, for the server."""
    from igroteka import games
    from igroteka.bots import even, levels
    from igroteka.bots.workers import Workers
    from igroteka.server.shelf import Shelf

    shown = [name for name in games.games() if (games.HERE / name / "table.py").exists()]
    boxes = {name: games.game(name, Path(editions[name]) if name in editions else None) for name in shown}
    boxes.update({games.game(folder).id: games.game(folder) for folder in own})
    names = {games.game(folder).id: folder for folder in own}
    return Shelf(
        list(boxes.values()),
        minds=Workers("igroteka.games:playable", workers),
        levels=[*levels.LEVELS, even.EVEN],
        usual=levels.USUAL,
        coming=[name for name in games.SHELF if name not in shown],
        names=names,
        editions=editions,
        originals={name: games.game(name) for name in editions if name in shown},
    )
