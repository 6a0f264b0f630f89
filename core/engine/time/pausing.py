"""The clock of a table is stopped for a while, and runs again: anybody's who sits there."""

from dataclasses import dataclass

from core.engine.people import PersonId
from core.engine.ports import Entropy
from core.engine.table.events import ClockHeld, ClockRan
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.seating import returned, seat_at
from core.engine.table.state import TableState
from core.rules.events import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class HoldClock:
    """Stop the clock for a while: anybody's who sits there. Nobody can play meanwhile."""

    person: PersonId

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """Stop it, where a turn is timed; to stop it again changes nothing."""
        seat_at(state, self.person)
        if state.running is None or not state.seconds:
            raise TableRefusedError(TableCode.NOT_TIMED)
        return () if state.paused else (ClockHeld(by=self.person),)


@dataclass(frozen=True, slots=True, kw_only=True)
class RunClock:
    """Let the clock run again: anybody's who sits there. Who was away plays again by that."""

    person: PersonId

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """Let it run; to let it run again changes nothing."""
        seat = seat_at(state, self.person)
        back = returned(state, seat) if seat in state.standins else ()
        runs = (ClockRan(by=self.person),) if state.paused else ()
        if not (back or runs) and (state.running is None or not state.seconds):
            raise TableRefusedError(TableCode.NOT_TIMED)
        return (*back, *runs)
