"""The language of each chat."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("chats", sa.Column("language", sa.String))
    op.add_column("chats", sa.Column("offered", sa.String))
