"""Undo tells nothing: the asker gets the same answer in all positions that it cannot tell apart, in every game."""

from collections.abc import Iterator
from typing import Any

import pytest

from igroteka import games, tables
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import CHANCE
from igroteka.engine.core.state import State
from igroteka.engine.refusal import Refusal
from tests.contract.cases import EXAMPLES, Case, plain, walk
from tests.tables.harness import Bench, drawn

CASES = [
    Case("etazhiki", 3, {"level": "full"}),
    Case("etazhiki", 2, {"level": "full"}),
    Case("etazhiki", 3, {"level": "beginner"}),
    Case("odeyalo", 2, {"teams": False}),
    Case("odeyalo", 4, {"teams": False}),
    Case("odeyalo", 4, {"teams": True}),
    Case("stroyka", 3, {}),
    Case("shipuchka", 3, {"limit": 25, "companion": True}),
    Case("shipuchka", 2, {"limit": 25, "kids": True, "companion": True}),
    Case("pryzhok", 3, {}),
    Case(str(EXAMPLES / "high_card"), 3, {}),
]
NAMES = ("ann", "bob", "cid", "dan")
Answer = tuple[str, Any]


class Pair:
    """Two tables at which all is alike but what one seat, the asker, cannot see."""

    def __init__(self, case: Case, state: State, asker: int, seed: str) -> None:
        self.game, self.asker, self.dice = case.game, asker, Dice(seed)
        other = state.clone()
        other.redeal(asker, Dice(f"other {seed}"))
        self.benches = [self.table(case, start) for start in (state, other)]

    def table(self, case: Case, start: State) -> Bench:
        bench = Bench(case.game, case.players, options=case.options).seat(*NAMES[: case.players]).start()
        play = bench.table.playing()
        play.dealt = start.clone  # type: ignore[method-assign]
        play.state = play.dealt()
        return bench

    def states(self) -> list[State]:
        return [bench.table.playing().state for bench in self.benches]

    def looks_alike(self) -> bool:
        """Whether the asker still sees the same at both tables."""
        one, other = (bench.table for bench in self.benches)
        seen = [plain(state.view(self.asker)) for state in self.states()]
        return seen[0] == seen[1] and (one.version, one.phase) == (other.version, other.phase)

    def step(self) -> bool:
        """Let something happen at both tables that looks the same to the asker; return whether that was possible."""
        if self.benches[0].table.pause is not None:
            self.let_go()
            if self.dice.below(2):
                return self.run_out()
        seat, action = self.chosen(self.states()[0])
        if action is None:
            return self.run_out()
        same = self.same_action(seat, action)
        if same is None:
            return False
        for bench, number in zip(self.benches, (action, same), strict=True):
            bench.do(tables.Act(guest=NAMES[seat] if seat >= 0 else None, seat=seat, action=number))
        return self.looks_alike()

    def chosen(self, state: State) -> tuple[int, int | None]:
        table = self.benches[0].table
        seats = [seat for seat in state.actors() if table.pause is None or seat != table.pause.by]
        if not seats:
            return 0, None
        seat = seats[self.dice.below(len(seats))]
        legal = [a for a in state.legal(seat) if table.pause is None or self.game.name(a) != "let"]
        return seat, legal[self.dice.below(len(legal))] if legal else None

    def same_action(self, seat: int, action: int) -> int | None:
        """The action at the other table that looks to the asker as this one does at the first."""
        one, other = self.states()
        if seat not in other.actors():
            return None
        told, seen = self.outcome(one, seat, action)
        for number in [action, *(other.legal(seat) if seat not in (self.asker, CHANCE) else ())]:
            if other.is_legal(seat, number) and self.outcome(other, seat, number) == (told, seen):
                return number
        return None

    def outcome(self, state: State, seat: int, action: int) -> tuple[Any, str]:
        after = state.clone()
        after.apply(seat, action)
        return self.game.told(state, seat, action, self.asker), plain(after.view(self.asker))

    def let_go(self) -> None:
        """Some of those who are asked let go, which nobody notices."""
        for bench in self.benches:
            for seat in bench.table.playing().state.actors():
                if bench.table.may_act(seat) and seat != self.asker and self.dice.below(3):
                    bench.act(seat, "let")

    def run_out(self) -> bool:
        for bench in self.benches:
            if bench.table.pause is None:
                return False
            bench.wait(9).do(tables.RunOut())
        return self.looks_alike()

    def answers(self) -> list[Answer]:
        return [asked(bench, self.asker) for bench in self.benches]


