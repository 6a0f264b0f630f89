"""The computer player `easy`: lays what a child would see.

It sees whole melds on its rack, tiles that fit onto a meld, a run that an equal tile splits, a
spare tile of a long meld that goes with two of its own, and a joker whose tile it holds. It
considers one such step after the other and never plans two of them together.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from core.rules.actions import Action
from core.rules.pieces import Kind, Meld, Table, groups_of
from core.rules.tiles.legality.first_laying import candidates
from core.rules.tiles.legality.jokers import joker_options, with_joker_replaced
from core.rules.tiles.legality.lay import judge_lay
from core.rules.tiles.legality.melds import SHORTEST, judge_meld, number_tiles, pieces_of
from core.rules.tiles.legality.table_use import bare_count
from core.rules.tiles.model.actions import Lay
from core.rules.tiles.model.pieces import JOKER, Joker, Tile, TilePiece, TilePieces, as_pieces
from core.rules.tiles.model.round import TileView
from core.rules.tiles.model.sheet import JokerExchange, Rebuild, TileSheet
from core.rules.tiles.players.levels import duties, highest, laying_nothing
from core.rules.tiles.turn import start


@dataclass(frozen=True, slots=True)
class Seen:
    """The table as it would be after some steps, and the rest of the rack."""

    sheet: TileSheet
    table: Table
    left: Counter[TilePiece]


Step: TypeAlias = Callable[[Seen], Iterator[Seen]]
"""One kind of step that a child can think of; it yields nothing if it sees none."""


def whole_turn(view: TileView) -> tuple[Action, ...]:
    """Return one turn: object to a faulty meld, lay what is seen at once, or draw."""
    return duties(view, least_useful=highest) or _seen_at_once(view) or laying_nothing(view)


def _seen_at_once(view: TileView) -> tuple[Action, ...]:
    for seen in _ideas(view):
        if judge_lay(replace(start(view), groups=groups_of(seen.table))).refusal is None:
            return (Lay(groups=groups_of(seen.table)),)
    return ()


def _ideas(view: TileView) -> Iterator[Seen]:
    """Yield the kinds of steps: all of them together, then fewer and fewer."""
    before = Seen(view.sheet, view.table, Counter(as_pieces(view.rack)))
    if not view.has_opened:
        yield from _less_and_less(before, [(_whole_meld, _meld_with_joker, _bridge)])
        return
    everything = (_whole_meld, _lay_off, _meld_with_joker, _bridge, _meld_with_two, _last_jokers)
    yield from (seen for seen in _less_and_less(before, [everything]) if not seen.left)
    simple = (_whole_meld, _lay_off, _meld_with_joker, _bridge)
    clever = () if view.sheet.rebuild is Rebuild.NONE else (_split, _borrow)
    swap = () if view.sheet.joker_exchange is JokerExchange.NONE else (_take_joker,)
    yield from _less_and_less(before, [(*simple, *clever, *swap), (*simple, *clever), simple])


def _less_and_less(before: Seen, minds: Sequence[tuple[Step, ...]]) -> Iterator[Seen]:
    for steps in minds:
        seen = before
        while (after := _next(seen, steps)) is not None:
            seen = after
        yield from (seen,) if seen != before else ()
    for step in minds[-1]:
        yield from step(before)


def _next(seen: Seen, steps: tuple[Step, ...]) -> Seen | None:
    return next((after for step in steps for after in step(seen)), None)


def _whole_meld(seen: Seen, jokers: int = 0) -> Iterator[Seen]:
    """Lay the longest meld on the rack, with a limited number of jokers."""
    rack = Counter({p: n for p, n in seen.left.items() if p != JOKER})
    rack += Counter({JOKER: min(seen.left[JOKER], jokers)})
    melds = candidates(seen.sheet, rack)
    if melds:
        longest = max(melds, key=lambda meld: len(meld.pieces))
        yield _laid(seen, (*seen.table, longest), bare_count(longest))


def _meld_with_joker(seen: Seen) -> Iterator[Seen]:
    """Lay a meld that a single joker completes."""
    yield from _whole_meld(seen, jokers=1)


def _meld_with_two(seen: Seen) -> Iterator[Seen]:
    """Lay a meld of a single tile and two jokers, or of more tiles with two jokers."""
    yield from _whole_meld(seen, jokers=2)


def _laid(seen: Seen, table: Table, used: Counter[TilePiece]) -> Seen:
    return Seen(seen.sheet, table, seen.left - used)


def _lay_off(seen: Seen) -> Iterator[Seen]:
    """Lay a tile onto a meld that it fits; jokers are kept."""
    for piece in sorted(number_tiles(seen.left), key=str):
        for place, meld in enumerate(seen.table):
            longer = _with(seen.sheet, meld, piece) if _comes_next(meld, piece) else None
            if longer is not None:
                yield _laid(seen, _replaced(seen.table, place, longer), Counter({piece: 1}))


def _comes_next(meld: Meld, tile: Tile) -> bool:
    """Say whether a tile has the number of a set, or the next number at an end of a run."""
    if meld.kind is Kind.RUN:
        ends = _named(meld)
        beside = (ends[0].number - 1, ends[-1].number + 1)
        return tile.colour == ends[0].colour and tile.number in beside
    return meld.kind is Kind.SET and tile.number == number_tiles(pieces_of(meld))[0].number


def _with(sheet: TileSheet, meld: Meld, *pieces: TilePiece) -> Meld | None:
    if meld.kind is Kind.FALSE:
        return None
    judged = judge_meld(sheet, (*pieces_of(meld), *pieces))
    return judged if isinstance(judged, Meld) else None


def _replaced(table: Table, place: int, *melds: Meld) -> Table:
    return (*table[:place], *melds, *table[place + 1 :])


def _bridge(seen: Seen) -> Iterator[Seen]:
    """Reach a tile with a joker between it and the end of a run."""
    for tile in sorted(number_tiles(seen.left), key=str) if seen.left[JOKER] else ():
        for step in (-1, 1):
            joker = Joker(Tile(tile.colour, tile.number + step))
            for place, meld in enumerate(seen.table):
                longer = _with(seen.sheet, meld, joker, tile) if meld.kind is Kind.RUN else None
                if longer is not None:
                    used: Counter[TilePiece] = Counter({tile: 1, JOKER: 1})
                    yield _laid(seen, _replaced(seen.table, place, longer), used)


def _last_jokers(seen: Seen) -> Iterator[Seen]:
    """Lay a joker onto any meld when only jokers are left."""
    if set(seen.left) != {JOKER}:
        return
    for place, meld in enumerate(seen.table):
        for joker in _next_jokers(seen.sheet, meld):
            longer = _with(seen.sheet, meld, joker)
            if longer is not None:
                yield _laid(seen, _replaced(seen.table, place, longer), Counter({JOKER: 1}))


def _next_jokers(sheet: TileSheet, meld: Meld) -> TilePieces:
    """Return the jokers that could extend a meld: at the ends of a run, or in a set."""
    if meld.kind is Kind.SET:
        return (JOKER,)
    numbers = [p.number for p in _named(meld)]
    colour = _named(meld)[0].colour
    ends = (min(numbers) - 1, max(numbers) + 1)
    return tuple(Joker(Tile(colour, end)) for end in ends if 1 <= end <= sheet.numbers)


def _named(meld: Meld) -> tuple[Tile, ...]:
    """Return the tiles of a run, with jokers as the tiles they stand for."""
    named = (p.stands_for if isinstance(p, Joker) else p for p in pieces_of(meld))
    return tuple(tile for tile in named if tile is not None)


def _split(seen: Seen) -> Iterator[Seen]:
    """Split a long run with a tile equal to one in its middle (RK-24, BM-41, SC-39)."""
    for place, meld in enumerate(seen.table):
        for middle in range(2, len(meld.pieces) - 2) if meld.kind is Kind.RUN else ():
            tile = _named(meld)[middle]
            if seen.left[tile]:
                low = Meld(Kind.RUN, (*meld.pieces[:middle], tile))
                high = Meld(Kind.RUN, meld.pieces[middle:])
                yield _laid(seen, _replaced(seen.table, place, low, high), Counter({tile: 1}))


def _borrow(seen: Seen) -> Iterator[Seen]:
    """Make a meld of a spare tile of a long meld and one's own tiles (RK-23, BM-40, SC-38)."""
    for place, meld in enumerate(seen.table):
        for tile, rest in _spare(seen.sheet, meld):
            for new in _melds_with(seen, tile):
                used = bare_count(new) - Counter({tile: 1})
                yield _laid(seen, (*_replaced(seen.table, place, rest), new), used)


