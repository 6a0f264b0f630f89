"""The actions of a seat in a card game."""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from core.rules.actions import Action
from core.rules.cards.model.pieces import Card, Cards

Source: TypeAlias = Literal["stock", "discard"]
"""The source of a drawn card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Take(Action):
    """Take the top card of the stock or of the discard pile.

    `stock` is the order of the new stock if the old one has run out; None turns the discard pile
    over without a shuffle.
    """

    verb: ClassVar[str] = "take"
    source: Source
    stock: Cards | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldCards(Action):
    """Lay a new meld from the hand."""

    verb: ClassVar[str] = "meld"
    cards: Cards


@dataclass(frozen=True, slots=True, kw_only=True)
class LayOff(Action):
    """Add cards of the hand to the meld with this number, counted from 1."""

    verb: ClassVar[str] = "layoff"
    cards: Cards
    onto: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Discard(Action):
    """Put a card on the discard pile: the turn ends."""

    verb: ClassVar[str] = "discard"
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class Done(Action):
    """End the turn without a discard, with an empty hand."""

    verb: ClassVar[str] = "done"


Lay: TypeAlias = MeldCards | LayOff
"""Actions that bring cards from the hand to the table."""
