"""The best lay where a turn is one meld or one laying off.

Looked at are: jokers replaced from the rack, and then one meld more, or one longer; and for choices
of tiles that would be worth more, the arrangements that change the table least. So a lay is legal,
and mostly but not provably the best: what could be borrowed from other melds is not all looked at.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice

from core.rules.pieces import Groups, Kind, Table
from core.rules.tiles.arranging.answers import Answer, Arrangement, judged
from core.rules.tiles.arranging.exactly import exactly
from core.rules.tiles.arranging.question import Costs
from core.rules.tiles.arranging.reckoning import Effort
from core.rules.tiles.arranging.tables import named
from core.rules.tiles.bell import groups_of
from core.rules.tiles.jokers import exchanged, table_jokers
from core.rules.tiles.lay import Proposal
from core.rules.tiles.own_melds import candidates
from core.rules.tiles.pieces import JOKER, Tile, TilePiece, TilePieces, bare, bare_pieces
from core.rules.tiles.sheet import JokerExchange
from core.rules.tiles.table_use import bare_count, table_count

MOST_TRIED = 4
"""How many arrangements of the same tiles are tried,"""
MOST_CHOICES = 40
"""and how many choices of tiles."""


def best_single(start: Proposal, costs: Costs, effort: Effort) -> Answer:
    """Return the best lay found that is a single action; proven if no other could be better."""
    best, least = _plain(start, costs), 0
    if best is not None:
        least = _worth(best.laid, costs)
    better = sorted(
        (tiles for tiles in _choices(start) if _worth(tiles, costs) > least),
        key=lambda tiles: (-_worth(tiles, costs), str(tiles)),
    )
    for tiles in better[:MOST_CHOICES]:
        for arrangement in islice(exactly(start, tiles, effort.share(4)), MOST_TRIED):
            return Answer(best=arrangement, proven=tiles == better[0])
    return Answer(best=best, proven=not better)


def _worth(tiles: TilePieces, costs: Costs) -> int:
    return sum(costs.numbers[t.number] if isinstance(t, Tile) else costs.joker for t in tiles)


def _plain(start: Proposal, costs: Costs) -> Arrangement | None:
    """Return the best of jokers replaced from the rack and one meld more, or one longer."""
    tables = dict.fromkeys(_one_more(start))
    lying = table_count(start.old)

    def worth(groups: Groups) -> int:
        return _worth(tuple((Counter(bare_pieces(groups)) - lying).elements()), costs)

    for groups in sorted(tables, key=worth, reverse=True):
        arrangement = judged(start, groups)
        if arrangement is not None:
            return arrangement
    return None


def _one_more(start: Proposal) -> Iterator[Groups]:
    sheet, rack = start.sheet, Counter(map(bare, start.rack))
    starts: list[tuple[Table, Counter[TilePiece]]] = [(start.old, rack)]
    if sheet.joker_exchange is not JokerExchange.NONE:
        starts = list(exchanged(sheet, start.old, rack))
    for table, left in starts:
        for meld in candidates(sheet, left):
            yield (*groups_of(table), named(sheet, meld))
        for place, meld in enumerate(table):
            mine = bare_count(meld)
            for longer in candidates(sheet, left + mine) if meld.kind is not Kind.FALSE else ():
                if longer.kind is meld.kind and not mine - bare_count(longer):
                    before, after = groups_of(table[:place]), groups_of(table[place + 1 :])
                    yield (*before, named(sheet, longer), *after)


def _choices(start: Proposal) -> set[TilePieces]:
    """Return the choices of tiles that could be laid at once."""
    rack = Counter(map(bare, start.rack))
    tiles = [tile for tile in rack if isinstance(tile, Tile)]
    together = {*_of_runs(tiles), *_of_sets(tiles)}
    replacing = {t for joker in table_jokers(start.sheet, start.old) for t in joker.stands_for}
    found: set[TilePieces] = set()
    for group in together:
        for more in ((), *((tile,) for tile in sorted(replacing))):
            for jokers in range(rack[JOKER] + 1):
                pieces: Counter[TilePiece] = Counter([*group, *more, *(JOKER,) * jokers])
                if pieces and not pieces - rack:
                    found.add(tuple(sorted(pieces.elements(), key=str)))
    return found


def _of_runs(tiles: list[Tile]) -> Iterator[tuple[Tile, ...]]:
    """Return the tiles of each colour between two numbers, and nothing."""
    yield ()
    for first in tiles:
        for last in tiles:
            if first.colour == last.colour and first.number <= last.number:
                between = range(first.number, last.number + 1)
                yield tuple(
                    sorted(t for t in tiles if t.colour == first.colour and t.number in between)
                )


def _of_sets(tiles: list[Tile]) -> Iterator[tuple[Tile, ...]]:
    for number in {tile.number for tile in tiles}:
        alike = sorted(tile for tile in tiles if tile.number == number)
        for size in range(1, len(alike) + 1):
            yield from combinations(alike, size)
