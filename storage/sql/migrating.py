"""Brings a database to the schema of this program, a step at a time."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

NEWEST = "0010"
"""The revision that this program reads and writes."""
STEPS = Path(__file__).parents[1] / "migrations"


class NewerSchemaError(Exception):
    """The database was written by a newer version of the program; nothing was touched."""


def revision_of(connection: Connection) -> str | None:
    """Return how far a database has come; None for an empty one.

    alembic itself is only imported where there is something to do: that takes a fifth of a second.
    """
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def check(revision: str | None) -> None:
    """Raise NewerSchemaError for a revision that this program has never heard of."""
    if revision is not None and revision > NEWEST:
        raise NewerSchemaError(revision)


def migrate(connection: Connection, to: str = NEWEST) -> None:
    """Take every step that is missing, all of them in the transaction of the connection."""
    from alembic.operations import Operations
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    context = MigrationContext.configure(connection)
    steps = ScriptDirectory(str(STEPS))
    done = context.get_current_revision() or "base"
    for step in reversed(list(steps.iterate_revisions(to, done))):
        with Operations.context(context):
            step.module.upgrade()
        context.stamp(steps, step.revision)
