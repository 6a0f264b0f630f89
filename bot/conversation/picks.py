"""What each player has picked and not played yet, so that a turn shown anew still shows it."""

from collections.abc import MutableMapping
from dataclasses import dataclass, field

from bot.screens.choosing import NOTHING, Picking
from core.engine.desks import Stamp
from core.engine.people import PersonId, TableId
from core.engine.remembering import memory
from core.engine.sight import Sight


@dataclass(slots=True)
class Picks:
    """Remembers one pick for each player of each table; it ends when the table or draft changes."""

    _kept: MutableMapping[tuple[TableId, PersonId], tuple[Stamp, Picking]] = field(
        default_factory=memory
    )

    def keep(self, sight: Sight, person: PersonId, picking: Picking) -> None:
        """Remember what a player has picked of the table as it is now."""
        self._kept[sight.table, person] = _stamp(sight), picking

    def of(self, sight: Sight, person: PersonId) -> Picking:
        """Return what a player has picked of the table as it is now."""
        stamp, picking = self._kept.get((sight.table, person), (None, NOTHING))
        return picking if stamp == _stamp(sight) else NOTHING


def _stamp(sight: Sight) -> Stamp:
    return Stamp(version=sight.version, draft=sight.draft_version)
