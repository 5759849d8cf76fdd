"""The sentences of the storage room are there in both languages, with the same names in them."""

import re
from pathlib import Path

import igroteka.storage

FOLDER = Path(igroteka.storage.__file__).parent


def messages(language: str) -> dict[str, set[str]]:
    text = (FOLDER / f"words.{language}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^(?=[a-z-]+ = )", text, flags=re.MULTILINE)[1:]
    return {part.split(" = ")[0]: set(re.findall(r"\$(\w+)", part)) for part in parts}


def test_both_languages_say_the_same() -> None:
    assert messages("ru") == messages("en")


SAID_BY_COMMANDS = {"storage-working", "storage-count", "storage-backed-up", "storage-restored"}


def test_every_refusal_has_its_sentence() -> None:
    used = set(SAID_BY_COMMANDS)
    for file in FOLDER.rglob("*.py"):
        used |= {f"storage-{key}" for key in re.findall(r'refusal\(\s*"([a-z-]+)"', file.read_text("utf-8"))}
    assert used == set(messages("en"))
