"""An open database: one implementation for each port, on shared connections."""

from dataclasses import dataclass
from typing import NamedTuple

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


class Reading(NamedTuple):
    """The connections that read."""

    together: AsyncEngine
    """All statements of a connection see one state."""
    alone: AsyncEngine
    """Each statement sees the newest state, which is enough if there is only one."""


def database_on(
    reading: Reading,
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
    together, alone = reading
    register = SqlRegister(alone, writer, peers)
    shown = SqlShown(alone, writer, peers)
    keepers = Keepers(
        standings=SqlStandings(together, writer, peers),
        dailies=SqlDailies(together, writer),
        callers=SqlCallers(together, writer),
    )
    return Database(
        store=SqlStore(together, alone, writer, codec, peers),
        register=register,
        shown=shown,
        archive=SqlArchive(together, writer, register, shown, kept=keepers, overwrite=overwrite),
        cluster=cluster,
        rulings=SqlRulings(together, writer.write),
        passes=SqlPasses(together, writer.write),
        keepers=keepers,
    )
