"""The line between a browser and the server, to be cut, or to lose what the server says."""

import contextlib
import socket
import threading

from tests.browser.house import House


class Line:
    """Passes bytes on between an address of its own and a house."""

    def __init__(self, house: House) -> None:
        self.house, self.whole, self.losing = house, True, False
        self.ends: list[socket.socket] = []
        self.door = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self.listen, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.door.getsockname()[1]}"

    def thought(self) -> int:
        """How much the house at its other end has computed."""
        return self.house.thought()

    def listen(self) -> None:
        with contextlib.suppress(OSError):  # the door is closed in the end
            while True:
                self.join(self.door.accept()[0])

    def join(self, near: socket.socket) -> None:
        if not self.whole:
            near.close()
            return
        far = socket.create_connection(("127.0.0.1", self.house.port))
        self.ends += [near, far]
        for source, target, answers in ((near, far, False), (far, near, True)):
            threading.Thread(target=self.carry, args=(source, target, answers), daemon=True).start()

    def carry(self, source: socket.socket, target: socket.socket, answers: bool) -> None:
        with contextlib.suppress(OSError):
            while piece := source.recv(65536):
                if not (answers and self.losing):
                    target.sendall(piece)
        self.drop(source, target)

    def drop(self, *ends: socket.socket) -> None:
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def lose_answers(self) -> None:
        """From now on nothing the server says arrives."""
        self.losing = True

    def cut(self) -> None:
        self.whole = False
        self.drop(*self.ends)
        self.ends = []

    def mend(self) -> None:
        self.whole, self.losing = True, False

    def close(self) -> None:
        self.cut()
        self.drop(self.door)
