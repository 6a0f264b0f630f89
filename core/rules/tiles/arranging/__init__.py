"""The solver: what a table allows that a rack can be laid on.

Exact for the printed sheets, as far as an answer says `proven`; deterministic: the same question has
the same answer, if nothing but its own effort ends the search.
"""

from collections.abc import Iterator

from core.rules.tiles.arranging.answers import Answer, Arrangement, judged, position_of
from core.rules.tiles.arranging.best import cheapest
from core.rules.tiles.arranging.first import best_first, most_points
from core.rules.tiles.arranging.lists import exactly
from core.rules.tiles.arranging.problem import Effort
from core.rules.tiles.arranging.question import Aim, costs
from core.rules.tiles.arranging.tables import as_groups
from core.rules.tiles.lay import Proposal
from core.rules.tiles.pieces import TilePieces

__all__ = ["Aim", "Answer", "Arrangement", "Effort", "arrangements", "best_lay", "most_points"]

USUAL_EFFORT = 200_000
"""States looked at for one question, if the caller sets no other bound."""


def best_lay(start: Proposal, aim: Aim, effort: Effort | None = None) -> Answer:
    """Return the lay that plays most tiles, or those that would count most if left on the rack.

    `start` is the proposal of the table as it lies; its `opened` says whether the seat may use the
    table without a first laying.
    """
    effort = effort or Effort(USUAL_EFFORT)
    asked = costs(start.sheet, aim)
    if start.first_laying:
        return best_first(start, asked, effort)
    position = position_of(start)
    found, proven = cheapest(position, asked, effort)
    if found is None:
        return Answer(best=None, proven=proven)
    groups = as_groups(start.sheet, start.old, found.melds)
    return Answer(best=judged(start, groups), proven=proven)


def arrangements(
    start: Proposal, tiles: TilePieces, effort: Effort | None = None
) -> Iterator[Arrangement]:
    """Return legal tables that lay exactly these tiles, the table changed least first.

    Fewest melds that do not lie as they lay, of such fewest table tiles that were moved; then the
    next best, which changes other melds.
    """
    return exactly(start, tiles, effort or Effort(USUAL_EFFORT))
