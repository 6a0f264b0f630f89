"""Tasks that live as long as something is open, and errors as they were raised."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


@asynccontextmanager
async def together() -> AsyncIterator[asyncio.TaskGroup]:
    """Open a group of tasks; what goes wrong in it is raised by itself, not as a group."""
    try:
        async with asyncio.TaskGroup() as tasks:
            yield tasks
    except BaseExceptionGroup as group:
        raise group.exceptions[0] from None
