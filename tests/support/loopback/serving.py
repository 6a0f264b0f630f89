"""The base of every loopback platform: a local server, and waiting for a change."""

import asyncio
import inspect
import linecache
import socket
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Generic, TypeVar

from aiohttp import BodyPartReader, web

PATIENCE = 60.0
"""Seconds after which a test gives up waiting: many, because machines are busy."""
NEWEST = 3
"""The number of messages in each chat that a failure shows."""
LARGEST = 60 << 20
"""The most bytes of a request, more than any platform accepts."""

Kind = TypeVar("Kind", bound=Exception)


@asynccontextmanager
async def served(app: web.Application) -> AsyncIterator[str]:
    """Serve as long as this is open, at the returned address `HOST:PORT`."""
    runner = web.AppRunner(app, handler_cancellation=True, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


async def parts_of(request: web.Request) -> list[tuple[str, str | None, bytes]]:
    """Read a multipart form: the name of each part, its file name if it has one, and its content.

    aiohttp's own `post` leaves a temporary file open if a bot breaks off an upload.
    """
    found = []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        content = bytes(await part.read(decode=True))
        found.append((str(part.name), part.filename, content))
    return found


def _awaited(seen: Callable[[], Any]) -> str:
    """Return the line of a test that asks for something, and the words that it asks for."""
    if not (inspect.isfunction(seen) or inspect.ismethod(seen)):
        return repr(seen)
    code, named = seen.__code__, inspect.getclosurevars(seen).nonlocals
    words = [f"{name} {value!r}" for name, value in named.items() if isinstance(value, str)]
    line = linecache.getline(code.co_filename, code.co_firstlineno).strip()
    return ", ".join((f"{line} ({Path(code.co_filename).name}:{code.co_firstlineno})", *words))


class Watched:
    """Something that a test can watch until it has the state that the test waits for."""

    def __init__(self) -> None:
        self._changed = asyncio.Condition()
        self.faults: list[str] = []
        """Requests of a bot that break the published description, or were refused as malformed."""

    async def until(self, seen: Callable[[], Any], patience: float | None = PATIENCE) -> Any:  # noqa: ANN401 - what is looked for
        """Wait until `seen` finds something, and return it.

        Raises TimeoutError, which says what the test has waited for and what stood there instead.
        """
        try:
            async with asyncio.timeout(patience), self._changed:
                await self._changed.wait_for(seen)
        except TimeoutError as late:
            waited = f"waited {patience:.0f} seconds for {_awaited(seen)}"
            raise TimeoutError("\n".join((waited, *self.standing()))) from late
        return seen()

    def standing(self) -> Iterator[str]:
        """Yield what can be seen now, for a test that has waited in vain."""
        return iter(())

    async def tell(self) -> None:
        """Let everybody who waits look again."""
        async with self._changed:
            self._changed.notify_all()


class Refusing(Generic[Kind]):
    """Refusals that a test has ordered, each for the next request of a kind."""

    def __init__(self) -> None:
        self._ordered: defaultdict[str, deque[Kind]] = defaultdict(deque)

    def order(self, request: str, *refusals: Kind) -> None:
        """Answer the next requests of a kind with these."""
        self._ordered[request].extend(refusals)

    def check(self, request: str) -> None:
        """Raise the ordered refusal, if there is one."""
        if self._ordered[request]:
            raise self._ordered[request].popleft()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
