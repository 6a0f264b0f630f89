"""Runs where old melds must stay together: every run is followed by itself.

Each old run has a *core*: the tiles that must stay together in one new run. While the sweep crosses
an old run, the run is in one of four modes:

* it *waits*: its core has not begun, and its tiles so far lie elsewhere;
* it is in its *core*;
* it is *done*: the core is complete, and the other tiles may go anywhere;
* it lies *apart*: taken whole, so no two of its tiles lie in one new run.

Each open run of the answer knows which cores lie in it, and which runs taken whole have a tile in
it. Some states dominate others: if one asks no more of any run, whatever follows the other also
suits it, and the other is dropped.
"""

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from itertools import permutations
from typing import Final, Literal, NamedTuple, TypeAlias

from core.rules.tiles.model.sheet import JokerExchange, Rebuild
from core.rules.tiles.solver.free_runs import LAST_THREE, Use

SHORTEST: Final = 3
MANY: Final = 3
"""A step does not distinguish higher numbers of tiles at a place."""


class Old(NamedTuple):
    """An old run, seen at one of its numbers."""

    begins: bool
    left: int
    """How many numbers it still has after this one, three at most."""
    joker: bool
    """Whether a joker stands for this number."""
    ahead: bool
    """Whether a joker stands for a later number."""
    may_wait: bool
    """Whether its tile here could lie outside the core."""
    may_part: bool
    """Whether each of its tiles could lie in another meld."""


class Crossing(NamedTuple):
    """What one colour has at one number, and what comes next as far as a step looks ahead."""

    old: tuple[Old, ...]
    """The old runs that have this number, by their first numbers."""
    in_sets: int
    """Number tiles of old sets."""
    rack: int
    must: int
    """How many of the rack's tiles must be used."""
    claimed: int
    """Jokers of old sets that this tile replaces."""
    lent: int
    """Further tiles that may replace such a joker."""
    left: int
    """Numbers still to come, as far as it matters."""
    next: int
    """Tiles and table jokers at the next number, at most `MANY`."""
    after_next: int
    """The same at the number after that."""
    later: bool
    """Whether another old run of the colour begins further on."""
    sets: bool
    """Whether the sheet has sets."""
    old_sets: bool
    """Whether there are old sets of this number."""
    rebuild: Rebuild
    exchange: JokerExchange
    use: Use

    @property
    def lying(self) -> int:
        """Number tiles of the table."""
        return self.in_sets + sum(not old.joker for old in self.old)

    @property
    def own_tiles(self) -> bool:
        """Whether a tile that replaces a joker counts for no other meld."""
        if self.rebuild is Rebuild.NONE:
            return True
        return self.exchange is JokerExchange.RACK and not self.lent


@lru_cache(maxsize=1 << 13)
def same(spot: Crossing) -> Crossing:
    """Return one object for all crossings with the same steps, which are remembered under it."""
    plain = _plain(spot)
    return spot if plain == spot else same(plain)


def _plain(spot: Crossing) -> Crossing:
    """Return the crossing without differences that no step sees.

    Without jokers it matters only whether a tile is lent. Only runs that begin here wait for the
    number after next, and they begin with tiles: in lean use with a joker only at `LAST_THREE`.
    """
    old = tuple([run._replace(may_wait=run.may_wait and run.left >= SHORTEST) for run in spot.old])
    lent, after_next = spot.lent, spot.after_next
    if not spot.claimed and not any(run.joker for run in old):
        lent = min(lent, 1) if old else 0
    if spot.use == "lean" and spot.left != LAST_THREE:
        after_next = min(after_next, max(1, spot.in_sets + len(old) + spot.rack))
    old_sets = spot.old_sets and bool(old or spot.in_sets or spot.claimed)
    return spot._replace(old=old, lent=lent, after_next=after_next, old_sets=old_sets)


class Mode(NamedTuple):
    """What has become of an old run so far, and what its core holds."""

    kind: Literal["waits", "core", "done", "apart"]
    slots: int = 0
    tile: bool = False
    """Whether the core holds a number tile."""
    joker: bool = False
    """Whether the core holds a joker that stays. Then there can be no second core."""


Joker: TypeAlias = Literal["", "stays", "goes"]


class Part(NamedTuple):
    """What an old run does at a number: its mode afterwards, and what its joker does."""

    mode: Mode
    joker: Joker
    in_core: bool
    begins: bool
    """Whether its core begins here."""


Standing: TypeAlias = Literal[0, 1, 2]
NEW: Final = 0
OWES: Final = 1
"""New, with two tiles of an old run in it: it must hold a core in the end."""
KEPT: Final = 2
"""Holds a core, or it no longer matters."""

OWING: Final = 4
"""The length of a long run whose last slot is a joker, which pays only if a tile follows."""


class Going(NamedTuple):
    """An open run of the answer."""

    length: int
    """At most three, or `OWING`."""
    bare: bool
    """Whether it is only jokers so far."""
    standing: Standing
    hosts: tuple[int, ...]
    """The old runs whose unfinished core lies in it."""
    marks: tuple[int, ...]
    """The old runs taken whole that have a tile in it."""

    @property
    def may_end(self) -> bool:
        """Whether it is a complete meld that may end here."""
        long = self.length == SHORTEST and not self.bare
        return long and not self.hosts and self.standing != OWES


class State(NamedTuple):
    """What is open between two numbers: runs of the answer, and the modes of old runs."""

    runs: tuple[Going, ...] = ()
    modes: tuple[Mode, ...] = ()


