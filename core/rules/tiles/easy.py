"""The computer player `easy`: it lays what a child would see, and never rearranges."""

from collections import Counter
from dataclasses import replace

from core.rules.actions import Action
from core.rules.pieces import Kind, Meld, Table
from core.rules.tiles.actions import Draw, Lay, Pass, Return
from core.rules.tiles.bell import groups_of
from core.rules.tiles.lay import judge_lay
from core.rules.tiles.melds import judge_meld, left_value
from core.rules.tiles.own_melds import candidates
from core.rules.tiles.pieces import JOKER, TilePiece, as_pieces
from core.rules.tiles.round import TileView
from core.rules.tiles.sheet import TileSheet
from core.rules.tiles.table_use import bare_count
from core.rules.tiles.turn import start


def easy(view: TileView) -> tuple[Action, ...]:
    """Return one turn: lay what is seen at once, else draw."""
    if view.must_return:
        return (Return(tile=_worst(view)),)
    for table in _seen(view):
        if judge_lay(replace(start(view), groups=groups_of(table))).refusal is None:
            return (Lay(groups=groups_of(table)),)
    return (Draw(),) if view.stock else (Pass(),)


def _worst(view: TileView) -> TilePiece:
    """Put back the highest tile, but never a joker unless there is nothing else."""
    tiles = [piece for piece in as_pieces(view.rack) if piece != JOKER] or [JOKER]
    return max(tiles, key=lambda piece: left_value(view.sheet, (piece,)))


def _seen(view: TileView) -> list[Table]:
    """Return the tables that a child thinks of: all it sees, then less and less of it."""
    rack = Counter(as_pieces(view.rack))
    own = spotted(view.sheet, rack)
    fresh = (*view.table, *own)
    if not view.has_opened:
        return [fresh, (*view.table, *own[:1])] if own else []
    left = rack - sum((bare_count(meld) for meld in own), Counter())
    all_of_it = _laid_off(view.sheet, fresh, left, most=len(view.rack))
    smaller = [(*view.table, own[0])] if own else []
    one = _laid_off(view.sheet, view.table, rack, most=1)
    return [table for table in (all_of_it, *smaller, one) if len(table) and table != view.table]


def spotted(sheet: TileSheet, rack: Counter[TilePiece]) -> tuple[Meld, ...]:
    """Return melds seen on a rack: whole ones first, then such as a single joker completes."""
    found: list[Meld] = []
    left = Counter(rack)
    for jokers in (0, 1):
        while melds := candidates(sheet, _with_jokers(left, jokers)):
            found.append(max(melds, key=lambda meld: len(meld.pieces)))
            left -= bare_count(found[-1])
    return tuple(found)


def _with_jokers(rack: Counter[TilePiece], most: int) -> Counter[TilePiece]:
    jokers = min(rack[JOKER], most)
    return Counter({piece: n for piece, n in rack.items() if piece != JOKER}) + Counter(
        {JOKER: jokers}
    )


def _laid_off(sheet: TileSheet, table: Table, left: Counter[TilePiece], *, most: int) -> Table:
    """Lay off tile by tile wherever one fits; jokers are kept."""
    melds, laid = list(table), 0
    for piece in sorted(left, key=str):
        for place, meld in enumerate(melds):
            judged = judge_meld(sheet, (*as_pieces(meld.pieces), piece))
            sound = meld.kind is not Kind.FALSE and piece != JOKER
            if isinstance(judged, Meld) and sound and laid < most:
                melds[place] = judged
                laid += 1
                break
    return tuple(melds)
