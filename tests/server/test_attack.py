"""What guests tried at tables: seats and records after the end, hidden hands, ids and codes used again."""

from igroteka import tables
from tests.server.harness import Player, served
from tests.tables.harness import Bench
from tests.tables.small_games import Nim, Snatch
from tests.tables.test_seats import refused

# Seats and records


def test_the_number_of_players_of_a_finished_game_stays() -> None:
    bench = Bench(Nim(), 2, options={"first": "0"}).seat("ann", "bot").start()
    bench.do(tables.Resign(guest="ann", seat=0))
    assert bench.table.phase == "over"
    assert refused(bench, tables.Change(guest="ann", players=3)) == "table-game-over"


def test_nobody_takes_a_bots_hidden_hand_while_others_play() -> None:
    bench = Bench(Snatch(), 3, options={"first": "0"}).seat("ann", "bob", "bot").start()
    bench.do(tables.Sit(guest="cid", seat=2, name="Cid", picture="cat"))
    assert bench.table.seats[2].kind == "bot"  # all who play are asked first: tests/tables/test_claims.py


# Repeats


def test_an_id_is_known_a_thousand_moves_later() -> None:
    bench = Bench(Nim(), 2, options={"first": "0"}).seat("ann", "bob").start()
    bench.table.remember("ann:first")
    for number in range(1000):
        bench.table.remember(f"bob:{number}")
    assert bench.do(tables.Act(guest="ann", seat=0, action=1, version=0, ref="ann:first")) == []


async def test_join_codes_have_a_bound_for_all_together() -> None:
    async with served(code_rate=0.001, code_burst=2, trust_proxy=True) as server, Player(server) as ann:
        keys = []
        for number in range(60):
            headers = {"X-Forwarded-For": f"198.51.100.{number}"}
            keys.append((await ann.post("/api/join", {"code": "000000"}, headers=headers))["key"])
        assert keys.count("server-no-code") == 40
        assert keys[-1] == "server-too-fast"
