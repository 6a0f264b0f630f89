"""Applies actions of a seat by the rules, and retries when the table has changed meanwhile."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import wraps
from typing import ParamSpec, TypeVar

from core.engine.ports import Entropy, StaleError
from core.engine.table.events import Acted
from core.engine.table.evolve import replay
from core.engine.table.state import TableState
from core.rules.actions import Action, Timeout
from core.rules.events import Event
from core.rules.family import Family
from core.rules.pieces import Seat
from core.rules.play import decide
from core.rules.refusals import Code, Refusal, refuse
from core.rules.round import Round
from core.rules.seals import FairChance
from core.rules.view import RoundView

P = ParamSpec("P")
T = TypeVar("T")

TRIES = 20
"""The number of attempts. An attempt fails only if somebody else succeeded."""


def decided_anew(work: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Wrap work that loads, decides and stores, so that a StaleError repeats it.

    A stale attempt stores nothing, so it is invisible.
    """

    @wraps(work)
    async def deciding(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            try:
                return await work(*args, **kwargs)
            except StaleError:
                continue
        return await work(*args, **kwargs)

    return deciding


@dataclass(frozen=True, slots=True)
class Attempt:
    """The result of some actions: the events, or the refusal."""

    after: TableState
    """The table after the events."""
    events: tuple[Event, ...] = ()
    refusal: Refusal | None = None


def attempt(
    state: TableState, seat: Seat, actions: tuple[Action, ...], entropy: Entropy
) -> Attempt:
    """Decide consecutive actions of one seat. The first refusal undoes all of them.

    One exception: events that a refused first action itself causes (a round that ends) stand.
    """
    done: tuple[Acted, ...] = ()
    after = state
    for action in actions:
        if after.match is None:
            return Attempt(state, refusal=refuse(Code.ROUND_OVER))
        ready = shuffled(after, action, entropy)
        decision = decide(after.match, seat, ready)
        by = after.player_of(seat)
        if decision.refusal is not None:
            settled = Acted(seat=seat, verb="", by=by, events=decision.events)
            brought = (settled,) if decision.events and not done else ()
            return Attempt(replay(brought, state), brought, decision.refusal)
        if decision.events:
            number = after.shuffles + 1 if ready != action else 0
            acted = Acted(
                seat=seat, verb=action.verb, by=by, events=decision.events, shuffle=number
            )
            done, after = (*done, acted), replay((acted,), after)
    return Attempt(after, done)


def automatic(state: TableState, acts: Attempt) -> Attempt:
    """Mark the actions of an attempt as those of a plan or a standing order."""
    marked = tuple(
        replace(event, automatic=True) if isinstance(event, Acted) else event
        for event in acts.events
    )
    return replace(acts, after=replay(marked, state), events=marked) if marked else acts


def shuffled(state: TableState, action: Action, entropy: Entropy) -> Action:
    """Return the action with the shuffle that it needs: the next shuffle of this deal."""
    if state.running is None:
        return action
    family: Family[Round, RoundView] = state.sheet.family
    pieces = family.rules.needs_shuffle(state.running, action)
    if pieces is None:
        return action
    fixed = state.fairness
    chance = entropy if fixed is None else FairChance(fixed, state.shuffles)
    return family.rules.with_shuffle(action, chance.shuffle(pieces))


def computer_acts(
    state: TableState, seat: Seat, moves: tuple[Action, ...], entropy: Entropy
) -> Attempt:
    """Apply a computer player's moves; apply the timeout if they lead to nothing."""
    acts = attempt(state, seat, moves, entropy)
    if acts.events:
        return acts
    return replace(attempt(state, seat, (Timeout(),), entropy), refusal=acts.refusal)
