"""A round of cards in play, and its stock."""

from dataclasses import dataclass, field

from core.rules.cards.model.actions import Source
from core.rules.cards.model.history import History
from core.rules.cards.model.pieces import Card, Cards, as_cards, in_order
from core.rules.cards.model.sheet import CardSheet
from core.rules.family import ImpossibleMoveError
from core.rules.pieces import Pieces, Seat
from core.rules.round import Round


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn:
    """The card that a turn began with; `card` is None for eyes that must not see it."""

    source: Source
    card: Card | None

    def __str__(self) -> str:
        return f"drawn {self.card or '?'} {self.source}"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardRound(Round):
    """The whole state of a round of cards.

    `opened` are the seats that had melded or laid off before this turn. Whether the seat on turn
    has done so for the first time in it is kept apart in `opening` until the turn ends, because
    Going Rummy asks for it.
    """

    sheet: CardSheet
    racks: tuple[Cards, ...]
    stock: Cards = ()
    discard: Cards = ()
    """The discard pile, the last card on top."""
    drawn: Drawn | None = None
    """The card that the seat on turn took; None before it has."""
    opening: bool = False
    """Whether the seat on turn has melded or laid off in this turn, and never before it."""
    reshuffles: int = 0
    """How often the discard pile has become the stock."""
    history: History = field(default_factory=History, compare=False)
    """How it came to this, as everybody has seen it: rounds are the same by what lies there."""

    @property
    def hand(self) -> Cards:
        """The cards of the seat on turn."""
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
        """The seats that have melded or laid off this round, this turn included."""
        return self.opened | {self.to_move} if self.opening else self.opened


def without_cards(hand: Cards, cards: Pieces) -> Cards:
    """Return the hand without these cards."""
    return tuple(card for card in hand if card not in cards)


def to_reshuffle(round_: CardRound) -> Cards:
    """Return the cards that become the stock at the next draw, in the order in which they lay.

    They are all of the discard pile but its top; none while there is stock, nor once the pile
    has been used up as often as the sheet lets it.
    """
    exhausted = round_.reshuffles >= round_.sheet.reshuffles
    return () if round_.stock or exhausted else round_.discard[:-1]


def stock_at_draw(round_: CardRound, order: Pieces | None) -> Cards:
    """Return the stock that the next draw finds; empty: nothing can be drawn, the round is void.

    Raises:
        ImpossibleMoveError: `order` is no shuffle of the cards to be shuffled.
    """
    below = () if round_.stock else round_.discard[:-1]
    turned = to_reshuffle(round_)
    if order is None:
        return round_.stock or turned
    if in_order(as_cards(order)) != in_order(below):
        raise ImpossibleMoveError("a shuffle of other cards than lie there")
    return as_cards(order) if turned else ()
