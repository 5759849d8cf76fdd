"""The chips of Fizz by number and by name, and the numbers of all actions.

A face (a *kind*) is a colour and a picture; copies of a face are chips. Chips are numbered by face, then by copy:
in the box of 57 the plain ones are 0 to 35, the superchips 36 to 55, swap 56.
"""

import re

COLOURS = "RGBY"
PICTURES = ("rock", "scissors", "paper")
BEATEN = {"rock": "paper", "scissors": "rock", "paper": "scissors"}  # SH-21: a picture, and the one that beats it
SUPERS = ("+2", "rev", "x2", "ask", "/2")
CHIPS = 57  # at most: a set of chips is the bits of a number
PLAIN = 12  # faces below this are plain
SWAP = 32
KINDS = 33
ANY = 33  # what "the last chip" is when anything goes
SEATS = 6
RADIUS, THICK, CAP = 12.5, 5.0, 30.0  # SH-2: of a chip, and of the cap; millimetres

TAKE_TWO, REVERSE, AS_MANY, ORDER, HALF = range(5)  # superchips in their order

LAY = 0  # a face
DOUBLE = 33  # two of a plain face
ASK = 45  # colour of the chip, colour named
TAKE, GIVE_UP, STOP = 61, 62, 63
MARK = 64  # companion: a face that fell, or (the last) the chip just laid
MARK_LAID = 97
CLEAR = 98
PLACE = 99
REACH = 60  # millimetres from the cap's centre
WIDTH = 121
ACTIONS = 14740

FELL = 1 << 62  # and the chips that fell, as bits
FACES = FELL | 1 << 61  # and faces as their lowest copies, and how many of those just laid
LAID = 57  # the shift of that count

CHOOSING, AIMING, AIMING_AGAIN, ANSWERING = range(4)
PHASES = ("choose", "place", "second-place", "answer")

STEADY, NORMAL, SHAKY = range(3)
HANDS = ("normal", "steady", "shaky")
LEVELS = {"steady": STEADY, "normal": NORMAL, "shaky": SHAKY}
STEADINESS = tuple(LEVELS)
FREE, LEAST, MOST, MIXED = range(4)
RULINGS = ("first", "letter")  # those of version 0.1, and those that follow the rulebook's letter
CHALLENGES = ("free", "least", "most", "colours")
DEALT = {1: 0, 2: 18, 3: 13, 4: 10, 5: 8, 6: 7}  # SH-10


def face(kind: int) -> str:
    """A face in the game's notation."""
    if kind == SWAP:
        return "swap"
    if kind < PLAIN:
        return f"{COLOURS[kind // 3]}.{PICTURES[kind % 3]}"
    return f"{COLOURS[(kind - PLAIN) // 5]}.{SUPERS[(kind - PLAIN) % 5]}"


NAMES = tuple(face(kind) for kind in range(KINDS))
KIND_BY_NAME = {name: kind for kind, name in enumerate(NAMES)}


def colour(kind: int) -> int:
    """The colour of a face; swap has none."""
    return -1 if kind == SWAP else kind // 3 if kind < PLAIN else (kind - PLAIN) // 5


def picture(kind: int) -> int:
    """The picture of a face: 0 to 2, then the superchips from 3 on; swap has its own."""
    return 8 if kind == SWAP else kind % 3 if kind < PLAIN else 3 + (kind - PLAIN) % 5


def is_order(kind: int) -> bool:
    """Return whether it is an `ask`."""
    return picture(kind) == 3 + ORDER


def beats(candidate: int, last: int) -> bool:
    """SH-21: rock beats scissors, scissors paper, paper rock."""
    return (candidate + 1) % 3 == last


def follows(last: int, candidate: int, kids: bool) -> bool:
    """SH-21, SH-22, SH-61: does a face go after the last one? SH-35: swap goes on anything, and anything on swap."""
    if SWAP in (last, candidate) or last == ANY or colour(last) == colour(candidate):
        return True
    if kids or last >= PLAIN:
        return picture(last) == picture(candidate)
    return candidate < PLAIN and beats(picture(candidate), picture(last))


def points(kind: int) -> int:
    """SH-3."""
    return 10 if kind == SWAP else 1 if kind < PLAIN else 5


# Actions


def chip_name(action: int) -> str:
    """Return what is taken up: a face, a double, an order."""
    if action < DOUBLE:
        return NAMES[action]
    if action < ASK:
        return f"{NAMES[action - DOUBLE]}*2"
    return f"{COLOURS[(action - ASK) // 4]}.ask={COLOURS[(action - ASK) % 4]}"


def chip_kind(action: int) -> int:
    """The face an action takes up."""
    if action < DOUBLE:
        return action
    return action - DOUBLE if action < ASK else PLAIN + 5 * ((action - ASK) // 4) + ORDER


def place_action(x: int, y: int) -> int:
    return PLACE + (x + REACH) * WIDTH + y + REACH


def place_of(action: int) -> tuple[int, int]:
    return (action - PLACE) // WIDTH - REACH, (action - PLACE) % WIDTH - REACH


def mark_name(action: int) -> str:
    return "mark laid" if action == MARK_LAID else f"mark {NAMES[action - MARK]}"


WORDS = {TAKE: "take", GIVE_UP: "give-up", STOP: "stop", CLEAR: "mark -"}
CHIP_ACTIONS = {chip_name(action): action for action in range(TAKE)}
SMALL_ACTIONS = CHIP_ACTIONS | {name: action for action, name in WORDS.items()}
SMALL_ACTIONS |= {mark_name(action): action for action in range(MARK, CLEAR)}
PLACE_TEXT = re.compile(r"@(-?(?:0|[1-9]\d?)),(-?(?:0|[1-9]\d?))", re.ASCII)


def small_name(action: int) -> str:
    """The name of an action that is no physics' answer."""
    if action >= PLACE:
        x, y = place_of(action)
        return f"@{x},{y}"
    if action >= MARK:
        return WORDS.get(action) or mark_name(action)
    return WORDS.get(action) or chip_name(action)


def place_named(text: str) -> int | None:
    """The action of a place in whole millimetres."""
    found = PLACE_TEXT.fullmatch(text)
    if not found or "-0" in found.groups():
        return None
    x, y = int(found[1]), int(found[2])
    return place_action(x, y) if max(abs(x), abs(y)) <= REACH else None
