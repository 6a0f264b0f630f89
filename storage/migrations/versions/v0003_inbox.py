"""The inbox, the places and times of waiting notices, and who has played where."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the inbox, and the data needed to forget people and to erase old games."""
    _inbox()
    op.add_column("outbox", sa.Column("place", sa.String, nullable=False, server_default=""))
    op.add_column("outbox", sa.Column("at", sa.Float, nullable=False, server_default="0"))
    op.create_index("outbox_place", "outbox", ["place"])
    op.add_column("tables", sa.Column("touched", sa.Float, nullable=False, server_default="0"))
    op.add_column(
        "tables", sa.Column("at_rest", sa.Boolean, nullable=False, server_default=sa.false())
    )
    _played()


def _inbox() -> None:
    op.create_table(
        "inbox",
        sa.Column("id", ID, primary_key=True),
        sa.Column("platform", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("place", sa.String),
        sa.Column("sender", sa.String),
        sa.Column("raw", sa.Text),
        sa.UniqueConstraint("platform", "key"),
    )


def _played() -> None:
    op.create_table(
        "played",
        sa.Column("person_id", ID, primary_key=True),
        sa.Column("table_id", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("played_table", "played", ["table_id"])
    if op.get_bind().dialect.name != "sqlite":
        return  # nobody had played anywhere else yet
    op.execute(
        "INSERT INTO played (person_id, table_id) SELECT DISTINCT people.value, tables.id "
        "FROM tables, json_each(tables.listed, '$[3]') AS people WHERE tables.listed != ''"
    )
