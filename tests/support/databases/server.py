"""A PostgreSQL server for the tests: each test gets a schema, which is dropped after it.

RUMMY_TEST_POSTGRES_URL names the server; the default is the one on this machine's socket.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from typing import Any
from uuid import uuid4

import asyncpg
import pytest

NAMED = os.environ.get("RUMMY_TEST_POSTGRES_URL")
REQUIRED = os.environ.get("RUMMY_TEST_POSTGRES") == "required"
"""Whether tests fail without a server; otherwise they are skipped."""
SERVER = NAMED or "postgresql:///postgres?host=/var/run/postgresql"


@cache
def why_not() -> str:
    """Return why there is no server; empty if there is one."""

    async def knock() -> None:
        await (await asyncpg.connect(SERVER, timeout=5)).close()

    try:
        asyncio.run(knock())
    except (OSError, asyncpg.PostgresError) as error:
        where = "RUMMY_TEST_POSTGRES_URL" if NAMED else "the local socket"
        named = "name a server in RUMMY_TEST_POSTGRES_URL"
        return f"no PostgreSQL by {where} ({type(error).__name__}): {named}"
    return ""


def need_server() -> None:
    """Skip the test if there is no server, or fail it if one is required."""
    why = why_not()
    if why and REQUIRED:
        pytest.fail(why)
    if why:
        pytest.skip(why)


def in_schema(schema: str, server: str = SERVER) -> str:
    """Return the address of a schema."""
    mark = "&" if "?" in server else "?"
    return f"{server}{mark}search_path={schema}"


@asynccontextmanager
async def schema(server: str = SERVER) -> AsyncIterator[str]:
    """Create a schema, and return the address of this empty database."""
    name = f"rummy_test_{uuid4().hex[:12]}"
    await ask(f"CREATE SCHEMA {name}", server)
    try:
        yield in_schema(name, server)
    finally:
        await ask(f"DROP SCHEMA {name} CASCADE", server)


@contextmanager
def schema_of_test() -> Iterator[str]:
    """Do the same without an event loop."""
    with asyncio.Runner() as runner:
        opened = schema()
        yield runner.run(opened.__aenter__())
        runner.run(opened.__aexit__(None, None, None))


async def ask(statement: str, url: str | None = None) -> list[Any]:
    """Run a statement at once, and return its result."""
    connection = await asyncpg.connect(url or SERVER)
    try:
        return [tuple(row) for row in await connection.fetch(statement)]
    finally:
        await connection.close()
