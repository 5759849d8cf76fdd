"""Types of HTTP requests and responses."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from igroteka.engine.scene import Label, Scene, Step

from .messages import Seat
from .requests import Action, Name, Path, Point, Word


class BoxOption(msgspec.Struct):
    """One choice on the box: a number from low to high, yes or no, or one of some words. Null players: any number."""

    name: str
    kind: Literal["int", "bool", "choice"]
    default: Any
    low: int | None = None
    high: int | None = None
    choices: list[str] | None = None
    players: list[int] | None = None


class BoxAge(msgspec.Struct):
    """The options that a child of this age starts with."""

    years: int
    options: dict[str, Any]


class Box(msgspec.Struct):
    """A game on the shelf. One that is still coming has no players, options or levels yet."""

    id: str
    players: list[int]
    age: int
    minutes: list[int]
    hidden: bool
    options: list[BoxOption]
    levels: list[str]
    lessons: int
    coming: bool = False
    ladder: dict[str, dict[str, int]] = {}  # by variant or `any`: percent of games a level wins against the one below
    ages: list[BoxAge] = []  # from the youngest on; none: one way for everybody
    lacks: dict[str, str] = {}  # by language: what is missing on this machine, and what still works


class Shelf(msgspec.Struct):
    """GET /api/games"""

    games: list[Box]
    levels: list[str]
    pictures: list[str]
    names: dict[str, list[str]]  # friendly names to choose from, by language
    emotes: list[str]
    version: str
    address: str = ""  # what others type before /t/<table>


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """The wished player of a seat: me (several seats may be mine), a bot, or open."""

    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    picture: Word | None = None
    level: Word = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables"""

    game: Word
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[Word, bool | int | Word] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    open: bool = False
    chat: bool = False
    move_seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    window_seconds: Annotated[float, Meta(ge=0, le=60)] | None = None
    start: bool = False  # at once, if every seat is taken


class TableLink(msgspec.Struct):
    """Answer to POST /api/tables, POST /api/join and POST /api/records"""

    id: str
    code: str


class OpenTable(msgspec.Struct):
    """One line of GET /api/tables: a table anybody may join. Also GET /api/tables/<id>."""

    id: str
    game: str
    players: int
    seats: list[Seat]
    phase: Literal["lobby", "playing", "over"]
    code: str = ""


class OpenTables(msgspec.Struct):
    tables: list[OpenTable]


class JoinCode(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/join"""

    code: Annotated[str, Meta(max_length=12)]


class Me(msgspec.Struct):
    """GET and POST /api/me"""

    name: str
    picture: str
    language: Literal["ru", "en"] | None = None


class MeWish(msgspec.Struct, forbid_unknown_fields=True):
    name: Name | None = None
    picture: Word | None = None
    language: Literal["ru", "en"] | None = None


class LessonStep(msgspec.Struct):
    """One step: a text, the table, and what may be touched. Without gestures: read and go on."""

    text: Label
    seat: int
    scene: Scene
    gestures: list[Step]
    ages: list[int] = []  # whose step it is; everybody's when empty


class Lesson(msgspec.Struct):
    """GET /api/lessons/<game>"""

    game: str
    steps: list[LessonStep]


class Attempt(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/lessons/<game>/<step>: an action, or a path; one that leads to a point, or nowhere."""

    action: Action | None = None
    path: Path = []
    at: Point | None = None


class Attempted(msgspec.Struct):
    """`right`: this is what the step wanted. Else `why` says what to look at."""

    right: bool
    beats: list[Scene] = []
    scene: Scene | None = None
    why: Label | None = None
    rule: str | None = None


class ReplayMove(msgspec.Struct):
    """An action and its visible results."""

    seat: int
    name: str
    label: Label | None = None
    brought: list[Label] = []
    half: bool = False


class Replay(msgspec.Struct):
    """GET /api/tables/<id>/replay?seat=&start=&count= : scenes[i] is the table before move start+i."""

    id: str
    game: str
    seats: list[Seat]  # who sat there
    moves: list[ReplayMove]
    start: int
    scenes: list[Scene]
    result: list[list[int]] | None = None


class Turn(msgspec.Struct):
    """A turning point: the move, its cost in expected result, and the better move."""

    move: int
    seat: int
    cost: float
    name: str
    label: Label | None = None
    reason: Label | None = None


class LookBack(msgspec.Struct):
    """GET /api/tables/<id>/look-back : curve[i][seat] is what a seat could expect before move i, from 0 to 1."""

    curve: list[list[float]]
    turns: list[Turn]


class BestRun(msgspec.Struct):
    """The best run of a guest. `mine`: of the guest who asks."""

    name: str
    picture: str
    score: int
    mine: bool


class Best(msgspec.Struct):
    """GET /api/tables/<id>/best : of a finished game of one, in its way to play."""

    score: int | None  # the best run of the player of this table; None for guests of other clubs
    fresh: bool  # it was set in this very game
    club: list[BestRun]  # the best of the whole club, one for each guest


class Moves(msgspec.Struct):
    """GET /api/tables/<id>/moves?seat= : of a game being played, what everybody saw, told to these eyes."""

    moves: list[ReplayMove]


class Problem(msgspec.Struct):
    """Any HTTP answer from 400 on."""

    key: str
    args: dict[str, Any]
    ru: str
    en: str
    rule: str | None = None
