"""All lays of a small position by brute force: every table that its tiles make.

The independent referee says which of them are legal; nothing here uses the solver. It can handle
about fourteen tiles; a position that takes the referee too long raises TooBigError.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache, cached_property
from itertools import combinations
from math import factorial, prod

from tests.core.rules.tiles.solver.judges.small import Small
from tests.support.referee.melds import (
    Meld,
    Piece,
    Tile,
    parse_row,
    parse_table,
    pieces,
    print_meld,
)
from tests.support.referee.referee import legal, points
from tests.support.referee.rules import Rules

MOST_TABLES = 2_000
"""The most tables to try for one choice of tiles."""
MOST_ASSIGNMENTS = 600
"""The most permutations of equal tiles for which the referee is asked."""

BITS = 5
"""The bits of each piece in a packed count: four for the number, one to detect an excess."""


class TooBigError(Exception):
    """The position is too big for brute force."""


class Brute:
    """The possible lays of a small position."""

    def __init__(self, small: Small) -> None:
        self.small, self.rules = small, small.rules
        self.lying = _pieces_of(small.table)
        self.rack = pieces(parse_row(small.rack))
        self._judged: dict[str, bool] = {}
        self._feasible: dict[int, bool] = {}

    def best(self, worth: Callable[[Counter[Piece]], int]) -> int:
        """Return the highest value of a legal lay, 0 if there is none."""
        for laid in sorted(self.choices, key=worth, reverse=True):
            if any(map(self.legal, self.tables(self.lying + laid))):
                return worth(laid)
        return 0

    def lays(self, laid: Counter[Piece]) -> list[str]:
        """Return every legal table on which exactly these tiles are laid."""
        return [final for final in self.tables(self.lying + laid) if self.legal(final)]

    def dearest_first_laying(self) -> int:
        """Return the most points of a first laying that leaves the table as it is."""
        beside = [
            " | ".join(filter(None, (self.small.table, own)))
            for laid in self.choices
            for own in self.tables(laid)
        ]
        legal_ones = [final for final in beside if self.legal(final)]
        position = (self.rules, self.small.table, self.small.rack)
        return max((points(*position, final) for final in legal_ones), default=0)

    def legal(self, final: str) -> bool:
        """Ask the referee, once for each table."""
        if final not in self._judged:
            small = self.small
            self._check_size(final)
            verdict = legal(self.rules, small.table, small.rack, small.opened, final)
            self._judged[final] = verdict
        return self._judged[final]

    def _check_size(self, final: str) -> None:
        alike = _pieces_of(final)
        ways = prod(factorial(count) for count in alike.values()) * 3 ** self.lying[None]
        if ways > MOST_ASSIGNMENTS:
            raise TooBigError

    @cached_property
    def choices(self) -> list[Counter[Piece]]:
        """Return every choice of tiles of the rack, equal choices once."""
        found = [Counter[Piece]()]
        for piece, count in self.rack.items():
            found = [choice + Counter({piece: n}) for choice in found for n in range(count + 1)]
        return [choice for choice in found if choice]

    def tables(self, row: Counter[Piece]) -> Iterator[str]:
        """Yield every table that holds exactly these pieces."""
        seen: set[tuple[str, ...]] = set()
        for choice in self._partitions(self._packed(row)):
            table = tuple(sorted(choice))
            if table not in seen:
                seen.add(table)
                yield " | ".join(table)
            if len(seen) > MOST_TABLES:
                raise TooBigError

    def _partitions(self, left: int) -> Iterator[tuple[str, ...]]:
        """Yield every way to divide the pieces into melds, each with the first number tile left.

        Jokers are counted last, so that a number tile is left as long as there is a meld.
        """
        if not left:
            yield ()
        for meld, used in self._melds_at(left):
            if self._can_be_parted(left - used):
                for others in self._partitions(left - used):
                    yield (meld, *others)

    def _can_be_parted(self, left: int) -> bool:
        if left not in self._feasible:
            ways = self._melds_at(left)
            self._feasible[left] = not left or any(self._can_be_parted(left - u) for _, u in ways)
        return self._feasible[left]

    def _melds_at(self, left: int) -> list[tuple[str, int]]:
        """Return the melds of these pieces that hold the first of them."""
        first = ((left & -left).bit_length() - 1) // BITS if left else 0
        guarded = left | self._guards
        return [
            (meld, used)
            for meld, used in self._melds.get(first, [])
            if (guarded - used) & self._guards == self._guards
        ]

    @cached_property
    def _kinds(self) -> dict[Piece, int]:
        """The kinds of pieces by their place in a packed count, jokers last."""
        every = sorted(piece for piece in self.lying + self.rack if piece is not None)
        return {piece: place for place, piece in enumerate([*dict.fromkeys(every), None])}

    @cached_property
    def _guards(self) -> int:
        return sum(1 << BITS * place + BITS - 1 for place in self._kinds.values())

    def _packed(self, row: Counter[Piece]) -> int:
        return sum(count << BITS * self._kinds[piece] for piece, count in row.items())

    @cached_property
    def _melds(self) -> dict[int, list[tuple[str, int]]]:
        """Printed melds and their packed pieces, by each of their number tiles."""
        found: dict[int, list[tuple[str, int]]] = {}
        for meld in _all_melds(self.rules, self.lying + self.rack):
            printed = print_meld(self.rules, meld), self._packed(Counter(meld.pieces))
            for tile in meld.tiles:
                found.setdefault(self._kinds[tile], []).append(printed)
        return found


def _pieces_of(table: str) -> Counter[Piece]:
    return pieces([word for row in parse_table(table) for word in row])


def _all_melds(rules: Rules, row: Counter[Piece]) -> list[Meld]:
    """Return every meld that some of these pieces make, with jokers in every choice of places."""
    return list({meld: None for shape in _shapes(rules) for meld in _filled(shape, row)})


@cache
def _shapes(rules: Rules) -> list[tuple[Tile, ...]]:
    spans = [(low, high) for high in range(1, rules.numbers + 1) for low in range(1, high - 1)]
    runs = [
        tuple((colour, number) for number in range(low, high + 1))
        for colour in rules.colours
        for low, high in spans
    ]
    sets = [
        tuple((colour, number) for colour in chosen)
        for number in range(1, rules.numbers + 1)
        for size in (3, 4)
        for chosen in combinations(rules.colours, size)
    ]
    return [*runs, *(sets if rules.sets else [])]


def _filled(shape: Sequence[Tile], row: Counter[Piece]) -> Iterator[Meld]:
    lacking = sum(not row[tile] for tile in shape)
    for jokers in range(lacking, min(row[None], len(shape) - 1) + 1):
        for places in combinations(shape, jokers):
            tiles = tuple(tile for tile in shape if tile not in places)
            if all(row[tile] for tile in tiles):
                run = shape[0][1] != shape[1][1]
                yield Meld("run", tiles, places) if run else Meld("set", tiles, (None,) * jokers)
