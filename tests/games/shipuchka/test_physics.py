"""The referee: SH-80 to SH-83; nothing here needs luck. SH-85 is measured by `igroteka lab calibrate shipuchka`."""

import os
import subprocess
import sys
from itertools import chain
from math import cos, pi, sin
from pathlib import Path

import pytest

from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import CHANCE
from igroteka.engine.record import Record
from igroteka.engine.refusal import Refusal
from igroteka.engine.replay import steps
from igroteka.games.shipuchka import physics
from igroteka.games.shipuchka.film import renumbered
from igroteka.games.shipuchka.rules import Fizz
from tests.games.shipuchka.bottle import FIZZ, do, table

needs_referee = pytest.mark.skipif(not physics.installed(), reason="MuJoCo has no wheel for this platform")
FLAT = [1.0, 0.0, 0.0, 0.0]
ROOT = Path(__file__).parents[3]


@needs_referee
@pytest.mark.parametrize("turn", [0.0, 0.7])
def test_sh_80_a_chip_overhanging_by_2_mm_falls_and_by_minus_2_stays(turn: float) -> None:
    def fallen(reach: float) -> list[int]:
        return physics.place([], [(reach * cos(turn), reach * sin(turn))], physics.STILL, "still").fallen

    assert fallen(0.032) == [0]
    assert fallen(0.028) == []


def hexagon(layer: int) -> list[list[float]]:
    ring = [(0.0253 * cos(k * pi / 3), 0.0253 * sin(k * pi / 3)) for k in range(6)]
    return [[x, y, 0.0025 + 0.005 * layer, *FLAT] for x, y in [(0.0, 0.0), *ring]]


@needs_referee
def test_a_hexagonal_layer_of_seven_stands() -> None:
    found = physics.place(hexagon(0), [], physics.STILL, "rest")
    assert found.fallen == [] and found.rested


@needs_referee
@pytest.mark.parametrize(
    "seconds",
    [
        1,
        pytest.param(
            10,
            marks=pytest.mark.skipif(
                "IGROTEKA_LONG" not in os.environ, reason="15 s of a quiet processor; IGROTEKA_LONG=1"
            ),
        ),
    ],
)
def test_eight_layers_of_seven_stand_for_ten_seconds(seconds: int) -> None:
    """Ten when asked for, one every time."""
    import mujoco

    poses = list(chain.from_iterable(hexagon(layer) for layer in range(8)))
    simulation = physics.Simulation(poses, [], physics.STILL, Dice(1))
    mujoco.mj_step(simulation.model, simulation.data, 1000 * seconds)
    drift = abs(simulation.poses[:, :3] - [pose[:3] for pose in poses]).max()
    assert simulation.is_sound() and drift < 0.0002


SCRIPT = """
from igroteka.games.shipuchka import physics
poses = [[0.0, 0.0, 0.0025, 1.0, 0.0, 0.0, 0.0], [0.006, 0.004, 0.0075, 1.0, 0.0, 0.0, 0.0]]
print(physics.place(poses, [(0.012, 0.01)], physics.HANDS[1], "seed"))
"""


@needs_referee
def test_the_same_input_gives_the_same_bytes_in_two_processes() -> None:
    command = [sys.executable, "-c", SCRIPT]
    said = [subprocess.run(command, capture_output=True, check=True, cwd=ROOT).stdout for _ in (1, 2)]
    assert said[0] == said[1] and b"Placement" in said[0]


@needs_referee
def test_sh_23_two_hands_at_once_on_both_sides_of_a_pile() -> None:
    poses = [[0.0, 0.0, 0.0025, *FLAT]]
    found = physics.place(poses, [(-0.0275, 0.0), (0.0275, 0.0)], physics.STILL, "both")
    assert found.fallen == [] and len(found.poses) == 3
    assert found.poses[1][0] < -0.025 and found.poses[2][0] > 0.025 and all(pose[2] > 0.002 for pose in found.poses)


