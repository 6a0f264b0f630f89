"""An open database: one implementation for each port, on shared connections."""

from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncEngine

from core.engine.cluster import Cluster
from core.engine.evening.keepers import Keepers
from storage.cluster.peers import Peers
from storage.sql.access import SqlPasses, SqlRulings
from storage.sql.archive import Overwrite, SqlArchive
from storage.sql.codec import Codec
from storage.sql.evening.callers import SqlCallers
from storage.sql.evening.dailies import SqlDailies
from storage.sql.evening.standings import SqlStandings
from storage.sql.people import SqlRegister
from storage.sql.shown import SqlShown
from storage.sql.store import SqlStore
from storage.sql.writer import Writer


@dataclass(frozen=True, slots=True)
class Database:
    """An open database."""

    store: SqlStore
    register: SqlRegister
    shown: SqlShown
    archive: SqlArchive
    cluster: Cluster
    """The programs that have it open."""
    rulings: SqlRulings
    passes: SqlPasses
    keepers: Keepers


def database_on(
    reading: AsyncEngine,
    writer: Writer,
    codec: Codec,
    peers: Peers,
    *,
    cluster: Cluster,
    overwrite: Overwrite,
) -> Database:
    """Return the ports of a database that is ready to be read and written.

    `overwrite` destroys what was erased, if the database keeps that for a while.
    """
    register = SqlRegister(reading, writer, peers)
    shown = SqlShown(reading, writer, peers)
    keepers = Keepers(
        standings=SqlStandings(reading, writer, peers),
        dailies=SqlDailies(reading, writer),
        callers=SqlCallers(reading, writer),
    )
    return Database(
        store=SqlStore(reading, writer, codec, peers),
        register=register,
        shown=shown,
        archive=SqlArchive(reading, writer, register, shown, kept=keepers, overwrite=overwrite),
        cluster=cluster,
        rulings=SqlRulings(reading, writer.write),
        passes=SqlPasses(reading, writer.write),
        keepers=keepers,
    )
