"""Which jokers on the table can be replaced at all."""

from core.rules.tiles.arranging.position import Position
from core.rules.tiles.arranging.reckoning import Counts, added
from core.rules.tiles.sheet import JokerExchange


def freed_from(position: Position) -> tuple[int, ...]:
    """Return how many jokers the numbers from each on (the first is 0) can set free at most."""
    supply = _supply(position)
    freed = [0]
    for number in range(position.sheet.numbers, 0, -1):
        freed.append(freed[-1] + _freed_at(position, supply, number))
    return tuple(reversed(freed))


def _supply(position: Position) -> Counts:
    """Count the tiles that could replace a joker."""
    match position.sheet.joker_exchange:
        case JokerExchange.NONE:
            return position.counts(())
        case JokerExchange.RACK:
            return added(position.rack_counts, position.lent)
        case JokerExchange.RACK_OR_TABLE:
            lying = (position.in_runs, position.in_sets, position.lent)
            return added(*lying, position.rack_counts)


def _freed_at(position: Position, supply: Counts, number: int) -> int:
    bound = [run.colour for run in position.runs if number in run.jokers]
    in_runs = sum(min(bound.count(colour), supply[colour][number]) for colour in set(bound))
    return in_runs + sum(
        min(old.jokers, sum(bool(supply[colour][number]) for colour in old.missing))
        for old in position.sets
        if old.number == number
    )
