"""Tables brought into a state worth a picture: the browser itself plays them there over its websocket."""

from typing import Any

from playwright.sync_api import BrowserContext, Page

PEOPLE = {
    "ru": ("Маша", "Петя", "Бабушка", "Папа", "Соня"),
    "en": ("Masha", "Peter", "Granny", "Dad", "Sonya"),
}
LONG = {
    "ru": ("Маша", "Александра", "Бабушка Валя", "Константин", "Йозефина-Мария"),
    "en": ("Masha", "Bartholomew", "Grandmother Jo", "Christopher", "Wilhelmina-Rose"),
}
FACES = ("fox", "bear", "owl", "cat", "hedgehog")
ATTEMPTS = 12

# Plays at random for whoever this browser is, laying rather than drawing, until the state `s` is as wished.
DRIVE = """([table, stand_in]) => new Promise((found, fail) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${table}`);
  const send = (message) => socket.send(JSON.stringify(message));
  const leave = (answer) => { socket.close(); found(answer); };
  const patience = setTimeout(() => { socket.close(); fail(new Error('this state never came')); }, 180000);
  let [moves, waiting, left, gone] = [0, false, false, null];
  const act = (s) => {
    const ends = (steps) => steps.flatMap((step) => [...(step.label ? [step] : []), ...ends(step.then ?? [])]);
    const all = ends(s.gestures);
    const good = all.filter(({label}) => !/^(draw|pass|end|stop|do-stop|let)$/.test(label.key));
    const from = good.length && Math.random() < 0.9 ? good : all;
    const {action} = from[Math.floor(Math.random() * from.length)];
    [waiting, moves] = [true, moves + 1];
    send({type: 'act', id: crypto.randomUUID(), version: s.version, seat: s.seat, action});
  };
  socket.onopen = () => send({type: 'hello', protocol: 1, version: null, wants: 'scene'});
  let last = null;
  const consider = (s) => {
    if (WISH) { clearTimeout(patience); return leave(true); }
    if (s.table.phase === 'over') { clearTimeout(patience); return leave(false); }
    if (stand_in && !left) { left = true; return s.you.seats.forEach((seat) => send({type: 'away', seat})); }
    if (s.mover !== s.seat && s.you.seats.includes(s.mover)) return send({type: 'look', seat: s.mover});
    if (!stand_in && !waiting && s.gestures.length) return act(s);
    if (s.pause && gone !== s.version) { gone = s.version; send({type: 'go', id: crypto.randomUUID()}); }
  };
  socket.onmessage = ({data}) => {
    const message = JSON.parse(data);
    if (message.type === 'state') last = message;
    if (message.type === 'done' || message.type === 'refused') waiting = false;
    if (last) consider(last);
  };
})"""
TELL = """([table, message]) => new Promise((found) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${table}`);
  socket.onopen = () => {
    socket.send(JSON.stringify({type: 'hello', protocol: 1, version: null, wants: 'scene'}));
    socket.send(JSON.stringify({id: crypto.randomUUID(), ...message}));
  };
  socket.onmessage = ({data}) => {
    if (!['done', 'refused'].includes(JSON.parse(data).type)) return;
    socket.close();
    found(JSON.parse(data).type);
  };
})"""


class Host:
    """Somebody with a browser who lays tables and plays them on."""

    def __init__(self, context: BrowserContext, language: str, first: int = 0) -> None:
        self.context, self.language, self.first = context, language, first
        self.name = PEOPLE[language][first]
        self.page: Page = context.new_page()
        self.page.goto("/")
        self.page.wait_for_selector("article")
        who = {"name": self.name, "picture": FACES[first], "language": language}
        assert context.request.post("/api/me", data=who).ok

    def lay(self, game: str, *seats: str, start: bool = True, **more: Any) -> str:
        """A new table; seats are "me", "long" (somebody beside me with a long name), "bot", "open"."""
        body = {"game": game, "players": len(seats), "seats": self.wishes(seats), "start": start, **more}
        answer = self.context.request.post("/api/tables", data=body)
        assert answer.ok, answer.text()
        table: str = answer.json()["id"]
        return table

    def wishes(self, seats: tuple[str, ...]) -> list[dict[str, str]]:
        return [self.wish(kind, (number + self.first) % 5) for number, kind in enumerate(seats)]

    def wish(self, kind: str, number: int) -> dict[str, str]:
        if kind not in ("me", "long"):
            return {"kind": kind}
        names = (PEOPLE if kind == "me" else LONG)[self.language]
        return {"kind": "me", "name": names[number], "picture": FACES[number]}

    def play(self, table: str, wish: str, stand_in: bool = False) -> bool:
        """Play on until the wish, a JavaScript condition on the state `s`, comes true; False: the game ended first."""
        return bool(self.page.evaluate(DRIVE.replace("WISH", f"({wish})"), [table, stand_in]))

    def tell(self, table: str, **message: Any) -> str:
        return str(self.page.evaluate(TELL, [table, message]))

    def staged(self, wish: str, game: str, *seats: str, stand_in: bool = False, **more: Any) -> str:
        """A table where the wish is true; games that end before are forgotten."""
        for _ in range(ATTEMPTS):
            table = self.lay(game, *seats, **more)
            if self.play(table, wish, stand_in):
                return table
        raise AssertionError(f"no game of {game} came to {wish}")
