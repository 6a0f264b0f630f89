"""Tables with their events, people, chats, and the outbox."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the first tables."""
    _tables()
    _found_by()
    op.create_table("outbox", sa.Column("id", ID, primary_key=True), *_packed())
    counted = sa.Column("counted", sa.Float, nullable=False)
    op.create_table("time", sa.Column("id", ID, primary_key=True), counted)
    op.execute("INSERT INTO time (id, counted) VALUES (1, 0)")
    _register()


def _packed() -> tuple[sa.Column[object], ...]:
    return (
        sa.Column("schema", sa.Integer, nullable=False),
        sa.Column("family", sa.String, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )


def _of_table() -> sa.Column[object]:
    return sa.Column("table_id", ID, sa.ForeignKey("tables.id"), primary_key=True)


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("code", sa.String, nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Text, nullable=False),
        sa.Column("timer", sa.Text),
        sqlite_autoincrement=True,
    )
    op.create_index("tables_code", "tables", ["code"])
    number, seat = (sa.Column(name, sa.Integer, primary_key=True) for name in ("number", "seat"))
    op.create_table("events", _of_table(), number, *_packed(), sqlite_with_rowid=False)
    op.create_table("drafts", _of_table(), seat, *_packed(), sqlite_with_rowid=False)
    version = sa.Column("version", sa.Integer, nullable=False)
    op.create_table("snapshots", _of_table(), version, *_packed())


def _found_by() -> None:
    for name, key in (("table_chats", "chat_id"), ("table_people", "person_id")):
        column = sa.Column(key, ID, primary_key=True)
        op.create_table(name, column, _of_table(), sqlite_with_rowid=False)
        op.create_index(f"{name}_table", name, ["table_id"])


def _register() -> None:
    op.create_table(
        "people",
        *_addressed(),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("language", sa.String),
        sa.Column("chosen", sa.Boolean, nullable=False),
        sa.UniqueConstraint("platform", "key"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "chats", *_addressed(), sa.UniqueConstraint("platform", "key"), sqlite_autoincrement=True
    )


def _addressed() -> tuple[sa.Column[object], ...]:
    return (
        sa.Column("id", ID, primary_key=True),
        sa.Column("platform", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
    )
