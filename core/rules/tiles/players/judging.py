"""The plain judgement of a player: which lay to choose, by a sheet's fields and the view alone."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from math import inf, prod
from typing import Final

from core.rules.tiles.legality.lay import Proposal
from core.rules.tiles.legality.melds import SHORTEST, left_value, sort_pieces
from core.rules.tiles.legality.table_use import table_count
from core.rules.tiles.model.pieces import JOKER, Tile, TilePiece, as_pieces
from core.rules.tiles.model.round import CIRCLES_OF_RETURNS, TileView
from core.rules.tiles.model.sheet import TileSheet, pack
from core.rules.tiles.players.levels import Habit, Level, keeps_jokers
from core.rules.tiles.solver import Aim, Arrangement, Effort, best_lay, leaves_at_most, whole_rack
from core.rules.tiles.turn import start

LIES_ALREADY: Final = 0.5
"""The chance that a tile of the table can be used beside one's own: others need it, too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Prospects:
    """The places of the tiles, as far as the viewer knows."""

    sheet: TileSheet
    rack: Counter[TilePiece]
    table: Counter[TilePiece]
    unseen: Counter[TilePiece]
    """Tiles in the stock, or on other racks."""

    def promise(self, piece: TilePiece) -> float:
        """Weigh the melds of three in which a tile may come to lie; a joker fits everywhere."""
        if not isinstance(piece, Tile):
            return inf
        return sum(prod(map(self._near, pair)) for pair in _companions(self.sheet, piece))

    def _near(self, tile: Tile) -> float:
        if self.rack[tile]:
            return 1.0
        if self.table[tile]:
            return LIES_ALREADY
        return self.unseen[tile] / max(1, self.unseen.total())


def prospects(view: TileView) -> Prospects:
    """Sum up what a view shows."""
    rack, table = Counter(as_pieces(view.rack)), table_count(view.table)
    unseen = Counter(pack(view.sheet)) - rack - table
    return Prospects(sheet=view.sheet, rack=rack, table=table, unseen=unseen)


def least_useful(view: TileView) -> TilePiece:
    """Return the rack's least promising tile; of equal ones the one that counts most."""
    known = prospects(view)
    rack = sort_pieces(view.sheet, known.rack)
    return min(rack, key=lambda piece: (known.promise(piece), -left_value(view.sheet, (piece,))))


def _companions(sheet: TileSheet, tile: Tile) -> Iterator[tuple[Tile, ...]]:
    """Return the pairs that make a meld of three with a tile."""
    last = sheet.numbers - SHORTEST + 1
    for low in range(max(1, tile.number - SHORTEST + 1), min(tile.number, last) + 1):
        run = (Tile(tile.colour, number) for number in range(low, low + SHORTEST))
        yield tuple(other for other in run if other != tile)
    if sheet.sets:
        others = (Tile(colour, tile.number) for colour in sheet.colours if colour != tile.colour)
        yield from combinations(others, SHORTEST - 1)


STATES: Final = 1_000
"""The solver's effort for a question of a computer player: 0.2 seconds or so at most."""


def may_wait(view: TileView, *, full: bool = False) -> bool:
    """Say whether to draw now and lay the whole rack in one later turn.

    A tile that would end the round without a winner is left to the others. With a full rack, only a
    player with `full` draws, and puts the least promising tile back, turn by turn.
    """
    sheet = view.sheet
    spare = view.stock - 1 if sheet.stock_out.ends_round else view.stock
    usable = view.has_opened or sheet.same_turn
    return usable and spare > 0 and (full or not _is_full(view)) and not sheet.one_action


def _is_full(view: TileView) -> bool:
    limit = view.sheet.rack_limit
    return limit > 0 and len(view.rack) >= limit


def stands_still(view: TileView) -> bool:
    """Say whether the round may end before the next turn unless something is laid now.

    That happens if every seat only draws and puts back, in a row of turns that is almost full.
    """
    active = view.seats - len(view.left)
    return _is_full(view) and view.returns + active >= CIRCLES_OF_RETURNS * active


