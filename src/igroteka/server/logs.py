"""One line of JSON for each event. Never a hand, a seed, a cookie, an address or a table's link in it."""

import hashlib
import logging
import sys
import time
from typing import Any

import msgspec

encode = msgspec.json.Encoder(enc_hook=str).encode
log = logging.getLogger("igroteka")


class Lines(logging.Formatter):
    """Log records as JSON: time, level, event, and what was passed as `extra={"about": {...}}`."""

    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            "time": f"{moment}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update(getattr(record, "about", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return encode(line).decode()


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("aiohttp.access").setLevel(logging.WARNING)


def log_event(event: str, level: int = logging.INFO, **about: Any) -> None:
    log.log(level, event, extra={"about": about})


def short(table: str) -> str:
    """A table in the log: recognisable, but no link to it."""
    return hashlib.sha256(table.encode()).hexdigest()[:8]
