"""The names of the icons, in the order of the pages they serve."""

from collections.abc import Callable

from tools.draw import icons, icons_page, icons_play
from tools.draw.palette import INK
from tools.draw.pen import picture

ICONS: dict[str, Callable[[], str]] = {
    "home": icons.home, "device": icons.device, "friends": icons.friends, "bots": icons.bots, "tv": icons.tv,
    "rules": icons.rules, "learn": icons.learn, "replay": icons.replay, "undo": icons.undo,
    "sound-on": icons.sound_on, "sound-off": icons.sound_off, "vibrate": icons.vibrate, "language": icons.language,
    "light": icons.light, "dark": icons.dark, "qr": icons.qr, "link": icons.link, "copy": icons.copy,
    "play": icons.play, "pause": icons.pause, "next": icons.next_, "back": icons.back, "close": icons.close,
    "check": icons.check, "clock": icons.clock, "players": icons.players, "age": icons.age, "time": icons.time,
    "emote": icons.emote, "why": icons_play.why, "hint": icons_play.hint, "stop": icons_play.stop,
    "draw": icons_play.draw,
    "pass": icons_play.pass_, "end": icons_play.end, "hand": icons_play.hand, "touch": icons_play.touch,
    "cut-in": icons_play.cut_in,
    "let": icons_play.let, "resign": icons_play.resign, "rematch": icons_play.rematch, "star": icons_play.star_,
    "trophy": icons_play.trophy, "crown": icons_play.crown, "settings": icons_play.settings,
    "wifi-off": icons_play.wifi_off, "download": icons_play.download, "upload": icons_play.upload,
    "flag": icons_play.flag,
    "menu": icons_page.menu, "plus": icons_page.plus, "minus": icons_page.minus, "first": icons_page.first,
    "previous": icons_page.previous, "last": icons_page.last, "share": icons_page.share, "lock": icons_page.lock,
    "globe": icons_page.globe, "send": icons_page.send, "list": icons_page.list_, "auto": icons_page.auto,
    "seat": icons_page.seat,
}  # fmt: skip


def drawings() -> dict[str, str]:
    """Icons lie on paper that is dark in the evening: the page may lend them a lighter pen."""
    return {f"icon-{name}": picture(40, 40, draw(), ink=f"var(--pen,{INK})") for name, draw in ICONS.items()}
