"""What a record of a match is made of."""

from collections.abc import Iterable
from dataclasses import dataclass

from core.engine.evolve import evolve
from core.engine.happened import Acted, Dealt, MatchOpened
from core.engine.people import Occupant, PersonId
from core.engine.refusals import TableCode, TableRefusedError
from core.engine.state import TableState
from core.rules.events import Event
from core.rules.sheet import Goal, Sheet


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchLog:
    """A match from its opening on: the sheet, who sat where, and what the rules tell of it."""

    sheet: Sheet
    goal: Goal
    seats: tuple[Occupant, ...]
    """Who sat there when the match began."""
    people: frozenset[PersonId]
    """Everybody who has played in it."""
    is_over: bool
    """Racks and stock of a round that is being played are secret."""
    events: tuple[Event, ...]


def last_match(history: Iterable[Event]) -> MatchLog:
    """Pick the last match out of a table's history.

    Raises:
        TableRefusedError: no match has begun.
    """
    state: TableState | None = None
    opened: TableState | None = None
    people: set[PersonId] = set()
    events: list[Event] = []
    for event in history:
        state = evolve(state, event)
        if isinstance(event, MatchOpened):
            opened, people = state, set()
            events.clear()
        people.update(state.people)
        events.extend(_of_rules(event))
    if opened is None or state is None:
        raise TableRefusedError(TableCode.NOT_STARTED)
    return MatchLog(
        sheet=opened.sheet,
        goal=opened.begun.goal,
        seats=opened.seats,
        people=frozenset(people),
        is_over=state.running is None,
        events=tuple(events),
    )


def _of_rules(event: Event) -> tuple[Event, ...]:
    match event:
        case Dealt(deal=deal, left=left):
            return (deal, *left)
        case Acted(events=events):
            return events
    return ()
