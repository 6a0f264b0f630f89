"""Numbers and places of melds.

The rules keep melds in the order in which they were last laid, and anybody may rearrange them.
People name a meld by its number, so it keeps it as long as more than half of it lies together; a
new meld takes the number of one that is gone, or the next. At the end of a turn, the numbers close
up where a meld is gone, and otherwise stay. Pictures show the melds in the order of their numbers,
each where it lay before if there is room. Pure: fold it over the tables of a round.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import count, groupby

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
        grids = [_grid(groups, numbers, kept, columns) for columns in GRIDS]
        return Numbering(tuple(map(Lying, numbers, groups, zip(*grids, strict=True))))

    def settled(self) -> "Numbering":
        """Number the melds at the end of a turn: without gaps, in the same order."""
        numbers = {meld.number: number for number, meld in enumerate(self.in_order(), 1)}
        return Numbering(tuple(replace(meld, number=numbers[meld.number]) for meld in self.melds))

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


def _grid(
    groups: Groups, numbers: Sequence[int], kept: Mapping[int, Lying], columns: int
) -> list[int]:
    """Return where each group begins: where it was, unless that leaves rows empty."""
    order = sorted(range(len(groups)), key=lambda which: numbers[which])
    spans = [span(len(groups[which]), columns) for which in order]
    were = [kept[which].place(columns) if which in kept else 0 for which in order]
    starts = _in_rows(spans, were, columns)
    closest = _in_rows(spans, [0] * len(order), columns)
    if order and _rows(starts, spans, columns) > _rows(closest, spans, columns):
        starts = closest
    places = dict(zip(order, starts, strict=True))
    return [places[which] for which in range(len(groups))]


def _in_rows(spans: Sequence[int], wanted: Sequence[int], columns: int) -> list[int]:
    """Return where melds begin that are read in this order, none before its wanted place."""
    starts, free = list[int](), 0
    for places, want in zip(spans, wanted, strict=True):
        start = max(free, want)
        if start % columns + min(places, columns) > columns:
            start += columns - start % columns
        starts.append(start)
        free = start + places
    return starts


def _rows(starts: Sequence[int], spans: Sequence[int], columns: int) -> int:
    return -(-(starts[-1] + spans[-1]) // columns)
