"""Decides anew what was decided on a table that somebody else has changed meanwhile."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from core.engine.ports import StaleError

P = ParamSpec("P")
T = TypeVar("T")

TRIES = 20
"""How often it is decided; each time somebody else has got something done."""


def decided_anew(work: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Have something done that looks at a table, decides, and stores: again where that was stale.

    Nothing of a stale decision was stored, so nobody sees that there was one.
    """

    @wraps(work)
    async def deciding(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            try:
                return await work(*args, **kwargs)
            except StaleError:
                continue
        return await work(*args, **kwargs)

    return deciding
