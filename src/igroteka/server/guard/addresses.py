"""The addresses of this server: those other people reach it by, and those it answers under."""

import asyncio
import ipaddress
import re
import socket
from urllib.parse import urlsplit

from aiohttp import web

from igroteka.server.settings import Settings

HOST = re.compile(r"([\w.-]{1,253}|\[[\da-fA-F:]{2,45}\])(:\d{1,5})?", re.ASCII)
NETWORKS = [
    ipaddress.ip_network(network)
    for network in ("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "100.64.0.0/10",
                    "::1/128", "fc00::/7", "fe80::/10")
]  # fmt: skip


class Hosts:
    """The hosts under which this server answers: this machine, by address and name, and those of the settings.

    A page of another site whose name suddenly resolves to this machine (DNS rebinding) would be of our origin for a
    browser; the `Host` of its requests is still the other site's. No name resolves to an address as a host.
    """

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname()
        short = own.partition(".")[0]
        public = urlsplit(settings.public_url).hostname or ""
        names = ["localhost", own, short, f"{short}.local", settings.host, public, *settings.hosts]
        self._names = {bare(name) for name in names} - {""}
        self._full_name: asyncio.Future[str] | None = None

    async def accept(self, request: web.Request) -> bool:
        """Return whether a request may be answered."""
        host = request.headers.get("Host", "")
        if not HOST.fullmatch(host):
            return False
        name = bare(host)
        return name in self._names or is_own(name, request) or name == await self._looked_up()

    async def _looked_up(self) -> str:
        """Return this machine's full name; asking for it may take seconds, so it is asked once, and when needed."""
        if self._full_name is None:
            self._full_name = asyncio.ensure_future(asyncio.to_thread(socket.getfqdn))
        return bare(await asyncio.shield(self._full_name))


def bare(host: str) -> str:
    """Return a host without its port, in lower case: `[::1]:8000` is `::1`."""
    name = host if ":" in host and "[" not in host and host.count(":") > 1 else re.sub(r":\d*$", "", host)
    return name.strip("[]").rstrip(".").lower()


def is_own(name: str, request: web.Request) -> bool:
    """Return whether a name is an address: of a local network, or the one this request came to."""
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return False
    reached = request.transport.get_extra_info("sockname") if request.transport else None
    return any(address in network for network in NETWORKS) or bool(reached and plain(reached[0]) == address)


def plain(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    """Return an address; one of IPv4 as that, also where a socket of IPv6 took the connection."""
    found = ipaddress.ip_address(address)
    return getattr(found, "ipv4_mapped", None) or found


def network_address() -> str:
    """This machine's address in the local network. Nothing is sent: a datagram socket only looks up the way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(("10.255.255.255", 9))
            return str(way.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def is_local(host: str) -> bool:
    """Return whether only this machine resolves a name."""
    name = host.rpartition(":")[0] or host
    if name in ("localhost", "[::1]"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def base_url(settings: Settings, request: web.Request | None = None) -> str:
    """Return the base URL of table links: as configured, as the visitor typed it, or the network address."""
    if settings.public_url:
        return settings.public_url
    if request is not None and HOST.fullmatch(request.host) and not is_local(request.host):
        return f"{request.scheme}://{request.host}"
    named = request.host.rpartition(":")[2] if request is not None else ""
    port = int(named) if named.isdecimal() and len(named) < 6 else settings.port
    bound = settings.host if settings.host not in ("0.0.0.0", "::", "") else network_address()
    return f"http://{bound}:{port}"
