"""Sampled worlds: the cards that a seat does not see, consistent with what it has seen."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from core.rules.cards.model.pieces import as_cards
from core.rules.cards.model.view import CardView
from core.rules.cards.players.melding_masks import FULL, Mask, bit_of, each, mask_of
from core.rules.cards.players.playouts.quick import makes_meld, melding, near
from core.rules.pieces import Seat
from core.rules.shuffle.chance import Lots, seed_of

TRIED: Final = 3
"""The deals of the hidden cards that are compared for a world; the likeliest is taken."""
MEMORY: Final = 8
"""The number of last discards that a seat remembers."""
DECLINED, THROWN, HELD_BACK = 4, 1, 4
"""How unlikely it is that a player left a useful card, discarded a card near one of theirs, or
holds a meld although they show their melds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class World:
    """The places of the hidden cards in one world."""

    hands: tuple[Mask, ...]
    stock: tuple[Mask, ...]
    seed: int
    """The seed of the shuffles to come."""


@dataclass(frozen=True, slots=True)
class _Hidden:
    view: CardView
    cards: list[Mask]
    held: dict[Seat, Mask]
    """The cards that each of the others is known to hold."""

    def unlikely(self, world: World) -> int:
        """Weigh how much the other seats' deeds speak against a world."""
        history = self.view.history
        against = sum(
            DECLINED * makes_meld(world.hands[seat], bit_of(card))
            for seat, card in history.declined[-MEMORY:]
            if seat in self.held
        )
        against += sum(
            THROWN * bool(near(world.hands[seat]) & bit_of(card))
            for seat, card in history.thrown[-MEMORY:]
            if seat in self.held
        )
        showing = self.view.opened & self.held.keys()
        return against + sum(HELD_BACK * len(melding(world.hands[s], 0)[0]) for s in showing)


def worlds(view: CardView) -> Iterator[World]:
    """Yield worlds; equal views give equal worlds."""
    hidden, lots = _hidden(view), Lots(seed_of(view))
    while True:
        yield min((_dealt(hidden, lots) for _ in range(TRIED)), key=hidden.unlikely)


def _hidden(view: CardView) -> _Hidden:
    held = {seat: 0 for seat in range(view.seats) if seat != view.me}
    for seat, card in view.history.taken:
        if seat in held:
            held[seat] |= bit_of(card)
    lying = sum(mask_of(as_cards(meld.pieces)) for meld in view.table)
    seen = mask_of((*view.rack, *view.discard)) | lying | sum(held.values())
    return _Hidden(view, list(each(FULL & ~seen)), held)


def _dealt(hidden: _Hidden, lots: Lots) -> World:
    view, cards = hidden.view, hidden.cards
    lots.shuffle(cards)
    hands, place = [0] * view.seats, 0
    for seat, known in hidden.held.items():
        ends = place + max(0, view.counts[seat] - known.bit_count())
        hands[seat] = known | sum(cards[place:ends])
        place = ends
    stock = tuple(cards[place : place + view.stock])
    return World(hands=tuple(hands), stock=stock, seed=lots.below(1 << 32))
