"""The search: crosses the numbers from low to high, all colours at once.

A state says what is open in each colour and how many jokers are taken. Its cost is what stays on
the rack so far. Only the best states of each number are kept (a beam).

Four colours have too many steps to combine them all, so they go in two halves of two colours. The
moves of a half are worked out once for each of its states, and then remembered.

Narrow beams come first. A pass proves its answer if it reached the least possible cost, or if it
dropped no state for lack of room.
"""

from collections.abc import Hashable, Sequence
from heapq import heappush, heapreplace
from itertools import product
from operator import itemgetter
from typing import Any, TypeAlias

from core.rules.tiles.solver.model import (
    NO_LIMIT,
    Effort,
    Hop,
    Level,
    Offer,
    OutOfEffortError,
    Path,
    Plan,
)

Move: TypeAlias = tuple[int, int, int, int, int]
"""Rank; jokers taken; these and the fewest that the next numbers take; cost; state after."""

Moves: TypeAlias = list[tuple[int, int, list[Move]]]
"""Moves with one meaning to the sets: the meaning's code, their best rank, the moves by rank."""

WORD = 32
"""Bits of a colour's state."""
HALF = 2 * WORD
STATE = (1 << WORD) - 1
HALF_STATE = (1 << HALF) - 1


class Half:
    """Two colours, and the moves that both make together."""

    def __init__(self, plan: Plan, colours: tuple[int, int]) -> None:
        self.plan, self.colours = plan, colours
        self._moves: dict[tuple[int, int, int], Moves] = {}
        self._pairs: dict[tuple[Any, Any], int] = {}
        self._codes: dict[Hashable, int] = {}
        self.meanings: list[Hashable] = []

    def moves(self, index: int, reading: int, state: int) -> Moves:
        """Return the moves from a state across the number at `index`, for one reading of it."""
        key = (index, reading, state)
        moves = self._moves.get(key)
        if moves is None:
            moves = self._moves[key] = self._find(self.plan.numbers[index][reading], state)
        return moves

    def _find(self, level: Level[Any], state: int) -> Moves:
        plan, pool = self.plan, self.plan.pool + self.plan.freed_from[0]
        one, other = (
            plan.chains.offers(name, level.spots[colour], level, pool)
            for name, colour in zip((state & STATE, state >> WORD), self.colours, strict=True)
        )
        found: dict[int, list[Move]] = {}
        for meaning_a, list_a in one.items():
            for meaning_b, list_b in other.items():
                moves = found.setdefault(self.pair(meaning_a, meaning_b), [])
                moves += self._merged(list_a, list_b, pool)
        for moves in found.values():
            moves.sort()
        return sorted(
            ((meaning, moves[0][0], moves) for meaning, moves in found.items() if moves),
            key=itemgetter(1),
        )

    def _merged(self, list_a: Sequence[Offer], list_b: Sequence[Offer], pool: int) -> list[Move]:
        """Combine the steps of two colours. A hot loop: see docs/decisions/0010."""
        rank_of = self.plan.joker_rank
        return [
            (
                (cost_a + cost_b) * 4 + (needed_a + needed_b) * rank_of - ends_a - ends_b,
                jokers_a + jokers_b,
                needed_a + needed_b,
                cost_a + cost_b,
                after_a | after_b << WORD,
            )
            for after_a, jokers_a, needed_a, cost_a, ends_a in list_a
            for after_b, jokers_b, needed_b, cost_b, ends_b in list_b
            if needed_a + needed_b <= pool
        ]

    def pair(self, one: Any, other: Any) -> int:
        """Return the code of what the steps of two colours mean together."""
        code = self._pairs.get((one, other))
        if code is None:
            meaning = self.plan.chains.pair(one, other)
            code = self._codes.setdefault(meaning, len(self.meanings))
            if code == len(self.meanings):
                self.meanings.append(meaning)
            self._pairs[one, other] = code
        return code


HALVES = ((0, 1), (2, 3))

Front: TypeAlias = list[tuple[int, int, int, int, int]]
"""States: first half, second half, jokers, cost, index of the previous state."""

