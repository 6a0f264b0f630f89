"""A reverse proxy before several programs, as docs/web.md asks for: it changes no request."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress


@asynccontextmanager
async def proxied(ports: Sequence[int]) -> AsyncIterator[int]:
    """Pass each connection to the first port that accepts it; return the public port."""
    ends: set[StreamWriter] = set()

    async def accepted(reader: StreamReader, writer: StreamWriter) -> None:
        ends.add(writer)
        for port in ports:
            with suppress(OSError):
                inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", port)
                ends.add(inner_writer)
                await asyncio.gather(_pipe(reader, inner_writer), _pipe(inner_reader, writer))
                return
        writer.close()

    server = await asyncio.start_server(accepted, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for end in ends:
            end.close()


async def _pipe(reader: StreamReader, writer: StreamWriter) -> None:
    """Copy until either end is closed, then close the receiving end."""
    with suppress(OSError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    writer.close()
