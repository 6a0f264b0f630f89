"""The tables of the database, as the newest migration leaves them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
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

METADATA = MetaData()
ID = BigInteger().with_variant(Integer, "sqlite")
"""What millions of rows are numbered with: SQLite counts in INTEGER alone, which is as large."""

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
"""`timer`: the time of the turn that is being played. `revision`: how many changes were stored.

`touched`: when it was changed last, in seconds since 1970; `at_rest`: nothing is being played.

`listed`: chats and people as one text, so that a change that leaves them alone is seen.
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
"""One row: the seconds that the program has seen go by; `at`: when that was kept."""

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
"""Who has ever sat where, closed tables included."""

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
"""Of an update that has been acted on only its name is left: `raw` is empty then.

`holder`: the program that acts on it, where there can be several.
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
"""The one place that knows names and platforms.

`chosen`: the person asked for the language. `wishes`: how tables shall be shown, as JSON.
"""

CHATS = Table(
    "chats",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("platform", String, nullable=False),
    Column("key", String, nullable=False),
    Column("language", String),
    Column("offered", String),
    UniqueConstraint("platform", "key"),
    sqlite_autoincrement=True,
)
"""`language` is what a host has set, `offered` what the platform says of the chat."""

SHOWN = Table(
    "shown",
    METADATA,
    Column("place", String, primary_key=True),
    Column("slot", String, primary_key=True),
    Column("message", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""Which message of a platform shows what: `person:7` or `chat:3`, and the slot of a screen."""

MEMBERS = Table(
    "members",
    METADATA,
    Column("id", String, primary_key=True),
    Column("seen", Float, nullable=False),
)
"""The programs that are there; `seen`: when one was heard of last, in seconds since 1970."""

LEASES = Table(
    "leases",
    METADATA,
    Column("name", String, primary_key=True),
    Column("holder", String, nullable=False),
)
"""What only one program can have, and which one has it, as long as that is there."""

ROUNDS = Table(
    "rounds",
    METADATA,
    Column("number", ID, primary_key=True, autoincrement=False),
    Column("season", String, nullable=False),
    Column("data", Text, nullable=False),
)
"""Finished rounds in their order, for good: ratings are made of them. `data`: JSON."""

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
"""What a person has done in a finished round."""

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
"""`scope`: a chat, or 0 for all of them. All of it follows from the rows of `rounds`."""

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
"""What people have won in a month; `sheet` is empty for all sheets together. It follows, too."""

UNLISTED = Table(
    "unlisted",
    METADATA,
    Column("person_id", ID, primary_key=True, autoincrement=False),
)
"""Who is on no list: they have asked for it, or are forgotten."""

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
"""What nobody else may know: from the secret `daily` follow the deals of all days."""

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
"""Who has tried which hand of the day; `place` is 0 until it is finished."""

DAILY_SHARES = Table(
    "daily_shares",
    METADATA,
    Column("chat_id", ID, primary_key=True),
    Column("day", String, primary_key=True),
    Column("sheet", String, primary_key=True),
    Column("person_id", ID, primary_key=True),
    sqlite_with_rowid=False,
)
"""In which chats results are shown."""

CHAT_DAILY = Table(
    "chat_daily",
    METADATA,
    Column("chat_id", ID, primary_key=True, autoincrement=False),
    Column("sheet", String, nullable=False),
)
"""Chats that play one sheet each day."""

RULINGS = Table(
    "rulings",
    METADATA,
    Column("kind", String, primary_key=True),
    Column("platform", String, primary_key=True),
    Column("key", String, primary_key=True),
    sqlite_with_rowid=False,
)
"""What whoever runs the program has ruled while it runs, and about whom or which chat."""

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
"""What lets people in at tables through a page; of its secret only a hash is kept."""
