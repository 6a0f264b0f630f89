"""What a database keeps, behind the ports."""

from dataclasses import dataclass

from core.engine.company import Company
from storage.archive import SqlArchive
from storage.register import SqlRegister
from storage.rulings import SqlRulings
from storage.shown import SqlShown
from storage.sql import SqlStore


@dataclass(frozen=True, slots=True)
class Database:
    """An open database: one keeper for each port, all of them on the same connections."""

    store: SqlStore
    register: SqlRegister
    shown: SqlShown
    archive: SqlArchive
    company: Company
    """The other programs that have it open."""
    rulings: SqlRulings
