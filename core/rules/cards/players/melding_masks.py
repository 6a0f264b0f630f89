"""Hands as bit masks, so that players can weigh thousands of them in a turn.

Each suit has a lane of its own with one bit more than it has cards. The bit above the king stays
empty, so that runs do not cross into the next suit, or holds the ace again if it may stand there.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from typing import TypeAlias

from core.rules.cards.melds import SHORTEST
from core.rules.cards.model.pieces import ACE, KING, PACK, Card, Cards, Suit, as_cards
from core.rules.pieces import Kind, Meld

Mask: TypeAlias = int
"""A set of cards."""

LANE = KING + 1
_ONE_LANE = (1 << KING) - 1
_HIGH_ACE = 1 << KING
_OFFSETS = {suit: place * LANE for place, suit in enumerate(Suit)}
_BITS = {card: 1 << (_OFFSETS[card.suit] + card.rank - 1) for card in PACK}
_CARDS = {bit: card for card, bit in _BITS.items()}
_TRIOS = tuple(combinations(range(len(Suit)), SHORTEST))

FULL: Mask = sum(_BITS.values())
"""The whole pack."""


def bit_of(card: Card) -> Mask:
    """Return the set of this one card."""
    return _BITS[card]


def mask_of(cards: Iterable[Card]) -> Mask:
    """Return the set of these cards, which must all be different."""
    return sum(map(_BITS.__getitem__, cards))


def each(mask: Mask) -> Iterator[Mask]:
    """Yield the cards of a set, each as a set of its own, in the order of a printed hand."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


def cards_of(mask: Mask) -> Cards:
    """Return the cards of a set in the order of a printed hand."""
    return tuple(_CARDS[bit] for bit in each(mask))


def melds_within(hand: Mask, *, ace_high: bool) -> list[Mask]:
    """Return all melds that cards of the hand make, including overlapping ones."""
    lanes = [(hand >> offset) & _ONE_LANE for offset in _OFFSETS.values()]
    melds: list[Mask] = []
    for suits in _TRIOS:
        melds += _sets(lanes, suits)
    melds += _sets(lanes, tuple(range(len(Suit))))
    for lane, offset in zip(lanes, _OFFSETS.values(), strict=True):
        rising = lane | _HIGH_ACE if ace_high and lane & 1 else lane
        if rising & rising >> 1 & rising >> 2:
            melds += (run << offset for run in _runs(rising))
    return melds


def _sets(lanes: list[int], suits: tuple[int, ...]) -> list[Mask]:
    common = _ONE_LANE
    for suit in suits:
        common &= lanes[suit]
    if not common:
        return []
    one_rank = sum(1 << (suit * LANE) for suit in suits)
    return [one_rank * rank for rank in each(common)]


@cache
def _runs(lane: int) -> tuple[int, ...]:
    """Return the runs in one suit's lane; a run up to the high ace holds the suit's only ace."""
    found = []
    for low in range(LANE - SHORTEST + 1):
        for high in range(low + SHORTEST, min(low + KING, LANE) + 1):
            run = (1 << high) - (1 << low)
            if run & ~lane:
                break
            found.append(run & _ONE_LANE | (run & _HIGH_ACE) >> KING)
    return tuple(found)


def extensions(hand: Mask, meld: Meld, *, ace_high: bool) -> list[Mask]:
    """Return the cards of the hand that fit a meld: one or more at each end of a run."""
    lying = as_cards(meld.pieces)
    if meld.kind is Kind.SET:
        rank = lying[0].rank
        missing = mask_of(Card(suit, rank) for suit in Suit) & ~mask_of(lying)
        return list(each(missing & hand))
    below = range(lying[0].rank - 1, ACE - 1, -1) if lying[0].rank > ACE else ()
    above = list(range(lying[-1].rank + 1, KING + 1)) if lying[-1].rank > lying[0].rank else []
    if ace_high and ACE not in {lying[0].rank, lying[-1].rank}:
        above.append(ACE)
    return [*_reaching(hand, lying[0].suit, below), *_reaching(hand, lying[0].suit, above)]


def _reaching(hand: Mask, suit: Suit, ranks: Iterable[int]) -> Iterator[Mask]:
    reached = 0
    for rank in ranks:
        bit = _BITS[Card(suit, rank)]
        if not hand & bit:
            return
        reached |= bit
        yield reached
