"""Transactions of a file run in one go in a thread, whole or not at all."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text

from storage.sql.transactions import Connection, OfOneThread
from storage.sql.writer import Batch, Writer
from storage.sqlite.file import writing_file


@pytest.fixture
async def transactions(tmp_path: Path) -> AsyncIterator[OfOneThread]:
    writing = writing_file(tmp_path / "rummy.sqlite3")
    await writing.run(create)
    yield writing
    await writing.close()


async def create(connection: Connection) -> None:
    await connection.execute(text("CREATE TABLE numbers (number INTEGER)"))


async def add(connection: Connection, number: int) -> None:
    await connection.execute(text("INSERT INTO numbers VALUES (:number)"), {"number": number})


async def total(connection: Connection) -> int:
    return int(await connection.scalar(text("SELECT coalesce(sum(number), 0) FROM numbers")))


async def test_work_that_waits_for_something_else_is_rolled_back(
    transactions: OfOneThread,
) -> None:
    async def waits(connection: Connection) -> None:
        await add(connection, 1)
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError):
        await transactions.run(waits)
    assert await transactions.run(total) == 0


async def test_what_comes_while_a_batch_is_written_goes_into_the_next(
    transactions: OfOneThread,
) -> None:
    async def write(connection: Connection, numbers: object) -> list[int]:
        assert isinstance(numbers, list)
        for number in numbers:
            await add(connection, number)
        return list(numbers)

    writer = Writer(transactions, lambda: None)
    batch = Batch[int, int](writer, write)
    async with writer.running():
        written = [asyncio.ensure_future(batch.write(number)) for number in range(300)]  # noqa: TID251 - the test awaits them
        for number in range(300, 600):
            await asyncio.sleep(0)
            written.append(asyncio.ensure_future(batch.write(number)))  # noqa: TID251 - likewise
        assert await asyncio.gather(*written) == list(range(600))
    assert await transactions.run(total) == sum(range(600))
