"""People who want to be called to tables, and people linked on two platforms."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "callers",
        *(
            sa.Column(name, ID, primary_key=True, autoincrement=False)
            for name in ("chat_id", "person_id")
        ),
        sa.Column("how", sa.String, nullable=False),
        sa.Column("number", ID, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("callers_person", "callers", ["person_id"])
    op.create_table(
        "accounts",
        sa.Column("person_id", ID, primary_key=True, autoincrement=False),
        sa.Column("main_id", ID, nullable=False),
        sa.Column("since", ID, nullable=False),
    )
    op.create_index("accounts_main", "accounts", ["main_id"])
