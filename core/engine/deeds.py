"""What a seat did, as everybody may know it: found by comparing the round before and after."""

from collections import Counter
from dataclasses import dataclass

from core.rules.pieces import Pieces, Seat
from core.rules.round import Round


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """What one action did to a rack and to the table, without a secret."""

    seat: Seat
    verb: str
    """The action's word in records: `draw`, `lay`, `timeout`."""
    laid: Pieces = ()
    """What went from the rack to where everybody sees it: the table, the discard pile."""
    gained: int = 0
    """How many pieces the rack took in."""


def deed(seat: Seat, verb: str, before: Round, after: Round) -> Deed:
    """Tell what an action of a seat changed. What the stock took in stays unnamed."""
    had, has = before.racks[seat], after.racks[seat]
    into_stock = Counter(after.stock) - Counter(before.stock)
    laid = tuple((Counter(had) - Counter(has) - into_stock).elements())
    gone = len(laid) + into_stock.total()
    return Deed(seat=seat, verb=verb, laid=laid, gained=max(0, len(has) - len(had) + gone))


def gains(seat: Seat, before: Round, after: Round) -> Pieces:
    """Return the pieces that are new on a seat's rack: for that seat's eyes only."""
    return tuple((Counter(after.racks[seat]) - Counter(before.racks[seat])).elements())
