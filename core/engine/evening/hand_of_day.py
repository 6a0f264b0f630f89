"""The table of the hand of the day: the allowed commands, and when its deal may be shown."""

from collections.abc import Sequence
from dataclasses import dataclass

from core.engine.evening.daily import is_over, rivals
from core.engine.people import PersonId
from core.engine.ports import Entropy
from core.engine.table.commands import Command, GetUp, SeatComputers, Start, Stop
from core.engine.table.events import TableOpened
from core.engine.table.evolve import replay
from core.engine.table.pausing import FindAgain, HoldClock, LosePlace, RunClock
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.state import Settings, TableState
from core.rules.events import Event
from core.rules.sheet import Goal, Sheet


@dataclass(frozen=True, slots=True, kw_only=True)
class BeginDaily:
    """Deal the hand of the day to the table's person and to computer players."""

    person: PersonId

    def decide(self, state: TableState, entropy: Entropy) -> tuple[Event, ...]:
        """Seat the computers, and deal."""
        seats = SeatComputers(person=self.person, levels=rivals(state.sheet))
        taken = seats.decide(state, entropy)
        return (*taken, *Start(person=self.person).decide(replay(taken, state), entropy))


POSSIBLE = (BeginDaily, FindAgain, GetUp, HoldClock, LosePlace, RunClock, Stop)


def check_wanted(state: TableState, command: Command) -> None:
    """Refuse a command that would change the hand of the day; raises TableRefusedError."""
    if state.daily and not isinstance(command, POSSIBLE):
        raise TableRefusedError(TableCode.DAILY_FIXED)


def check_open(history: Sequence[Event], now: float) -> None:
    """Refuse to show the deal before its day is over; raises TableRefusedError."""
    opened = history[0]
    if isinstance(opened, TableOpened) and opened.daily and not is_over(opened.daily, now):
        raise TableRefusedError(TableCode.DAILY_CLOSED)


def opening(person: PersonId, sheet: Sheet, day: str, key: str) -> TableOpened:
    """Return the event that opens the table of a try: one round, without a clock."""
    return TableOpened(
        code="",
        host=person,
        chat=None,
        sheet=sheet,
        settings=Settings(goal=Goal("rounds", 1), clock="none"),
        seed=key,
        daily=day,
    )
