"""Commands after a round: the next round, and another match."""

from dataclasses import dataclass

from core.engine.people import PersonId
from core.engine.ports import Entropy
from core.engine.table.events import NextWanted
from core.engine.table.evolve import replay
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.seating import (
    ComeBack,
    another_match,
    awaited_by,
    free_seats,
    next_round,
    returned,
    seat_at,
    there,
)
from core.engine.table.state import Phase, TableState
from core.rules.events import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class NextRound:
    """Deal the next round, or ask for a seat in it. Whoever was away plays again."""

    person: PersonId

    def decide(self, state: TableState, entropy: Entropy) -> tuple[Event, ...]:
        """Deal if the person has a seat, or gets one now, and the last round is over."""
        if self.person not in state.people and not _waits_alone(self.person, state):
            return awaited_by(self.person, state)
        if state.phase is Phase.LOBBY:
            raise TableRefusedError(TableCode.NOT_STARTED)
        if state.phase is Phase.PLAYING:
            raise TableRefusedError(TableCode.ROUND_RUNNING)
        if state.phase is Phase.OVER:
            raise TableRefusedError(TableCode.MATCH_OVER)
        seated = self.person in state.people
        back = ComeBack(person=self.person).decide(state, entropy) if seated else ()
        return (*back, *next_round(replay(back, state), entropy))


@dataclass(frozen=True, slots=True, kw_only=True)
class Ready:
    """Be ready for the next round; it is dealt when all players who are not away are ready.

    Whoever was away plays again.
    """

    person: PersonId

    def decide(self, state: TableState, entropy: Entropy) -> tuple[Event, ...]:
        """Note it once, or deal; people without a seat get none this way."""
        waits = self.person in state.waiting
        back = () if waits else ComeBack(person=self.person).decide(state, entropy)
        deals = NextRound(person=self.person).decide(state, entropy)
        if waits or {*state.ready, self.person}.issuperset(there(state)):
            return deals
        if self.person in state.ready:
            raise TableRefusedError(TableCode.READY_ALREADY)
        return (*back, NextWanted(person=self.person))


@dataclass(frozen=True, slots=True, kw_only=True)
class GoOn:
    """Deal the next round without waiting longer, if any player is there or gets a seat."""

    def decide(self, state: TableState, entropy: Entropy) -> tuple[Event, ...]:
        """Deal if a round is over and the match is not."""
        alone = any(_waits_alone(person, state) for person in state.waiting)
        waits = state.phase is Phase.BETWEEN and (there(state) or alone)
        return next_round(state, entropy) if waits else ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematch:
    """Play another match with the same seats, order and settings. Whoever was away plays again."""

    person: PersonId

    def decide(self, state: TableState, entropy: Entropy) -> tuple[Event, ...]:
        """Open another match once the last one is over."""
        _only_after_match(state, self.person)
        back = returned(state, self.person)
        return (*back, *another_match(replay(back, state), entropy))


@dataclass(frozen=True, slots=True, kw_only=True)
class Again:
    """Be ready for another match, while others may still look at the result.

    It starts when all players who are not away are ready. People who wait for a seat in it are
    ready, too, but start nothing. Asking twice changes nothing. Whoever was away plays again.
    """

    person: PersonId

    def decide(self, state: TableState, entropy: Entropy) -> tuple[Event, ...]:
        """Note it once, or open the match."""
        back: tuple[Event, ...] = ()
        if state.phase is not Phase.OVER or self.person not in state.waiting:
            _only_after_match(state, self.person)
            back = returned(state, self.person)
            if {*state.ready, self.person}.issuperset(there(state)):
                return (*back, *another_match(replay(back, state), entropy))
        return back if self.person in state.ready else (*back, NextWanted(person=self.person))


def _waits_alone(person: PersonId, state: TableState) -> bool:
    """Return whether a person waits for a seat that the next deal gives, while all are away."""
    first = state.waiting[: len(free_seats(state))]
    return state.phase is Phase.BETWEEN and person in first and not there(state)


def _only_after_match(state: TableState, person: PersonId) -> None:
    seat_at(state, person)
    if state.phase is Phase.LOBBY:
        raise TableRefusedError(TableCode.NOT_STARTED)
    if state.phase is not Phase.OVER:
        raise TableRefusedError(TableCode.MATCH_RUNNING)
