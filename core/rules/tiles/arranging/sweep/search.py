"""The sweep: across all numbers, all colours at once, keeping the best states of each number.

A state is what is open in each colour and how many jokers are taken; its cost is what stays on the
rack so far. The product of the four colours is broken in two halves whose moves are put together
once for each state of a half. Narrow passes come first: a pass that finds the least cost possible,
or that had nothing to leave out, has proved its answer.
"""

from heapq import heappush, heapreplace
from itertools import product
from typing import Any, TypeAlias

from core.rules.tiles.arranging.reckoning import Effort, OutOfEffortError
from core.rules.tiles.arranging.sweep.halves import HALF, HALF_STATE, STATE, WORD, Half
from core.rules.tiles.arranging.sweep.plan import NO_LIMIT, Hop, Level, Path, Plan

HALVES = ((0, 1), (2, 3))

Front: TypeAlias = list[tuple[int, int, int, int, int]]
"""States: first half, second half, jokers, cost, index of the state before."""

SHORT = 24
"""Bits of a place in a front, and of what a state's rank adds to its cost."""
MIDDLE = 1 << SHORT - 1
"""Stands for nothing added: jokers set free make it less."""
BOTH_HALVES = (1 << 2 * HALF) - 1
EVERY_WORD = 1 | 1 << WORD | 1 << HALF | 1 << HALF + WORD
"""The same bits in the state of every colour."""
BEYOND = 3
"""Numbers from one to the next that no meld of three joins with it."""


def sweep(plan: Plan, effort: Effort) -> tuple[Path | None, bool]:
    """Return the cheapest way across all numbers, and whether none can be cheaper."""
    return _Sweep(plan, effort).run()


