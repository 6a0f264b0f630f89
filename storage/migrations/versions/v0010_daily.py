"""The hands of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
    )
    op.create_table(
        "dailies",
        *(sa.Column(name, sa.String, primary_key=True) for name in ("day", "sheet")),
        sa.Column("person_id", ID, primary_key=True, autoincrement=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("chat_id", ID),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("points", "place", "turns")),
        sa.Column("pattern", sa.String, nullable=False),
        sqlite_with_rowid=False,
    )
    for column in ("person", "table"):
        op.create_index(f"dailies_{column}", "dailies", [f"{column}_id"])
    op.create_table(
        "daily_shares",
        sa.Column("chat_id", ID, primary_key=True, autoincrement=False),
        *(sa.Column(name, sa.String, primary_key=True) for name in ("day", "sheet")),
        sa.Column("person_id", ID, primary_key=True, autoincrement=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat_daily",
        sa.Column("chat_id", ID, primary_key=True, autoincrement=False),
        sa.Column("sheet", sa.String, nullable=False),
    )
