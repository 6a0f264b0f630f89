"""What a table does about a place that cannot be reached any more, or again."""

from dataclasses import dataclass

from core.engine.people import ChatId, PersonId, To, ToChat
from core.engine.ports import Entropy
from core.engine.table.events import ClockHeld, HomeClosed, PrivateClosed, PrivateOpened
from core.engine.table.state import TableState
from core.rules.events import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class LosePlace:
    """A chat does not show the table any more, or somebody hears nothing in private.

    The game goes on in the other chats; where that was the last, it pauses until somebody who
    sits there lets it run in private. Who hears nothing is told so once where the table is shown.
    """

    place: To

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """Note it once."""
        if isinstance(self.place, ToChat):
            return self._without(self.place.chat, state)
        person = self.place.person
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
    """Somebody has been heard of in private who could not be reached there."""

    person: PersonId

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """Tell it there again from now on."""
        lost = self.person in state.unreached
        return (PrivateOpened(person=self.person),) if lost else ()
