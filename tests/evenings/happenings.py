"""What has happened in an evening of the things that a game is made of."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from bot.render.roles import bare
from core.engine.state import TableState
from core.rules.pieces import Meld, Table
from core.rules.sheet import Sheet
from tests.evenings.stored import Moment


def expected(sheet: Sheet) -> set[str]:
    """What a sheet lets people do."""
    known = sheet.as_data()
    wanted = {"first laying", "laying off", "an empty rack"}
    if known.get("rebuild", "none") != "none":
        wanted.add("rearranging")
    if known.get("joker_exchange", "none") != "none":
        wanted.add("joker exchange")
    return wanted


def shown(moments: list[Moment]) -> set[str]:
    """What people have done at a table."""
    states = [moment.state for moment in moments]
    return {what for pair in pairwise(states) for what in _done(*pair)}


def _done(before: TableState, after: TableState) -> Iterator[str]:
    was = None if before.match is None else before.match.round
    now = None if after.match is None else after.match.round
    if was is None or now is None or len(after.deeds) <= len(before.deeds):
        return
    view = now.sheet.family.view
    if len(view(was, None).opened) < len(view(now, None).opened):
        yield "first laying"
    yield from _laid(was.table, now.table)
    if now.outcome is not None and any(not now.racks[seat] for seat in now.outcome.winners):
        yield "an empty rack"


def _laid(before: Table, after: Table) -> Iterator[str]:
    for meld in before:
        kept = [new for new in after if not _count(meld) - _count(new)]
        if any(len(new.pieces) > len(meld.pieces) for new in kept):
            yield "laying off"
        if not kept and _exchanged(meld, after):
            yield "joker exchange"
        elif not kept:
            yield "rearranging"


def _count(meld: Meld) -> Counter[str]:
    return Counter(map(bare, meld.pieces))


def _exchanged(meld: Meld, after: Table) -> bool:
    """Whether all of a meld but its joker lies together with another tile in its place."""
    rest = Counter({piece: n for piece, n in _count(meld).items() if piece != "J"})
    alike = [new for new in after if not rest - _count(new)]
    return _count(meld)["J"] > 0 and any(len(new.pieces) >= len(meld.pieces) for new in alike)
