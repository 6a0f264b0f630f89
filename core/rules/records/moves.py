"""Moves as records write them in every family: a verb and what stands after it."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from core.rules.actions import Action, Leave
from core.rules.family import UnknownWordError
from core.rules.pieces import UnreadableError

Readers: TypeAlias = Mapping[str, Callable[[str], Action]]
"""What reads the text after each verb."""

SHOWN = 40
"""Characters of what is too much that an answer repeats."""


def read_by_verb(readers: Readers, verb: str, text: str) -> Action:
    """Read a move of a family, or one that every family knows.

    Raises:
        UnknownWordError: no such verb.
        UnreadableError: what stands after it makes no such move.
    """
    reader = readers.get(verb, _SHARED.get(verb))
    if reader is None:
        raise UnknownWordError(verb)
    return reader(text)


def verb_alone(make: Callable[[], Action]) -> Callable[[str], Action]:
    """Read a move of which its verb says all."""

    def read(text: str) -> Action:
        nothing_more(text)
        return make()

    return read


def nothing_more(text: str) -> None:
    """Hold that nothing else stands there; raises UnreadableError."""
    if text.strip():
        raise UnreadableError(text.strip()[:SHOWN])


_SHARED: Readers = {Leave.verb: verb_alone(Leave)}
