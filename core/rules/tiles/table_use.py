"""What may be done with the melds on the table: joker rule and rearranging (contract, section 6).

Only the table before and after the turn counts, not the way from one to the other. Equal tiles
are interchangeable: a turn is legal if any assignment of equal tiles makes it so.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from core.rules.pieces import Kind, Meld, Table
from core.rules.refusals import Code
from core.rules.tiles.jokers import Settled, claimings, places, settlements, supply, table_jokers
from core.rules.tiles.keep3 import Keep3
from core.rules.tiles.melds import jokers_in, number_tiles, pieces_of
from core.rules.tiles.pieces import Tile, TilePiece, bare
from core.rules.tiles.resolutions import Resolution
from core.rules.tiles.sheet import Rebuild, TileSheet
from core.rules.tiles.whole import all_whole, joker_melds_whole_or_freed


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

    Table tiles may be missing from the final table (at the bell they may have gone elsewhere);
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
    """Say whether the joker rule and rebuilding are kept in some way."""
    return next(_legal_ways(use), None) is not None


def _legal_ways(use: TableUse, only_in: int | None = None) -> Iterator[Settled]:
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
    return Counter(bare(piece) for meld in table for piece in pieces_of(meld))


def _one_action(use: TableUse, *, legal: bool) -> bool:
    """Say whether all that was laid or freed, save what replaced a joker, lies in one meld.

    Where the old melds are treated wrongly anyway, any way to see the jokers will do.
    """
    jokers = table_jokers(use.sheet, use.lying, own=len(use.own))
    anyhow = () if legal else tuple(claimings(jokers, use.supply))
    return not use.laid or any(
        _all_in(use, place, settled)
        for place in range(len(use.final))
        for settled in (_legal_ways(use, only_in=place) if legal else anyhow)
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
