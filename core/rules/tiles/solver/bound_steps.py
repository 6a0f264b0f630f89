"""Steps where old melds must stay together: one colour taken across one number.

The search tries all steps that may lead to a best answer. A step chooses what each old run does
(`bound_runs.parts`), which open runs continue with which tile or joker, and where the tiles of runs
taken whole lie. Few values determine the possible steps, so they are cached.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from core.rules.tiles.model.sheet import JokerExchange, Rebuild
from core.rules.tiles.solver.bound_runs import (
    KEPT,
    MANY,
    NEW,
    OWES,
    OWING,
    SHORTEST,
    Crossing,
    Fill,
    Going,
    Meaning,
    Mode,
    Moves,
    Part,
    Standing,
    State,
    Step,
    parts,
)
from core.rules.tiles.solver.free_runs import LAST_THREE


@lru_cache(maxsize=1 << 14)
def steps(state: State, spot: Crossing, pool: int) -> tuple[Step, ...]:
    """Return the steps worth considering with this many jokers at hand."""
    if spot.use == "full":
        return tuple(_all_steps(state, spot, pool))
    best: dict[tuple[Meaning, State], list[Step]] = {}
    for step in _all_steps(state, spot, pool):
        rivals = best.setdefault((step.meaning, step.after), [])
        if not any(r.unused <= step.unused and r.jokers <= step.jokers for r in rivals):
            rivals.append(step)
    return tuple(step for rivals in best.values() for step in rivals)


@lru_cache(maxsize=1 << 13)
def _one(state: State) -> State:
    """Return one object for equal states: there are few states and many steps."""
    return state


@lru_cache(maxsize=1 << 10)
def _same(meaning: Meaning) -> Meaning:
    """Return one object for equal meanings."""
    return meaning


def _all_steps(state: State, spot: Crossing, pool: int) -> Iterator[Step]:
    runs = _known_here(state.runs, spot)
    modes = iter(state.modes)
    choices = [list(parts(old, None if old.begins else next(modes), spot)) for old in spot.old]
    for choice in product(*choices):
        way = _Way(runs, spot, choice, pool)
        for used in range(spot.rack, spot.must - 1, -1):
            if way.goes + spot.claimed <= _supply(spot, used):
                for seating in _seatings(way, spot.lying + used):
                    yield from way.steps(seating, used)


def _known_here(runs: tuple[Going, ...], spot: Crossing) -> tuple[Going, ...]:
    """Renumber the old runs in open runs, since some have ended or begun at this number."""
    began = [n for n, old in enumerate(spot.old) if not old.begins]
    if began == list(range(len(began))):
        return runs
    return tuple(
        run._replace(
            hosts=tuple(began[host] for host in run.hosts),
            marks=tuple(began[mark] for mark in run.marks),
        )
        for run in runs
    )


def _supply(spot: Crossing, used: int) -> int:
    """Return the number of replaceable jokers if this many tiles of the rack are used."""
    if spot.exchange is JokerExchange.NONE:
        return 0
    if spot.rebuild is Rebuild.NONE:
        return used
    table = 0 if spot.exchange is JokerExchange.RACK else spot.lying
    return table + used + spot.lent


class Seat(NamedTuple):
    """An open run that goes on or begins (origin -1), what fills it, and the cores in it."""

    origin: int
    fill: Fill
    cores: tuple[int, ...] = ()
    taken: bool = False
    """Whether its tile belongs to a core."""


Seating: TypeAlias = tuple[Seat, ...]
Apart: TypeAlias = tuple[tuple[int, int], ...]
"""Old runs taken whole, and the seat of their tile; -1 if it lies in no run of the answer."""


class _Way:
    """One choice of what the old runs do at a number, and what follows from it."""

    def __init__(
        self, runs: tuple[Going, ...], spot: Crossing, choice: tuple[Part, ...], pool: int
    ) -> None:
        self.runs, self.spot, self.parts, self.pool = runs, spot, choice, pool
        self.goes = sum(part.joker == "goes" for part in choice)
        lasting = [n for n, old in enumerate(spot.old) if old.left]
        self.rank = {old: n for n, old in enumerate(lasting)}
        self.modes = tuple(choice[n].mode for n in lasting)
        self.apart = [n for n, part in enumerate(choice) if part.mode.kind == "apart"]
        kinds = {mode.kind for mode in self.modes}
        self.hosts_to_come = spot.later or any(
            _may_have_core(mode, spot.old[n].left)
            for n, mode in zip(lasting, self.modes, strict=True)
        )
        self.cares = spot.later or bool(kinds - {"done"})
        joker_fits = spot.left and pool and (spot.after_next or spot.left == LAST_THREE + 1)
        self.can_go_on = spot.use == "full" or bool(spot.next or joker_fits)

    def steps(self, seating: Seating, used: int) -> Iterator[Step]:
        """Return the steps for a seating, for every place of the tiles of runs taken whole."""
        jokers, tiles, gone_on, short = -self.goes, 0, 0, 0
        for origin, fill, _, _ in seating:
            jokers += fill == "joker"
            tiles += fill == "tile"
            if origin >= 0:
                gone_on += 1
                short += self.runs[origin].length == 1
        young = len(seating) - gone_on
        if jokers + _ahead(self.spot, short + young, young) > self.pool:
            return
        given, unused = self.spot.lying + used - tiles, self.spot.rack - used
        for apart in self._aparts(seating, given):
            going = self._going(seating, apart)
            if going is not None:
                after, moves, ahead = going
                if jokers + ahead <= self.pool:
                    meaning = _same(self._meaning(seating, apart, given))
                    yield Step(meaning, unused, jokers, ahead, gone_on, _one(after), moves)

    def is_own(self, run: int) -> bool:
        """Say whether the tile of an old run counts for no other meld."""
        return not self.parts[run].joker or self.spot.own_tiles

    def _aparts(self, seating: Seating, given: int) -> Iterator[Apart]:
        if not self.apart:
            yield ()
            return
        seats = [n for n, seat in enumerate(seating) if seat.fill == "tile"]
        for places in product([-1, *seats], repeat=len(self.apart)):
            if self._can_lie(places, seating, given):
                yield tuple(zip(self.apart, places, strict=True))
                if not self.spot.old_sets and max(places) < 0:
                    return

    def _can_lie(self, places: tuple[int, ...], seating: Seating, given: int) -> bool:
        own = [n for run, n in zip(self.apart, places, strict=True) if self.is_own(run)]
        in_runs = [n for n in own if n >= 0]
        in_sets = len(own) - len(in_runs)
        if any(seating[n].taken for n in in_runs) or len(set(in_runs)) < len(in_runs):
            return False
        return in_sets <= given and (given + self.spot.lent > 0 or -1 not in places)

    def _meaning(self, seating: Seating, apart: Apart, given: int) -> Meaning:
        spot = self.spot
        if not spot.old_sets:
            return Meaning(given, 0, given, 0, 0)
        own = [place for run, place in apart if self.is_own(run)]
        in_runs = sum(seat.fill == "tile" and not seat.taken for seat in seating)
        spare = min(in_runs - sum(place >= 0 for place in own), spot.in_sets + spot.claimed)
        free = given - own.count(-1)
        if not spot.claimed or spot.own_tiles:
            return Meaning(given, spare, free, 0, 0)
        replacing = [place for run, place in apart if self.parts[run].joker == "goes"]
        lying = spot.lent + sum(seat.fill == "tile" for seat in seating)
        lying -= sum(part.in_core and part.joker == "goes" for part in self.parts)
        lying -= sum(place >= 0 for place in replacing)
        return Meaning(
            given, spare, free, min(lying, spot.claimed), max(0, given - replacing.count(-1))
        )

    def _going(self, seating: Seating, apart: Apart) -> tuple[State, Moves, int] | None:
        """Return what is open afterwards, the moves, and the jokers ahead; None for a dead end."""
        going: list[tuple[Going, int, int]] = []
        moves: list[int] = []
        must = young = 0
        for place, seat in enumerate(seating):
            put = [run for run, there in apart if there == place] if apart else []
            run = self._gone_on(seat, put)
            may_end = run.may_end
            if (run.standing == OWES and not self.hosts_to_come) or not (self.spot.left or may_end):
                return None
            if may_end and not self.can_go_on:
                moves += (seat.origin, seat.fill != "tile", -1)
                continue
            must += not may_end
            young += run.length == 1
            going.append((run, seat.origin, seat.fill != "tile"))
        going.sort()
        for target, (_, origin, joker) in enumerate(going):
            moves += (origin, joker, target)
        state = State(tuple([run for run, _, _ in going]), self.modes)
        return state, tuple(moves), _ahead(self.spot, must, young)

    def _gone_on(self, seat: Seat, put: list[int]) -> Going:
        """Return a run with one more slot; `put` are the runs taken whole whose tile lies in it."""
        run = self.runs[seat.origin] if seat.origin >= 0 else _NOTHING
        length = _longer(run.length, seat.fill, self.spot)
        bare = run.bare and seat.fill != "tile"
        standing: Standing = KEPT if seat.cores else run.standing
        if standing == NEW and put and not set(put).isdisjoint(run.marks):
            standing = OWES
        if not self.cares and standing != OWES:
            return Going(length, bare, KEPT, (), ())
        marks: tuple[int, ...] = ()
        if standing == NEW and (put or run.marks):
            lasting = {self.rank[m] for m in (*run.marks, *put) if m in self.rank}
            marks = tuple(sorted(lasting))
        hosts: tuple[int, ...] = ()
        if seat.cores:
            cores = (c for c in seat.cores if self.parts[c].mode.kind == "core")
            hosts = tuple(sorted(self.rank[c] for c in cores))
        return Going(length, bare, standing, hosts, marks)


def _may_have_core(mode: Mode, left: int) -> bool:
    """Say whether an old run with this many numbers left may still have a core, or a second one."""
    again = mode.kind == "done" and not mode.joker and left >= SHORTEST
    return again or mode.kind in {"waits", "core"}


_NOTHING = Going(0, bare=True, standing=NEW, hosts=(), marks=())


def _longer(length: int, fill: Fill, spot: Crossing) -> int:
    if length < SHORTEST:
        return length + 1
    owes = fill == "joker" and spot.left != LAST_THREE and spot.use == "lean"
    return OWING if owes else SHORTEST


def _ahead(spot: Crossing, must: int, young: int) -> int:
    """Return the number of jokers that unfinished runs need; `young` of them have one slot only."""
    soon = max(0, must - spot.next) if spot.next < MANY else 0
    return soon + (max(0, young - spot.after_next) if spot.after_next < MANY else 0)


def _seatings(way: _Way, tiles: int) -> Iterator[Seating]:
    """Return the ways to continue open runs and to begin new ones."""
    for hosted in _hosted(way):
        seats: list[Seat] = []
        for origin, cores in hosted:
            seat = _hosting_seat(origin, cores, way)
            if seat is None:
                break
            seats.append(seat)
        else:
            taken = {seat.origin for seat in seats}
            others = [n for n in range(len(way.runs)) if n not in taken]
            for going in product(*(_ways_on(n, way.runs[n], way.spot) for n in others)):
                ended = [n for n, seat in zip(others, going, strict=True) if seat is None]
                seated = [*seats, *(seat for seat in going if seat is not None)]
                yield from _with_new(way, seated, ended, tiles)


def _hosted(way: _Way) -> Iterator[list[tuple[int, tuple[int, ...]]]]:
    """Return the place of each core: a begun core in its run, a new one in any run."""
    under_way = {n: run.hosts for n, run in enumerate(way.runs) if run.hosts}
    beginning = [n for n, part in enumerate(way.parts) if part.begins]
    alone = way.spot.rebuild is Rebuild.NONE
    homes = [n for n, run in enumerate(way.runs) if not alone or run.standing == NEW]
    for seats in product([-1, *homes], repeat=len(beginning)):
        named = [seat for seat in seats if seat >= 0]
        if len(set(named)) < len(named):
            continue
        hosted = dict(under_way)
        fresh: list[tuple[int, tuple[int, ...]]] = []
        for core, seat in zip(beginning, seats, strict=True):
            if seat < 0:
                fresh.append((-1, (core,)))
            else:
                hosted[seat] = (*hosted.get(seat, ()), core)
        yield [*hosted.items(), *fresh]


def _hosting_seat(origin: int, cores: tuple[int, ...], way: _Way) -> Seat | None:
    """Return the continuation of a run with cores. Two cores share a tile only if one is lent."""
    if any(way.parts[core].joker == "stays" for core in cores):
        return Seat(origin, "stays", cores) if len(cores) == 1 else None
    own = [core for core in cores if way.is_own(core)]
    return Seat(origin, "tile", cores, taken=bool(own)) if len(own) <= 1 else None


def _ways_on(origin: int, run: Going, spot: Crossing) -> list[Seat | None]:
    """Return the continuations of an open run without a core; None means that it ends."""
    ways: list[Seat | None] = [Seat(origin, "tile")]
    if run.may_end:
        ways.append(None)
    if run.length < SHORTEST or (run.length != OWING and (spot.left or spot.use == "full")):
        ways.append(Seat(origin, "joker"))
    return ways


def _with_new(way: _Way, going: list[Seat], ended: list[int], at_hand: int) -> Iterator[Seating]:
    spot = way.spot
    tiles = at_hand - sum(seat.fill == "tile" for seat in going)
    jokers = way.pool + way.goes - sum(seat.fill == "joker" for seat in going)
    if tiles < 0 or jokers < 0:
        return
    most_bare = jokers if spot.use == "full" else 0
    if spot.use == "lean" and spot.left == LAST_THREE:
        most_bare = min(jokers, spot.next + spot.after_next)
    most = 0 if any(_better_gone_on(way.runs[n], spot) for n in ended) else tiles
    for begun in range(0 if spot.sets else tiles, most + 1):
        for bare in range(most_bare + 1):
            yield (*going, *(Seat(-1, "tile"),) * begun, *(Seat(-1, "joker"),) * bare)


def _better_gone_on(run: Going, spot: Crossing) -> bool:
    """Say whether continuing a run is never worse than beginning a new one."""
    return not run.marks and (spot.rebuild is not Rebuild.NONE or not spot.later)
