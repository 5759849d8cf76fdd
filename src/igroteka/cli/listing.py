"""`igroteka games`: the games with their players, options and editions."""

import sys
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape

from igroteka import games
from igroteka.engine.game import Game
from igroteka.engine.option import Option
from igroteka.engine.words import preferred_language


def print_games(name: str | None, as_json: bool) -> int:
    """Print one game or all of them."""
    listed = [_described(games.game(one)) for one in ([name] if name else games.games())]
    if as_json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(listed), indent=2) + b"\n")
        return 0
    console = Console(highlight=False, soft_wrap=True)
    for game in listed:
        console.print(_text(game), end="\n\n" if game is not listed[-1] else "\n")
    return 0


def _described(game: Game) -> dict[str, Any]:
    """Return what can be chosen in a game, as plain data."""
    return {
        "game": game.id,
        "title": {language: game.words.text(language, "title") for language in ("ru", "en")},
        "players": game.players,
        "age": game.age,
        "minutes": game.minutes,
        "editions": [file.name for file in sorted(game.folder.glob("edition*.toml"), key=lambda file: file.stem)],
        "options": [_option(game, option) for option in game.options if option.offered],
    }


def _option(game: Game, option: Option) -> dict[str, Any]:
    values = {"int": [option.low, option.high], "bool": [False, True], "choice": list(option.choices)}[option.kind]
    key = f"option-{option.name}"
    label = {lang: game.words.text(lang, key) if game.words.has(lang, key) else "" for lang in ("ru", "en")}
    return {"name": option.name, "kind": option.kind, "values": values, "default": option.default, "label": label}


def _text(game: dict[str, Any]) -> str:
    language = preferred_language()
    ru = language == "ru"
    shortest, longest = game["minutes"]
    players = f"{game['players'][0]}–{game['players'][-1]}"
    facts = (
        f"игроков: {players} · от {game['age']} лет · {shortest}–{longest} мин"
        if ru
        else f"{players} players · from {game['age']} years · {shortest}–{longest} min"
    )
    lines = [f"[bold]{game['game']}[/bold]  {escape(game['title'][language])}", f"  {facts}"]
    if game["editions"]:
        lines.append(f"  {'издания' if ru else 'editions'}: {', '.join(game['editions'])}")
    for option in game["options"]:
        lines.append(f"  {option['name']}={escape(_values(option))}  {escape(option['label'][language])}")
    return "\n".join(lines)


def _values(option: dict[str, Any]) -> str:
    """Return the values of an option, the default in brackets."""
    if option["kind"] == "int":
        low, high = option["values"]
        return f"{low}..{high} [{option['default']}]"
    texts = {value: str(value).lower() if option["kind"] == "bool" else value for value in option["values"]}
    return "|".join(f"[{text}]" if value == option["default"] else text for value, text in texts.items())
