"""The events of a card game."""

from dataclasses import dataclass

from core.rules.cards.model.pieces import Card, Cards
from core.rules.cards.model.round import Drawn
from core.rules.events import Event
from core.rules.pieces import Meld, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTaken(Event):
    """A seat took a card from the stock or the discard pile."""

    seat: Seat
    drawn: Drawn
    reshuffled: int = 0
    """The number of cards from the discard pile that became the new stock first."""
    order: Cards = ()
    """The order of the new stock; empty in the events that players see."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StockRanOut(Event):
    """A seat drew from the stock, but there was no card left, even by shuffling."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsMelded(Event):
    """A seat laid a new meld."""

    seat: Seat
    meld: Meld


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsLaidOff(Event):
    """A seat added cards to the meld with this number, counted from 1; `meld` is the result."""

    seat: Seat
    cards: Cards
    onto: int
    meld: Meld


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDiscarded(Event):
    """A seat discarded a card, which ended its turn."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class TimedOut(Event):
    """A timeout ended a seat's turn.

    `taken` is the draw made for the seat; None if it had drawn or nothing was left. `discarded` is
    the card discarded for it; None if no card may be discarded.
    """

    seat: Seat
    taken: CardTaken | None = None
    discarded: Card | None = None
