"""From the steps of an answer over followed runs back to melds."""

from core.rules.tiles.arranging.bound.chains import Following
from core.rules.tiles.arranging.bound.runs import Moves
from core.rules.tiles.arranging.bound.sets import Deal
from core.rules.tiles.arranging.reckoning import COLOURS, AnyMeld, Group, Melds, Run, Slot
from core.rules.tiles.arranging.sweep.plan import Hop, Path, Plan


def rebuild_followed(path: Path, plan: Plan, chains: Following) -> Melds:
    """Return the melds that the steps of an answer lead to: runs by colour, then sets."""
    runs: list[AnyMeld] = []
    pool = plan.pool + plan.freed_from[0]
    for colour in range(COLOURS):
        steps = chains.settled([hop.steps[colour] for hop in path.hops], pool)
        runs += _runs(colour, [step.moves for step in steps])
    for number, hop in enumerate(path.hops, start=1):
        meanings = tuple(way.meaning for way in hop.steps)
        runs += _sets(number, chains.deal(meanings, hop.level, pool, hop.set_jokers), hop)
    return tuple(runs)


def _runs(colour: int, steps: list[Moves]) -> list[AnyMeld]:
    open_: list[tuple[Slot, ...]] = []
    closed: list[tuple[Slot, ...]] = []
    for number, moves in enumerate(steps, start=1):
        threes = list(zip(moves[::3], moves[1::3], moves[2::3], strict=True))
        gone_on = {origin for origin, _, _ in threes}
        closed += [run for n, run in enumerate(open_) if n not in gone_on]
        after: list[tuple[Slot, ...]] = [()] * sum(target >= 0 for _, _, target in threes)
        for origin, joker, target in threes:
            before = open_[origin] if origin >= 0 else ()
            run = (*before, Slot(colour, number, joker=bool(joker)))
            if target >= 0:
                after[target] = run
            else:
                closed.append(run)
        open_ = after
    return [Run(run) for run in (*closed, *open_)]


def _sets(number: int, deal: Deal, hop: Hop) -> list[AnyMeld]:
    spare = hop.set_jokers - deal.jokers
    sets: list[AnyMeld] = []
    for colours, jokers in deal.sets:
        more = min(spare, COLOURS - len(colours) - jokers)
        spare -= more
        sets.append(Group(_with_jokers(number, colours, jokers + more)))
    return sets


def _with_jokers(number: int, colours: tuple[int, ...], jokers: int) -> tuple[Slot, ...]:
    lacking = [colour for colour in range(COLOURS) if colour not in colours][:jokers]
    slots = [Slot(colour, number) for colour in colours]
    return tuple(sorted(slots + [Slot(colour, number, joker=True) for colour in lacking]))
