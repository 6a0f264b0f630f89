"""The pieces that players have picked by tapping, and that no word has used yet."""

from collections import Counter
from collections.abc import MutableMapping
from dataclasses import dataclass, field, replace

from bot.screens.choosing import NOTHING, Picking
from bot.screens.moving import at_hand, taken
from bot.screens.turn.plan import in_front
from core.engine.caches import memory
from core.engine.people import PersonId, TableId, To, ToPerson
from core.engine.table.seat_state import Stamp
from core.engine.table.view import TableView


@dataclass(frozen=True, slots=True, kw_only=True)
class Pick:
    """What a player has picked, and when."""

    stamp: Stamp
    picking: Picking
    own: tuple[str, ...]
    """The picked pieces of the rack."""
    deal: int
    stage: str
    """The step of the turn in which they were picked."""
    stays: bool = True
    """Whether the pieces of the rack stay picked when table or draft change."""


@dataclass(slots=True)
class Picks:
    """One pick for each player of each table.

    When others act, a turn begins or time runs out, the picked pieces stay picked while they are on
    the rack. A pick ends with the next act of its player.
    """

    _kept: MutableMapping[tuple[TableId, PersonId], Pick] = field(default_factory=memory)

    def keep(self, table_view: TableView, person: PersonId, picking: Picking) -> None:
        """Remember a player's pick in the table's current version."""
        shown = in_front(table_view)
        pieces = taken(at_hand(shown), picking.chosen)
        self._kept[table_view.table, person] = Pick(
            stamp=_stamp(shown),
            picking=picking,
            own=tuple(one.piece for one in pieces if one.meld is None),
            deal=table_view.deals,
            stage=_stage(shown),
        )

    def of(self, table_view: TableView, to: To) -> Picking:
        """Return what a reader has picked, as far as it is still there; a chat picks nothing."""
        kept = self._kept.get((table_view.table, to.person)) if isinstance(to, ToPerson) else None
        if kept is None:
            return NOTHING
        shown = in_front(table_view)
        if kept.stamp == _stamp(shown):
            return kept.picking
        same_round = kept.deal == table_view.deals and kept.stage == _stage(shown)
        return _still_picked(shown, kept) if kept.stays and same_round else NOTHING

    def end_with_next_change(self, table: TableId, person: PersonId) -> None:
        """Let a pick end when table or draft change: its player acts. A refusal changes nothing."""
        kept = self._kept.get((table, person))
        if kept is not None:
            self._kept[table, person] = replace(kept, stays=False)

    def are_later(self, table_view: TableView, to: To, drawn: Picking) -> bool:
        """Return whether a reader has picked something since a screen was drawn with their pick."""
        now = self.of(table_view, to)
        return bool(now.chosen) and now != drawn


def _still_picked(table_view: TableView, pick: Pick) -> Picking:
    """Return the picked pieces that are still on the rack, wherever they are there now."""
    places, left = set[int](), Counter(pick.own)
    for one in at_hand(table_view):
        if one.meld is None and left[one.piece]:
            left[one.piece] -= 1
            places.add(one.place)
    return Picking(chosen=frozenset(places))


def _stage(shown: TableView) -> str:
    return "" if shown.round is None else shown.round.turn.partition(" ")[0]


def _stamp(shown: TableView) -> Stamp:
    return Stamp(version=shown.version, draft=shown.draft_version)
