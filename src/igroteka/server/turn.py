"""One at a time: a lock that can also be taken without a coroutine."""

import asyncio
from collections import deque


class Turn:
    """Whoever has it gives it to whoever has waited longest."""

    __slots__ = ("taken", "waiting")

    def __init__(self) -> None:
        self.taken = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it if it is free; nobody waits for a free one."""
        if self.taken:
            return False
        self.taken = True
        return True

    def release(self) -> None:
        while self.waiting:
            future = self.waiting.popleft()
            if not future.done():
                future.set_result(None)  # it stays taken, by somebody else
                return
        self.taken = False

    def locked(self) -> bool:
        return self.taken

    async def __aenter__(self) -> None:
        if self.take():
            return
        future = asyncio.get_running_loop().create_future()
        self.waiting.append(future)
        try:
            await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():  # it was ours already
                self.release()
            raise

    async def __aexit__(self, *exception: object) -> None:
        self.release()
