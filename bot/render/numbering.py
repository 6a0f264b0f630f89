"""Numbers and places of melds.

The rules keep melds in the order in which they were last laid, and anybody may rearrange them.
People look for a meld where it was before, so it keeps its place as long as more than half of it
lies together. The numbers follow the places: after each turn they are given anew in the order in
which a picture is read, without a gap. Within a turn they stay. Pure: fold it over the tables of a
round.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, count, groupby, pairwise

from core.rules.pieces import Groups, Piece, Pieces, Table, groups_of

FITS = {3: (4, 8, 13), 2: (4, 8)}
"""For each grid, by its columns: pieces that fit into one place of a row, into two, into three."""
GRIDS = tuple(FITS)


@dataclass(frozen=True, slots=True)
class Lying:
    """A meld on the table: its number, and its first place in each of the grids."""

    number: int
    pieces: Pieces
    places: tuple[int, ...]

    def place(self, columns: int) -> int:
        """Return its first place in the grid with that many columns, counted by rows from 0."""
        return self.places[GRIDS.index(columns)]


@dataclass(frozen=True, slots=True)
class Numbering:
    """The melds of a table in the table's order, with their numbers and places."""

    melds: tuple[Lying, ...] = ()

    def after(self, groups: Groups) -> "Numbering":
        """Number a table of the same turn; a new meld takes the lowest free number."""
        lived = survivors([meld.pieces for meld in self.melds], groups)
        kept = {new: self.melds[old] for new, old in lived.items()}
        numbers = _numbered(len(groups), {new: meld.number for new, meld in kept.items()})
        grids = [_grid(groups, kept, columns) for columns in GRIDS]
        return Numbering(tuple(map(Lying, numbers, groups, zip(*grids, strict=True))))

    def settled(self) -> "Numbering":
        """Number the melds at the end of a turn, in the order in which all grids are read."""
        order = sorted(range(len(self.melds)), key=lambda which: self.melds[which].places[0])
        pieces = [len(self.melds[which].pieces) for which in order]
        grids = [
            _in_rows([self.melds[which].places[grid] for which in order], pieces, columns)
            for grid, columns in enumerate(GRIDS)
        ]
        places = dict(zip(order, zip(*grids, strict=True), strict=True))
        numbers = {which: number for number, which in enumerate(order, 1)}
        return Numbering(
            tuple(
                Lying(numbers[which], meld.pieces, places[which])
                for which, meld in enumerate(self.melds)
            )
        )

    def in_order(self) -> tuple[Lying, ...]:
        """Return the melds in the order of their numbers, as texts name them."""
        return tuple(sorted(self.melds, key=lambda meld: meld.number))

    def numbered(self, number: int) -> Pieces | None:
        """Return the meld with the number that people know."""
        return next((meld.pieces for meld in self.melds if meld.number == number), None)


def numbered(tables: Sequence[Table], ends: Sequence[bool] = ()) -> Numbering:
    """Number the last of a round's tables, each following the one before.

    `ends` says of each of the last tables whether a turn ended with it; the others ended one.
    """
    known = ends[max(0, len(ends) - len(tables)) :]
    before = (True,) * (len(tables) - len(known))
    steps = groupby(zip(tables, (*before, *known), strict=True), key=lambda step: step[0])
    return _folded(tuple((table, any(end for _, end in same)) for table, same in steps))


@lru_cache(maxsize=1024)
def _folded(changes: tuple[tuple[Table, bool], ...]) -> Numbering:
    """Number the last of a sequence of tables, each different from the one before.

    A round is shown after each turn, so all but the last step is cached.
    """
    if not changes:
        return Numbering()
    table, end = changes[-1]
    after = _folded(changes[:-1]).after(groups_of(table))
    return after.settled() if end else after


def lies_as(piece: Piece) -> str:
    """Return what a piece stands for on the table: for a joker its tile, if that is fixed."""
    return str(piece).removeprefix("J=")


def survivors(old: Sequence[Pieces], new: Groups) -> dict[int, int]:
    """Match new groups with old ones: unchanged ones first, then by the pieces they share."""
    lived: dict[int, int] = {}
    waiting = _places_by_pieces(old)
    for place, group in enumerate(new):
        same = waiting.get(group)
        if same:
            lived[place] = same.pop(0)
    gone = [place for places in waiting.values() for place in places]
    come = [place for place in range(len(new)) if place not in lived]
    for _, was, now in sorted(_shared(old, gone, new, come)):
        if was not in lived.values() and now not in lived:
            lived[now] = was
    return lived


def _places_by_pieces(groups: Sequence[Pieces]) -> dict[Pieces, list[int]]:
    places: dict[Pieces, list[int]] = {}
    for place, group in enumerate(groups):
        places.setdefault(group, []).append(place)
    return places


def _shared(
    old: Sequence[Pieces], gone: Sequence[int], new: Groups, come: Sequence[int]
) -> Iterable[tuple[int, int, int]]:
    """Yield the pairs that share more than half of the smaller, the largest overlap first."""
    had = {place: Counter(map(lies_as, old[place])) for place in gone}
    has = {place: Counter(map(lies_as, new[place])) for place in come}
    for was in gone:
        for now in come:
            shared = (had[was] & has[now]).total()
            if 2 * shared > min(len(old[was]), len(new[now])):
                yield (-shared, was, now)


def _numbered(groups: int, kept: dict[int, int]) -> list[int]:
    used = set(kept.values())
    free = (number for number in count(1) if number not in used)
    return [kept[place] if place in kept else next(free) for place in range(groups)]


def span(pieces: int, columns: int) -> int:
    """Return how many places a number of pieces takes; more than a row takes whole rows."""
    fits = FITS[columns]
    if pieces > fits[-1]:
        return columns * -(-pieces // fits[-1])
    return next(places for places, most in enumerate(fits, 1) if pieces <= most)


def _grid(groups: Groups, kept: dict[int, Lying], columns: int) -> list[int]:
    """Return where each group begins: where it was, unless it has outgrown its place."""
    spans = [span(len(group), columns) for group in groups]
    taken: set[int] = set()
    found: dict[int, int] = {}
    for now, meld in kept.items():
        start = meld.place(columns)
        if spans[now] <= span(len(meld.pieces), columns):
            found[now] = start
            taken.update(range(start, start + spans[now]))
    for now, places in enumerate(spans):
        if now not in found:
            before = kept[now].place(columns) if now in kept else 0
            found[now] = _free(taken, places, columns, before)
            taken.update(range(found[now], found[now] + places))
    return [found[now] for now in range(len(groups))]


def _free(taken: set[int], places: int, columns: int, wanted: int) -> int:
    """Return the wanted place if it is free, else the first free one."""
    starts = (
        start
        for start in chain((wanted,), count())
        if start % columns + min(places, columns) <= columns
    )
    return next(s for s in starts if taken.isdisjoint(range(s, s + places)))


def _in_rows(starts: Sequence[int], pieces: Sequence[int], columns: int) -> Sequence[int]:
    """Return where melds begin so that they are read in this order; unchanged if they are."""
    if all(one < other for one, other in pairwise(starts)):
        return starts
    found, taken = list[int](), set[int]()
    for places in (span(count_, columns) for count_ in pieces):
        start = _free(taken, places, columns, max(taken, default=-1) + 1)
        found.append(start)
        taken.update(range(start, start + places))
    return found
