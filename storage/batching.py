"""Gathers what is asked for until the writer comes to it, and writes it all at once."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.ports import UnavailableError
from storage.writer import Writer

PAUSE = 1.0
"""Seconds after which what the database did not take is given to it again."""
Item = TypeVar("Item")
Answer = TypeVar("Answer")
WriteAll: TypeAlias = Callable[[AsyncConnection, Sequence[Item]], Awaitable[Sequence[Answer]]]
"""Writes items with a handful of statements, and answers each of them in their order."""


@dataclass(slots=True)
class _Gathered(Generic[Item, Answer]):
    answers: asyncio.Future[Sequence[Answer]]
    items: list[Item] = field(default_factory=list)
    posted: bool = False
    """Whether the writer will come to it; else it waits for something else to be written."""


class Batch(Generic[Item, Answer]):
    """Has items of one kind written together."""

    def __init__(self, writer: Writer, write: WriteAll[Item, Answer]) -> None:
        self._writer = writer
        self._write = write
        self._gathered: _Gathered[Item, Answer] | None = None

    async def write(self, item: Item) -> Answer:
        """Have an item written; returns its answer when that is durable."""
        gathered = self._joined(item)
        place = len(gathered.items) - 1
        self._post(gathered)
        return (await asyncio.shield(gathered.answers))[place]

    def post(self, item: Item) -> None:
        """Have an item written by and by, after all that was given before it.

        What the database does not take now is given to it again, until it does or the program ends.
        """
        gathered = self._joined(item)
        gathered.answers.add_done_callback(partial(self._again, item))
        if len(gathered.items) == 1:
            self._writer.linger(partial(self._post, gathered))

    def _again(self, item: Item, writing: asyncio.Future[Sequence[Answer]]) -> None:
        """Have an item written later where it could not be."""
        if not writing.cancelled() and isinstance(writing.exception(), UnavailableError):
            asyncio.get_running_loop().call_later(PAUSE, self.post, item)

    def _joined(self, item: Item) -> _Gathered[Item, Answer]:
        """Put an item with the others that wait: not where the writer has failed before them."""
        if self._gathered is None or self._gathered.answers.done():
            self._gathered = _Gathered(asyncio.get_running_loop().create_future())
        self._gathered.items.append(item)
        return self._gathered

    def _post(self, gathered: _Gathered[Item, Answer]) -> None:
        """Have the writer come to what has gathered, once."""
        if not gathered.posted:
            gathered.posted = True
            self._writer.post(partial(self._all, gathered), gathered.answers)

    async def _all(
        self, gathered: _Gathered[Item, Answer], connection: AsyncConnection
    ) -> Sequence[Answer]:
        """Write what has gathered; what comes now goes into the next batch."""
        if self._gathered is gathered:
            self._gathered = None
        return await self._write(connection, gathered.items)


def heeded(writing: asyncio.Future[Any]) -> None:
    """Take note of an error that nobody waits for: it is written anew before long."""
    if not writing.cancelled():
        writing.exception()
