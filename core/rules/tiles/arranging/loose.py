"""The free rebuilding of a sheet: tiles go anywhere, jokers are bound until they are replaced.

A table joker stands for its tile t. Whether it is replaced need not be decided beforehand: with p
such jokers and a real tiles of t on the final table, min(p, a) of them are replaced (only those laid
from the rack count where the sheet says so), and the others lie as t. So a joker set free is one
more at hand, at the one place where this is seen (docs/decisions/0011).
"""

from collections import Counter

from core.rules.tiles.arranging.bounds import lost
from core.rules.tiles.arranging.counted import FAR, Manner, Spot
from core.rules.tiles.arranging.counting import Counting
from core.rules.tiles.arranging.freeable import freed_from
from core.rules.tiles.arranging.position import Position
from core.rules.tiles.arranging.problem import COLOURS, Counts, added, counted
from core.rules.tiles.arranging.question import Costs, left_over, spare
from core.rules.tiles.arranging.readings import meanings, sets_at
from core.rules.tiles.arranging.sweep import NO_LIMIT, Level, Plan


def loose_plan(
    position: Position, costs: Costs, manner: Manner, limits: tuple[int, int] = (0, NO_LIMIT)
) -> Plan:
    """Return the question to the sweep."""
    highest = position.sheet.numbers
    readings = [_pinned(position, number) for number in range(1, highest + 1)]
    freed = freed_from(position)
    most = counted(_most(readings), highest)
    solid = added(position.in_runs, position.in_sets, position.rack_counts, most)
    jokers = position.rack_jokers
    return Plan(
        numbers=tuple(
            tuple(_level(position, costs, number, pinned, solid) for pinned in ways)
            for number, ways in enumerate(readings, start=1)
        ),
        chains=Counting(manner, position.sheet.sets),
        pool=jokers,
        freed_from=freed,
        left_over=left_over(jokers, freed[0], costs, manner.use),
        spare=spare(freed[0], costs, manner.use),
        lost=tuple(
            lost(position.rack_counts, solid, costs.numbers, jokers + freed[0], sets=position.sheet.sets)
        ),
        joker_rank=costs.usual,
        floor=limits[0],
        roof=limits[1],
    )


def _pinned(position: Position, number: int) -> list[Counter[tuple[int, int]]]:
    """Return for every reading of the sets how many jokers stand for each tile of the number."""
    runs = Counter((run.colour, number) for run in position.runs if number in run.jokers)
    ways: list[Counter[tuple[int, int]]] = []
    for meaning in meanings(sets_at(position, number)):
        way = runs + Counter((colour, number) for colours in meaning for colour in colours)
        if way not in ways:
            ways.append(way)
    return ways


def _most(readings: list[list[Counter[tuple[int, int]]]]) -> Counter[tuple[int, int]]:
    most: Counter[tuple[int, int]] = Counter()
    for ways in readings:
        for way in ways:
            most |= way
    return most


def _level(
    position: Position, costs: Costs, number: int, pinned: Counter[tuple[int, int]], solid: Counts
) -> Level[Spot]:
    spots = tuple(
        Spot(
            table=position.in_runs[colour][number] + position.in_sets[colour][number],
            rack=position.rack_counts[colour][number],
            pinned=pinned[colour, number],
            exchange=position.sheet.joker_exchange,
            lent=position.in_false_melds[colour][number],
            left=min(FAR, position.sheet.numbers - number),
            next=solid[colour][number + 1],
            after_next=solid[colour][number + 2],
            sets=position.sheet.sets,
        )
        for colour in range(COLOURS)
    )
    return Level(spots, None, costs.numbers[number], 0)
