"""Why not? The rule an action would break, and what goes instead, from nothing but what the asking seat sees."""

from typing import Any

from .box import Box
from .faces import chip_words
from .kinds import (
    AIMING_AGAIN,
    ANSWERING,
    ANY,
    ASK,
    BEATEN,
    CHOOSING,
    COLOURS,
    DOUBLE,
    FELL,
    GIVE_UP,
    LEAST,
    MARK,
    MOST,
    NAMES,
    PICTURES,
    PLACE,
    PLAIN,
    STOP,
    TAKE,
    chip_kind,
    is_order,
    picture,
    place_of,
)
from .rules import Fizz

Reason = tuple[str, str, dict[str, Any]]  # key of the sentence, rule, what it speaks of


def reason(box: Box, state: Fizz, seat: int, action: int) -> Reason:
    """The reason against an action of the seat that is asked."""
    if action >= FELL or MARK <= action < PLACE:
        return answering(state, action)
    if state.phase == ANSWERING:
        return "tell-what-fell", "SH-82", {}
    if action >= PLACE:
        return placing(state, *place_of(action))
    if action < TAKE:
        return choosing(box, state, seat, action)
    return {TAKE: taking, GIVE_UP: giving_up, STOP: stopping}[action](state, seat)


def answering(state: Fizz, action: int) -> Reason:
    if state.phase != ANSWERING:
        return "nothing-laid-yet", "SH-80", {}
    return ("not-on-the-bottle", "SH-82", {}) if state.companion else ("not-on-the-bottle", "SH-80", {})


# Places


def placing(state: Fizz, x: int, y: int) -> Reason:
    if state.companion:
        return "real-bottle", "SH-82", {}
    if state.phase == CHOOSING:
        return "chip-first", "SH-23", {}
    ground = state.ground()
    if not ground.bears(x, y, ground.count):
        return "place-beside", "SH-24", {"x": x, "y": y}
    if state.phase == AIMING_AGAIN and not state.is_apart(x, y):
        return "places-too-close", "SH-24", {}
    return broken_challenge(state)


def broken_challenge(state: Fizz) -> Reason:
    if state.challenge == LEAST:
        return "challenge-least", "SH-71", {"count": state.each}
    if state.challenge == MOST:
        return "challenge-most", "SH-71", {"count": state.each}
    return "challenge-colours", "SH-71", {}


# Chips


def choosing(box: Box, state: Fizz, seat: int, action: int) -> Reason:
    kind = chip_kind(action)
    held = (state.held_by(seat) | state.laid) & box.chips(kind)
    if not held:
        return "chip-not-held", "SH-23", chip_words(kind)
    if DOUBLE <= action < ASK and held.bit_count() < 2:
        return "double-needs-two", "SH-23", chip_words(kind)
    if action == state.chosen:
        return "chip-in-your-fingers", "SH-24", chip_words(kind)
    if is_order(kind) and action < TAKE and fits(box, state, seat, kind):
        return ("no-colour-alone", "SH-70", {}) if state.solo else ("name-a-colour", "SH-33", {})
    return unfit(state, kind)


def fits(box: Box, state: Fizz, seat: int, kind: int) -> bool:
    return bool(state.chips_that_go(seat) & box.chips(kind))


def unfit(state: Fizz, kind: int) -> Reason:
    """Return what would fit now: "red or scissors"."""
    if state.ask >= 0:
        return "unfit-asked", "SH-33", {**chip_words(kind), "asked": COLOURS[state.ask], "left": state.ask_left}
    last = {f"last_{name}": word for name, word in chip_words(state.last).items()} if state.last != ANY else {}
    words = {**chip_words(kind), **last}
    if state.kids:
        return "unfit-kids", "SH-61", words
    if state.last >= PLAIN:
        return "unfit-super", "SH-22", words
    return "unfit-plain", "SH-21", {**words, "beats": BEATEN[PICTURES[picture(state.last)]]}


# Bubbles and endings


def taking(state: Fizz, seat: int) -> Reason:
    faces = state.fitting_faces()
    if state.solo or not faces:
        return "nothing-to-take", "SH-70", {}
    return "take-only-without", "SH-25", chip_words(NAMES.index(faces[0]))


def giving_up(state: Fizz, seat: int) -> Reason:
    return "give-up-after-a-fall", "SH-41", {}


def stopping(state: Fizz, seat: int) -> Reason:
    return "stop-alone", "SH-70", {}