class _Sweep:
    def __init__(self, plan: Plan, effort: Effort) -> None:
        self.plan, self.effort = plan, effort
        self.halves = [Half(plan, colours) for colours in HALVES]
        self.fronts: list[Front] = []
        self.best: Path | None = None
        self.cut = False
        self._joins: dict[Any, dict[int, tuple[int, ...]]] = {}

    def run(self) -> tuple[Path | None, bool]:
        floor = max(self.plan.floor, self.plan.lost[0][-1])
        try:
            for width in self.plan.widths:
                self._pass(width)
                if self.best is not None and self.best.cost <= floor:
                    return self.best, True
                if not self.cut:
                    return self.best, True
        except OutOfEffortError:
            return self.best, False
        return self.best, False

    def _pass(self, width: int) -> None:
        self.cut = False
        self.fronts = [[(0, 0, 0, 0, -1)]]
        for index in range(len(self.plan.numbers)):
            self.fronts.append(self._cross(index, width))
        costs = [
            (cost + left, place)
            for place, (_, _, jokers, cost, _) in enumerate(self.fronts[-1])
            if (left := self.plan.left_over[self.plan.pool - jokers]) is not None
        ]
        if costs and min(costs)[0] < (self.plan.roof if self.best is None else self.best.cost):
            self.best = self._trace(*min(costs))

    def _join(self, level: Level[Any], one: int, other: int) -> tuple[int, ...]:
        meanings = self.halves[0].meanings[one], self.halves[1].meanings[other]
        pool = self.plan.pool + self.plan.freed_from[0]
        return tuple(self.plan.chains.join(*meanings, level, pool))

    def _roofs(self, index: int) -> list[int]:
        """Return the cost at which a state is of no use, by the jokers that it has left.

        A tile three numbers on can no longer gain by a joker that lies already.
        """
        roof = self.plan.roof if self.best is None else self.best.cost
        beyond = index + 1 + BEYOND
        lost = self.plan.lost[beyond] if beyond < len(self.plan.lost) else self.plan.lost[-1]
        return (
            [roof - cost for cost in lost] if beyond < len(self.plan.lost) else [roof] * len(lost)
        )

    def _cross(self, index: int, width: int) -> Front:
        """Take all states across one number. The hot loop: see docs/decisions/0010."""
        plan = self.plan
        first, second = self.halves
        found: dict[int, int] = {}
        worst: list[int] = []
        limit = NO_LIMIT
        most = plan.pool + plan.freed_from[index + 1]
        roof = self._roofs(index)
        least = plan.freed_from[index + 1] - plan.freed_from[index]
        rank_of = plan.joker_rank
        for place, (state_a, state_b, taken, cost, _) in enumerate(self.fronts[index]):
            self.effort.spend(1)
            for reading, level in enumerate(plan.numbers[index]):
                joins = self._joins.setdefault(level.sets, {})
                start, left = cost + level.cost, taken - level.freed
                moves_b = second.moves(index, reading, state_b)
                rank_before = start * 4 + left * rank_of
                for meaning_a, best_a, list_a in first.moves(index, reading, state_a):
                    for meaning_b, best_b, list_b in moves_b:
                        if rank_before + best_a + best_b >= limit:
                            self.cut = True
                            break
                        joined = joins.get(meaning_a << 16 | meaning_b)
                        if joined is None:
                            joined = self._join(level, meaning_a, meaning_b)
                            joins[meaning_a << 16 | meaning_b] = joined
                        for dealt in joined:
                            base = left + dealt
                            here = start + dealt * level.joker
                            rank = here * 4 + base * rank_of
                            if rank + best_a + best_b >= limit:
                                self.cut = True
                                continue
                            for rank_a, jokers_a, needed_a, cost_a, after_a in list_a:
                                rank_so_far = rank + rank_a
                                if rank_so_far + best_b >= limit:
                                    self.cut = True
                                    break
                                room = most - base - needed_a
                                cost_so_far = here + cost_a
                                if room < least or cost_so_far >= roof[-1]:
                                    continue
                                jokers_so_far = base + jokers_a
                                for rank_b, jokers_b, needed_b, cost_b, after_b in list_b:
                                    rank_here = rank_so_far + rank_b
                                    if rank_here >= limit:
                                        self.cut = True
                                        break
                                    total = cost_so_far + cost_b
                                    jokers = jokers_so_far + jokers_b
                                    if needed_b > room or total >= roof[most - jokers]:
                                        continue
                                    key = after_a | after_b << HALF | (jokers + 64) << 2 * HALF
                                    known = found.get(key)
                                    added = rank_here - 4 * total + MIDDLE
                                    value = (total << SHORT | added) << SHORT | place
                                    if known is None:
                                        found[key] = value
                                        if len(worst) < width:
                                            heappush(worst, -rank_here)
                                        else:
                                            heapreplace(worst, -rank_here)
                                        if len(worst) == width:
                                            limit = -worst[0]
                                    elif value < known:
                                        found[key] = value
        return self._kept(found, width)

    def _kept(self, found: dict[int, int], width: int) -> Front:
        """Return the best states, without those that another one makes needless.

        A state is needless beside one that costs no more, has no fewer jokers at hand and no fewer
        runs of each colour that may go on or end as they like.
        """
        free = self.plan.chains.free_bits * EVERY_WORD
        guard = (free << 1) & ~free
        kept: Front = []
        seen: dict[int, list[tuple[int, int, int]]] = {}
        for _, jokers, cost, state, place in _ranked(found):
            rivals = seen.setdefault(state & ~free, [])
            ends = state & free
            if any(
                (guarded - ends) & guard == guard and self._no_dearer(j, c, jokers, cost)
                for j, c, guarded in rivals
            ):
                continue
            rivals.append((jokers, cost, ends | guard))
            if len(kept) == width:
                self.cut = True
                break
            kept.append((state & HALF_STATE, state >> HALF, jokers, cost, place))
        return kept

    def _no_dearer(self, jokers: int, cost: int, its_jokers: int, its_cost: int) -> bool:
        """Whether jokers and cost so far are at least as good as another state's."""
        spare = self.plan.spare
        if jokers == its_jokers or spare is None:
            return jokers == its_jokers and cost <= its_cost
        return jokers < its_jokers and cost + (its_jokers - jokers) * spare <= its_cost

    def _trace(self, cost: int, place: int) -> Path:
        jokers = self.fronts[-1][place][2]
        hops: list[Hop] = []
        for index in range(len(self.plan.numbers), 0, -1):
            after = self.fronts[index][place]
            place = after[4]
            hops.append(self._hop(index - 1, self.fronts[index - 1][place], after))
        return Path(cost=cost, jokers=jokers, hops=tuple(reversed(hops)))

    def _hop(self, index: int, before: Any, after: Any) -> Hop:
        """Find again how one state became another."""
        chains = self.plan.chains
        pool = self.plan.pool + self.plan.freed_from[0]
        names = [
            (old >> shift & STATE, new >> shift & STATE)
            for old, new in zip(before[:2], after[:2], strict=True)
            for shift in (0, WORD)
        ]
        for level in self.plan.numbers[index]:
            choices = [
                [way for way in chains.steps(old, spot, level, pool) if way[2].after == new]
                for (old, new), spot in zip(names, level.spots, strict=True)
            ]
            gain = (after[2] - before[2] + level.freed, after[3] - before[3] - level.cost)
            for ways in product(*choices):
                dealt = gain[0] - sum(step.jokers for _, _, step in ways)
                cost = sum(cost for _, cost, _ in ways) + dealt * level.joker
                pairs = [
                    half.pair(ways[a][0], ways[b][0])
                    for half, (a, b) in zip(self.halves, HALVES, strict=True)
                ]
                if cost == gain[1] and dealt in self._join(level, *pairs):
                    return Hop(level, tuple(step for _, _, step in ways), dealt)
        raise AssertionError(index)


def _ranked(found: dict[int, int]) -> list[tuple[int, int, int, int, int]]:
    """Return states by their rank: rank, jokers, cost, both halves as one, the place before."""
    short = (1 << SHORT) - 1
    return sorted(
        (
            (value >> 2 * SHORT) * 4 + (value >> SHORT & short) - MIDDLE,
            (key >> 2 * HALF) - 64,
            value >> 2 * SHORT,
            key & BOTH_HALVES,
            value & short,
        )
        for key, value in found.items()
    )
