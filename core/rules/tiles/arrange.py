"""Finding a legal table that lays exactly the tiles that a player names.

A simple search: new melds, laying off, joker exchanges. It does not rearrange.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from core.rules.pieces import Groups, Kind, Meld, Table
from core.rules.refusals import Refusal
from core.rules.tiles.bell import groups_of
from core.rules.tiles.jokers import joker_options, with_joker_replaced
from core.rules.tiles.lay import Judgement, Proposal, judge_lay
from core.rules.tiles.melds import judge_meld
from core.rules.tiles.own_melds import candidates
from core.rules.tiles.pieces import JOKER, Tile, TilePiece, TilePieces, as_pieces, bare
from core.rules.tiles.sheet import JokerExchange, TileSheet
from core.rules.tiles.table_use import bare_count

MOST_TABLES = 2_000
"""How many tables the search looks at before it gives up."""


def arrange(start: Proposal, tiles: TilePieces) -> Groups | Refusal:
    """Return the table that lays exactly these tiles, or what is wrong with laying them.

    `start` is the proposal of the table as it lies. Where no table is found the tiles are judged
    as one meld beside it, which says what is missing.
    """
    pool = tuple(map(bare, tiles))
    best: Judgement | None = None
    for table in _tables(start.sheet, start.old, pool):
        judged = judge_lay(replace(start, groups=groups_of(table)))
        if judged.refusal is None:
            return groups_of(judged.table)
        best = _better(best, judged)
    plain = judge_lay(replace(start, groups=(*groups_of(start.old), tiles)))
    refused = best or plain
    return refused.refusal or groups_of(plain.table)


def _better(best: Judgement | None, judged: Judgement) -> Judgement:
    """Prefer the arrangement that comes nearer to a first laying."""
    if best is None or (judged.points or 0) > (best.points or 0):
        return judged
    return best


def _tables(sheet: TileSheet, table: Table, pool: TilePieces) -> Iterator[Table]:
    """Return tables that hold the whole pool, those that touch fewer melds first."""
    seen: set[tuple[Table, TilePieces]] = set()
    waiting = [(table, pool)]
    while waiting and len(seen) < MOST_TABLES:
        state = waiting.pop()
        if state in seen:
            continue
        seen.add(state)
        if not state[1]:
            yield state[0]
        else:
            waiting += reversed(list(_steps(sheet, *state)))


def _steps(sheet: TileSheet, table: Table, pool: TilePieces) -> Iterator[tuple[Table, TilePieces]]:
    """Place the first piece of the pool: in a new meld, onto a meld, in a joker's place."""
    piece, have = pool[0], Counter(pool)
    for meld in candidates(sheet, have):
        if bare_count(meld)[piece]:
            yield (*table, meld), _left(pool, bare_count(meld))
    for place, meld in enumerate(table):
        judged = judge_meld(sheet, (*as_pieces(meld.pieces), piece))
        if isinstance(judged, Meld) and meld.kind is not Kind.FALSE:
            yield _with(table, place, judged), pool[1:]
    if isinstance(piece, Tile) and sheet.joker_exchange is not JokerExchange.NONE:
        yield from _exchanges(sheet, table, piece, pool[1:])


def _exchanges(
    sheet: TileSheet, table: Table, tile: Tile, rest: TilePieces
) -> Iterator[tuple[Table, TilePieces]]:
    for place, meld in enumerate(table):
        if any(tile in options for options in joker_options(sheet, meld)):
            yield _with(table, place, with_joker_replaced(meld, tile)), (*rest, JOKER)


def _with(table: Table, place: int, meld: Meld) -> Table:
    return (*table[:place], meld, *table[place + 1 :])


def _left(pool: TilePieces, used: Counter[TilePiece]) -> TilePieces:
    return tuple((Counter(pool) - used).elements())
