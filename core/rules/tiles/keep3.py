"""Keep three, or take the meld whole: the rule of Bookmark, Schmidt and the kids' Profis.

For each old meld, after joker exchanges, some assignment of equal tiles must make it

* *kept*: one final meld holds three or more of its tiles which are sound by themselves, every
  unreplaced joker of it among them with its value; its other tiles may be anywhere; or
* *taken whole*: no joker in it is unreplaced, and no new final meld (one that keeps no old meld)
  holds two of its tiles.

(rules.md A.0.) The search first takes every meld that lies there unchanged for kept and looks at
the rest only, then at wider and wider parts of the table: a changed meld may need a tile of an
unchanged one, which then has to do with the equal tile elsewhere.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.rules.pieces import Meld, Table
from core.rules.tiles.fates import Fate, Place, fates, tiles_of
from core.rules.tiles.jokers import joker_options, supply
from core.rules.tiles.melds import number_tiles, pieces_of
from core.rules.tiles.pieces import Tile, TilePiece
from core.rules.tiles.sheet import JokerExchange, TileSheet


@dataclass(frozen=True, slots=True)
class Part:
    """Some melds of the old and of the final table, by their places; the rest lies unchanged."""

    old: tuple[Place, ...]
    final: tuple[Place, ...]


@dataclass(slots=True)
class Room:
    """What is left to be claimed on the final table.

    `tiles` and `freed` count the real tiles of a kind in each final meld: for tiles of old melds,
    and for tiles that replace a joker. A tile of the table may do both, in its own meld and in
    the joker's; where a joker is replaced from the rack only, both claim the same. `jokers` are
    the places in which a joker can go on standing, `supply` bounds the replacements in all.
    """

    tiles: Counter[tuple[Place, Tile]]
    freed: Counter[tuple[Place, Tile]]
    jokers: Counter[tuple[Place, Tile]]
    set_jokers: Counter[Place]
    supply: Counter[Tile]


class Keep3:
    """The question whether a turn keeps three or takes whole, for one pair of tables."""

    def __init__(
        self, sheet: TileSheet, old: Table, final: Table, laid: Counter[TilePiece]
    ) -> None:
        self._sheet = sheet
        self._old = old
        self._final = final
        self._supply = supply(sheet, final, laid)
        self._from_rack = sheet.joker_exchange is JokerExchange.RACK
        self._missing = _reals(old) - _reals(final)

    def legal(self) -> bool:
        """Say whether every old meld is kept or taken whole, and every joker treated rightly."""
        return any(
            self._choose(part, self._by_choice(part), {}, self._room(part))
            for part in self._parts()
        )

    def jokers_legal(self) -> bool:
        """Say whether at least every joker is replaced or stays in the kept part of its meld."""
        everywhere = Part(tuple(range(len(self._old))), tuple(range(len(self._final))))
        ordered = [
            (place, choice)
            for place, choice in self._by_choice(everywhere)
            if joker_options(self._sheet, self._old[place])
        ]
        empty = Part((), everywhere.final)
        return self._choose(empty, ordered, {}, self._room(everywhere))

    def _parts(self) -> Iterator[Part]:
        """Return ever wider parts of the table, from what has changed to what hangs on it."""
        same = _unchanged(self._old, self._final)
        part = Part(
            tuple(p for p in range(len(self._old)) if p not in same),
            tuple(p for p in range(len(self._final)) if p not in same.values()),
        )
        yield part
        while (wider := self._widened(part, same)) != part:
            part = wider
            yield part

    def _widened(self, part: Part, same: dict[Place, Place]) -> Part:
        involved = {t for p in part.old for t in number_tiles(pieces_of(self._old[p]))}
        joining = [
            place
            for place in same
            if place not in part.old
            and not involved.isdisjoint(number_tiles(pieces_of(self._old[place])))
        ]
        return Part((*part.old, *joining), (*part.final, *(same[place] for place in joining)))

    def _by_choice(self, part: Part) -> list[tuple[Place, list[Fate]]]:
        """Return the old melds of a part with their possible fates, the least free first."""
        finals = [(place, self._final[place]) for place in part.final]
        choices = [
            (place, list(fates(self._sheet, self._old[place], finals))) for place in part.old
        ]
        return sorted(choices, key=lambda choice: len(choice[1]))

    def _room(self, part: Part) -> Room:
        tiles: Counter[tuple[Place, Tile]] = Counter()
        jokers: Counter[tuple[Place, Tile]] = Counter()
        set_jokers: Counter[Place] = Counter()
        for place in part.final:
            meld = self._final[place]
            tiles.update((place, tile) for tile in number_tiles(pieces_of(meld)))
            options = joker_options(self._sheet, meld)
            jokers.update({(place, tile): 1 for choice in options for tile in choice})
            set_jokers[place] = len(options)
        outside = [m for place, m in enumerate(self._final) if place not in part.final]
        elsewhere = Counter({(-1, tile): n for tile, n in _reals(outside).items()})
        freed = tiles if self._from_rack else tiles + elsewhere
        return Room(tiles, freed, jokers, set_jokers, Counter(self._supply))

    def _choose(
        self,
        part: Part,
        left: Sequence[tuple[Place, list[Fate]]],
        chosen: dict[Place, Fate],
        room: Room,
    ) -> bool:
        """Choose a fate for one old meld after the other; then place what was taken whole."""
        if not left:
            return not part.old or self._place_whole(part, chosen, room)
        (place, choice), rest = left[0], left[1:]
        for fate in choice:
            if _claim(room, fate):
                if self._choose(part, rest, {**chosen, place: fate}, room):
                    return True
                _release(room, fate)
        return False

    def _place_whole(self, part: Part, chosen: dict[Place, Fate], room: Room) -> bool:
        kept = {fate.place for fate in chosen.values()}
        new = frozenset(place for place in part.final if place not in kept)
        wanted = [
            (place, tile, tile in fate.freed)
            for place, fate in chosen.items()
            if fate.place is None
            for tile in sorted(tiles_of(self._old[place]) | fate.freed)
        ]
        nowhere = Counter(self._missing)
        return _assign(_Whole(room, new, nowhere, self._from_rack), wanted, frozenset())


@dataclass(slots=True)
class _Whole:
    """Where the tiles of melds taken whole may go: once into each new meld, else as they fit."""

    room: Room
    new: frozenset[Place]
    nowhere: Counter[Tile]
    from_rack: bool

    def options(
        self, meld: Place, tile: Tile, *, freed: bool, used: frozenset[tuple[Place, Place]]
    ) -> list[Place]:
        room = self.room.freed if freed else self.room.tiles
        return [
            place
            for place, kind in room
            if kind == tile and room[place, tile] > 0 and (meld, place) not in used
        ]


def _assign(
    whole: _Whole,
    wanted: Sequence[tuple[Place, Tile, bool]],
    used: frozenset[tuple[Place, Place]],
) -> bool:
    """Give each tile a place, so that no new meld gets two tiles of one old meld."""
    if not wanted:
        return True
    (meld, tile, freed), rest = wanted[0], wanted[1:]
    if not freed and whole.nowhere[tile]:
        whole.nowhere[tile] -= 1
        if _assign(whole, rest, used):
            return True
        whole.nowhere[tile] += 1
    room = whole.room.freed if freed else whole.room.tiles
    for place in whole.options(meld, tile, freed=freed, used=used):
        room[place, tile] -= 1
        once = used | {(meld, place)} if place in whole.new else used
        if _assign(whole, rest, once):
            return True
        room[place, tile] += 1
    return False


def _claim(room: Room, fate: Fate) -> bool:
    """Claim what a fate needs on the final table; claim nothing where it is not to be had."""
    needs = list(_needs(room, fate))
    if any(counter[key] < amount for counter, key, amount in needs):
        return False
    for counter, key, amount in needs:
        counter[key] -= amount
    return True


def _release(room: Room, fate: Fate) -> None:
    for counter, key, amount in _needs(room, fate):
        counter[key] += amount


def _needs(room: Room, fate: Fate) -> Iterator[tuple[Counter[object], object, int]]:
    place = fate.place
    for tile in fate.freed:
        yield room.supply, tile, 1  # type: ignore[misc]
    if place is None:
        return
    for tile in fate.core:
        yield (room.freed if tile in fate.freed else room.tiles), (place, tile), 1  # type: ignore[misc]
    for tile in fate.stays:
        yield room.jokers, (place, tile), 1  # type: ignore[misc]
    yield room.set_jokers, place, len(fate.stays)  # type: ignore[misc]


def _reals(table: Sequence[Meld]) -> Counter[Tile]:
    return Counter(tile for meld in table for tile in number_tiles(pieces_of(meld)))


def _unchanged(old: Table, final: Table) -> dict[Place, Place]:
    """Pair the old melds with final melds that are the same, by their places."""
    free: dict[Meld, list[Place]] = {}
    for place, meld in enumerate(final):
        free.setdefault(meld, []).append(place)
    return {place: free[meld].pop() for place, meld in enumerate(old) if free.get(meld)}
