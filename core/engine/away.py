"""Who is away: a computer plays for the seat, a host hands the table on, a lobby is closed."""

from dataclasses import dataclass

from core.engine.happened import ClockHeld, HostNamed, OwnerReturned, SeatStoodIn
from core.engine.people import Human, PersonId
from core.engine.ports import Entropy
from core.engine.refusals import TableCode, TableRefusedError
from core.engine.state import TableState
from core.rules.events import Event
from core.rules.pieces import Seat

LOBBY_WAITS = 1_800
"""Seconds for which a lobby in which nothing happens waits to be started."""


def stood_in(state: TableState, seat: Seat) -> tuple[Event, ...]:
    """Have a computer stand in for a seat; if that is the host's, somebody who is there takes over.

    Where nobody else is there, the table waits instead: computers do not play a match out alone.
    """
    others = tuple(person for person in there(state) if Human(person) != state.seats[seat])
    if not others:
        return () if state.paused else (ClockHeld(nobody=True),)
    handed = state.seats[seat] == Human(state.host)
    return (SeatStoodIn(seat=seat), *_named(others[:1] if handed else ()))


def returned(state: TableState, seat: Seat) -> tuple[Event, ...]:
    """Give a seat back to its owner, and the table with it if its host is away."""
    owner = state.seats[seat]
    host = state.seat_of(state.host)
    alone = host in state.standins and host != seat and not there(state)
    heir = (owner.person,) if alone and isinstance(owner, Human) else ()
    return (OwnerReturned(seat=seat), *_named(heir))


def there(state: TableState) -> tuple[PersonId, ...]:
    """Return the people who play for themselves."""
    return tuple(p for p in state.people if state.seat_of(p) not in state.standins)


def seat_at(state: TableState, person: PersonId) -> Seat:
    """Return where a person sits; raises TableRefusedError."""
    seat = state.seat_of(person)
    if seat is None:
        raise TableRefusedError(TableCode.NOT_AT_TABLE)
    return seat


@dataclass(frozen=True, slots=True, kw_only=True)
class ComeBack:
    """Play for oneself again: anybody's for whom a computer plays."""

    person: PersonId

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """Give the seat back; where no computer has it, nothing changes."""
        seat = seat_at(state, self.person)
        return returned(state, seat) if seat in state.standins else ()


def _named(heir: tuple[PersonId, ...]) -> tuple[Event, ...]:
    return tuple(HostNamed(person=person) for person in heir)
