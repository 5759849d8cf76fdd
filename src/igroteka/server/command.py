"""`igroteka serve` and `igroteka play`: run the server until it is told to stop."""

import asyncio
import gc
import signal
import socket
import sys
import webbrowser
from typing import Any

import segno
from aiohttp import web

from igroteka.server import logs
from igroteka.server.app import application
from igroteka.server.settings import Settings
from igroteka.server.shelf import Shelf
from igroteka.storage import open_journal

from .errors import refusal
from .guard.addresses import base_url
from .guard.connections import HTTP, guarded, places


def run(settings: Settings, shelf: Shelf, browser: bool = False, quiet: bool = False) -> int:
    """Serve until SIGTERM or Ctrl-C. Moves that were acknowledged are in the journal; the rest is refused."""
    logs.set_up(settings.log_level)
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        runner.run(serve(settings, shelf, browser, quiet))
    return 0


def fast_loop() -> Any:
    """uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def serve(settings: Settings, shelf: Shelf, browser: bool = False, quiet: bool = False) -> None:
    journal = await open_journal(settings.database)
    app = await application(settings, journal, shelf)
    runner = web.AppRunner(app, shutdown_timeout=5, **HTTP)
    await runner.setup()
    try:
        sockets = listening(settings)
        door = await open_door(runner, sockets, settings)
        port = sockets.getsockname()[1]
        logs.log_event("open", port=port, games=len(shelf.games))
        collect_seldom()
        if not quiet:
            invite(settings, port)
        warming = asyncio.get_running_loop().run_in_executor(None, warm, shelf)
        if browser:
            webbrowser.open(f"http://localhost:{port}/")
        await told_to_stop()
        door.close()
        await warming
    finally:
        await runner.cleanup()


async def open_door(runner: web.AppRunner, sockets: socket.socket, settings: Settings) -> asyncio.Server:
    inside = runner.server
    assert inside is not None
    return await asyncio.get_running_loop().create_server(guarded(inside, places(settings)), sock=sockets)


def warm(shelf: Shelf) -> None:
    """Compute what a game needs for its first set-up and its lessons before anybody waits for it."""
    shelf.boxes()
    for game in shelf.games.values():
        game.start(game.players[0])


def collect_seldom() -> None:
    """Tune the garbage collector: tables and connections live long, so full collections are wasted."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


def listening(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((settings.host, settings.port))
    except (OSError, ValueError, TypeError) as problem:
        door.close()
        said = getattr(problem, "strerror", None) or str(problem)
        raise refusal("port-taken", port=str(settings.port), problem=said) from None
    door.listen(1024)
    door.setblocking(False)
    return door


def invite(settings: Settings, port: int) -> None:
    """The address for this machine and for phones in the same network, and its QR code."""
    url = base_url(settings).removesuffix(f":{settings.port}")
    link = settings.public_url or f"{url}:{port}"
    print(f"\n  Igroteka / Игротека\n\n  http://localhost:{port}/\n  {link}/\n")
    if sys.stdout.isatty() or sys.stdout.encoding.lower().startswith("utf"):
        segno.make(f"{link}/", error="l").terminal(compact=True)
    sys.stdout.flush()


async def told_to_stop() -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, stop.set)
    await stop.wait()
