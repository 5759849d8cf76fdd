"""Words in Russian and English, from Fluent files: the engine's own and those in a game's box."""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("ru", "en")
ENGINE = Path(__file__).parent


def preferred_language() -> str:
    """Return the language of the terminal, from the environment."""
    said = (os.environ.get(name, "") for name in ("IGROTEKA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    return "ru" if next(filter(None, said), "").lower().startswith("ru") else "en"


@cache
def source(folder: Path, language: str) -> str:
    """The Fluent text of a folder in a language."""
    return (folder / f"words.{language}.ftl").read_text(encoding="utf-8")


@cache
def bundle(folders: tuple[Path, ...], language: str) -> FluentBundle:
    words = FluentBundle([language], use_isolating=False)
    for folder in folders:
        words.add_resource(FluentResource(source(folder, language)), allow_overrides=True)
    return words


class Words:
    """Sentences by their key; those of the given folders come before the engine's."""

    def __init__(self, *folders: Path) -> None:
        self.folders = (ENGINE, *folders)

    def text(self, language: str, key: str, args: Mapping[str, Any] | None = None) -> str:
        """The sentence in a language; the key itself when nobody has written it."""
        words = bundle(self.folders, language if language in LANGUAGES else "en")
        if not words.has_message(key):
            return key
        pattern = words.get_message(key).value
        return str(words.format_pattern(pattern, self.named(language, args or {}))[0]) if pattern else key

    def named(self, language: str, args: Mapping[str, Any]) -> dict[str, Any]:
        """Add a name for the argument `seat`: "player 2" if no name is given."""
        unnamed = isinstance(args.get("seat"), int) and "name" not in args
        return {"name": self.text(language, "player", {"number": args["seat"]}), **args} if unnamed else dict(args)

    def has(self, language: str, key: str) -> bool:
        return bool(bundle(self.folders, language).has_message(key))

    def source(self, language: str) -> str:
        """All of it as one Fluent text, for a client that formats by itself."""
        return "\n\n".join(source(folder, language) for folder in self.folders)


def harmless(text: str) -> str:
    """Replace control characters, so that a text cannot control a terminal."""
    return "".join(letter if letter.isprintable() or letter == "\n" else "?" for letter in text)