def asked(bench: Bench, seat: int) -> Answer:
    """Return the answer to a wish to take the last action back, as everybody at the table sees it."""
    try:
        (line,) = bench.table.entries_for(tables.AskUndo(guest=NAMES[seat], seat=seat), bench.now)
    except Refusal as refusal:
        return refusal.key, None
    return type(line).__name__, line.waiting if isinstance(line, tables.UndoAsked) else None


def pairs(case: Case, seed: int) -> Iterator[Pair]:
    """Every few actions of a random game a pair of tables, played on for a while."""
    for number, step in enumerate(walk(case, f"undo {seed}", most=200)):
        if number % 4 == 0 and not step.state.pause():
            for asker in {max(0, step.seat), number % case.players}:
                yield Pair(case, step.state, asker, f"{seed} {number} {asker}")


def compared(case: Case, games_played: int) -> tuple[int, list[list[Answer]]]:
    """Return how many pairs of answers were compared, and those that differed."""
    count, different = 0, []
    for seed in range(games_played):
        for pair in pairs(case, seed):
            for _ in range(6):
                if pair.benches[0].table.phase != "playing" or not pair.step():
                    break
                if pair.benches[0].table.phase == "playing":
                    one, other = pair.answers()
                    count += one[0] != "table-nothing-to-undo"
                    if one != other:
                        different.append([one, other])
    return count, different


@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join([case.name.split("/")[-1], str(case.players)]))
def test_who_must_agree_follows_from_what_the_asker_saw(case: Case) -> None:
    count, different = compared(case, 8)
    assert different == []
    assert count > 10


def test_who_let_go_in_a_pause_is_not_told_by_who_must_agree() -> None:
    """ET-34: all others have seen the card, whether they could have cut in or not."""
    game = games.game("etazhiki")
    waiting = set()
    for seed in range(12):
        bench = Bench(game, 3, options={"first": "0"}).seat("ann", "bob", "cid").start(f"let {seed}")
        laid = [a for a in bench.table.playing().state.legal(0) if a < 20]
        if laid:
            bench.act(0, laid[0])
            bench.wait(9).do(tables.RunOut())
            waiting.add(str(asked(bench, 0)))
    assert waiting == {"('UndoAsked', [1, 2])"}


def test_a_claim_taken_back_leads_into_the_same_pause() -> None:
    """ET-34: without a pause everybody would see who else could have cut in."""
    game = games.game("etazhiki")
    for seed in range(400):
        bench = Bench(game, 4, options={"first": "0"}).seat(*NAMES).start(f"cut in {seed}")
        state = bench.table.playing().state
        for laid in [a for a in state.legal(0) if a < 20]:
            if len(after(state, laid).actors()) > 1:
                return taken_back(bench, laid)
    raise AssertionError


def after(state: State, action: int) -> State:
    other = state.clone()
    other.apply(state.turn, action)
    return other


def taken_back(bench: Bench, laid: int) -> None:
    bench.act(0, laid)
    table, others = bench.table, bench.table.playing().state.actors()
    bench.wait(2).act(others[0], bench.table.playing().state.legal(others[0])[0])
    assert table.actors() != [0]
    bench.do(tables.AskUndo(guest=NAMES[others[0]], seat=others[0]))
    for guest in [NAMES[seat] for seat in table.wish.waiting]:
        bench.do(tables.Consent(guest=guest, yes=True))
    assert table.actors() == [0] and table.pause.until == bench.now + table.window
    assert table.may_act(others[1]) and drawn(bench.rebuilt()) == drawn(table)
