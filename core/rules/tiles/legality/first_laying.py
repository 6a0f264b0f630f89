"""The first laying: own melds that reach the sheet's points (contract, section 6)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import combinations

from core.rules.pieces import Kind, Meld, Table
from core.rules.refusals import Code, Fault
from core.rules.tiles.legality.jokers import exchanged
from core.rules.tiles.legality.melds import LONGEST_SET, SHORTEST, laid_value
from core.rules.tiles.legality.misuse import misuse
from core.rules.tiles.legality.table_use import TableUse, bare_count, is_allowed, meld_key
from core.rules.tiles.model.pieces import JOKER, Joker, Tile, TilePiece, TilePieces
from core.rules.tiles.model.sheet import JokerExchange, Rebuild, TileSheet

MOST_CHOICES = 500
"""The maximum number of choices of own melds; only many jokers laid at once reach it."""


def lying_own(sheet: TileSheet, final: Table, laid: Counter[TilePiece]) -> Table:
    """Return the melds of the final table that consist of laid pieces alone.

    If the laid pieces do not suffice for all such melds, the most valuable choice counts. Equal
    tiles are interchangeable, so it does not matter which of them were on the table before.
    """
    counted = [(meld, bare_count(meld)) for meld in final]
    possible = [(meld, pieces) for meld, pieces in counted if pieces <= laid]
    needed = sum((pieces for _, pieces in possible), Counter[TilePiece]())
    if needed <= laid:
        return tuple(meld for meld, _ in possible)
    scarce = {piece for piece, count in needed.items() if count > laid[piece]}
    sure = [(meld, pieces) for meld, pieces in possible if scarce.isdisjoint(pieces)]
    left = laid - sum((pieces for _, pieces in sure), Counter[TilePiece]())
    rivals = [meld for meld, pieces in possible if not scarce.isdisjoint(pieces)]
    chosen = Counter((*(meld for meld, _ in sure), *_dearest(sheet, rivals, left)))
    return tuple(meld for meld, _ in possible if _taken(meld, chosen))


def _taken(meld: Meld, chosen: Counter[Meld]) -> bool:
    chosen[meld] -= 1
    return chosen[meld] >= 0


def _dearest(sheet: TileSheet, melds: list[Meld], left: Counter[TilePiece]) -> Table:
    if not melds:
        return ()
    without = _dearest(sheet, melds[1:], left)
    if bare_count(melds[0]) - left:
        return without
    having = (melds[0], *_dearest(sheet, melds[1:], left - bare_count(melds[0])))
    return max(having, without, key=lambda choice: (value_of(sheet, choice), len(choice)))


def value_of(sheet: TileSheet, melds: Table) -> int:
    """Return the total value of melds when laid."""
    return sum(laid_value(sheet, meld) for meld in melds)


def choices(sheet: TileSheet, laid: Counter[TilePiece]) -> Iterator[Table]:
    """Yield the choices of own melds from laid pieces, the most valuable first."""
    found: list[tuple[int, Table]] = []
    for melds in _disjoint(candidates(sheet, laid), laid):
        found.append((value_of(sheet, melds), melds))
        if len(found) >= MOST_CHOICES:
            break
    found.sort(key=lambda choice: -choice[0])
    yield from (melds for _, melds in found)


def _disjoint(melds: list[Meld], left: Counter[TilePiece]) -> Iterator[Table]:
    """Yield all non-empty choices of melds that the pieces allow together."""
    for place, meld in enumerate(melds):
        after = left - bare_count(meld)
        if sum(after.values()) == sum(left.values()) - len(meld.pieces):
            yield (meld,)
            for others in _disjoint(melds[place:], after):
                yield (meld, *others)


def candidates(sheet: TileSheet, laid: Counter[TilePiece]) -> list[Meld]:
    """Return all melds that the pieces can form, the most valuable first."""
    melds = [*_runs(sheet, laid), *(_sets(sheet, laid) if sheet.sets else ())]
    return sorted(melds, key=lambda meld: -laid_value(sheet, meld))


def _runs(sheet: TileSheet, laid: Counter[TilePiece]) -> Iterator[Meld]:
    for colour in sheet.colours:
        for low in range(1, sheet.numbers - SHORTEST + 2):
            for tiles in _rows(sheet, laid, Tile(colour, low)):
                for pieces in _with_jokers(tiles, laid):
                    yield Meld(Kind.RUN, pieces)


def _rows(sheet: TileSheet, laid: Counter[TilePiece], lowest: Tile) -> Iterator[list[Tile]]:
    """Yield the runs of numbers from a lowest tile, as long as laid tiles and jokers suffice."""
    tiles: list[Tile] = []
    jokers = laid[JOKER]
    for number in range(lowest.number, sheet.numbers + 1):
        tile = Tile(lowest.colour, number)
        jokers -= not laid[tile]
        if jokers < 0:
            return
        tiles.append(tile)
        if len(tiles) >= SHORTEST:
            yield list(tiles)


def _with_jokers(tiles: list[Tile], laid: Counter[TilePiece]) -> Iterator[TilePieces]:
    """Yield the tiles with jokers in all choices of places that the laid pieces allow."""
    lacking = {place for place, tile in enumerate(tiles) if not laid[tile]}
    for jokers in range(len(lacking), min(laid[JOKER], len(tiles) - 1) + 1):
        for places in combinations(range(len(tiles)), jokers):
            if lacking <= set(places):
                yield tuple(Joker(t) if p in places else t for p, t in enumerate(tiles))


def _sets(sheet: TileSheet, laid: Counter[TilePiece]) -> Iterator[Meld]:
    for number in range(1, sheet.numbers + 1):
        have = [Tile(c, number) for c in sheet.colours if laid[Tile(c, number)]]
        for size in range(1, len(have) + 1):
            for tiles in combinations(have, size):
                yield from _filled_up(tiles, laid[JOKER])


def _filled_up(tiles: tuple[Tile, ...], jokers: int) -> Iterator[Meld]:
    for length in (SHORTEST, LONGEST_SET):
        wanted = length - len(tiles)
        if 0 <= wanted <= jokers:
            yield Meld(Kind.SET, (*tiles, *(JOKER,) * wanted))


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """A proposed first laying."""

    sheet: TileSheet
    old: Table
    final: Table
    laid: Counter[TilePiece]
    """The pieces from the rack, with bare jokers."""
    whole_rack: bool
    """Whether the lay empties the rack."""
    named: Table | None = None
    """The own melds as named by the player, if any were named."""


@dataclass(frozen=True, slots=True)
class FirstLaying:
    """The value of a first laying, and its faults."""

    points: int
    faults: tuple[Fault, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of own melds, and the table before they are laid."""

    old: Table
    laid: Counter[TilePiece]
    own: Table