SHORT = 24
"""Bits for an index in a front, and for what a state's rank adds to its cost."""
MIDDLE = 1 << SHORT - 1
"""Stands for adding nothing; jokers set free make it less."""
BOTH_HALVES = (1 << 2 * HALF) - 1
EVERY_WORD = 1 | 1 << WORD | 1 << HALF | 1 << HALF + WORD
"""Repeats bits in the state of every colour."""
MOST_ENDS = 4 * 15
"""The most that open runs which may end can improve the rank of a step."""
BEYOND = 3
"""A meld of three never joins two numbers that are so far apart."""


def sweep(plan: Plan, effort: Effort) -> tuple[Path | None, bool]:
    """Return the cheapest path across all numbers, and whether it is proven to be the cheapest."""
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
                known, left = self.best, self.effort.left
                self._pass(width)
                if self.best is not None and self.best.cost <= floor:
                    return self.best, True
                if not self.cut:
                    return self.best, True
                if self.best is known and 2 * self.effort.left < left:
                    return self.best, False  # a wider pass takes more states than are left
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
        """Return the cost from which a state is useless, by the jokers that it has left.

        A joker that is already placed cannot help tiles three numbers on.
        """
        roof = self.plan.roof if self.best is None else self.best.cost
        beyond = index + 1 + BEYOND
        lost = self.plan.lost[beyond] if beyond < len(self.plan.lost) else self.plan.lost[-1]
        return (
            [roof - cost for cost in lost] if beyond < len(self.plan.lost) else [roof] * len(lost)
        )

    def _cross(self, index: int, width: int) -> Front:
        """Take all states across one number. The hottest loop: see docs/decisions/0010."""
        plan = self.plan
        first, second = self.halves
        found: dict[int, int] = {}
        worst: list[int] = []
        limit = NO_LIMIT
        most = plan.pool + plan.freed_from[index + 1]
        roof = self._roofs(index)
        least = plan.freed_from[index + 1] - plan.freed_from[index]
        rank_of = plan.joker_rank
        gain = rank_of * least - (MOST_ENDS if plan.chains.free_bits else 0)
        self.effort.spend(len(self.fronts[index]))
        for rank_before, place, reading in self._begun(index):
            self.effort.spend(0)  # the caller's time may be up
            state_a, state_b, taken, cost, _ = self.fronts[index][place]
            level = plan.numbers[index][reading]
            start, left = cost + level.cost, taken - level.freed
            if rank_before + gain >= limit:
                self.cut = True
                break
            if start >= roof[-1]:
                continue
            joins = self._joins.setdefault(level.sets, {})
            moves_b = second.moves(index, reading, state_b)
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

    def _begun(self, index: int) -> list[tuple[int, int, int]]:
        """Return each state with each reading of a number, the best first: rank, state, reading.

        Once the beam is full, none of those that are left is worth its moves.
        """
        rank_of = self.plan.joker_rank
        return sorted(
            ((cost + level.cost) * 4 + (taken - level.freed) * rank_of, place, reading)
            for place, (_, _, taken, cost, _) in enumerate(self.fronts[index])
            for reading, level in enumerate(self.plan.numbers[index])
        )

    def _kept(self, found: dict[int, int], width: int) -> Front:
        """Return the best states, without those that another state dominates.

        A state dominates another if it costs no more, has at least as many jokers at hand, and has
        in each colour at least as many runs that may go on or end.
        """
        free = self.plan.chains.free_bits * EVERY_WORD
        guard = (free << 1) & ~free
        kept: Front = []
        seen: dict[int, list[tuple[int, int, int]]] = {}
        for _, jokers, cost, state, place in _ranked(found):
            rivals = seen.setdefault(state & ~free, [])
            ends = state & free
            for j, c, guarded in rivals:
                if (guarded - ends) & guard == guard and self._no_dearer(j, c, jokers, cost):
                    break
            else:
                rivals.append((jokers, cost, ends | guard))
                if len(kept) == width:
                    self.cut = True
                    break
                kept.append((state & HALF_STATE, state >> HALF, jokers, cost, place))
        return kept

    def _no_dearer(self, jokers: int, cost: int, its_jokers: int, its_cost: int) -> bool:
        """Say whether jokers and cost are at least as good as another state's."""
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
        """Find the steps that led from one state to the next."""
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
    """Return the states by rank: rank, jokers, cost, both halves, index of the previous state."""
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
