"""A table in use, and what lies on the desks: each seat's draft and the order of its rack."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from core.engine.people import TableId
from core.engine.state import SeatDraft, TableState
from core.rules.family import NO_DRAFT, Draft
from core.rules.pieces import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Stamp:
    """What a button was made for: the version of the table, and perhaps of its owner's draft."""

    version: int | None = None
    draft: int | None = None


@dataclass(slots=True, kw_only=True)
class Live:
    """A table in use. Its state is replaced, never changed."""

    number: TableId
    state: TableState
    desks: dict[Seat, SeatDraft] = field(default_factory=dict)

    def desk(self, seat: Seat | None) -> SeatDraft:
        """Return what lies on a seat's desk; nothing for somebody standing by."""
        return SeatDraft() if seat is None else self.desks.get(seat, SeatDraft())

    def outdated(self, stamp: Stamp | None, seat: Seat | None) -> bool:
        """Say whether the table, or the seat's draft, has moved on since the stamp was made."""
        if stamp is None:
            return False
        table = stamp.version is not None and stamp.version != self.state.version
        return table or (stamp.draft is not None and stamp.draft != self.desk(seat).version)


def redrafted(desk: SeatDraft, draft: Draft) -> SeatDraft:
    """Put another draft on a desk; its version grows."""
    return desk if desk.draft == draft else replace(desk, draft=draft, version=desk.version + 1)


def swept(live: Live, after: TableState, kept: Mapping[Seat, SeatDraft]) -> dict[Seat, SeatDraft]:
    """Return the desks that are different after a change: drafts of what is no more are cleared.

    A draft is for one turn at one table: it goes when the turn does, or when the table changes.
    """
    desks = {seat: desk for seat, desk in kept.items() if desk != live.desk(seat)}
    before, now = live.state.running, after.running
    if before is None or (now and (before.table, before.to_move) == (now.table, now.to_move)):
        return desks
    seats = set(live.desks) | set(desks)
    for seat in seats:
        stays = now is not None and seat in kept and now.to_move == seat
        if not stays:
            empty = redrafted(desks.get(seat, live.desk(seat)), NO_DRAFT)
            if empty != live.desk(seat):
                desks[seat] = empty
    return desks
