"""Random games as text, a line for each action: what compiled and interpreted rules must agree on.

With the word `edited` the rules of all games run from their sources, as after an edit, on the compiled engine.
"""

import sys
from types import ModuleType

from igroteka import compiled

if "edited" in sys.argv:
    edited = {compiled.folder(name): "a test wants it" for name in compiled.modules() if ".games." in name}
    compiled.stale_folders = lambda: edited  # type: ignore[assignment]

from igroteka.engine.core import state
from igroteka.games.pryzhok import rules
from tests.contract.cases import CASES, label, plain, walk

COMPILED = (".so", ".pyd")


def main(games: int, most: int) -> None:
    print(kind(state), kind(rules), file=sys.stderr)
    for case in CASES:
        for seed in range(games):
            print(label(case), seed)
            for step in walk(case, seed, most):
                print(step.seat, step.action, step.state.legal(step.seat), step.state.key(), plain(step.state.dump()))


def kind(module: ModuleType) -> str:
    return "compiled" if str(module.__file__).endswith(COMPILED) else "interpreted"


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
