"""Components, the deck as data, set-up, and positions from outside."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from igroteka.engine.refusal import Refusal
from igroteka.games.odeyalo import kinds
from igroteka.games.odeyalo.game import make
from tests.games.odeyalo.bedroom import BOX, OPEN, beds, blanket, legal, play, refused, room, started, state_of, why

COUNTS = {
    2: "pull 16 heave 4 join 6 wake 4 lullaby 4 pillow 3 lure 3 barter 3 racket 2",
    4: "pull 20 heave 4 join 12 wake 4 lullaby 4 pillow 3 lure 3 barter 3 racket 2 spin 4 hands 4 shove 4",
}


@pytest.mark.parametrize("players", [2, 4])
def test_od_4_the_cards_and_od_2_those_marked_four_are_left_out_with_two(players: int) -> None:
    words = COUNTS[players].split()
    wanted = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    assert Counter(str(BOX.boxes[players]).split()) == wanted
    assert BOX.boxes[players].size == (45 if players == 2 else 67)


@pytest.mark.parametrize("players", [2, 4])
def test_od_10_six_cards_three_open_and_nobody_lies_down_before_the_first_player(players: int) -> None:
    state = started(players, 5, first="1")
    data = state.dump()
    assert [len(cards.split()) for cards in data["hands"]] == [6] * players
    assert len(data["open"]) == 3 and state.is_whole()
    assert len(data["deck"].split()) == state.box.size - 3 - 6 * players
    assert data["beds"] == ["..."] * players and data["phase"] == "bed"
    assert blanket(state) == (0, 0) and state.turn == 1 and data["round"] == 1


def test_od_10_each_player_lays_a_gnome_on_a_pillow_of_their_choice() -> None:
    """In turn order from the first player, who then has the first turn."""
    state = started(4, 5, first="2")
    for seat, pillow in ((2, "+1"), (3, "-1"), (0, "0"), (1, "-1")):
        assert state.turn == seat and legal(state) == {"lay -1", "lay 0", "lay +1"}
        play(state, f"lay {pillow}")
    assert beds(state) == ".C. D.. ..A B.." and state.is_whole()
    assert state.turn == 2 and "draw" in legal(state) and state.quiet == 0


@pytest.mark.parametrize(("name", "why"), [
    ("draw", ("lay-first", "OD-10")), ("stay 0", ("lay-first", "OD-10")), ("open 1", ("lay-first", "OD-10")),
])  # fmt: skip
def test_od_10_nothing_else_goes_before_the_gnome_lies(name: str, why: tuple[str, str]) -> None:
    refusal = refused(started(2, 5), name)
    assert (refusal.key, refusal.rule) == why and refusal.text("ru") and refusal.text("en")


def test_od_10_no_pillow_is_chosen_in_the_middle_of_a_round() -> None:
    for name in ("lay 0", "lay -1", "stay 0"):
        assert why(room(".A. .B.", "pull"), name) == ("bed-before-round", "OD-10")
    assert why(room(".A. .B.", "pull", phase="drawn", drawn="pull"), "lay 0")[0] == "drawn-or-keep"


@pytest.mark.parametrize("players", [2, 4])
def test_od_10_with_the_option_middle_every_gnome_lies_in_the_middle(players: int) -> None:
    state = started(players, 5, first="1", pillow="middle")
    data = state.dump()
    assert [bed[0] + bed[2] for bed in data["beds"]] == [".."] * players
    assert all(bed[1].isupper() for bed in data["beds"]) and state.is_whole()
    assert state.turn == 1 and "draw" in legal(state)


def test_the_options_of_older_games_are_the_rules_of_their_time() -> None:
    """Records and journals without the options: the middle pillow, only gnomes awake count."""
    old = BOX.recorded_options({"teams": False, "quiet": 60, "first": "0"}, 2)
    assert (old["pillow"], old["weigh"]) == ("middle", "awake")
    assert BOX.checked_options({}, 2) | {"pillow": "chosen", "weigh": "all"} == BOX.checked_options({}, 2)
    position = {"players": 2, "turn": 0, "beds": [".A.", ".B."], "open": OPEN, "hands": ["pull", "pull"]}
    dump = BOX.load(position).dump()
    assert (dump["pillow"], dump["weigh"]) == ("middle", "awake")


def test_numbers_of_actions_in_journals_stay() -> None:
    """Journals hold numbers: actions added later come after all others."""
    assert [BOX.parse(name) for name in ("draw", "open 1", "swap pull", "drop pull", "play!", "play pull")] == [
        0, 2, 5, 17, 29, 279,
    ]  # fmt: skip
    assert [BOX.parse(name) for name in ("lay -1", "stay +1")] == [BOX.action_count - 6, BOX.action_count - 1]


def test_od_1_twelve_gnomes_three_pillows_to_a_bed() -> None:
    full = room("ABC DEF GHI JKL", "join")
    assert full.boxed == 0 and full.is_whole()
    assert "play join 0" not in [BOX.name(action) for action in full.legal(0)]
    assert play(room(".A. bC.", "pillow"), "play pillow N-1").is_whole()  # back in the box
    with pytest.raises(Refusal) as twice:
        room("AAB .C.")
    assert twice.value.rule == "OD-1" and twice.value.args_by_name["field"] == "beds"


@pytest.mark.parametrize(
    ("at", "covered"),
    [
        ((0, -3), "S-1 S0 S+1"),
        ((1, -3), "S0 S+1"),
        ((-2, 3), "N-1"),
        ((3, 3), ""),
        ((3, 1), "E0 E+1"),
        ((-3, -1), "W-1 W0"),
        ((-3, 0), "W-1 W0 W+1"),
        ((2, -2), ""),
    ],
)
def test_od_3_the_blanket_covers_the_pillows_within_one_of_its_offset(at: tuple[int, int], covered: str) -> None:
    state = started(4)
    state.x, state.y = at
    cells = [kinds.CELLS[cell] for cell in range(12) if state.under() >> cell & 1]
    assert " ".join(cells) == covered


def test_od_3_with_two_players_nothing_goes_sideways() -> None:
    with pytest.raises(Refusal) as refused:
        room(".A. .B.", blanket=[1, 0])
    assert refused.value.rule == "OD-3"


def test_the_numbers_of_compiled_rules_are_those_of_the_page() -> None:
    text = (Path(kinds.__file__).parent / "box.pxd").read_text()
    wanted = {name: int(value, 0) for name, value in re.findall(r"^    ([A-Z_]+) = (\S+)$", text, re.MULTILINE)}
    assert len(wanted) > 40
    assert {name: getattr(kinds, name) for name in wanted} == wanted


# Own decks

OWN = """
name = "own"
[[cards]]
id = "pull"
copies = 40
main = "pull"
limit = "strength"
"""
EXTRA = """
[[cards]]
id = "tickle"
copies = 5
main = "evict"
extra = { effect = "draw", amount = 2, awake = 1 }
name = { ru = "Щекотка", en = "Tickle" }
text = { ru = "Гном хохочет и убегает.", en = "The gnome laughs and runs away." }
"""


def edition(folder: Path, text: str) -> Path:
    file = folder / "own.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_od_2_an_own_card_plays_and_is_shown_with_its_own_text(tmp_path: Path) -> None:
    box = make(edition(tmp_path, OWN + EXTRA))
    held = {"hands": ["pull tickle", "pull"], "open": ["pull", "pull", "pull"]}
    state = state_of({"players": 2, "turn": 0, "beds": [".A.", ".B."], **held}, box)
    box.act(state, 0, box.parse("play tickle N0"))  # without a limit even the last gnome goes
    assert beds(state) == ".A. ..." and len(state.cards_in(0).split()) == 3
    refusal = box.why_not(state, 1, box.parse("play tickle S0"))
    assert refusal is not None and "Щекотка" in refusal.text("ru") and "Tickle" in refusal.text("en")


@pytest.mark.parametrize(
    ("change", "key", "field", "rule"),
    [
        (("copies = 40", "copies = 15"), "deck-too-small", "copies", "OD-6"),
        (('main = "evict"', 'main = "fly"'), "field-unfit", "cards[1].main", None),
        (('main = "evict"', 'main = "spin"'), "card-for-four", "copies", "OD-2"),
        (('main = "evict"', 'main = "evict"\nlimit = "strength"'), "card-limit", "limit", "OD-20"),
        (('main = "pull"', 'main = "wake"'), "card-limit", "limit", "OD-20"),
        (('main = "evict"', 'main = "evict"\namount = 2'), "card-amount", "amount", "OD-2"),
        (('effect = "draw", amount = 2', 'effect = "wake-all", amount = 2'), "card-amount", "extra.amount", "OD-2"),
        (('effect = "draw"', 'effect = "lure"'), "field-unfit", "cards[1].extra.effect", None),
        (('id = "tickle"', 'id = "pull"'), "card-twice", "id", "OD-4"),
        (('id = "tickle"\ncopies = 5', 'id = "tickle"'), "card-without-copies", "copies", "OD-2"),
        (('name = { ru = "Щекотка", en = "Tickle" }\n', ""), "card-text-missing", "name", "OD-2"),
        (('limit = "strength"\n', ""), "card-text-missing", "name", "OD-2"),
    ],
)
def test_od_6_bad_decks_are_refused_by_card_and_key(
    tmp_path: Path, change: tuple[str, str], key: str, field: str, rule: str | None
) -> None:
    with pytest.raises(Refusal) as refused:
        make(edition(tmp_path, (OWN + EXTRA).replace(*change)))
    problem = refused.value
    assert (problem.key, problem.args_by_name["field"], problem.rule) == (key, field, rule)
    for language in ("ru", "en"):
        assert field in problem.text(language) and "own.toml" in problem.text(language)


def test_od_6_eight_for_each_and_five_more_are_enough(tmp_path: Path) -> None:
    assert make(edition(tmp_path, OWN.replace("40", "37"))).boxes[4].size == 37  # 8 × 4 + 5
    with pytest.raises(Refusal) as refused:
        make(edition(tmp_path, OWN.replace("40", "36")))
    assert refused.value.args_by_name["players"] == 4 and refused.value.args_by_name["expected"] == 37


# Positions


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"beds": [".A."]}, "beds"),
        ({"teams": True}, "teams"),
        ({"spun": 1}, "spun"),
        ({"hands": ["pull " * 9, "pull"]}, "hands"),
        ({"hands": ["spin", "pull"]}, "hands"),
        ({"hands": ["racket racket", "racket"]}, "hands"),
        ({"hands": ["jump", "pull"]}, "hands"),
        ({"deck": "pull"}, "deck"),
        ({"dice": "x"}, "dice"),
        ({"turn": 2}, "turn"),
        ({"turn": None}, "turn"),
        ({"starter": 3}, "starter"),
        ({"blanket": [0, -3]}, "over"),
        ({"over": "OD-31"}, "over"),
        ({"quiet": 60}, "over"),
        ({"quiet": -1}, "quiet"),
        ({"phase": "surplus"}, "phase"),
        ({"phase": "bed", "beds": [".A.", "..."]}, "phase"),
        ({"phase": "bed", "pillow": "chosen"}, "turn"),
        ({"phase": "bed", "pillow": "chosen", "beds": [".A.", "..."]}, "turn"),
        ({"phase": "bed", "pillow": "chosen", "beds": ["...", "..."], "blanket": [0, 1]}, "blanket"),
        ({"phase": "bed", "pillow": "chosen", "beds": ["...", "..."], "hands": ["pull " * 9, "pull"]}, "hands"),
        ({"pillow": "left"}, "pillow"),
        ({"weigh": "none"}, "weigh"),
        ({"phase": "drawn"}, "drawn"),
        ({"phase": "drawn", "drawn": "wake"}, "drawn"),
        ({"drawn": "pull"}, "drawn"),
        ({"played": ["pull", 2]}, "played"),
        ({"dealt": 2}, "dealt"),
        ({"blanket": [0, -3], "over": "OD-31", "turn": None, "round": 2}, "round"),
        ({"blanket": [0, -3], "over": "OD-32", "turn": None, "round": 3}, "over"),
    ],
)
def test_impossible_positions_are_refused_by_their_key(change: dict[str, Any], field: str) -> None:
    position = {"players": 2, "turn": 0, "beds": [".A.", ".B."], "open": OPEN, "hands": ["pull", "pull"]}
    with pytest.raises(Refusal) as refused:
        BOX.load(position | change)
    assert refused.value.args_by_name["field"] == field, refused.value
