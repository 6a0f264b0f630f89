"""What is wrong with a turn's use of the table: the melds at fault, and the tiles that help."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations

from core.rules.pieces import Meld, Table
from core.rules.refusals import Code, Fault
from core.rules.tiles.legality.jokers import (
    joker_options,
    places,
    settlements,
    table_jokers,
)
from core.rules.tiles.legality.keep3 import Keep3
from core.rules.tiles.legality.melds import pieces_of
from core.rules.tiles.legality.table_use import (
    TableUse,
    false_melds_respected,
    is_one_action,
    joker_melds_whole_or_freed,
    lies_whole,
    some_way,
)
from core.rules.tiles.model.pieces import Tile, TilePieces, bare
from core.rules.tiles.model.sheet import JokerExchange, Rebuild


def misuse(use: TableUse, *, blame: bool = True) -> tuple[Fault, ...]:
    """Return what is wrong with the use of the table; empty if it is legal.

    Without `blame`, one fault stands for all melds at fault: to find them takes longer than to see
    that there are some.

    Table tiles may be missing from the final table, because a timeout may move them elsewhere.
    Other checks decide whether they may be missing, and whether the melds are valid.
    """
    if not false_melds_respected(use.old, use.final):
        return (Fault(code=Code.REBUILD_NOT_ALLOWED),)
    legal = some_way(use)
    faults = () if legal else _faults(use) if blame else (Fault(code=Code.REBUILD_NOT_ALLOWED),)
    several = use.sheet.one_action and not is_one_action(use, legal=legal)
    return (*faults, Fault(code=Code.ONE_ACTION_ONLY)) if several else faults


def _faults(use: TableUse) -> tuple[Fault, ...]:
    """Return a fault for each meld whose joker is at fault; if there is none, for other melds."""
    return joker_faults(use) or _meld_faults(use)


def joker_faults(use: TableUse) -> tuple[Fault, ...]:
    """Return a fault for each old meld with a joker that has moved and is not replaced."""
    return tuple(
        Fault(code=Code.JOKER_NOT_REPLACED, tiles=_named(meld), missing=_replacing(use, meld))
        for meld in _with_wrong_jokers(use)
    )


def _named(meld: Meld) -> TilePieces:
    """Return the pieces of a meld as they are named: jokers bare."""
    return tuple(map(bare, pieces_of(meld)))


def _with_wrong_jokers(use: TableUse) -> Table:
    """Return the fewest old melds whose jokers are to blame, at first those that are not whole."""
    holding = [meld for meld in use.lying if joker_options(use.sheet, meld)]
    suspects = sorted(holding, key=partial(_lies_whole, use))
    for count in range(len(suspects) + 1):
        for blamed in combinations(suspects, count):
            if _jokers_right(use, _without(use.lying, blamed)):
                return blamed
    return tuple(suspects)


def _without(table: Table, blamed: Table) -> list[int]:
    """Return the places of the melds that are not blamed."""
    left = list(blamed)
    return [place for place, meld in enumerate(table) if not _taken(left, meld)]


def _taken(left: list[Meld], meld: Meld) -> bool:
    if meld not in left:
        return False
    left.remove(meld)
    return True


def _jokers_right(use: TableUse, places_: Sequence[int]) -> bool:
    """Say whether the jokers of some old melds are replaced, or still stand for their tiles."""
    melds = tuple(use.lying[place] for place in places_)
    first = len(use.lying) - len(use.own)
    own = sum(place >= first for place in places_)
    if use.sheet.rebuild is Rebuild.FREE:
        jokers = table_jokers(use.sheet, melds, own=own)
        ways = settlements(jokers, places(use.sheet, use.final), use.supply)
        return next(ways, None) is not None
    if use.sheet.rebuild is Rebuild.NONE:
        return joker_melds_whole_or_freed(use.sheet, melds, use.final, use.supply)
    return Keep3(use.sheet, melds, use.final, use.supply, own=own).jokers_legal()


def _replacing(use: TableUse, meld: Meld) -> tuple[Tile, ...]:
    """Return the tiles that can replace a joker of the meld, if the sheet lets tiles do so."""
    if use.sheet.joker_exchange is JokerExchange.NONE:
        return ()
    tiles = dict.fromkeys(tile for tiles in joker_options(use.sheet, meld) for tile in tiles)
    lacking = tuple(tile for tile in tiles if not use.supply[tile])
    return lacking or tuple(tiles)


def _meld_faults(use: TableUse) -> tuple[Fault, ...]:
    """Return a fault for each old meld that alone is to blame; if none is, one for the table."""
    if use.sheet.rebuild is Rebuild.KEEP3:
        code, blamed = Code.KEEP3, _not_kept(use)
    else:
        code, blamed = Code.REBUILD_NOT_ALLOWED, _not_whole(use)
    return tuple(Fault(code=code, tiles=_named(meld)) for meld in blamed) or (Fault(code=code),)


def _not_kept(use: TableUse) -> Iterator[Meld]:
    """Yield the changed melds without which the others are kept or taken whole."""
    first = len(use.lying) - len(use.own)
    for place, meld in enumerate(use.lying):
        others = (*use.lying[:place], *use.lying[place + 1 :])
        own = len(use.own) - (place >= first)
        if meld not in use.final:
            search = Keep3(use.sheet, others, use.final, use.supply, own=own)
            if next(search.legal_ways(), None) is not None:
                yield meld


def _not_whole(use: TableUse) -> Iterator[Meld]:
    """Yield the melds that lie whole in no final meld."""
    for meld in use.lying:
        if not _lies_whole(use, meld):
            yield meld


def _lies_whole(use: TableUse, meld: Meld) -> bool:
    return any(lies_whole(use.sheet, meld, after) for after in use.final)
