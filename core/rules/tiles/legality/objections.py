"""False melds where the players check each other (BU-33 to BU-36; contract, section 6).

An invalid meld stays until a player objects; after the next seat's act it must be accepted.
"""

from collections import Counter
from dataclasses import replace

from core.rules.actions import Decision, accepted, refused
from core.rules.events import Event, RoundEnded
from core.rules.pieces import Kind, Meld, Seat, Table
from core.rules.refusals import Code
from core.rules.tiles.legality.lay import Proposal, judge_remains
from core.rules.tiles.legality.melds import sort_pieces
from core.rules.tiles.legality.table_use import bare_count, meld_key, table_count, without_melds
from core.rules.tiles.model.events import LayAccepted, LayObjected
from core.rules.tiles.model.pieces import TilePiece
from core.rules.tiles.model.round import LastLay, TileRound
from core.rules.tiles.scoring import won


def decide_objection(round_: TileRound, seat: Seat) -> Decision:
    """Return the false melds of the last lay to its seat; refuse an objection without a reason."""
    last = round_.last_lay
    if last is None or seat in last.accepted:
        late = any(meld.kind is Kind.FALSE for meld in round_.table)
        return refused(Code.MUST_BE_ACCEPTED if late else Code.NO_FALSE_MELD)
    if seat == last.seat:
        return refused(Code.LAY_OR_DRAW_NOT_BOTH)
    if not _faulty(last, round_.table):
        return refused(Code.NO_FALSE_MELD)
    return accepted(_taken_back(round_, last, seat))


def _faulty(last: LastLay, table: Table) -> Table:
    """Return the false melds that the last lay brought to the table."""
    return tuple(meld for meld in brought(last, table) if meld.kind is Kind.FALSE)


def brought(last: LastLay, table: Table) -> Table:
    """Return the melds that the last lay added to the table."""
    return without_melds(table, last.table_before)


def _taken_back(round_: TileRound, last: LastLay, by: Seat) -> LayObjected:
    """Return what stays: the sound part of the lay if it is legal alone, otherwise nothing."""
    rest = _without_faulty(round_, last)
    table = rest if rest is not None and _stands(round_, last, rest) else last.table_before
    back = table_count(round_.table) - table_count(table)
    return LayObjected(
        by=by,
        seat=last.seat,
        table=table,
        back=sort_pieces(round_.sheet, back.elements()),
        still_opened=not last.first or table != last.table_before,
    )


def _without_faulty(round_: TileRound, last: LastLay) -> Table | None:
    """Return the table without the false melds, and with their old parts restored.

    Return None if a false meld is neither entirely new nor an old meld with added tiles.
    """
    faulty = {meld_key(meld) for meld in _faulty(last, round_.table)}
    laid = table_count(round_.table) - table_count(last.table_before)
    kept: list[Meld] = []
    for meld in round_.table:
        if meld_key(meld) not in faulty:
            kept.append(meld)
            continue
        old = _old_part(meld, last, laid)
        if old is None and bare_count(meld) - laid:
            return None
        kept += [old] if old is not None else []
    return tuple(kept)


def _old_part(meld: Meld, last: LastLay, laid: Counter[TilePiece]) -> Meld | None:
    for old in last.table_before:
        if bare_count(old) <= bare_count(meld) and not bare_count(meld) - bare_count(old) - laid:
            return old
    return None


def _stands(round_: TileRound, last: LastLay, rest: Table) -> bool:
    """Say whether the rest of the lay would have been legal alone."""
    back = table_count(round_.table) - table_count(rest)
    stay = table_count(rest) - table_count(last.table_before)
    rack = (*round_.rack(last.seat), *back.elements(), *stay.elements())
    if table_count(last.table_before) - table_count(rest) or not stay:
        return False
    asked = Proposal(
        sheet=round_.sheet,
        old=last.table_before,
        rack=rack,
        opened=not last.first,
        groups=tuple(meld.pieces for meld in rest),
    )
    return judge_remains(asked).refusal is None


def decide_acceptance(round_: TileRound, seat: Seat) -> Decision:
    """Record that a seat accepts the last lay."""
    last = round_.last_lay
    if last is None:
        return refused(Code.NO_FALSE_MELD)
    if seat == last.seat:
        return refused(Code.LAY_OR_DRAW_NOT_BOTH)
    note = LayAccepted(by=seat)
    after = replace(round_, last_lay=replace(last, accepted=last.accepted | {seat}))
    return accepted(note, *end_if_accepted(after, by=seat))


def end_if_accepted(round_: TileRound, *, by: Seat | None) -> tuple[Event, ...]:
    """End the round if the lay that emptied a rack is accepted: by all, or by the next seat."""
    winner, last = round_.pending_win, round_.last_lay
    if winner is None or last is None:
        return ()
    others = set(round_.active) - {winner}
    if by != round_.to_move and not others <= last.accepted:
        return ()
    return (RoundEnded(outcome=won(round_, winner, doubled=_doubled(round_, last))),)


def _doubled(round_: TileRound, last: LastLay) -> bool:
    return round_.sheet.handrummy and last.first
