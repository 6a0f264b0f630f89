"""Memories of bounded size: what was not used for the longest goes first."""

from collections.abc import Callable
from typing import Any

from cachetools import LRUCache

REMEMBERED = 10_000
"""Entries of each memory that grows with people, chats and tables."""


def memory(most: int | None = None, size: Callable[[Any], int] | None = None) -> LRUCache[Any, Any]:
    """Return an empty memory of what may be lost: whoever finds nothing does as at first.

    It holds so many entries; if nothing is said, `REMEMBERED`. With a `size`, the entries may be so
    large all together, and none of them may be larger.
    """
    return LRUCache(maxsize=REMEMBERED if most is None else most, getsizeof=size)
