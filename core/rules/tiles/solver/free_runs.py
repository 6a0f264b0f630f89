"""Runs where tiles may go anywhere: one colour taken across one number.

Runs are only counted, by their length. A *step* says how many tiles of the place go into sets, how
many runs continue or begin, and where jokers fill gaps. Few values determine the possible steps, so
they are cached.

There are two ways to use jokers. In `lean` use a joker goes only where some best arrangement has
one (docs/decisions/0010), and spare jokers are added to melds afterwards. In `full` use it may
stand for any tile.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from core.rules.tiles.model.sheet import JokerExchange
from core.rules.tiles.solver.model import Offer

Use: TypeAlias = Literal["lean", "full"]
Shares: TypeAlias = tuple[int, int]
"""Number tiles and pinned jokers that a colour gives to the sets of a number."""

FAR = 4
"""With this many numbers still to come, further ones make no difference."""
LAST_THREE = 2
"""With this many numbers still to come, a run may have to begin with a joker: `J 12 13`."""
MANY = 8
"""The maximum number of runs that begin at one place."""


class Manner(NamedTuple):
    """The use of jokers, and the requirements of a meld."""

    use: Use = "lean"
    least_numbers: int = 1
    """Number tiles that a meld must hold: 1 on every sheet, 0 in tests only."""


class Spot(NamedTuple):
    """The tiles of one colour at one number, and at the next ones, as far as a step looks ahead."""

    table: int
    """Number tiles that must be used."""
    rack: int
    """Number tiles that may be used."""
    must: int
    """The number of tiles of the rack that must be used."""
    pinned: int
    """Table jokers that stand for this tile."""
    exchange: JokerExchange
    """Which tiles may replace such a joker."""
    lent: int
    """Further tiles that may replace such a joker."""
    left: int
    """Numbers still to come, at most `FAR`."""
    next: int
    """Tiles and pinned jokers at the next number."""
    after_next: int
    """Tiles and pinned jokers at the number after that."""
    sets: bool
    """Whether the sheet has sets."""


class Open(NamedTuple):
    """Open runs, counted by their length: one slot, two, or three and more."""

    one: int = 0
    two: int = 0
    long: int = 0
    owing: int = 0
    """Long runs whose last slot is a joker, which pays only if a number tile follows."""
    bare_one: int = 0
    """Runs that are only jokers so far: one, two, or three and more."""
    bare_two: int = 0
    bare_long: int = 0

    @property
    def must(self) -> int:
        """The number of runs that cannot end here."""
        return sum(self) - self.long

    def code(self) -> int:
        """Return the counts as one integer."""
        one, two, long, owing, bare_one, bare_two, bare_long = self
        started = one | two << 4 | long << 8 | owing << 12
        return started | bare_one << 16 | bare_two << 20 | bare_long << 24

    @classmethod
    def of(cls, code: int) -> "Open":
        """Decode the counts from an integer."""
        return cls(*(code >> 4 * place & 15 for place in range(len(cls._fields))))


def long_runs(code: int) -> int:
    """Return the long runs of a state without decoding all of it."""
    return code >> 8 & 15


class Fill(NamedTuple):
    """The tiles and jokers that fill the slots of the runs in a step."""

    tiles: int
    jokers: int
    """All of them, pinned ones included."""
    extended: int
    """Long runs that go on."""
    owing: int
    """Long runs that go on with a joker."""
    begun: int
    """Runs that begin with a number tile."""
    bare_begun: int
    """Runs that begin with a joker."""
    saved_one: int
    """Runs of jokers that get their first number tile: after one joker, two, or more."""
    saved_two: int
    saved_long: int


class Step(NamedTuple):
    """One colour taken across one number."""

    in_sets: Shares
    """Number tiles and pinned jokers that go into sets."""
    unused: int
    """Number tiles that stay on the rack."""
    placed: int
    """Jokers put into runs, without pinned ones."""
    jokers: int
    """Jokers that the step takes: those placed minus those set free."""
    ahead: int
    """The fewest jokers that the next two numbers take."""
    after: int
    """The open runs afterwards, as an integer."""
    fill: Fill

    @property
    def gone_on(self) -> int:
        """The number of runs that continue from the previous number."""
        return self.fill.tiles + self.fill.jokers - self.fill.begun - self.fill.bare_begun


class Share(NamedTuple):
    """The division of the tiles of a place between runs and sets."""

    tiles: int
    pinned: int
    freed: int
    unused: int
    in_sets: Shares


@lru_cache(maxsize=1 << 15)
def offers(
    state: int, spot: Spot, pool: int, manner: Manner, costs: tuple[int, int]
) -> dict[Shares, tuple[Offer, ...]]:
    """Return the steps by what they give to sets; `costs`: of a tile left, of a joker placed."""
    found: dict[Shares, list[Offer]] = {}
    for step in steps(state, spot, pool, manner):
        cost = step.unused * costs[0] + step.placed * costs[1]
        ends = long_runs(step.after)
        offer = (step.after, step.jokers, step.jokers + step.ahead, cost, ends)
        found.setdefault(step.in_sets, []).append(offer)
    return {in_sets: tuple(some) for in_sets, some in found.items()}


@lru_cache(maxsize=1 << 12)
def steps(state: int, spot: Spot, pool: int, manner: Manner) -> tuple[Step, ...]:
    """Return the steps worth considering with this many jokers at hand.

    Of two lean steps to the same state, the worse one is left out: it leaves at least as many
    tiles, and takes at least as many jokers.
    """
    found = _all_steps(Open.of(state), spot, pool, manner)
    if manner.use == "full":
        return tuple(found)
    best: dict[tuple[Shares, int], list[Step]] = {}
    for step in found:
        rivals = best.setdefault((step.in_sets, step.after), [])
        if not any(r.unused <= step.unused and r.jokers <= step.jokers for r in rivals):
            rivals.append(step)
    return tuple(step for rivals in best.values() for step in rivals)


def _all_steps(open_: Open, spot: Spot, pool: int, manner: Manner) -> Iterator[Step]:
    for share in _shares(spot):
        solid = share.tiles + share.pinned
        room = open_.must + open_.long + (spot.left == LAST_THREE or manner.use == "full") * MANY
        idle = manner.use == "lean" and share.unused
        most = 0 if idle else min(pool + share.freed, room)
        for placed in range(max(0, open_.must - solid), most + 1):
            for fill in _fills(open_, share, placed, spot.left, manner):
                if idle and fill.extended < open_.long:
                    continue
                after = _after(open_, fill, spot.left, manner)
                if manner.use == "lean":
                    long = _extendable(after.long, spot, pool)
                    after = after if long == after.long else after._replace(long=long)
                if spot.left == 0 and after.must:
                    continue
                ahead = _ahead(after, spot)
                jokers = placed - share.freed
                if after.owing <= spot.next and jokers + ahead <= pool:
                    yield Step(
                        share.in_sets, share.unused, placed, jokers, ahead, after.code(), fill
                    )


def _shares(spot: Spot) -> Iterator[Share]:
    have = spot.table + spot.rack
    for used in range(have, spot.table + spot.must - 1, -1):
        freed = min(spot.pinned, _claimable(used, spot))
        pinned = spot.pinned - freed
        for tiles in range((used if spot.sets else 0) + 1):
            for jokers in range((pinned if spot.sets else 0) + 1):
                in_sets = (tiles, jokers)
                yield Share(used - tiles, pinned - jokers, freed, have - used, in_sets)


def _claimable(used: int, spot: Spot) -> int:
    if spot.exchange is JokerExchange.NONE:
        return 0
    own = used - spot.table if spot.exchange is JokerExchange.RACK else used
    return own + spot.lent


def _fills(open_: Open, share: Share, placed: int, left: int, manner: Manner) -> Iterator[Fill]:
    spare = share.tiles + share.pinned + placed - open_.must
    if spare < 0:
        return
    extended = min(open_.long, spare)
    begun = spare - extended
    for owing in range(min(extended, placed) + 1) if manner.use == "lean" and left else (0,):
        for bare in range(min(begun, share.pinned + placed - owing) + 1):
            for saved in _saved(open_, share.tiles - begun + bare):
                jokers = share.pinned + placed
                fill = Fill(share.tiles, jokers, extended, owing, begun - bare, bare, *saved)
                if _can_fill(open_, fill, placed, left, manner):
                    yield fill


def _saved(open_: Open, tiles: int) -> Iterator[tuple[int, int, int]]:
    for one in range(open_.bare_one + 1):
        for two in range(open_.bare_two + 1):
            for long in range(open_.bare_long + 1):
                if one + two + long <= tiles:
                    yield one, two, long


def _can_fill(open_: Open, fill: Fill, placed: int, left: int, manner: Manner) -> bool:
    """Say whether tiles and jokers suffice without giving a tile to a run that needs none."""
    saved = fill.saved_one + fill.saved_two + fill.saved_long
    bare_kept = open_.bare_one + open_.bare_two + open_.bare_long - saved
    spare_tiles = fill.tiles - fill.begun - saved
    spare_jokers = fill.jokers - fill.owing - fill.bare_begun - bare_kept
    if spare_tiles < 0 or spare_jokers < 0:
        return False
    if spare_tiles and (bare_kept or fill.bare_begun) and not open_.owing and manner.least_numbers:
        return False
    begins_anywhere = manner.use == "full" or left == LAST_THREE
    room = open_.one + open_.two + bare_kept + fill.owing + fill.bare_begun * begins_anywhere
    if manner.use == "full":
        room += fill.extended
    return placed <= room


def _after(open_: Open, fill: Fill, left: int, manner: Manner) -> Open:
    one, bare = fill.begun, fill.bare_begun
    if not manner.least_numbers:
        one, bare = one + bare, 0
    stays_closed = manner.use == "full" or left == LAST_THREE
    return Open(
        one,
        open_.one + fill.saved_one,
        open_.two
        + fill.extended
        - (0 if stays_closed else fill.owing)
        + fill.saved_two
        + fill.saved_long,
        0 if stays_closed else fill.owing,
        bare,
        open_.bare_one - fill.saved_one,
        open_.bare_two + open_.bare_long - fill.saved_two - fill.saved_long,
    )


def _extendable(long: int, spot: Spot, pool: int) -> int:
    """Drop long runs to which nothing can be added, so that more states are equal."""
    joker_fits = spot.left and pool and (spot.after_next or spot.left == LAST_THREE + 1)
    return long if joker_fits else min(long, spot.next)


def _ahead(after: Open, spot: Spot) -> int:
    soon = max(0, after.must - spot.next)
    return soon + max(0, after.one + after.bare_one - spot.after_next)
