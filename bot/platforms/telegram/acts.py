"""Who has just said or pressed something, as long as it is being acted on."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.platforms.telegram.places import Place
from core.engine.inbox import cause
from core.engine.people import PersonId
from core.engine.ports import Cause


@dataclass(slots=True, kw_only=True)
class Act:
    """One thing that somebody did."""

    person: PersonId
    place: Place
    query: str | None = None
    """By which a press is answered, once; None for what was typed, and afterwards."""
    told: bool = False
    """Whether the presser has been told right there what would be shown in private."""


class Acts:
    """All that is being acted on now. What is told to others by and by belongs to none of it."""

    def __init__(self) -> None:
        self._acts: dict[Cause, Act] = {}

    @property
    def now(self) -> Act | None:
        """Return what is being acted on here."""
        here = cause()
        return None if here is None else self._acts.get(here)

    @contextmanager
    def acting(self, act: Act) -> Iterator[None]:
        """Say what is being acted on."""
        here = cause()
        if here is None:
            raise LookupError("nothing was brought")
        self._acts[here] = act
        try:
            yield
        finally:
            del self._acts[here]
