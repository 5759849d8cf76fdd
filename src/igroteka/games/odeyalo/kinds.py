"""Effects, limits and targets by their numbers and names, and how targets are written.

A card is a main effect, maybe an extra one, maybe a limit; which cards there are an edition says. Sides are numbered as
seats sit clockwise, S W N E; a cell is a pillow of a bed: three times its side, plus 0, 1, 2 for the pillows -1, 0, +1.
Compiled rules have these numbers in box.pxd.
"""

from igroteka.engine.core.actions import Actions

SIDES = ("S", "W", "N", "E")
PILLOWS = ("-1", "0", "+1")
CELLS = tuple(f"{side}{pillow}" for side in SIDES for pillow in PILLOWS)
ALL_CELLS = 0xFFF
GNOMES = 12
LETTERS = "ABCDEFGHIJKL"  # gnomes by name; small when asleep
REACH = 3  # the centre of the blanket stays within this distance
MOST_KINDS = 24
MOST_PLAYERS = 4
HAND = 6
MOST_CARDS = 8  # OD-15
OPEN_CARDS = 3
ROUNDS = 3
TEAMS = [[0, 1], [2, 3]]  # OD-32: partners are neighbours, everybody sits opposite an opponent

NO_EFFECT = -1
PULL = 0
JOIN = 1
WAKE = 2
WAKE_ALL = 3
LULL = 4
EVICT = 5
LURE = 6
SHOVE = 7
BARTER = 8
HANDS = 9
SPIN = 10
DRAW = 11
HARD = (LURE, SHOVE, BARTER, HANDS, SPIN)  # effects that ask for two things, or for a player
EFFECTS = ("pull", "join", "wake", "wake-all", "lull", "evict", "lure", "shove", "barter", "hands", "spin", "draw")

FREE = 0  # no limit
STRENGTH = 1  # OD-20
LAST_GNOME = 2  # a bed keeps one gnome
LIMITS = ("free", "strength", "last-gnome")

TURN = 0  # what the seat in turn is asked: any of OD-11 to OD-14,
DRAWN = 1  # play the card just drawn or keep it (OD-13),
SURPLUS = 2  # which card goes (OD-15),
BED = 3  # before a round: a pillow for its gnome, or the gnome that stays (OD-10, OD-30)
PHASES = ("turn", "drawn", "surplus", "bed")

# Targets of all shapes in one row of numbers: nothing, an own pillow, a gnome, a gnome and an own pillow, a gnome and a
# pillow elsewhere, a way to turn, a player, a card and a player.
T_NONE = 0
T_PILLOW = 1
T_GNOME = 4
T_LURE = 16
T_SHOVE = 52
T_SPIN = 196
T_PLAYER = 198
T_BARTER = 202
FIRST_TARGET = (
    T_NONE,
    T_PILLOW,
    T_PILLOW,
    T_NONE,
    T_GNOME,
    T_GNOME,
    T_LURE,
    T_SHOVE,
    T_BARTER,
    T_PLAYER,
    T_SPIN,
    T_NONE,
)
TARGETS = (1, 3, 3, 1, 12, 12, 36, 144, 0, 4, 2, 1)  # how many, by effect; of a barter four for each kind of card

# The ways to what a card is done to: nothing; the blanket, freely or by strength; a sleeper anywhere; free pillows and
# sleepers of the own bed; then, in other beds, gnomes awake, all gnomes, gnomes that are not the last of a bed.
W_ALWAYS = 0
W_PULL = 1
W_STRONG_PULL = 2
W_SLEEPER = 3
W_FREE = 4
W_OWN_SLEEPER = 5
W_AWAKE = 6
W_GNOMES = 7
W_SPARE = 8

A_DRAW = 0
A_KEEP = 1
A_OPEN = 2
A_SWAP = 5  # then one for each kind


def turned(cell: int) -> int:
    """Return the place of a pillow after a right turn of the field: the order of S and N beds is reversed."""
    side, pillow = divmod(cell, 3)
    return (side + 1) % 4 * 3 + (pillow if side % 2 else 2 - pillow)


def side_of(seat: int, players: int) -> int:
    """OD-3: where a seat sits; two players sit S and N."""
    return seat * 2 if players == 2 else seat


def seat_at(side: int, players: int) -> int:
    """OD-33: who owns the bed at a side."""
    return side // 2 if players == 2 else side


def bed_at(side: int) -> int:
    """The pillows of a side, as bits."""
    return 7 << side * 3


def bed_under(offset: int) -> int:
    """OD-3: the pillows of a bed under a blanket that lies on it so far sideways, as bits."""
    return 7 << offset + 3 >> 3 & 7


def count_at(cells: int, side: int) -> int:
    """Return the number of these pillows on one side."""
    return (cells & bed_at(side)).bit_count()


def crowded(cells: int) -> int:
    """The beds of which two or more pillows are among these, whole."""
    return sum(bed_at(side) for side in range(4) if count_at(cells, side) > 1)


def steps(side: int, x: int, y: int) -> int:
    """Return the distance of the blanket from the pillows of a side, in cells."""
    return REACH + (y, x, -y, -x)[side]


def is_between(x: int, y: int) -> bool:
    """Return whether the blanket lies on no bed."""
    return abs(x) < REACH and abs(y) < REACH


def way_of(effect: int, limit: int) -> int:
    """The way of a card, by its main effect and its limit."""
    if effect == PULL:
        return W_STRONG_PULL if limit == STRENGTH else W_PULL
    if effect in (EVICT, LURE, SHOVE):
        return W_SPARE if limit == LAST_GNOME else W_GNOMES
    return {JOIN: W_FREE, WAKE: W_OWN_SLEEPER, WAKE_ALL: W_SLEEPER, LULL: W_AWAKE}.get(effect, W_ALWAYS)


def add_few(actions: Actions, start: int, cells: int) -> bool:
    """Add the actions of some pillows, three at most."""
    for cell in range(GNOMES):
        if cells >> cell & 1:
            actions.add(start + cell)
    return True


def target_names(ids: list[str]) -> list[str]:
    """All targets as they are written, in the order of their numbers."""
    return [
        "",
        *PILLOWS,
        *CELLS,
        *(f"{cell} {pillow}" for cell in CELLS for pillow in PILLOWS),
        *(f"{cell} {other}" for cell in CELLS for other in CELLS),
        *("left", "right"),
        *SIDES,
        *(f"{card} {side}" for card in ids for side in SIDES),
    ]
