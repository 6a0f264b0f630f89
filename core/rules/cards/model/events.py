"""What has happened in a game of cards."""

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
    """How many cards of the discard pile became the new stock first."""
    order: Cards = ()
    """Their order as the new stock; left out where it is told to players."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StockRanOut(Event):
    """A seat wanted a card from the stock, and there was none nor any to shuffle."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsMelded(Event):
    """A seat laid a new meld."""

    seat: Seat
    meld: Meld


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsLaidOff(Event):
    """A seat added cards to the meld with this number, counted from 1, which then was `meld`."""

    seat: Seat
    cards: Cards
    onto: int
    meld: Meld


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDiscarded(Event):
    """A seat put a card on the discard pile: its turn was over."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class TimedOut(Event):
    """The timeout ended a seat's turn.

    `taken` is the draw that it made for the seat, None where the seat had drawn or nothing was
    left; `discarded` the card that it discarded, None where no card may be.
    """

    seat: Seat
    taken: CardTaken | None = None
    discarded: Card | None = None
