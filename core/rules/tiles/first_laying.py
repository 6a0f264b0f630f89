"""The first laying: own melds that reach the sheet's points (contract, section 6).

It is legal if there are own melds, of tiles laid from the rack, that reach the points, such that
from the table with those melds the rest of the turn is legal. Where the sheet does not let the
table be used in that turn, the final table is exactly the old melds and own melds.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from core.rules.pieces import Table
from core.rules.refusals import Code, Fault
from core.rules.tiles.jokers import exchanged
from core.rules.tiles.own_melds import choices, lying_own, value_of
from core.rules.tiles.pieces import TilePiece
from core.rules.tiles.sheet import JokerExchange, Rebuild, TileSheet
from core.rules.tiles.table_use import TableUse, is_allowed, meld_key, misuse


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


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of own melds, and the table from which they are laid."""

    old: Table
    laid: Counter[TilePiece]
    own: Table


def judge_first(turn: Turn) -> FirstLaying:
    """Judge a turn as its seat's first laying, the use of the table included."""
    lying = _lying(turn)
    asked = lying[0] if turn.named is None else Choice(turn.old, turn.laid, turn.named)
    for choice in (asked, *lying):
        if _suffices(turn, choice) and is_allowed(_use(turn, choice)):
            return FirstLaying(value_of(turn.sheet, choice.own))
    best = _best_legal(turn) if turn.sheet.same_turn else None
    if best is not None and best >= (turn.sheet.first_laying or 0):
        return FirstLaying(best)
    return _refused(turn, asked, best)


def _lying(turn: Turn) -> list[Choice]:
    """Return the own melds as they lie on the final table, those that count most first."""
    seen = [
        Choice(old, laid, lying_own(turn.sheet, turn.final, laid)) for old, laid in _starts(turn)
    ]
    return sorted(seen, key=lambda choice: -value_of(turn.sheet, choice.own))


def _suffices(turn: Turn, choice: Choice) -> bool:
    """Say whether own melds reach the points, and leave the table alone where they have to."""
    if not choice.own:
        return False
    only = _own_melds_only(turn, choice)
    if turn.sheet.handrummy and turn.whole_rack and only:
        return True
    enough = value_of(turn.sheet, choice.own) >= (turn.sheet.first_laying or 0)
    return enough and (only or turn.sheet.same_turn)


def _own_melds_only(turn: Turn, choice: Choice) -> bool:
    """Say whether the final table is exactly the old melds and own melds."""
    return Counter(map(meld_key, turn.final)) == Counter(map(meld_key, choice.old + choice.own))


def _refused(turn: Turn, asked: Choice, best: int | None) -> FirstLaying:
    """Say what is wrong: no own meld, too few points, the table used too early or misused."""
    points = max(value_of(turn.sheet, asked.own), best or 0)
    faults = list(_amount_faults(turn, points, any_own=bool(asked.own) or best is not None))
    early = not turn.sheet.same_turn and not _own_melds_only(turn, asked)
    if asked.own and early:
        faults.append(Fault(code=Code.SAME_TURN_FORBIDDEN))
    if asked.own or best is None:
        faults += _misuse_faults(turn, asked)
    return FirstLaying(points, tuple(faults))


def _amount_faults(turn: Turn, points: int, *, any_own: bool) -> tuple[Fault, ...]:
    """Return the fault of laying no own meld, or too few points."""
    needed = turn.sheet.first_laying or 0
    if not any_own:
        return (Fault(code=Code.NOT_OPENED, needed=needed),)
    if points >= needed:
        return ()
    handrummy = turn.sheet.handrummy and turn.whole_rack
    code = Code.HANDRUMMY_OWN_MELDS_ONLY if handrummy else Code.BELOW_THRESHOLD
    return (Fault(code=code, points=points, needed=needed),)


def _use(turn: Turn, choice: Choice) -> TableUse:
    return TableUse(
        sheet=turn.sheet, old=choice.old, final=turn.final, laid=choice.laid, own=choice.own
    )


def _misuse_faults(turn: Turn, choice: Choice) -> tuple[Fault, ...]:
    return tuple(Fault(code=code) for code in misuse(_use(turn, choice)))


def _starts(turn: Turn) -> Iterator[tuple[Table, Counter[TilePiece]]]:
    """Return the tables from which own melds may be laid: on the kids' sheets after exchanges."""
    exchange = turn.sheet.joker_exchange is not JokerExchange.NONE
    if turn.sheet.exchange_first and exchange:
        yield from exchanged(turn.sheet, turn.old, turn.laid)
    else:
        yield turn.old, turn.laid


def _best_legal(turn: Turn) -> int | None:
    """Return the most that a legal choice of own melds counts, or None where none is legal.

    Own melds only add to what has to be respected, so a table misused without them is misused
    with them too; but not under keep-3, where an own meld may be what is kept in a new meld.
    """
    bare = Choice(turn.old, turn.laid, ())
    only_adds = turn.sheet.rebuild is not Rebuild.KEEP3
    if only_adds and not is_allowed(_use(turn, bare)):
        return None
    return max(filter(None, map(partial(_best_from, turn), _starts(turn))), default=None)


def _best_from(turn: Turn, start: tuple[Table, Counter[TilePiece]]) -> int | None:
    """Return the most that a legal choice from one table counts: they come dearest first."""
    for own in choices(turn.sheet, start[1]):
        if is_allowed(_use(turn, Choice(*start, own))):
            return value_of(turn.sheet, own)
    return None
