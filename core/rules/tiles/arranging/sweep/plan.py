"""A question to the sweep over the numbers, and its answer."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

NO_LIMIT = 1 << 60

WIDTHS = (4, 30, 200, 1000, 10_000, 1 << 40)
"""How many states each pass keeps."""

Offer: TypeAlias = tuple[int, int, int, int, int]
"""A step as the sweep needs it: the state after, jokers, jokers with those that the next numbers
will cost at least, cost, open runs that may end: the more the better, all else being equal."""

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

    @property
    def free_bits(self) -> int:
        """The bits of a state that count runs which may end: more of them are never worse."""

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
