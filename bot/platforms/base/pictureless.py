"""Remembers which places refuse pictures."""

from collections.abc import MutableMapping
from typing import Generic, TypeVar

from core.engine.caches import memory
from core.engine.ports import Clock

AGAIN = 900.0
"""Seconds after which a picture is tried again, with the next new message."""

P = TypeVar("P")


class Pictureless(Generic[P]):
    """Remembers since when a place refuses pictures."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since: MutableMapping[P, float] = memory()

    def learn(self, place: P, *, takes: bool) -> None:
        """Note whether a place takes pictures now."""
        if takes:
            self._since.pop(place, None)
        else:
            self._since[place] = self._clock.now()

    def holds(self, place: P, *, anew: bool) -> bool:
        """Say whether text replaces a picture; `anew`: a new message can try a picture again."""
        since = self._since.get(place)
        return since is not None and not (anew and self._clock.now() - since >= AGAIN)
