"""Everything tables of all games are asked for, as text: in one thread, or two tables at once in two threads.

Each way runs in a process of its own, so that nothing one of them kept can hide a mistake of the other.
"""

import sys
import threading
from collections.abc import Callable, Iterator
from hashlib import blake2b

from igroteka.bots.bot import Bot
from igroteka.bots.levels import BEST, Level, level
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import CHANCE
from igroteka.engine.core.state import State
from igroteka.engine.gestures import steps
from igroteka.engine.record import Record
from igroteka.engine.replay import steps as replayed
from tests.contract.cases import CASES, Case, label, plain, walk

SEEDS = ("one", "other")
MOST = 24  # actions of a table
HINTS = 8  # actions between two hints


def asked(case: Case, seed: str, best: Level) -> Iterator[str]:
    """One table: what every seat sees and may touch, a hint now and then, and the replay of it all."""
    game, bot = case.game, Bot(case.game, case.game.strategy())
    record = Record.begin(game, case.players, case.options, seed)
    for number, step in enumerate(walk(case, seed, MOST)):
        record.add(game, step.seat, step.action)
        yield from seen(case, step.state)
        if step.seat != CHANCE:
            yield touched(case, step.state, step.seat)
            if number % HINTS == 0:
                yield hinted(bot, best, step.state, step.seat)
    for step in replayed(without_end(record), game):
        if step.number == len(record.done):
            break  # the record stops before the end of the game
        yield drawn(case, step.state, None)


def without_end(record: Record) -> Record:
    record.result = None
    return record


def seen(case: Case, state: State) -> Iterator[str]:
    for seat in [*range(case.players), None]:
        yield plain(state.view(seat))
        yield drawn(case, state, seat)


def drawn(case: Case, state: State, seat: int | None) -> str:
    return repr(case.game.table().scene(state.view(seat), seat))


def touched(case: Case, state: State, seat: int) -> str:
    refused = [case.game.why_not(state, seat, action) for action in range(0, case.game.action_count, 97)]
    tree = steps(case.game.table(), state.view(seat), seat, state.legal(seat))
    return repr((tree, [refusal and refusal.key for refusal in refused]))


def hinted(bot: Bot, best: Level, state: State, seat: int) -> str:
    thought = bot.plan(state.view(seat), seat, best, Dice("hint"), milliseconds=600_000, simulations=12)
    return repr((thought.plan, bot.strategy.reason(state, seat, thought.plan[0])))


def together(work: list[Callable[[], None]]) -> None:
    """Do all pieces of work at once, each in a thread, with as many switches between them as Python can do."""
    start = threading.Barrier(len(work))

    def begin(piece: Callable[[], None]) -> None:
        start.wait()
        piece()

    sys.setswitchinterval(1e-6)
    threads = [threading.Thread(target=begin, args=(piece,)) for piece in work]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def answers(case: Case, at_once: bool) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {seed: [] for seed in SEEDS}
    best = level(BEST, case.game.folder, case.options)

    def one(seed: str) -> None:
        try:
            found[seed].extend(asked(case, seed, best))
        except Exception as fault:
            found[seed].append(repr(fault))

    work = [lambda seed=seed: one(seed) for seed in SEEDS]  # type: ignore[misc]
    if at_once:
        together(work)
    else:
        for piece in work:
            piece()
    return found


def main(at_once: bool, name: str = "") -> None:
    for case in CASES:
        if name in case.name:
            for seed, said in answers(case, at_once).items():
                for number, line in enumerate(said):
                    print(label(case), seed, number, blake2b(line.encode(), digest_size=8).hexdigest(), line[:200])


if __name__ == "__main__":
    main(*(int(word) if word.isdecimal() else word for word in sys.argv[1:]))  # type: ignore[arg-type]
