"""A platform's refusals, as the errors of our ports."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeAlias

from bot.texts.errors import meaning

Refusals: TypeAlias = Mapping[type[Exception], Callable[[Any], Exception | None]]
"""What makes our error of each type of the library's; None: it is raised unchanged."""


class PicturelessError(Exception):
    """The bot may write in a place, but not send pictures there."""


@contextmanager
def in_words_of(refusals: Refusals) -> Iterator[None]:
    """Raise TryLaterError, GoneError, RejectedError or PicturelessError for a platform's refusal.

    Any other error is raised unchanged: the next attempt may succeed.
    """
    try:
        yield
    except Exception as error:
        make = meaning(refusals, error)
        ours = None if make is None else make(error)
        if ours is None:
            raise
        raise ours from error
