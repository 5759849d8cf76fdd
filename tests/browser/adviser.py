"""Somebody who knows the game looks over a guest's shoulder: whole games are won, not given up in a quiet draw."""

from typing import Any

from igroteka import games
from igroteka.bots.bot import Bot
from igroteka.bots.levels import level
from igroteka.engine.core.dice import Dice
from tests.browser.guest import Guest
from tests.wire import flat

# A second connection of the same guest, which gets views as programs do.
LISTEN = """([table, seat]) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${table}`);
  socket.onopen = () => socket.send(JSON.stringify({type: 'hello', wants: 'view', seat}));
  socket.onmessage = ({data}) => {
    const message = JSON.parse(data);
    if (message.type === 'view') window.advised = message;
  };
}"""
HEARD = "(version) => window.advised && window.advised.version >= Number(version) && window.advised"


class Adviser:
    def __init__(self, guest: Guest, game: str, table: str, seat: int = 0) -> None:
        self.guest, self.seat, self.game = guest, seat, games.game(game)
        self.bot = Bot(*games.playable(game))
        self.dice = Dice("adviser")
        guest.page.evaluate(LISTEN, [table, seat])

    def play(self) -> None:
        """To the end of the game."""
        while self.guest.wait("mine", "over", "pause")["sight"] != "over":
            self.act()

    def act(self) -> None:
        """One good action, touched as a person does: from glow to glow along one of its paths."""
        seen = self.guest.look()
        if seen["sight"] != "mine":
            return
        paths, version = self.paths(seen["version"]), seen["version"]
        while paths and seen["sight"] == "mine" and seen["version"] == version:
            seen, paths = self.touch(seen, paths)

    def paths(self, version: str) -> list[list[str]]:
        """All ways to touch what the bot would do; none when the table has gone on (the obvious is done by itself)."""
        heard = self.guest.until(HEARD, version)
        if str(heard["version"]) != version:
            return []
        action = self.bot.choose(heard["view"], self.seat, level("expert", self.game.folder), self.dice)
        return [gesture["path"] for gesture in flat(self.guest.states[-1]["gestures"]) if gesture["action"] == action]

    def touch(self, seen: dict[str, Any], paths: list[list[str]]) -> tuple[dict[str, Any], list[list[str]]]:
        places = {thing["id"]: thing["at"] for thing in seen["lit"]}
        step = next((id for path in paths for id in path if id in places), None)
        if step is None or not self.guest.is_there({"id": step, "at": places[step]}):
            return self.guest.look_again(seen), paths
        self.guest.page.mouse.click(*places[step])
        return self.guest.moved(seen), [path[path.index(step) + 1 :] for path in paths if step in path]
