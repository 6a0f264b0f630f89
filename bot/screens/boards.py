"""From what a reader may see of a table to what there is to show: for texts and pictures alike."""

from collections.abc import Sequence
from dataclasses import replace

from bot.render.board import (
    Around,
    Board,
    Ending,
    Mine,
    drafted,
    ending,
    private_board,
    public_board,
)
from bot.render.names import without_idle_marks
from bot.render.numbering import Numbering, groups_of, numbered
from bot.screens.times import GRACE, MINUTE
from bot.screens.voice import Voice
from core.engine.sight import Sight
from core.rules.pieces import Groups, Table, print_groups, print_table
from core.rules.refusals import Code, Fault, Refusal
from core.rules.view import MatchView, RoundView


def public(voice: Voice, sight: Sight, view: RoundView, seen: Table) -> Board:
    """Describe the table for everybody; what is new since it was as `seen` is marked."""
    return public_board(view, _around(voice, sight), _lying(sight), seen)


def private(voice: Voice, sight: Sight, view: RoundView) -> Board:
    """Describe the table, or the reader's draft, and the reader's rack."""
    mine = Mine(
        gained=sight.gained,
        by=sight.order.by,
        blocks=sight.order.blocks,
        draft=sight.draft.groups,
        steps=sight.proposed,
    )
    return private_board(view, _around(voice, sight), _lying(sight), sight.seen, mine)


def ended(voice: Voice, sight: Sight, view: RoundView, told: str) -> Ending:
    """Describe how the round ended, which is also `told` in a sentence."""
    return ending(view, _around(voice, sight, ending=told))


def in_hand(sight: Sight) -> Groups:
    """Return what the reader's draft has in hand without a place."""
    return tuple(group for group in sight.draft.groups or () if len(group) == 1)


def written_out(sight: Sight) -> str:
    """Write the reader's draft in notation, or the table while there is none."""
    if sight.draft.groups is not None:
        return print_groups(sight.draft.groups)
    return "" if sight.round is None else print_table(sight.round.table)


def as_seen(sight: Sight) -> Numbering:
    """Number the melds as the reader sees them, those of the own draft included."""
    lying = _lying(sight)
    if sight.draft.groups is not None and sight.round is not None:
        return drafted(sight.round, lying, sight.draft.groups)
    if sight.proposed is not None:
        return lying.after(groups_of(sight.proposed.table))
    return lying


def as_numbered(refusal: Refusal, sight: Sight) -> Refusal:
    """Name the melds at fault by the numbers that the reader sees; a place without one by none."""
    numbers = _numbers(sight)
    return Refusal(tuple(_named(fault, numbers) for fault in refusal.faults))


def _named(fault: Fault, numbers: Sequence[int | None]) -> Fault:
    place = fault.meld
    if place is None:
        return fault
    if 1 <= place <= len(numbers):
        return replace(fault, meld=numbers[place - 1])
    meant = place - len(numbers) if fault.code is Code.TABLE_TILE_MISSING else None
    return replace(fault, meld=meant)


def _numbers(sight: Sight) -> tuple[int | None, ...]:
    """Return the number of each group of the reader's draft, or of each meld of the table."""
    melds = iter(as_seen(sight).melds)
    if sight.draft.groups is None:
        return tuple(meld.number for meld in melds)
    return tuple(next(melds).number if len(group) > 1 else None for group in sight.draft.groups)


def _lying(sight: Sight) -> Numbering:
    return numbered(sight.tables or (() if sight.round is None else (sight.round.table,)))


def _around(voice: Voice, sight: Sight, ending: str = "") -> Around:
    match = sight.match
    assert match is not None
    return Around(
        title=without_idle_marks(voice.sheet(sight.sheet)),
        subtitle=without_idle_marks(voice.say("film-round", round=str(round_number(match)))),
        names=tuple(without_idle_marks(voice.seat(sight, seat)) for seat in range(match.seats)),
        scores=match.totals,
        seconds=_about(sight),
        draft=voice.say("board-draft"),
        empty=voice.say("board-empty"),
        ending=without_idle_marks(ending),
        hints=sight.hints_used,
    )


def _about(sight: Sight) -> int | None:
    """Return what is left of the turn: to the minute, as long as there are some.

    A picture stands for a while, and one that only differs by seconds need not be sent anew.
    """
    if sight.time is None or not sight.time.runs:
        return None
    left = sight.time.left + GRACE
    return left // MINUTE * MINUTE if left >= 2 * MINUTE else sight.time.left


def round_number(match: MatchView) -> int:
    """Return which round is played, or was played last, counted from 1."""
    over = match.round is None or match.round.outcome is not None
    return match.rounds_played if over else match.rounds_played + 1
