"""The tables of the database, as the newest migration leaves them, and how dialects differ."""

from typing import TYPE_CHECKING, TypeAlias, Union

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)
from sqlalchemy.dialects import sqlite

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

Inserting: TypeAlias = Union[sqlite.Insert, "postgresql.Insert"]
SERVER = "postgresql"


def inserting(connection: Connection, table: Table) -> Inserting:
    """Return an INSERT that supports ON CONFLICT."""
    return inserting_in(connection.dialect.name, table)


def inserting_in(dialect: str, table: Table) -> Inserting:
    """Return the same for a dialect, to build a statement once for all connections."""
    if dialect == SERVER:
        from sqlalchemy.dialects import postgresql  # takes long to import, and files do without

        return postgresql.insert(table)
    return sqlite.insert(table)


METADATA = MetaData()
ID = BigInteger().with_variant(Integer, "sqlite")
"""Row ids: SQLite only autoincrements INTEGER columns, which are as large."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("version", Integer, nullable=False, default=0),
    Column("code", String, nullable=False, default=""),
    Column("is_open", Boolean, nullable=False, default=False),
    Column("listed", Text, nullable=False, default=""),
    Column("timer", Text),
    Column("revision", Integer, nullable=False, default=0),
    Column("touched", Float, nullable=False, default=0.0),
    Column("at_rest", Boolean, nullable=False, default=False),
    Index("tables_code", "code"),
    sqlite_autoincrement=True,
)
"""`timer`: the timer of the running turn. `revision`: the number of stored changes.

`touched`: the time of the last change, in seconds since 1970. `at_rest`: whether nothing is being
played. `listed`: chats and people as one text, to detect changes of the listing.
"""

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("schema", Integer, nullable=False),
    Column("family", String, nullable=False),
    Column("data", Text, nullable=False),
    sqlite_with_rowid=False,
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("schema", Integer, nullable=False),
    Column("family", String, nullable=False),
    Column("data", Text, nullable=False),
)

DRAFTS = Table(
    "drafts",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("schema", Integer, nullable=False),
    Column("family", String, nullable=False),
    Column("data", Text, nullable=False),
    sqlite_with_rowid=False,
)

TIME = Table(
    "time",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("counted", Float, nullable=False),
    Column("at", Float),
)
"""One row: the fair time in seconds; `at`: the time when it was stored."""

TABLE_CHATS = Table(
    "table_chats",
    METADATA,
    Column("chat_id", ID, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Index("table_chats_table", "table_id"),
    sqlite_with_rowid=False,
)

TABLE_PEOPLE = Table(
    "table_people",
    METADATA,
    Column("person_id", ID, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Index("table_people_table", "table_id"),
    sqlite_with_rowid=False,
)

PLAYED = Table(
    "played",
    METADATA,
    Column("person_id", ID, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Index("played_table", "table_id"),
    sqlite_with_rowid=False,
)
"""Who ever sat at which table, closed tables included."""

OUTBOX = Table(
    "outbox",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("schema", Integer, nullable=False),
    Column("family", String, nullable=False),
    Column("data", Text, nullable=False),
    Column("place", String, nullable=False, default=""),
    Column("at", Float, nullable=False, default=0.0),
    Index("outbox_place", "place"),
)

INBOX = Table(
    "inbox",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("platform", String, nullable=False),
    Column("key", String, nullable=False),
    Column("at", Float, nullable=False),
    Column("place", String),
    Column("sender", String),
    Column("raw", Text),
    Column("holder", String),
    UniqueConstraint("platform", "key"),
)
"""Only the name of a finished update stays; its `raw` is empty.

`holder`: the program that handles the update, if there can be several.
"""

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("platform", String, nullable=False),
    Column("key", String, nullable=False),
    Column("name", String, nullable=False),
    Column("language", String),
    Column("chosen", Boolean, nullable=False),
    Column("wishes", Text),
    UniqueConstraint("platform", "key"),
    sqlite_autoincrement=True,
)
"""The only table with names and platforms of people.

`chosen`: whether the person chose the language. `wishes`: preferences, as JSON.
"""

CHATS = Table(
    "chats",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("platform", String, nullable=False),
    Column("key", String, nullable=False),
    Column("language", String),
    Column("offered", String),
    Column("zone", String),
    UniqueConstraint("platform", "key"),
    sqlite_autoincrement=True,
)
"""`language` and `zone`: set by a host. `offered`: the platform's hint of a language."""

