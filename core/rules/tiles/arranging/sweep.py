"""The sweep: across all numbers, all colours at once, keeping the best states of each number.

A state is what is open in each colour and how many jokers are taken; its cost is what stays on the
rack so far. The product of the four colours is broken in two halves whose moves are put together
once for each state of a half. Narrow passes come first: a pass that finds the least cost possible,
or that had nothing to leave out, has proved its answer.
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappush, heapreplace
from itertools import product
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from core.rules.tiles.arranging.problem import Effort, OutOfEffortError

NO_LIMIT = 1 << 60

WIDTHS = (20, 100, 500, 2500, 12500, 1 << 40)
"""How many states each pass keeps."""

HALVES = ((0, 1), (2, 3))


class AnyStep(Protocol):
    """One colour taken across one number."""

    @property
    def jokers(self) -> int:
        """Jokers that it costs; less than none where it sets some free."""

    @property
    def after(self) -> int:
        """The state that it leads to."""


Offer: TypeAlias = tuple[int, int, int, int]
"""A step as the sweep needs it: the state after, jokers, jokers with those that the next numbers
will cost at least, cost."""

Offers: TypeAlias = Mapping[Any, Sequence[Offer]]
"""The steps of a colour by what they mean to the sets of the number."""


SpotT = TypeVar("SpotT")


class Level(NamedTuple, Generic[SpotT]):
    """What can happen at one number: other ways to read its table jokers are other levels."""

    spots: tuple[SpotT, ...]
    """What each colour has."""
    sets: Hashable
    """What the sets of the number have to be."""
    leave: int
    """The cost of a tile left on the rack."""
    joker: int
    """The cost of a joker put here, above what it costs at its best place."""
    cost: int = 0
    """The cost of reading the number this way."""
    freed: int = 0
    """Jokers set free by reading the number this way."""
    fixed: tuple[int, ...] = ()
    """The places on the old table of sets that lie as they lay."""


class Chains(Protocol):
    """How colours and sets behave under one rule of rebuilding; a state is an integer, 0 first."""

    def offers(self, state: int, spot: Any, level: Level[Any], pool: int) -> Offers:
        """Return the steps of a colour from a state."""

    def steps(  # its step is known to the chains alone
        self,
        state: int,
        spot: Any,
        level: Level[Any],
        pool: int,
    ) -> Iterable[tuple[Any, int, Any]]:
        """Return the same steps in full: meaning, cost, step."""

    def pair(self, one: Any, other: Any) -> Hashable:
        """Return what two meanings are together."""

    def join(self, one: Any, other: Any, level: Level[Any], pool: int) -> Iterable[int]:
        """Return with how many jokers the sets of a number can be dealt."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """A question to the sweep."""

    numbers: tuple[tuple[Level[Any], ...], ...]
    """For each number, lowest first, the ways to read it."""
    chains: Chains
    pool: int
    """Jokers at hand, those not counted that may be set free."""
    freed_from: tuple[int, ...]
    """How many jokers the numbers from each index on may still set free."""
    left_over: tuple[int | None, ...]
    """The cost of jokers that found no place, by their number; None: they must."""
    spare: int | None
    """What a joker more is worth at most; None: other numbers of jokers do not compare."""
    joker_rank: int
    """How much a joker weighs against cost where states are ranked."""
    lost: tuple[tuple[int, ...], ...]
    """What tiles of each number and beyond will cost at least, by jokers at hand for them."""
    floor: int = 0
    """A cost that is known not to be undercut."""
    roof: int = NO_LIMIT
    """A cost that has to be undercut for an answer to be of use."""
    widths: tuple[int, ...] = WIDTHS


class Hop(NamedTuple):
    """One number of the answer: how it was read, a step for each colour, jokers in its sets."""

    level: Level[Any]
    steps: tuple[Any, ...]
    set_jokers: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Path:
    """An answer: its cost, the jokers it takes from the pool, and how each number was crossed."""

    cost: int
    jokers: int
    hops: tuple[Hop, ...]


Front: TypeAlias = list[tuple[int, int, int, int, int]]
"""States: first half, second half, jokers, cost, index of the state before."""

Moves: TypeAlias = list[tuple[int, int, list[tuple[int, int, int, int, int]]]]
"""By meaning for the sets (its code, and the best rank): rank, jokers, jokers with those
ahead, cost,
state after; best first."""

WORD = 32
"""Bits of a colour's state."""
HALF = 2 * WORD
SHORT = 24
"""Bits of a place in a front, and of what a state's rank adds to its cost."""
MIDDLE = 1 << SHORT - 1
"""Stands for nothing added: jokers set free make it less."""
STATE = (1 << WORD) - 1
HALF_STATE = (1 << HALF) - 1
BEYOND = 3
"""Numbers from one to the next that no meld of three joins with it."""


