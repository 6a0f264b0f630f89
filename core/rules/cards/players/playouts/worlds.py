"""The cards that a seat does not see, drawn so that they fit what it has seen."""

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
"""So many ways to deal the hidden cards are looked at for a world: the likeliest is taken."""
MEMORY: Final = 8
"""So many of the last discards it keeps in mind."""
DECLINED, THROWN, HELD_BACK = 4, 1, 4
"""How unlikely it is that somebody left a card lying that he could have used, threw away a card
that is near to one of his, or holds a meld although he shows his melds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class World:
    """Where the hidden cards may be."""

    hands: tuple[Mask, ...]
    stock: tuple[Mask, ...]
    seed: int
    """Of the shuffles to come."""


@dataclass(frozen=True, slots=True)
class _Hidden:
    view: CardView
    cards: list[Mask]
    held: dict[Seat, Mask]
    """What each of the others is known to hold."""

    def unlikely(self, world: World) -> int:
        """Weigh what speaks against a world in what the others have done."""
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
    """Draw one world after the other; the same view gives the same ones."""
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