@needs_referee
def test_a_simulation_that_broke_down_is_run_again(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = iter([False, True])
    monkeypatch.setattr(physics.Simulation, "is_sound", lambda self: next(sound))
    assert physics.place([], [(0.0, 0.0)], physics.HANDS[1], "again").fallen == []


def test_sh_82_steadier_hands_err_less() -> None:
    steady, normal, shaky = physics.HANDS
    assert steady.aim < normal.aim < shaky.aim and steady.tremor < normal.tremor < shaky.tremor


def test_sh_81_hands_tremble_more_the_higher_they_lay() -> None:
    tower = [[0.0, 0.0, 0.0025 + 0.005 * k, *FLAT] for k in range(10)]
    low, third, high = (
        physics.Fingers(0, poses, (0.0, 0.0), physics.HANDS[1], Dice(3)).tremor for poses in ([], tower[:3], tower)
    )
    assert low == third and high > 1.1 * low  # three layers up an arm still rests


def test_sh_81_hands_miss_their_aim_on_both_axes() -> None:
    hands = [physics.Fingers(0, [], (0.01, 0.02), physics.HANDS[1], Dice(seed)) for seed in range(40)]
    for errors in ([hand.x - 0.01 for hand in hands], [hand.y - 0.02 for hand in hands]):
        assert physics.HANDS[1].aim / 2 < sum(map(abs, errors)) / 40 < physics.HANDS[1].aim * 1.2


# From the game's side


def test_sh_82_the_referee_lays_with_the_hands_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    used = list[physics.Hand]()
    lying = physics.Placement([[0.007, 0.003, 0.0025, *FLAT]], [], b"", True, 0.1)

    def place(poses: object, places: object, hand: physics.Hand, seed: str) -> physics.Placement:
        used.append(hand)
        return lying

    monkeypatch.setattr(physics, "place", place)
    for steadiness in ("steady", "normal", "shaky"):
        FIZZ.settle(do(table("R.paper G.rock", steadiness=steadiness), "R.paper", "@7,3"), "luck")
    assert used == [*physics.HANDS]


def test_sh_80_chips_stand_where_the_answer_says() -> None:
    state = do(table("R.paper G.rock", pile={"20": [-20.0, 0.0, 2.5, *FLAT]}), "R.paper", "@7,3")
    state.absorb('{"poses":{"6":[7.5,3.5,2.5,1,0,0,0],"20":[-21.0,1.0,2.5,1,0,0,0]}}')
    do(state, "fell -")
    assert state.pose_of(6)[:2] == (7.5, 3.5) and state.pose_of(20)[:2] == (-21.0, 1.0)


@needs_referee
def test_sh_80_answers_keep_their_poses_and_a_replay_needs_no_physics(monkeypatch: pytest.MonkeyPatch) -> None:
    """SH-83: whoever laid the chip, its tremor comes from the answer's seed."""
    options = {"rounds": 1, "limit": 4, "first": "0"}
    record, state = Record.begin(FIZZ, 2, options, "seed"), FIZZ.start(2, options, "seed")
    assert isinstance(state, Fizz)
    while state.outcome() is None:
        note = ""
        if state.turn == CHANCE:
            answer = FIZZ.settle(state, f"physics {state.placements}")
            assert answer == FIZZ.settle(state, f"physics {state.placements}")
            action, note = answer.action, answer.note
        else:
            action = FIZZ.parse("@7,3") if state.is_aiming() else min(state.legal(state.turn))
        record.add(FIZZ, state.turn, action, note)
        if note:
            state.absorb(note)
        state.apply(state.turn if not note else CHANCE, action)
    monkeypatch.setattr(physics, "place", None)  # no referee here
    record.result = None
    again = [step.state for step in steps_until(record)][-1]
    assert again.dump() == state.dump()


def steps_until(record: Record):  # type: ignore[no-untyped-def]
    """Positions of a record without a result."""
    moves = steps(record, FIZZ)
    for _ in range(len(record.done) + 1):
        yield next(moves)


def test_where_there_is_no_referee_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(physics, "installed", lambda: False)
    state = do(table("R.paper G.rock"), "R.paper", "@0,0")
    with pytest.raises(Refusal, match="MuJoCo"):
        FIZZ.settle(state, "x")


STRANGE = ["", "x", "[]", "{}", '{"poses":{"99":[0,0,0,1,0,0,0]}}', '{"poses":{"6":[0,0,0]}}']


@pytest.mark.parametrize("note", [*STRANGE, '{"poses":{"1":[0,0,0,1,0,0,0]}}'])
def test_strange_notes_are_refused(note: str) -> None:
    state = do(table("R.paper G.rock"), "R.paper", "@0,0")
    with pytest.raises(Refusal):
        state.absorb(note)


def test_a_note_moves_chips_when_the_answer_is_given() -> None:
    state = do(table("R.paper G.rock"), "R.paper", "@0,0")
    state.absorb('{"poses":{"6":[1.5,2.25,2.5,1,0,0,0]}}')
    do(state, "fell -")
    assert state.pose_of(6) == (1.5, 2.25, 2.5, 1.0, 0.0, 0.0, 0.0)


def test_a_film_is_renumbered() -> None:
    film = bytes([2, 0, *range(12), 1, *range(12), 0, 1, 1, *range(12)])
    made = renumbered(film, [17, 31])
    assert (made[1], made[14], made[29]) == (17, 31, 31) and len(made) == len(film)
