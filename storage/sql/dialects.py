"""Where the databases differ in what is written: everything else is said to both alike."""

from typing import TypeAlias

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

Inserting: TypeAlias = sqlite.Insert | postgresql.Insert


def inserting(connection: AsyncConnection, table: Table) -> Inserting:
    """Return an INSERT that can say what becomes of rows that are there already."""
    if connection.dialect.name == postgresql.dialect.name:
        return postgresql.insert(table)
    return sqlite.insert(table)
