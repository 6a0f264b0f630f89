"""Moves in records, for all families: a verb, followed by its arguments."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from core.rules.actions import Action, Leave
from core.rules.family import UnknownWordError
from core.rules.pieces import UnreadableError

Readers: TypeAlias = Mapping[str, Callable[[str], Action]]
"""The parsers of the text after each verb."""

SHOWN = 40
"""The maximum length of invalid text that an error repeats."""


def read_by_verb(readers: Readers, verb: str, text: str) -> Action:
    """Parse a move of a family, or one that all families share.

    Raises:
        UnknownWordError: there is no such verb.
        UnreadableError: the text after the verb is invalid.
    """
    reader = readers.get(verb, _SHARED.get(verb))
    if reader is None:
        raise UnknownWordError(verb)
    return reader(text)


def verb_alone(make: Callable[[], Action]) -> Callable[[str], Action]:
    """Return a parser for a move that consists of its verb alone."""

    def read(text: str) -> Action:
        nothing_more(text)
        return make()

    return read


def nothing_more(text: str) -> None:
    """Require that no text is left; raises UnreadableError."""
    if text.strip():
        raise UnreadableError(text.strip()[:SHOWN])


_SHARED: Readers = {Leave.verb: verb_alone(Leave)}
