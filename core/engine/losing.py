"""What a table does about a place that cannot be reached any more."""

from dataclasses import dataclass

from core.engine.happened import HomeClosed, PrivateClosed
from core.engine.people import To, ToChat
from core.engine.ports import Entropy
from core.engine.state import TableState
from core.rules.events import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class LosePlace:
    """A chat does not show the table any more, or somebody hears nothing in private.

    The game goes on: in the other chats, or in private with who sits there. Who hears nothing
    is told so once where the table is shown.
    """

    place: To

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """Note it once."""
        if isinstance(self.place, ToChat):
            shown = self.place.chat in state.chats
            return (HomeClosed(chat=self.place.chat),) if shown else ()
        person = self.place.person
        known = person in state.unreached or person not in state.people
        return () if known else (PrivateClosed(person=person),)
