"""A table in memory, with the state of its seats: drafts, rack orders, hints, possible words."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from core.engine.people import TableId
from core.engine.table.plans import due_plan, emptied, with_plan_after
from core.engine.table.state import Phase, SeatState, TableState
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
    seat_states: dict[Seat, SeatState] = field(default_factory=dict)
    revision: int = 0
    """The number of stored changes."""
    acted_at: float | None = None
    """The time of the last action or deal; None if unknown to this program."""
    spent: dict[Seat, list[float]] = field(default_factory=dict)
    """The seconds of each turn that people took in this round, by seat."""
    overtaken: bool = False
    """Whether other programs may have changed the table since this one last did."""

    def seat_state(self, seat: Seat | None) -> SeatState:
        """Return the state of a seat; an empty one for a bystander."""
        return SeatState() if seat is None else self.seat_states.get(seat, SeatState())

    @property
    def all_seat_states(self) -> tuple[SeatState, ...]:
        """The state of each seat."""
        return tuple(self.seat_state(seat) for seat in range(len(self.state.seats)))

    @property
    def by_order(self) -> Seat | None:
        """The seat to move, if a standing order acts for it."""
        return by_order(self.state, self.seat_states)

    @property
    def by_plan(self) -> Seat | None:
        """The seat to move, if its turn begins with laying its plan."""
        return due_plan(self.state, self.seat_states)

    def outdated(self, stamp: Stamp | None, seat: Seat | None) -> bool:
        """Say whether the table or the draft has changed since the stamp was made."""
        if stamp is None:
            return False
        table = stamp.version is not None and stamp.version != self.state.moved
        return table or (stamp.draft is not None and stamp.draft != self.seat_state(seat).version)


def by_order(state: TableState, seat_states: Mapping[Seat, SeatState]) -> Seat | None:
    """Return the seat to move if its owner's standing order acts now."""
    seat = state.awaited
    order = seat_states[seat].auto if seat is not None and seat in seat_states else None
    return None if order is None or order.left else seat


def goes_by_itself(state: TableState, seat_states: Mapping[Seat, SeatState]) -> bool:
    """Say whether the turn is automatic: a computer player, a plan or a standing order acts."""
    by_owner = due_plan(state, seat_states), by_order(state, seat_states)
    return state.computer_to_move is not None or by_owner != (None, None)


def redrafted(own: SeatState, draft: Draft) -> SeatState:
    """Set the draft of a seat; a different draft raises the version."""
    return own if own.draft == draft else replace(own, draft=draft, version=own.version + 1)


def swept(live: Live, after: TableState, kept: Mapping[Seat, SeatState]) -> dict[Seat, SeatState]:
    """Return the seat states that a change alters.

    A draft belongs to one turn and one state of the table: it ends with the turn, or when the table
    changes. A seat that changes hands gets an empty state.
    """
    seat_states = {
        seat: kept.get(seat, live.seat_state(seat)) for seat in {*live.seat_states, *kept}
    }
    for seat, own in seat_states.items():
        if seat >= len(after.seats) or live.state.seats[seat] != after.seats[seat]:
            seat_states[seat] = _emptied(own, live.state, after)
        else:
            stands = _stands(live.state, after, seat, mine=seat in kept)
            kept_draft = own if stands else redrafted(own, NO_DRAFT)
            hinted = _with_hints(live.state, after, kept_draft)
            planned = with_plan_after(hinted, live.state, after, seat)
            seat_states[seat] = _ordered(planned, live.state, after, seat)
    return {seat: own for seat, own in seat_states.items() if own != live.seat_state(seat)}


def _emptied(own: SeatState, before: TableState, after: TableState) -> SeatState:
    """Return the state of a seat that changes hands; a result keeps its count of hints."""
    empty = SeatState(version=own.version + 1, plan=emptied(own.plan))
    if before.running is not None or after.running is not None:
        return empty
    return replace(empty, hints=own.hints, hints_before=own.hints_before)


def _with_hints(before: TableState, after: TableState, own: SeatState) -> SeatState:
    """Drop the hint after an action; reset the count of hints when a match begins."""
    begins = before.phase in {Phase.LOBBY, Phase.OVER} and after.phase is Phase.PLAYING
    own = replace(own, hints=0) if begins else own
    dealt = after.deals > before.deals
    own = replace(own, hints_before=own.hints) if dealt else own
    return own if after.running is before.running else replace(own, hint=None, grade=0)


def _ordered(own: SeatState, before: TableState, after: TableState, seat: Seat) -> SeatState:
    """End a standing order with its round; a used `first` order ends with the turn."""
    order, now = own.auto, after.running
    if order is None or (now is not None and now.to_move == seat):
        return own
    if now is None or before.running is None or (order.left and order.until == "first"):
        return replace(own, auto=None)
    return replace(own, auto=replace(order, left=False))


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
