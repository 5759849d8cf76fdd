"""What is in the box, how it is dealt, and other decks (ET-1 to ET-3, ET-10 to ET-12, ET-50)."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from igroteka.engine.refusal import Refusal
from igroteka.games.etazhiki import kinds
from igroteka.games.etazhiki.game import FloorsGame, make
from tests.games.etazhiki.house import box

FLOORS = [str(n) for n in range(10)]
NIGHTS = [f"{n}n" for n in range(10)]
SPECIALS = {"near": 4, "even": 3, "odd": 3, "skip": 4}
DAY = dict.fromkeys(FLOORS, 5)


def in_play(level: int) -> Counter[str]:
    return Counter(str(box().boxes[level]).split())


def dealt(seed: int, players: int = 5, game: FloorsGame | None = None, **options: Any) -> dict[str, Any]:
    return (game or box()).start(players, options, seed).dump()


def test_et_1_and_et_2_the_box_holds_110_cards() -> None:
    cards = box().edition.cards()
    assert sum(cards) == 110
    assert cards[:20] == [5] * 10 + [2] * 10  # day and night floors
    assert cards[20:30] == [0, 6, 6, 6, 4, 4, 0, 0, 0, 0] and cards[30:] == [4, 3, 3, 4]


def test_et_3_and_et_10_full_is_played_without_the_blue_marked_balls() -> None:
    balls = {f"b{n}": 4 for n in range(1, 6)}
    assert in_play(0) == Counter(DAY | dict.fromkeys(NIGHTS, 2) | balls | SPECIALS)
    assert sum(in_play(0).values()) == 104


def test_et_3_and_et_50_middle_is_played_without_the_red_marked_cards() -> None:
    assert in_play(1) == Counter(DAY | {"b1": 6, "b2": 6, "b3": 6} | SPECIALS)


def test_et_60_beginners_have_day_floors_only() -> None:
    assert in_play(2) == Counter(DAY)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("level", ["full", "middle", "beginner"])
def test_et_10_six_cards_each(players: int, level: str) -> None:
    data = dealt(1, players, level=level)
    assert [len(hand.split()) for hand in data["hands"]] == [6] * players and data["stars"] == [0] * players


def test_et_10_deal_again_if_anybody_holds_balls_only(tmp_path: Path) -> None:
    """A quarter of this deck are floors: one hand in six would hold none."""
    game = make(deck(tmp_path, floors=[pack(range(10), 4)], balls=[pack(range(1, 7), 20)]))
    hands = [hand for seed in range(200) for hand in dealt(seed, 5, game)["hands"]]
    assert all(any(name[0].isdigit() for name in hand.split()) for hand in hands)


def test_et_11_a_floor_and_a_numbered_ball_lie_open_at_random() -> None:
    openings = [dealt(seed)["open"] for seed in range(400)]
    floors, balls = Counter(floor for floor, _ in openings), Counter(ball for _, ball in openings)
    assert set(balls) == {"b1", "b2", "b3", "b4", "b5"} and min(balls.values()) > 40
    assert set(floors) == {*FLOORS, *NIGHTS} and min(floors[name] for name in FLOORS) > 10


def test_et_12_what_is_skipped_goes_back_into_the_deck() -> None:
    for seed in range(50):
        data = dealt(seed, 3)
        everything = " ".join([*data["hands"], data["deck"], *data["open"]]).split()
        assert Counter(everything) == in_play(0) and data["spent"] == ""
        assert len(data["deck"].split()) == 104 - 18 - 2


def test_et_13_who_begins_is_a_matter_of_luck_or_of_choice() -> None:
    assert {dealt(seed, 3)["active"] for seed in range(40)} == {0, 1, 2}
    assert {dealt(seed, 3, first="2")["active"] for seed in range(10)} == {2}


def test_the_numbers_of_kinds_and_actions_are_the_same_in_both_places() -> None:
    text = (box().folder / "box.pxd").read_text()
    lines = [line.split(" = ") for line in text.splitlines() if " = " in line and line.startswith("    ")]
    assert len(lines) > 20
    for name, number in lines:
        assert getattr(kinds, name.strip()) == int(number, 0), name


# Other decks


def pack(numbers: Any, copies: int, **more: Any) -> dict[str, Any]:
    return {"numbers": list(numbers), "copies": copies, **more}


def deck(folder: Path, **packs: Any) -> Path:
    path = folder / "my-box.toml"
    lines = ['name = "mine"']
    for kind, entries in packs.items():
        for entry in entries:
            lines += [f"[[{kind}]]", *(f"{key} = {toml(value)}" for key, value in entry.items())]
    path.write_text("\n".join(lines))
    return path


def toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return str(value).replace("'", '"') if not isinstance(value, str) else f'"{value}"'


GOOD = {"floors": [pack(range(10), 5)], "balls": [pack([1, 2, 3], 4)]}


def refusal(path: Path) -> Refusal:
    with pytest.raises(Refusal) as refused:
        make(path)
    for language in ("ru", "en"):
        assert path.name in refused.value.text(language), refused.value.text(language)
    return refused.value


def test_another_deck_plays(tmp_path: Path) -> None:
    game = make(deck(tmp_path, **GOOD, specials=[{"balls": ["skip"], "copies": 9}]))
    assert str(game.boxes[0]) != str(box().boxes[0]) and game.edition_hash != box().edition_hash
    assert dealt(1, 5, game)["spent"] == ""


def test_large_steps_are_steps_the_other_way(tmp_path: Path) -> None:
    game = make(deck(tmp_path, floors=GOOD["floors"], balls=[pack(range(1, 10), 2)]))
    state = game.load({"players": 2, "active": 0, "open": ["5", "b7"], "hands": ["2 8 5 1", "1"]})
    assert {game.name(action) for action in state.legal(0)} == {"2", "8", "5"}


def test_night_floors_never_come_into_middle(tmp_path: Path) -> None:
    floors = [pack(range(10), 5), pack(range(10), 2, night=True)]
    game = make(deck(tmp_path, floors=floors, balls=GOOD["balls"]))
    assert "5n" not in str(game.boxes[1]).split() and "5n" in str(game.boxes[0]).split()


@pytest.mark.parametrize(
    ("packs", "key", "field"),
    [
        ({"balls": GOOD["balls"]}, "field-unfit", "floors"),
        ({"floors": GOOD["floors"]}, "field-unfit", "balls"),
        ({"floors": [], "balls": []}, "field-unfit", "floors"),
        (GOOD | {"floors": [pack([], 5)]}, "field-unfit", "floors[0].numbers"),
        (GOOD | {"floors": [pack([0, 10], 5)]}, "field-unfit", "floors[0].numbers[1]"),
        (GOOD | {"floors": [pack(range(10), 0)]}, "field-unfit", "floors[0].copies"),
        (GOOD | {"floors": [pack(range(10), 5, colour="blue")]}, "field-unfit", "floors[0].colour"),
        (GOOD | {"balls": [pack([0], 4)]}, "field-unfit", "balls[0].numbers[0]"),
        (GOOD | {"balls": [pack([1], 4, mark="green")]}, "field-unfit", "balls[0].mark"),
        (GOOD | {"specials": [{"balls": ["bomb"], "copies": 4}]}, "field-unfit", "specials[0].balls[0]"),
        (GOOD | {"floors": [pack(range(10), 60), pack(range(10), 60)]}, "deck-too-many-copies", "copies"),
        (GOOD | {"floors": [pack(range(10), 3)]}, "deck-too-small", "floors"),
        (GOOD | {"floors": [pack(range(10), 1), pack(range(10), 1, mark="blue")]}, "deck-too-small", "copies"),
        (GOOD | {"floors": [pack(range(10), 5, night=True)]}, "deck-too-small", "copies"),
        (GOOD | {"balls": [pack([1, 2, 3], 60)]}, "deck-few-floors", "floors"),
        (GOOD | {"balls": [pack([1, 2, 3], 4, mark="blue")]}, "deck-no-ball", "balls"),
        (GOOD | {"balls": [pack([1, 2, 3], 4, mark="red")]}, "deck-no-ball", "balls"),
    ],
)
def test_impossible_decks_are_refused_by_file_key_and_expectation(
    tmp_path: Path, packs: dict[str, Any], key: str, field: str
) -> None:
    refused = refusal(deck(tmp_path, **packs))
    assert (refused.key, refused.args_by_name["field"]) == (key, field)


@pytest.mark.parametrize("text", ["", "name = 5", "[[floors]", "\x00", 'name = ""\nfloors = 1\nballs = 2'])
def test_files_that_are_no_deck_are_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "my-box.toml").write_text(text)
    refusal(tmp_path / "my-box.toml")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    refusal(tmp_path / "my-box.toml")
    refusal(tmp_path)


def test_the_smallest_deck_can_be_dealt(tmp_path: Path) -> None:
    """32 day floors and one numbered ball."""
    game = make(deck(tmp_path, floors=[pack(range(10), 3), pack([0, 1], 1)], balls=[pack([1], 1)]))
    for seed in range(20):
        assert dealt(seed, 5, game)["open"][1] == "b1"
        assert len(dealt(seed, 5, game, level="beginner")["hands"]) == 5


# Positions


@pytest.mark.parametrize("laid", [[0, 0], [1, 0], [0, 1]])
def test_et_11_on_every_pile_lies_at_least_its_open_card(laid: list[int]) -> None:
    position = dealt(1, 2)
    with pytest.raises(Refusal, match="laid") as refused:
        box().load(position | {"laid": laid})
    assert refused.value.rule == "ET-11" and "laid" in refused.value.text("ru")
    assert box().load(position | {"laid": [4, 9]}).dump()["laid"] == [4, 9]
