"""Transactions run whole or not at all, in a thread of their own as on the event loop."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from storage.postgres.server import single
from storage.sql.database import read
from storage.sql.writer import Batch, OnLoop, Transactions, Writer
from storage.sqlite.file import writing_file


@pytest.fixture(params=("sqlite", "postgres"))
async def transactions(
    request: pytest.FixtureRequest, tmp_path: Path
) -> AsyncIterator[Transactions]:
    writing: Transactions
    if request.param == "postgres":
        writing = OnLoop(single(read(request.getfixturevalue("postgres"))))
    else:
        writing = writing_file(tmp_path / "rummy.sqlite3")
    await writing.run(create)
    yield writing
    await writing.close()


def create(connection: Connection) -> None:
    connection.execute(text("CREATE TABLE numbers (number INTEGER)"))


def add(connection: Connection, number: int) -> None:
    connection.execute(text("INSERT INTO numbers VALUES (:number)"), {"number": number})


def total(connection: Connection) -> int:
    return int(connection.scalar(text("SELECT coalesce(sum(number), 0) FROM numbers")) or 0)


async def test_work_that_fails_is_rolled_back(transactions: Transactions) -> None:
    def fails(connection: Connection) -> None:
        add(connection, 1)
        raise LookupError

    with pytest.raises(LookupError):
        await transactions.run(fails)
    assert await transactions.run(total) == 0


async def test_writes_during_a_batch_go_into_the_next_batch(
    transactions: Transactions,
) -> None:
    def write(connection: Connection, numbers: object) -> list[int]:
        assert isinstance(numbers, list)
        for number in numbers:
            add(connection, number)
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
