"""The messages of platforms, and the slots that they show."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "shown",
        sa.Column("place", sa.String, primary_key=True),
        sa.Column("slot", sa.String, primary_key=True),
        sa.Column("message", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
