"""What is in the box (ST-1 to ST-6), and boxes nobody can play with."""

import itertools
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from igroteka.engine.refusal import Refusal
from igroteka.games import opened
from igroteka.games.stroyka.checking import neighbours
from igroteka.games.stroyka.edition import Site
from igroteka.games.stroyka.position import FIGURES
from igroteka.games.stroyka.scene import ground_plan, place_of, point_cards
from tests.games.stroyka.clearing import box

Change = Callable[[dict[str, Any]], None]


def test_st_1_fifteen_tokens_five_items_three_costs() -> None:
    tokens = {box().board.token(token) for token in range(15)}
    assert tokens == {(item, cost) for item in range(5) for cost in (3, 4, 5)}


def test_st_2_forty_five_cards_of_three_items() -> None:
    deck = box().edition.deck()
    assert sum(deck.values()) == 45 and all(len(card) == 3 for card in deck)
    triples = {card: copies for card, copies in deck.items() if len(set(card)) == 1}
    pairs = {card: copies for card, copies in deck.items() if len(set(card)) == 2}
    assert len(triples) == 5 and set(triples.values()) == {1}
    assert len(pairs) == 20 and set(pairs.values()) == {2}  # each ordered pair twice


def test_st_3_five_animals_and_nineteen_point_cards_are_enough() -> None:
    """ST-3: however five players share 37 points; and no card fewer would do."""
    parts = itertools.combinations_with_replacement(range(38), 5)
    needed = max(sum(len(point_cards(points)) for points in shared) for shared in parts if sum(shared) == 37)
    assert len(FIGURES) == 5 and needed == 19


def test_st_4_kinds_of_cells() -> None:
    kinds = Counter(cell.kind for cell in box().edition.board.cells)
    assert kinds == {"round": 25, "start": 5, "arrow": 5, "square": 15}
    assert Counter(c.cost for c in box().edition.board.cells if c.cost) == {3: 5, 4: 5, 5: 5}


def test_st_4_neighbours_on_the_site_without_wrap_around() -> None:
    board = box().board
    near = {name: {board.token_names[t] for t in board.neighbours_of(i)} for i, name in enumerate(board.token_names)}
    assert near["hammer 3"] == {"saw 3", "hammer 4"}
    assert near["brush 4"] == {"saw 4", "plank 4", "brush 3", "brush 5"}
    assert sum(map(len, near.values())) == 2 * 22


def test_st_5_five_equal_sectors() -> None:
    beside = neighbours(box().edition)
    assert len(beside) == 50 and len(box().edition.board.paths) == 70
    assert beside["S0"] == {"o1.0", "m1.0", "o2.4"}
    assert beside["q4.2"] == {"m1.2", "m2.2"} and beside["i4"] == {"q5.4", "A0", "m2.4"}
    assert sum(map(len, beside.values())) == 2 * (70 + 10)


def test_st_5_each_item_on_seven_cells_and_never_on_two_neighbours() -> None:
    items = {cell.name: cell.item for cell in box().edition.board.cells if cell.item}
    assert Counter(items.values()) == dict.fromkeys(box().edition.items, 7)
    pairs = [(items.get(a), items.get(b)) for a, b in box().edition.board.paths]
    assert not any(one == other for one, other in pairs if one)
    assert [items[f"{name}{k}"] for name, k in (("S", 0), ("A", 2), ("i", 1))] == ["hammer", "plank", "hammer"]


def test_st_6_arrows_are_joined() -> None:
    assert {"A1", "A2", "A3", "A4"} < neighbours(box().edition)["A0"]


# Boxes nobody can play with


def cell(data: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in data["board"]["cells"] if one["name"] == name)
    return found


def without_paths(data: dict[str, Any], name: str) -> None:
    data["board"]["paths"] = [path for path in data["board"]["paths"] if name not in path]


BAD: list[tuple[str, str, str, Change]] = [
    ("items", "edition-item", "spoon", lambda d: d["items"].__setitem__(0, "spoon")),
    ("items", "edition-items", "hammer, saw", lambda d: d["items"].pop()),
    ("cards.saw+spoon", "edition-item", "spoon", lambda d: d["cards"].update({"saw+spoon": 1})),
    ("cards.saw+saw+saw+saw", "edition-card", "3", lambda d: d["cards"].update({"saw+saw+saw+saw": 1})),
    ("cards", "edition-few-cards", "15", lambda d: d.update(cards={"saw+saw+saw": 14})),
    ("cards", "edition-unpayable", "hammer 3", lambda d: d.update(cards={"saw+saw+saw": 20})),
    ("site.places", "edition-places", "3 rows of 5", lambda d: d["site"]["places"].pop()),
    ("site.places", "edition-token", "spoon 3", lambda d: d["site"]["places"][0].__setitem__(0, "spoon 3")),
    ("site.places", "edition-token-twice", "saw 3", lambda d: d["site"]["places"][0].__setitem__(0, "saw 3")),
    ("site.places", "edition-costs", "3", lambda d: d["site"]["places"][0].__setitem__(0, "hammer 9")),
    ("site.at", "edition-outside", "374", lambda d: d["site"].update(at=[300, 10])),
    ("board.cells", "edition-kind", "START", lambda d: cell(d, "S0").update(kind="round")),
    ("board.cells", "edition-kind", "arrow", lambda d: cell(d, "A0").update(kind="round")),
    ("board.cells", "edition-squares", "cost 3", lambda d: cell(d, "q3.0").update(cost=4)),
    ("board.cells[0].item", "edition-cell-item", "spoon", lambda d: cell(d, "S0").update(item="spoon")),
    ("board.cells[2].cost", "edition-square", "q3.0", lambda d: cell(d, "q3.0").pop("cost")),
    ("board.cells[1].name", "edition-cell-name", "S0", lambda d: cell(d, "o1.0").update(name="S0")),
    ("board.cells[0].at", "edition-outside", "500", lambda d: cell(d, "S0").update(at=[10, 600])),
    ("board.paths[0]", "edition-path-end", "zz", lambda d: d["board"]["paths"].__setitem__(0, ["S0", "zz"])),
    ("board.paths[70]", "edition-path-twice", "o1.0", lambda d: d["board"]["paths"].append(["o1.0", "S0"])),
    ("board.paths", "edition-apart", "q4.2", lambda d: without_paths(d, "q4.2")),
]


