"""What is seen and touched: the own bed is nearest, a spin turns the zone, touches go card, gnome, pillow."""

import pytest

from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import OVER
from igroteka.engine.gestures import steps
from igroteka.engine.scene import Scene, Sprite, Step
from igroteka.games import game
from igroteka.games.odeyalo import scene as scenery
from igroteka.games.odeyalo.rules import Blanket
from igroteka.games.odeyalo.scene import COLOURS
from tests.games.odeyalo.bedroom import BOX, play, room, started

TABLE = game("odeyalo").table()

ZONES = {"deck", "discards"}  # touched as a whole


def sprites(state: Blanket, seat: int | None = 0) -> dict[str, Sprite]:
    return {sprite.id: sprite for sprite in TABLE.scene(state.view(seat), seat).sprites}


def tree(state: Blanket) -> dict[str, Step]:
    return {step.touch: step for step in steps(TABLE, state.view(state.turn), state.turn, state.legal(state.turn))}


@pytest.mark.parametrize("spun", range(4))
@pytest.mark.parametrize("seat", range(4))
def test_od_33_the_own_bed_is_nearest_on_every_phone(spun: int, seat: int) -> None:
    view = room(".A. .B. .C. .D.", spun=spun).view(seat)
    heights = {bed: scenery.seen_height(view, seat, scenery.spot(view, 3 * bed + 1)) for bed in range(4)}
    assert max(heights, key=lambda bed: heights[bed]) == scenery.bed_of(seat, view)


def test_a_spin_turns_the_zone_and_moves_nothing_on_it() -> None:
    before = room(".A. bC. .D. .E.", "spin", blanket=[1, -1])
    after = play(before.clone(), "play spin right")  # type: ignore[arg-type]
    assert [TABLE.scene(state.view(0), 0).zones[0].turn for state in (before, after)] == [0, 90]
    things = [sprites(state) for state in (before, after)]
    for name in ("blanket", "gnome-A", "gnome-B", "gnome-C", "gnome-D", "gnome-E", *(f"bed-{bed}" for bed in range(4))):
        assert things[0][name].at == things[1][name].at and things[0][name].art == things[1][name].art
    assert things[0]["gnome-A"].upright and things[0]["sign-0"].art == "mark-red"
    assert things[1]["sign-0"].art == "mark-green" and things[1]["sign-1"].art == "mark-red"  # whose bed it is now


def seen_at(state: Blanket, seat: int, name: str) -> tuple[float, float]:
    """How far down the screen the middle of a thing is seen, and how far it reaches from there."""
    thing = sprites(state, seat)[name]
    middle = (thing.at[0] + thing.size[0] / 2, thing.at[1] + thing.size[1] / 2)
    return scenery.seen_height(state.view(seat), seat, middle), thing.size[1] / 2


@pytest.mark.parametrize("spun", range(4))
@pytest.mark.parametrize("seat", range(4))
def test_no_gnome_covers_the_eye_below_a_bed(spun: int, seat: int) -> None:
    state = room("ABC DEF GHI JKL", spun=spun)
    beds = [seen_at(state, seat, f"bed-{bed}")[0] for bed in range(4)]
    eyes = [seen_at(state, seat, f"awake-{bed}") for bed in range(4)]
    below = [bed for bed in range(4) if eyes[bed][0] > beds[bed] + 1]  # of the two at the sides one has it there
    [lowest] = [max(seen_at(state, seat, f"gnome-{letter}") for letter in occupants(state, bed)) for bed in below]
    assert eyes[below[0]][0] - eyes[below[0]][1] > sum(lowest)


