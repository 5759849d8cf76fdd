"""Words and rules pages of the games, for the client."""

import re
from functools import cache
from html import escape
from types import ModuleType

import msgspec
from aiohttp import web
from markdown_it import MarkdownIt
from markdown_it.token import Token

from igroteka.engine.game import Game
from igroteka.engine.words import LANGUAGES, source
from igroteka.server.context import CONTEXT
from igroteka.server.files import lasting
from igroteka.server.refusals import WORDS as OWN_WORDS
from igroteka.server.refusals import refusal
from igroteka.tables.refusals import WORDS as TABLE_WORDS

RULE = re.compile(r"^(<(?:p|li|h\d)[^>]*)>(\s*(?:<p>)?\s*(?:<strong>)?\s*)([A-Z]{2}-\d+)\b", re.MULTILINE)


async def words(request: web.Request) -> web.Response:
    """GET /words/<game>.<language>.ftl: the game's words, the engine's, and what tables and server may say."""
    game, language = request.app[CONTEXT].shelf.game(request.match_info["name"]), spoken(request)
    said = [source(words.folders[-1], language) for words in (TABLE_WORDS, OWN_WORDS)]
    return lasting(request, "\n\n".join([*said, game.words.source(language)]), "text/plain")


async def rules(request: web.Request) -> web.Response:
    """GET /rules/<game>.<language>.html: the rules page, to be laid into the client's page."""
    shelf = request.app[CONTEXT].shelf
    game = shelf.game(request.match_info["name"])
    file = game.folder / f"rules.{spoken(request)}.md"
    if not file.exists():
        raise refusal("no-page")
    return lasting(request, rules_page(game, shelf.part(game.id, "table"), file.read_text("utf-8")), "text/html")


def spoken(request: web.Request) -> str:
    language = request.match_info["language"]
    if language not in LANGUAGES:
        raise refusal("no-page")
    return language


@cache
def rules_page(game: Game, part: ModuleType, text: str) -> str:
    """Markdown as HTML. A block marked `position` becomes a diagram; what begins with a rule's id is linked by it."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = [diagram(game, part, token) for token in markdown.parse(text)]
    html: str = markdown.renderer.render(tokens, markdown.options, {})
    return RULE.sub(r'\1 id="\3">\2\3', html)


def diagram(game: Game, part: ModuleType, token: Token) -> Token:
    """A position as the scene a spectator sees; the client draws it."""
    if token.type != "fence" or token.info.strip() != "position":
        return token
    view = game.load(msgspec.json.decode(token.content)).view(None)
    scene = msgspec.json.encode(part.scene(view, None)).decode()
    return Token("html_block", "", 0, content=f'<figure data-scene="{escape(scene, quote=True)}"></figure>\n')
