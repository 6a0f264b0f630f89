"""Refusals of actions: codes, their order, and their figures."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Protocol, Self


class Code(StrEnum):
    """The kinds of faults, in reporting order (contract, section 5)."""

    ROUND_OVER = "round_over"
    NOT_SEATED = "not_seated"
    STALE = "stale"
    NOT_YOUR_TURN = "not_your_turn"
    TURN_OVER_AFTER_DRAW = "turn_over_after_draw"
    LAY_OR_DRAW_NOT_BOTH = "lay_or_draw_not_both"
    NOT_IN_GAME = "not_in_game"
    NOT_ON_RACK = "not_on_rack"
    TABLE_TILE_MISSING = "table_tile_missing"
    JOKER_MUST_BE_USED = "joker_must_be_used"
    TILE_TO_RACK = "tile_to_rack"
    TOO_SHORT = "too_short"
    NO_NUMBER_TILE = "no_number_tile"
    SETS_NOT_ALLOWED = "sets_not_allowed"
    MIXED_COLOURS = "mixed_colours"
    DUP_COLOUR = "dup_colour"
    SET_TOO_LONG = "set_too_long"
    WRAP = "wrap"
    NOT_CONSECUTIVE = "not_consecutive"
    ACE_HIGH = "ace_high"
    NO_RACK_TILE_PLAYED = "no_rack_tile_played"
    NOT_OPENED = "not_opened"
    HANDRUMMY_OWN_MELDS_ONLY = "handrummy_own_melds_only"
    BELOW_THRESHOLD = "below_threshold"
    SAME_TURN_FORBIDDEN = "same_turn_forbidden"
    JOKER_NOT_REPLACED = "joker_not_replaced"
    REBUILD_NOT_ALLOWED = "rebuild_not_allowed"
    KEEP3 = "keep3"
    ONE_ACTION_ONLY = "one_action_only"
    RACK_LIMIT = "rack_limit"
    STOCK_EMPTY = "stock_empty"
    STOCK_NOT_EMPTY = "stock_not_empty"
    NOTHING_TO_DRAW = "nothing_to_draw"
    MUST_DRAW = "must_draw"
    MUST_DISCARD = "must_discard"
    DISCARD_SAME_CARD = "discard_same_card"
    LAST_CARD_MUST_BE_DISCARDED = "last_card_must_be_discarded"
    NO_FALSE_MELD = "no_false_meld"
    MUST_BE_ACCEPTED = "must_be_accepted"
    PLAYERS = "players"
    WRONG_STARTER = "wrong_starter"

    # why named tiles cannot be placed: answers to a word, never to an action
    NO_THIRD = "no_third"
    """A set lacks a tile of the number `needed`."""
    GAP = "gap"
    """A run lacks all tiles in `missing`."""
    NO_END = "no_end"
    """A run lacks one of the tiles in `missing`."""
    NO_COMPANY = "no_company"
    """A single tile fits nothing on the table or the rack."""
    NO_PLACE = "no_place"
    NOT_FOUND = "not_found"
    """The search ended without a certain answer."""
    NO_REPAIR = "no_repair"
    """No legal table is close to the proposal."""
    LEFT_ON_RACK = "left_on_rack"
    """A puzzle is solved only when the rack is empty."""


ORDER = {code: place for place, code in enumerate(Code)}


class Named(Protocol):
    """Anything that prints itself in notation: a tile, card or joker."""

    def __str__(self) -> str: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """One fault, with the figures that help a player to correct it."""

    code: Code
    points: int | None = None
    """The value of the first laying."""
    needed: int | None = None
    """The required value, or the limit of seats or tiles."""
    tiles: tuple[Named, ...] = ()
    """The pieces at fault."""
    missing: tuple[Named, ...] = ()
    """The pieces that would correct it."""
    meld: int | None = None
    """The number of the faulty meld on the proposed table, from 1."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """All faults of one action; nothing has changed."""

    faults: tuple[Fault, ...] = field()

    @property
    def code(self) -> Code:
        """The first fault in the order of the codes."""
        return self.faults[0].code

    @property
    def codes(self) -> tuple[Code, ...]:
        """Each code once, in order."""
        return tuple(dict.fromkeys(fault.code for fault in self.faults))

    def without_places(self) -> Self:
        """Return the refusal for a reader who does not have its melds before them."""
        return replace(self, faults=tuple(replace(fault, meld=None) for fault in self.faults))


def refusal(faults: Iterable[Fault]) -> Refusal:
    """Sort faults by the order of their codes, then by meld from left to right."""
    return Refusal(tuple(sorted(faults, key=lambda fault: (ORDER[fault.code], fault.meld or 0))))


def refuse(code: Code) -> Refusal:
    """Make a refusal with one code that needs no figures."""
    return Refusal((Fault(code=code),))
