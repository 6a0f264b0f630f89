"""What people may ask of us about themselves: to be shown everything, and to be forgotten."""

from contextlib import suppress

from core.engine.archive import Archive, Kept
from core.engine.commands import GetUp
from core.engine.engine import Engine
from core.engine.inbox import because_of
from core.engine.outbox import Outbox
from core.engine.past import Past
from core.engine.people import PersonId, ToPerson
from core.engine.ports import UnknownTableError
from core.engine.refusals import TableRefusedError


class Privacy:
    """Knows all that is kept about somebody, and forgets it on demand."""

    def __init__(self, engine: Engine, outbox: Outbox, archive: Archive) -> None:
        self._engine = engine
        self._outbox = outbox
        self._archive = archive

    async def about(self, person: PersonId) -> tuple[Kept, tuple[Past, ...]]:
        """Return all that is kept about a person, and what the person has done at each table."""
        kept = await self._archive.about(person)
        return kept, tuple([await self._engine.past(table, person) for table in kept.tables])

    async def forget(self, person: PersonId) -> None:
        """Erase who a person is. The seats go on as if the person had left; old games stay.

        Done halfway, it is begun anew by whoever asks again: only the last step settles it.
        """
        with because_of(None):
            for table in await self._engine.tables_of(person):
                with suppress(TableRefusedError, UnknownTableError):
                    await self._engine.do(table, GetUp(person=person))
            await self._engine.keep_quiet(person, None)
            self._outbox.drop(ToPerson(person))
            await self._archive.forget(person)
