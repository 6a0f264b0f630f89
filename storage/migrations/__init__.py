"""Migrates a database to the current schema, step by step."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

NEWEST = "0012"
"""The schema revision of this program."""
STEPS = Path(__file__).parent


class NewerSchemaError(Exception):
    """A newer program has written the database; nothing was changed."""


def revision_of(connection: Connection) -> str | None:
    """Return the schema revision of a database; None for an empty one.

    This does not import alembic, which takes a fifth of a second.
    """
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def check(revision: str | None) -> None:
    """Raise NewerSchemaError for an unknown newer revision."""
    if revision is not None and revision > NEWEST:
        raise NewerSchemaError(revision)


def migrate(connection: Connection, to: str = NEWEST) -> None:
    """Run all missing migration steps in the transaction of the connection."""
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
