"""What Discord refuses, in the words of our ports."""

from collections.abc import Iterator
from contextlib import contextmanager

import discord

from core.engine.ports import GoneError, RejectedError, TryLaterError

GONE_CHANNEL, GONE_MESSAGE, GONE_INTERACTION, GONE_WEBHOOK = 10003, 10008, 10062, 10015
ANSWERED = 40060
CLOSED = frozenset({50007, 50278})
"""Somebody takes no direct messages from us, or shares no server with us."""
NOT_ALLOWED = 50013
OUT_OF_REACH = frozenset({GONE_CHANNEL, 10004, 50001, NOT_ALLOWED, 160_005})
"""A channel is deleted or locked, we were removed, or may not write there any more."""
OLD_EDITS = 30046
"""A message of more than an hour was edited too often: a new one has to be sent."""
ARCHIVED = 50083
"""A thread is archived: nothing in it can be edited until something new is sent there."""
MISSING = frozenset({GONE_MESSAGE, OLD_EDITS, ARCHIVED})
THREAD_IS_THERE = 160_004
"""Each message can begin one thread, which has its number."""
TOO_MANY = 429
UNSAID = 5.0
"""Seconds for which Discord is left alone where it does not say how long it wants to be."""


@contextmanager
def in_our_words() -> Iterator[None]:
    """Raise TryLaterError, GoneError or RejectedError for what Discord answers.

    What else goes wrong on the way is raised as it is: it may go better next time.
    """
    try:
        yield
    except discord.RateLimited as error:
        raise TryLaterError(error.retry_after) from error
    except discord.DiscordServerError:
        raise
    except discord.HTTPException as error:
        if error.status == TOO_MANY:
            raise TryLaterError(seconds_in(error)) from error
        if error.code in OUT_OF_REACH | CLOSED:
            raise GoneError from error
        raise RejectedError from error


def seconds_in(error: discord.HTTPException) -> float:
    """Return how long Discord wants to be left alone."""
    after = error.response.headers.get("Retry-After", "")
    return float(after) if after.replace(".", "", 1).isdigit() else UNSAID
