"""The best legal table that can be saved at the bell from whole melds (contract, section 6).

Each meld is a faultless one of the draft or one as it lay before, and every table tile stays. The
melds of the draft that are kept use up the tiles of the old melds that are lost. The search looks
at the choice that promises most first, so the first legal table that it finds is the best.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from heapq import heappop, heappush

from core.rules.pieces import Table
from core.rules.tiles.pieces import TilePiece
from core.rules.tiles.table_use import bare_count, table_count, without_melds


def salvage(
    *, old: Table, sound: Table, rack: Counter[TilePiece], legal: Callable[[Table], bool]
) -> Table:
    """Return the best table: first who keeps most own tiles, then most melds of the draft."""
    new = without_melds(sound, old)
    waiting: list[_Choice] = [_Choice(new, _promise(_supported(new, old, rack), rack))]
    seen = {waiting[0].melds}
    while waiting:
        choice = heappop(waiting)
        if choice.table is not None:
            if legal(choice.table):
                return choice.table
            continue
        kept = _supported(choice.melds, old, rack)
        for candidate in _finished(kept, old, rack):
            heappush(waiting, candidate)
        for place in range(len(kept)):
            fewer = (*kept[:place], *kept[place + 1 :])
            if fewer not in seen:
                seen.add(fewer)
                promise = _promise(_supported(fewer, old, rack), rack)
                heappush(waiting, _Choice(fewer, promise))
    return old


class _Choice:
    """Melds of the draft to keep: still a promise, or worked out to a table."""

    def __init__(self, melds: Table, rank: tuple[int, int], table: Table | None = None) -> None:
        self.melds = melds
        self.rank = rank
        self.table = table

    def __lt__(self, other: "_Choice") -> bool:
        return self.rank > other.rank


def _promise(melds: Table, rack: Counter[TilePiece]) -> tuple[int, int]:
    """Return the most own tiles and melds that these melds can bring."""
    return (table_count(melds) & rack).total(), len(melds)


def _supported(melds: Table, old: Table, rack: Counter[TilePiece]) -> Table:
    """Leave out melds whose tiles cannot be had: from the rack, or old melds wholly used up."""
    while True:
        have = table_count(melds)
        lost = tuple(meld for meld in old if not bare_count(meld) - have)
        source = table_count(lost) + rack
        kept = tuple(meld for meld in melds if not bare_count(meld) - source)
        if len(kept) == len(melds):
            return kept
        melds = kept


def _finished(kept: Table, old: Table, rack: Counter[TilePiece]) -> Iterator[_Choice]:
    """Work a choice out: every way to take its tiles from old melds and from the rack."""
    have = table_count(kept)
    for lost in _used_up(old, have, have - rack):
        own = have.total() - table_count(lost).total()
        yield _Choice(kept, (own, len(kept)), (*without_melds(old, lost), *kept))


def _used_up(old: Table, have: Counter[TilePiece], lacking: Counter[TilePiece]) -> Iterator[Table]:
    """Return the old melds to take apart, so that every tile that the rack lacks is found."""
    tile = min(lacking, key=str, default=None)
    if tile is None:
        yield ()
        return
    for place, meld in enumerate(old):
        pieces = bare_count(meld)
        if pieces[tile] and not pieces - have:
            rest = (*old[:place], *old[place + 1 :])
            for others in _used_up(rest, have - pieces, lacking - pieces):
                yield (meld, *others)
