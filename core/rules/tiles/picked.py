"""What tiles come to that a player has picked and not yet laid."""

from itertools import islice
from typing import Final

from core.rules.picked import Picked
from core.rules.tiles.arranging import Effort, arrangements
from core.rules.tiles.lacking import own_melds
from core.rules.tiles.lay import Proposal
from core.rules.tiles.pieces import TilePieces

EFFORT: Final = 10_000
"""States looked at after each tap: a fraction of a second."""
SEVERAL: Final = 2


def picked(start: Proposal, tiles: TilePieces) -> Picked:
    """Say in how many ways the tiles can be laid and, before the first laying, what they count."""
    effort = Effort(EFFORT)
    ways = len(list(islice(arrangements(start, tiles, effort), SEVERAL))) if tiles else 0
    needed = start.sheet.first_laying if start.first_laying else None
    return Picked(
        ways=ways if effort.left > 0 or not ways else SEVERAL,
        points=own_melds(start, tiles)[1] if needed else None,
        needed=needed or None,
    )
