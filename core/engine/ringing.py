"""The bell: what it makes of a turn, and of somebody who was not there again and again."""

from dataclasses import replace

from core.engine.acting import Attempt, attempt
from core.engine.evolve import replay
from core.engine.happened import HostNamed, SeatStoodIn
from core.engine.people import Human
from core.engine.ports import Entropy
from core.engine.state import TableState
from core.rules.actions import Action
from core.rules.events import Event
from core.rules.pieces import Seat


def rung(state: TableState, seat: Seat, actions: tuple[Action, ...], entropy: Entropy) -> Attempt:
    """Return what the bell brings; after several idle ones in a row a computer stands in."""
    acts = attempt(state, seat, actions, entropy)
    if not acts.events:
        return acts
    after = replay(acts.events, state)
    return replace(acts, events=(*acts.events, *_away(after, seat)))


def _away(state: TableState, seat: Seat) -> tuple[Event, ...]:
    """Have a computer stand in for who is away, and hand on the table if that is its host."""
    bells, who = state.settings.idle_bells, state.seats[seat]
    if not bells or state.idle[seat] < bells or state.running is None:
        return ()
    there = [
        person for person in state.people if state.seat_of(person) not in {seat, *state.standins}
    ]
    heir = tuple(HostNamed(person=person) for person in there[:1] if who == Human(state.host))
    return (SeatStoodIn(seat=seat), *heir)
