"""The questions that players, hints and computer players ask."""

from collections.abc import Iterator
from typing import Final

from core.rules.pieces import Groups
from core.rules.tiles.arranging.answers import Answer, Arrangement, judged, position_of
from core.rules.tiles.arranging.best import cheapest
from core.rules.tiles.arranging.exactly import exactly
from core.rules.tiles.arranging.first import best_first, most_points
from core.rules.tiles.arranging.nearest import nearer, on_rack, proposed_own
from core.rules.tiles.arranging.one_action import best_single
from core.rules.tiles.arranging.own import dearest
from core.rules.tiles.arranging.question import NO_LIMITS, Aim, Limits, costs
from core.rules.tiles.arranging.reckoning import Effort
from core.rules.tiles.arranging.tables import as_groups
from core.rules.tiles.lay import Proposal
from core.rules.tiles.pieces import TilePieces

USUAL_EFFORT: Final = 50_000
"""States looked at for one question, if the caller sets no other bound: a second or two."""


def best_lay(start: Proposal, aim: Aim = "tiles", effort: Effort | None = None) -> Answer:
    """Return the lay that plays most tiles, or those that would count most if left on the rack.

    `start` is the proposal of the table as it lies; its `opened` says whether the seat may use the
    table without a first laying.
    """
    effort = effort or Effort(USUAL_EFFORT)
    asked = costs(start.sheet, aim)
    if start.sheet.one_action:
        return best_single(start, asked, effort)
    if start.first_laying:
        return best_first(start, asked, effort)
    return _opened(start, aim, effort, NO_LIMITS)


def best_first_laying(start: Proposal, effort: Effort | None = None) -> Answer:
    """Return the first laying that counts most points; it leaves the table as it is."""
    return most_points(start, effort or Effort(USUAL_EFFORT))


def arrangements(
    start: Proposal, tiles: TilePieces, effort: Effort | None = None
) -> Iterator[Arrangement]:
    """Return legal tables that lay exactly these tiles, the table changed least first.

    Fewest melds that do not lie as they lay, of such fewest table tiles that were moved; then the
    next best, which changes other melds.
    """
    return exactly(start, tiles, effort or Effort(USUAL_EFFORT))


def nearest_legal(
    start: Proposal, proposed: Groups, effort: Effort | None = None
) -> Arrangement | None:
    """Return the legal table nearest to a proposed one, None if no proposed tile can be laid.

    It lays as many of the proposed tiles of the rack as can lie at once, and no other; of such
    tables one that keeps as many as possible of the proposed melds. `start` is the proposal of the
    table as it lies.
    """
    effort = effort or Effort(USUAL_EFFORT)
    best = best_lay(on_rack(start, proposed_own(start, proposed)), "tiles", effort.share(2)).best
    return None if best is None else nearer(start, proposed, best, effort)


def can_lay(start: Proposal, effort: Effort | None = None) -> bool:
    """Say whether anything can be laid at all; False also where nothing was found in time."""
    effort = effort or Effort(USUAL_EFFORT)
    if start.sheet.one_action:
        return best_lay(start, "tiles", effort).best is not None
    if start.first_laying:
        own = dearest(position_of(start), effort)
        enough = own is not None and own.points >= (start.sheet.first_laying or 0)
        return enough or best_first(start, costs(start.sheet, "tiles"), effort).best is not None
    return _opened(start, "tiles", effort, (len(start.rack) - 1, len(start.rack))).best is not None


def whole_rack(start: Proposal, effort: Effort) -> Arrangement | None:
    """Return a lay of the whole rack; None where there is none, or none was found in time."""
    if not start.first_laying and not start.sheet.one_action:
        return _opened(start, "tiles", effort, (0, 1)).best
    best = best_lay(start, "tiles", effort).best
    return best if best is not None and len(best.laid) == len(start.rack) else None


def leaves_at_most(start: Proposal, tiles: int, effort: Effort) -> bool:
    """Say whether no more tiles would stay on the rack if the table could be used."""
    asked = costs(start.sheet, "tiles")
    found, _ = cheapest(position_of(start), asked, effort, (tiles, tiles + 1))
    return found is not None


def _opened(start: Proposal, aim: Aim, effort: Effort, limits: Limits) -> Answer:
    found, proven = cheapest(position_of(start), costs(start.sheet, aim), effort, limits)
    if found is None:
        return Answer(best=None, proven=proven)
    best = judged(start, as_groups(start.sheet, start.old, found.melds))
    return Answer(best=best, proven=proven)