def written(folder: Path, change: Change) -> Path:
    """The box's own edition with one thing changed."""
    data = tomllib.loads((box().folder / "edition.toml").read_text())
    change(data)
    file = folder / "mine.toml"
    file.write_text("\n".join(lines(data)))
    return file


def lines(data: dict[str, Any]) -> list[str]:
    """Just enough TOML for an edition."""
    plain = [f"{key} = {value(one)}" for key, one in data.items() if not isinstance(one, dict)]
    for name, table in data.items():
        if isinstance(table, dict):
            plain += [f"[{name}]", *[f'"{key}" = {value(one)}' for key, one in table.items()]]
    return plain


def value(one: Any) -> str:
    if isinstance(one, dict):
        return "{ " + ", ".join(f"{key} = {value(inner)}" for key, inner in one.items()) + " }"
    if isinstance(one, list):
        return "[" + ", ".join(map(value, one)) + "]"
    return f'"{one}"' if isinstance(one, str) else str(one)


@pytest.mark.parametrize(("field", "key", "said", "change"), BAD, ids=[f"{b[1]}-{b[0]}" for b in BAD])
def test_a_box_nobody_can_play_with_is_refused_by_its_key(
    tmp_path: Path, field: str, key: str, said: str, change: Change
) -> None:
    file = written(tmp_path, change)
    with pytest.raises(Refusal) as refused:
        opened("stroyka", file)
    problem = refused.value
    assert problem.key == key and problem.rule
    for language in ("ru", "en"):
        assert str(file) in problem.text(language) and field in problem.text(language)
    assert said in problem.text("en")


def test_st_2_every_token_of_an_own_box_can_be_paid_with_three_cards(tmp_path: Path) -> None:
    """Five nails of three cards with one each: never."""
    single = {"hammer+hammer+hammer": 9, "saw+saw+saw": 9, "brush+brush+brush": 9, "plank+plank+plank": 9, "nail": 9}
    with pytest.raises(Refusal) as refused:
        opened("stroyka", written(tmp_path, lambda data: data.update(cards=single)))
    assert refused.value.key == "edition-unpayable" and refused.value.rule == "ST-2"
    assert refused.value.args_by_name["token"] == "nail 4"
    opened("stroyka", written(tmp_path, lambda data: data.update(cards={**single, "nail+nail": 2})))


def test_an_own_board_plays_and_is_seen(tmp_path: Path) -> None:
    """Another name, another place, one path more: without code."""

    def change(data: dict[str, Any]) -> None:
        cell(data, "q4.2").update(name="hill", at=[200.0, 440.0])
        data["board"]["paths"] = [["hill" if n == "q4.2" else n for n in path] for path in data["board"]["paths"]]
        data["board"]["paths"].append(["hill", "S3"])

    own = opened("stroyka", written(tmp_path, change))
    state = own.start(2, {"first": "0"}, seed=1)
    own.act(state, 0, own.parse("start S3"))
    own.act(state, 1, own.parse("start S0"))
    assert own.board.near(own.board.where("S3")) != box().board.near(box().board.where("S3"))
    scene = own.table().scene(state.view(0), 0)
    hill = next(sprite for sprite in scene.sprites if sprite.id == "cell-hill")
    assert hill.at == (176.0, 416.0)
    assert len(scene.zones[0].paths) >= 71


def test_the_house_keeps_its_shape_on_any_building_site() -> None:
    """Wide or high: as large as there is room, in the middle, the places within it."""
    assert ground_plan(Site((107, 137), (160, 228), [])) == ((107, 137), (160, 228))
    assert ground_plan(Site((0, 0), (500, 228), [])) == ((170, 0), (160, 228))
    assert ground_plan(Site((0, 0), (160, 428), [])) == ((0, 100), (160, 228))
    (left, _), (wide, _) = place_of(Site((0, 0), (500, 228), []), 4)
    assert left + wide < 330
