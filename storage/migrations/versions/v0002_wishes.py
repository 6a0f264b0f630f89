"""People's preferences for how tables are shown."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column."""
    op.add_column("people", sa.Column("wishes", sa.Text))
