"""The best lay by brute force: every table that some tiles of the rack and the table make.

The independent referee says which of them are legal; nothing here knows of the solver. For small
positions: about twelve tiles.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from tests.brute.melds import Meld, Piece, Tile, parse_row, parse_table, pieces, print_meld
from tests.brute.referee import legal
from tests.brute.rules import Rules

MOST_TABLES = 3_000
"""How many tables of one choice of tiles are worth a look."""


class TooManyTablesError(Exception):
    """The position is too big for brute force."""


def best(
    rules: Rules, table: str, rack: str, worth: Callable[[Counter[Piece]], int], *, opened: bool
) -> int:
    """Return the most that a legal lay is worth, 0 if there is none."""
    hand = pieces(parse_row(rack))
    melds = melds_of(rules, lying(table) + hand)
    for laid in sorted(_choices(hand), key=worth, reverse=True):
        made = tables(rules, melds, lying(table) + laid)
        if any(legal(rules, table, rack, opened, final) for final in made):
            return worth(laid)
    return 0


def all_lays(rules: Rules, table: str, rack: str, tiles: str, *, opened: bool) -> list[str]:
    """Return every legal table on which exactly these tiles are laid."""
    row = lying(table) + pieces(parse_row(tiles))
    made = tables(rules, melds_of(rules, row), row)
    return [final for final in made if legal(rules, table, rack, opened, final)]


def lying(table: str) -> Counter[Piece]:
    """Count the pieces of a table."""
    return pieces([word for row in parse_table(table) for word in row])


def tables(rules: Rules, melds: Sequence[Meld], row: Counter[Piece]) -> Iterator[str]:
    """Every table of these melds that holds exactly these pieces."""
    counted = [(meld, Counter(meld.pieces)) for meld in melds]
    fitting = [(meld, used) for meld, used in counted if used <= row]
    seen: set[tuple[str, ...]] = set()
    for choice in _partitions(fitting, row):
        table = tuple(sorted(print_meld(rules, meld) for meld in choice))
        if table not in seen:
            seen.add(table)
            yield " | ".join(table)
        if len(seen) > MOST_TABLES:
            raise TooManyTablesError


def melds_of(rules: Rules, row: Counter[Piece]) -> list[Meld]:
    """Every meld that some of these pieces make: each shape, each choice of places for jokers."""
    spans = [(low, high) for high in range(1, rules.numbers + 1) for low in range(1, high - 1)]
    shapes: list[list[Tile]] = [
        [(colour, number) for number in range(low, high + 1)]
        for colour in rules.colours
        for low, high in spans
    ]
    if rules.sets:
        shapes += [
            [(colour, number) for colour in chosen]
            for number in range(1, rules.numbers + 1)
            for size in (3, 4)
            for chosen in combinations(rules.colours, size)
        ]
    return list({meld: None for shape in shapes for meld in _filled(shape, row)})


def _filled(shape: list[Tile], row: Counter[Piece]) -> Iterator[Meld]:
    lacking = sum(not row[tile] for tile in shape)
    for jokers in range(lacking, min(row[None], len(shape) - 1) + 1):
        for places in combinations(shape, jokers):
            tiles = tuple(tile for tile in shape if tile not in places)
            if all(row[tile] for tile in tiles):
                run = shape[0][1] != shape[1][1]
                yield Meld("run", tiles, places) if run else Meld("set", tiles, (None,) * jokers)


def _partitions(
    melds: Sequence[tuple[Meld, Counter[Piece]]], left: Counter[Piece]
) -> Iterator[tuple[Meld, ...]]:
    """Every way to part the pieces into melds: each holds the first number tile that is left."""
    first = next((piece for piece in left if piece is not None and left[piece]), None)
    if first is None:
        if not left[None]:
            yield ()
        return
    for meld, used in melds:
        if used[first] and used <= left:
            for others in _partitions(melds, left - used):
                yield (meld, *others)


def _choices(rack: Counter[Piece]) -> list[Counter[Piece]]:
    """Every choice of tiles of the rack, equal ones once."""
    found = [Counter[Piece]()]
    for piece, count in rack.items():
        found = [choice + Counter({piece: n}) for choice in found for n in range(count + 1)]
    return [choice for choice in found if choice]
