"""Every sentence of tables and server exists in both languages; the client's types are those of the server."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("tables", "server")


def keys(room: str, language: str) -> list[str]:
    text = (ROOT / "src" / "igroteka" / room / f"words.{language}.ftl").read_text("utf-8")
    return re.findall(r"^([\w-]+) =", text, re.MULTILINE)


def used(room: str) -> set[str]:
    prefix = {"tables": "table", "server": "server"}[room]
    sources = (ROOT / "src" / "igroteka" / room).rglob("*.py")
    found = {key for source in sources for key in re.findall(r'\brefusal\(\s*"([\w-]+)"', source.read_text("utf-8"))}
    return {f"{prefix}-{key}" for key in found}


@pytest.mark.parametrize("room", ROOMS)
def test_both_languages_say_the_same_things(room: str) -> None:
    assert keys(room, "ru") == keys(room, "en")


@pytest.mark.parametrize("room", ROOMS)
def test_every_refusal_has_its_sentence_and_no_sentence_is_left_over(room: str) -> None:
    known = set(keys(room, "en"))
    assert used(room) - known == set()
    assert known - used(room) - {"table-game-over", "table-not-playing"} == set()


def test_the_types_of_the_client_are_up_to_date() -> None:
    generate = ROOT / "tools" / "types" / "generate.py"
    assert subprocess.run([sys.executable, generate, "--check"], check=False).returncode == 0, "run `make types`"
