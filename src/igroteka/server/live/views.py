"""The messages that show a table to clients, built from views, once for all clients with the same view."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from igroteka.engine.answers import Told
from igroteka.engine.core.dice import seed_hash
from igroteka.engine.core.state import State
from igroteka.engine.gestures import steps
from igroteka.engine.scene import Label, Scene, Step
from igroteka.server.clock import now
from igroteka.server.wire import messages as m
from igroteka.tables.table import Table

from .broken import instead
from .client import Client, encode, framed
from .listing import shown

MISSED = 12  # actions shown again to a returning client


class Frames:
    """Frames for the present moment of a table; the same frame for everybody with the same eyes.

    `online` says who is there, `label` is what was done last, `stages` the positions between.
    """

    def __init__(
        self,
        table: Table,
        online: Callable[[str | None], bool],
        label: Any = None,
        stages: Sequence[State] = (),
    ) -> None:
        self.table, self.online, self.label, self.stages = table, online, label, stages
        self.frames: dict[Any, bytes] = {}
        self.seen: dict[int | None, tuple[m.LastAction | None, Any]] = {}
        self.common: m.ViewMessage | None = None

    def frame(self, client: Client) -> bytes:
        draws = client.wants == "scene"
        key = self.eyes(client) if draws else client.seat
        frame = self.frames.get(key)
        if frame is None:
            message = self.scene_message(client) if draws else self.view_message(client.seat)
            frame = self.frames[key] = framed(message)
        return frame

    def eyes(self, client: Client) -> Any:
        """All with the same eyes are sent the same scene."""
        guest, table = client.guest.id, self.table
        return client.seat, tuple(table.seats_of(guest)), guest == table.host, asks(table, guest)

    def view_message(self, seat: int | None) -> m.ViewMessage:
        """Put the parts of one seat into the common message, which must be sent before the next call."""
        table = self.table
        message = self.common = self.common or told_to_all(table)
        message.seat, message.legal = seat, legal_for(table, seat)
        eyes = seat if table.game.hidden else None  # where nothing is hidden all see the same
        message.last, message.view = self.seen.get(eyes) or self.see(eyes)
        return message

    def see(self, eyes: int | None) -> tuple[m.LastAction | None, Any]:
        """Return the last action and the encoded view."""
        play = self.table.play
        view = None if play is None else msgspec.Raw(encode(play.state.view(eyes)))
        seen = self.seen[eyes] = last_action(self.table, eyes), view
        return seen

    def scene_message(self, client: Client, beats: Sequence[State] | None = None) -> m.StateMessage:
        table, seat = self.table, client.seat
        scene, gestures = self.drawn(seat)
        actors = public_actors(table)
        return m.StateMessage(
            version=table.version,
            table=self.info(),
            you=m.You(table.seats_of(client.guest.id), client.guest.id == table.host),
            seat=seat,
            scene=scene,
            beats=[self.scene(state, seat) for state in (self.stages if beats is None else beats)],
            gestures=gestures,
            actors=actors,
            mover=actors[0] if len(actors) == 1 else None,
            pause=pause_left(table),
            early=table.early(),
            last=last_action(table, seat, self.label),
            undo=m.UndoWish(table.wish.seat, table.wish.waiting) if table.wish else None,
            claim=claim(table, client.guest.id),
            clock=clock(table, seat),
            outcome=table.outcome(),
            seed_hash=seed_hash(table.play.seed) if table.play else None,
            seed=table.play.seed if table.play and table.phase == "over" else None,
        )

    def info(self) -> m.TableInfo:
        table = self.table
        return m.TableInfo(
            id=table.id,
            code=table.code,
            game=table.game.id,
            edition=table.game.edition_name,
            phase=table.phase,  # type: ignore[arg-type]
            options=table.options,
            players=table.players,
            seats=[self.seat(number) for number in range(table.players)],
            open=table.open,
            chat=table.chat,
            hidden=table.game.hidden,
            round=table.round,
            move_seconds=table.move_seconds,
            window_seconds=table.window / 1000,
            teams=table.game.teams(table.players, table.options),
        )

    def seat(self, number: int) -> m.Seat:
        seat = shown(self.table, number)
        seat.online = self.online(self.table.seats[number].guest)
        return seat

    def drawn(self, seat: int | None) -> tuple[Scene | None, list[Step]]:
        """The scene of a seat and the gestures of what it may do; what is wrong, where an own game cannot say."""
        try:
            return self.drawn_by_game(seat)
        except Exception as problem:
            return instead(self.table.game.id, problem), []

    def drawn_by_game(self, seat: int | None) -> tuple[Scene | None, list[Step]]:
        play = self.table.play
        if play is None:
            return None, []
        view = play.state.view(seat)
        drawn = self.table.game.table()
        scene = drawn.scene(view, seat)
        if seat is None or not is_asked(self.table, seat):
            return scene, []
        return scene, steps(drawn, view, seat, self.table.offered(seat))

    def scene(self, state: State, seat: int | None) -> Scene:
        """A stage of an action."""
        try:
            return self.table.game.table().scene(state.view(seat), seat)
        except Exception as problem:
            return instead(self.table.game.id, problem)


def claim(table: Table, guest: str) -> m.SeatClaim | None:
    """Return the claim to a bot's seat as a message, with the seats that have not answered."""
    asked = table.claim
    return m.SeatClaim(asked.seat, asked.name, asked.picture, asked.waiting, asks(table, guest)) if asked else None


