"""One line of JSON for each event. Never a hand, a seed, a cookie, an address or a table's link in it."""

import hashlib
import logging
import re
import sys
import time
from collections import Counter
from typing import Any

import msgspec

encode = msgspec.json.Encoder(enc_hook=str).encode
log = logging.getLogger("igroteka")
MINUTE = 60.0
MOST = 30  # lines about one event in a minute
SECRET = re.compile(r"[\w-]{15,}|\d+\.\d+\.\d+\.\d+|[\da-fA-F]*:[\da-fA-F:]*:[\da-fA-F:.]+")


class Lines(logging.Formatter):
    """Log records as JSON: time, level, event, and what was passed as `extra={"about": {...}}`."""

    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            "time": f"{moment}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": event(record),
        }
        line.update(getattr(record, "about", {}))
        if record.exc_info and record.name.startswith("igroteka"):
            line["trace"] = self.trace(record)
        return encode(line).decode()

    def trace(self, record: logging.LogRecord) -> str:
        """Return where an exception happened, without texts that could contain secrets."""
        assert record.exc_info
        lines = self.formatException(record.exc_info).splitlines()
        return "\n".join(line if line.startswith("  ") else SECRET.sub("…", line) for line in lines)


def event(record: logging.LogRecord) -> str:
    """Our own words. What libraries say may hold anything a stranger sent, so only that they said it is told."""
    if record.name.startswith("igroteka"):
        return record.getMessage()
    kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else "message"
    return f"{record.name}: {kind}"


class Sparing(logging.Filter):
    """Limit the number of log lines about one event in a minute."""

    def __init__(self) -> None:
        super().__init__()
        self.minute, self.seen = 0, Counter[str]()

    def filter(self, record: logging.LogRecord) -> bool:
        minute = int(time.monotonic() / MINUTE)
        if minute != self.minute:
            self.minute, self.seen = minute, Counter()
        about = event(record)
        self.seen[about] += 1
        if self.seen[about] == MOST:
            record.about = {**getattr(record, "about", {}), "more": "left out for a minute"}
        return self.seen[about] <= MOST


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(Sparing())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("aiohttp.access").setLevel(logging.WARNING)


def log_event(event: str, level: int = logging.INFO, **about: Any) -> None:
    log.log(level, event, extra={"about": about})


def short(table: str) -> str:
    """A table in the log: recognisable, but no link to it."""
    return hashlib.sha256(table.encode()).hexdigest()[:8]
