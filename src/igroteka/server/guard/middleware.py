"""The middleware of all requests: guest, address, limits, and the headers of answers."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import TypeVar

import msgspec
from aiohttp import web

from igroteka.engine.refusal import Refusal
from igroteka.server.errors import as_problem, discreet, refusal
from igroteka.server.logs import log

from .addresses import is_local
from .guard import GUARD, Guard
from .guests import COOKIE, Guest, give, new_guest

T = TypeVar("T")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
HOST = re.compile(r"[\w.:\[\]-]{1,260}", re.ASCII)
STATUS = {
    "server-too-fast": HTTPStatus.TOO_MANY_REQUESTS,
    "server-foreign-page": HTTPStatus.FORBIDDEN,
    "server-crowded": HTTPStatus.SERVICE_UNAVAILABLE,
    "server-busy": HTTPStatus.SERVICE_UNAVAILABLE,
    "server-full": HTTPStatus.SERVICE_UNAVAILABLE,
    "server-compressed": HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    "server-too-slow": HTTPStatus.REQUEST_TIMEOUT,
    "game-unknown": HTTPStatus.NOT_FOUND,
}
POLICY = (
    "default-src 'self'; img-src 'self' data:; connect-src 'self' {sockets}; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
OF_HTTP = {404: refusal("no-page"), 405: refusal("no-method"), 413: refusal("too-large")}
REQUEST = 0.5  # milliseconds of the event loop
PATIENCE = 10.0  # seconds for a body
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Visitor:
    """The sender of a request; without a valid cookie a new guest."""

    def __init__(self, request: web.Request, guard: Guard) -> None:
        self.request, self.guard = request, guard
        self.address = address(request, guard.settings.trust_proxy)
        known = guard.signer.read(request.cookies.get(COOKIE, ""))
        self.guest: Guest = known or new_guest()
        self.fresh = known is None

    def become(self, guest: Guest) -> None:
        self.guest, self.fresh = guest, True

    def welcome(self, response: web.StreamResponse) -> None:
        """Set the cookie of new and changed guests."""
        if self.fresh:
            give(response, self.guard.signer, self.guest, self.secure)

    @property
    def secure(self) -> bool:
        forwarded = self.guard.settings.trust_proxy and self.request.headers.get("X-Forwarded-Proto") == "https"
        return forwarded or self.request.secure or self.guard.settings.public_url.startswith("https:")

    def check_origin(self) -> None:
        """Refuse pages of other sites, which browsers name in `Origin`. Programs do not send it."""
        origin = self.request.headers.get("Origin")
        if origin is None:
            return
        settings, site = self.guard.settings, origin.partition("://")[2]
        if not site or (site != self.request.host and origin not in (settings.public_url, *settings.origins)):
            raise refusal("foreign-page")

    async def check_host(self) -> None:
        """Refuse requests to a host that is not this server."""
        if not await self.guard.hosts.accept(self.request):
            host = self.request.headers.get("Host", "")
            raise refusal("foreign-host", host=host if HOST.fullmatch(host) else "?")


VISITOR = web.RequestKey("visitor", Visitor)


def visitor(request: web.Request) -> Visitor:
    return request[VISITOR]


def address(request: web.Request, trust_proxy: bool) -> str:
    forwarded = request.headers.get("X-Forwarded-For", "") if trust_proxy else ""
    return forwarded.rpartition(",")[2].strip() or request.remote or ""


def answer(body: object, status: int = 200) -> web.Response:
    return web.Response(body=msgspec.json.encode(body), status=status, content_type="application/json")


@web.middleware
async def receive(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Every request: its guest, its limits; refusals become answers."""
    guard = request.app[GUARD]
    here = Visitor(request, guard)
    request[VISITOR] = here
    try:
        if (turn := guard.turns.wait(here.address, REQUEST)) is not None:
            await turn
        if not request.path.startswith("/assets/") and not guard.requests.take(here.address):
            raise refusal("too-fast")
        await here.check_host()
        if request.method not in ("GET", "HEAD"):
            here.check_origin()
        response = await handler(request)
    except Refusal as problem:
        response = answer(as_problem(discreet(problem)), status_of(problem))
    except web.HTTPException as problem:
        response = problem if problem.status < HTTPStatus.BAD_REQUEST else as_documented(problem)
    except Exception:
        log.exception("request failed", extra={"about": {"method": request.method}})
        response = answer(as_problem(refusal("busy")), HTTPStatus.SERVICE_UNAVAILABLE)
    if request.path.startswith("/api/") and not response.prepared:
        here.welcome(response)
        response.headers["Cache-Control"] = "no-store"
    return response


def as_documented(problem: web.HTTPException) -> web.Response:
    """aiohttp's own noes in the words and the form of ours."""
    response = answer(as_problem(OF_HTTP.get(problem.status, refusal("bad-request"))), problem.status)
    if "Allow" in problem.headers:
        response.headers["Allow"] = problem.headers["Allow"]
    return response


async def aside(request: web.Request, work: Callable[..., T], *about: object) -> T:
    """Return the result of long work; the tables go on meanwhile."""
    return await request.app[GUARD].aside.do(visitor(request).address, work, *about)


async def read(request: web.Request) -> bytes:
    """Return the body of a request; refuse compressed, slow and broken ones."""
    if request.headers.get("Content-Encoding", "identity") != "identity":
        raise refusal("compressed")
    try:
        async with asyncio.timeout(PATIENCE):
            return await request.read()
    except (TimeoutError, ConnectionError, web.RequestPayloadError):
        raise refusal("too-slow") from None


def status_of(problem: Refusal) -> int:
    problem = discreet(problem)
    missing = HTTPStatus.NOT_FOUND if problem.key.startswith("server-no-") else HTTPStatus.BAD_REQUEST
    return STATUS.get(problem.key, missing)


def is_trustworthy(request: web.Request) -> bool:
    """Over plain HTTP from another machine browsers ignore some headers, and complain of them."""
    return is_local(request.host) or (VISITOR in request and visitor(request).secure)


async def protect(request: web.Request, response: web.StreamResponse) -> None:
    """Security headers on every answer."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if is_trustworthy(request):
        response.headers.setdefault("Cross-Origin-Opener-Policy", "same-origin")
    host = request.host if HOST.fullmatch(request.host) else ""
    sockets = f"ws://{host} wss://{host}" if host else ""
    response.headers.setdefault("Content-Security-Policy", POLICY.format(sockets=sockets))
    if "Server" in response.headers:
        del response.headers["Server"]