Fill: TypeAlias = Literal["tile", "joker", "stays"]


Moves: TypeAlias = tuple[int, ...]
"""How open runs go on, three integers each: which one (-1: a new one), 1 if it takes a joker, and
its place among the open runs afterwards (-1: it ends). Integers, because very many are kept."""


class Meaning(NamedTuple):
    """What a step gives to the sets of its number."""

    given: int
    """Number tiles."""
    spare: int
    """Number tiles in runs that could also be those of an old set."""
    free: int
    """Number tiles given that belong to no other old meld."""
    lying: int
    """Number tiles outside sets that replace no joker yet."""
    open: int
    """The same inside sets. Both matter only where jokers of old sets are replaced."""


class Step(NamedTuple):
    """One colour taken across one number."""

    meaning: Meaning
    unused: int
    jokers: int
    """Jokers that the step takes; negative if it sets more free."""
    ahead: int
    """The fewest jokers that the next two numbers take."""
    gone_on: int
    """How many runs go on from the previous number."""
    after: State
    moves: Moves


def parts(old: Old, mode: Mode | None, spot: Crossing) -> Iterator[Part]:
    """Return what an old run can do at this number; a mode of None means that it begins here."""
    can_go = spot.exchange is not JokerExchange.NONE
    jokers: tuple[Joker, ...] = ("",)
    if old.joker:
        jokers = ("stays", "goes") if can_go else ("stays",)
    for before in _beginnings(old, spot) if mode is None else (mode,):
        for joker in jokers:
            yield from _part(old, before, joker, spot)


def _beginnings(old: Old, spot: Crossing) -> tuple[Mode, ...]:
    if spot.rebuild is Rebuild.NONE:
        return (Mode("core"),)
    return (Mode("waits"), Mode("apart")) if old.may_part else (Mode("waits"),)


def _part(old: Old, before: Mode, joker: Joker, spot: Crossing) -> Iterator[Part]:
    outside = joker != "stays"
    if before.kind in {"done", "apart"}:
        if outside:
            yield Part(before, joker, in_core=False, begins=False)
        if before.kind == "apart" or before.joker or joker == "stays":
            return
    if before.kind == "waits" and outside and old.may_wait and old.left >= SHORTEST:
        yield Part(before, joker, in_core=False, begins=False)
    if before.kind == "core" or old.left >= SHORTEST - 1:
        yield from _in_core(old, before, joker, spot)


def _in_core(old: Old, before: Mode, joker: Joker, spot: Crossing) -> Iterator[Part]:
    """Begin a core or go on with it; three slots with a number tile complete it.

    The core goes on to a joker that is not replaced. If melds must stay whole, it goes on to the
    end.
    """
    slots = before.slots if before.kind == "core" else 0
    stays = before.joker or joker == "stays"
    core = Mode("core", min(slots + 1, SHORTEST), before.tile or joker != "stays", stays)
    whole = spot.rebuild is Rebuild.NONE
    complete = core.slots == SHORTEST and core.tile
    if complete and (old.left == 0 or not whole):
        yield Part(Mode("done", joker=stays), joker, in_core=True, begins=not slots)
    if old.left and (not complete or whole or old.ahead):
        yield Part(core, joker, in_core=True, begins=not slots)


Ahead: TypeAlias = tuple[bool, ...]
"""For each old run that goes on: whether a joker stands for a later number."""


def without_needless(states: Collection[State], ahead: Ahead) -> Iterable[State]:
    """Return the states without those that another state dominates."""
    if len(states) == 1:
        return states
    kept: list[State] = []
    for state in sorted(states, key=_asked):
        if not any(_asks_no_more(other, state, ahead) for other in kept):
            kept.append(state)
    return kept


def _asked(state: State) -> int:
    """Return how much a state asks of its runs. It cannot dominate one that asks less."""
    modes = sum(2 - (mode.kind == "done") - (not mode.joker) for mode in state.modes)
    runs = sum(
        run.bare + len(run.hosts) + len(run.marks) + 8 * (KEPT - run.standing) for run in state.runs
    )
    return modes + runs


@lru_cache(maxsize=1 << 14)
def _asks_no_more(one: State, other: State, ahead: Ahead) -> bool:
    return all(map(_is_freer, one.modes, other.modes, ahead)) and _go_on_as_well(
        one.runs, other.runs
    )


def _is_freer(one: Mode, other: Mode, ahead: bool) -> bool:  # noqa: FBT001 - one of many
    """Say whether an old run can do in one mode all that it can do in another.

    A run that is done may have a second core, unless a joker stays in the first. A joker that
    stands for a later number must be in the first core.
    """
    if one == other:
        return True
    if one.kind != "done":
        return False
    return other.kind == "apart" or (not one.joker and (other.kind == "done" or not ahead))


def _go_on_as_well(one: tuple[Going, ...], other: tuple[Going, ...]) -> bool:
    """Say whether each open run of the other state has a counterpart that can do the same."""
    return len(one) == len(other) and any(
        all(map(_is_as_good, order, other)) for order in permutations(one)
    )


def _is_as_good(one: Going, other: Going) -> bool:
    long_enough = one.length == other.length or (one.length, other.length) == (SHORTEST, OWING)
    if not long_enough or one.bare > other.bare or not set(one.hosts) <= set(other.hosts):
        return False
    if one.standing == KEPT or other.standing == OWES:
        return True
    return one.standing == other.standing and set(one.marks) <= set(other.marks)
