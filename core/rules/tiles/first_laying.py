"""The first laying: own melds that reach the sheet's points (contract, section 6).

It is legal if there are own melds, of tiles laid from the rack, that reach the points, such that
from the table with those melds the rest of the turn is legal. Where the sheet does not let the
table be used in that turn, the final table is exactly the old melds and own melds.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from core.rules.pieces import Table
from core.rules.refusals import Code, Fault
from core.rules.tiles.jokers import exchanged
from core.rules.tiles.own_melds import choices, separate, value_of
from core.rules.tiles.pieces import TilePiece
from core.rules.tiles.sheet import TileSheet
from core.rules.tiles.table_use import misuse, table_count


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """A proposed first laying."""

    sheet: TileSheet
    old: Table
    final: Table
    laid: Counter[TilePiece]
    """What comes from the rack, jokers bare."""
    whole_rack: bool
    """Whether nothing is left on the rack."""
    named: Table | None = None
    """The own melds that the player named, where he did."""


@dataclass(frozen=True, slots=True)
class FirstLaying:
    """What a first laying counts, and what is wrong with it."""

    points: int
    faults: tuple[Fault, ...] = ()


def judge_first(turn: Turn) -> FirstLaying:
    """Judge a turn as its seat's first laying, the use of the table included."""
    own, others = separate(turn.old, turn.final, turn.laid)
    points = value_of(turn.sheet, own)
    if turn.sheet.handrummy and turn.whole_rack and own and _own_melds_only(turn, own, others):
        return FirstLaying(points)
    if not turn.sheet.same_turn:
        return _without_table(turn, own, others)
    return _with_table(turn, own)


def _own_melds_only(turn: Turn, own: Table, others: Table) -> bool:
    return not others and len(turn.final) == len(turn.old) + len(own)


def _without_table(turn: Turn, own: Table, others: Table) -> FirstLaying:
    points = value_of(turn.sheet, own)
    faults = list(_amount_faults(turn, points, any_own=bool(own)))
    if own and not _own_melds_only(turn, own, others):
        faults.append(Fault(code=Code.SAME_TURN_FORBIDDEN))
    return FirstLaying(points, (*faults, *_misuse_faults(turn)))


def _with_table(turn: Turn, own: Table) -> FirstLaying:
    needed = turn.sheet.first_laying or 0
    asked = turn.named or own
    points = value_of(turn.sheet, asked)
    if asked and points >= needed and _legal_from(turn, turn.old, turn.laid, asked):
        return FirstLaying(points)
    best = _best_legal(turn)
    if best is not None and best >= needed:
        return FirstLaying(best)
    return _refused(turn, asked_points=points, best=best)


def _refused(turn: Turn, *, asked_points: int, best: int | None) -> FirstLaying:
    """Say what is wrong: too few points, or enough of them and the table misused."""
    misused = _misuse_faults(turn)
    if not misused:
        points = best or 0
        return FirstLaying(points, _amount_faults(turn, points, any_own=_any_own(turn), short=True))
    points = max([asked_points, *(value_of(turn.sheet, own) for _, _, own in _top_choices(turn))])
    shown = points if points >= (turn.sheet.first_laying or 0) else asked_points
    return FirstLaying(shown, (*_amount_faults(turn, points, any_own=_any_own(turn)), *misused))


def _amount_faults(
    turn: Turn, points: int, *, any_own: bool, short: bool = False
) -> tuple[Fault, ...]:
    """Return the fault of laying no own meld, or too few points."""
    if not any_own:
        return (Fault(code=Code.NOT_OPENED, needed=turn.sheet.first_laying),)
    needed = turn.sheet.first_laying or 0
    if points >= needed and not short:
        return ()
    handrummy = turn.sheet.handrummy and turn.whole_rack
    code = Code.HANDRUMMY_OWN_MELDS_ONLY if handrummy else Code.BELOW_THRESHOLD
    return (Fault(code=code, points=points, needed=needed),)


def _misuse_faults(turn: Turn) -> tuple[Fault, ...]:
    codes = misuse(turn.sheet, turn.old, turn.final, turn.laid)
    return tuple(Fault(code=code) for code in codes)


def _any_own(turn: Turn) -> bool:
    return next(_all_choices(turn), None) is not None


def _top_choices(turn: Turn) -> Iterator[tuple[Table, Counter[TilePiece], Table]]:
    for old, laid in _starts(turn):
        first = next(_own_choices(turn, laid), None)
        if first is not None:
            yield old, laid, first


def _starts(turn: Turn) -> Iterator[tuple[Table, Counter[TilePiece]]]:
    """Return the tables from which own melds may be laid: on the kids' sheets after exchanges."""
    if turn.sheet.exchange_first:
        yield from exchanged(turn.sheet, turn.old, turn.laid)
    else:
        yield turn.old, turn.laid


def _own_choices(turn: Turn, laid: Counter[TilePiece]) -> Iterator[Table]:
    """Return choices of own melds: those that lie on the final table first among equals."""
    own, _ = separate(turn.old, turn.final, laid)
    if own:
        yield own
    yield from choices(turn.sheet, laid)


def _all_choices(turn: Turn) -> Iterator[tuple[Table, Counter[TilePiece], Table]]:
    for old, laid in _starts(turn):
        for own in _own_choices(turn, laid):
            yield old, laid, own


def _best_legal(turn: Turn) -> int | None:
    """Return the most that a legal choice of own melds counts, or None where none is legal."""
    if _misuse_faults(turn) and not turn.sheet.exchange_first:
        return None
    best: int | None = None
    for old, laid, own in _all_choices(turn):
        points = value_of(turn.sheet, own)
        if (best is None or points > best) and _legal_from(turn, old, laid, own):
            best = points
    return best


def _legal_from(turn: Turn, old: Table, laid: Counter[TilePiece], own: Table) -> bool:
    """Say whether the rest of the turn is legal from the table with these own melds."""
    if table_count(own) - laid:
        return False
    return not misuse(turn.sheet, (*old, *own), turn.final, laid - table_count(own))
