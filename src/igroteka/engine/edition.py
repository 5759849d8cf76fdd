"""Editions: the components of a box in a TOML file, so that another box plays without touching code."""

import hashlib
import re
import threading
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from .refusal import Refusal

T = TypeVar("T")
_CONVERTING = threading.Lock()  # msgspec may crash when two threads first convert to the same type


def read_edition(path: Path, kind: type[T]) -> T:
    """Return the edition in a file, or refuse it by file, key and expectation."""
    return fitted(read_toml(path), kind, str(path))


def read_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise Refusal("file-unreadable", file=str(path), problem=problem.strerror or "") from None
    except RecursionError:
        raise Refusal("file-not-toml", file=str(path), problem="nested too deeply") from None
    except UnicodeDecodeError:
        raise Refusal("file-not-text", file=str(path)) from None
    except tomllib.TOMLDecodeError as problem:
        raise Refusal("file-not-toml", file=str(path), problem=str(problem)) from None
    except ValueError as problem:  # a name no file can have
        raise Refusal("file-unreadable", file=str(path).replace("\0", "?"), problem=str(problem)) from None


def fitted(data: Any, kind: type[T], file: str) -> T:
    """Return plain data as a typed value, or refuse it by file, key and expectation."""
    try:
        with _CONVERTING:
            return msgspec.convert(data, kind)
    except (msgspec.ValidationError, ValueError, OverflowError, RecursionError) as problem:
        where, what = parted(str(problem))
        raise Refusal("field-unfit", file=file, field=where, expected=what) from None


def parted(message: str) -> tuple[str, str]:
    """A validation message as the key it speaks of and what was expected there."""
    expected, _, where = message.partition(" - at `$")
    where = where.strip("`").lstrip(".")
    field = re.search(r"(?:missing required|unknown) field `(\w+)`", expected)
    if field:
        where = f"{where}.{field[1]}".lstrip(".")
        return where, "required" if "missing" in expected else "nothing"
    wanted = re.match(r"Expected (.*?)(?:, got .*)?$", expected)
    return where or "-", (wanted[1] if wanted else expected).replace("`", "")


def edition_hash(edition: Any) -> str:
    """A fingerprint of what an edition says, whatever its spelling."""
    return hashlib.sha256(msgspec.json.encode(edition, order="sorted")).hexdigest()[:16]
