"""The prospects of a hand: the cards that would help it, and how likely they come."""

from dataclasses import dataclass
from math import prod

from core.rules.cards.melds import SHORTEST
from core.rules.cards.model.pieces import KING, PACK, Card, as_cards
from core.rules.cards.model.view import CardView
from core.rules.cards.players.melding import FULL, bit_of, extensions, mask_of, melds_within
from core.rules.pieces import Mask, Seat, Table, bits
from core.rules.round import seat_after

HELD_ELSEWHERE = 0.15
"""The chance that a card taken by an opponent still helps: it seldom comes back."""
BEGINNING = 0.1
"""The value of half a pair: a card of a meld of which two others are missing."""
MEMORY = 8
"""The number of refused discards that a player remembers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """What the viewer knows of the places of cards, from what has lain open."""

    live: Mask
    """Cards that may still come: unseen, returning to the stock, or already back there."""
    held: dict[Seat, Mask]
    """The cards that each opponent is known to hold: those taken from the discard pile."""

    @property
    def held_by_others(self) -> Mask:
        """The cards known to be in the hands of others."""
        return sum(self.held.values())


def known(view: CardView) -> Known:
    """Sum up what a view shows and remembers."""
    lying = (piece for meld in view.table for piece in as_cards(meld.pieces))
    open_now = mask_of((*view.rack, *view.discard, *lying))
    held = {seat: 0 for seat in range(view.seats) if seat != view.me}
    for seat, card in view.history.taken:
        if seat in held:
            held[seat] |= bit_of(card)
    return Known(live=FULL & ~open_now | _coming_back(view), held=held)


def _coming_back(view: CardView) -> Mask:
    """Return the discards that return to the stock before the viewer's next turn."""
    goes_on = view.reshuffles < view.sheet.reshuffles
    return mask_of(view.discard[:-1]) if goes_on and view.stock < view.seats else 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Out:
    """A card that may come, and the cards of the hand that it would bring to the table."""

    using: Mask
    missing: Mask

    @property
    def cards(self) -> int:
        """By how many cards it would shorten the hand."""
        return self.using.bit_count() + 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Prospects:
    """All outs of the loose cards of a hand."""

    outs: tuple[Out, ...]
    beginnings: tuple[Mask, ...]
    """For each meld of three of which two cards are missing, the card that is there."""
    known: Known

    def promise(self, kept: Mask) -> float:
        """Weigh the prospects of these cards; each possible card counts by the most it brings."""
        most: dict[Mask, int] = {}
        for out in self.outs:
            if not out.using & ~kept:
                most[out.missing] = max(out.cards, most.get(out.missing, 0))
        elsewhere = self.known.held_by_others
        near = sum(
            cards * (HELD_ELSEWHERE if card & elsewhere else 1.0) for card, cards in most.items()
        )
        return near + BEGINNING * sum(not using & ~kept for using in self.beginnings)


def prospects(view: CardView, loose: Mask, table: Table) -> Prospects:
    """Return the prospects of the loose cards, in own melds or on those of the table."""
    facts = known(view)
    ace_high = view.sheet.ace_high
    growing = melds_within(loose | facts.live, ace_high=ace_high)
    longer = [
        cards for meld in table for cards in extensions(loose | facts.live, meld, ace_high=ace_high)
    ]
    outs = tuple(
        Out(using=cards & loose, missing=cards & ~loose)
        for cards in (*growing, *longer)
        if cards & loose and (cards & ~loose).bit_count() == 1
    )
    beginnings = tuple(
        meld & loose
        for meld in growing
        if meld.bit_count() == SHORTEST and (meld & loose).bit_count() == 1
    )
    return Prospects(outs=outs, beginnings=beginnings, known=facts)


def danger(view: CardView, facts: Known, card: Card) -> float:
    """Return the expected number of melds that the next seat could make with a card.

    The seat does not hold a pair that would have made a meld with a card it left lying. Cards that
    went back to the stock are most likely still there.
    """
    assert view.me is not None
    seat = seat_after(view.me, view.seats, view.left)
    his = facts.held.get(seat, 0)
    seen = mask_of((*view.history.turned, *view.discard))
    hidden = facts.live & ~facts.held_by_others & ~seen
    unknown = max(0, view.counts[seat] - his.bit_count())
    chance = min(1.0, unknown / max(1, hidden.bit_count()))
    declined = [other for by, other in view.history.declined[-MEMORY:] if by == seat]
    absent = {pair for other in declined for pair in _pairs_with(view, other, hidden | his)}
    pairs = _pairs_with(view, card, hidden | his)
    return sum(_likely(pair, his, chance) for pair in pairs if pair not in absent)


def _pairs_with(view: CardView, card: Card, pool: Mask) -> list[Mask]:
    """Return the pairs that make a meld of three with a card."""
    bit = bit_of(card)
    melds = melds_within(pool & _NEAR[card] | bit, ace_high=view.sheet.ace_high)
    return [meld ^ bit for meld in melds if meld & bit and meld.bit_count() == SHORTEST]


def _likely(cards: Mask, his: Mask, chance: float) -> float:
    return prod(1.0 if card & his else chance for card in bits(cards))


def _touch(card: Card, other: Card) -> bool:
    apart = abs(card.rank - other.rank)
    if card.suit == other.suit:
        return 0 < min(apart, KING - apart) < SHORTEST
    return not apart


_NEAR = {card: mask_of(other for other in PACK if _touch(card, other)) for card in PACK}
"""The cards that can lie in a meld of three with a card."""