def aim(view: TileView) -> Aim:
    """Return the aim of a lay: few tiles, or once nobody can draw, a low rack."""
    return "tiles" if view.stock else "points"


def going_out(view: TileView) -> Arrangement | None:
    """Return a lay of the whole rack, or None.

    If a turn is one action, the lay of most tiles is the same.
    """
    begins = start(view)
    if begins.sheet.one_action or not leaves_at_most(begins, 0, Effort(STATES)):
        return None
    return whole_rack(begins, Effort(STATES))


def stays_at_most(view: TileView, tiles: int) -> bool:
    """Say whether at most this many tiles would stay on the rack if the table could be used."""
    return len(view.rack) <= tiles or leaves_at_most(start(view), tiles, Effort(STATES))


LATE: Final = 3
"""With fewer draws left to each seat, a first laying is worth a joker."""


def usual(view: TileView, level: Level) -> Arrangement | None:
    """Return the lay that plain judgement chooses; None: it lays nothing.

    Melds that must be laid before the table can be used are put off only by habit.
    """
    habit = level.habit_at(view.sheet, view.seats)
    keeps = keeps_jokers(view.sheet)
    if level.ahead and not keeps:
        waits = may_wait(view) and stays_at_most(view, habit.few)
        return None if waits else most(view)
    if keeps and stands_still(view):
        return least(view)
    waits = may_wait(view, full=habit.full) and (not keeps or _may_begin_later(view, habit))
    if waits and len(view.rack) <= habit.few:
        return None
    best = thrifty(view) if keeps else most(view)
    if best is None and keeps and _begins_late(view):
        best = thrifty(view, jokers=1)
    if best is None and level.goes_on and draws_last(view):
        return _with_jokers(view)
    if best is None or not waits:
        return best
    return None if 0 < len(view.rack) - len(best.laid) <= habit.few else best


def _begins_late(view: TileView) -> bool:
    """Say whether a joker is worth the first laying, because few draws are left to each seat."""
    return not view.has_opened and view.stock < LATE * view.seats


def _may_begin_later(view: TileView, habit: Habit) -> bool:
    """Say whether the melds that open a seat's way to the table may wait, if they need to."""
    return view.has_opened or (habit.before and not view.sheet.rack_limit)


def draws_last(view: TileView) -> bool:
    """Say whether the next draw takes the last tile, and so ends the round without a winner."""
    return view.sheet.stock_out.ends_round and view.stock == 1


def _with_jokers(view: TileView) -> Arrangement | None:
    """Return the lay with the fewest jokers."""
    jokers = range(1, view.rack.count(JOKER) + 1)
    lays = (thrifty(view, number) for number in jokers)
    return next((lay for lay in lays if lay is not None), None)


def most(view: TileView, begins: Proposal | None = None) -> Arrangement | None:
    """Return the lay of the most tiles."""
    return best_lay(begins or start(view), aim(view), Effort(STATES)).best


def thrifty(view: TileView, jokers: int = 0) -> Arrangement | None:
    """Return the lay of most tiles with a limited number of jokers.

    Once nobody can draw any more, nothing is worth waiting for.
    """
    if not view.stock:
        return most(view)
    begins = start(view)
    tiles = tuple(piece for piece in begins.rack if piece != JOKER)
    spent = (JOKER,) * begins.rack.count(JOKER)
    return most(view, replace(begins, rack=(*tiles, *spent[:jokers])))


def least(view: TileView) -> Arrangement | None:
    """Return the lay of the least promising tile, else of the tiles laid by `most`, jokers last.

    That keeps the round going, and the rack keeps as much as it can.
    """
    begins = start(view)
    tiles = sort_pieces(view.sheet, set(begins.rack) - {JOKER})
    for tile in sorted(tiles, key=prospects(view).promise) if view.has_opened else ():
        alone = most(view, replace(begins, rack=(tile,)))
        if alone is not None:
            return alone
    return thrifty(view) or most(view)