SHOWN = Table(
    "shown",
    METADATA,
    Column("place", String, primary_key=True),
    Column("slot", String, primary_key=True),
    Column("message", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The message that shows a slot of a screen at a place: `person:7` or `chat:3`."""

MEMBERS = Table(
    "members",
    METADATA,
    Column("id", String, primary_key=True),
    Column("seen", Float, nullable=False),
)
"""The running programs; `seen`: the last heartbeat, in seconds since 1970."""

LEASES = Table(
    "leases",
    METADATA,
    Column("name", String, primary_key=True),
    Column("holder", String, nullable=False),
)
"""The leases: `holder` is the only program that may use what `name` stands for."""

ROUNDS = Table(
    "rounds",
    METADATA,
    Column("number", ID, primary_key=True, autoincrement=False),
    Column("season", String, nullable=False),
    Column("data", Text, nullable=False),
)
"""Finished rounds in order, kept for good: the source of ratings. `data`: JSON."""

ROUND_SEATS = Table(
    "round_seats",
    METADATA,
    Column("person_id", ID, primary_key=True),
    Column("round_number", ID, primary_key=True),
    Column("won", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("first", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("timed", Integer, nullable=False),
    Column("seconds", Float, nullable=False),
    sqlite_with_rowid=False,
)
"""A person's results in a finished round."""

RATINGS = Table(
    "ratings",
    METADATA,
    Column("scope", ID, primary_key=True),
    Column("sheet", String, primary_key=True),
    Column("person_id", ID, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("skill", Float, nullable=False),
    Column("rounds", Integer, nullable=False),
    Index("ratings_skill", "scope", "sheet", "skill"),
    sqlite_with_rowid=False,
)
"""`scope`: a chat, or 0 for all of them. Every row can be rebuilt from `rounds`."""

SEASONS = Table(
    "seasons",
    METADATA,
    Column("scope", ID, primary_key=True),
    Column("sheet", String, primary_key=True),
    Column("season", String, primary_key=True),
    Column("person_id", ID, primary_key=True),
    Column("wins", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Index("seasons_wins", "scope", "sheet", "season", "wins"),
    sqlite_with_rowid=False,
)
"""Monthly results; `sheet` is empty for all sheets together. Rows can be rebuilt too."""

UNLISTED = Table(
    "unlisted",
    METADATA,
    Column("person_id", ID, primary_key=True, autoincrement=False),
)
"""People hidden from all rankings, by their own choice or because they were forgotten."""

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
"""Secrets of the installation: `daily` determines the deals of all days."""

DAILIES = Table(
    "dailies",
    METADATA,
    Column("day", String, primary_key=True),
    Column("sheet", String, primary_key=True),
    Column("person_id", ID, primary_key=True),
    Column("table_id", ID, nullable=False),
    Column("chat_id", ID),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("pattern", String, nullable=False),
    Index("dailies_person", "person_id"),
    Index("dailies_table", "table_id"),
    sqlite_with_rowid=False,
)
"""The tries at hands of the day; `place` is 0 until a try is finished."""

DAILY_SHARES = Table(
    "daily_shares",
    METADATA,
    Column("chat_id", ID, primary_key=True),
    Column("day", String, primary_key=True),
    Column("sheet", String, primary_key=True),
    Column("person_id", ID, primary_key=True),
    sqlite_with_rowid=False,
)
"""The chats in which results are shown."""

CHAT_DAILY = Table(
    "chat_daily",
    METADATA,
    Column("chat_id", ID, primary_key=True, autoincrement=False),
    Column("sheet", String, nullable=False),
)
"""Chats with a fixed daily sheet."""

CALLERS = Table(
    "callers",
    METADATA,
    Column("chat_id", ID, primary_key=True),
    Column("person_id", ID, primary_key=True),
    Column("how", String, nullable=False),
    Column("number", ID, nullable=False),
    Index("callers_person", "person_id"),
    sqlite_with_rowid=False,
)
"""Who wants to be called to a chat's next table, or to each; `number` orders the wishes."""

ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("person_id", ID, primary_key=True, autoincrement=False),
    Column("main_id", ID, nullable=False),
    Column("since", ID, nullable=False),
    Index("accounts_main", "main_id"),
)
"""People who are one person on two platforms; `since`: the last round before they were linked."""

RULINGS = Table(
    "rulings",
    METADATA,
    Column("kind", String, primary_key=True),
    Column("platform", String, primary_key=True),
    Column("key", String, primary_key=True),
    sqlite_with_rowid=False,
)
"""Decisions of the owner, and the people or chats concerned."""

PASSES = Table(
    "passes",
    METADATA,
    Column("digest", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("table_id", ID, nullable=False),
    Column("person_id", ID),
    Column("ends", Float, nullable=False),
    Column("opens", String, nullable=False),
    Index("passes_table", "table_id"),
    Index("passes_person", "person_id"),
    sqlite_with_rowid=False,
)
"""Passes for the web page; of each secret only a hash is stored."""
