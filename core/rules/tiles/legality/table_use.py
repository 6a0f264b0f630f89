"""What may be done with melds on the table: joker rule, rearranging (contract, section 6)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.rules.pieces import Kind, Meld, Table
from core.rules.refusals import Code
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
    """Say whether each old meld lies whole in a final meld of its own.

    The last `own` melds have only been laid in this turn. Where `only_in` names a final meld, each
    other holds an old meld as it lay and nothing more, save tiles in the places of its jokers.
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
    """Say whether each old meld can be given a final meld of its own among its choices."""
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
    """Say whether a meld lies whole in a final meld, its jokers being there or replaced there."""
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
    """A meld made faulty by a lay-off nobody looked at: all its pieces are there."""
    enough = jokers_in(before) <= jokers_in(after)
    return enough and not Counter(number_tiles(before)) - Counter(number_tiles(after))


def joker_melds_whole_or_freed(
    sheet: TileSheet, old: Table, final: Table, claims: Counter[Tile]
) -> bool:
    """Say whether each joker is replaced, or its meld, as the others leave it, stays whole."""
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
    """Return the melds that still hold a joker, for every way in which others are replaced."""
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
    """Return the meld with none, some or all of its jokers replaced, and the claims then left."""
    yield meld, claims
    for tile in sorted({tile for options in joker_options(sheet, meld) for tile in options}):
        if claims[tile]:
            swapped = with_joker_replaced(meld, tile)
            yield from _replaced(sheet, swapped, claims - Counter({tile: 1}))


@dataclass(frozen=True, slots=True, kw_only=True)
class TableUse:
    """What a turn makes of a table."""

    sheet: TileSheet
    old: Table
    final: Table
    laid: Counter[TilePiece]
    """All that comes from the rack, jokers bare."""
    own: Table = ()
    """Own melds of a first laying: they count as if they had lain there, their jokers too."""

    @property
    def lying(self) -> Table:
        """The melds that the rest of the turn has to respect."""
        sound = (meld for meld in self.old if meld.kind is not Kind.FALSE)
        return (*sound, *self.own)

    @property
    def supply(self) -> Counter[Tile]:
        """The real tiles that can replace a joker."""
        return supply(self.sheet, self.final, self.laid)


def misuse(use: TableUse) -> tuple[Code, ...]:
    """Return what a turn does wrong with the table; empty where it is legal.

    Table tiles may be missing from the final table (at the timeout they may have gone elsewhere);
    whether they may, and whether the melds are right, is judged elsewhere.
    """
    if not _false_melds_respected(use.old, use.final):
        return (Code.REBUILD_NOT_ALLOWED,)
    legal = _some_way(use)
    fault = () if legal else (_fault(use),)
    several = use.sheet.one_action and not _one_action(use, legal=legal)
    return (*fault, Code.ONE_ACTION_ONLY) if several else fault


def is_allowed(use: TableUse) -> bool:
    """Say whether a turn does nothing wrong with the table; what it would be is not looked for."""
    if not (_false_melds_respected(use.old, use.final) and _some_way(use)):
        return False
    return not use.sheet.one_action or _one_action(use, legal=True)


def _some_way(use: TableUse) -> bool:
    """Say whether the joker rule and rebuilding are kept in some way.

    Under every rule they are where each meld lies on with all its pieces and only got more: each
    is kept, and each joker stays for what it stood for.
    """
    return only_grew(use.lying, use.final) or next(legal_ways(use), None) is not None


def legal_ways(use: TableUse, only_in: int | None = None) -> Iterator[Settled]:
    """Return the ways to see the old jokers in which the joker rule and rebuilding are kept.

    `only_in` is a final meld: then other melds hold no laid tile, save such as replace a joker, as
    far as it depends on which of equal tiles lies where.
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
    """Say whether each meld lies in a final meld of its own, as it was or with more pieces.

    A table that only grew in a way that takes a search to see may be told as one that did not.
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


def _fault(use: TableUse) -> Code:
    """Say whether it is the jokers that are treated wrongly, or the melds alone."""
    if use.sheet.rebuild is Rebuild.FREE:
        return Code.JOKER_NOT_REPLACED
    if use.sheet.rebuild is Rebuild.NONE:
        right = joker_melds_whole_or_freed(use.sheet, use.lying, use.final, use.supply)
        return Code.REBUILD_NOT_ALLOWED if right else Code.JOKER_NOT_REPLACED
    search = Keep3(use.sheet, use.lying, use.final, use.supply, own=len(use.own))
    return Code.KEEP3 if search.jokers_legal() else Code.JOKER_NOT_REPLACED


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
    return Counter([bare(piece) for meld in table for piece in pieces_of(meld)])


def _one_action(use: TableUse, *, legal: bool) -> bool:
    """Say whether all that was laid or freed, save what replaced a joker, lies in one meld.

    Where the old melds are treated wrongly anyway, any way to see the jokers will do.
    """
    jokers = table_jokers(use.sheet, use.lying, own=len(use.own))
    anyhow = () if legal else tuple(claimings(jokers, use.supply))
    return not use.laid or any(
        _all_in(use, place, settled)
        for place in range(len(use.final))
        for settled in (legal_ways(use, only_in=place) if legal else anyhow)
    )


def _all_in(use: TableUse, place: int, settled: Settled) -> bool:
    """Say whether one final meld holds all laid tiles and all jokers that do not just stay."""
    tiles = Counter({piece: n for piece, n in use.laid.items() if isinstance(piece, Tile)})
    here = Counter(number_tiles(pieces_of(use.final[place])))
    elsewhere = (meld for other, meld in enumerate(use.final) if other != place)
    moved = sum(jokers_in(pieces_of(meld)) for meld in elsewhere)
    staying = sum(settled.stays.values()) - settled.stays[place]
    return moved <= staying and not tiles - settled.claims - here


def meld_key(meld: Meld) -> tuple[Kind, tuple[TilePiece, ...]]:
    """Return what makes a meld this meld: its pieces, in a set in any order, jokers bare."""
    if meld.kind is Kind.SET:
        return meld.kind, tuple(sorted(map(bare, pieces_of(meld)), key=str))
    return meld.kind, pieces_of(meld)


def without_melds(melds: Table, others: Table) -> Table:
    """Return the melds that are not among the others, equal ones counted."""
    gone = Counter(map(meld_key, others))
    left: list[Meld] = []
    for meld in melds:
        if gone[meld_key(meld)]:
            gone[meld_key(meld)] -= 1
        else:
            left.append(meld)
    return tuple(left)
