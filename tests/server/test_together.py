"""Several actors at once over the websocket: choices cross on the way, clocks run side by side, bots choose, too."""

from tests.server.harness import Player, begun, served, table_of
from tests.tables.secret_games import Bids


async def test_choices_that_cross_on_their_way_all_count() -> None:
    async with served(Bids()) as server, Player(server) as ann, Player(server) as bob:
        await begun(ann, bob, "bids")
        await ann.until("state", actors=[0, 1])
        await bob.until("state", actors=[0, 1])
        version = ann.state["version"]
        assert (await ann.act(3, version=version))["type"] == "done"
        assert (await bob.act(4, version=version))["type"] == "done"
        assert (await ann.act(2, version=version))["key"] == "table-late"


async def test_of_a_choice_face_down_only_its_maker_hears() -> None:
    """The whole message of everybody else, programs and spectators included, is the same whatever was chosen."""
    heard = [await heard_of(card) for card in (0, 4)]
    assert heard[0][1:] == heard[1][1:]
    assert heard[0][0] != heard[1][0]


async def heard_of(card: int) -> list[str]:
    async with (
        served(Bids()) as server, Player(server) as ann, Player(server) as bob, Player(server) as tv,
        Player(server) as program,
    ):  # fmt: skip
        table = await table_of(ann, "bids", ["me", "open"])
        await ann.connect(table)
        await bob.connect(table)
        await bob.ask(type="sit", seat=1)
        await tv.connect(table)
        await program.connect(table, wants="view")
        await ann.ask(type="start")
        for player in (ann, bob, tv, program):
            await player.until("state", "view", actors=[0, 1])
        await ann.act(card)
        for player in (ann, bob, tv, program):
            if player.state["actors"] != [1]:
                await player.until("state", "view", actors=[1])
        states = [player.state for player in (ann, bob, tv, program)]
        return [told(state) for state in states]


def told(state: dict[str, object]) -> str:
    """A message without what differs between two servers."""
    return str({name: value for name, value in state.items() if name not in ("table", "seed_hash", "you")})


async def test_bots_choose_while_a_person_is_thinking() -> None:
    async with served(Bids()) as server, Player(server) as ann:
        table = await table_of(ann, "bids", ["me", "bot", "bot"], start=True)
        await ann.connect(table)
        while ann.state["actors"] != [0]:
            await ann.next()
        assert ann.state["gestures"]


async def test_every_clock_runs_out_while_somebody_else_acts() -> None:
    async with served(Bids()) as server, Player(server) as ann, Player(server) as bob:
        table = await table_of(ann, "bids", ["me", "open", "open"], move_seconds=3)
        await ann.connect(table)
        await bob.connect(table)
        for seat in (1, 2):
            await bob.ask(type="sit", seat=seat)
        await ann.ask(type="start")
        await ann.until("state", actors=[0, 1, 2])
        assert ann.state["clock"]["seat"] == 0
        await ann.act(1)
        while not all(ann.state["table"]["seats"][seat]["away"] for seat in (1, 2)):
            await ann.next()
        assert not ann.state["table"]["seats"][0]["away"], "who has chosen has no clock"
