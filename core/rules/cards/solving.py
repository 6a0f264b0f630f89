"""The best melding of a hand as a turn that the rules accept: a card may have to be kept."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from core.rules.cards.actions import Lay
from core.rules.cards.melding import STATES, Search, Worth, best_melding, one_each
from core.rules.cards.pieces import Cards, in_order
from core.rules.cards.round import CardRound, Drawn
from core.rules.cards.scoring import points
from core.rules.cards.view import CardView, own_round, tried
from core.rules.family import Aim, BestLay


def best(view: CardView, aim: Aim, effort: int) -> BestLay:
    """Return the best melding; before the draw, that of the hand as it is.

    What stays unproven, because the search came to its end first, says so.
    """
    here, search = after_a_draw(view), Search(STATES * effort)
    worth = one_each if aim == "tiles" else partial(points, view.sheet)
    _, after = tried(here, best_lays(here, worth, search))
    played = in_order(card for card in here.hand if card not in after.hand)
    counted = sum(points(view.sheet, card) for card in played)
    return BestLay(table=after.table, played=played, points=counted, proven=search.left > 0)


def after_a_draw(view: CardView) -> CardRound:
    """Return the round as the viewer knows it, as if a card had been drawn."""
    here = own_round(view)
    return here if here.drawn else replace(here, drawn=Drawn(source="stock", card=None))


def best_lays(here: CardRound, worth: Worth, search: Search | None = None) -> tuple[Lay, ...]:
    """Return the lays of the seat to move that bring most to the table and are legal in a row."""
    melding = partial(
        best_melding,
        worth=worth,
        table=here.table,
        ace_high=here.sheet.ace_high,
        search=search or Search(STATES),
    )
    lays = melding(here.hand).lays
    if tried(here, lays)[0] == lays:
        return lays
    meldings = [(melding(hand).lays, hand) for hand in _but_for_one(here.hand)]
    legal = [lays for lays, _ in meldings if tried(here, lays)[0] == lays]
    return max(legal, key=lambda lays: sum(worth(c) for lay in lays for c in lay.cards), default=())


def _but_for_one(hand: Cards) -> Iterator[Cards]:
    for kept in hand:
        yield tuple(card for card in hand if card != kept)
