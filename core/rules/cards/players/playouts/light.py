"""A round of cards in the light form of a playout: hands and melds as bit sets.

An ace above the king is ignored here: playouts are estimates.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from core.rules.cards.model.pieces import KING, as_cards
from core.rules.cards.players.melding_masks import FULL, LANE, Mask, mask_of
from core.rules.pieces import Kind, Seat, Table

ONE_LANE: Final = (1 << KING) - 1
ROW: Final = 1 | 1 << LANE | 1 << 2 * LANE | 1 << 3 * LANE
"""One bit in each lane: multiplied by a lane's bit, the four cards of its rank."""
SMALLEST_SET: Final = 3

Run: TypeAlias = tuple[int, int]
"""The places of the lowest and the highest card."""


def place_of(bit: Mask) -> int:
    """Return the index of a card's bit."""
    return bit.bit_length() - 1


def row_of(bit: Mask) -> Mask:
    """Return the cards of the same rank in all four lanes."""
    return (1 << place_of(bit) % LANE) * ROW


@dataclass(slots=True)
class LightTable:
    """The melds on the table, and the cards that could be laid off on them."""

    runs: list[Run] = field(default_factory=list)
    sets: list[Mask] = field(default_factory=list)
    """Sets of three: a full set takes nothing more."""
    takes: Mask = 0

    def copy(self) -> "LightTable":
        """Return a copy of this table."""
        return LightTable(self.runs.copy(), self.sets.copy(), self.takes)

    def lay(self, melds: Iterable[Mask]) -> None:
        """Lay new melds."""
        for meld in melds:
            low, high = place_of(meld & -meld), place_of(meld)
            if high - low < KING:
                self.runs.append((low, high))
            elif meld.bit_count() == SMALLEST_SET:
                self.sets.append(meld)
        self._look()

    def lay_off(self, bit: Mask) -> None:
        """Lay a card off on a meld that takes it."""
        place = place_of(bit)
        for n, (low, high) in enumerate(self.runs):
            if place in (low - 1, high + 1):
                self.runs[n] = (min(low, place), max(high, place))
                break
        else:
            self.sets = [cards for cards in self.sets if not row_of(bit) & cards]
        self._look()

    def _look(self) -> None:
        takes = 0
        for low, high in self.runs:
            takes |= (1 << low) >> 1 | 1 << high + 1
        for cards in self.sets:
            takes |= row_of(cards & -cards) & ~cards
        self.takes = takes & FULL


def light_table(table: Table) -> LightTable:
    """Return the light form of a table."""
    light = LightTable()
    for meld in table:
        cards = mask_of(as_cards(meld.pieces))
        if meld.kind is Kind.SET or cards.bit_count() == len(meld.pieces):
            light.lay((cards,))
    return light


@dataclass(slots=True, kw_only=True)
class LightRound:
    """A round with nothing hidden."""

    hands: list[Mask]
    table: LightTable
    stock: list[Mask]
    """The stock; the last element is drawn next."""
    pile: list[Mask]
    """The discard pile; the last element is on top."""
    opened: list[bool]
    gone: frozenset[Seat]
    to_move: Seat
    reshuffles: int
    """How often the pile can still become the stock."""

    def fewest(self) -> int:
        """Return the fewest cards that any other seat has."""
        others = set(range(len(self.hands))) - self.gone - {self.to_move}
        return min((self.hands[seat].bit_count() for seat in others), default=0)

    def next_seat(self) -> None:
        """Pass the turn to the next seat that still plays."""
        seats = len(self.hands)
        self.to_move = (self.to_move + 1) % seats
        while self.to_move in self.gone:
            self.to_move = (self.to_move + 1) % seats
