"""The line protocol: a game driven by one command a line, answered by one JSON object a line.

docs/engine-protocol.md describes it. Nothing a stranger writes ends the conversation but `quit`.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, BinaryIO

import msgspec
from msgspec import Meta

from igroteka.engine.core.dice import Dice, new_seed
from igroteka.engine.core.effort import Thought
from igroteka.engine.core.seats import CHANCE, OVER
from igroteka.engine.core.state import State
from igroteka.engine.edition import fitted
from igroteka.engine.game import Game
from igroteka.engine.record import PHYSICS, Record, seat_name
from igroteka.engine.refusal import Refusal

Answer = dict[str, Any]
Chooser = Callable[[Game, Mapping[str, Any], int, "Go"], Thought]  # game, view, seat, how hard to think
Opener = Callable[[Path | None], Game]  # the game with its own edition or another

LONGEST_LINE = 10_000_000
LONGEST_THOUGHT = 600_000  # milliseconds
QUIT: Answer = {"quit": True}


class New(msgspec.Struct, forbid_unknown_fields=True):
    """Arguments of `new`."""

    players: int | None = None
    seed: int | str | None = None
    options: dict[str, Any] = {}
    edition: str | None = None


class Go(msgspec.Struct, forbid_unknown_fields=True):
    """Arguments of `go`."""

    milliseconds: Annotated[float, Meta(gt=0, le=LONGEST_THOUGHT)] | None = None
    simulations: Annotated[int, Meta(gt=0)] | None = None
    level: str = "master"
    seat: int | None = None
    seed: int | str | None = None
    considered: Annotated[int, Meta(ge=0, le=1000)] = 5  # how many options it shows


class Conversation:
    """One game at a time, and everything that can be asked about it."""

    def __init__(self, opener: Opener, choose: Chooser) -> None:
        self.opener, self.choose = opener, choose
        self.game = opener(None)
        self.state: State | None = None
        self.record: Record | None = None
        self.luck = Dice(new_seed())
        self.commands: dict[str, Callable[[str], Answer]] = {
            "new": self.new, "position": self.position, "do": self.do, "settle": self.settle, "legal": self.legal,
            "why": self.why, "view": self.view, "dump": self.dump, "show": self.show, "outcome": self.outcome,
            "go": self.go, "record": self.write, "quit": self.quit,
        }  # fmt: skip

    def answer(self, line: str) -> Answer:
        """The answer to one line, whatever it says."""
        word, _, rest = line.strip().partition(" ")
        try:
            command = self.commands.get(word)
            return command(rest.strip()) if command else self.unknown(word)
        except Refusal as problem:
            return {"error": problem.text("en"), **problem.plain()}
        except Exception as problem:  # a fault of ours must not end a stranger's game
            return {"error": f"internal error: {type(problem).__name__}: {problem}"}

    def unknown(self, word: str) -> Answer:
        raise Refusal("line-unknown", word=word[:40], known=", ".join(self.commands))

    # Setting up

    def new(self, rest: str) -> Answer:
        asked = fitted(decoded(rest or "{}"), New, "new")
        game = self.opener(Path(asked.edition) if asked.edition else None)
        players = game.players[0] if asked.players is None else asked.players
        seed = new_seed() if asked.seed is None else str(asked.seed)
        state = game.start(players, asked.options, seed)
        self.game, self.record, self.state = game, Record.begin(game, players, asked.options, seed), state
        self.luck = Dice(f"{seed} luck of the line protocol")
        return self.asked()

    def position(self, rest: str) -> Answer:
        state = self.game.load(decoded(rest))
        self.record, self.state = Record.begin_from(self.game, state), state
        return self.asked()

    def quit(self, rest: str) -> Answer:
        return QUIT

    # Playing

    def do(self, rest: str) -> Answer:
        action, seat = self.action_and_seat(rest)
        return self.done(seat, action)

    def done(self, seat: int, action: int) -> Answer:
        state, record = self.position_now()
        self.game.act(state, seat, action)
        record.add(self.game, seat, action)
        if (outcome := state.outcome()) is not None:
            record.finish(outcome)
        return self.asked()

    def settle(self, rest: str) -> Answer:
        """Let physics answer by itself."""
        state, _ = self.position_now()
        if state.turn != CHANCE:
            raise Refusal("line-no-chance")
        action = state.settle(self.luck)
        return {"action": self.game.name(action), **self.done(CHANCE, action)}

    def go(self, rest: str) -> Answer:
        """Return a bot's choice without playing it."""
        state, _ = self.position_now()
        wish = fitted(decoded(rest), Go, "go") if rest.startswith("{") else self.short_wish(rest)
        seat = self.first_actor() if wish.seat is None else self.person(str(wish.seat))
        if state.turn == OVER:
            raise self.game.refusal("game-over")
        if seat == CHANCE or seat not in state.actors():
            raise self.game.refusal("line-not-asked", seat=seat_name(seat))
        thought = self.choose(self.game, state.view(seat), seat, wish)
        if not rest.startswith("{"):
            return {"action": self.game.name(thought.plan[0])}
        return self.explained(thought, wish.considered)

    def short_wish(self, rest: str) -> Go:
        """`go MS [SEAT]`."""
        milliseconds, _, seat_text = rest.partition(" ")
        short = milliseconds.isdecimal() and len(milliseconds) < 10
        if not short or not 0 < int(milliseconds) <= LONGEST_THOUGHT:
            raise Refusal("line-milliseconds", longest=LONGEST_THOUGHT)
        seat = self.seat(seat_text) if seat_text else self.first_actor()
        if seat == CHANCE:
            raise self.game.refusal("line-not-asked", seat=seat_name(seat))
        return Go(milliseconds=int(milliseconds), seat=seat)

    def explained(self, thought: Thought, most: int) -> Answer:
        """List the considered plans, best first; without simulations they have no value."""
        considered = [
            {"actions": [self.game.name(action) for action in option.plan], "visits": option.visits,
             "value": round(option.value, 4) if thought.simulations else None}
            for option in thought.considered[:most]
        ]  # fmt: skip
        plan = [self.game.name(action) for action in thought.plan]
        return {"action": plan[0], "plan": plan, "simulations": thought.simulations, "considered": considered}

    # Looking

    def legal(self, rest: str) -> Answer:
        state, _ = self.position_now()
        if state.turn == OVER and not rest:
            return {"seat": None, "actions": []}
        seat = self.seat(rest) if rest else self.first_actor()
        return {"seat": named(seat), "actions": [self.game.name(action) for action in state.legal(seat)]}

    def why(self, rest: str) -> Answer:
        state, _ = self.position_now()
        action, seat = self.action_and_seat(rest)
        refusal = self.game.why_not(state, seat, action) or self.game.refusal("line-legal")
        return {"legal": refusal.key == "line-legal", **refusal.plain()}

    def view(self, rest: str) -> Answer:
        state, _ = self.position_now()
        return state.view(None if rest == "-" else self.person(rest))

    def dump(self, rest: str) -> Answer:
        return self.position_now()[0].dump()

    def show(self, rest: str) -> Answer:
        return {"text": self.game.show(self.position_now()[0])}

    def outcome(self, rest: str) -> Answer:
        outcome = self.position_now()[0].outcome()
        if outcome is None:
            return {"over": False, "scores": None, "ranking": None, "winners": None, "rule": None}
        plain = {"scores": outcome.scores, "ranking": outcome.ranking, "winners": outcome.winners}
        return {"over": True, **plain, "rule": outcome.rule}

    def write(self, rest: str) -> Answer:
        if rest not in ("", "seed"):
            raise Refusal("line-record")
        return {"record": self.position_now()[1].write(reveal=rest == "seed")}

    # What the commands share

    def position_now(self) -> tuple[State, Record]:
        if self.state is None or self.record is None:
            raise Refusal("line-no-game")
        return self.state, self.record

    def asked(self) -> Answer:
        state, _ = self.position_now()
        return {"actors": [named(seat) for seat in state.actors()], "over": state.turn == OVER}

    def first_actor(self) -> int:
        """The seat meant when none is named; when the game is over any seat hears that it is."""
        return next(iter(self.position_now()[0].actors()), 0)

    def action_and_seat(self, text: str) -> tuple[int, int]:
        """`NOTATION [SEAT]`. Notation may have spaces and end in a number, so the whole is tried first."""
        self.position_now()
        try:
            return self.game.parse(text), self.first_actor()
        except Refusal:
            notation, space, seat = text.rpartition(" ")
            if not space or not (seat == PHYSICS or seat.isdecimal()):
                raise
        return self.game.parse(notation), self.seat(seat)

    def seat(self, text: str) -> int:
        return CHANCE if text == PHYSICS else self.person(text)

    def person(self, text: str) -> int:
        last = self.position_now()[0].players - 1
        if not (text.isascii() and text.isdecimal() and len(text) < 3 and int(text) <= last):
            raise Refusal("line-seat", seat=text[:20], last=last)
        return int(text)


def named(seat: int) -> int | str:
    return PHYSICS if seat == CHANCE else seat


def decoded(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, ValueError) as problem:
        raise Refusal("line-not-json", problem=str(problem)) from None


def converse(conversation: Conversation, source: BinaryIO, sink: BinaryIO) -> None:
    """Answer line by line until `quit` or the end of the source."""
    while line := source.readline(LONGEST_LINE):
        whole = line.endswith(b"\n") or len(line) < LONGEST_LINE
        answer = conversation.answer(line.decode("utf-8", "replace")) if whole else too_long(source)
        sink.write(encoded(answer) + b"\n")
        sink.flush()
        if answer is QUIT:
            return


def too_long(source: BinaryIO) -> Answer:
    """Skip the rest of a line that is longer than any command."""
    while not (source.readline(LONGEST_LINE) or b"\n").endswith(b"\n"):
        pass
    problem = Refusal("line-too-long")
    return {"error": problem.text("en"), **problem.plain()}


def encoded(answer: Answer) -> bytes:
    return msgspec.json.encode(answer)
