"""What a card sheet says: its numbers, and the switches that it offers itself."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from core.rules.sheet import (
    SHARED_RULES,
    HouseRule,
    Sheet,
    choice_rule,
    every_sheet,
    number_or_word_rule,
    switch_rule,
)


class NumberCards(StrEnum):
    """What a number card, 2 to 10, counts that is left in a hand."""

    FACE = "face"
    """Its number."""
    ONE = "one"
    """One point, as the sheet's words say."""


_RULES: tuple[HouseRule, ...] = (
    number_or_word_rule("hand", 1, 15, "sheet", every_sheet, usual=(6, 7, 8, 10, 12, 13)),
    *SHARED_RULES,
    choice_rule("number_cards", NumberCards, every_sheet),
    switch_rule("ace_high", every_sheet),
    switch_rule("last_card_discard", every_sheet),
)


@dataclass(frozen=True, kw_only=True)
class CardSheet(Sheet):
    """A printed sheet that is played with a pack of cards."""

    HOUSE_RULES: ClassVar[Mapping[str, HouseRule]] = {rule.name: rule for rule in _RULES}

    printed_hands: tuple[int, ...]
    """How many cards each seat is dealt, for the fewest players first, then for one more each."""
    hand: int | None = None
    """How many cards each seat is dealt, however many play; None: as printed."""
    last_card_discard: bool
    """Whether nobody can go out but by a discard."""
    ace_high: bool
    """Whether the ace may stand above the king as well as below the two."""
    number_cards: NumberCards
    """What a number card counts that is left in a hand."""
    ace_points: int
    """What an ace counts that is left in a hand."""
    high_ace_points: int
    """What it counts where it may stand above the king."""
    court_points: int
    """What a jack, a queen or a king counts that is left in a hand."""
    going_rummy: bool
    """Whether the points double for who goes out in one turn, with nothing laid before it."""
    reshuffles: int
    """How often the discard pile becomes a new stock; when that is used up too, the round ends."""

    def hand_for(self, seats: int) -> int:
        """Return how many cards each of so many seats is dealt."""
        return self.hand or self.printed_hands[seats - self.min_players]


def card_sheet(sheet: Sheet) -> CardSheet:
    """Take a sheet that comes from shared code for the card sheet it is.

    Raises:
        TypeError: a sheet of another family.
    """
    if not isinstance(sheet, CardSheet):
        raise TypeError(sheet.id)
    return sheet
