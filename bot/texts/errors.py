"""Errors that a user is told, and tables that say what an error of each type means."""

from collections.abc import Mapping
from typing import TypeVar

from bot.texts.translator import Argument

E = TypeVar("E", bound=BaseException)
T = TypeVar("T")


class WordedError(Exception):
    """An error that a user is told in words of ours: a text key and its figures."""

    def __init__(self, key: str, **figures: Argument) -> None:
        super().__init__(key)
        self.key = key
        self.figures = figures


def meaning(table: Mapping[type[E], T], error: E) -> T | None:
    """Return the entry of an error's class or of its nearest base class; None if there is none."""
    return next((table[kind] for kind in type(error).__mro__ if kind in table), None)
