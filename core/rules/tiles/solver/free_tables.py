"""Tables where tiles may go anywhere: sets, the question to the sweep, and the melds of an answer.

Sets: each colour says how many of its tiles go into the sets of a number. A set holds a colour at
most once. It lacks one colour, or it lacks two and takes a joker. So counting is enough.

Jokers: a joker on the table is bound to its tile t until a real t replaces it. With p such jokers
and a real tiles t on the final table, min(p, a) of the jokers are replaced and the others stay as
t. So the search need not decide anything in advance: a freed joker is one more joker at hand.
Some sheets count only tiles from the rack as replacing.

Spare jokers of an answer are *parked*: added to melds, which are split if necessary.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, product
from typing import ClassVar, NamedTuple, TypeAlias

from core.rules.tiles.solver.free_runs import (
    LAST_THREE,
    Manner,
    Open,
    Shares,
    Spot,
    Step,
    Use,
    offers,
    steps,
)
from core.rules.tiles.solver.model import (
    COLOURS,
    AnyMeld,
    Group,
    Level,
    Melds,
    Offer,
    Path,
    Run,
    Slot,
)
from core.rules.tiles.solver.position import Lying, OldSet, Question, Reading


class Given(NamedTuple):
    """What two colours give to the sets of a number."""

    most: int
    """The most that one colour gives: the minimum number of sets."""
    given: int
    pinned: int
    """The number of jokers among the tiles."""


@cache
def pair(one: Shares, other: Shares) -> Given:
    """Add what two colours give."""
    return Given(max(sum(one), sum(other)), sum(one) + sum(other), one[1] + other[1])


@cache
def jokers_to_deal(one: Given, other: Given, pool: int, manner: Manner) -> tuple[int, ...]:
    """Return the numbers of further jokers with which these tiles form sets; empty if none."""
    ways = {jokers for _, jokers in _deals(one, other, pool, manner)}
    return tuple(sorted(ways))


def sets_with(one: Given, other: Given, jokers: int, manner: Manner) -> int:
    """Return the number of sets that these tiles form with this many further jokers."""
    deals = _deals(one, other, jokers, manner)
    return next(sets for sets, needed in deals if needed == jokers)


def _deals(one: Given, other: Given, pool: int, manner: Manner) -> list[tuple[int, int]]:
    """Return the possible numbers of sets, each with the jokers it can take."""
    least, given = max(one.most, other.most), one.given + other.given
    most = least
    if manner.use == "full":
        most = given if manner.least_numbers else (given + pool) // 3
    numbers = given - one.pinned - other.pinned
    return [
        (sets, jokers)
        for sets in range(least, max(least, most) + 1)
        if numbers >= sets * manner.least_numbers
        for jokers in _jokers(sets, given, manner)
        if jokers <= pool
    ]


def _jokers(sets: int, given: int, manner: Manner) -> range:
    needed = max(0, 3 * sets - given)
    if manner.use == "full":
        return range(needed, 4 * sets - given + 1)
    return range(needed, needed + 1) if given >= 2 * sets else range(0)


def deal(shares: tuple[tuple[int, int], ...], sets: int, jokers: int) -> list[list[int]]:
    """Return what each colour puts into each set: 1 is a number tile, -1 a joker, 0 nothing.

    Missing tiles are spread evenly over the sets. Then jokers fill the sets up to three, and spare
    jokers up to four.
    """
    dealt = [[1] * len(shares) for _ in range(sets)]
    missing = [c for c, (given, _) in enumerate(shares) for _ in range(sets - given)]
    for turn, colour in enumerate(missing):
        dealt[turn % sets][colour] = 0
    for size in (3, 4):
        for group in dealt:
            while jokers and sum(map(abs, group)) < size:
                group[group.index(0)] = -1
                jokers -= 1
    _put_pinned(dealt, [pinned for _, pinned in shares])
    return dealt


def _put_pinned(dealt: list[list[int]], pinned: list[int]) -> None:
    """Turn the pinned tiles of each colour into jokers, in the sets with most number tiles."""
    for colour, count in enumerate(pinned):
        holders = [group for group in dealt if group[colour] == 1]
        holders.sort(key=lambda group: -group.count(1))
        for group in holders[:count]:
            group[colour] = -1


Way: TypeAlias = tuple[Shares, int, Step]


@dataclass(frozen=True, slots=True)
class Counting:
    """Colours as counts of open runs; `sets` says whether the sheet has sets."""

    manner: Manner
    sets: bool
    free_bits: ClassVar[int] = 15 << 8

    def offers(
        self, state: int, spot: Spot, level: Level[Spot], pool: int
    ) -> dict[Shares, tuple[Offer, ...]]:
        """Return the steps of a colour from a state."""
        return offers(state, spot, pool, self.manner, (level.leave, level.joker))

    def steps(self, state: int, spot: Spot, level: Level[Spot], pool: int) -> Iterator[Way]:
        """Return the same steps in full."""
        for step in steps(state, spot, pool, self.manner):
            yield step.in_sets, step.unused * level.leave + step.placed * level.joker, step

    def pair(self, one: Shares, other: Shares) -> Given:
        """Return what two colours give to sets."""
        return pair(one, other)

    def join(self, one: Given, other: Given, _level: Level[Spot], pool: int) -> tuple[int, ...]:
        """Return the numbers of jokers with which the sets of a number can be formed."""
        return jokers_to_deal(one, other, pool, self.manner) if self.sets else (0,)


def park(melds: Melds, spare: int, highest: int, least_numbers: int) -> tuple[Melds, int]:
    """Put spare jokers into melds; return the melds, and how many jokers are left.

    Runs grow at their ends, and sets of three grow to four. If that is not enough, runs of six or
    more are split for new ends, and a set of four becomes two sets of two tiles and a joker.
    """
    melds, spare = grown(melds, spare, highest)
    if spare:
        melds, spare = grown(tuple(_halved_runs(melds)), spare, highest)
    if spare >= 3 and not least_numbers:
        melds, spare = (*melds, Run(tuple(Slot(0, n, joker=True) for n in (1, 2, 3)))), spare - 3
        melds, spare = grown(melds, spare, highest)
    while spare >= 2 and (parted := _parted(melds)) is not None:
        melds, spare = grown(parted, spare - 2, highest)
    return melds, spare


def grown(melds: Melds, spare: int, highest: int) -> tuple[Melds, int]:
    """Put spare jokers into melds without splitting any."""
    grown: list[AnyMeld] = []
    for meld in melds:
        while spare and (more := _with_joker(meld, highest)) is not None:
            meld, spare = more, spare - 1  # noqa: PLW2901, it grows
        grown.append(meld)
    return tuple(grown), spare


def _with_joker(meld: AnyMeld, highest: int) -> AnyMeld | None:
    first, last = meld.slots[0], meld.slots[-1]
    if isinstance(meld, Group):
        free = [c for c in range(COLOURS) if c not in {slot.colour for slot in meld.slots}]
        slots = (*meld.slots, *(Slot(c, first.number, joker=True) for c in free[:1]))
        return Group(tuple(sorted(slots))) if free else None
    if last.number < highest:
        return Run((*meld.slots, Slot(last.colour, last.number + 1, joker=True)))
    if first.number > 1:
        return Run((Slot(first.colour, first.number - 1, joker=True), *meld.slots))
    return None


def _halved_runs(melds: Melds) -> Iterator[AnyMeld]:
    for meld in melds:
        at = len(meld.slots) - 3
        if isinstance(meld, Run) and at >= 3 and _stand_alone(meld.slots[:at], meld.slots[at:]):
            yield from (Run(meld.slots[:at]), Run(meld.slots[at:]))
        else:
            yield meld


def _parted(melds: Melds) -> Melds | None:
    """Split the first set of four that allows it into two sets with a joker each."""
    for place, meld in enumerate(melds):
        if isinstance(meld, Group) and len(meld.slots) == COLOURS:
            a, *others = meld.slots
            for b in others:
                rest = tuple(slot for slot in others if slot is not b)
                if _stand_alone((a, b), rest):
                    halves = (_with_third((a, b)), _with_third(rest))
                    return (*melds[:place], *halves, *melds[place + 1 :])
    return None


def _with_third(two: tuple[Slot, ...]) -> Group:
    colour = next(c for c in range(COLOURS) if c not in {slot.colour for slot in two})
    return Group(tuple(sorted((*two, Slot(colour, two[0].number, joker=True)))))


def _stand_alone(*parts: tuple[Slot, ...]) -> bool:
    return all(any(not slot.joker for slot in part) for part in parts)


@dataclass(frozen=True)
class LooseQuestion(Question[Spot]):
    """The question to the sweep where tiles may go anywhere.

    A reading says which colours the jokers of each set stand for.
    """

    manner: Manner

    @property
    def chains(self) -> Counting:
        """The behaviour of colours and sets."""
        return Counting(self.manner, self.position.sheet.sets)

    @property
    def use(self) -> Use:
        """The use of jokers."""
        return self.manner.use

    def readings(self, sets: tuple[OldSet, ...]) -> Iterator[Reading]:
        """Return the different ways to read the jokers of the sets of a number."""
        ways = product(*(combinations(old.missing, old.jokers) for old in sets))
        same: set[tuple[int, ...]] = set()
        for way in ways:
            pinned = tuple(sorted(colour for colours in way for colour in colours))
            if pinned not in same:
                same.add(pinned)
                yield way

    def spot(self, colour: int, number: int, reading: Reading, lying: Lying) -> Spot:
        """Return what one colour has at one number."""
        sheet, rack = self.position.sheet, self.position.rack_counts[colour][number]
        jokers = sum(number in run.jokers for run in lying.runs)
        in_sets = sum(colour in old.colours for old in lying.sets)
        return Spot(
            table=len(lying.runs) - jokers + in_sets,
            rack=rack,
            must=rack if self.costs.all_of_it else 0,
            pinned=jokers + sum(colours.count(colour) for colours in reading),
            exchange=sheet.joker_exchange,
            lent=lying.lent,
            left=self.left(number),
            next=self.solid[colour][number + 1] - lying.next,
            after_next=self.solid[colour][number + 2] - lying.after_next,
            sets=sheet.sets,
        )

    def level(
        self, number: int, reading: Reading, sets: tuple[OldSet, ...], spots: tuple[Spot, ...]
    ) -> Level[Spot]:
        """Return the possibilities at a number for one reading of its sets."""
        return Level(spots, None, self.costs.numbers[number], 0)


def rebuild(path: Path, manner: Manner) -> Melds:
    """Return the melds that the steps of an answer build: runs by colour, then sets."""
    runs: list[AnyMeld] = []
    for colour in range(4):
        track = _Track(colour, manner)
        for number, hop in enumerate(path.hops, start=1):
            track.follow(number, hop.steps[colour], len(path.hops) - number)
        runs += track.done()
    return (*runs, *_groups(path, manner))


def _groups(path: Path, manner: Manner) -> list[AnyMeld]:
    groups: list[AnyMeld] = []
    for number, hop in enumerate(path.hops, start=1):
        given = [step.in_sets for step in hop.steps]
        sets = sets_with(pair(*given[:2]), pair(*given[2:]), hop.set_jokers, manner)
        shares = tuple((sum(share), share[1]) for share in given)
        groups += [
            Group(tuple(Slot(c, number, way < 0) for c, way in enumerate(ways) if way))
            for ways in deal(shares, sets, hop.set_jokers)
        ]
    return groups


@dataclass
class _Growing:
    """A run that grows; `owing` as in Open."""

    slots: list[Slot] = field(default_factory=list)
    owing: bool = False

    def kind(self, least_numbers: int) -> str:
        """Return the field of Open that counts this run."""
        bare = "bare_" if least_numbers and all(slot.joker for slot in self.slots) else ""
        return "owing" if self.owing else bare + ("one", "two", "long")[min(len(self.slots), 3) - 1]


@dataclass
class _Track:
    """The runs of one colour."""

    colour: int
    manner: Manner
    open: list[_Growing] = field(default_factory=list)
    closed: list[_Growing] = field(default_factory=list)

    def done(self) -> list[Run]:
        """Return the finished runs."""
        return [Run(slots) for slots in sorted(tuple(run.slots) for run in self.closed + self.open)]

    def follow(self, number: int, step: Step, left: int) -> None:
        """Grow the runs by a step. Any run may take a joker if the step does not say which."""
        fill = step.fill
        kinds: dict[str, list[_Growing]] = {kind: [] for kind in Open._fields}
        for run in self.open:
            kinds[run.kind(self.manner.least_numbers)].append(run)
        by_tile = [_Growing() for _ in range(fill.begun)]
        by_joker = [_Growing() for _ in range(fill.bare_begun)]
        for kind in ("one", "two", "long"):
            saved = getattr(fill, f"saved_{kind}")
            by_tile += kinds[f"bare_{kind}"][:saved]
            by_joker += kinds[f"bare_{kind}"][saved:]
        going, ending = kinds["long"][: fill.extended], kinds["long"][fill.extended :]
        either = [*kinds["one"], *kinds["two"], *going[fill.owing :], *kinds["owing"]]
        by_joker += going[: fill.owing]
        jokers = fill.jokers - len(by_joker)
        self._grow(by_tile + either[jokers:], Slot(self.colour, number))
        self._grow(by_joker + either[:jokers], Slot(self.colour, number, joker=True))
        for run in going[: fill.owing]:
            run.owing = self.manner.use == "lean" and left != LAST_THREE
        self.closed += ending + kinds["owing"]
        self.open = by_tile + by_joker + either[: len(either) - len(kinds["owing"])]

    def _grow(self, runs: list[_Growing], slot: Slot) -> None:
        for run in runs:
            run.slots.append(slot)
