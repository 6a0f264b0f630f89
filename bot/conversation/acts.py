"""What is being acted on here: who has just said or pressed something, on whichever platform."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Generic, TypeVar

A = TypeVar("A")


class Acts(Generic[A]):
    """What is being acted on now, until it is answered: also once a change has settled it.

    What is told to others by and by belongs to none of it: the outbox sends in a context of its
    own.
    """

    def __init__(self) -> None:
        self._acting: ContextVar[A | None] = ContextVar("act", default=None)

    @property
    def now(self) -> A | None:
        """Return what is being acted on here."""
        return self._acting.get()

    @contextmanager
    def acting(self, act: A) -> Iterator[None]:
        """Say what is being acted on."""
        token = self._acting.set(act)
        try:
            yield
        finally:
            self._acting.reset(token)
