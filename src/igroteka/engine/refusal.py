"""Refusals of bad input: a sentence in the reader's language and the id of the broken rule."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from .words import Words


class Refusal(ValueError):
    """A refused action, option, file or text. Nothing has changed."""

    def __init__(self, key: str, rule: str | None = None, words: Words | None = None, **args: Any) -> None:
        super().__init__(key, rule, args)
        self.key = key
        self.rule = rule
        self.args_by_name = args
        self.words = words or Words()

    def text(self, language: str) -> str:
        """Return the sentence in a language."""
        return self.words.text(language, self.key, self.args_by_name)

    def __str__(self) -> str:
        return self.text("en")

    def plain(self) -> dict[str, Any]:
        """Return the refusal as plain data: rule, key and both sentences."""
        return {"rule": self.rule, "key": self.key, "ru": self.text("ru"), "en": self.text("en")}


def unknown(key: str, name: str, known: Sequence[str], words: Words | None = None) -> Refusal:
    """Return a refusal of an unknown name: it lists the known ones and suggests the nearest."""
    [near] = get_close_matches(name, known, 1) or ["none"]
    return Refusal(key, words=words, name=name[:80], known=", ".join(known) or "—", near=near)
