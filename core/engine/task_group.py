"""Task groups that raise a single error instead of an exception group, and work that can stop."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

T = TypeVar("T")


@asynccontextmanager
async def together() -> AsyncIterator[asyncio.TaskGroup]:
    """Open a task group; its first error is raised alone, not as a group."""
    try:
        async with asyncio.TaskGroup() as tasks:
            yield tasks
    except BaseExceptionGroup as group:
        raise group.exceptions[0] from None


async def until(stop: asyncio.Event, work: Coroutine[Any, Any, T]) -> T | None:
    """Return the result of some work; None if the program has to stop first."""
    if stop.is_set():
        work.close()
        return None
    async with together() as tasks:
        stopping, working = tasks.create_task(stop.wait()), tasks.create_task(work)
        await asyncio.wait((stopping, working), return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        working.cancel()
    return working.result() if working.done() and not working.cancelled() else None


async def for_ever() -> None:
    """Wait until this is cancelled."""
    await asyncio.Event().wait()
