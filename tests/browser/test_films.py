"""Cause before effect: scripted turns filmed frame by frame; the order of beats is read from the page."""

from collections.abc import Callable
from itertools import pairwise
from math import atan2, degrees

from playwright.sync_api import expect

from igroteka.engine.core.outcome import Outcome
from igroteka.engine.core.state import State
from igroteka.engine.scene import Scene
from igroteka.games import game
from igroteka.games.odeyalo.scene import COLOURS
from tests.browser.film import RATE, Frame, Studio, near, uppermost
from tests.browser.guest import Guest
from tests.games.etazhiki import house
from tests.games.odeyalo import bedroom
from tests.games.pryzhok import pond
from tests.games.stroyka import clearing
from tests.games.stroyka import test_points as points

Invite = Callable[..., Guest]
CHAIN = """
    .. yg ..
    .. yo ..
    ro ry .. gr
"""
NOW = """async () => {
  await new Promise(requestAnimationFrame);  // what was touched is drawn
  const table = document.querySelector('.table');
  const sprites = [...table.querySelectorAll('.sprite')];
  return {
    busy: 'busy' in table.dataset, beat: Number(table.dataset.beat),
    lit: sprites.filter((one) => one.classList.contains('lit')).length,
    moving: sprites.flatMap((one) => one.getAnimations()).filter(({playState}) => playState === 'running').length,
    won: sprites.filter(({dataset}) => dataset.id.startsWith('won-')).length,
  };
}"""
RED, YELLOW = {"frog-or", "frog-ry", "frog-gr"}, {"frog-ry", "frog-oy", "frog-gy"}


def lit(*ids: str) -> Callable[[Frame], bool]:
    return lambda frame: {one["id"] for one in frame["things"].values() if one["lit"]} == set(ids)


def frog_scenes(text: str, move: str) -> list[Scene]:
    """Before a move, its beats, and after it, as the one who moved sees them."""
    state = pond.pond(text)
    seen = [game("pryzhok").table().scene(state.view(0), 0)]
    state.witness = lambda moment: seen.append(game("pryzhok").table().scene(moment.view(0), 0))
    pond.play(state, move)
    return [*seen, game("pryzhok").table().scene(state.view(0), 0)]


def test_land_light_up_take_turn_over_and_so_on(invite: Invite) -> None:
    """PR-19 to PR-21, seen: nothing flies before the row has stood lit, nothing turns before the marker is home."""
    studio = Studio(invite(reduced_motion="no-preference"), "pryzhok")
    scenes = frog_scenes(CHAIN, "d1-c1")
    studio.open(scenes[0])
    film = studio.film(scenes[1:], "^(frog|won)-")
    cell = film.place("frog-gr")

    landed = film.when(lambda frame: near(frame["things"]["frog-gr"], cell))
    turned = film.when(lambda frame: frame["things"]["frog-gr"]["old"] is not None)
    row = film.when(lit(*RED))
    marker = film.when(lambda frame: "won-0-r-0" in frame["things"])
    plus = film.when(lambda frame: frame["floats"] == ["+1"])
    home = film.when(lambda frame: near(frame["things"].get("won-0-r-0"), film.place("won-0-r-0")), marker)
    flips = film.when(lambda frame: frame["things"]["frog-or"]["old"] is not None)
    again = film.when(lit(*YELLOW))
    second = film.when(lambda frame: "won-0-y-0" in frame["things"])

    order = [turned, landed, row, marker, home, flips, again, second]
    assert order == sorted(order), order
    assert marker - row >= 400 and second - again >= 400, "a row is seen before anything comes of it"
    assert marker <= plus < flips
    assert film.when(lambda frame: frame["active"] == [1], row) > second, "it is one's own turn until all is seen"
    assert {frame["said"] for frame in film.moving if row <= frame["at"] < second} == {"Смотри, что вышло!"}
    assert film.rate() >= RATE


