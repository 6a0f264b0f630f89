"""The fields of a card sheet, and its house rules."""

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
    """The value of a number card, 2 to 10, left in a hand."""

    FACE = "face"
    """Its number."""
    ONE = "one"
    """One point, as the sheet says."""


_RULES: tuple[HouseRule, ...] = (
    number_or_word_rule("hand", 1, 15, "sheet", every_sheet, usual=(6, 7, 8, 10, 12, 13)),
    *SHARED_RULES,
    choice_rule("number_cards", NumberCards, every_sheet),
    switch_rule("ace_high", every_sheet),
    switch_rule("last_card_discard", every_sheet),
)


@dataclass(frozen=True, kw_only=True)
class CardSheet(Sheet):
    """A printed sheet for a pack of cards."""

    HOUSE_RULES: ClassVar[Mapping[str, HouseRule]] = {rule.name: rule for rule in _RULES}

    printed_hands: tuple[int, ...]
    """The number of cards for each seat, by players: the minimum first, then one more each."""
    hand: int | None = None
    """The number of cards for each seat, for any number of players; None: as printed."""
    last_card_discard: bool
    """Whether going out requires a discard."""
    ace_high: bool
    """Whether the ace may also rank above the king."""
    number_cards: NumberCards
    """The value of a number card left in a hand."""
    ace_points: int
    """The value of an ace left in a hand."""
    high_ace_points: int
    """The value of an ace that may rank above the king."""
    court_points: int
    """The value of a jack, queen or king left in a hand."""
    going_rummy: bool
    """Whether going out in a single turn, with nothing laid before, doubles the points."""
    reshuffles: int
    """How often the discard pile becomes a new stock; after that, an empty stock ends the round."""

    def hand_for(self, seats: int) -> int:
        """Return the number of cards for each seat at a table of this size."""
        return self.hand or self.printed_hands[seats - self.min_players]


def card_sheet(sheet: Sheet) -> CardSheet:
    """Narrow a sheet from shared code to a card sheet.

    Raises:
        TypeError: the sheet belongs to another family.
    """
    if not isinstance(sheet, CardSheet):
        raise TypeError(sheet.id)
    return sheet
