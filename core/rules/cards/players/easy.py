"""A computer player that plays what a child would see, through its view alone."""

from collections.abc import Iterator
from itertools import groupby

from core.rules.actions import Action
from core.rules.cards.decide import decide
from core.rules.cards.melds import judge
from core.rules.cards.model.actions import Discard, Lay, LayOff, MeldCards, Take
from core.rules.cards.model.pieces import KING, PACK, Card, Cards, Suit
from core.rules.cards.model.round import CardRound
from core.rules.cards.model.view import CardView, own_round, tried
from core.rules.pieces import Meld

CLOSE = 2
"""The greatest difference in rank at which two cards of a suit may still become a run."""


def rest_of_turn(view: CardView) -> tuple[Action, ...]:
    """Return the draw, or after the draw the rest of the turn.

    The drawn card is not known before, so the player is asked twice in a turn.
    """
    return (_draw(view),) if view.drawn is None else _after_drawing(view)


def _draw(view: CardView) -> Take:
    """Take the discard if it makes a meld at once; otherwise draw from the stock."""
    top = view.discard[-1:]
    melds = _melds((*view.rack, *top), ace_high=view.sheet.ace_high)
    completes = any(card in meld for card in top for meld in melds)
    return Take(source="discard" if completes else "stock")


def _after_drawing(view: CardView) -> tuple[Action, ...]:
    """Lay all that can be laid, then discard the highest useless card."""
    here = own_round(view)
    steps: tuple[Action, ...] = ()
    while (lay := _next_lay(here)) is not None:
        steps = (*steps, lay)
        _, here = tried(here, (lay,))
    return (*steps, Discard(card=_least_useful(here))) if here.discardable else steps


def _next_lay(here: CardRound) -> Lay | None:
    lays = (lay for lay in _lays(here) if decide(here, here.to_move, lay).ok)
    return next(lays, None)


def _lays(here: CardRound) -> Iterator[Lay]:
    """Propose the biggest melds first, then each card for each meld of the table."""
    for cards in sorted(_melds(here.hand, ace_high=here.sheet.ace_high), key=len, reverse=True):
        yield MeldCards(cards=cards)
    for place in range(1, len(here.table) + 1):
        for card in here.hand:
            yield LayOff(cards=(card,), onto=place)


def _melds(cards: Cards, *, ace_high: bool) -> list[Cards]:
    """Return the obvious melds: whole sets, and whole runs."""
    groups = (*_same_rank(cards), *_stretches(cards, ace_high=ace_high))
    return [group for group in groups if isinstance(judge(group, ace_high=ace_high), Meld)]


def _same_rank(cards: Cards) -> Iterator[Cards]:
    for rank in sorted({card.rank for card in cards}):
        yield tuple(card for card in cards if card.rank == rank)


def _stretches(cards: Cards, *, ace_high: bool) -> Iterator[Cards]:
    for place in range(len(Suit)):
        suit = PACK[place * KING : (place + 1) * KING]
        rising = (*suit, suit[0]) if ace_high else suit
        for held, stretch in groupby(rising, key=cards.__contains__):
            if held:
                yield tuple(stretch)


def _least_useful(here: CardRound) -> Card:
    def uselessness(card: Card) -> tuple[bool, int]:
        return not any(_near(card, other) for other in here.hand), card.rank

    return max(here.discardable, key=uselessness)


def _near(card: Card, other: Card) -> bool:
    """Say whether two different cards may belong to one meld."""
    if card.suit == other.suit:
        return 0 < abs(card.rank - other.rank) <= CLOSE
    return card.rank == other.rank
