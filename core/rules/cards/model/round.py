"""The state of a round of cards: hands, stock, discard pile, and what everybody has seen."""

from dataclasses import dataclass, field
from typing import TypeAlias

from core.rules.cards.model.actions import Source
from core.rules.cards.model.pieces import Card, Cards, as_cards, in_order
from core.rules.cards.model.sheet import CardSheet
from core.rules.family import ImpossibleMoveError
from core.rules.pieces import Pieces, Seat
from core.rules.round import Round

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn:
    """The drawn card of a turn; `card` is None in views that must not show it."""

    source: Source
    card: Card | None

    def __str__(self) -> str:
        return f"drawn {self.card or '?'} {self.source}"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardRound(Round):
    """The full state of a round of cards.

    `opened` are the seats that had melded or laid off before this turn. If the seat to move did so
    for the first time in this turn, only `opening` says so until the turn ends, because Going Rummy
    depends on it.
    """

    sheet: CardSheet
    racks: tuple[Cards, ...]
    stock: Cards = ()
    discard: Cards = ()
    """The discard pile, the last card on top."""
    drawn: Drawn | None = None
    """The card drawn by the seat to move; None before its draw."""
    opening: bool = False
    """Whether the seat to move has melded or laid off for the first time, in this turn."""
    reshuffles: int = 0
    """The number of times that the discard pile became the stock."""
    history: History = field(default_factory=History, compare=False)
    """The public history; it does not affect equality."""

    @property
    def hand(self) -> Cards:
        """The cards of the seat to move."""
        return self.racks[self.to_move]

    @property
    def barred(self) -> Card | None:
        """The card that may not be discarded: the one just taken from the discard pile."""
        taken = self.drawn is not None and self.drawn.source == "discard"
        return self.drawn.card if self.drawn and taken else None

    @property
    def discardable(self) -> Cards:
        """The cards of the hand that may be discarded."""
        return tuple(card for card in self.hand if card != self.barred)

    @property
    def opened_by_now(self) -> frozenset[Seat]:
        """The seats that have melded or laid off, this turn included."""
        return self.opened | {self.to_move} if self.opening else self.opened


def without_cards(hand: Cards, cards: Pieces) -> Cards:
    """Return the hand without these cards."""
    return tuple(card for card in hand if card not in cards)


def to_reshuffle(round_: CardRound) -> Cards:
    """Return the cards that become the stock at the next draw, in their present order.

    These are the discard pile below its top card. The result is empty while there is stock, or once
    the sheet's number of reshuffles is used up.
    """
    exhausted = round_.reshuffles >= round_.sheet.reshuffles
    return () if round_.stock or exhausted else round_.discard[:-1]


def stock_at_draw(round_: CardRound, order: Pieces | None) -> Cards:
    """Return the stock of the next draw; if empty, nothing is left to draw and the round is void.

    Raises:
        ImpossibleMoveError: `order` does not consist of the cards to shuffle.
    """
    below = () if round_.stock else round_.discard[:-1]
    turned = to_reshuffle(round_)
    if order is None:
        return round_.stock or turned
    if in_order(as_cards(order)) != in_order(below):
        raise ImpossibleMoveError("a shuffle of other cards than lie there")
    return as_cards(order) if turned else ()
