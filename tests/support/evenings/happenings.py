"""Tells which parts of a game have happened in an evening."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from bot.render.pieces import bare
from core.engine.people import Human
from core.engine.table.state import Phase, TableState
from core.rules.pieces import Meld, Table
from core.rules.sheet import Sheet
from tests.support.evenings.stored import Moment

EVERYWHERE = frozenset({"undo", "a timeout", "a leaver", "next round", "rematch"})
"""Parts of a game with any sheet."""


def expected(sheet: Sheet) -> set[str]:
    """Return what a sheet lets people do."""
    known = sheet.as_data()
    wanted = {"first laying", "laying off", "an empty rack"}
    if known.get("rebuild", "none") != "none":
        wanted.add("rearranging")
    if known.get("joker_exchange", "none") != "none":
        wanted.add("joker exchange")
    return wanted


def shown(moments: list[Moment]) -> set[str]:
    """Return what people have done at a table."""
    pairs = list(pairwise(moments))
    done = {what for one, other in pairs for what in _done(one.state, other.state)}
    around = {what for one, other in pairs for what in _around(one.state, other.state)}
    return done | around | {"undo" for pair in pairs if _undone(*pair)}


def _around(before: TableState, after: TableState) -> Iterator[str]:
    """Yield the parts that do not depend on the game."""
    if any(deed.timeout is not None for deed in after.deeds[len(before.deeds) :]):
        yield "a timeout"
    seats = zip(before.seats, after.seats, strict=False)
    people = ((was, now) for was, now in seats if isinstance(was, Human))
    if after.match is not None and any(not isinstance(now, Human) for _, now in people):
        yield "a leaver"
    if before.running is None and after.running is not None:
        if before.phase is Phase.BETWEEN:
            yield "next round"
        elif before.phase is Phase.OVER:
            yield "rematch"


def _undone(before: Moment, after: Moment) -> bool:
    """Whether somebody has undone a step of a draft."""
    if before.state is not after.state and len(before.state.deeds) != len(after.state.deeds):
        return False
    return any(
        len(after.drafts[seat].draft.earlier) == len(own.draft.earlier) - 1
        or len(after.drafts[seat].draft.steps) == len(own.draft.steps) - 1
        for seat, own in before.drafts.items()
    )


def _done(before: TableState, after: TableState) -> Iterator[str]:
    was = None if before.match is None else before.match.round
    now = None if after.match is None else after.match.round
    if was is None or now is None or len(after.deeds) <= len(before.deeds):
        return
    view = now.sheet.family.rules.view
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
    """Whether a meld lies there again with a tile in place of its joker."""
    rest = Counter({piece: n for piece, n in _count(meld).items() if piece != "J"})
    alike = [new for new in after if not rest - _count(new)]
    return _count(meld)["J"] > 0 and any(len(new.pieces) >= len(meld.pieces) for new in alike)
