"""Random games as text, a line for each action: what compiled and interpreted rules must agree on."""

import sys

from igroteka.engine import state
from tests.contract.cases import CASES, label, plain, walk


def main(games: int, most: int) -> None:
    kind = "compiled" if state.__file__.endswith((".so", ".pyd")) else "interpreted"
    print(kind, file=sys.stderr)
    for case in CASES:
        for seed in range(games):
            print(label(case), seed)
            for step in walk(case, seed, most):
                print(step.seat, step.action, step.state.legal(step.seat), step.state.key(), plain(step.state.dump()))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
