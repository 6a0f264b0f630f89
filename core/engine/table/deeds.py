"""What a seat did, as everybody may know it: found by comparing the round before and after."""

from collections import Counter
from dataclasses import dataclass, field

from core.engine.people import Nobody, Occupant
from core.rules.events import Event
from core.rules.family import Family, TimeoutEffect
from core.rules.pieces import Pieces, Seat
from core.rules.round import Round
from core.rules.view import RoundView


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """What one action did to a rack and to the table, without a secret."""

    seat: Seat
    verb: str
    """The action's word in records: `draw`, `lay`, `timeout`."""
    laid: Pieces = ()
    """What went from the rack to where everybody sees it: the table, the discard pile."""
    picked: Pieces = ()
    """What the rack took from where everybody saw it: the discard pile."""
    gained: int = 0
    """How many pieces the rack took in, those picked included."""
    timeout: TimeoutEffect | None = None
    """What a timeout did, where a timeout acted."""
    by: Occupant = field(default_factory=Nobody)
    """Who acted for the seat; nobody where that is not known."""


def deed(
    seat: Seat, verb: str, before: Round, after: Round, events: tuple[Event, ...] = ()
) -> Deed:
    """Tell what an action of a seat changed. What comes from the stock or goes there is unnamed."""
    family: Family[Round, RoundView] = before.sheet.family
    had, has = Counter(before.racks[seat]), Counter(after.racks[seat])
    into_stock = Counter(after.stock) - Counter(before.stock)
    laid = had - has - into_stock
    picked = Counter[object]() if into_stock else (has - had) & _off_the_pile(before, after)
    grown = has.total() - had.total() + laid.total() + into_stock.total()
    return Deed(
        seat=seat,
        verb=verb,
        laid=tuple(laid.elements()),
        picked=tuple(piece for piece in after.racks[seat] if piece in picked),
        gained=max(0, grown),
        timeout=next(filter(None, map(family.timeout_effect, events)), None),
    )


def _off_the_pile(before: Round, after: Round) -> Counter[object]:
    family: Family[Round, RoundView] = before.sheet.family
    was, lies = family.view(before, None).discard, family.view(after, None).discard
    return Counter[object](was) - Counter[object](lies)


def gains(seat: Seat, before: Round, after: Round) -> Pieces:
    """Return the pieces that are new on a seat's rack: for that seat's eyes only."""
    return tuple((Counter(after.racks[seat]) - Counter(before.racks[seat])).elements())
