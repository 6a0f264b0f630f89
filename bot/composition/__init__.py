"""Where everything is put together, by hand: the only place that knows a concrete store."""

from bot.composition.databases import (
    UnopenedError,
    backed_up,
    check_folder,
    drained,
    in_words,
    kept_in,
    looked_at,
    place_of,
)
from bot.composition.house import House, open_house
from bot.composition.parts import Parts

__all__ = [
    "House",
    "Parts",
    "UnopenedError",
    "backed_up",
    "check_folder",
    "drained",
    "in_words",
    "kept_in",
    "looked_at",
    "open_house",
    "place_of",
]