def occupants(state: Blanket, bed: int) -> list[str]:
    return [letter for letter, cell, _ in scenery.gnomes(state.view(0)) if cell // 3 == bed]


def test_od_32_what_stands_on_the_floor_stays_when_the_field_turns() -> None:
    state = room(".A. .B. .C. .D.", "spin", teams=True)
    seen = []
    for moment in (state, play(state.clone(), "play spin left")):  # type: ignore[arg-type]
        view, signs = moment.view(0), sprites(moment)
        places = [tuple(part + 0.375 for part in signs[f"floor-{s}"].at) for s in range(4)]
        seen.append([round(scenery.seen_height(view, 0, place), 3) for place in places])  # type: ignore[arg-type]
    assert seen[0] == seen[1]
    assert [sprites(state)[f"team-{s}"].art for s in range(4)] == ["team-sun"] * 2 + ["team-moon"] * 2


def test_od_32_tokens_of_a_team_are_added_up_on_the_panels() -> None:
    signs = sprites(room(".A. .B. .C. .D.", teams=True, tokens=[1, 2, 0, 3]))
    assert [signs[f"team-{s}"].badge for s in range(4)] == [3, 3, 3, 3]
    assert [sum(name.startswith(f"token-{s}-") for name in signs) for s in range(4)] == [1, 2, 0, 3]


def test_sleepers_are_told_apart_without_colour() -> None:
    signs = sprites(room(".A. .b."))
    assert signs["gnome-A"].art == "gnome-red-0" and signs["gnome-B"].art == "sleeper-blue-1"


def test_luring_goes_from_card_to_gnome_to_pillow() -> None:
    state = room(".A. bCD", "lure")
    step = tree(state)["mine-lure"]
    assert step.prompt is not None and step.prompt.key == "ask-lure"
    assert [then.touch for then in step.then] == ["gnome-C", "gnome-D"]  # B sleeps
    pillows = step.then[0]
    assert pillows.prompt is not None and pillows.prompt.key == "ask-pillow"
    assert [BOX.name(then.action) for then in pillows.then if then.action is not None] == [
        "play lure N0 -1",
        "play lure N0 +1",
    ]


def test_a_gnome_can_be_dragged_to_a_pillow() -> None:
    step = tree(room(".A. bCD", "lure"))["gnome-C"]
    assert {BOX.name(then.action) for then in step.then if then.action is not None} == {
        "play lure N0 -1",
        "play lure N0 +1",
    }
    assert "gnome-C" not in tree(room(".A. bCD", "pull"))


def ends(step: Step) -> list[int]:
    """The actions a touch can lead to; one that leads nowhere would be lit in vain."""
    below = [action for then in step.then for action in ends(then)]
    own = [step.action] if step.action is not None else []
    assert own or below, step.touch
    return own + below


@pytest.mark.parametrize(("players", "teams"), [(2, False), (4, False), (4, True)])
def test_every_lit_step_leads_to_a_legal_end_and_every_end_is_reached(players: int, teams: bool) -> None:
    state, dice = started(players, 11, teams=teams), Dice(11)
    for _ in range(150):
        if state.turn == OVER:
            break
        legal = state.legal(state.turn)
        shown = {sprite.id for sprite in TABLE.scene(state.view(state.turn), state.turn).sprites} | ZONES
        steps = tree(state)
        assert {action for step in steps.values() for action in ends(step)} == set(legal)
        assert set(steps) <= shown, set(steps) - shown
        state.apply(state.turn, legal[dice.below(len(legal))])


def test_od_10_a_gnome_waits_before_each_empty_bed_and_hops_onto_the_pillow_that_is_touched() -> None:
    state = started(4, first="1")
    before = sprites(state, 1)
    waiting = {
        f"gnome-{letter}": f"gnome-{COLOURS[bed]}-{cap}"
        for letter, bed, cap in zip("ABCD", (1, 2, 3, 0), range(4), strict=True)
    }
    assert {name: sprite.art for name, sprite in before.items() if name.startswith("gnome-")} == waiting
    assert {name: [then.touch for then in step.then] for name, step in tree(state).items()} == {
        "pillow-3": [], "pillow-4": [], "pillow-5": [], "gnome-A": ["pillow-3", "pillow-4", "pillow-5"],
    }  # fmt: skip
    prompts = [TABLE.scene(state.view(seat), seat).prompt for seat in (1, 2)]
    assert [prompt and prompt.key for prompt in prompts] == ["prompt-lay", "prompt-wait"]
    after = sprites(play(state, "lay +1"), 1)
    assert after["gnome-A"].move == "hop" and after["gnome-A"].art == before["gnome-A"].art
    assert [middle_of(after[name]) for name in ("gnome-A", "gnome-B")] == [
        middle_of(after["pillow-5"]), middle_of(before["gnome-B"]),
    ]  # fmt: skip


def middle_of(sprite: Sprite) -> tuple[float, ...]:
    return tuple(round(at + size / 2, 2) for at, size in zip(sprite.at, sprite.size, strict=True))


def test_od_10_a_waiting_gnome_covers_no_pillow_and_no_blanket() -> None:
    for players in (2, 4):
        shown = sprites(started(players, first="0"), 0)
        for gnome in [sprite for name, sprite in shown.items() if name.startswith("gnome-")]:
            for name, other in shown.items():
                if name.startswith("pillow-") or name == "blanket":
                    apart = [
                        abs(one - two) - (mine + theirs) / 2
                        for one, two, mine, theirs in zip(
                            middle_of(gnome), middle_of(other), gnome.size, other.size, strict=True
                        )
                    ]
                    assert max(apart) > -0.1, (gnome.id, name)


def test_od_30_the_gnome_that_stays_is_touched() -> None:
    state = room("BaC .D.", phase="bed", round=2)
    assert {name: BOX.name(step.action or 0) for name, step in tree(state).items()} == {
        "gnome-A": "stay 0", "gnome-B": "stay -1", "gnome-C": "stay +1",
    }  # fmt: skip
    prompt = TABLE.scene(state.view(0), 0).prompt
    assert prompt is not None and prompt.key == "prompt-stay"
    after = sprites(play(state, "stay 0"))
    assert after["gnome-A"].art == "gnome-red-0" and "gnome-B" not in after  # awake, where it lay


@pytest.mark.parametrize(("beds", "path", "said"), [
    ("... .B.", ["pillow-7"], "not-your-bed"), ("AC. .B.", ["gnome-B"], "not-your-bed"),
    ("AC. .B.", ["pillow-2"], "pillow-empty"), ("AC. .B.", ["deck"], "stay-first"), ("... .B.", ["deck"], "lay-first"),
    ("... .B.", ["mine-pull", "blanket"], "lay-first"), ("AC. .B.", ["open-0-pull"], "stay-first"),
])  # fmt: skip
def test_od_10_touches_beside_the_own_bed_are_explained(beds: str, path: list[str], said: str) -> None:
    state = room(beds, "pull", phase="bed")
    meant = TABLE.why(state.view(0), 0, path)
    refusal = BOX.why_not(state, 0, meant) if isinstance(meant, int) else meant
    assert refusal is not None and refusal.key == said


@pytest.mark.parametrize(("weigh", "tone"), [("all", "dim"), ("awake", "plain")])
def test_od_20_a_way_that_cannot_be_pulled_is_pale(weigh: str, tone: str) -> None:
    state = room(".A. bC.", "pull", weigh=weigh)
    assert sprites(state)["way-0-0-0-0"].tone == tone
    prompt = TABLE.scene(state.view(0), 0).prompt
    assert prompt is not None and prompt.key == ("prompt-turn" if weigh == "all" else "prompt-pull")


def test_a_spin_asks_whose_bed_comes_to_you() -> None:
    state = room(".A. .B. .C. .D.", "spin")
    ways = {then.touch: BOX.name(then.action or 0) for then in tree(state)["mine-spin"].then}
    assert ways == {"bed-3": "play spin right", "bed-1": "play spin left"}
    play(state, ways["bed-1"])
    assert scenery.bed_of(0, state.view(0)) == 1


def test_od_14_a_card_that_cannot_be_played_may_be_exchanged_with_eight() -> None:
    """The line asks it; nobody sleeps here, so "wake" has nobody to wake."""
    state = room(".A. .B.", "wake wake join join pull pull lullaby lullaby")
    step = TABLE.prompt(state.view(0), 0, ("mine-wake",))
    assert step is not None and step.key == "ask-swap"


def test_touches_that_go_nowhere_are_explained() -> None:
    state = room(".A. BC.", "pull lullaby join")
    view = state.view(0)
    meant = TABLE.why(view, 0, ["mine-pull"])
    assert isinstance(meant, int) and BOX.why_not(state, 0, meant).key == "too-weak"  # type: ignore[union-attr]
    meant = TABLE.why(view, 0, ["mine-join", "pillow-1"])
    assert isinstance(meant, int) and BOX.why_not(state, 0, meant).key == "pillow-taken"  # type: ignore[union-attr]
    assert getattr(TABLE.why(view, 0, ["gnome-B"]), "key", None) == "card-first"


def test_a_card_that_needs_a_third_bed_is_explained_to_two_players() -> None:
    """A client may name any card of the box, held or not."""
    state = room(".A. BC.", "pull")
    for path in (["mine-shove", "gnome-B"], ["mine-shove", "bed-0"]):
        meant = TABLE.why(state.view(0), 0, path)
        assert isinstance(meant, int) and BOX.why_not(state, 0, meant).key == "card-not-held"  # type: ignore[union-attr]


def test_tokens_fly_from_the_gnomes_that_won_them() -> None:
    state = room("BAC .D.", "pull", blanket=[0, -2])
    scenes: list[Scene] = []
    state.witness = lambda moment: scenes.append(TABLE.scene(moment.view(0), 0))
    play(state, "play pull")
    won = scenes[3]
    assert {rising.at for rising in won.floats} == {"gnome-A", "gnome-B", "gnome-C"} and won.hold >= 900
    tokens = [sprite for sprite in won.sprites if sprite.id.startswith("token-0-")]
    assert {token.source for token in tokens} == {"gnome-A", "gnome-B", "gnome-C"}
    assert all(sprite.tone == "lit" for sprite in scenes[2].sprites if sprite.id in {"gnome-A", "gnome-B", "gnome-C"})
    assert not [sprite for sprite in scenes[4].sprites if sprite.id.startswith("mine-")]  # hands are cleared away


@pytest.mark.parametrize(("players", "teams"), [(2, False), (4, False), (4, True)])
def test_every_moment_of_a_game_can_be_shown(players: int, teams: bool) -> None:
    """Also those in the middle of an action: all texts are there, no two things have the same name."""
    seen = 0

    def show(moment: object) -> None:
        nonlocal seen
        assert isinstance(moment, Blanket)
        for eyes in (0, 1, None):
            scene = TABLE.scene(moment.view(eyes), eyes)
            ids = [thing.id for thing in [*scene.zones, *scene.sprites]]
            assert len(set(ids)) == len(ids) and {rising.at for rising in scene.floats} <= set(ids)
            assert scene.prompt is not None and BOX.words.has("ru", scene.prompt.key)
            seen += 1

    for seed in (4, 5):
        state, dice = started(players, seed, teams=teams), Dice(seed)
        state.witness = show
        while state.turn != OVER:
            legal = state.legal(state.turn)
            state.apply(state.turn, legal[dice.below(len(legal))])
    assert seen > 200


def test_a_card_no_box_has_cannot_be_played() -> None:
    """In the middle of a beat the card in hand may have no name of the box; the line still has to be drawn."""
    view = room(".A. .B.", "pull").view(0)
    can_play = scenery.Cards(BOX.edition).can_play
    assert can_play(view, 0, "pull") and not can_play(view, 0, "no-such-card")
