"""The list of tables as a question to either database."""

from __future__ import annotations

from collections.abc import Callable

from igroteka.storage.journal import TableInfo

LINE = "id, game, phase, open, code, about, head, created, touched"


def question(
    mark: Callable[[int], str], limit: int, before: TableInfo | None, **wishes: object
) -> tuple[str, list[object]]:
    """SQL and its values: the newest tables first, by those wishes that are not None. `mark(k)` is the k-th value."""
    asked = {name: value for name, value in wishes.items() if value is not None}
    values = [*((before.created, before.id) if before else (2**62, "")), *asked.values(), limit]
    where = [f"(created, id) < ({mark(1)}, {mark(2)})"] + [f"{name} = {mark(k)}" for k, name in enumerate(asked, 3)]
    order = f"ORDER BY created DESC, id DESC LIMIT {mark(len(values))}"
    return f"SELECT {LINE} FROM tables WHERE {' AND '.join(where)} {order}", values
