"""Pausing a table's clock and resuming it; any player may do both."""

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
    """Pause the clock; any player may. Nobody can play meanwhile."""

    person: PersonId

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """Pause it if the turn is timed; pausing twice is a no-op."""
        seat_at(state, self.person)
        if state.running is None or not state.seconds:
            raise TableRefusedError(TableCode.NOT_TIMED)
        return () if state.paused else (ClockHeld(by=self.person),)


@dataclass(frozen=True, slots=True, kw_only=True)
class RunClock:
    """Resume the clock; any player may. A player who was away plays again."""

    person: PersonId

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """Resume it; resuming twice is a no-op."""
        seat = seat_at(state, self.person)
        back = returned(state, seat) if seat in state.standins else ()
        runs = (ClockRan(by=self.person),) if state.paused else ()
        if not (back or runs) and (state.running is None or not state.seconds):
            raise TableRefusedError(TableCode.NOT_TIMED)
        return (*back, *runs)
