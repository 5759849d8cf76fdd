"""Under which address other people reach this server."""

import ipaddress
import re
import socket

from aiohttp import web

from igroteka.server.settings import Settings

HOST = re.compile(r"([\w.-]{1,253}|\[[\da-fA-F:]{2,45}\])(:\d{1,5})?", re.ASCII)


def network_address() -> str:
    """This machine's address in the local network. Nothing is sent: a datagram socket only looks up the way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(("10.255.255.255", 9))
            return str(way.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def is_local(host: str) -> bool:
    """Is this a name only this very machine understands?"""
    name = host.rpartition(":")[0] or host
    if name in ("localhost", "[::1]"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def base_url(settings: Settings, request: web.Request | None = None) -> str:
    """What stands before /t/<table>: as configured, as the visitor typed it, or the network address."""
    if settings.public_url:
        return settings.public_url
    if request is not None and HOST.fullmatch(request.host) and not is_local(request.host):
        return f"{request.scheme}://{request.host}"
    named = request.host.rpartition(":")[2] if request is not None else ""
    port = int(named) if named.isdecimal() and len(named) < 6 else settings.port
    bound = settings.host if settings.host not in ("0.0.0.0", "::", "") else network_address()
    return f"http://{bound}:{port}"
