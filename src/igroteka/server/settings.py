"""Settings of a server: a TOML file, then IGROTEKA_* in the environment, then the command line; all checked alike."""

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_origin

import msgspec
from msgspec import Meta

from igroteka.engine.edition import parted, read_toml
from igroteka.engine.refusal import Refusal

PREFIX = "IGROTEKA_"
ELSEWHERE = {"PURE", "DATA", "LANGUAGE", "SETTINGS", "SKIP_BUILD", "SKIP_CLIENT", "COMPILER"}  # read by other rooms
Seconds = Annotated[float, Meta(ge=0, le=10_000_000)]
Address = Annotated[str, Meta(pattern=r"^(https?://[^/\s]+)?$")]
Host = Annotated[str, Meta(pattern=r"^[\w.:\[\]-]{1,260}$")]
Rate = Annotated[float, Meta(gt=0, le=1e12)]
Text = Annotated[str, Meta(pattern=r"^[^\x00]*$")]


class Settings(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Every setting with its default. docs/running-a-club.md explains them."""

    host: Text = "0.0.0.0"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8120
    database: Text = ""  # a URL; empty: an SQLite file in the data folder
    public_url: Annotated[str, Meta(pattern=r"^(https?://[^/\s]+)?$")] = (
        ""  # what people type; empty: the local network address
    )
    hosts: list[Host] = []  # further names under which this server answers
    origins: list[str] = []  # other sites whose pages may talk to this server
    trust_proxy: bool = False  # believe X-Forwarded-For and X-Forwarded-Proto
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    editions: dict[str, str] = {}  # game = "my-box.toml"
    open_metrics: bool = False  # show /metrics to other machines too

    bot_pace: Seconds = 0.65  # how long a bot seems to think
    bot_breath: Seconds = 0.4  # how long a pause lasts in which only bots could cut in
    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 2  # processes in which bots think
    away_after: Seconds = 60  # seconds offline before a bot stands in; 0: never
    unload_after: Seconds = 300  # tables nobody looks at leave the memory, not the journal

    message_rate: Rate = 20  # messages a second from one connection, and how many at once
    message_burst: Rate = 60
    patience: Annotated[int, Meta(ge=0)] = 20  # messages too many or not understood before a connection is closed
    request_rate: Rate = 30  # requests and new connections a second from one address
    request_burst: Rate = 300
    table_rate: Rate = 0.2  # new tables a second from one address
    table_burst: Rate = 20
    code_rate: Rate = 0.1  # attempts at a join code a second from one address
    code_burst: Rate = 10
    connections: Annotated[int, Meta(ge=1)] = 20_000  # websockets at once
    connections_per_address: Annotated[int, Meta(ge=1)] = 200


def settings(file: Path | None, own_database: Callable[[], str], **given: Any) -> Settings:
    """The settings that hold; without a database, our own one."""
    chosen = merged(file, os.environ, **given)
    return chosen if chosen.database else msgspec.structs.replace(chosen, database=own_database())


def merged(file: Path | None, environment: Mapping[str, str], **given: Any) -> Settings:
    """File, environment and command line together; a refusal names the place, the key and what was expected."""
    named = file or (Path(environment["IGROTEKA_SETTINGS"]) if environment.get("IGROTEKA_SETTINGS") else None)
    chosen = read_toml(named) if named else {}
    check(chosen, str(named), strict=True)
    spoken = from_environment(environment)
    check(spoken, "the environment", strict=False)
    kept = {key: value for key, value in given.items() if value is not None}
    return check({**chosen, **spoken, **kept}, "the command line", strict=False)


def from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """IGROTEKA_PORT=8000 is port = 8000; lists are separated by commas, tables are JSON."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    found = {}
    for name, text in environment.items():
        key = name.removeprefix(PREFIX)
        if name.startswith(PREFIX) and key not in ELSEWHERE and text != "":
            found[key.lower()] = plain(text, kinds.get(key.lower()))
    return found


def plain(text: str, kind: Any) -> Any:
    if get_origin(kind) is list:
        return [part.strip() for part in text.split(",") if part.strip()]
    if kind == dict[str, str]:
        return dict(pair.split("=", 1) for pair in text.split(",") if "=" in pair)
    return text


def check(chosen: Mapping[str, Any], place: str, strict: bool) -> Settings:
    try:
        return msgspec.convert(dict(chosen), Settings, strict=strict)
    except msgspec.ValidationError as problem:
        field, expected = parted(str(problem))
        shown = PREFIX + field.upper() if place == "the environment" else field
        raise Refusal("field-unfit", file=place, field=shown, expected=expected) from None
