"""Removes outdated messages; what a platform refuses only for now is removed later."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

import structlog
from tenacity import RetryCallState
from tenacity.stop import stop_after_attempt

from bot.platforms.base.kept import KeptScreen
from bot.screens.screen import ScreenKind, Shown
from core.engine.logs import error_report
from core.engine.people import To
from core.engine.ports import Clock, GoneError, RejectedError, TryLaterError
from core.engine.time.retry import failure, retrying

LEFT = "left"
"""The slot of a place's outdated messages that still have to be removed."""
MOST = 20
"""The most of them that are remembered."""
TRIES = 3
"""How often a removal is tried at once."""
PAUSE = 1.0
"""Seconds between two tries, unless the platform names a time."""
FINAL = (GoneError, RejectedError)
"""Refusals for good."""
PATIENCE = 5.0
"""The longest time that the platform may name: later, the next screen tries again."""

STAYING = frozenset({ScreenKind.RESULT})
"""Screens that stay when a newer one comes, with their lasting buttons alone."""

_log = structlog.get_logger(__name__)
K = TypeVar("K", bound=KeptScreen)


@dataclass(frozen=True, slots=True, kw_only=True)
class Means(Generic[K]):
    """How a platform removes messages in one place."""

    strip: Callable[[K], Awaitable[bool]]
    """Remove all but the lasting buttons; return False if it has to be deleted instead."""
    delete: Callable[[K, int], Awaitable[None]]
    """Delete one message, or make it short."""


class Removals(Generic[K]):
    """Removes messages, and remembers those that could not be removed yet.

    `passing` are the errors after which the platform may remove a message later. After any other
    refusal it stays for good: it is out of date, but does no harm.
    """

    def __init__(
        self, kept: type[K], shown: Shown, clock: Clock, passing: tuple[type[Exception], ...]
    ) -> None:
        self._kept, self._shown, self._clock = kept, shown, clock
        self._passing = passing
        self._locks: WeakValueDictionary[To, asyncio.Lock] = WeakValueDictionary()

    async def remove(self, to: To, kept: K, means: Means[K]) -> None:
        """Remove an outdated message, now or with a later `remove_left`."""
        left = await self._removed(kept, means)
        if left is not None:
            async with self._lock(to):
                await self._keep(to, (*await self._left(to), left))

    async def remove_left(self, to: To, means: Means[K]) -> None:
        """Try again to remove what could not be removed yet in a place."""
        if not await self._left(to):
            return
        async with self._lock(to):
            tried = [await self._removed(one, means) for one in await self._left(to)]
            await self._keep(to, [one for one in tried if one is not None])

    async def spare(self, to: To, now: K) -> None:
        """Do not remove later what shows a screen again."""
        if not await self._left(to):
            return
        async with self._lock(to):
            await self._keep(to, _without(await self._left(to), now.messages))

    async def _removed(self, kept: K, means: Means[K]) -> K | None:
        """Remove a message; return what of it the platform may remove later."""
        if kept.kind in STAYING:
            stripped: list[bool] = []

            async def strip() -> None:
                stripped.append(await means.strip(kept))

            if not await self.done(strip):
                return kept
            if any(stripped):
                return None
        left = [
            number
            for number in kept.messages
            if not await self.done(partial(means.delete, kept, number))
        ]
        return replace(kept, messages=tuple(left)) if left else None

    async def done(self, remove: Callable[[], Awaitable[object]]) -> bool:
        """Remove something; return False if the platform may do so later."""
        again = retrying(
            self._clock, self._passing, but=FINAL, wait=_as_told, warn=_warn, stop=_is_over
        )
        try:
            await again(remove)
        except FINAL:
            return True
        except self._passing:
            return False
        return True

    async def _left(self, to: To) -> tuple[K, ...]:
        text = await self._shown.last(to, LEFT)
        return () if text is None else tuple(map(self._kept.unpacked, json.loads(text)))

    async def _keep(self, to: To, messages: Sequence[K]) -> None:
        if messages:
            packed = [one.packed() for one in messages[-MOST:]]
            await self._shown.keep(to, LEFT, json.dumps(packed))
        else:
            await self._shown.drop(to, LEFT)

    def _lock(self, to: To) -> asyncio.Lock:
        return self._locks.setdefault(to, asyncio.Lock())


def _without(messages: Sequence[K], shown: Collection[int]) -> list[K]:
    """Leave out messages that show something current again."""
    rest = (
        replace(one, messages=tuple(number for number in one.messages if number not in shown))
        for one in messages
    )
    return [one for one in rest if one.messages]


def _named(state: RetryCallState) -> float:
    error = failure(state)
    return error.seconds if isinstance(error, TryLaterError) else 0.0


def _as_told(state: RetryCallState) -> float:
    return max(PAUSE, _named(state))


def _is_over(state: RetryCallState) -> bool:
    return stop_after_attempt(TRIES)(state) or _named(state) > PATIENCE


def _warn(error: Exception) -> None:
    _log.warning("not removed", **error_report(error))
