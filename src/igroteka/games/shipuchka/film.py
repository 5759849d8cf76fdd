"""The film of a placement, 30 pictures a second, in few bytes: docs/decisions/0060."""

import base64
import struct
from typing import Any

RATE = 30  # pictures a second
CHIP = 13  # bytes of a chip in a picture
NEAR, TURNED = 3, 40  # hundredths of a millimetre, 32767ths: what moved less is not told
LOWEST = -0.06  # metres: deeper down nothing is told


def packed(pose: Any) -> tuple[int, ...]:
    """A pose in whole numbers: place in hundredths of a millimetre, turn without its first part, which is positive."""
    sign = 1 if pose[3] >= 0 else -1
    place = [max(-32768, min(32767, round(float(part) * 1e5))) for part in pose[:3]]
    turn = [round(sign * float(part) * 32767) for part in pose[4:7]]
    return (*place, *(max(-32767, min(32767, part)) for part in turn))


class Film:
    """Frames as they are added; chips by their rank, renumbered at the end."""

    def __init__(self, poses: Any, before: int) -> None:
        self.last = {i: packed(poses[i]) for i in range(before)}
        self.gone: set[int] = set()
        self.frames: list[list[tuple[int, ...]]] = []
        self.add(poses)

    def add(self, poses: Any) -> None:
        self.frames.append([moved for i, pose in enumerate(poses) if (moved := self.moved(i, pose))])

    def moved(self, i: int, pose: Any) -> tuple[int, ...] | None:
        if i in self.gone or not all(-10 < float(part) < 10 for part in pose):
            return None
        now, last = packed(pose), self.last.get(i)
        if last is not None and is_near(now, last):
            return None
        self.last[i] = now
        if pose[2] < LOWEST:
            self.gone.add(i)
        return (i, *now)

    def bytes(self) -> bytes:
        return b"".join(
            bytes([len(frame)]) + b"".join(struct.pack("<B6h", *chip) for chip in frame) for frame in self.frames
        )


def is_near(now: tuple[int, ...], last: tuple[int, ...]) -> bool:
    parts = list(zip(now, last, strict=True))
    return all(abs(a - b) < NEAR for a, b in parts[:3]) and all(abs(a - b) < TURNED for a, b in parts[3:])


def milliseconds(text: str) -> int:
    """Return the duration of an encoded film."""
    film, at, frames = base64.b64decode(text), 0, 0
    while at < len(film):
        at += 1 + CHIP * film[at]
        frames += 1
    return max(0, frames - 1) * 1000 // RATE


def renumbered(film: bytes, chips: list[int]) -> bytes:
    """Ranks become the edition's numbers."""
    made, at = bytearray(film), 0
    while at < len(made):
        count = made[at]
        for k in range(count):
            rank = at + 1 + CHIP * k
            made[rank] = chips[made[rank]]
        at += 1 + CHIP * count
    return bytes(made)
