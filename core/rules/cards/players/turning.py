"""A well-played turn with cards: the best melding; cards that may become a meld are kept."""

from collections.abc import Callable
from functools import partial

from core.rules.actions import Action
from core.rules.cards.decide import points
from core.rules.cards.model.actions import Discard
from core.rules.cards.model.pieces import Card, Cards
from core.rules.cards.model.round import CardRound
from core.rules.cards.model.view import CardView, own_round, tried
from core.rules.cards.players.melding import Melding, best_melding, bit_of, mask_of
from core.rules.cards.players.prospects import prospects

RISK = 0.2
"""The weight of a point in the hand against one card less, with one opponent; measured."""
RISK_NEAR_THE_END = 0.5
"""Its additional weight, divided by the fewest cards that an opponent has left."""


def discard_helps(view: CardView) -> bool:
    """Say whether the top of the discard pile would lie on the table, or lets the hand go out.

    That is better than any unknown card: another card is discarded, and no loose card is added.
    """
    if not view.discard:
        return False
    before, after = melded(view, view.rack), melded(view, (*view.rack, view.discard[-1]))
    return len(after.loose) <= max(1, len(before.loose))


def melded(view: CardView, hand: Cards) -> Melding:
    """Return the melding of a hand that leaves the fewest points."""
    worth = partial(points, view.sheet)
    return best_melding(hand, worth, table=view.table, ace_high=view.sheet.ace_high)


def after_drawing(
    view: CardView,
    *,
    waits: Callable[[CardView, Melding], bool],
    fear: Callable[[Card], float],
) -> tuple[Action, ...]:
    """Go out if possible; else lay all that may be shown, and discard the least useful card.

    `waits`: whether a seat that has laid nothing yet holds all of it back, to go Rummy and to give
    nobody a meld to lay off on. `fear`: what speaks against discarding a card.
    """
    out = going_out(view)
    if out:
        return out
    whole = melded(view, view.rack)
    held_back = view.me not in view.opened and waits(view, whole)
    steps, here = tried(own_round(view), () if held_back else whole.lays)
    if not here.discardable:
        return steps
    return (*steps, Discard(card=_least_useful(view, here, whole.loose, fear)))


def fewest(view: CardView) -> int:
    """Return the fewest cards that any opponent has left."""
    others = (seat for seat in range(view.seats) if seat != view.me and seat not in view.left)
    return min((view.counts[seat] for seat in others), default=0)


def going_out(view: CardView) -> tuple[Action, ...]:
    """Return the rest of a turn that empties the hand; nothing if that is impossible."""
    here = own_round(view)
    whole = melded(view, view.rack)
    for card in whole.loose or here.hand:
        rest = melded(view, tuple(other for other in here.hand if other != card))
        if card in here.discardable and not rest.loose:
            steps, after = tried(here, rest.lays)
            if after.discardable == (card,):
                return (*steps, Discard(card=card))
    steps, after = tried(here, whole.lays)
    return () if after.hand else steps


def _least_useful(
    view: CardView, here: CardRound, loose: Cards, fear: Callable[[Card], float]
) -> Card:
    """Return the card to discard: its loss, its points and the fear are weighed together."""
    choice = tuple(card for card in loose if card in here.discardable) or here.discardable
    kept = mask_of(loose)
    ahead = prospects(view, kept, here.table)
    risk = (RISK + RISK_NEAR_THE_END / max(1, fewest(view))) / max(1, view.seats - 1) ** 2

    def gain(card: Card) -> tuple[float, int]:
        left = ahead.promise(kept & ~bit_of(card))
        counts = points(view.sheet, card)
        return left + risk * counts - fear(card), counts

    return max(choice, key=gain)
