"""The bell: what it makes of a turn, and of somebody who was not there again and again."""

from dataclasses import replace

from core.engine.acting import Attempt, attempt
from core.engine.away import stood_in
from core.engine.evolve import replay
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
    away = _away(acts.after, seat)
    return replace(acts, events=(*acts.events, *away), after=replay(away, acts.after))


def _away(state: TableState, seat: Seat) -> tuple[Event, ...]:
    """Have a computer stand in for who was found idle again and again."""
    bells = state.settings.idle_bells
    if not bells or state.idle[seat] < bells or state.running is None:
        return ()
    return stood_in(state, seat)
