"""The findings of checks."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.texts.translator import Argument


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