def test_nobody_is_crowned_before_the_last_move_was_seen(invite: Invite) -> None:
    """PR-22: two of the last three markers are taken. First the rows, then the feast."""
    studio = Studio(invite(reduced_motion="no-preference"), "pryzhok")
    scenes = frog_scenes(CHAIN, "d1-c1")
    studio.open(scenes[0])
    film = studio.film(scenes[1:], "^frog-", Outcome([2, 0], [[0], [1]], "PR-22"))
    assert {frame["crowned"] for frame in film.moving} == {0}
    assert "Игра окончена" not in {frame["said"] for frame in film.moving}
    expect(studio.guest.page.locator(".panel.mine .crown")).to_be_visible()


def test_the_next_touch_ends_all_beats_at_once(invite: Invite) -> None:
    """A row would stand lit half a second, twice: one touch and everything lies where it belongs."""
    studio = Studio(invite(reduced_motion="no-preference"), "pryzhok")
    scenes = frog_scenes(CHAIN, "d1-c1")
    studio.open(scenes[0])
    studio.tell(studio.message(scenes[-1], scenes[1:-1]))
    page = studio.guest.page
    page.wait_for_selector(".sprite.lit")
    page.locator(".table").dispatch_event("pointerdown")
    seen = page.evaluate(NOW)
    assert seen == {"busy": False, "beat": len(scenes) - 1, "lit": 0, "moving": 0, "won": 2}


def test_the_last_card_lands_then_the_star_then_six_new_cards(invite: Invite) -> None:
    """ET-22, seen: the star lights up when the card lies, and stands lit before anything is dealt."""
    state = house.house("5 b1", "6", "1 1 1")
    seen = [floor_scene(state)]
    state.witness = lambda moment: seen.append(floor_scene(moment))
    house.play(state, "6")
    studio = Studio(invite(reduced_motion="no-preference"), "etazhiki")
    studio.open(seen[0])
    film = studio.film([*seen[1:], floor_scene(state)], "^(floors|star|mine)-")

    pile = film.place("floors-2")
    landed = film.when(lambda frame: near(frame["things"].get("floors-2"), pile))
    star = film.when(lit("star-0-0"))
    plus = film.when(lambda frame: frame["floats"] == ["+1"])
    dealt = film.when(lambda frame: sum(name.startswith("mine-") for name in frame["things"]) >= 3, star)
    order = [landed, star, dealt]
    assert order == sorted(order), order
    assert dealt - star >= 600 and star <= plus < dealt
    assert film.tops(*pile) == ["floors-1", "floors-2"]
    assert film.rate() >= RATE


def wood_scene(state: State) -> Scene:
    return game("stroyka").table().scene(state.view(0), 0)


def test_a_token_flies_to_the_house_and_its_neighbours_score_one_after_the_other(invite: Invite) -> None:
    """ST-25 and ST-30, seen: the animal arrives, the part flies, then a point for it and for each part beside it."""
    state = clearing.wood("o1.0", points.PAY, tokens={"q3.0": "saw 3"}, house={"hammer 3": 1, "saw 4": 1})
    seen = [wood_scene(state)]
    state.witness = lambda moment: seen.append(wood_scene(moment))
    clearing.do(state, points.TAKE)
    studio = Studio(invite(reduced_motion="no-preference"), "stroyka")
    studio.open(seen[0])
    film = studio.film([*seen[1:], wood_scene(state)], "^(figure|token|mine|spent)-")

    stands = film.when(lambda frame: near(frame["things"]["figure-0"], film.place("figure-0")))
    leaves = film.when(lambda frame: not near(frame["things"]["token-saw-3"], film.place("token-saw-3", 0)))
    there = film.when(lambda frame: near(frame["things"]["token-saw-3"], film.place("token-saw-3")), leaves)
    rows = [["saw-3"], ["saw-3", "hammer-3"], ["saw-3", "hammer-3", "saw-4"]]
    beats = [film.when(lit(*[f"token-{name}" for name in row])) for row in rows]
    order = [stands, leaves, there, *beats]
    assert order == sorted(order), order
    assert all(later - sooner >= 400 for sooner, later in pairwise(beats)), "each point is seen before the next"
    assert all(film.when(lambda frame: frame["floats"] == ["+1"], beat - 1) - beat < 100 for beat in beats)
    assert film.rate() >= RATE


def floor_scene(state: State) -> Scene:
    return game("etazhiki").table().scene(state.view(0), 0)


