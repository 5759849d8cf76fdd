"""The state of the server for those who run it."""

import asyncio

from aiohttp import web

from igroteka.engine.refusal import Refusal
from igroteka.server.errors import refusal
from igroteka.server.guard.middleware import visitor
from igroteka.server.live.context import CONTEXT
from igroteka.server.ws.connection import CONNECTIONS

SOON = 1.0  # seconds in which the journal must answer


async def health(request: web.Request) -> web.Response:
    """GET /healthz: answers when the journal answers."""
    context = request.app[CONTEXT]
    if request.app[CONNECTIONS].closing:
        return web.Response(status=503, text="closing\n")
    try:
        async with asyncio.timeout(SOON):
            await context.journal.check()
    except (Refusal, TimeoutError):
        return web.Response(status=503, text="the journal does not answer\n")
    if fault := context.metrics.journal_fault:
        return web.Response(status=503, text=f"the journal could not be written: {fault}\n")
    return web.Response(text="ok\n")


async def metrics(request: web.Request) -> web.Response:
    """GET /metrics: for this machine only, unless the settings open it."""
    context, here = request.app[CONTEXT], visitor(request)
    if not context.settings.open_metrics and here.address not in ("127.0.0.1", "::1"):
        raise refusal("no-page")
    return web.Response(body=context.metrics.text(), headers={"Content-Type": "text/plain; version=0.0.4"})
