"""The kinds of cards, what fits on what, and the numbers and names of all actions.

Floors 0-9, night floors 10-19, numbered balls 20-29, then the special balls. Equal cards are not told
apart, and nothing has an order but the top of a pile. Compiled rules have these numbers in box.pxd.
"""

FULL = 0
MIDDLE = 1
BEGINNER = 2
LEVELS = ("full", "middle", "beginner")
CUT_IN = ("after-a-card", "any-time")  # when a night floor may cut in (ET-34)
AFTER_A_CARD = 0
ANY_TIME = 1
MOST_PLAYERS = 5
MOST_COPIES = 99  # of a kind of card
HAND = 6  # cards at the start and after an emptied hand

NIGHT = 10  # the first kind of night floors
BALL = 20  # the first kind of balls
NEAR = 30
EVEN = 31
ODD = 32
SKIP = 33
KINDS = 34
BALLS = 14
FLOORS = 0xFFFFF  # all kinds of floors as bits
NUMBERS = 0x3FF  # all numbers of floors as bits

CLAIM = 34  # 34 is `0n!`
TOP = 44  # 44 is `top b0`
DRAW = 58
PASS = 59
END = 60
LET = 61
LAY = 62  # 62 is `0>1`, 63 is `0>2`, 64 is `1>1`
ACTIONS = 82

FLOOR_NAMES = tuple(str(number) for number in range(10))
NIGHT_NAMES = tuple(f"{number}n" for number in range(10))
BALL_NAMES = (*(f"b{number}" for number in range(10)), "near", "even", "odd", "skip")
NAMES = (*FLOOR_NAMES, *NIGHT_NAMES, *BALL_NAMES)
KIND_BY_NAME = {name: kind for kind, name in enumerate(NAMES)}
ACTION_NAMES = (
    *NAMES,
    *(f"{name}!" for name in NIGHT_NAMES),
    *(f"top {name}" for name in BALL_NAMES),
    *("draw", "pass", "end", "let"),
    *(f"{name}>{pile}" for name in FLOOR_NAMES for pile in (1, 2)),
)


def on_ring(number: int) -> int:
    """ET-15: floors are a ring of ten."""
    return number % 10


def reachable(floor: int, ball: int) -> set[int]:
    """The numbers that go on an open number while a ball is open; the same one always (ET-14)."""
    if ball == NEAR:
        return {on_ring(floor + step) for step in (-2, -1, 0, 1, 2)}  # ET-40
    if ball in (EVEN, ODD):
        return {floor, *range(ball - EVEN, 10, 2)}  # ET-41
    steps = 0 if ball == SKIP else ball - BALL  # ET-42: on a skip the same number only.
    return {floor, on_ring(floor + steps), on_ring(floor - steps)}


def neighbours(floor: int) -> set[int]:
    """ET-61: what beginners may lay on a number."""
    return {floor, on_ring(floor + 1), on_ring(floor - 1)}


def counted(cards: str) -> list[int]:
    """`5 5 2n b3` as the number of cards of each kind; KeyError at a word that is no card."""
    counts = [0] * KINDS
    for name in cards.split():
        counts[KIND_BY_NAME[name]] += 1
    return counts


def listed(counts: list[int]) -> str:
    """The other way round: cards by their names, in order."""
    return " ".join(NAMES[kind] for kind in range(KINDS) for _ in range(counts[kind]))
