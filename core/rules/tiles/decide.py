"""Decides actions in a round with tiles."""

from collections import Counter
from dataclasses import replace

from core.rules.actions import Action, Decision, Timeout, accepted, refused
from core.rules.events import Event, Outcome, RoundEnded
from core.rules.family import ImpossibleMoveError
from core.rules.pieces import Seat
from core.rules.refusals import Code, Fault, Refusal
from core.rules.tiles.evolve import evolve
from core.rules.tiles.legality.lay import judge_lay
from core.rules.tiles.legality.objections import (
    decide_acceptance,
    decide_objection,
    end_if_accepted,
)
from core.rules.tiles.model.actions import Accept, Draw, Lay, Object, Pass, Return
from core.rules.tiles.model.events import (
    LayAccepted,
    Passed,
    TableLaid,
    TileDrawn,
    TileReturned,
    TimedOut,
)
from core.rules.tiles.model.pieces import TilePieces, as_pieces, bare
from core.rules.tiles.model.round import CIRCLES_OF_RETURNS, TileRound
from core.rules.tiles.model.sheet import StockOut, StockOutAt
from core.rules.tiles.scoring import nobody_can_lay, unscored, won
from core.rules.tiles.timeout import proposal, time_out


def decide(round_: TileRound, seat: Seat, action: Action) -> Decision:
    """Decide an action of an active seat in a running round."""
    if isinstance(action, Object):
        return decide_objection(round_, seat)
    if isinstance(action, Accept):
        return decide_acceptance(round_, seat)
    out_of_turn = why_not_now(round_, seat)
    if out_of_turn is not None:
        return refused(out_of_turn)
    decision = _decide_in_turn(round_, seat, action)
    return replace(decision, events=decision.events + endings(round_, decision.events))


def why_not_now(round_: TileRound, seat: Seat) -> Code | None:
    """Return why a seat cannot act now; None if it is its turn."""
    if seat == round_.to_move:
        return None
    last = round_.last_act
    if last is None or last.seat != seat:
        return Code.NOT_YOUR_TURN
    return {
        "draw": Code.TURN_OVER_AFTER_DRAW,
        "lay": Code.LAY_OR_DRAW_NOT_BOTH,
    }.get(last.what, Code.NOT_YOUR_TURN)


def _decide_in_turn(round_: TileRound, seat: Seat, action: Action) -> Decision:
    if isinstance(action, Timeout):
        return accepted(time_out(round_, action))
    if round_.drawn is not None and not isinstance(action, Return):
        limit = round_.sheet.rack_limit
        return Decision(refusal=Refusal((Fault(code=Code.RACK_LIMIT, needed=limit),)))
    match action:
        case Draw():
            return _draw(round_, seat)
        case Return():
            return _return(round_, seat, action)
        case Lay():
            return _lay(round_, seat, action)
        case Pass():
            return refused(Code.STOCK_NOT_EMPTY) if round_.stock else accepted(Passed(seat=seat))
    raise ImpossibleMoveError(action.verb)


def _draw(round_: TileRound, seat: Seat) -> Decision:
    if round_.stock:
        return accepted(TileDrawn(seat=seat, tile=round_.stock[0]))
    sheet = round_.sheet
    if sheet.stock_out.ends_round and sheet.stock_out_at is StockOutAt.FIRST_NEED:
        return accepted(TileDrawn(seat=seat, tile=None))
    return refused(Code.STOCK_EMPTY)


def _return(round_: TileRound, seat: Seat, action: Return) -> Decision:
    """Return a tile to the stock after a draw beyond the rack limit; any rack tile will do."""
    tile = bare(action.tile)
    if round_.drawn is None:
        return refused(Code.MUST_DRAW)
    if tile not in round_.racks[seat]:
        return Decision(refusal=Refusal((Fault(code=Code.NOT_ON_RACK, tiles=(tile,)),)))
    stock = returned_to(round_, action)
    return accepted(TileReturned(seat=seat, tile=tile, stock=stock))


def returned_to(round_: TileRound, action: Return) -> TilePieces:
    """Return the stock with the returned tile, in the shuffled order (KI-20)."""
    pieces = (*as_pieces(round_.stock), bare(action.tile))
    if action.stock is None:
        return pieces
    if Counter(action.stock) != Counter(pieces):
        raise ImpossibleMoveError("stock")
    return action.stock


def _lay(round_: TileRound, seat: Seat, action: Lay) -> Decision:
    asked = replace(proposal(round_, action.groups), first=action.first, takes=action.takes)
    judged = judge_lay(asked)
    if judged.refusal is not None:
        return Decision(refusal=judged.refusal)
    event = TableLaid(
        seat=seat,
        table=judged.table,
        laid=judged.laid,
        first=action.first if judged.points is not None else None,
        points=judged.points,
    )
    return accepted(event)


def settle(round_: TileRound, seat: Seat, action: Action) -> tuple[Event, ...]:
    """Return what the next seat's act causes: it accepts a lay that emptied a rack."""
    if round_.pending_win is None or seat != round_.to_move:
        return ()
    if round_.outcome is not None or isinstance(action, Object | Accept):
        return ()
    return (LayAccepted(by=seat), *end_if_accepted(round_, by=seat))


def endings(round_: TileRound, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the end of the round if these events cause it."""
    for event in events:
        after = evolve(round_, event)
        outcome = _out(round_, after, event) or _stock_out(round_, after, event)
        return stuck(after) if outcome is None else (RoundEnded(outcome=outcome),)
    return ()


def stuck(round_: TileRound) -> tuple[Event, ...]:
    """End the round if nobody can lay, or everybody only draws and returns."""
    outcome = _stuck(round_)
    return () if outcome is None else (RoundEnded(outcome=outcome),)


def _out(before: TileRound, after: TileRound, event: Event) -> Outcome | None:
    """Return the outcome if the last tile was laid and nobody can object any more."""
    if not isinstance(event, TableLaid | TimedOut) or after.racks[event.seat]:
        return None
    if after.pending_win is not None and len(after.active) > 1:
        return None
    first = before.sheet.handrummy and event.seat not in before.opened
    return won(after, event.seat, doubled=first)


def _stock_out(before: TileRound, after: TileRound, event: Event) -> Outcome | None:
    """Return the outcome if the sheet ends the round when the stock runs out."""
    sheet = after.sheet
    if not sheet.stock_out.ends_round or after.stock or after.drawn is not None:
        return None
    at_need = isinstance(event, TileDrawn) and event.tile is None
    emptied = bool(before.stock) and sheet.stock_out_at is StockOutAt.LAST_DRAW
    return unscored(after, sheet.stock_out) if at_need or emptied else None


def _stuck(after: TileRound) -> Outcome | None:
    circle = len(after.active)
    if after.passes >= circle:
        return nobody_can_lay(after)
    if after.returns >= CIRCLES_OF_RETURNS * circle:
        lowest = after.sheet.stock_out is StockOut.LOWEST
        return nobody_can_lay(after) if lowest else unscored(after, StockOut.SKIP)
    return None
