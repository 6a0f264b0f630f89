"""The types of the solver: tiles as integers, and a question in the form of the sweep.

A colour is 0 to 3, a number 1 to `highest`. All tiles of one colour and number are one *place*. A
*slot* is a place in a meld, filled by a number tile or by a joker.

The sweep gets a `Plan`: for each number the ways to read it (a `Level` each), and the `Chains` that
know how runs and sets behave. It answers with a `Path`: one `Hop` for each number.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

COLOURS: Final = 4

Counts: TypeAlias = tuple[tuple[int, ...], ...]
"""Tiles by colour and number; number 0 and the two beyond the highest are always empty."""


class Slot(NamedTuple):
    """A place in a meld; `joker` says that a joker stands for the tile."""

    colour: int
    number: int
    joker: bool = False


class Run(NamedTuple):
    """A run: its slots in order."""

    slots: tuple[Slot, ...]


class Group(NamedTuple):
    """A set: its slots in colour order (`set` means something else in Python)."""

    slots: tuple[Slot, ...]


AnyMeld: TypeAlias = Run | Group
Melds: TypeAlias = tuple[AnyMeld, ...]


class OutOfEffortError(Exception):
    """The search has used up its effort."""


class Effort:
    """The effort that a question may take.

    The number of states is the same on every machine, and so is the answer. `expired` may end the
    search earlier: a caller who answers in a chat prefers a good answer now.
    """

    def __init__(self, states: int, expired: Callable[[], bool] = lambda: False) -> None:
        self.left = states
        self._expired = expired

    def share(self, parts: int) -> "Effort":
        """Split off one of this many equal parts of the remaining effort."""
        part = max(0, self.left) // parts
        self.left -= part
        return Effort(part, self._expired)

    def spend(self, states: int) -> None:
        """Use up effort; raises OutOfEffortError when none is left."""
        self.left -= states
        if self.left < 0 or self._expired():
            raise OutOfEffortError


def counted(tiles: Mapping[tuple[int, int], int], highest: int) -> Counts:
    """Return counts of tiles given by colour and number."""
    return tuple(
        tuple(tiles.get((colour, number), 0) for number in range(highest + 3))
        for colour in range(COLOURS)
    )


def added(*counts: Counts) -> Counts:
    """Add counts up."""
    return tuple(tuple(map(sum, zip(*rows, strict=True))) for rows in zip(*counts, strict=True))


def places(highest: int) -> Iterator[tuple[int, int]]:
    """Return each colour with each number."""
    return ((colour, number) for colour in range(COLOURS) for number in range(1, highest + 1))


NO_LIMIT = 1 << 60

WIDTHS = (3, 20, 120, 800, 10_000, 1 << 40)
"""The number of states that each pass of the sweep keeps."""

Offer: TypeAlias = tuple[int, int, int, int, int]
"""A step as the sweep needs it: the state after it; the jokers it takes; these and the fewest that
the next numbers take; its cost; the open runs that may end. If all else is equal,
more of these are better."""

Offers: TypeAlias = Mapping[Any, Sequence[Offer]]
"""The steps of one colour, by what they give to the sets of the number (their *meaning*)."""

SpotT = TypeVar("SpotT")


class Level(NamedTuple, Generic[SpotT]):
    """The possibilities at one number, for one reading of its table jokers."""

    spots: tuple[SpotT, ...]
    """What each colour has at this number."""
    sets: Hashable
    """What the chains must know of the old sets of the number."""
    leave: int
    """The cost of a tile left on the rack."""
    joker: int
    """The cost of a joker put here, beyond its cost at the best place."""
    cost: int = 0
    """The cost of reading the number this way."""
    freed: int = 0
    """Jokers set free by reading the number this way."""
    fixed: tuple[int, ...] = ()
    """The places on the old table of the sets that stay untouched."""


class Chains(Protocol):
    """The behaviour of colours and sets under one rule of rebuilding.

    A state says what is open in one colour, as an integer; 0 is the state before the first number.
    """

    @property
    def free_bits(self) -> int:
        """The bits of a state that count runs which may end; more such runs are never worse."""

    def offers(self, state: int, spot: Any, level: Level[Any], pool: int) -> Offers:
        """Return the steps of a colour from a state."""

    def steps(  # only the chains know the type of their steps
        self,
        state: int,
        spot: Any,
        level: Level[Any],
        pool: int,
    ) -> Iterable[tuple[Any, int, Any]]:
        """Return the same steps in full: what each means to the sets, its cost, the step."""

    def pair(self, one: Any, other: Any) -> Hashable:
        """Return what the steps of two colours mean together."""

    def join(self, one: Any, other: Any, level: Level[Any], pool: int) -> Iterable[int]:
        """Return the numbers of jokers with which the sets of a number can be formed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """A question to the sweep."""

    numbers: tuple[tuple[Level[Any], ...], ...]
    """The ways to read each number, the lowest number first."""
    chains: Chains
    pool: int
    """Jokers at hand at the start; jokers that may be set free are not among them."""
    freed_from: tuple[int, ...]
    """The number of jokers that can still be set free from each index on."""
    left_over: tuple[int | None, ...]
    """The cost of so many jokers without a place; None if so many must not be left."""
    spare: int | None
    """The maximum worth of one more joker; None if states with other jokers do not compare."""
    joker_rank: int
    """The weight of a joker against cost when states are ranked."""
    lost: tuple[tuple[int, ...], ...]
    """The least cost of the tiles from each number on, by the jokers at hand for them."""
    floor: int = 0
    """No answer costs less."""
    roof: int = NO_LIMIT
    """An answer must cost less than this."""
    widths: tuple[int, ...] = WIDTHS