def asks(table: Table, guest: str) -> bool:
    return table.claim is not None and table.claim.guest == guest


def legal_for(table: Table, seat: int | None) -> list[int]:
    """Return the legal actions of a seat that a person plays; aimed actions are not listed."""
    play = table.play
    return play.legal(seat) if play is not None and seat is not None and is_asked(table, seat) else []


def is_asked(table: Table, seat: int) -> bool:
    return table.may_act(seat) and not table.seats[seat].away


def told_to_all(table: Table) -> m.ViewMessage:
    return m.ViewMessage(
        version=table.version,
        phase=table.phase,  # type: ignore[arg-type]
        seat=None,
        actors=public_actors(table),
        pause=pause_left(table) if table.pause else None,
        outcome=table.outcome() if table.phase == "over" else None,
    )


def public_actors(table: Table) -> list[int]:
    return [seat for seat in table.actors() if seat >= 0]


def pause_left(table: Table) -> int | None:
    return max(0, table.pause.left(now())) if table.pause else None


def clock(table: Table, eyes: int | None) -> m.Clock | None:
    """Return the clock to show: the own one, or the one that runs out first."""
    running = [(moment, seat) for seat in public_actors(table) if (moment := table.deadline(seat)) is not None]
    if not running:
        return None
    moment, seat = min(running, key=lambda clock: (clock[1] != eyes, clock))
    return m.Clock(seat, max(0, moment - now()))


def last_action(table: Table, eyes: int | None, label: Label | None = None) -> m.LastAction | None:
    """Return what a viewer may know of the last action: all when the game is over. `label` is that of its gesture."""
    play = table.play
    if play is None or play.last < 0:
        return None
    seat, action, _ = play.done[play.last]
    told = Told(table.game.name(action)) if table.phase == "over" else play.last_told(eyes)
    whole = label is not None and told == Told(table.game.name(action))
    return m.LastAction(seat, told.name, label if whole else told.label)


def missed(table: Table, version: int) -> list[State]:
    """Return the positions since a version that a returning client missed, without the present one."""
    play = table.play
    if play is None or version >= table.version:
        return []
    after = [i + 1 for i, at in enumerate(play.versions) if at > version and i not in play.quiet]
    return [play.at(count) for count in after[-MISSED:-1]]
