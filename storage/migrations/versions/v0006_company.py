"""Members, leases and revisions for several programs on one database."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the count of changes, the holder of each update, the members and their leases."""
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("inbox", sa.Column("holder", sa.String))
    op.add_column("time", sa.Column("at", sa.Float))
    seen = sa.Column("seen", sa.Float, nullable=False)
    op.create_table("members", sa.Column("id", sa.String, primary_key=True), seen)
    holder = sa.Column("holder", sa.String, nullable=False)
    op.create_table("leases", sa.Column("name", sa.String, primary_key=True), holder)
