"""Views of a round with tiles and of its events."""

from dataclasses import replace

from core.rules.events import Event, ObjectionEffect, TimeoutEffect
from core.rules.pieces import HIDDEN, Seat
from core.rules.tiles.legality.objections import brought
from core.rules.tiles.model.events import LayObjected, TileDrawn, TileReturned, TimedOut
from core.rules.tiles.model.round import TileRound, TileView


def view(round_: TileRound, seat: Seat | None) -> TileView:
    """Return the view of a seat, or of a bystander (None)."""
    return TileView.of(
        round_,
        seat,
        turn="" if round_.drawn is None else "return",
        passes=round_.passes,
        returns=round_.returns,
        may_object=_may_object(round_, seat),
        just_laid=brought(round_.last_lay, round_.table) if round_.last_lay else (),
    )


def _may_object(round_: TileRound, seat: Seat | None) -> bool:
    last = round_.last_lay
    if last is None or seat is None or round_.outcome is not None:
        return False
    return seat != last.seat and seat not in last.accepted and seat not in round_.left


def timeout_effect(event: Event) -> TimeoutEffect | None:
    """Return the public figures of a timeout: how many tiles went where."""
    if not isinstance(event, TimedOut):
        return None
    return TimeoutEffect(
        idle=event.draft is None and event.returned is None,
        counted=event.counted,
        laid=len(event.laid),
        back=len(event.back),
        taken=len(event.taken),
        drawn=len(event.drawn),
        returned=int(event.returned is not None),
    )


def objection_effect(event: Event) -> ObjectionEffect | None:
    """Return what an upheld objection gives back, and to whom."""
    if not isinstance(event, LayObjected):
        return None
    return ObjectionEffect(seat=event.seat, back=event.back, opened=event.still_opened)


def redact(event: Event, seat: Seat | None) -> Event:
    """Return the event as a seat may see it: drawn and returned tiles are private to their seat."""
    match event:
        case TileDrawn() if event.seat != seat and event.tile is not None:
            return replace(event, tile=HIDDEN)
        case TileReturned():
            tile = event.tile if event.seat == seat else HIDDEN
            return replace(event, tile=tile, stock=(HIDDEN,) * len(event.stock))
        case TimedOut():
            return _redacted_timeout(event, seat)
    return event


def _redacted_timeout(event: TimedOut, seat: Seat | None) -> TimedOut:
    """Hide returned and drawn tiles from other seats, but not tiles that were on the table."""
    hidden = replace(event, stock=(HIDDEN,) * len(event.stock), shuffled=None)
    if event.seat == seat:
        return hidden
    return replace(
        hidden,
        draft=None,
        back=(HIDDEN,) * len(event.back),
        drawn=(HIDDEN,) * len(event.drawn),
        returned=None if event.returned is None else HIDDEN,
        rack=(HIDDEN,) * len(event.rack),
    )
