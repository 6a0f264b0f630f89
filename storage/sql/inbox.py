"""The inbox in a database: updates are taken once, and lose their content once they are done."""

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, TypeAlias

from sqlalchemy import Connection, Row, Select, bindparam, select, tuple_, update
from sqlalchemy.sql.dml import ReturningInsert

from core.engine.ports import Cause, Update
from storage.sql.schema import INBOX, inserting_in

Taken: TypeAlias = tuple[Update, float]
"""An update and its arrival time, in seconds since 1970."""
NAME = (INBOX.c.platform, INBOX.c.key)
DONE = (
    update(INBOX)
    .values(raw=None, place=None, sender=None)
    .where(INBOX.c.platform == bindparam("from"), INBOX.c.key == bindparam("named"))
)


def take(holder: str | None, connection: Connection, brought: Sequence[Taken]) -> list[bool]:
    """Store new updates, and say for each whether it was new; the program that took it handles it.

    The insert leaves out what is known, also what another program takes at the same moment.
    """
    rows = {
        (one.cause.platform, one.cause.key): _row(one, at, holder) for one, at in reversed(brought)
    }
    ordered = [rows[name] for name in sorted(rows)]
    made = connection.execute(_taking(connection.dialect.name), ordered)
    ours = {(row.platform, row.key) for row in made}
    new: list[bool] = []
    for one, _ in brought:
        name = (one.cause.platform, one.cause.key)
        new.append(name in ours)
        ours.discard(name)
    return new


@cache
def _taking(dialect: str) -> ReturningInsert[Any]:
    """Return the statement that takes updates: built once, as each update needs it."""
    return inserting_in(dialect, INBOX).on_conflict_do_nothing().returning(*NAME)


def blank(connection: Connection, causes: Sequence[Cause]) -> None:
    """Erase the content of finished updates; only their names stay."""
    if causes:
        names = sorted((one.platform, one.key) for one in causes)
        connection.execute(DONE, [{"from": one, "named": key} for one, key in names])


def waiting(platform: str, holder: str | None) -> Select[Any]:
    """Select the open updates of a platform that belong to a holder, oldest first."""
    left = select(INBOX).where(INBOX.c.platform == platform, INBOX.c.raw.is_not(None))
    if holder is not None:
        left = left.where(INBOX.c.holder == holder)
    return left.order_by(INBOX.c.id)


def unsettled(causes: Collection[Cause]) -> Select[Any]:
    """Select the names of those updates that are not finished."""
    names = [(one.platform, one.key) for one in causes]
    return select(*NAME).where(tuple_(*NAME).in_(names), INBOX.c.raw.is_not(None))


def read_update(row: Row[Any]) -> Update:
    """Build an update from its row."""
    cause = Cause(platform=row.platform, key=row.key)
    return Update(cause=cause, place=row.place, sender=row.sender, raw=row.raw)


def _row(one: Update, at: float, holder: str | None) -> dict[str, object]:
    return {
        "platform": one.cause.platform,
        "key": one.cause.key,
        "place": one.place,
        "sender": one.sender,
        "raw": one.raw,
        "at": at,
        "holder": holder,
    }
