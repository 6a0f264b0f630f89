"""The best melding of a hand, exact: which cards can lie on the table, and which stay loose."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import TypeAlias

from core.rules.cards.melds import SHORTEST
from core.rules.cards.model.actions import Lay, LayOff, MeldCards
from core.rules.cards.model.pieces import ACE, KING, PACK, Card, Cards, Suit, as_cards, in_order
from core.rules.pieces import Kind, Mask, Meld, Table, bits

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


def cards_of(mask: Mask) -> Cards:
    """Return the cards of a set in the order of a printed hand."""
    return tuple(_CARDS[bit] for bit in bits(mask))


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
    return [one_rank * rank for rank in bits(common)]


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
        return list(bits(missing & hand))
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


Worth: TypeAlias = Callable[[Card], int]
"""The value, zero or more, of laying a card on the table."""

_SCALE = 64
"""More than the number of cards, so that a lesser criterion never outweighs a greater one."""


STATES = 100_000
"""The free cards that one question may look at: a hand takes a few hundred, the pack millions."""


@dataclass(slots=True)
class Search:
    """The effort that a question may cost; when it is used up, the answer may not be the best."""

    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Melding:
    """The cards of a hand that lie on the table, in a legal order, and those that do not."""

    lays: tuple[Lay, ...]
    loose: Cards

    @property
    def melds(self) -> tuple[Cards, ...]:
        """The new melds."""
        return tuple(lay.cards for lay in self.lays if isinstance(lay, MeldCards))


def one_each(_card: Card) -> int:
    """Value all cards equally, to count them."""
    return 1


def best_melding(
    hand: Cards,
    worth: Worth,
    *,
    table: Table = (),
    ace_high: bool,
    search: Search | None = None,
) -> Melding:
    """Return the melding that leaves the least value loose, within the limits of the search.

    Ties go to the melding that leaves the fewest cards, then to the one with the fewest lays.
    `table` holds the melds for laying off; without it, only own melds count.
    """
    whole = mask_of(hand)
    places: dict[Mask, int] = dict.fromkeys(melds_within(whole, ace_high=ace_high), 0)
    for place, meld in enumerate(table, start=1):
        for cards in extensions(whole, meld, ace_high=ace_high):
            places.setdefault(cards, place)
    chosen = heaviest(whole, _weighed(hand, worth, list(places)), search or Search(STATES))
    laid = sum(chosen)
    return Melding(lays=_lays(chosen, places), loose=cards_of(whole & ~laid))


def _weighed(hand: Cards, worth: Worth, options: list[Mask]) -> dict[Mask, int]:
    weights = {mask_of((card,)): (worth(card) * _SCALE + 1) * _SCALE for card in hand}
    return {cards: sum(weights[bit] for bit in bits(cards)) - 1 for cards in options}


def _lays(chosen: tuple[Mask, ...], places: dict[Mask, int]) -> tuple[Lay, ...]:
    """Return the new melds, then the lay-offs, one for each meld of the table."""
    melds = tuple(MeldCards(cards=cards_of(cards)) for cards in chosen if not places[cards])
    laid_off: dict[int, Cards] = {}
    for cards in chosen:
        place = places[cards]
        if place:
            laid_off[place] = in_order((*laid_off.get(place, ()), *cards_of(cards)))
    return melds + tuple(LayOff(cards=laid_off[place], onto=place) for place in sorted(laid_off))


def heaviest(whole: Mask, weights: dict[Mask, int], search: Search) -> tuple[Mask, ...]:
    """Return the disjoint subset of the weighed sets with the greatest total weight.

    Cards are taken from the lowest: each stays loose, or lies in one of the sets that begin with
    it. Once the effort is used up, each card lies in the first set that fits.
    """
    beginning: dict[Mask, list[Mask]] = {}
    for cards in weights:
        beginning.setdefault(cards & -cards, []).append(cards)
    known: dict[Mask, tuple[int, tuple[Mask, ...]]] = {}

    def best(free: Mask) -> tuple[int, tuple[Mask, ...]]:
        while free and (free & -free) not in beginning:
            free &= free - 1
        if not free:
            return 0, ()
        if free not in known:
            low, search.left = free & -free, search.left - 1
            fitting = [cards for cards in beginning[low] if cards & ~free == 0]
            found = (0, ()) if fitting and search.left <= 0 else best(free ^ low)
            for cards in fitting if search.left > 0 else fitting[:1]:
                weight, others = best(free ^ cards)
                if weight + weights[cards] > found[0]:
                    found = weight + weights[cards], (cards, *others)
            known[free] = found
        return known[free]

    return best(whole)[1]
