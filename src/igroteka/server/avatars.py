"""Pictures, friendly names and emotes to choose from; and how a name is made fit to be shown."""

import unicodedata
from secrets import choice

PICTURES = (
    "bear", "cat", "dog", "elephant", "fox", "frog", "hedgehog", "lion",
    "mouse", "owl", "panda", "penguin", "pig", "rabbit", "raccoon", "tiger",
)  # fmt: skip
EMOTES = ("clap", "hurry", "laugh", "oops", "sad", "thanks", "think", "wow")
NAMES = {
    "ru": [
        "Мишка", "Кот", "Пёс", "Слон", "Лис", "Лягушонок", "Ёжик", "Лев",
        "Мышонок", "Сова", "Панда", "Пингвин", "Хрюша", "Зайка", "Енот", "Тигр",
    ],
    "en": [
        "Bear", "Cat", "Dog", "Elephant", "Fox", "Frog", "Hedgehog", "Lion",
        "Mouse", "Owl", "Panda", "Penguin", "Piggy", "Bunny", "Raccoon", "Tiger",
    ],
}  # fmt: skip
LONGEST = 16
KINDS = ("L", "N", "M")  # letters, digits and marks of any script; joined by spaces and a few signs
SIGNS = " -'’.!"


def fit_name(name: str) -> str:
    """A name of letters, digits and a few signs, one space at a time, not too long."""
    known = unicodedata.normalize("NFC", name)
    kept = "".join(c for c in known if c in SIGNS or unicodedata.category(c)[0] in KINDS)
    return " ".join(kept.split())[:LONGEST].strip()


def fit_text(text: str) -> str:
    """Words for the chat: nothing that hides, reverses or breaks the line."""
    kept = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in unicodedata.normalize("NFC", text))
    return " ".join(kept.split())


def fit_picture(picture: str | None) -> str:
    return picture if picture in PICTURES else ""


def some_picture() -> str:
    return choice(PICTURES)


def name_of(picture: str, language: str) -> str:
    """The friendly name of a picture."""
    names = NAMES.get(language, NAMES["en"])
    return names[PICTURES.index(picture)] if picture in PICTURES else names[0]
