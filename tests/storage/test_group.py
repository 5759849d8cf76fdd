"""Group commit by itself, with a database made of Python."""

import asyncio

import pytest

from igroteka.storage import Appended, Closed
from igroteka.storage.group import GROUP, Answers, GroupWriter
from igroteka.storage.journal import Append
from igroteka.storage.refusals import refusal


class Paper:
    """Writes groups down, as slowly as it is told to."""

    def __init__(self) -> None:
        self.groups: list[list[str]] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def commit(self, group: list[Append]) -> Answers:
        await self.gate.wait()
        if any(writing.table == "bad" for writing in group):
            raise RuntimeError("the database will not have it")
        if any(writing.table == "full" for writing in group):
            raise refusal("full", place="paper")
        self.groups.append([writing.table for writing in group])
        return [Appended(writing.number) for writing in group]


def write(writer: GroupWriter, *tables: str) -> list[asyncio.Future[Appended]]:
    return [writer.write(Append(table, 0, [b"hop"])) for table in tables]


async def test_what_waits_is_written_together() -> None:
    paper = Paper()
    writer = GroupWriter(paper.commit)
    await asyncio.gather(*write(writer, "a", "b", "c"))
    await writer.close()
    assert paper.groups == [["a", "b", "c"]]


async def test_a_table_is_once_in_a_group() -> None:
    paper = Paper()
    writer = GroupWriter(paper.commit)
    await asyncio.gather(*write(writer, "a", "a", "b", "a"))
    await writer.close()
    assert paper.groups == [["a", "b"], ["a"], ["a"]]


async def test_a_group_has_a_largest_size() -> None:
    paper = Paper()
    writer = GroupWriter(paper.commit)
    await asyncio.gather(*write(writer, *(str(k) for k in range(GROUP + 5))))
    await writer.close()
    assert [len(group) for group in paper.groups] == [GROUP, 5]


async def test_a_bad_row_fails_alone() -> None:
    paper = Paper()
    writer = GroupWriter(paper.commit)
    answers = await asyncio.gather(*write(writer, "a", "bad", "b"), return_exceptions=True)
    await writer.close()
    assert [str(answer) for answer in answers[1:2]] == ["the database will not have it"]
    assert paper.groups == [["a"], ["b"]]


async def test_a_full_disk_is_told_to_everybody_and_the_writer_goes_on() -> None:
    paper = Paper()
    writer = GroupWriter(paper.commit)
    answers = await asyncio.gather(*write(writer, "a", "full"), return_exceptions=True)
    assert [str(answer)[:20] for answer in answers] == ["There is no room lef"] * 2
    assert await asyncio.gather(*write(writer, "a")) == [Appended(0)]
    await writer.close()


async def test_whoever_is_cancelled_while_waiting_is_not_written() -> None:
    paper = Paper()
    writer = GroupWriter(paper.commit)
    paper.gate.clear()
    first, second, third = write(writer, "a", "a", "b")
    await asyncio.sleep(0.01)
    second.cancel()
    third.cancel()
    paper.gate.set()
    assert await first == Appended(0)
    await writer.close()
    assert paper.groups == [["a", "b"]]  # b was on its way already


async def test_how_many_wait_is_told() -> None:
    paper = Paper()
    writer = GroupWriter(paper.commit)
    paper.gate.clear()
    written = write(writer, *(str(k) for k in range(GROUP + 100)))
    await asyncio.sleep(0)
    assert writer.figures().waiting == GROUP + 100  # those on their way, and those behind them
    paper.gate.set()
    await asyncio.gather(*written)
    assert writer.figures().waiting == 0
    await writer.close()


async def test_closing_writes_all_who_wait() -> None:
    paper = Paper()
    writer = GroupWriter(paper.commit)
    paper.gate.clear()
    written = write(writer, *(str(k) for k in range(3 * GROUP)))
    closing = asyncio.create_task(writer.close())
    await asyncio.sleep(0)
    with pytest.raises(Closed):
        await writer.write(Append("late", 0, [b"hop"]))
    paper.gate.set()
    await closing
    assert all(one.done() and one.result() == Appended(0) for one in written)


@pytest.mark.parametrize("number", [-1, 2**31, 2**70])
async def test_a_number_no_database_could_keep(number: int) -> None:
    with pytest.raises(ValueError, match="cannot have the number"):
        Append("a", number, [b"hop"]).check()


async def test_an_action_needs_an_entry_to_be_recognised_by() -> None:
    with pytest.raises(ValueError, match="recognised"):
        Append("a", 0, [], action_id="tap").check()


async def test_an_entry_is_bytes() -> None:
    with pytest.raises(TypeError):
        Append("a", 0, ["hop"]).check()  # type: ignore[list-item]