def test_a_card_laid_on_a_pile_covers_it_and_nothing_jumps_up(invite: Invite) -> None:
    """One card laid by somebody else, then two balls at once: the pile is never empty, no lower card shows up."""
    state = house.house("5 b1", "0 1 2", "6 7 8 b1 b2 b3", active=1)
    house.play(state, "b1", "6")  # so that something lies beneath both tops
    studio = Studio(invite(reduced_motion="no-preference"), "etazhiki")
    studio.open(floor_scene(state))
    house.play(state, "7")
    film = studio.film([floor_scene(state)], "^(floors|balls)-")
    assert film.tops(*film.place("floors-3")) == ["floors-2", "floors-3"]
    house.play(state, "b2", "b3")
    both = studio.film([floor_scene(state)], "^(floors|balls)-")
    tops = both.tops(*both.place("balls-4"))
    assert tops[0] == "balls-2" and tops[-1] == "balls-4"
    assert tops == sorted(tops, key=str), "never empty, never an older card"
    assert min(film.rate(), both.rate()) >= RATE


def test_in_the_middle_of_the_ring_a_card_flies_over_everything_and_covers_its_pile(invite: Invite) -> None:
    """The piles stand inside a board: neither its floors nor the deck come over what is laid."""
    state = house.beginner("4 9", "5 1", "3 3", active=1, helps=True)
    studio = Studio(invite(reduced_motion="no-preference"), "etazhiki")
    studio.open(floor_scene(state))
    house.play(state, "3>1")
    film = studio.film([floor_scene(state)], "^(floors|ring|deck)-")
    laid = next(thing for thing in film.frames[-1]["things"] if thing not in film.frames[0]["things"])
    ways = [(frame, frame["things"][laid]) for frame in film.frames if laid in frame["things"]]
    assert {uppermost(frame, card["x"], card["y"]) for frame, card in ways if card["seen"] > 0.5} == {laid}
    assert film.tops(*film.place(laid))[-1] == laid
    assert len({round(card["y"]) for _, card in ways}) > RATE / 4, "it flew"


def blanket_scenes(state: State, move: str) -> list[Scene]:
    """Before a card, its beats, and after it, as the one who played it sees them."""
    seen = [game("odeyalo").table().scene(state.view(0), 0)]
    state.witness = lambda moment: seen.append(game("odeyalo").table().scene(moment.view(0), 0))
    bedroom.play(state, move)
    return [*seen, game("odeyalo").table().scene(state.view(0), 0)]


def turned(frame: Frame, start: Frame, middle: tuple[float, float], thing: str) -> float:
    """How far a thing has gone around the middle since the first frame, in degrees clockwise."""
    before, after = (atan2(one["y"] - middle[1], one["x"] - middle[0]) for one in (start[thing], frame[thing]))
    return (degrees(after - before) + 180) % 360 - 180


def test_a_spin_turns_beds_gnomes_and_blanket_in_one_motion(invite: Invite) -> None:
    """OD-33: the field turns as a whole; afterwards the bed nearest to me is the one whose mark I have."""
    state = bedroom.room(".A. fB. .C. .DE", "spin", blanket=[1, 0])
    studio = Studio(invite(reduced_motion="no-preference"), "odeyalo", 4)
    scenes = blanket_scenes(state, "play spin right")
    studio.open(scenes[0])
    film = studio.film(scenes[1:], "^(bed|gnome|blanket|sign)")
    frames = [frame["things"] for frame in film.frames]
    beds = [f"bed-{number}" for number in range(4)]
    middle = sum(frames[0][bed]["x"] for bed in beds) / 4, sum(frames[0][bed]["y"] for bed in beds) / 4
    things = (*beds, "blanket", *(f"gnome-{letter}" for letter in "ABCDEF"))
    ways = [[turned(frame, frames[0], middle, thing) for thing in things] for frame in frames]
    assert all(max(way) - min(way) < 4 for way in ways), "everything turns by the same angle at every moment"
    assert any(20 < way[0] < 70 for way in ways) and abs(ways[-1][0] - 90) < 2, "a quarter to the right, and seen"
    nearest = max(beds, key=lambda bed: frames[-1][bed]["y"])
    colour = COLOURS[int(nearest[-1])]
    assert nearest == "bed-3" and f"mark-{colour}" in frames[-1]["sign-0"]["art"]
    assert film.rate() >= RATE


