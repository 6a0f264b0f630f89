"""What was looked at, and how it was found."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.texts.translator import Argument


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: a text that says how it is, and what to do."""

    well: bool
    key: str
    figures: Mapping[str, Argument] = field(default_factory=dict)


def fine(key: str, **figures: Argument) -> Finding:
    """Find something well."""
    return Finding(True, key, figures)  # noqa: FBT003 - the name says it


def wrong(key: str, **figures: Argument) -> Finding:
    """Find something wrong."""
    return Finding(False, key, figures)  # noqa: FBT003 - the name says it
