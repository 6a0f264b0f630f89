"""The stores of evenings, on one database."""

from sqlalchemy.ext.asyncio import AsyncEngine

from core.engine.evening.keepers import Keepers
from storage.cluster.peers import Peers
from storage.sql.evening.callers import SqlCallers
from storage.sql.evening.dailies import SqlDailies
from storage.sql.evening.standings import SqlStandings
from storage.sql.writer import Writer


def keepers(engine: AsyncEngine, writer: Writer, peers: Peers) -> Keepers:
    """Return all of them."""
    return Keepers(
        standings=SqlStandings(engine, writer, peers),
        dailies=SqlDailies(engine, writer),
        callers=SqlCallers(engine, writer),
    )
