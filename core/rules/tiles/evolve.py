"""Applies events to a round with tiles."""

from collections import Counter
from dataclasses import replace

from core.rules.events import Event
from core.rules.pieces import Seat
from core.rules.round import replace_rack, seat_after
from core.rules.tiles.legality.melds import sort_pieces
from core.rules.tiles.model.events import (
    LayAccepted,
    LayObjected,
    Passed,
    TableLaid,
    TileDrawn,
    TileReturned,
    TimedOut,
)
from core.rules.tiles.model.pieces import as_pieces, bare
from core.rules.tiles.model.round import LastAct, LastLay, TileRound


def evolve(round_: TileRound, event: Event) -> TileRound:
    """Apply one event."""
    match event:
        case TileDrawn():
            return _drawn(round_, event)
        case TileReturned():
            return _returned(round_, event)
        case TableLaid():
            return _laid(round_, event)
        case Passed():
            after = replace(round_, passes=round_.passes + 1)
            return _turn_over(after, event.seat, "other")
        case TimedOut():
            return _time_ran_out(round_, event)
        case LayObjected():
            return _objected(round_, event)
        case LayAccepted():
            return _accepted(round_, event)
    raise TypeError(event)


def _turn_over(round_: TileRound, seat: Seat, what: str) -> TileRound:
    return replace(
        round_,
        to_move=seat_after(seat, round_.seats, round_.left),
        drawn=None,
        last_act=LastAct(seat=seat, what=what),  # type: ignore[arg-type]
    )


def _drawn(round_: TileRound, event: TileDrawn) -> TileRound:
    """End the turn after a draw, unless the rack was full: then a tile has to go back first."""
    if event.tile is None:
        return _turn_over(replace(round_, last_lay=None), event.seat, "draw")
    sheet, seat = round_.sheet, event.seat
    full = bool(sheet.rack_limit) and len(round_.racks[seat]) >= sheet.rack_limit
    rack = sort_pieces(sheet, as_pieces((*round_.racks[seat], event.tile)))
    after = replace(
        round_,
        racks=replace_rack(round_.racks, seat, rack),
        stock=round_.stock[1:],
        passes=0,
        returns=round_.returns if full else 0,
        last_lay=None,
        drawn=as_pieces([event.tile])[0] if full else None,
    )
    return after if full else _turn_over(after, seat, "draw")


def _returned(round_: TileRound, event: TileReturned) -> TileRound:
    rack = list(round_.racks[event.seat])
    rack.remove(event.tile)
    after = replace(
        round_,
        racks=replace_rack(round_.racks, event.seat, tuple(rack)),
        stock=event.stock,
        returns=round_.returns + 1,
    )
    return _turn_over(after, event.seat, "draw")


def _laid(round_: TileRound, event: TableLaid) -> TileRound:
    seat = event.seat
    left = Counter(round_.racks[seat]) - Counter(map(bare, as_pieces(event.laid)))
    rack = sort_pieces(round_.sheet, as_pieces(left.elements()))
    watched = LastLay(seat=seat, table_before=round_.table, first=seat not in round_.opened)
    after = replace(
        round_,
        table=event.table,
        racks=replace_rack(round_.racks, seat, rack),
        opened=round_.opened | {seat},
        passes=0,
        returns=0,
        last_lay=watched if round_.sheet.watched_by_players else None,
    )
    return _turn_over(after, seat, "lay")


def _time_ran_out(round_: TileRound, event: TimedOut) -> TileRound:
    """Apply a timeout. Laying nothing while the stock is empty counts as a pass."""
    seat = event.seat
    passed = not event.laid and not round_.stock
    stood_still = not event.laid and not event.drawn and bool(round_.stock)
    after = replace(
        round_,
        table=event.table,
        racks=replace_rack(round_.racks, seat, event.rack),
        stock=event.stock,
        opened=round_.opened | ({seat} if event.laid else set()),
        passes=0 if event.laid else round_.passes + passed,
        returns=round_.returns + 1 if stood_still else 0,
        last_lay=None,
    )
    return _turn_over(after, seat, "other")


def _objected(round_: TileRound, event: LayObjected) -> TileRound:
    rack = (*round_.racks[event.seat], *event.back)
    opened = round_.opened if event.still_opened else round_.opened - {event.seat}
    return replace(
        round_,
        table=event.table,
        racks=replace_rack(round_.racks, event.seat, sort_pieces(round_.sheet, as_pieces(rack))),
        opened=opened,
        last_lay=None,
        last_act=None,
    )


def _accepted(round_: TileRound, event: LayAccepted) -> TileRound:
    last = round_.last_lay
    assert last is not None
    return replace(round_, last_lay=replace(last, accepted=last.accepted | {event.by}))
