"""The legal use of table melds: the joker rule and rearranging (contract, section 6)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.rules.pieces import Kind, Meld, Table
from core.rules.tiles.legality.joker_outcomes import Resolution
from core.rules.tiles.legality.jokers import (
    Settled,
    claimings,
    joker_options,
    places,
    settlements,
    supply,
    table_jokers,
    with_joker_replaced,
)
from core.rules.tiles.legality.keep3 import Keep3
from core.rules.tiles.legality.melds import jokers_in, number_tiles, pieces_of
from core.rules.tiles.model.pieces import Joker, Tile, TilePiece, TilePieces, bare
from core.rules.tiles.model.sheet import JokerExchange, Rebuild, TileSheet


def all_whole(
    sheet: TileSheet, old: Table, final: Table, *, own: int = 0, only_in: int | None = None
) -> bool:
    """Say whether each old meld stays whole in a final meld of its own.

    The last `own` melds were laid in this turn. If `only_in` names a final meld, every other final
    meld holds exactly an old meld, except for tiles in place of its jokers.
    """
    more = len(final) - len(old)
    if only_in is not None and more > 1:
        return False
    homes = [
        [place for place, after in enumerate(final) if lies_whole(sheet, meld, after)]
        for meld in old
    ]
    if only_in is not None:
        lay = old[: len(old) - own]
        homes = [
            [p for p in places if p == only_in or (n < len(lay) and _as_long(meld, final[p]))]
            for n, (meld, places) in enumerate(zip(old, homes, strict=True))
        ]
        homes = [[p for p in places if p != only_in or more < 1] for places in homes]
    return _matched(homes)


def _as_long(meld: Meld, after: Meld) -> bool:
    return len(meld.pieces) == len(after.pieces)


def _matched(choices: Sequence[Sequence[int]]) -> bool:
    """Say whether each old meld can get a final meld of its own among its choices."""
    holder: dict[int, int] = {}

    def seat(meld: int, tried: set[int]) -> bool:
        for place in choices[meld]:
            if place not in tried:
                tried.add(place)
                if place not in holder or seat(holder[place], tried):
                    holder[place] = meld
                    return True
        return False

    return all(seat(meld, set()) for meld in range(len(choices)))


def lies_whole(sheet: TileSheet, meld: Meld, after: Meld) -> bool:
    """Say whether a meld stays whole in a final meld, with its jokers present or replaced."""
    return _fits(meld, after, exchange=sheet.joker_exchange is not JokerExchange.NONE)


def _fits(meld: Meld, after: Meld, *, exchange: bool) -> bool:
    if after.kind is Kind.FALSE:
        return _lies_in_false(pieces_of(meld), pieces_of(after))
    if meld.kind is not after.kind:
        return False
    if meld.kind is Kind.SET:
        return _set_stands(pieces_of(meld), pieces_of(after), exchange=exchange)
    return all(_stands(p, pieces_of(after), exchange=exchange) for p in pieces_of(meld))


def _stands(piece: TilePiece, after: TilePieces, *, exchange: bool) -> bool:
    return piece in after or (exchange and isinstance(piece, Joker) and piece.stands_for in after)


def _set_stands(before: TilePieces, after: TilePieces, *, exchange: bool) -> bool:
    tiles, now = number_tiles(before), number_tiles(after)
    if not set(tiles) <= set(now):
        return False
    replaced = len(now) - len(tiles) if exchange else 0
    return jokers_in(before) <= jokers_in(after) + replaced


def _lies_in_false(before: TilePieces, after: TilePieces) -> bool:
    """Say whether a meld with an unchecked false lay-off still contains all these pieces."""
    enough = jokers_in(before) <= jokers_in(after)
    return enough and not Counter(number_tiles(before)) - Counter(number_tiles(after))


def joker_melds_whole_or_freed(
    sheet: TileSheet, old: Table, final: Table, claims: Counter[Tile]
) -> bool:
    """Say whether each joker is replaced, or its meld stays whole after the replacements."""
    jokers = tuple(meld for meld in old if joker_options(sheet, meld))
    return any(
        _matched(
            [
                [place for place, after in enumerate(final) if _lies_as_it_is(meld, after)]
                for meld in standing
            ]
        )
        for standing in _after_replacements(sheet, jokers, claims)
    )


def _lies_as_it_is(meld: Meld, after: Meld) -> bool:
    return _fits(meld, after, exchange=False)


def _after_replacements(
    sheet: TileSheet, melds: tuple[Meld, ...], claims: Counter[Tile]
) -> Iterator[tuple[Meld, ...]]:
    """Yield the melds that still hold a joker, for all ways to replace the others."""
    if not melds:
        yield ()
        return
    for meld, left in _replaced(sheet, melds[0], claims):
        standing = (meld,) if joker_options(sheet, meld) else ()
        for others in _after_replacements(sheet, melds[1:], left):
            yield (*standing, *others)


def _replaced(
    sheet: TileSheet, meld: Meld, claims: Counter[Tile]
) -> Iterator[tuple[Meld, Counter[Tile]]]:
    """Yield the meld with none, some or all jokers replaced, and the remaining claims."""
    yield meld, claims
    for tile in sorted({tile for options in joker_options(sheet, meld) for tile in options}):
        if claims[tile]:
            swapped = with_joker_replaced(meld, tile)
            yield from _replaced(sheet, swapped, claims - Counter({tile: 1}))


@dataclass(frozen=True, slots=True, kw_only=True)
class TableUse:
    """The changes that a turn makes to the table."""

    sheet: TileSheet
    old: Table
    final: Table
    laid: Counter[TilePiece]
    """All pieces from the rack, with bare jokers."""
    own: Table = ()
    """Own melds of a first laying; they and their jokers count as if they had been there."""

    @property
    def lying(self) -> Table:
        """The melds that the rest of the turn has to respect."""
        sound = (meld for meld in self.old if meld.kind is not Kind.FALSE)
        return (*sound, *self.own)

    @property
    def supply(self) -> Counter[Tile]:
        """The real tiles that can replace a joker."""
        return supply(self.sheet, self.final, self.laid)


def is_allowed(use: TableUse) -> bool:
    """Say whether a turn uses the table legally, without finding the exact fault."""
    if not (false_melds_respected(use.old, use.final) and some_way(use)):
        return False
    return not use.sheet.one_action or is_one_action(use, legal=True)


def some_way(use: TableUse) -> bool:
    """Say whether some interpretation obeys the joker rule and the rebuild rule.

    A table on which every meld stays or only grows obeys all rules: each meld is kept, and each
    joker keeps its meaning.
    """
    return only_grew(use.lying, use.final) or next(legal_ways(use), None) is not None


def legal_ways(use: TableUse, only_in: int | None = None) -> Iterator[Settled]:
    """Yield the interpretations of the old jokers that obey the joker rule and the rebuild rule.

    If `only_in` names a final meld, other final melds may hold laid tiles only as joker
    replacements, as far as this depends on the places of equal tiles.
    """
    if use.sheet.rebuild is Rebuild.KEEP3:
        lying = len(use.lying) - len(use.own)
        search = Keep3(use.sheet, use.lying, use.final, use.supply, own=len(use.own))
        yield from (_settled(way, lying) for way in search.legal_ways(only_in))
    elif use.sheet.rebuild is Rebuild.FREE or all_whole(
        use.sheet, use.lying, use.final, own=len(use.own), only_in=only_in
    ):
        jokers = table_jokers(use.sheet, use.lying, own=len(use.own))
        yield from settlements(jokers, places(use.sheet, use.final), use.supply)


def only_grew(old: Table, final: Table) -> bool:
    """Say whether each meld stays in a final meld of its own, unchanged or with more pieces.

    The check is quick and may miss growth that only a search would find.
    """
    free = list(final)
    changed = []
    for meld in old:
        if meld in free:
            free.remove(meld)
        else:
            changed.append(meld)
    for meld in changed:
        home = next((after for after in free if _grew(meld, after)), None)
        if home is None:
            return False
        free.remove(home)
    return True


def _grew(meld: Meld, after: Meld) -> bool:
    if meld.kind is not after.kind:
        return False
    others = list(after.pieces)
    for piece in meld.pieces:
        if piece not in others:
            return False
        others.remove(piece)
    return True


def _settled(way: tuple[Resolution, ...], lying: int) -> Settled:
    claims = Counter(tile for resolution in way for tile in resolution.freed)
    old = way[:lying]
    stays = Counter({r.place: len(r.stays) for r in old if r.place is not None and r.stays})
    return Settled(claims, stays)


def false_melds_respected(old: Table, final: Table) -> bool:
    """Say whether each false meld stays whole, or its tiles were laid again in valid melds."""
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
    return Counter([bare(piece) for meld in table for piece in pieces_of(meld)])


def is_one_action(use: TableUse, *, legal: bool) -> bool:
    """Say whether all laid or freed pieces, except joker replacements, are in one meld.

    If the old melds are used illegally anyway, any interpretation of the jokers is accepted.
    """
    jokers = table_jokers(use.sheet, use.lying, own=len(use.own))
    anyhow = () if legal else tuple(claimings(jokers, use.supply))
    return not use.laid or any(
        _all_in(use, place, settled)
        for place in range(len(use.final))
        for settled in (legal_ways(use, only_in=place) if legal else anyhow)
    )


def _all_in(use: TableUse, place: int, settled: Settled) -> bool:
    """Say whether one final meld holds all laid tiles, and all jokers that do not simply stay."""
    tiles = Counter({piece: n for piece, n in use.laid.items() if isinstance(piece, Tile)})
    here = Counter(number_tiles(pieces_of(use.final[place])))
    elsewhere = (meld for other, meld in enumerate(use.final) if other != place)
    moved = sum(jokers_in(pieces_of(meld)) for meld in elsewhere)
    staying = sum(settled.stays.values()) - settled.stays[place]
    return moved <= staying and not tiles - settled.claims - here


def meld_key(meld: Meld) -> tuple[Kind, tuple[TilePiece, ...]]:
    """Return the identity of a meld: its pieces; for a set in any order with bare jokers."""
    if meld.kind is Kind.SET:
        return meld.kind, tuple(sorted(map(bare, pieces_of(meld)), key=str))
    return meld.kind, pieces_of(meld)


def without_melds(melds: Table, others: Table) -> Table:
    """Return the melds that are not among the others; equal melds are counted."""
    gone = Counter(map(meld_key, others))
    left: list[Meld] = []
    for meld in melds:
        if gone[meld_key(meld)]:
            gone[meld_key(meld)] -= 1
        else:
            left.append(meld)
    return tuple(left)
