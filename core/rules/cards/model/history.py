"""What everybody has seen of a round of cards, and a good player keeps in mind."""

from dataclasses import dataclass
from typing import TypeAlias

from core.rules.cards.model.pieces import Card, Cards
from core.rules.pieces import Seat

OfSeats: TypeAlias = tuple[tuple[Seat, Card], ...]
"""Cards, each with the seat that it has to do with, the oldest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class History:
    """What lay open once, folded from the events alone. A position in the middle has none."""

    taken: OfSeats = ()
    """Cards from the discard pile that are still in the hand of who took them."""
    declined: OfSeats = ()
    """Cards that a seat left lying on top of the discard pile, to draw from the stock."""
    thrown: OfSeats = ()
    """Cards that a seat discarded."""
    turned: Cards = ()
    """Cards that lay open and then became the stock, in the order of a hand: theirs is secret."""
