"""What may be done with the melds on the table: joker rule and rearranging (contract, section 6).

Only the table before and after the turn counts, not the way from one to the other. Equal tiles
are interchangeable: a turn is legal if any assignment of equal tiles makes it so.
"""

from collections import Counter

from core.rules.pieces import Kind, Meld, Table
from core.rules.refusals import Code
from core.rules.tiles.jokers import Places, TableJoker, moved_freely, places, supply, table_jokers
from core.rules.tiles.keep3 import Keep3
from core.rules.tiles.melds import number_tiles, pieces_of
from core.rules.tiles.pieces import JOKER, Joker, Tile, TilePiece, bare
from core.rules.tiles.sheet import Rebuild, TileSheet
from core.rules.tiles.whole import all_whole, joker_melds_whole_or_freed


def misuse(
    sheet: TileSheet, old: Table, final: Table, laid: Counter[TilePiece]
) -> tuple[Code, ...]:
    """Return what the turn does wrong with the old table; empty where it is legal.

    `laid` are the pieces that come from the rack, jokers bare. Table tiles may be missing from
    the final table (at the bell they may have gone elsewhere); missing melds are not judged here.
    """
    if not _false_melds_respected(old, final):
        return (Code.REBUILD_NOT_ALLOWED,)
    code = _rearranged(sheet, tuple(m for m in old if m.kind is not Kind.FALSE), final, laid)
    if code is not None:
        return (code,)
    several = sheet.one_action and not one_action(sheet, old, final, laid)
    return (Code.ONE_ACTION_ONLY,) if several else ()


def _rearranged(
    sheet: TileSheet, old: Table, final: Table, laid: Counter[TilePiece]
) -> Code | None:
    if sheet.rebuild is Rebuild.FREE:
        free = moved_freely(*_joker_question(sheet, old, final, laid), frozenset())
        return None if free else Code.JOKER_NOT_REPLACED
    if sheet.rebuild is Rebuild.NONE:
        if all_whole(sheet, old, final):
            return None
        jokers_right = joker_melds_whole_or_freed(sheet, old, final, supply(sheet, final, laid))
        return Code.REBUILD_NOT_ALLOWED if jokers_right else Code.JOKER_NOT_REPLACED
    search = Keep3(sheet, old, final, laid)
    if search.legal():
        return None
    return Code.KEEP3 if search.jokers_legal() else Code.JOKER_NOT_REPLACED


def _joker_question(
    sheet: TileSheet, old: Table, final: Table, laid: Counter[TilePiece]
) -> tuple[tuple[TableJoker, ...], Places, Counter[Tile]]:
    return table_jokers(sheet, old), places(sheet, final), supply(sheet, final, laid)


def _false_melds_respected(old: Table, final: Table) -> bool:
    """Say whether each false meld lies on, whole, or has been laid anew so that it is right."""
    sound = {tile for m in final if m.kind is not Kind.FALSE for tile in number_tiles(pieces_of(m))}
    return all(
        any(not bare_count(meld) - bare_count(after) for after in final)
        or sound.issuperset(number_tiles(pieces_of(meld)))
        for meld in old
        if meld.kind is Kind.FALSE
    )


def bare_count(meld: Meld) -> Counter[TilePiece]:
    """Count a meld's pieces, jokers bare."""
    return Counter(map(bare, pieces_of(meld)))


def table_count(table: Table) -> Counter[TilePiece]:
    """Count all pieces of a table, jokers bare."""
    return Counter(bare(piece) for meld in table for piece in pieces_of(meld))


def one_action(sheet: TileSheet, old: Table, final: Table, laid: Counter[TilePiece]) -> bool:
    """Say whether all that was laid or freed, save what replaced a joker, lies in one meld."""
    freed = _freed_with(sheet, old, final, laid)
    return any(not _placed(laid, claims) - bare_count(meld) for claims in freed for meld in final)


def _placed(laid: Counter[TilePiece], claims: Counter[TilePiece]) -> Counter[TilePiece]:
    return laid - claims + Counter({JOKER: sum(claims.values())})


def _freed_with(
    sheet: TileSheet, old: Table, final: Table, laid: Counter[TilePiece]
) -> list[Counter[TilePiece]]:
    """Return the sets of laid tiles that may have gone into jokers' places this turn."""
    choices: list[Counter[TilePiece]] = [Counter()]
    for joker in table_jokers(sheet, old) if supply(sheet, final, laid) else ():
        choices += [
            claims + Counter({tile: 1})
            for claims in list(choices)
            for tile in joker.stands_for
            if laid[tile] > claims[tile]
        ]
    return choices


def same_melds(one: Meld, other: Meld) -> bool:
    """Say whether two melds are the same, the colours of jokers in sets left open."""
    return meld_key(one) == meld_key(other)


def meld_key(meld: Meld) -> tuple[Kind, tuple[TilePiece, ...]]:
    """Return what makes a meld this meld: its pieces, in a set with the jokers bare."""
    if meld.kind is Kind.SET:
        return meld.kind, tuple(bare(p) if isinstance(p, Joker) else p for p in pieces_of(meld))
    return meld.kind, pieces_of(meld)
