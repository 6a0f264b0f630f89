"""Who has just said or pressed something, as long as it is being acted on."""

from dataclasses import dataclass

from bot.platforms.telegram.places import Place
from core.engine.people import PersonId


@dataclass(slots=True, kw_only=True)
class Act:
    """One thing that somebody did."""

    person: PersonId
    place: Place
    query: str | None = None
    """By which a press is answered, once; None for what was typed, and afterwards."""
    told: bool = False
    """Whether the presser has been told right there what would be shown in private."""
