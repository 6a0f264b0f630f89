"""Reads stored events: a table's last match, its last round, and a person's past."""

from collections.abc import Callable, Collection, Iterable

from core.engine.evening.hand_of_day import check_open
from core.engine.evening.review import PlayedRound, last_round
from core.engine.people import PersonId, TableId
from core.engine.ports import Store
from core.engine.table.evolve import replay
from core.engine.table.match_log import MatchLog, Past, last_match, past_of, up_to_round
from core.engine.table.refusals import TableCode, TableRefusedError
from core.rules.events import Event


class Histories:
    """Reads histories. The hand of the day stays closed until its day is over.

    All methods raise UnknownTableError.
    """

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    async def match_log(self, table: TableId) -> MatchLog:
        """Return the log of the last match for any viewer; show only its `finished` rounds.

        Raises:
            TableRefusedError: no match has begun.
        """
        return last_match(await self._open(table))

    async def round_log(self, table: TableId, deal: int | None = None) -> MatchLog:
        """Return the log of a match up to the end of one of its rounds, or of the last one.

        Raises:
            TableRefusedError: no match has begun; there is no such round, or it is not over.
        """
        return last_match(up_to_round(await self._open(table), deal))

    async def last_match(self, table: TableId, person: PersonId) -> MatchLog:
        """Return the log of the last match for its record; only for people who were there."""
        history = await self._open(table)
        log = last_match(history)
        _check_was_there(log.people, person, history)
        return log

    async def seen_round(self, table: TableId, person: PersonId, deal: int | None) -> MatchLog:
        """Return the log up to the end of a round; only for people who were there."""
        history = await self._open(table)
        log = last_match(up_to_round(history, deal))
        _check_was_there(log.people, person, history)
        return log

    async def last_round(self, table: TableId, person: PersonId) -> PlayedRound:
        """Return the last finished round, turn by turn; only for people who were there."""
        history = await self._open(table)
        played = last_round(history)
        _check_was_there(played.people, person, history)
        return played

    async def past(self, table: TableId, person: PersonId) -> Past:
        """Return what a person has done at a table."""
        return past_of(await self._store.history(table), person)

    async def _open(self, table: TableId) -> tuple[Event, ...]:
        history = await self._store.history(table)
        check_open(history, self._now())
        return history


def _check_was_there(
    people: Collection[PersonId], person: PersonId, history: Iterable[Event]
) -> None:
    """Refuse a round to people who were not there: also to those who have come since."""
    if person in people:
        return
    now = replay(history)
    has_come = person in {*now.people, *now.waiting, *now.watchers}
    raise TableRefusedError(TableCode.NOTHING_SEEN if has_come else TableCode.NOT_AT_TABLE)
