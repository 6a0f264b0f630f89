"""What a seat did, as everybody may know it: found by comparing the round before and after."""

from collections import Counter
from dataclasses import dataclass

from core.rules.pieces import Pieces, Seat
from core.rules.round import Round


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """What one action did to the table and to a rack, without a secret."""

    seat: Seat
    verb: str
    """The action's word in records: `draw`, `lay`, `timeout`."""
    laid: Pieces = ()
    """What went from the rack to the table or, face up, to the discard pile."""
    drawn: int = 0
    """How many pieces more the rack holds, apart from what was laid."""
    own: bool = True
    """False where the bell or the rules acted for the seat."""


def deed(seat: Seat, verb: str, before: Round, after: Round) -> Deed:
    """Tell what an action of a seat changed.

    A piece has been laid where it is gone from the rack and the stock did not take it in.
    """
    had, has = Counter(before.racks[seat]), Counter(after.racks[seat])
    gone = tuple((had - has).elements())
    into_stock = max(0, len(after.stock) - len(before.stock))
    laid = gone if not into_stock else ()
    return Deed(
        seat=seat,
        verb=verb,
        laid=laid,
        drawn=max(0, len(before.stock) - len(after.stock)),
    )
