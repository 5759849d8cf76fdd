"""`igroteka replay FILE --look-back`: the curve of a finished game, where it turned, what would have been better."""

from collections.abc import Callable
from pathlib import Path

from igroteka import games
from igroteka.bots import looking_back
from igroteka.bots.bot import Bot
from igroteka.bots.looking_back import LookBack
from igroteka.engine.game import Game
from igroteka.engine.record import Record

BLOCKS = "▁▂▃▄▅▆▇█"


def looked_back(record: Record, name: str, edition: Path | None = None, simulations: int | None = None) -> LookBack:
    return looking_back.looked_back(Bot(*games.playable(name, edition)), record, simulations)


def drawn(found: LookBack, game: Game, language: str, say: Callable[..., str]) -> str:
    """The curve of each seat as blocks, and the moments as sentences."""
    seats = range(len(found.curve[0]))
    lines = [f"{seat}  " + "".join(block(point[seat]) for point in thinned(found.curve)) for seat in seats]
    for one in found.moments:
        why = game.words.text(language, one.reason.key, one.reason.args) if one.reason else ""
        fields = {"number": one.number, "seat": one.seat, "action": one.action, "cost": round(100 * one.cost)}
        lines.append(say("look-back-moment", **fields, better=one.better, why=why))
    return "\n".join(lines)


def block(value: float) -> str:
    return BLOCKS[min(len(BLOCKS) - 1, int(value * len(BLOCKS)))]


def thinned(curve: list[list[float]], most: int = 72) -> list[list[float]]:
    step = max(1, -(-len(curve) // most))
    return [*curve[::step], curve[-1]]
