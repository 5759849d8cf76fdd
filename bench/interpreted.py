"""Actions a second with nothing compiled: `IGROTEKA_PURE=1 python -m bench.interpreted GAME SECONDS`."""

import os
import subprocess
import sys

from bench.contenders import is_compiled, ours_inside, start
from bench.measure import games_for, speed
from building import ROOT


def main(name: str, seconds: float) -> None:
    state = start(name)
    if is_compiled(state):
        raise SystemExit("binaries were used: set IGROTEKA_PURE=1")
    play = ours_inside(state)
    print(speed(play, games_for(play, seconds)))


def interpreted(name: str, seconds: float) -> float:
    """The same in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.interpreted", name, str(seconds)],
        cwd=ROOT,
        env={**os.environ, "IGROTEKA_PURE": "1"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return float(done.stdout)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
