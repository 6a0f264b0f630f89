"""What stands after a word and makes no sense there: a text that says so, and its figures."""

from bot.conversation.asked import Asked
from bot.reading.marks import SHOWN
from bot.texts.translator import Argument

ALONE = frozenset({"draw", "pass", "done", "undo", "reset", "object", "accept"})
"""Words of the turn that nothing can stand after."""


class UnclearError(ValueError):
    """Nothing was done, because it is not clear what was meant."""

    def __init__(self, key: str, **figures: Argument) -> None:
        super().__init__(key)
        self.key = key
        self.figures = figures


def check_alone(asked: Asked) -> None:
    """Refuse text after a word that stands alone; raises UnclearError."""
    if asked.word in ALONE and asked.text:
        raise UnclearError("mishap-alone", word=asked.word, text=asked.text[:SHOWN])


def check_named(asked: Asked) -> None:
    """Refuse a word that wants somebody's name without one; raises UnclearError."""
    if not asked.text.strip():
        raise UnclearError("mishap-whom", word=asked.word)
