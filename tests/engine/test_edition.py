"""Editions: a bad file is refused by file, key and what was expected."""

import threading
import time
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest

from igroteka.engine.edition import edition_hash, fitted, read_edition
from igroteka.engine.refusal import Refusal


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)]
    marks: list[str] = []


class Box(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    deck: Deck


def written(folder: Path, text: str | bytes) -> Path:
    file = folder / "my-box.toml"
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return file


def test_a_good_file(tmp_path: Path) -> None:
    box = read_edition(written(tmp_path, 'name = "мой"\n[deck]\ncopies = 3\n'), Box)
    assert box == Box("мой", Deck(3))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('name = "x"\n[deck]\ncopies = "3"\n', "key “deck.copies”: expected int"),
        ('name = "x"\n[deck]\ncopies = 0\n', "key “deck.copies”: expected int >= 1"),
        ('name = "x"\n[deck]\ncopies = 1\nmarks = [1]\n', "key “deck.marks[0]”: expected str"),
        ('name = "x"\n', "key “deck”: expected a value, but there is none"),
        ('name = "x"\nsize = 3\n[deck]\ncopies = 1\n', "key “size”: expected no such key"),
        ('name = "x"\n[deck]\n', "key “deck.copies”: expected a value"),
        ("name = = \n", "is not TOML"),
        (b"\xff\xfe\x00", "is not text"),
    ],
)
def test_a_bad_file_is_refused(tmp_path: Path, text: str | bytes, said: str) -> None:
    file = written(tmp_path, text)
    with pytest.raises(Refusal) as refused:
        read_edition(file, Box)
    assert said in refused.value.text("en")
    assert "my-box.toml" in refused.value.text("ru")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="cannot be read"):
        read_edition(tmp_path / "none.toml", Box)


def test_the_hash_is_of_what_it_says_not_of_how() -> None:
    assert edition_hash(Box("a", Deck(3))) == edition_hash(Box("a", Deck(copies=3, marks=[])))
    assert edition_hash(Box("a", Deck(3))) != edition_hash(Box("a", Deck(4)))


def test_two_threads_never_convert_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replays load positions in a thread: msgspec may crash when two threads first convert to the same type."""
    inside, overlaps = [0], list[int]()

    def slow(data: Any, kind: Any) -> Any:
        inside[0] += 1
        overlaps.append(inside[0])
        time.sleep(0.01)
        inside[0] -= 1
        return data

    monkeypatch.setattr(msgspec, "convert", slow)
    threads = [threading.Thread(target=fitted, args=({}, dict, "file")) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert overlaps == [1, 1, 1, 1]
