"""The SQL that differs between the databases."""

from typing import TypeAlias

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

Inserting: TypeAlias = sqlite.Insert | postgresql.Insert


def inserting(connection: AsyncConnection, table: Table) -> Inserting:
    """Return an INSERT that supports ON CONFLICT."""
    if connection.dialect.name == postgresql.dialect.name:
        return postgresql.insert(table)
    return sqlite.insert(table)
