"""Puts what a seat does before the rules, and decides again if the table has changed meanwhile."""

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
from core.rules.shuffle.seals import FairChance
from core.rules.view import RoundView

P = ParamSpec("P")
T = TypeVar("T")

TRIES = 20
"""How often it is decided; each time somebody else has got something done."""


def decided_anew(work: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Have something done that looks at a table, decides, and stores: again where that was stale.

    Nothing of a stale decision was stored, so nobody sees that there was one.
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
    """What came of some actions: what has happened, or why nothing has."""

    after: TableState
    """The table with all that has happened."""
    events: tuple[Event, ...] = ()
    refusal: Refusal | None = None


def attempt(
    state: TableState, seat: Seat, actions: tuple[Action, ...], entropy: Entropy
) -> Attempt:
    """Decide actions of one seat in a row. The first refusal undoes all of them.

    What the mere attempt of the first brings about (a round that ends) has happened all the same.
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


def shuffled(state: TableState, action: Action, entropy: Entropy) -> Action:
    """Return the action with the shuffle that it makes necessary: the next one of this deal."""
    if state.running is None:
        return action
    family: Family[Round, RoundView] = state.sheet.family
    pieces = family.needs_shuffle(state.running, action)
    if pieces is None:
        return action
    fixed = state.fairness
    chance = entropy if fixed is None else FairChance(fixed, state.shuffles)
    return family.with_shuffle(action, chance.shuffle(pieces))


def computer_acts(
    state: TableState, seat: Seat, moves: tuple[Action, ...], entropy: Entropy
) -> Attempt:
    """Let a computer player make its moves; the bell rings for one that is at a loss."""
    acts = attempt(state, seat, moves, entropy)
    if acts.events:
        return acts
    return replace(attempt(state, seat, (Timeout(),), entropy), refusal=acts.refusal)
