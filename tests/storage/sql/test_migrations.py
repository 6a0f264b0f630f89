"""Each schema step leaves the previous version working, or says why it cannot."""

import re
from collections.abc import Iterator

from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, event

from storage.migrations import STEPS, migrate

ADDS = re.compile(
    r"CREATE TABLE |CREATE INDEX |INSERT INTO |ALTER TABLE \w+ ADD COLUMN ", re.IGNORECASE
)
FORBIDS = re.compile(r"ALTER TABLE (?!.*DEFAULT).*NOT NULL", re.IGNORECASE | re.DOTALL)
LOOKS = re.compile(r"SELECT |PRAGMA ", re.IGNORECASE)
OWN = re.compile(r"(CREATE TABLE|INSERT INTO|UPDATE) alembic_version", re.IGNORECASE)


def takes_away(statements: list[str]) -> list[str]:
    """Return what would break a version that does not know of this step."""
    said = [s for s in map(str.strip, statements) if not (LOOKS.match(s) or OWN.match(s))]
    return [s for s in said if not ADDS.match(s) or FORBIDS.match(s)]


def steps() -> Iterator[tuple[str, tuple[str, list[str]]]]:
    """Take one step after the other; return its name, what it contracts, and its SQL."""
    said: list[str] = []

    def hear(_connection: Connection, _cursor: object, statement: str, *_rest: object) -> None:
        said.append(statement)

    engine = create_engine("sqlite://")
    event.listen(engine, "before_cursor_execute", hear)
    scripts = ScriptDirectory(str(STEPS)).walk_revisions()
    with engine.begin() as connection:
        for script in reversed(list(scripts)):
            said.clear()
            migrate(connection, script.revision)
            yield script.revision, (getattr(script.module, "CONTRACTS", ""), list(said))


def test_every_migration_only_adds_or_names_the_last_version_in_need() -> None:
    taken = dict(steps())
    assert len(taken) == len(list((STEPS / "versions").glob("v*.py")))
    unsaid = {name: takes_away(said) for name, (why, said) in taken.items() if not why}
    assert {name: said for name, said in unsaid.items() if said} == {}


def test_statements_that_break_an_older_version_are_found() -> None:
    assert takes_away([
        "DROP TABLE people",
        "ALTER TABLE people RENAME COLUMN name TO called",
        "ALTER TABLE people ADD COLUMN age INTEGER NOT NULL",
        "CREATE UNIQUE INDEX one ON people (name)",
        "UPDATE people SET name = ''",
        "DELETE FROM people",
    ]) == [
        "DROP TABLE people",
        "ALTER TABLE people RENAME COLUMN name TO called",
        "ALTER TABLE people ADD COLUMN age INTEGER NOT NULL",
        "CREATE UNIQUE INDEX one ON people (name)",
        "UPDATE people SET name = ''",
        "DELETE FROM people",
    ]  # fmt: skip
    assert takes_away([
        "ALTER TABLE people ADD COLUMN age INTEGER",
        "ALTER TABLE people ADD COLUMN age INTEGER DEFAULT '0' NOT NULL",
        "\nCREATE TABLE more (id INTEGER)",
    ]) == []  # fmt: skip
