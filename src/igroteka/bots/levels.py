"""Levels, named for people, from the gentlest to the strongest; what each means is data, per game and variant.

A game's `levels.toml` has a table for each level it sets: `[any.tiny]`, or `[beginner.tiny]` where an option of the
game has that value (`[true.tiny]`: one that is switched on). What it does not set is as here, so every game has all
levels. `[any.seer]` is for the lab only: how the best level would think if it saw everything.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from igroteka.engine.core.effort import Effort

LONGEST = 600_000.0  # milliseconds of a thought that is limited by simulations
Percent = Annotated[int, Meta(ge=0, le=100)]


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The parameters of a level."""

    milliseconds: Annotated[float, Meta(gt=0, le=60_000)] = 300.0
    simulations: Annotated[int, Meta(ge=1)] = 1_000_000_000
    overlook: Percent = 0  # an option is not seen at all
    shine: Percent = 0  # takes at once what a fair player would grab, without a thought
    hurry: Percent = 0  # does anything sensible
    patience: Annotated[int, Meta(ge=0)] = 0  # rounds in which nobody gets anywhere before it pulls itself together
    depth: Annotated[int, Meta(ge=1, le=500)] = 60
    rollout: Annotated[int, Meta(ge=0, le=1000)] = 2
    width: Annotated[int, Meta(ge=1)] = 40
    curiosity: Annotated[float, Meta(ge=0)] = 0.7
    pace: Annotated[float, Meta(ge=0)] = 1.0  # how long it seems to think, of what is usual
    reaction: Annotated[float, Meta(ge=0, le=1)] = 0.5  # when it cuts in: after so much of the second half of a pause

    def limited(self, milliseconds: float | None, simulations: int | None) -> "Level":
        """Return this level with other limits. A simulation limit removes the time limit."""
        limit = milliseconds or (LONGEST if simulations else self.milliseconds)
        return msgspec.structs.replace(self, milliseconds=limit, simulations=simulations or self.simulations)

    def effort(self, milliseconds: float | None = None, simulations: int | None = None) -> Effort:
        """The limits of one decision: the level's own, or less."""
        return Effort(
            milliseconds=min(self.milliseconds, milliseconds or self.milliseconds),
            simulations=min(self.simulations, simulations or self.simulations),
            overlook=self.overlook,
            depth=self.depth,
            rollout=self.rollout,
            width=self.width,
            curiosity=self.curiosity,
        )


USUAL = "amateur"
BEST = "master"
SEER = "seer"  # of the lab: sees all hands and the deck
LEVELS: dict[str, Level] = {
    "tiny": Level(milliseconds=50, simulations=150, overlook=60, shine=20, hurry=25, pace=1.3, reaction=0.95),
    "novice": Level(milliseconds=50, simulations=150, overlook=50, shine=20, pace=1.2, reaction=0.8),
    "amateur": Level(milliseconds=100, simulations=400, overlook=25, pace=1.0, reaction=0.6),
    "expert": Level(milliseconds=150, simulations=1500, overlook=8, pace=0.9, reaction=0.5),
    "master": Level(milliseconds=300, pace=0.8, reaction=0.35),
}


def level(name: str, folder: Path | None = None, options: Mapping[str, Any] | None = None) -> Level:
    """A level of a game as it is set up; an unknown one is the usual one."""
    names = (BEST, SEER) if name == SEER else (name if name in LEVELS else USUAL,)
    chosen = msgspec.structs.asdict(LEVELS[names[0]])
    for name in names:
        for section in sections(folder, options or {}):
            chosen.update(section.get(name, {}))
    return msgspec.convert(chosen, Level)


def sections(folder: Path | None, options: Mapping[str, Any]) -> list[dict[str, dict[str, Any]]]:
    """The levels file of a game: for all variants, then for values of its options."""
    tables = read(folder) if folder is not None else {}
    names = ["any", *(str(value).lower() for value in options.values())]
    return [tables[name] for name in names if name in tables]


@cache
def read(folder: Path) -> dict[str, dict[str, dict[str, Any]]]:
    file = folder / "levels.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
