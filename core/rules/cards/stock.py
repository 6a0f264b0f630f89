"""The stock, and how the discard pile becomes a new one."""

from core.rules.cards.pieces import Cards, as_cards, in_order
from core.rules.cards.round import CardRound
from core.rules.family import ImpossibleMoveError
from core.rules.pieces import Pieces


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
