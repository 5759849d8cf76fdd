"""Words and rules pages of the games, for the client."""

import re
from functools import cache
from html import escape

import msgspec
from aiohttp import web
from markdown_it import MarkdownIt
from markdown_it.token import Token

from igroteka.engine.game import Game
from igroteka.engine.words import LANGUAGES, source
from igroteka.server.errors import WORDS as OWN_WORDS
from igroteka.server.errors import refusal
from igroteka.server.live.context import CONTEXT
from igroteka.tables.refusals import WORDS as TABLE_WORDS

from .static import lasting

RULE = re.compile(r"^(<(?:p|li|h\d)[^>]*)>\s*(?:<p>)?\s*<strong>([A-Z]{2}-\d+)</strong>\s*", re.MULTILINE)
RULING = re.compile(r"<em>\((?:наше решение|our ruling)[^<]*\)</em>", re.IGNORECASE)
ILLUSTRATED = re.compile(r"(<(ul|p)>(?:(?!<ul>|<p>).)*?</\2>\s*)(<figure [^>]*></figure>\s*)", re.DOTALL)
NOTATION = re.compile(r"\s*<h[23]>(?:Как записывают ходы|How moves are written)</h")
MARK = re.compile(r"<em>(\((?:наше решение|our ruling)\))</em>")  # within a sentence
ASIDE = re.compile(
    r"(<em>\((?:Наше решение|Our ruling)[^<]*\)</em>.*?)(?=</li>|</p>)", re.DOTALL
)  # from here to the end
DRAWING = re.compile(r"[A-Za-z0-9-]+")
ABOUT = re.compile(r'(?<=</a> )((?:<svg class="picture".*?</svg> ?)+)')  # what a rule begins with
KEPT = re.compile(r'(<svg class="picture"[^>]*><use[^>]*></use></svg>[.,:;!?)»]+)')  # no line begins with a full stop
CHAPTER = re.compile(r"^(?=<h[23]>)", re.MULTILINE)


async def words(request: web.Request) -> web.Response:
    """GET /words/<game>.<language>.ftl: the game's words, the engine's, and what tables and server may say."""
    game, language = request.app[CONTEXT].shelf.game(request.match_info["name"]), spoken(request)
    said = [source(words.folders[-1], language) for words in (TABLE_WORDS, OWN_WORDS)]
    return lasting(request, "\n\n".join([*said, game.words.source(language)]), "text/plain")


async def rules(request: web.Request) -> web.Response:
    """GET /rules/<game>.<language>.html: the rules page, to be laid into the client's page."""
    shelf = request.app[CONTEXT].shelf
    game = shelf.taught(request.match_info["name"])
    file = game.folder / f"rules.{spoken(request)}.md"
    if not file.exists():
        raise refusal("no-page")
    return lasting(request, rules_page(game, file.read_text("utf-8")), "text/html")


def spoken(request: web.Request) -> str:
    language = request.match_info["language"]
    if language not in LANGUAGES:
        raise refusal("no-page")
    return language


@cache
def rules_page(game: Game, text: str) -> str:
    """Markdown as HTML in chapters. A block marked `position` becomes a diagram, seen before the words it belongs to;
    `![](card-pull)` is a drawing of the game; a rule's id is a link beside it."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.add_render_rule("image", lambda _, tokens, index, *rest: drawing(game, tokens[index]))
    tokens = [diagram(game, token) for token in markdown.parse(text)]
    html: str = RULE.sub(numbered, markdown.renderer.render(tokens, markdown.options, {}))
    html = ABOUT.sub(r'<span class="about">\1</span>', html)
    html = KEPT.sub(r'<span class="kept">\1</span>', html)
    html = ASIDE.sub(r'<span class="ruling">\1</span>', MARK.sub(r'<em class="ruling">\1</em>', html))
    first, *chapters = CHAPTER.split(ILLUSTRATED.sub(r"\3\1", html))
    return first + "".join(f"<section{curious(chapter)}>{chapter}</section>\n" for chapter in chapters)


def drawing(game: Game, token: Token) -> str:
    """One of the game's own drawings, from the sheet that the page has anyway; of others only what is said of them."""
    name = str(token.attrs["src"])
    if not DRAWING.fullmatch(name):
        return escape(token.content)
    return f'<svg class="picture" aria-hidden="true"><use href="#{game.id}-{name}"></use></svg>'


def curious(chapter: str) -> str:
    """Return the class of the chapter about notation, which is folded."""
    return ' class="ruling"' if NOTATION.match(chapter) else ""


def numbered(rule: re.Match[str]) -> str:
    """Mark a rule that is a ruling of ours from its first word on."""
    tag, number = rule[1], rule[2]
    ruled = ' class="ruling"' if RULING.match(rule.string, rule.end()) else ""
    return f'{tag} id="{number}"{ruled}><a class="rule" href="#{number}">{number}</a> '


def diagram(game: Game, token: Token) -> Token:
    """A position as a seat sees it (`seat=0`), else a spectator; `arrows=frog-gr>cell-d3,…` says what moves where."""
    kind, *more = token.info.split() or [""]
    if token.type != "fence" or kind != "position":
        return token
    said = dict(word.split("=", 1) for word in more if "=" in word)
    seat = int(said["seat"]) if said.get("seat", "").isdecimal() else None
    view = game.load(msgspec.json.decode(token.content)).view(seat)
    shown = {
        "scene": msgspec.json.encode(game.table().scene(view, seat)).decode(),
        "arrows": said.get("arrows", ""),
        "seat": "" if seat is None else str(seat),
    }
    data = " ".join(f'data-{name}="{escape(value, quote=True)}"' for name, value in shown.items())
    return Token("html_block", "", 0, content=f"<figure {data}></figure>\n")
