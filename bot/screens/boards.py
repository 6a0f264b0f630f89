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
from bot.screens.parts import GRACE, MINUTE
from bot.screens.voice import Voice
from core.engine.table.view import TableView
from core.rules.pieces import Groups, Table, print_groups, print_table
from core.rules.refusals import Code, Fault, Refusal
from core.rules.view import MatchView, RoundView


def public(voice: Voice, table_view: TableView, view: RoundView, seen: Table) -> Board:
    """Describe the table for everybody; what is new since it was as `seen` is marked."""
    return public_board(view, _around(voice, table_view), _lying(table_view), seen)


def private(voice: Voice, table_view: TableView, view: RoundView) -> Board:
    """Describe the table, or the reader's draft, and the reader's rack."""
    mine = Mine(
        gained=table_view.gained,
        by=table_view.order.by,
        blocks=table_view.order.blocks,
        draft=table_view.draft.groups,
        steps=table_view.proposed,
    )
    return private_board(
        view, _around(voice, table_view), _lying(table_view), table_view.seen, mine
    )


def ended(voice: Voice, table_view: TableView, view: RoundView, told: str) -> Ending:
    """Describe how the round ended, which is also `told` in a sentence."""
    return ending(view, _around(voice, table_view, ending=told))


def in_hand(table_view: TableView) -> Groups:
    """Return what the reader's draft has in hand without a place."""
    return tuple(group for group in table_view.draft.groups or () if len(group) == 1)


def written_out(table_view: TableView) -> str:
    """Write the reader's draft in notation, or the table while there is none."""
    if table_view.draft.groups is not None:
        return print_groups(table_view.draft.groups)
    return "" if table_view.round is None else print_table(table_view.round.table)


def as_seen(table_view: TableView) -> Numbering:
    """Number the melds as the reader sees them, those of the own draft included."""
    lying = _lying(table_view)
    if table_view.draft.groups is not None and table_view.round is not None:
        return drafted(table_view.round, lying, table_view.draft.groups)
    if table_view.proposed is not None:
        return lying.after(groups_of(table_view.proposed.table))
    return lying


def as_numbered(refusal: Refusal, table_view: TableView) -> Refusal:
    """Name the melds at fault by the numbers that the reader sees; a place without one by none."""
    numbers = _numbers(table_view)
    return Refusal(tuple(_named(fault, numbers) for fault in refusal.faults))


def _named(fault: Fault, numbers: Sequence[int | None]) -> Fault:
    place = fault.meld
    if place is None:
        return fault
    if 1 <= place <= len(numbers):
        return replace(fault, meld=numbers[place - 1])
    meant = place - len(numbers) if fault.code is Code.TABLE_TILE_MISSING else None
    return replace(fault, meld=meant)


def _numbers(table_view: TableView) -> tuple[int | None, ...]:
    """Return the number of each group of the reader's draft, or of each meld of the table."""
    melds = iter(as_seen(table_view).melds)
    if table_view.draft.groups is None:
        return tuple(meld.number for meld in melds)
    return tuple(
        next(melds).number if len(group) > 1 else None for group in table_view.draft.groups
    )


def _lying(table_view: TableView) -> Numbering:
    return numbered(
        table_view.tables or (() if table_view.round is None else (table_view.round.table,))
    )


def _around(voice: Voice, table_view: TableView, ending: str = "") -> Around:
    match = table_view.match
    assert match is not None
    return Around(
        title=without_idle_marks(voice.sheet(table_view.sheet)),
        subtitle=without_idle_marks(voice.say("film-round", round=str(round_number(match)))),
        names=tuple(
            without_idle_marks(voice.seat(table_view, seat)) for seat in range(match.seats)
        ),
        scores=match.totals,
        seconds=_about(table_view),
        draft=voice.say("board-draft"),
        empty=voice.say("board-empty"),
        ending=without_idle_marks(ending),
        hints=table_view.hints_used,
    )


def _about(table_view: TableView) -> int | None:
    """Return what is left of the turn: to the minute, as long as there are some.

    A picture stands for a while, and one that only differs by seconds need not be sent anew.
    """
    if table_view.time is None or not table_view.time.runs:
        return None
    left = table_view.time.left + GRACE
    return left // MINUTE * MINUTE if left >= 2 * MINUTE else table_view.time.left


def round_number(match: MatchView) -> int:
    """Return which round is played, or was played last, counted from 1."""
    over = match.round is None or match.round.outcome is not None
    return match.rounds_played if over else match.rounds_played + 1
