"""A table in memory, with the state of its seats: drafts, rack orders, hints, possible words."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from core.engine.people import TableId
from core.engine.table.plans import due_plan, emptied, with_plan_after
from core.engine.table.state import Phase, SeatDraft, TableState
from core.rules.drafts import NO_DRAFT, Draft
from core.rules.family import Family
from core.rules.pieces import Seat
from core.rules.refusals import Code
from core.rules.round import Round
from core.rules.view import RoundView


@dataclass(frozen=True, slots=True, kw_only=True)
class Stamp:
    """The versions for which a button was made: that of the table, and perhaps of the draft."""

    version: int | None = None
    draft: int | None = None


@dataclass(slots=True, kw_only=True, weakref_slot=True)
class Live:
    """A table in memory. Its state is immutable and gets replaced."""

    number: TableId
    state: TableState
    desks: dict[Seat, SeatDraft] = field(default_factory=dict)
    revision: int = 0
    """The number of stored changes."""
    acted_at: float | None = None
    """The time of the last action or deal; None if unknown to this program."""
    spent: dict[Seat, list[float]] = field(default_factory=dict)
    """The seconds of each turn that people took in this round, by seat."""
    overtaken: bool = False
    """Whether other programs may have changed the table since this one last did."""

    def desk(self, seat: Seat | None) -> SeatDraft:
        """Return the state of a seat; an empty one for a bystander."""
        return SeatDraft() if seat is None else self.desks.get(seat, SeatDraft())

    @property
    def every_desk(self) -> tuple[SeatDraft, ...]:
        """The state of each seat."""
        return tuple(self.desk(seat) for seat in range(len(self.state.seats)))

    @property
    def by_order(self) -> Seat | None:
        """The seat to move, if a standing order acts for it."""
        return by_order(self.state, self.desks)

    @property
    def by_plan(self) -> Seat | None:
        """The seat to move, if its turn begins with laying its plan."""
        return due_plan(self.state, self.desks)

    def outdated(self, stamp: Stamp | None, seat: Seat | None) -> bool:
        """Say whether the table or the draft has changed since the stamp was made."""
        if stamp is None:
            return False
        table = stamp.version is not None and stamp.version != self.state.moved
        return table or (stamp.draft is not None and stamp.draft != self.desk(seat).version)


def by_order(state: TableState, desks: Mapping[Seat, SeatDraft]) -> Seat | None:
    """Return the seat to move if its owner's standing order acts now."""
    seat = state.awaited
    order = desks[seat].auto if seat is not None and seat in desks else None
    return None if order is None or order.left else seat


def goes_by_itself(state: TableState, desks: Mapping[Seat, SeatDraft]) -> bool:
    """Say whether the turn is automatic: a computer player, a plan or a standing order acts."""
    by_owner = due_plan(state, desks), by_order(state, desks)
    return state.computer_to_move is not None or by_owner != (None, None)


def redrafted(desk: SeatDraft, draft: Draft) -> SeatDraft:
    """Set the draft of a seat; a different draft raises the version."""
    return desk if desk.draft == draft else replace(desk, draft=draft, version=desk.version + 1)


def swept(live: Live, after: TableState, kept: Mapping[Seat, SeatDraft]) -> dict[Seat, SeatDraft]:
    """Return the seat states that a change alters.

    A draft belongs to one turn and one state of the table: it ends with the turn, or when the table
    changes. A seat that changes hands gets an empty state.
    """
    desks = {seat: kept.get(seat, live.desk(seat)) for seat in {*live.desks, *kept}}
    for seat, desk in desks.items():
        if seat >= len(after.seats) or live.state.seats[seat] != after.seats[seat]:
            desks[seat] = SeatDraft(version=desk.version + 1, plan=emptied(desk.plan))
        else:
            stands = _stands(live.state, after, seat, mine=seat in kept)
            kept_draft = desk if stands else redrafted(desk, NO_DRAFT)
            hinted = _with_hints(live.state, after, kept_draft)
            planned = with_plan_after(hinted, live.state, after, seat)
            desks[seat] = _ordered(planned, live.state, after, seat)
    return {seat: desk for seat, desk in desks.items() if desk != live.desk(seat)}


def _with_hints(before: TableState, after: TableState, desk: SeatDraft) -> SeatDraft:
    """Drop the hint after an action; reset the count of hints when a match begins."""
    begins = before.phase in {Phase.LOBBY, Phase.OVER} and after.phase is Phase.PLAYING
    desk = replace(desk, hints=0) if begins else desk
    dealt = after.deals > before.deals
    desk = replace(desk, hints_before=desk.hints) if dealt else desk
    return desk if after.running is before.running else replace(desk, hint=None, grade=0)


def _ordered(desk: SeatDraft, before: TableState, after: TableState, seat: Seat) -> SeatDraft:
    """End a standing order with its round; a used `first` order ends with the turn."""
    order, now = desk.auto, after.running
    if order is None or (now is not None and now.to_move == seat):
        return desk
    if now is None or before.running is None or (order.left and order.until == "first"):
        return replace(desk, auto=None)
    return replace(desk, auto=replace(order, left=False))


def _stands(before: TableState, after: TableState, seat: Seat, *, mine: bool) -> bool:
    """Say whether a draft stays valid; `mine`: the seat itself made this change."""
    was, now = before.running, after.running
    if was is None or now is None:
        return was is now
    if now.to_move != was.to_move:
        return False
    return now.table == was.table or (mine and now.to_move == seat)


OPEN = frozenset({"draw", "pass", "take stock", "take discard"})
"""Words whose possibility is public, because it does not depend on a rack."""

OUT_OF_PLACE = frozenset(
    {
        Code.ROUND_OVER,
        Code.NOT_SEATED,
        Code.NOT_YOUR_TURN,
        Code.TURN_OVER_AFTER_DRAW,
        Code.LAY_OR_DRAW_NOT_BOTH,
        Code.NO_RACK_TILE_PLAYED,
        Code.RACK_LIMIT,
        Code.STOCK_EMPTY,
        Code.STOCK_NOT_EMPTY,
        Code.NOTHING_TO_DRAW,
        Code.MUST_DRAW,
        Code.MUST_DISCARD,
        Code.MUST_BE_ACCEPTED,
    }
)
"""Refusals that mean: this word is out of place now, independent of the tiles on the table."""


def possible_words(state: TableState, seat: Seat, draft: Draft) -> tuple[str, ...]:
    """Return the words that a seat can say now without naming pieces."""
    running = state.running
    if running is None or state.paused:
        return ()
    family: Family[Round, RoundView] = state.sheet.family
    return family.turns.legal_words(family.rules.view(running, seat), draft)


def open_words(state: TableState) -> tuple[str, ...]:
    """Return the public words of the seat to move; empty if a computer player is to move."""
    seat = state.awaited
    words = () if seat is None else possible_words(state, seat, NO_DRAFT)
    return tuple(word for word in words if word in OPEN)
