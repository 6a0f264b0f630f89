"""Decisions of the owner."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "rulings",
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("platform", sa.String, primary_key=True),
        sa.Column("key", sa.String, primary_key=True),
        sqlite_with_rowid=False,
    )
