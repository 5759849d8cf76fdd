"""Checks of the rules: random games end, exactly the listed actions are legal, positions survive dump and load."""

from collections.abc import Iterator
from itertools import chain

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.seats import CHANCE, OVER
from igroteka.engine.core.state import State
from igroteka.engine.refusal import Refusal
from igroteka.engine.words import LANGUAGES

from .faults import Fault, fault
from .subject import GAMES, Endless, Stuck, Subject, plain

STRANGE = (-(2**63), -2, 2**31, 2**63 - 1)
FEW = 400  # numbers of actions that are tried one by one
WON = 0.75  # more than a shared win


def games_end(subject: Subject) -> Iterator[Fault]:
    """random games end"""
    for seed in range(GAMES):
        try:
            states = [step.state for step in subject.walk(seed)]
        except Endless as endless:
            yield fault("rules.py", "endless", last=", ".join(endless.last))
            return
        except Stuck as stuck:
            yield fault("rules.py", "stuck", seat=stuck.seat, last=", ".join(stuck.last))
            return
        if not states:
            yield fault("rules.py", "nobody-begins")
            return
        yield from ended(subject, states[-1])


def ended(subject: Subject, state: object) -> Iterator[Fault]:
    outcome = state.outcome()  # type: ignore[attr-defined]
    if outcome is None or state.turn != OVER:  # type: ignore[attr-defined]
        yield fault("rules.py", "no-outcome")
        return
    if sorted(chain.from_iterable(outcome.ranking)) != list(range(subject.players)):
        yield fault("rules.py", "ranking", ranking=str(outcome.ranking), players=subject.players)
    if not subject.game.words.has("en", f"end-{outcome.rule}"):
        yield fault("words.en.ftl", "word-missing", word=f"end-{outcome.rule}", language="en")


def the_asked_can_act(subject: Subject) -> Iterator[Fault]:
    """actors have a legal action, and other seats have none"""
    for step in subject.moments(5):
        asked = step.state.actors()
        if step.state.turn != asked[0]:
            yield fault("rules.py", "turn-not-first", turn=step.state.turn, actors=str(asked))
            return
        for seat in range(subject.players):
            if bool(step.state.legal(seat)) != (seat in asked):
                yield fault("rules.py", "asked-cannot" if seat in asked else "unasked-can", seat=seat)
                return


def legality_is_one(subject: Subject) -> Iterator[Fault]:
    """exactly the listed actions are accepted, and the others refused with a sentence"""
    game = subject.game
    numbers = range(0, game.action_count, max(1, game.action_count // FEW))
    for step in subject.moments(31, most=6):
        if step.seat == CHANCE:
            continue
        legal = set(step.state.legal(step.seat))
        for action in {*numbers, *legal, *STRANGE}:
            refusal = game.why_not(step.state, step.seat, action)
            if (refusal is None) != (action in legal):
                yield fault("rules.py", "legality", action=action)
                return
            if refusal is not None:
                yield from without_words(refusal)


def without_words(refusal: Refusal) -> Iterator[Fault]:
    for language in LANGUAGES:
        text = refusal.text(language)
        if text == refusal.key or "{" in text or not text.strip():
            yield fault(f"words.{language}.ftl", "word-missing", word=refusal.key, language=language)


def notation_comes_back(subject: Subject) -> Iterator[Fault]:
    """every action has a name that is read back as that action"""
    for step in subject.moments(3):
        name = subject.game.name(step.action)
        try:
            read = subject.game.parse(name)
        except Refusal:
            read = None
        if read != step.action:
            yield fault("game.py", "notation", name=name, action=step.action, read=str(read))
            return


def clones_stand_alone(subject: Subject) -> Iterator[Fault]:
    """a clone is the same position, on its own"""
    kept = []
    for step in subject.moments(4):
        kept.append((step.state.clone(), plain(step.state.dump())))
    for clone, before in kept:
        if plain(clone.dump()) != before:
            yield fault("rules.py", "clone")
            return


def positions_come_back(subject: Subject) -> Iterator[Fault]:
    """a position that was written down loads as the same position"""
    for step in subject.moments(4):
        dumped = step.state.dump()
        loaded = subject.game.load(dumped)
        for key, value in dumped.items():
            if plain(loaded.dump().get(key)) != plain(value):
                yield fault("game.py", "position", field=key)
                return
        if loaded.actors() != step.state.actors() or loaded.legal(step.seat) != step.state.legal(step.seat):
            yield fault("game.py", "position-goes-on")
            return


def wins_are_seen(subject: Subject) -> Iterator[Fault]:
    """whether the next action can win is what trying it says"""
    for step in subject.moments(2):
        state, seat = step.state, step.seat
        if seat == CHANCE or type(state).can_win is State.can_win:
            continue
        if state.can_win(seat, state.clone(), Actions()) != any(wins(state, seat, a) for a in state.legal(seat)):
            yield fault("rules.py", "can-win", seat=seat, action=subject.game.name(step.action))
            return


def wins(state: State, seat: int, action: int) -> bool:
    after = state.clone()
    after.apply(seat, action)
    return after.turn == OVER and after.result(seat) > WON


def luck_comes_from_the_seed(subject: Subject) -> Iterator[Fault]:
    """the same seed gives the same game"""
    one, other = ([(step.seat, step.action) for step in subject.walk(1)] for _ in range(2))
    if one != other or plain(subject.start(1).dump()) != plain(subject.start(1).dump()):
        yield fault("rules.py", "luck")


CHECKS = (
    games_end, the_asked_can_act, legality_is_one, notation_comes_back, clones_stand_alone, positions_come_back,
    wins_are_seen, luck_comes_from_the_seed,
)  # fmt: skip
