"""People who watch a table from elsewhere, where its host allows that."""

from dataclasses import dataclass

from core.engine.people import PersonId
from core.engine.ports import Entropy
from core.engine.table.events import WatchBegan, WatchEnded
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.state import TableState
from core.rules.events import Event

MOST_WATCHERS = 10
"""The number of people who may watch a table: each gets every move."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Watch:
    """Watch a table in private; the public view, and nothing else."""

    person: PersonId

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """Let somebody without a seat watch; a no-op for people who watch already."""
        if self.person in state.watchers or self.person in state.people:
            return ()
        if not state.settings.watch:
            raise TableRefusedError(TableCode.NOT_WATCHED)
        if len(state.watchers) >= MOST_WATCHERS:
            raise TableRefusedError(TableCode.ENOUGH_WATCHERS, needed=MOST_WATCHERS)
        return (WatchBegan(person=self.person),)


@dataclass(frozen=True, slots=True, kw_only=True)
class StopWatching:
    """Stop watching a table."""

    person: PersonId

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """End it; a no-op for people who do not watch."""
        watches = self.person in state.watchers
        return (WatchEnded(person=self.person),) if watches else ()
