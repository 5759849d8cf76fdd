"""Messages nobody should send: cut off, blown up, out of order, for foreign seats; made from a seed."""

import json
import string
from collections.abc import Callable
from random import Random
from typing import Any

TYPES = [
    "hello", "act", "why", "look", "go", "sit", "stand", "bot", "options", "start", "undo", "consent", "resign",
    "rematch", "away", "back", "aim", "hint", "emote", "say", "ping", "state", "done", "", "HELLO", None, 7,
]  # fmt: skip
FIELDS = [
    "id", "version", "seat", "action", "path", "name", "picture", "level", "options", "players", "open", "chat",
    "move_seconds", "window_seconds", "yes", "emote", "text", "protocol", "wants", "more", "type", "at",
]  # fmt: skip
ODD_TEXTS = ["", "\x00", "a1-b2", "stop", "take1", "🦊" * 10, "\u202e", "' OR 1=1 --", "../../etc/passwd", "x" * 300]


class Hostile:
    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)
        self.version, self.legal = 0, [0]  # what it last saw: some of its actions are meant for the table as it stands

    def message(self) -> str | bytes:
        kinds: list[Callable[[], str | bytes]] = [self.plausible] * 12 + [self.jumbled] * 6
        kinds += [self.noise, self.cut, self.nested, self.binary, self.long]
        return self.luck.choice(kinds)()

    def plausible(self) -> str:
        """A right message with values that are sometimes right."""
        pick = self.luck
        odd = pick.choice(ODD_TEXTS)
        seat, id = pick.choice([0, 1, 1, 2, 15]), f"h{pick.randrange(10**9)}"
        version = pick.choice([self.version] * 5 + [0, 3, 2**53])
        act = {"type": "act", "version": version, "seat": seat, "action": self.action()}
        aim = {"type": "aim", "version": version, "seat": seat, "path": [odd[:60]], "at": [self.measure(), 5]}
        bodies: list[dict[str, Any]] = [
            *[act] * 5, aim, {"type": "why", "seat": seat, "path": [odd[:60]]}, {"type": "look", "seat": seat},
            {"type": "sit", "seat": seat, "name": odd[:24]}, {"type": "stand", "seat": seat},
            {"type": "bot", "seat": seat, "level": odd[:40]}, {"type": "start"}, {"type": "rematch"},
            {"type": "options", "players": pick.choice([0, 2, 3, 99]), "options": {"quiet": pick.randrange(50)}},
            {"type": "undo", "seat": seat}, {"type": "consent", "yes": seat == 1}, {"type": "resign", "seat": seat},
            {"type": "away", "seat": seat}, {"type": "back", "seat": seat}, {"type": "go"}, {"type": "ping"},
            {"type": "emote", "seat": seat, "emote": pick.choice(["wow", "bomb"])},
            {"type": "say", "seat": seat, "text": odd[:200]}, {"type": "hello", "version": pick.randrange(9)},
        ]  # fmt: skip
        body = pick.choice(bodies)
        return json.dumps(body if body["type"] in ("look", "emote", "say", "ping", "hello") else {**body, "id": id})

    def action(self) -> int | str:
        pick = self.luck
        odd = [-1, 2**63 - 1, -(2**63), 2**62 + pick.randrange(2**58), pick.choice(ODD_TEXTS)[:40]]
        return pick.choice([*[pick.choice(self.legal)] * 2, pick.randrange(400), pick.randrange(20_000), *odd])

    def measure(self) -> float:
        return self.luck.choice([0.0, -1e6, 1e6, self.luck.uniform(-60, 60), 1e308])

    def jumbled(self) -> str:
        """Any type with any fields of any kind."""
        fields = {name: self.value(2) for name in self.luck.sample(FIELDS, self.luck.randrange(6))}
        return json.dumps({"type": self.luck.choice(TYPES), **fields})

    def value(self, depth: int) -> Any:
        pick = self.luck
        plain: list[Any] = [None, True, -1, 10**30, 1.5, pick.choice(ODD_TEXTS), pick.randrange(20)]
        if depth and pick.random() < 0.3:
            return [self.value(depth - 1) for _ in range(3)]
        if depth and pick.random() < 0.2:
            return {pick.choice(FIELDS): self.value(depth - 1)}
        return pick.choice(plain)

    def noise(self) -> str:
        return "".join(self.luck.choices(string.printable, k=self.luck.randrange(200)))

    def cut(self) -> str:
        text = self.plausible()
        return text[: self.luck.randrange(len(text))]

    def nested(self) -> str:
        depth = self.luck.choice([10, 1000, 5000])
        return '{"type":"why","id":"x","seat":0,"path":' + "[" * depth + "]" * depth + "}"

    def long(self) -> str:
        return json.dumps({"type": "say", "seat": 0, "text": "x" * self.luck.choice([201, 15_000, 15_900])})

    def binary(self) -> bytes:
        return self.luck.randbytes(self.luck.randrange(100))
