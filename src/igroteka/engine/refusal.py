"""What is said to input that does not go: a sentence, and the rule behind it."""

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
        """The sentence in a language."""
        return self.words.text(language, self.key, self.args_by_name)

    def __str__(self) -> str:
        return self.text("en")

    def plain(self) -> dict[str, Any]:
        """The refusal as plain data: rule, key and both sentences."""
        return {"rule": self.rule, "key": self.key, "ru": self.text("ru"), "en": self.text("en")}
