"""The public history of a round of cards, as a good player remembers it."""

from dataclasses import dataclass
from typing import TypeAlias

from core.rules.cards.model.pieces import Card, Cards
from core.rules.pieces import Seat

OfSeats: TypeAlias = tuple[tuple[Seat, Card], ...]
"""Cards with the seats concerned, oldest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class History:
    """The known cards, computed from events only; a position in progress has none."""

    taken: OfSeats = ()
    """Cards taken from the discard pile that are still in the taker's hand."""
    declined: OfSeats = ()
    """Cards on top of the discard pile that a seat declined by drawing from the stock."""
    thrown: OfSeats = ()
    """Cards that a seat discarded."""
    turned: Cards = ()
    """Once visible cards that became the stock, in canonical order: their order is secret."""
