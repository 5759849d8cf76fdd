"""What passes over a websocket, read back."""

from typing import Any

import msgspec

from igroteka.engine import gestures
from igroteka.engine.scene import Step


def flat(sent: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The gestures of a tree, each with its action, its path and its label."""
    found = gestures.flat(msgspec.convert(sent, list[Step]))
    return [{"action": g.action, "path": list(g.path), "label": msgspec.to_builtins(g.label)} for g in found]
