"""Why an action is refused: codes, their order, and the figures each carries."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol


class Code(StrEnum):
    """What is wrong, in the order in which faults are reported (contract, section 5)."""

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

    # why tiles that a player names find no place: answers to a word, never to an action
    NO_THIRD = "no_third"
    """`needed` is the number of which a set lacks a tile."""
    GAP = "gap"
    """A run lacks each of the tiles that are `missing`."""
    NO_END = "no_end"
    """A run lacks one of the tiles that are `missing`."""
    NO_COMPANY = "no_company"
    """A single tile goes with nothing there is."""
    NO_PLACE = "no_place"
    NOT_FOUND = "not_found"
    """The search ended before it was sure."""
    NO_REPAIR = "no_repair"
    """No legal table comes near to what is proposed."""
    LEFT_ON_RACK = "left_on_rack"
    """A puzzle is solved when nothing is left."""


ORDER = {code: place for place, code in enumerate(Code)}


class Named(Protocol):
    """Whatever prints itself in notation: a tile, a card, a joker."""

    def __str__(self) -> str: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """One thing that is wrong, with the figures that a player needs to mend it."""

    code: Code
    points: int | None = None
    """What the first laying counts."""
    needed: int | None = None
    """What it would have to count; the seats or tiles that a limit allows."""
    tiles: tuple[Named, ...] = ()
    """The pieces at fault."""
    missing: tuple[Named, ...] = ()
    """The pieces that would mend it."""
    meld: int | None = None
    """The place of the faulty meld on the proposed table, counted from 1."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Everything that is wrong with one action; nothing has changed."""

    faults: tuple[Fault, ...] = field()

    @property
    def code(self) -> Code:
        """The first fault in the order of the codes."""
        return self.faults[0].code

    @property
    def codes(self) -> tuple[Code, ...]:
        """Each code once, in order."""
        return tuple(dict.fromkeys(fault.code for fault in self.faults))


def refusal(faults: Iterable[Fault]) -> Refusal:
    """Put the faults in the order of their codes, melds from left to right."""
    return Refusal(tuple(sorted(faults, key=lambda fault: (ORDER[fault.code], fault.meld or 0))))


def refuse(code: Code) -> Refusal:
    """Refuse for one reason that needs no figures."""
    return Refusal((Fault(code=code),))
