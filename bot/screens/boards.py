"""Boards for texts and pictures, made from a reader's view of a table."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.render.board import (
    Around,
    Board,
    Ending,
    Mine,
    drafted,
    ending,
    left_on_rack,
    private_board,
    public_board,
)
from bot.render.names import without_idle_marks
from bot.render.numbering import Numbering, numbered
from bot.render.pieces import bare
from bot.screens.voice import Voice
from core.engine.people import Nobody, Occupant
from core.engine.table.deeds import JUDGING
from core.engine.table.view import TableView
from core.rules.pieces import Groups, Pieces, Seat, Table, groups_of, print_groups, print_table
from core.rules.refusals import Code, Fault, Refusal
from core.rules.view import MatchView, RoundView


def public(voice: Voice, table_view: TableView, view: RoundView, seen: Table) -> Board:
    """Return the board for everybody, with the changes since `seen` marked."""
    return public_board(view, _around(voice, table_view), _lying(table_view), seen)


def private(voice: Voice, table_view: TableView, view: RoundView) -> Board:
    """Return the board with the table, or the reader's draft, and the reader's rack."""
    around, lying = _around(voice, table_view), _lying(table_view)
    return private_board(view, around, lying, table_view.seen, _mine(table_view))


def _mine(table_view: TableView) -> Mine:
    return Mine(
        gained=table_view.gained,
        by=table_view.order.by,
        blocks=table_view.order.blocks,
        draft=table_view.draft.groups,
        steps=table_view.proposed,
    )


def on_rack(table_view: TableView) -> Pieces:
    """Return the pieces on the reader's rack now: those that the draft has not taken from it."""
    return () if table_view.round is None else left_on_rack(table_view.round, _mine(table_view))


def ended(voice: Voice, table_view: TableView, view: RoundView, told: str) -> Ending:
    """Return the board of a finished round; `told` is its result in a sentence."""
    return ending(view, _around(voice, table_view, ending=told))


def wrong_melds(voice: Voice, table_view: TableView, board: Board) -> str:
    """Return which melds of a draft are neither sets nor runs, and what they lack to be one."""
    wrong = [meld for meld in board.melds if meld.wrong]
    if not wrong:
        return ""
    numbers = voice.listed([str(meld.number) for meld in wrong])
    lacks = (voice.refused_at(table_view, one.lacks) for one in wrong if one.lacks is not None)
    return "\n".join((voice.say("draft-wrong", numbers=numbers, count=len(wrong)), *lacks))


def in_hand(table_view: TableView) -> Groups:
    """Return the single pieces of the reader's draft that lie in no meld."""
    return tuple(group for group in table_view.draft.groups or () if len(group) == 1)


def draft_as_text(table_view: TableView) -> str:
    """Return the reader's draft in notation; without a draft, the table."""
    if table_view.draft.groups is not None:
        return print_groups(table_view.draft.groups)
    return "" if table_view.round is None else print_table(table_view.round.table)


def as_seen(table_view: TableView) -> Numbering:
    """Return the melds with the reader's numbers, including those of the reader's draft."""
    lying = _lying(table_view)
    if table_view.draft.groups is not None and table_view.round is not None:
        return drafted(table_view.round, lying, table_view.draft.groups)
    if table_view.proposed is not None:
        return lying.after(groups_of(table_view.proposed.table))
    return lying


def overturned(voice: Voice, table_view: TableView) -> str:
    """Return which melds, built by hand before, a placement has taken apart; mostly empty.

    If it places only the named tiles, return which others are back on the rack.
    """
    draft, view = table_view.draft, table_view.round
    if draft.placed is None or view is None or not draft.earlier:
        return ""
    before = draft.earlier[-1]
    if before.placed is not None:
        return ""
    added, lying = _content(draft.placed.pieces), [*map(_content, groups_of(view.table))]
    now = [*map(_content, draft.groups or ())]
    laid = _all(before.groups or ()) - _all(groups_of(view.table))
    if back := laid - _all(draft.groups or ()):
        return voice.say("draft-only-named", tiles=" ".join(back.elements()))
    built = [group for group in before.groups or () if len(group) > 1]
    own = [group for group in built if _content(group) not in lying]
    gone = [
        " ".join(map(bare, group))
        for group in own
        if not any(_content(group) <= one <= _content(group) + added for one in now)
    ]
    return voice.say("draft-overturned", melds=" | ".join(gone)) if gone else ""


def _content(pieces: Pieces) -> Counter[str]:
    return Counter(map(bare, pieces))


def _all(groups: Groups) -> Counter[str]:
    return Counter(bare(piece) for group in groups for piece in group)


def bare_melds(table_view: TableView) -> dict[int, tuple[str, ...]]:
    """Return the melds by the reader's numbers, with jokers that stand for nothing."""
    melds = as_seen(table_view).in_order()
    return {meld.number: tuple(map(bare, meld.pieces)) for meld in melds}


def as_numbered(refusal: Refusal, table_view: TableView) -> Refusal:
    """Return the refusal with the reader's meld numbers; None for a meld without a number."""
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
    if not table_view.tables:
        return numbered(() if table_view.round is None else (table_view.round.table,))
    return numbered(table_view.tables, tuple(_ends(table_view)))


def _ends(table_view: TableView) -> Iterator[bool]:
    """Yield for each deed of the round whether it ended a turn; to judge a lay ends none."""
    view, judged = table_view.round, [deed.verb in JUDGING for deed in table_view.deeds]
    goes_on = view is not None and view.outcome is None
    then = view.to_move if view is not None and goes_on else None
    ends = []
    for deed, only_judges in zip(reversed(table_view.deeds), reversed(judged), strict=True):
        ends.append(not only_judges and deed.seat != then)
        then = then if only_judges else deed.seat
    return reversed(ends)


def _around(voice: Voice, table_view: TableView, ending: str = "") -> Around:
    match = table_view.match
    assert match is not None
    return Around(
        title=without_idle_marks(voice.sheet(table_view.sheet)),
        subtitle=without_idle_marks(voice.say("film-round", round=str(round_number(match)))),
        names=tuple(
            without_idle_marks(voice.seat(table_view, seat)) for seat in range(match.seats)
        ),
        plain=closed_seats(table_view.seats),
        scores=match.totals,
        until="" if table_view.time is None else voice.time_of_day(table_view.time),
        draft=voice.say("board-draft"),
        empty=voice.say("board-empty"),
        ending=without_idle_marks(ending),
        hints=table_view.hints_used,
    )


def closed_seats(seats: Sequence[Occupant]) -> frozenset[Seat]:
    """Return the seats that nobody plays for: their names say so."""
    return frozenset(seat for seat, who in enumerate(seats) if who == Nobody())


def round_number(match: MatchView) -> int:
    """Return the number of the current round, or of the last one; the first is 1."""
    over = match.round is None or match.round.outcome is not None
    return match.rounds_played if over else match.rounds_played + 1
