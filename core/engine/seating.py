"""Who gets a seat, and when: at once, from the next round or match on, or when one is free."""

from core.engine.happened import SeatAsked, SeatTaken
from core.engine.people import Computer, Human, Nobody, PersonId
from core.engine.refusals import TableCode, TableRefusedError
from core.engine.state import Phase, TableState
from core.rules.events import Event
from core.rules.match import table_can_be
from core.rules.pieces import Seat


def seat_for(person: PersonId, state: TableState) -> tuple[Event, ...]:
    """Seat somebody, at once or from the next round or match on; raises TableRefusedError."""
    room = state.sheet.max_players - len(state.seats)
    if state.phase is Phase.LOBBY:
        if room <= 0:
            raise TableRefusedError(TableCode.TABLE_FULL, needed=state.sheet.max_players)
        return (SeatTaken(who=Human(person)),)
    if len(free_seats(state)) + room <= len(state.waiting):
        raise TableRefusedError(TableCode.NO_FREE_SEAT)
    return (SeatAsked(person=person),)


def awaited_by(person: PersonId, state: TableState) -> tuple[Event, ...]:
    """Have somebody wait for a seat, though none may become free for long."""
    if person in state.waiting:
        raise TableRefusedError(TableCode.ALREADY_SEATED)
    if state.phase is Phase.LOBBY and len(state.seats) < state.sheet.max_players:
        return seat_for(person, state)
    return (SeatAsked(person=person),)


def free_seats(state: TableState) -> tuple[Seat, ...]:
    """Return the seats that somebody waiting could have: those closed first, then computers."""
    closed = [seat for seat, who in enumerate(state.seats) if who == Nobody()]
    computers = [seat for seat, who in enumerate(state.seats) if isinstance(who, Computer)]
    return (*closed, *computers)


def seated(state: TableState) -> tuple[Event, ...]:
    """Have those sit down at the end of the row who have waited longest, as many as can play."""
    taken = len(state.seats)
    room = sum(table_can_be(state.sheet, taken + more) for more in range(1, len(state.waiting) + 1))
    return tuple(SeatTaken(who=Human(person)) for person in state.waiting[:room])
