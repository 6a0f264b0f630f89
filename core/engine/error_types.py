"""Tables that say what an error of each type means."""

from collections.abc import Mapping
from typing import TypeVar

T = TypeVar("T")


def meaning(table: Mapping[type[Exception], T], error: Exception) -> T | None:
    """Return the entry of an error's class or of its nearest base class; None if there is none."""
    return next((table[kind] for kind in type(error).__mro__ if kind in table), None)
