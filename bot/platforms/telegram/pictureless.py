"""Chats in which the bot may write but not send pictures: as text, and from time to time again."""

from collections.abc import MutableMapping

from bot.platforms.telegram.places import Place
from core.engine.ports import Clock
from core.engine.remembering import memory

AGAIN = 900.0
"""Seconds after which a picture is tried again, when there is a turn to show."""


class Pictureless:
    """Remembers since when a chat takes no pictures."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since: MutableMapping[Place, float] = memory()

    def note(self, place: Place) -> None:
        """Note that a picture was refused just now."""
        self._since[place] = self._clock.now()

    def holds(self, place: Place, *, anew: bool) -> bool:
        """Say whether text is shown; `anew`: a message is sent, in which a picture can be tried."""
        since = self._since.get(place)
        return since is not None and not (anew and self._clock.now() - since >= AGAIN)

    def over(self, place: Place) -> None:
        """Note that a picture was taken."""
        self._since.pop(place, None)