def _spare(sheet: TileSheet, meld: Meld) -> Iterator[tuple[Tile, Meld]]:
    """Yield the tiles that a meld of four or more can spare, with the rest of the meld."""
    pieces = pieces_of(meld)
    places = range(len(pieces)) if meld.kind is Kind.SET else (0, len(pieces) - 1)
    for place in places if len(pieces) > SHORTEST else ():
        tile = pieces[place]
        rest = judge_meld(sheet, (*pieces[:place], *pieces[place + 1 :]))
        if isinstance(tile, Tile) and isinstance(rest, Meld):
            yield tile, rest


def _melds_with(seen: Seen, tile: Tile) -> Iterator[Meld]:
    """Yield the set and the run that a tile makes with tiles of the rack."""
    others = [Tile(c, tile.number) for c in seen.sheet.colours if c != tile.colour]
    same = [other for other in others if seen.left[other]]
    low = high = tile.number
    while seen.left[Tile(tile.colour, low - 1)]:
        low -= 1
    while seen.left[Tile(tile.colour, high + 1)]:
        high += 1
    run = tuple(Tile(tile.colour, number) for number in range(low, high + 1))
    for pieces in ((tile, *same), run):
        judged = judge_meld(seen.sheet, pieces)
        if isinstance(judged, Meld):
            yield judged


def _take_joker(seen: Seen) -> Iterator[Seen]:
    """Replace a joker with its tile, and use the joker at once."""
    for place, meld in enumerate(seen.table):
        for tile in sorted({t for options in joker_options(seen.sheet, meld) for t in options}):
            if seen.left[tile]:
                swapped = _replaced(seen.table, place, with_joker_replaced(meld, tile))
                left = seen.left - Counter({tile: 1}) + Counter({JOKER: 1})
                freed = Seen(seen.sheet, swapped, left)
                used = (_meld_with_joker, _bridge)
                yield from (a for step in used for a in step(freed) if a.left[JOKER] < left[JOKER])
