"""Guests, known by a signed cookie that carries all their data; the server stores nothing."""

import binascii
import hashlib
import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Literal

import msgspec
from aiohttp import web

from igroteka.server.avatars import fit_name, fit_picture, some_picture

COOKIE = "igroteka"
YEAR = 365 * 24 * 3600
Language = Literal["ru", "en"]


class Guest(msgspec.Struct, frozen=True, array_like=True):
    id: str
    name: str = ""
    picture: str = ""
    language: Language | None = None


def new_guest() -> Guest:
    return Guest(secrets.token_urlsafe(12), picture=some_picture())


class Signer:
    """Writes and reads cookies with the club's secret."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.decoder = msgspec.json.Decoder(Guest)

    def signed(self, guest: Guest) -> str:
        body = urlsafe_b64encode(msgspec.json.encode(guest)).decode().rstrip("=")
        return f"{body}.{self.mark(body)}"

    def mark(self, body: str) -> str:
        digest = hmac.new(self.secret, body.encode(), hashlib.sha256).digest()[:18]
        return urlsafe_b64encode(digest).decode()

    def read(self, cookie: str) -> Guest | None:
        """The guest, or None when the cookie is not ours."""
        body, _, mark = cookie.partition(".")
        if not cookie.isascii() or not hmac.compare_digest(mark, self.mark(body)):
            return None
        try:
            return self.decoder.decode(urlsafe_b64decode(body + "=" * (-len(body) % 4)))
        except (msgspec.MsgspecError, binascii.Error, ValueError):
            return None


def changed(guest: Guest, name: str | None, picture: str | None, language: Language | None) -> Guest:
    """A guest under another name, picture or language."""
    return Guest(
        guest.id,
        fit_name(name) if name is not None else guest.name,
        fit_picture(picture) or guest.picture,
        language or guest.language,
    )


def give(response: web.StreamResponse, signer: Signer, guest: Guest, secure: bool) -> None:
    response.set_cookie(
        COOKIE, signer.signed(guest), max_age=2 * YEAR, httponly=True, samesite="Lax", secure=secure, path="/"
    )
