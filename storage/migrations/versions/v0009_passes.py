"""Passes to tables, for people who use the browser page."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "passes",
        sa.Column("digest", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        sa.Column("person_id", sa.BigInteger().with_variant(sa.Integer, "sqlite")),
        sa.Column("ends", sa.Float, nullable=False),
        sa.Column("opens", sa.String, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("passes_table", "passes", ["table_id"])
    op.create_index("passes_person", "passes", ["person_id"])
