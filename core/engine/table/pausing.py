"""Pausing a table and resuming it: by its players, or because no chat shows it any more."""

from dataclasses import dataclass

from core.engine.people import ChatId, PersonId, To, ToChat
from core.engine.ports import Entropy
from core.engine.table.events import (
    ClockHeld,
    ClockRan,
    HomeClosed,
    PrivateClosed,
    PrivateOpened,
    WatchEnded,
)
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
        _check_timed(state)
        return () if state.paused else (ClockHeld(by=self.person),)


@dataclass(frozen=True, slots=True, kw_only=True)
class RunClock:
    """Resume the clock; any player may. A player who was away plays again."""

    person: PersonId

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """Resume it; resuming twice is a no-op."""
        seat_at(state, self.person)
        back = returned(state, self.person)
        runs = (ClockRan(by=self.person),) if state.paused and not state.deserted else ()
        if not (back or runs):
            _check_timed(state)
        return (*back, *runs)


def _check_timed(state: TableState) -> None:
    """Raise TableRefusedError if no turn is running that has a time limit."""
    if state.running is None:
        raise TableRefusedError(TableCode.NO_ROUND)
    if not state.seconds:
        raise TableRefusedError(TableCode.NOT_TIMED)


@dataclass(frozen=True, slots=True, kw_only=True)
class LosePlace:
    """A chat stops showing the table, or a player becomes unreachable in private.

    The game continues in the other chats. If the chat was the last one, the game pauses until a
    player resumes it in private. An unreachable player is told once where the table is shown.
    """

    place: To

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """Note it, unless it is known already."""
        if isinstance(self.place, ToChat):
            return self._without(self.place.chat, state)
        person = self.place.person
        if person in state.watchers:
            return (WatchEnded(person=person),)
        known = person in state.unreached or person not in state.people
        return () if known else (PrivateClosed(person=person),)

    def _without(self, chat: ChatId, state: TableState) -> tuple[Event, ...]:
        if chat not in state.chats:
            return ()
        plays = state.running is not None and not state.paused
        held = (ClockHeld(),) if plays and len(state.chats) == 1 else ()
        return (HomeClosed(chat=chat), *held)


@dataclass(frozen=True, slots=True, kw_only=True)
class FindAgain:
    """A player who was unreachable in private has written there."""

    person: PersonId

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """Mark the player as reachable in private."""
        lost = self.person in state.unreached
        return (PrivateOpened(person=self.person),) if lost else ()
