"""Rows of finished rounds, and the lists that follow from them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the tables."""
    _rows()
    _lists()


def _rows() -> None:
    op.create_table(
        "rounds",
        sa.Column("number", ID, primary_key=True, autoincrement=False),
        sa.Column("season", sa.String, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "round_seats",
        sa.Column("person_id", ID, primary_key=True, autoincrement=False),
        sa.Column("round_number", ID, primary_key=True, autoincrement=False),
        *(
            sa.Column(name, sa.Integer, nullable=False)
            for name in ("won", "points", "first", "longest", "hints", "timed")
        ),
        sa.Column("seconds", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )


def _lists() -> None:
    op.create_table(
        "ratings",
        sa.Column("scope", ID, primary_key=True, autoincrement=False),
        sa.Column("sheet", sa.String, primary_key=True),
        sa.Column("person_id", ID, primary_key=True, autoincrement=False),
        *(sa.Column(name, sa.Float, nullable=False) for name in ("mu", "sigma", "skill")),
        sa.Column("rounds", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ratings_skill", "ratings", ["scope", "sheet", "skill"])
    op.create_table(
        "seasons",
        sa.Column("scope", ID, primary_key=True, autoincrement=False),
        sa.Column("sheet", sa.String, primary_key=True),
        sa.Column("season", sa.String, primary_key=True),
        sa.Column("person_id", ID, primary_key=True, autoincrement=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("wins", "rounds", "points")),
        sqlite_with_rowid=False,
    )
    op.create_index("seasons_wins", "seasons", ["scope", "sheet", "season", "wins"])
    op.create_table("unlisted", sa.Column("person_id", ID, primary_key=True, autoincrement=False))
