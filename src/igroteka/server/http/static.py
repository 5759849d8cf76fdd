"""Static files: the built client, drawings, QR codes."""

import hashlib
import mimetypes
import re
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path

import segno
from aiohttp import web

from igroteka.server.errors import refusal
from igroteka.server.guard.addresses import base_url
from igroteka.server.guard.middleware import visitor
from igroteka.server.live.context import CONTEXT

PACKAGE = Path(__file__).parents[2]
CLIENT = PACKAGE / "client_dist"
UI_ART = (CLIENT / "art", PACKAGE.parents[1] / "client" / "art")  # built into the package; in a checkout beside it
FOR_EVER = "public, max-age=31536000, immutable"
SVG = "image/svg+xml"
OUTER = re.compile(r"<svg\b([^>]*)>(.*)</svg>", re.DOTALL)


def lasting(request: web.Request, text: str, kind: str) -> web.Response:
    """A text that is sent again only when it has changed."""
    mark = hashlib.sha256(text.encode()).hexdigest()[:16]
    headers = {"ETag": f'"{mark}"', "Cache-Control": "no-cache"}
    if any(tag.value == mark for tag in request.if_none_match or ()):
        return web.Response(status=304, headers=headers)
    response = web.Response(text=text, content_type=kind, charset="utf-8", headers=headers)
    response.enable_compression()
    return response


# The client


async def page(request: web.Request) -> web.StreamResponse:
    """Every address of the client is the same page; the client knows what to show."""
    file = CLIENT / "index.html"
    if not file.exists():
        return web.Response(status=503, text="The client is not built: run `make build`.\n")
    return welcomed(request, lasting(request, file.read_text("utf-8"), "text/html"))


def welcomed(request: web.Request, response: web.Response) -> web.Response:
    """The page brings the guest's cookie: its first questions go out together and must not make two guests of one."""
    here = visitor(request)
    if here.fresh:
        here.welcome(response)
        response.headers["Cache-Control"] = "private, no-cache"
    return response


def there(file: Path) -> bool:
    """A stranger's word may be no name of a file at all."""
    try:
        return file.is_file()
    except (OSError, ValueError):
        return False


async def asset(request: web.Request) -> web.StreamResponse:
    """Files with a hash in their name never change. aiohttp sends the compressed twin the build has put beside them."""
    file = CLIENT / "assets" / Path(request.match_info["file"]).name
    if not there(file):
        raise refusal("no-page")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return web.FileResponse(file, headers={"Cache-Control": FOR_EVER, "Content-Type": kind})


async def root_file(request: web.Request) -> web.StreamResponse:
    """Icons, the manifest and the like that lie beside the page; anything else is a page of the client."""
    file = CLIENT / Path(request.match_info["file"]).name
    if file.suffix in (".svg", ".png", ".ico", ".webmanifest", ".txt", ".js") and there(file):
        return web.FileResponse(file, headers={"Cache-Control": "no-cache"})
    return await page(request)


# Drawings


async def art(request: web.Request) -> web.Response:
    """GET /art/<game>.svg, /art/ui.svg: all drawings of a box as one sheet of symbols."""
    name = request.match_info["sheet"]
    folder = ui_folder() if name == "ui" else request.app[CONTEXT].shelf.game(name).folder / "art"
    return lasting(request, sheet(name, folder, stamp(folder)), SVG)


def ui_folder() -> Path:
    return next((folder for folder in UI_ART if folder.is_dir()), UI_ART[0])


def stamp(folder: Path) -> tuple[tuple[str, int], ...]:
    return tuple(sorted((file.name, file.stat().st_mtime_ns) for file in folder.glob("*.svg")))


@cache
def sheet(name: str, folder: Path, files: tuple[tuple[str, int], ...]) -> str:
    symbols = "\n".join(symbol(name, folder / file) for file, _ in files)
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">\n{symbols}\n</svg>\n'


def symbol(name: str, file: Path) -> str:
    outer = OUTER.search(file.read_text("utf-8"))
    if outer is None:
        return ""
    box = re.search(r'viewBox="([^"]+)"', outer[1])
    return f'<symbol id="{name}-{file.stem}" viewBox="{box[1] if box else "0 0 100 100"}">{outer[2]}</symbol>'


# QR codes


async def qr(request: web.Request) -> web.Response:
    """GET /qr/<table>.svg: the table's link, for a phone's camera."""
    context, table = request.app[CONTEXT], request.match_info["table"]
    if await context.journal.table(table) is None:
        raise refusal("no-table")
    svg = qr_code(f"{base_url(context.settings, request)}/t/{table}")
    return web.Response(body=svg, content_type=SVG, headers={"Cache-Control": "no-store"})


@lru_cache(256)
def qr_code(link: str) -> bytes:
    out = BytesIO()
    segno.make(link, error="m").save(out, kind="svg", scale=8, border=2, dark="#3b2a1a", light="#ffffff", xmldecl=False)
    return out.getvalue()
