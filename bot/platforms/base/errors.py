"""Translates the errors of a platform's library, for messages and for the check of the bot."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from bot.texts.translator import Argument, meaning

Refusals: TypeAlias = Mapping[type[Exception], Callable[[Any], Exception | None]]
"""Makes our error from each type of the library's errors; None raises it unchanged."""

UNREADABLE = (KeyError, TypeError, ValueError, AttributeError, OverflowError, RecursionError)
"""Errors of a platform's library when some other server answers in the platform's place."""


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


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check: a text with the state and, if needed, the remedy."""

    well: bool
    key: str
    figures: Mapping[str, Argument] = field(default_factory=dict)


def fine(key: str, **figures: Argument) -> Finding:
    """Return a good finding."""
    return Finding(True, key, figures)  # noqa: FBT003 - the name says it


def wrong(key: str, **figures: Argument) -> Finding:
    """Return a bad finding."""
    return Finding(False, key, figures)  # noqa: FBT003 - the name says it


def look_at_bot(
    platform: str, findings: AsyncIterator[Finding], troubles: Mapping[type[Exception], str]
) -> tuple[Finding, ...]:
    """Return the bot's settings at a platform, and what its owner should change there.

    `troubles` maps what the platform's library raises to `token` (the platform does not know it)
    or `away` (nobody answers); any other error is an invalid answer.
    """

    async def look() -> tuple[Finding, ...]:
        try:
            return tuple([finding async for finding in findings])
        except Exception as error:  # noqa: BLE001 - whatever the library raises
            return (wrong(f"doctor-{platform}-{meaning(troubles, error) or 'odd'}"),)

    return asyncio.run(look())
