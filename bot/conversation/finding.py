"""Which table somebody means: the one of the button, the only one, or the one that fits."""

from collections.abc import Callable, Mapping, MutableMapping
from dataclasses import dataclass, field

from bot.conversation.asked import Asked
from core.engine.engine import Engine
from core.engine.people import ChatId, PersonId, TableId
from core.engine.refusals import TableCode, TableRefusedError
from core.engine.remembering import memory
from core.engine.sight import Sight
from core.engine.state import Phase


class SeveralTablesError(Exception):
    """Somebody has to say which of these tables is meant."""

    def __init__(self, sights: tuple[Sight, ...]) -> None:
        super().__init__(len(sights))
        self.sights = sights


def _in_phase(phase: Phase) -> Callable[[Sight], bool]:
    return lambda sight: sight.phase is phase


def _acting(sight: Sight) -> bool:
    return sight.my_turn or (sight.round is not None and sight.round.may_object)


def _seated(sight: Sight) -> bool:
    return sight.me is not None


FITTING: Mapping[str, Callable[[Sight], bool]] = {
    "join": lambda sight: sight.me is None and sight.phase is Phase.LOBBY,
    "start": _in_phase(Phase.LOBBY),
    "settings": _in_phase(Phase.LOBBY),
    "next": _in_phase(Phase.BETWEEN),
    "rematch": _in_phase(Phase.OVER),
}
"""Which tables a word is likely to mean, where it can mean several."""


@dataclass(slots=True)
class Finder:
    """Remembers what each person was last concerned with in each chat."""

    engine: Engine
    _last: MutableMapping[tuple[PersonId, ChatId | None], TableId] = field(default_factory=memory)

    def remember(self, asked: Asked, table: TableId) -> None:
        """Keep that a person is concerned with a table now."""
        self._last[(asked.person, asked.chat)] = table

    def last(self, person: PersonId, chat: ChatId | None) -> TableId | None:
        """Return the table that a person was last concerned with in a chat."""
        return self._last.get((person, chat))

    async def find(self, asked: Asked, *, of_turn: bool = False) -> TableId:
        """Return the table that is meant.

        Raises:
            TableRefusedError: there is none here; perhaps there is one elsewhere.
            SeveralTablesError: it may be any of several.
        """
        sights = await self.candidates(asked)
        if not sights:
            elsewhere = await self.engine.tables_of(asked.person)
            raise TableRefusedError(TableCode.ELSEWHERE if elsewhere else TableCode.NO_TABLE)
        fits = _acting if of_turn else FITTING.get(asked.word, _seated)
        in_front = tuple(sight for sight in sights if sight.table == asked.in_front)
        seated, fitting = tuple(filter(_seated, sights)), tuple(filter(fits, sights))
        for choice in (in_front, sights, seated, fitting):
            if len(choice) == 1:
                return choice[0].table
        likely, last = fitting or sights, self.last(asked.person, asked.chat)
        if any(sight.table == last for sight in likely) and last is not None:
            return last
        raise SeveralTablesError(likely)

    async def candidates(self, asked: Asked) -> tuple[Sight, ...]:
        """Return the tables that somebody can mean, as they see them."""
        if asked.table is not None:
            tables: tuple[TableId, ...] = (asked.table,)
        elif asked.chat is None:
            tables = await self.engine.tables_of(asked.person)
        else:
            tables = await self.engine.tables_in(asked.chat)
        return tuple([await self.engine.see(table, asked.person) for table in tables])
