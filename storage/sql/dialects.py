"""The SQL that differs between the databases."""

from typing import TYPE_CHECKING, TypeAlias, Union

from sqlalchemy import Table
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

Inserting: TypeAlias = Union[sqlite.Insert, "postgresql.Insert"]
SERVER = "postgresql"


def inserting(connection: AsyncConnection, table: Table) -> Inserting:
    """Return an INSERT that supports ON CONFLICT."""
    if connection.dialect.name == SERVER:
        from sqlalchemy.dialects import postgresql  # takes long to import, and files do without

        return postgresql.insert(table)
    return sqlite.insert(table)
