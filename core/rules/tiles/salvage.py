"""The best legal table that can be saved at the bell from whole melds (contract, section 6)."""

from collections import Counter
from collections.abc import Callable, Iterator

from core.rules.pieces import Meld, Table
from core.rules.tiles.pieces import TilePiece
from core.rules.tiles.table_use import bare_count, meld_key, table_count


def salvage(
    *, old: Table, sound: Table, rack: Counter[TilePiece], legal: Callable[[Table], bool]
) -> Table:
    """Return the best table of whole melds: sound ones of the draft, or melds as they lay before.

    Best is first who keeps most own tiles, then most melds of the draft. Every table tile stays.
    """
    new = _without(sound, old)
    lying = table_count(old)

    def rank(choice: tuple[Table, Table]) -> tuple[int, int]:
        kept, lost = choice
        return (_size(table_count(kept)) - _size(table_count(lost)), len(kept))

    found = sorted(_choices(new, old, rack), key=rank, reverse=True)
    for kept, lost in found:
        table = (*_without(old, lost), *kept)
        if not lying - table_count(table) and legal(table):
            return table
    return old


def _size(count: Counter[TilePiece]) -> int:
    return sum(count.values())


def _choices(new: Table, old: Table, rack: Counter[TilePiece]) -> Iterator[tuple[Table, Table]]:
    """Return which new melds to keep, with the old melds whose tiles they use up."""
    for kept in _subsets(new):
        have = table_count(kept)
        for lost in _covered(old, have):
            if not have - table_count(lost) - rack:
                yield kept, lost


def _subsets(melds: Table) -> Iterator[Table]:
    if not melds:
        yield ()
        return
    for rest in _subsets(melds[1:]):
        yield rest
        yield (melds[0], *rest)


def _covered(old: Table, have: Counter[TilePiece]) -> Iterator[Table]:
    """Return every choice of old melds whose tiles all lie in the new melds."""
    if not old:
        yield ()
        return
    meld, rest = old[0], old[1:]
    yield from _covered(rest, have)
    if not bare_count(meld) - have:
        for others in _covered(rest, have - bare_count(meld)):
            yield (meld, *others)


def _without(melds: Table, others: Table) -> Table:
    """Return the melds that are not among the others, equal ones counted."""
    gone = Counter(map(meld_key, others))
    left: list[Meld] = []
    for meld in melds:
        if gone[meld_key(meld)]:
            gone[meld_key(meld)] -= 1
        else:
            left.append(meld)
    return tuple(left)
