"""The quick policy: every seat's play in a playout, to the end of the round.

A seat lays whole melds and what fits onto the table, and keeps its jokers until they remove all
that is left. With few tiles left it draws instead, according to its habit.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from core.rules.pieces import Mask, Seat, bits, place_of
from core.rules.tiles.model.round import CIRCLES_OF_RETURNS
from core.rules.tiles.model.sheet import StockOut
from core.rules.tiles.players.levels import Habit
from core.rules.tiles.players.playouts.light import LightRound, LightTable, Terms
from core.rules.tiles.players.playouts.masks import WIDTH, Rack, joined_pair, partners, whole_meld

LONGEST: Final = 400
"""Turns after which a playout is abandoned."""
ALONE: Final = 2
"""The jokers that make a meld of one tile."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a playout."""

    result: Literal["win", "stock", "stuck", "given up"]
    winner: Seat | None = None


def play_on(terms: Terms, light: LightRound, habits: Sequence[Habit]) -> Ending:
    """Play a round to its end, in place; each seat waits according to its habit."""
    for _ in range(LONGEST):
        seat = light.to_move
        if take_turn(terms, light, habits[seat]):
            if not light.racks[seat].size:
                return Ending("win", seat)
        elif (ended := draw(terms, light)) is not None:
            return ended
        light.next_seat()
    return Ending("given up")


def take_turn(terms: Terms, light: LightRound, habit: Habit) -> bool:
    """Lay what the policy lays; say whether there was anything to lay."""
    seat, before = light.to_move, light.racks[light.to_move]
    table = light.table.copy()
    after = _laid(terms, table, before, opened=light.opened[seat])
    if after is before:
        return False
    few_stay = 0 < after.size <= habit.few
    if few_stay and light.opened[seat] and _may_wait(terms, light, full=habit.full):
        return False
    light.racks[seat], light.table, light.opened[seat] = after, table, True
    light.passes = light.returns = 0
    return True


def _may_wait(terms: Terms, light: LightRound, *, full: bool) -> bool:
    limit, active = terms.sheet.rack_limit, len(light.racks) - len(light.gone)
    if limit and light.racks[light.to_move].size >= limit:
        may_go_on = light.returns + active < CIRCLES_OF_RETURNS * active
        return bool(light.stock) and full and may_go_on
    return len(light.stock) > terms.sheet.stock_out.ends_round


def draw(terms: Terms, light: LightRound) -> Ending | None:
    """Draw or pass; return how that ends the round, if it does."""
    sheet, seat = terms.sheet, light.to_move
    active = len(light.racks) - len(light.gone)
    if not light.stock:
        light.passes += 1
        return Ending("stuck") if light.passes >= active else None
    rack = light.racks[seat].plus(light.stock.pop())
    light.passes = 0
    if sheet.rack_limit and rack.size > sheet.rack_limit:
        light.returns += 1
        back = least_useful(terms, light.table, rack)
        rack = rack.without(back) if back else rack.without(0, 1)
        light.stock.insert(0, back)
    else:
        light.returns = 0
    light.racks[seat] = rack
    if light.returns >= CIRCLES_OF_RETURNS * active:
        return Ending("stuck")
    return Ending("stock") if sheet.stock_out.ends_round and not light.stock else None


def least_useful(terms: Terms, table: LightTable, rack: Rack) -> Mask:
    """Return the highest tile that is near nothing; 0, a joker, if there is nothing else."""
    once = rack.once
    near = once << 1 | once >> 1 | once << 2 | once >> 2
    if terms.sheet.sets:
        for lanes in (WIDTH, 2 * WIDTH, 3 * WIDTH):
            near |= once << lanes | once >> lanes
    least = once & ~near & ~table.takes(terms) or rack.twice or once
    return 1 << place_of(least) if least else 0


def _laid(terms: Terms, table: LightTable, rack: Rack, *, opened: bool) -> Rack:
    """Lay on the table, and return the rest; if nothing can be laid, the same rack object."""
    if opened:
        left = _used(terms, table, rack)
        return Rack() if left.jokers and _finishes(terms, table, left) else left
    left = _own_melds(terms, table.copy(), rack)
    worth = rack.points - left.points
    if left.once == rack.once or worth < (terms.sheet.first_laying or 0):
        return rack
    left = _own_melds(terms, table, rack)
    if not terms.sheet.same_turn:
        return left
    left = _used(terms, table, left)
    return Rack() if left.jokers and _finishes(terms, table, left) else left


def _own_melds(terms: Terms, table: LightTable, rack: Rack) -> Rack:
    while meld := whole_meld(rack.once, sets=terms.sheet.sets):
        table.lay(meld)
        rack = rack.without(meld)
    return rack


def _used(terms: Terms, table: LightTable, rack: Rack) -> Rack:
    """Lay whole melds and what fits onto the table, until nothing more fits."""
    while True:
        left = _own_melds(terms, table, rack)
        while fits := table.takes(terms) & left.once:
            table.lay_off(fits & -fits)
            left = left.without(fits & -fits)
        if terms.rebuilt:
            left = _borrowing(terms, table, left)
        if left == rack:
            return rack
        rack = left


def _borrowing(terms: Terms, table: LightTable, rack: Rack) -> Rack:
    """Make a meld of a spare tile of a run and two or more of one's own, if possible."""
    for bit in bits(table.spare() & ~rack.once):
        own = partners(rack.once, bit, sets=terms.sheet.sets) & terms.valid
        if own:
            table.borrow(bit)
            table.lay(own | bit)
            return rack.without(own)
    return rack


def _finishes(terms: Terms, table: LightTable, rack: Rack) -> bool:
    """Say whether the jokers suffice to lay all that is left."""
    if rack.size - rack.jokers > 2 * rack.jokers:
        return False
    while rack.once and rack.jokers > 0:
        pair, _ = joined_pair(rack.once, terms.valid, sets=terms.sheet.sets)
        if pair:
            rack = rack.without(pair, 1)
        else:
            bit = rack.once & -rack.once
            rack = rack.without(bit, 1 if _one_away(table, bit) else ALONE)
    return not rack.once and rack.jokers >= 0


def _one_away(table: LightTable, bit: Mask) -> bool:
    """Say whether one joker reaches from a run to a tile."""
    place = place_of(bit)
    return any(place in (low - 2, high + 2) for low, high in table.runs)


def left_points(terms: Terms, rack: Rack) -> int:
    """Return what a rack counts at the end of the round."""
    return rack.points + rack.jokers * terms.sheet.joker_left


def lowest(terms: Terms, light: LightRound) -> Seat | None:
    """Return the winner of a round in which nobody can lay any more."""
    if terms.sheet.stock_out is not StockOut.LOWEST:
        return None
    active = [seat for seat in range(len(light.racks)) if seat not in light.gone]
    return min(active, key=lambda seat: left_points(terms, light.racks[seat]))
