"""Reads JSON lines, has them done, and writes what everybody would see (contract, section 3)."""

import asyncio


async def serve_lines(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    *,
    pause: float,
    seed: int | None,
) -> None:
    """Serve until the input ends.

    `pause` is how many seconds a computer player waits before it acts; with 0 it acts before the
    line is done. `seed` makes chance foreseeable; None: it is not.
    """
    raise NotImplementedError((reader, writer, pause, seed))


def run(*, pause: float = 1.0, seed: int | None = None) -> None:
    """Serve standard input and output."""
    raise NotImplementedError((pause, seed))