def judge_first(turn: Turn) -> FirstLaying:
    """Judge a turn as its seat's first laying, including its use of the table."""
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
    """Return the own melds on the final table, the most valuable first."""
    seen = [
        Choice(old, laid, lying_own(turn.sheet, turn.final, laid)) for old, laid in _starts(turn)
    ]
    return sorted(seen, key=lambda choice: -value_of(turn.sheet, choice.own))


def _suffices(turn: Turn, choice: Choice) -> bool:
    """Say whether own melds reach the points, and leave the table alone if they must."""
    if not choice.own:
        return False
    only = _own_melds_only(turn, choice)
    if turn.sheet.handrummy and turn.whole_rack and only:
        return True
    enough = value_of(turn.sheet, choice.own) >= (turn.sheet.first_laying or 0)
    return enough and (only or turn.sheet.same_turn)


def _own_melds_only(turn: Turn, choice: Choice) -> bool:
    """Say whether the final table consists exactly of the old melds and own melds."""
    return Counter(map(meld_key, turn.final)) == Counter(map(meld_key, choice.old + choice.own))


def _refused(turn: Turn, asked: Choice, best: int | None) -> FirstLaying:
    """Return the faults: no own meld, too few points, or the table used too early or wrongly."""
    points = max(value_of(turn.sheet, asked.own), best or 0)
    faults = list(_amount_faults(turn, points, any_own=bool(asked.own) or best is not None))
    early = not turn.sheet.same_turn and not _own_melds_only(turn, asked)
    if asked.own and early:
        faults.append(Fault(code=Code.SAME_TURN_FORBIDDEN))
    if asked.own or best is None:
        faults += misuse(_use(turn, asked))
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


def _starts(turn: Turn) -> Iterator[tuple[Table, Counter[TilePiece]]]:
    """Yield the tables before own melds are laid; on the kids' sheets, after joker exchanges."""
    exchange = turn.sheet.joker_exchange is not JokerExchange.NONE
    if turn.sheet.exchange_first and exchange:
        yield from exchanged(turn.sheet, turn.old, turn.laid)
    else:
        yield turn.old, turn.laid


def _best_legal(turn: Turn) -> int | None:
    """Return the highest value of a legal choice of own melds; None if no choice is legal.

    Own melds only add constraints, so a misuse of the table without them stays a misuse with them.
    Keep-3 is the exception: there an own meld may be the kept part of a new meld.
    """
    bare = Choice(turn.old, turn.laid, ())
    only_adds = turn.sheet.rebuild is not Rebuild.KEEP3
    if only_adds and not is_allowed(_use(turn, bare)):
        return None
    return max(filter(None, map(partial(_best_from, turn), _starts(turn))), default=None)


def _best_from(turn: Turn, start: tuple[Table, Counter[TilePiece]]) -> int | None:
    """Return the highest value of a legal choice from one table; choices come in that order."""
    for own in choices(turn.sheet, start[1]):
        if is_allowed(_use(turn, Choice(*start, own))):
            return value_of(turn.sheet, own)
    return None