def test_the_end_of_a_round_is_seen_step_by_step(invite: Invite) -> None:
    """OD-21 and OD-30, seen: the blanket arrives, who is touched lights up, tokens fly, then beds and hands are cleared
    away, and only then new cards come."""
    state = bedroom.room("BAC .D.", "pull join lullaby", blanket=[0, -2], pillow="middle")
    studio = Studio(invite(reduced_motion="no-preference"), "odeyalo")
    scenes = blanket_scenes(state, "play pull")
    studio.open(scenes[0])
    film = studio.film(scenes[1:], "^(blanket|gnome|token|mine|played)")
    touched = ("gnome-A", "gnome-B", "gnome-C")
    lowest = max(frame["things"]["blanket"]["y"] for frame in film.frames)

    arrived = film.when(lambda frame: frame["things"]["blanket"]["y"] > lowest - 2)
    under = film.when(lit(*touched))
    tokens = film.when(lambda frame: {"token-0-0", "token-0-1", "token-0-2"} <= set(frame["things"]))
    plus = film.when(lambda frame: frame["floats"] == ["+1"] * 3)
    cleared = film.when(lambda frame: "gnome-B" not in frame["things"], tokens)
    empty = film.when(lambda frame: not any(name.startswith("mine-") for name in frame["things"]), tokens)
    back = film.when(lambda frame: near(frame["things"]["blanket"], film.place("blanket")), tokens)
    dealt = film.when(lambda frame: any(name.startswith("mine-") for name in frame["things"]), max(cleared, empty))
    order = [arrived, under, tokens, cleared, dealt]
    assert order == sorted(order), order
    assert tokens - under >= 400 and cleared - tokens >= 400, "each is looked at before the next"
    assert under <= plus < cleared and tokens < empty < dealt and back <= dealt + 600
    assert film.rate() >= RATE


def test_a_gnome_hops_onto_the_pillow_chosen_for_it(invite: Invite) -> None:
    """OD-10: it waits before its bed, goes to that pillow and to no other; the gnome of the other player stays."""
    state = bedroom.started(2, 3, first="0")
    studio = Studio(invite(reduced_motion="no-preference"), "odeyalo")
    studio.open(game("odeyalo").table().scene(state.view(0), 0))
    bedroom.play(state, "lay +1")
    film = studio.film([game("odeyalo").table().scene(state.view(0), 0)], "^(gnome|pillow)")
    start, end = film.place("gnome-A", 0), film.place("gnome-A")
    pillow, other = film.place("pillow-2"), film.place("gnome-B", 0)
    assert start[1] < pillow[1] - 20, "it stood before the bed"
    assert abs(end[0] - pillow[0]) + abs(end[1] - pillow[1]) < 8, "it lies on the pillow"
    assert all(near(frame["things"]["gnome-B"], other) for frame in film.frames)
    between = [x for x in (frame["things"]["gnome-A"]["x"] for frame in film.frames) if start[0] + 4 < x < end[0] - 4]
    assert len(between) > 2 and between == sorted(between), "the way is seen"
    assert film.rate() >= RATE


def test_the_gnome_that_stays_is_awake_on_its_pillow_and_the_others_are_gone(invite: Invite) -> None:
    """OD-30: nothing happens to them before the choice; the one that stays does not move."""
    state = bedroom.room("BAc .D.", "pull join", phase="bed", round=2)
    studio = Studio(invite(reduced_motion="no-preference"), "odeyalo")
    studio.open(game("odeyalo").table().scene(state.view(0), 0))
    bedroom.play(state, "stay +1")
    film = studio.film([game("odeyalo").table().scene(state.view(0), 0)], "^(gnome|mine)")
    first, last = film.frames[0]["things"], film.frames[-1]["things"]
    assert {"gnome-A", "gnome-B", "gnome-C"} <= set(first) and not {"gnome-A", "gnome-B"} & set(last)
    assert "sleeper-red" in first["gnome-C"]["art"] and "gnome-red" in last["gnome-C"]["art"]
    assert near(last["gnome-C"], film.place("gnome-C", 0))
    assert {"mine-pull", "mine-join"} <= set(last), "the new cards are there before and after"
