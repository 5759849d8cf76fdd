"""What stands in the log, whatever arrives: no cookie, no link, no address, and not too much of it."""

import json
import logging

from igroteka.server.logs import MOST, Lines, Sparing, log


def lines(name: str, *messages: str) -> list[str]:
    written: list[str] = []
    handler = logging.Handler()
    handler.setFormatter(Lines())
    handler.addFilter(Sparing())
    handler.emit = lambda record: written.append(handler.format(record))  # type: ignore[method-assign]
    logger = logging.getLogger(name)
    logger.addHandler(handler)
    try:
        for message in messages:
            try:
                raise ValueError(message)
            except ValueError:
                logger.exception(message)
    finally:
        logger.removeHandler(handler)
    return written


def test_what_libraries_say_of_a_request_is_not_written_down() -> None:
    cookie, link, address = "WyJhYmMi.c2lnbmF0dXJl-x9", "/t/Zk3_xYw-9qLmN0pQrStU", "203.0.113.7"
    (line,) = lines("aiohttp.server", f"Error handling request from {address}: {link} Cookie: {cookie}")
    assert not any(secret in line for secret in (cookie, link[3:], address))
    assert "aiohttp.server" in line


def test_a_trace_of_ours_holds_no_link_and_no_address() -> None:
    written: list[str] = []
    handler = logging.Handler()
    handler.setFormatter(Lines())
    handler.emit = lambda record: written.append(handler.format(record))  # type: ignore[method-assign]
    log.addHandler(handler)
    try:
        raise LookupError("no table Zk3_xYw-9qLmN0pQrStU for 203.0.113.7")
    except LookupError:
        log.exception("command failed")
    finally:
        log.removeHandler(handler)
    trace = json.loads(written[0])["trace"]
    last = trace.splitlines()[-1]
    assert "Zk3_xYw" not in last
    assert "203.0" not in last
    assert "LookupError" in last


def test_one_event_is_written_so_often_in_a_minute() -> None:
    assert len(lines("aiohttp.server", *["bad request"] * 500)) == MOST
