"""An action is computed once: the position that was tried for the decision is the one that is kept and drawn."""

import pytest

from igroteka import tables
from tests.server.twins import room_of, watch
from tests.tables.small_games import Nim, NimState


@pytest.mark.parametrize("wants", ["scene", "view"])
async def test_the_rules_run_once_for_an_action(wants: str, monkeypatch: pytest.MonkeyPatch) -> None:
    applied: list[int] = []
    original = NimState.apply

    def counted(state: NimState, seat: int, action: int) -> bool:
        applied.append(action)
        return original(state, seat, action)

    monkeypatch.setattr(NimState, "apply", counted)
    room = await room_of(Nim(), {"first": "0"}, 0, None)
    await watch(room, "ann", wants)
    await watch(room, "bob", wants)
    turn = room.table.playing().state.turn
    guest = room.table.seats[turn].guest
    assert await room.do(tables.Act(guest=guest, seat=turn, action=1))
    assert applied == [1]
    assert len(room.table.playing().stages) == (wants == "scene")
