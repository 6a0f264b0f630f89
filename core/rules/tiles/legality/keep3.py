"""Keep three, or take the meld whole: the rule of Bookmark, Schmidt and kids-pro.

For each old meld, after joker exchanges, some assignment of equal tiles must make it

* *kept*: one final meld holds three or more of its tiles that form a sound meld by themselves,
  including all its unreplaced jokers with their values; its other tiles may be anywhere; or
* *taken whole*: it has no unreplaced joker, and no new final meld (one that keeps no old meld)
  holds two of its tiles.

(rules.md A.0.) The search starts from the natural assignment, in which unchanged melds keep their
tiles, and repairs it: for a meld that is neither kept nor taken whole, it tries other assignments
of the relevant tiles only. Tiles outside of any repair need no check.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import TypeAlias

from core.rules.pieces import Kind, Meld, Table
from core.rules.tiles.legality.joker_outcomes import Place, Resolution, resolutions
from core.rules.tiles.legality.melds import SHORTEST, number_tiles, pieces_of
from core.rules.tiles.model.pieces import Tile
from core.rules.tiles.model.sheet import JokerExchange, TileSheet

NOWHERE: Place = -1
"""The place of a table tile that left the table, which a timeout may cause."""

Spread: TypeAlias = tuple[Place, ...]
"""The final meld of the tile of each claimant, for one kind of tile."""


class Keep3:
    """Checks whether a turn keeps three of each old meld, or takes it whole."""

    def __init__(
        self, sheet: TileSheet, old: Table, final: Table, supply: Counter[Tile], *, own: int = 0
    ) -> None:
        """Check the old melds; the last `own` of them were laid in this turn."""
        self._sheet = sheet
        self._old = old
        self._final = final
        self._supply = supply
        self._lay = len(old) - own

    def legal_ways(self, only_in: Place | None = None) -> Iterator[tuple[Resolution, ...]]:
        """Yield the joker outcomes under which every old meld is kept or taken whole.

        If `only_in` names a final meld, other final melds may hold laid tiles only as joker
        replacements.
        """
        return self._ways(everything=True, only_in=only_in)

    def jokers_legal(self) -> bool:
        """Say whether at least every joker is replaced or stays in the kept part of its meld."""
        return next(self._ways(everything=False), None) is not None

    def _ways(
        self, *, everything: bool, only_in: Place | None = None
    ) -> Iterator[tuple[Resolution, ...]]:
        from_rack = self._sheet.joker_exchange is JokerExchange.RACK
        lying = Lying(self._lay, from_rack=from_rack, only_in=only_in)
        ways = resolutions(self._sheet, self._old, self._final, self._supply)
        for way in ways:
            repair = Repair(self._old, self._final, way, lying)
            if repair.succeeds(everything=everything):
                yield way


@dataclass(frozen=True, slots=True)
class Lying:
    """Which tiles were on the table before the turn, and the resulting constraints."""

    melds: int
    """The number of old melds that were on the table; the others were laid in this turn."""
    from_rack: bool
    """Whether only rack tiles can replace a joker, so tiles of those melds cannot."""
    only_in: Place | None = None
    """The only final meld that may hold laid tiles which replace no joker; None allows all."""


@dataclass(slots=True)
class Kindred:
    """All tiles of one kind: their claimants, and their possible places on the final table."""

    claimants: tuple[Place, ...]
    """Old melds: first those with such a tile, then those whose joker such a tile replaces."""
    spreads: tuple[Spread, ...]
    """All ways to spread the tiles; the first one is the natural way."""
    now: Spread
    decided: bool = False


@dataclass(slots=True)
class OldMeld:
    """An old meld after joker exchanges."""

    kind: Kind
    tiles: frozenset[Tile]
    way: Resolution
    at: dict[Tile, Place] = field(default_factory=dict)
    """The final meld of each of its tiles in the present assignment."""


class Repair:
    """The search for an assignment of equal tiles, for given joker outcomes."""

    def __init__(self, old: Table, final: Table, ways: Sequence[Resolution], lying: Lying) -> None:
        """Start from the natural assignment.

        If only rack tiles can replace a joker, tiles that were on the table replace none. Otherwise
        a tile may both be in its own meld and replace a joker.
        """
        self._final = [frozenset(number_tiles(pieces_of(meld))) for meld in final]
        self._kinds = [meld.kind for meld in final]
        self._old = [
            OldMeld(meld.kind, frozenset(number_tiles(pieces_of(meld))) | way.freed, way)
            for meld, way in zip(old, ways, strict=True)
        ]
        claims = _claims(self._old, final)
        natural = _natural(old, final, ways)
        self._kindred = {
            tile: _kindred(claims[tile], natural, lying)
            for tile in {tile for meld in self._old for tile in meld.tiles}
        }
        self._possible = all(kindred.spreads for kindred in self._kindred.values())
        for tile, kindred in self._kindred.items() if self._possible else ():
            self._assign(tile, kindred.now)

    def succeeds(self, *, everything: bool) -> bool:
        """Say whether some assignment satisfies all melds, or all melds with staying jokers."""
        return self._possible and self._blame(everything=everything) is None

    def _blame(self, *, everything: bool) -> set[Tile] | None:
        """Repair what is wrong; on failure, return the decided tiles that conflict.

        None means that everything is right. A conflict remains, whatever the other decisions are.
        """
        homes = [self._kept_in(meld) for meld in self._old]
        kept = {place for home in homes for place in home}
        wrong = [
            meld
            for meld, home in zip(self._old, homes, strict=True)
            if (everything or meld.way.stays) and not home and not self._whole(meld, kept)
        ]
        if not wrong:
            return None
        lost = next((meld for meld in wrong if not self._can_become_right(meld)), None)
        if lost is not None:
            return self._decided(lost)
        tile = next(self._undecided(wrong[0]), None)
        return self._decided(wrong[0]) if tile is None else self._try(tile, everything=everything)

    def _try(self, tile: Tile, *, everything: bool) -> set[Tile] | None:
        """Try all ways to place one kind of tile.

        If a conflict does not involve this kind, other ways would fail too.
        """
        kindred, blamed = self._kindred[tile], set[Tile]()
        before, kindred.decided = kindred.now, True
        others = (spread for spread in kindred.spreads if spread != before)
        for spread in (before, *others):
            self._assign(tile, spread)
            blame = self._blame(everything=everything)
            if blame is None:
                return None
            blamed = blamed | blame if tile in blame else blame
            if tile not in blame:
                break
        self._assign(tile, before)
        kindred.decided = False
        return blamed - {tile}

    def _decided(self, meld: OldMeld) -> set[Tile]:
        """Return the decided kinds of tiles that affect a meld."""
        there = (self._final[place] for place in set(meld.at.values()) - {NOWHERE})
        known = meld.tiles.union(*there) & self._kindred.keys()
        return {tile for tile in known if self._kindred[tile].decided}

    def _assign(self, tile: Tile, spread: Spread) -> None:
        kindred = self._kindred[tile]
        kindred.now = spread
        for meld, place in zip(kindred.claimants, spread, strict=True):
            self._old[meld].at[tile] = place

    def _whole(self, meld: OldMeld, kept: set[Place]) -> bool:
        """Say whether a meld without jokers is taken whole: no new meld has two of its tiles."""
        if meld.way.stays:
            return False
        new = Counter(p for p in meld.at.values() if p != NOWHERE and p not in kept)
        return all(count == 1 for count in new.values())

    def _kept_in(self, meld: OldMeld) -> list[Place]:
        """Return the final melds in which this meld is kept in the present assignment."""
        return [place for place in self._places(meld) if self._keeps_in(meld, place)]

    def _keeps_in(self, meld: OldMeld, place: Place) -> bool:
        there = {tile for tile, at in meld.at.items() if at == place}
        return self._kinds[place] is meld.kind and _keeps(meld, there)

    def _places(self, meld: OldMeld) -> Iterable[Place]:
        if meld.way.place is not None:
            return (meld.way.place,)
        return set(meld.at.values()) - {NOWHERE}

    def _can_become_right(self, meld: OldMeld) -> bool:
        """Say whether the undecided tiles can still make a meld kept or taken whole."""
        if any(self._can_keep(meld, place) for place in range(len(self._final))):
            return True
        if meld.way.stays:
            return False
        fixed = Counter(meld.at[tile] for tile in meld.tiles if not self._open(tile))
        crowded = [place for place, count in fixed.items() if count > 1 and place != NOWHERE]
        return all(any(self._can_keep(other, place) for other in self._old) for place in crowded)

    def _can_keep(self, meld: OldMeld, place: Place) -> bool:
        if meld.way.place not in (None, place) or self._kinds[place] is not meld.kind:
            return False
        there = {
            tile
            for tile in meld.tiles & self._final[place]
            if meld.at[tile] == place or self._open(tile)
        }
        return _keeps(meld, there)

    def _open(self, tile: Tile) -> bool:
        kindred = self._kindred[tile]
        return not kindred.decided and len(kindred.spreads) > 1

    def _undecided(self, meld: OldMeld) -> Iterator[Tile]:
        """Yield the undecided kinds of tiles that affect a meld."""
        yield from (tile for tile in sorted(meld.tiles) if self._open(tile))
        for place in sorted(set(meld.at.values()) - {NOWHERE}):
            known = (tile for tile in sorted(self._final[place]) if tile in self._kindred)
            yield from (tile for tile in known if self._open(tile))


def _keeps(meld: OldMeld, there: set[Tile]) -> bool:
    """Say whether these tiles of a meld form a sound meld with its staying jokers."""
    core = there | meld.way.stays
    if len(core) < SHORTEST or not there:
        return False
    if meld.kind is Kind.SET:
        return True
    return any(_sound_stretch(stretch, meld, there) for stretch in _stretches(core))


def _sound_stretch(stretch: frozenset[Tile], meld: OldMeld, there: set[Tile]) -> bool:
    enough = len(stretch) >= SHORTEST and not stretch.isdisjoint(there)
    return enough and meld.way.stays <= stretch


def _stretches(tiles: Iterable[Tile]) -> Iterator[frozenset[Tile]]:
    """Yield the maximal stretches of consecutive tiles."""
    stretch: list[Tile] = []
    for tile in sorted(tiles):
        if stretch and tile.number != stretch[-1].number + 1:
            yield frozenset(stretch)
            stretch = []
        stretch.append(tile)
    yield frozenset(stretch)


def _natural(old: Table, final: Table, ways: Sequence[Resolution]) -> dict[Place, Place]:
    """Pair each old meld with the final meld that most likely continues it."""
    free = dict(enumerate(final))
    pairs: dict[Place, Place] = {}
    for place, meld in enumerate(old):
        wanted = ways[place].place
        same = [p for p, after in free.items() if after == meld and wanted in (None, p)]
        if same:
            pairs[place] = same[0]
            del free[same[0]]
    for place, meld in enumerate(old):
        if place not in pairs:
            pairs[place] = max(free, key=lambda p: _overlap(meld, final[p]), default=NOWHERE)
    return pairs


def _overlap(meld: Meld, after: Meld) -> int:
    same_kind = meld.kind is after.kind
    return len(set(meld.pieces) & set(after.pieces)) if same_kind else 0


@dataclass(slots=True)
class Claims:
    """The old melds that claim a kind of tile, and the present places of such tiles."""

    owners: list[Place] = field(default_factory=list)
    replacing: list[Place] = field(default_factory=list)
    there: list[Place] = field(default_factory=list)


def _claims(old: Sequence[OldMeld], final: Table) -> dict[Tile, Claims]:
    found: dict[Tile, Claims] = defaultdict(Claims)
    for place, meld in enumerate(old):
        for tile in meld.tiles:
            asked = found[tile]
            (asked.replacing if tile in meld.way.freed else asked.owners).append(place)
    for place, after in enumerate(final):
        for tile in number_tiles(pieces_of(after)):
            found[tile].there.append(place)
    return found


def _kindred(claims: Claims, natural: dict[Place, Place], lying: Lying) -> Kindred:
    """Find all ways to spread the tiles of a kind over the final table."""
    owners, replacing = len(claims.owners), len(claims.replacing)
    there = claims.there + [NOWHERE] * max(owners - len(claims.there), 0)
    claimants = (*claims.owners, *claims.replacing)
    if len(there) == owners == 1 and not replacing and lying.only_in is None:
        only = (there[0],)
        return Kindred(claimants, (only,), only)
    lay = sum(owner < lying.melds for owner in claims.owners)
    spreads = _spreads(owners, replacing, there, lay, lying)
    ordered = sorted(spreads, key=lambda spread: _strangeness(claimants, spread, natural))
    return Kindred(claimants, tuple(ordered), ordered[0] if ordered else ())


def _spreads(owners: int, claims: int, there: list[Place], lay: int, lying: Lying) -> set[Spread]:
    """Spread the tiles; those of the first `lay` owners were on the table before."""
    if not claims and lying.only_in is None:
        return set(permutations(there, owners))
    found: set[Spread] = set()
    for mine in set(permutations(there, owners)):
        laid = Counter(there) - Counter(mine[:lay])
        free = laid if lying.from_rack else Counter(there)
        replacing = [place for place in free.elements() if place != NOWHERE]
        for places in set(permutations(replacing, claims)):
            others = (laid - Counter(places)).keys() - {lying.only_in}
            if lying.only_in is None or not others:
                found.add((*mine, *places))
    return found


def _strangeness(
    claimants: tuple[Place, ...], spread: Spread, natural: dict[Place, Place]
) -> tuple[int, Spread]:
    moved = sum(natural[meld] != place for meld, place in zip(claimants, spread, strict=True))
    return moved, spread