class Hop(NamedTuple):
    """The answer at one number: its level, a step for each colour, the jokers in its sets."""

    level: Level[Any]
    steps: tuple[Any, ...]
    set_jokers: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Path:
    """An answer: its cost, the jokers it takes from the pool, and how it crosses each number."""

    cost: int
    jokers: int
    hops: tuple[Hop, ...]


def missing(have: Counts, colour: int, number: int, highest: int, *, sets: bool) -> int:
    """Return how many jokers the cheapest meld with this tile needs: 0, 1 or 2."""
    row = have[colour]
    starts = range(max(1, number - 2), min(number, highest - 2) + 1)
    best = min(sum(not row[n] for n in range(start, start + 3)) for start in starts)
    if sets and best:
        others = sum(bool(have[c][number]) for c in range(COLOURS) if c != colour)
        best = min(best, max(0, 2 - others))
    return best


def lost(
    rack: Counts, have: Counts, leave: Sequence[int], jokers: int, *, sets: bool
) -> list[tuple[int, ...]]:
    """Return the least cost of the tiles from each number on, by the jokers at hand for them.

    Some tiles stay on the rack in any case, so the search need not try to place them. A joker helps
    at most four tiles that lack one neighbour, and at most one tile that lacks two.
    """
    highest = len(leave) - 1
    needy: list[list[tuple[int, int]]] = [[] for _ in range(highest + 1)]
    for colour, number in places(highest):
        if rack[colour][number]:
            short = missing(have, colour, number, highest, sets=sets)
            needy[number] += [(short, leave[number])] * rack[colour][number]
    beyond = list(accumulate(reversed(needy), lambda more, here: [*more, *here]))
    return [_costs(tiles, jokers) for tiles in reversed(beyond)]


def _costs(tiles: list[tuple[int, int]], jokers: int) -> tuple[int, ...]:
    lack_one, lack_two = (
        sorted((cost for short, cost in tiles if short == lack), reverse=True) for lack in (1, 2)
    )
    return tuple(
        sum(lack_one[4 * left :]) + sum(lack_two[left if left > 1 else 0 :])
        for left in range(jokers + 1)
    )