class _Half:
    """Two colours, and the moves from each of their states."""

    def __init__(self, plan: Plan, colours: tuple[int, int]) -> None:
        self.plan, self.colours = plan, colours
        self._moves: dict[tuple[int, int, int], Moves] = {}
        self._pairs: dict[tuple[Any, Any], int] = {}
        self._codes: dict[Hashable, int] = {}
        self.meanings: list[Hashable] = []

    def moves(self, index: int, reading: int, state: int) -> Moves:
        """Return the moves from a state across the number at `index`, read as asked."""
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
        found: dict[int, list[tuple[int, int, int, int, int]]] = {}
        for meaning_a, list_a in one.items():
            for meaning_b, list_b in other.items():
                merged = self._merge(list_a, list_b, pool)
                if merged:
                    found.setdefault(self.pair(meaning_a, meaning_b), []).extend(merged)
        for moves in found.values():
            moves.sort()
        return [(meaning, moves[0][0], moves) for meaning, moves in found.items()]

    def _merge(
        self,
        list_a: Sequence[Offer],
        list_b: Sequence[Offer],
        pool: int,
    ) -> list[tuple[int, int, int, int, int]]:
        """Put the steps of two colours together; hot: see docs/decisions/0010."""
        rank_of = self.plan.joker_rank
        return [
            (
                (cost_a + cost_b) * 4 + (needed_a + needed_b) * rank_of,
                jokers_a + jokers_b,
                needed_a + needed_b,
                cost_a + cost_b,
                after_a | after_b << WORD,
            )
            for after_a, jokers_a, needed_a, cost_a in list_a
            for after_b, jokers_b, needed_b, cost_b in list_b
            if needed_a + needed_b <= pool
        ]

    def pair(self, one: Any, other: Any) -> int:
        """Return the code of what two meanings are together."""
        code = self._pairs.get((one, other))
        if code is None:
            meaning = self.plan.chains.pair(one, other)
            code = self._codes.setdefault(meaning, len(self.meanings))
            if code == len(self.meanings):
                self.meanings.append(meaning)
            self._pairs[one, other] = code
        return code


def sweep(plan: Plan, effort: Effort) -> tuple[Path | None, bool]:
    """Return the cheapest way across all numbers, and whether none can be cheaper."""
    return _Sweep(plan, effort).run()


class _Sweep:
    def __init__(self, plan: Plan, effort: Effort) -> None:
        self.plan, self.effort = plan, effort
        self.halves = [_Half(plan, colours) for colours in HALVES]
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
                for meaning_a, best_a, list_a in first.moves(index, reading, state_a):
                    for meaning_b, best_b, list_b in moves_b:
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
        """Return the best states, without those that another one makes needless."""
        spare = self.plan.spare
        kept: Front = []
        seen: dict[int, list[tuple[int, int]]] = {}
        mask = (1 << 2 * HALF) - 1
        short = (1 << SHORT) - 1
        for _, jokers, cost, key, place in sorted(
            (
                (value >> 2 * SHORT) * 4 + (value >> SHORT & short) - MIDDLE,
                (key >> 2 * HALF) - 64,
                value >> 2 * SHORT,
                key,
                value & short,
            )
            for key, value in found.items()
        ):
            rivals = seen.setdefault(key & mask, [])
            if spare is not None and any(
                j <= jokers and c + (jokers - j) * spare <= cost for j, c in rivals
            ):
                continue
            rivals.append((jokers, cost))
            if len(kept) == width:
                self.cut = True
                break
            kept.append((key & HALF_STATE, key >> HALF & HALF_STATE, jokers, cost, place))
        return kept

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
