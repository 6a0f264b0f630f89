"""Bounded LRU caches."""

from collections.abc import Callable
from typing import Any

from cachetools import LRUCache

REMEMBERED = 10_000
"""The default size of caches that grow with people, chats and tables."""


def memory(most: int | None = None, size: Callable[[Any], int] | None = None) -> LRUCache[Any, Any]:
    """Return an empty cache for data that can be recomputed.

    It holds `most` entries, by default `REMEMBERED`. With `size`, `most` limits the total size of
    the entries, and the size of each one.
    """
    return LRUCache(maxsize=REMEMBERED if most is None else most, getsizeof=size)
