"""An own game whose table cannot be drawn: a sentence with file and line stands where its table would."""

import traceback
from pathlib import Path

from igroteka.engine.scene import Label, Scene
from igroteka.server.logs import log

OURS = Path(__file__).parents[2]
LONGEST = 200  # letters of what went wrong


def instead(game: str, problem: Exception) -> Scene:
    """Nothing to see but what is wrong. It was drawn from what these eyes may know: it tells nothing else."""
    log.error("a table cannot be drawn", exc_info=problem, extra={"about": {"game": game}})
    file, line = where(problem)
    what = f"{type(problem).__name__}: {problem}"[:LONGEST]
    return Scene([], [], Label("table-broken", {"file": file, "line": str(line), "problem": what}))


def where(problem: Exception) -> tuple[str, int]:
    """The innermost line that is not the house's own; of our own games the innermost line of all."""
    lines = traceback.extract_tb(problem.__traceback__)
    theirs = [line for line in lines if not is_ours(line.filename)] or lines
    return Path(theirs[-1].filename).name, theirs[-1].lineno or 0


def is_ours(file: str) -> bool:
    return Path(file).is_relative_to(OURS) and "games" not in Path(file).parts
