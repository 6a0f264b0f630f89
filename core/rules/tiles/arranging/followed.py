"""Runs of one colour followed one by one, for sheets on which old melds must stay together.

What becomes of an old run is settled while it is crossed: a run *waits* until its core begins, the
tiles that have to stay together in one run; then it is *done*, the rest of its tiles may go
anywhere; or it lies *apart*, taken whole, no two of its tiles in one new run. Each open run of the
answer knows which cores lie in it and which runs taken whole have a tile in it
(docs/decisions/0012).
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final, Literal, NamedTuple, TypeAlias

from core.rules.tiles.arranging.counted import LAST_THREE, Use
from core.rules.tiles.sheet import JokerExchange, Rebuild

SHORTEST: Final = 3


class Old(NamedTuple):
    """An old run at one of its numbers."""

    begins: bool
    left: int
    """Numbers that it still has, at most three."""
    joker: bool
    """Whether a joker lies here."""
    ahead: bool
    """Whether a joker lies further on."""


class Crossing(NamedTuple):
    """What one colour has at one number, and what follows as far as a step looks ahead."""

    old: tuple[Old, ...]
    """The old runs that have this number, those that began first first."""
    in_sets: int
    """Number tiles of old sets."""
    rack: int
    must: int
    """How many of the rack's tiles must be used."""
    claimed: int
    """Jokers of old sets that are replaced by this tile."""
    lent: int
    """Number tiles in melds that nobody may touch."""
    left: int
    """Numbers still to come, as far as it matters."""
    next: int
    """Tiles and table jokers at the next number."""
    after_next: int
    later: bool
    """Whether another old run of the colour begins further on."""
    sets: bool
    """Whether there are sets at all."""
    old_sets: bool
    """Whether there are old ones of this number."""
    rebuild: Rebuild
    exchange: JokerExchange
    use: Use

    @property
    def own_tiles(self) -> bool:
        """Whether a tile that replaces a joker is nobody else's tile."""
        return self.exchange is JokerExchange.RACK or self.rebuild is Rebuild.NONE


class Mode(NamedTuple):
    """What has become of an old run so far; of its core how many slots, and whether a tile."""

    kind: Literal["waits", "core", "done", "apart"]
    slots: int = 0
    tile: bool = False


Joker: TypeAlias = Literal["", "stays", "goes"]


class Part(NamedTuple):
    """What an old run does at a number: its mode afterwards, and its tile or joker here."""

    mode: Mode
    joker: Joker
    in_core: bool
    begins: bool


Standing: TypeAlias = Literal[0, 1, 2]
NEW: Final = 0
OWES: Final = 1
"""New, and holds two tiles of an old run: it must come to hold a core."""
KEPT: Final = 2
"""Holds a core, or nobody cares."""

OWING: Final = 4
"""The length of a long run that took a joker and needs a tile for it to have been of use."""


class Going(NamedTuple):
    """An open run of the answer."""

    length: int
    """At most three, or `OWING`."""
    bare: bool
    """Whether it is jokers alone so far."""
    standing: Standing
    hosts: tuple[int, ...]
    """The old runs whose core is in it and not complete."""
    marks: tuple[int, ...]
    """The old runs taken whole that have a tile in it."""

    @property
    def may_end(self) -> bool:
        return (
            self.length == SHORTEST and not self.bare and not self.hosts and self.standing != OWES
        )


class State(NamedTuple):
    """Between two numbers: the open runs, and the modes of the old runs that have both."""

    runs: tuple[Going, ...] = ()
    modes: tuple[Mode, ...] = ()


Fill: TypeAlias = Literal["tile", "joker", "stays"]


class Move(NamedTuple):
    """How an open run goes on: which (-1: a new one), with what, and which it is afterwards."""

    origin: int
    fill: Fill
    target: int
    """Its place among the open runs, -1: it is closed."""


class Meaning(NamedTuple):
    """What a step gives to the sets of its number."""

    given: int
    """Number tiles."""
    spare: int
    """Number tiles in runs that could as well be those of an old set."""
    free: int
    """Number tiles given that are not bound to be another meld's."""
    lying: int
    """Number tiles in runs, and in melds nobody may touch; asked only where jokers are replaced."""


class Step(NamedTuple):
    """One colour taken across one number."""

    meaning: Meaning
    unused: int
    jokers: int
    ahead: int
    after: State
    moves: tuple[Move, ...]


@lru_cache(maxsize=1 << 16)
def steps(state: State, spot: Crossing, pool: int) -> tuple[Step, ...]:
    """Return the steps worth considering with so many jokers at hand."""
    if spot.use == "full":
        return tuple(_all_steps(state, spot, pool))
    best: dict[tuple[Meaning, State], list[Step]] = {}
    for step in _all_steps(state, spot, pool):
        rivals = best.setdefault((step.meaning, step.after), [])
        if not any(r.unused <= step.unused and r.jokers <= step.jokers for r in rivals):
            rivals.append(step)
    return tuple(step for rivals in best.values() for step in rivals)


def _all_steps(state: State, spot: Crossing, pool: int) -> Iterator[Step]:
    state = state._replace(runs=_known_here(state.runs, spot))
    modes = iter(state.modes)
    choices = [
        list(_parts(old, None if old.begins else next(modes), spot)) for old in spot.old
    ]
    tiles = spot.in_sets + sum(not old.joker for old in spot.old)
    for parts in product(*choices):
        goes = sum(part.joker == "goes" for part in parts)
        for used in range(spot.rack, spot.must - 1, -1):
            if goes + spot.claimed <= _supply(spot, tiles + used):
                for seating in _seatings(state, parts, spot, tiles + used, pool + goes):
                    yield from _finished(state, parts, spot, seating, pool, used)


def _known_here(runs: tuple[Going, ...], spot: Crossing) -> tuple[Going, ...]:
    """Number the old runs as they are numbered here, where some may have ended or begun."""
    began = [n for n, old in enumerate(spot.old) if not old.begins]
    return tuple(
        run._replace(
            hosts=tuple(began[host] for host in run.hosts),
            marks=tuple(began[mark] for mark in run.marks),
        )
        for run in runs
    )


def _supply(spot: Crossing, tiles: int) -> int:
    """Return how many jokers the tiles here can replace."""
    if spot.exchange is JokerExchange.NONE:
        return 0
    table = spot.in_sets + sum(not old.joker for old in spot.old)
    return tiles - table if spot.own_tiles else tiles + spot.lent


def _parts(old: Old, mode: Mode | None, spot: Crossing) -> Iterator[Part]:
    """Return what an old run can do here."""
    can_go = spot.exchange is not JokerExchange.NONE
    jokers: tuple[Joker, ...] = ("",)
    if old.joker:
        jokers = ("stays", "goes") if can_go else ("stays",)
    kinds = _begins(spot) if mode is None else (mode,)
    for before in kinds:
        for joker in jokers:
            yield from _part(old, before, joker, spot)


def _begins(spot: Crossing) -> tuple[Mode, ...]:
    if spot.rebuild is Rebuild.NONE:
        return (Mode("core"),)
    return (Mode("waits"), Mode("apart"))


def _part(old: Old, before: Mode, joker: Joker, spot: Crossing) -> Iterator[Part]:
    outside = joker != "stays"
    if before.kind in ("done", "apart"):
        if outside:
            yield Part(before, joker, in_core=False, begins=False)
        return
    if before.kind == "waits":
        if outside and old.left >= SHORTEST:
            yield Part(before, joker, in_core=False, begins=False)
        if old.left < SHORTEST - 1:
            return
    slots = min(before.slots + 1, SHORTEST)
    core = Mode("core", slots, before.tile or outside)
    whole = spot.rebuild is Rebuild.NONE
    begins = not before.slots
    complete = slots == SHORTEST and core.tile
    if complete and (old.left == 0 or not whole):
        yield Part(Mode("done"), joker, in_core=True, begins=begins)
    if old.left and (not complete or whole or old.ahead):
        yield Part(core, joker, in_core=True, begins=begins)


class Seat(NamedTuple):
    """An open run that goes on or begins here: which (-1: new), with what, whose core is in it."""

    origin: int
    fill: Fill
    cores: tuple[int, ...] = ()
    taken: bool = False
    """Whether its tile is that of a core."""


Seating: TypeAlias = tuple[Seat, ...]


def _seatings(
    state: State, parts: tuple[Part, ...], spot: Crossing, tiles: int, jokers: int
) -> Iterator[Seating]:
    """Return the ways to go on with the open runs and to begin new ones."""
    for hosted in _hosted(state, parts, spot):
        bound = [_hosting_seat(origin, cores, parts, spot) for origin, cores in hosted]
        if any(seat is None for seat in bound):
            continue
        seats = [seat for seat in bound if seat is not None]
        others = [n for n in range(len(state.runs)) if n not in {seat.origin for seat in seats}]
        ways = [_ways(n, state.runs[n], spot) for n in others]
        for way in product(*ways):
            going = seats + [seat for seat in way if seat is not None]
            ended = [n for n, seat in zip(others, way, strict=True) if seat is None]
            yield from _with_new(state, spot, going, ended, (tiles, jokers))


def _hosted(
    state: State, parts: tuple[Part, ...], spot: Crossing
) -> Iterator[list[tuple[int, tuple[int, ...]]]]:
    """Return where each core is: those under way in their runs, those that begin in any."""
    under_way: dict[int, tuple[int, ...]] = {
        n: run.hosts for n, run in enumerate(state.runs) if run.hosts
    }
    beginning = [n for n, part in enumerate(parts) if part.begins]
    alone = spot.rebuild is Rebuild.NONE
    homes = [n for n, run in enumerate(state.runs) if not alone or run.standing == NEW]
    for seats in product([-1, *homes], repeat=len(beginning)):
        named = [seat for seat in seats if seat >= 0]
        if len(set(named)) < len(named):
            continue
        hosted = dict(under_way)
        fresh = []
        for core, seat in zip(beginning, seats, strict=True):
            if seat < 0:
                fresh.append((-1, (core,)))
            else:
                hosted[seat] = (*hosted.get(seat, ()), core)
        yield [*hosted.items(), *fresh]


def _hosting_seat(
    origin: int, cores: tuple[int, ...], parts: tuple[Part, ...], spot: Crossing
) -> Seat | None:
    stays = [core for core in cores if parts[core].joker == "stays"]
    if stays:
        return Seat(origin, "stays", cores) if len(cores) == 1 else None
    own = [core for core in cores if not parts[core].joker or spot.own_tiles]
    return Seat(origin, "tile", cores, taken=bool(own)) if len(own) <= 1 else None


def _ways(origin: int, run: Going, spot: Crossing) -> list[Seat | None]:
    """Return how an open run without a core can go on, None: it ends."""
    ways: list[Seat | None] = [Seat(origin, "tile")]
    if run.may_end:
        ways.append(None)
    if run.length != OWING and (run.length < SHORTEST or spot.left or spot.use == "full"):
        ways.append(Seat(origin, "joker"))
    return ways


def _with_new(
    state: State,
    spot: Crossing,
    going: list[Seat],
    ended: list[int],
    at_hand: tuple[int, int],
) -> Iterator[Seating]:
    tiles = at_hand[0] - sum(seat.fill == "tile" for seat in going)
    jokers = at_hand[1] - sum(seat.fill == "joker" for seat in going)
    if tiles < 0 or jokers < 0:
        return
    better = any(_better_gone_on(state.runs[n], spot) for n in ended)
    begins_bare = spot.left == LAST_THREE or spot.use == "full"
    most_bare = jokers if begins_bare else 0
    for begun in range((0 if better else tiles) + 1):
        if tiles - begun and not spot.sets:
            continue
        for bare in range(most_bare + 1):
            new = [Seat(-1, "tile")] * begun + [Seat(-1, "joker")] * bare
            yield (*going, *new)


def _better_gone_on(run: Going, spot: Crossing) -> bool:
    """Whether going on with a run is never worse than to begin a new one."""
    return not run.marks and (spot.rebuild is not Rebuild.NONE or not spot.later)


def _finished(  # noqa: PLR0917, one step in all its parts
    state: State,
    parts: tuple[Part, ...],
    spot: Crossing,
    seating: Seating,
    pool: int,
    used: int,
) -> Iterator[Step]:
    """Put the tiles of runs that are taken whole somewhere, and see what is open then."""
    tiles = spot.in_sets + sum(not old.joker for old in spot.old) + used
    given = tiles - sum(seat.fill == "tile" for seat in seating)
    goes = sum(part.joker == "goes" for part in parts)
    jokers = sum(seat.fill == "joker" for seat in seating) - goes
    for apart in _apart(state, parts, spot, seating, given):
        after, moves = _after(state, parts, spot, seating, apart, pool)
        if after is None:
            continue
        ahead = _ahead(after, spot)
        if jokers + ahead <= pool:
            meaning = _meaning(parts, spot, seating, apart, given)
            yield Step(meaning, spot.rack - used, jokers, ahead, after, moves)


Apart: TypeAlias = tuple[tuple[int, int], ...]
"""Old runs taken whole, and the seat of their tile; -1: a set."""


def _apart(
    state: State, parts: tuple[Part, ...], spot: Crossing, seating: Seating, given: int
) -> Iterator[Apart]:
    runs = [n for n, part in enumerate(parts) if part.mode.kind == "apart"]
    seats = [n for n, seat in enumerate(seating) if seat.fill == "tile"]
    for places in product([-1, *seats], repeat=len(runs)):
        apart = tuple(zip(runs, places, strict=True))
        own = [place for run, place in apart if _is_own(parts[run], spot)]
        taken = [n for n in own if n >= 0 and seating[n].taken]
        in_runs = [n for n in own if n >= 0]
        if (
            not taken
            and len(set(in_runs)) == len(in_runs)
            and own.count(-1) <= given
            and (given or -1 not in places)
        ):
            yield apart
            if not spot.old_sets and -1 in places and places.count(-1) == len(places):
                return


def _is_own(part: Part, spot: Crossing) -> bool:
    return not part.joker or spot.own_tiles


def _meaning(
    parts: tuple[Part, ...], spot: Crossing, seating: Seating, apart: Apart, given: int
) -> Meaning:
    if not spot.old_sets:
        return Meaning(given, 0, given, 0)
    own = [place for run, place in apart if _is_own(parts[run], spot)]
    in_runs = sum(seat.fill == "tile" and not seat.taken for seat in seating)
    spare = in_runs - sum(place >= 0 for place in own)
    lying = sum(seat.fill == "tile" for seat in seating) + spot.lent if spot.claimed else 0
    spare = min(spare, spot.in_sets + spot.claimed)
    return Meaning(given, spare, given - own.count(-1), lying)


def _after(  # noqa: PLR0917, one step in all its parts
    state: State,
    parts: tuple[Part, ...],
    spot: Crossing,
    seating: Seating,
    apart: Apart,
    pool: int,
) -> tuple[State | None, tuple[Move, ...]]:
    lasting = [n for n, old in enumerate(spot.old) if old.left]
    rank = {old: n for n, old in enumerate(lasting)}
    modes = tuple(parts[n].mode for n in lasting)
    hosts_to_come = spot.later or any(mode.kind in ("waits", "core") for mode in modes)
    cares = spot.later or any(mode.kind != "done" for mode in modes)
    going: list[tuple[Going, int, Fill]] = []
    closed: list[Move] = []
    for place, seat in enumerate(seating):
        before = state.runs[seat.origin] if seat.origin >= 0 else None
        put = [run for run, there in apart if there == place]
        run = _gone_on(before, seat, put, parts, rank, spot)
        if run.standing == OWES and not hosts_to_come:
            return None, ()
        if not cares:
            run = run._replace(standing=KEPT)
        if spot.left == 0 and not run.may_end:
            return None, ()
        if run.may_end and spot.use == "lean" and not _can_go_on(spot, pool):
            closed.append(Move(seat.origin, seat.fill, -1))
        else:
            going.append((run, seat.origin, seat.fill))
    going.sort()
    moves = [Move(origin, fill, n) for n, (_, origin, fill) in enumerate(going)]
    return State(tuple(run for run, _, _ in going), modes), (*moves, *closed)


def _gone_on(  # noqa: PLR0917, one run in all its parts
    before: Going | None,
    seat: Seat,
    put: list[int],
    parts: tuple[Part, ...],
    rank: dict[int, int],
    spot: Crossing,
) -> Going:
    run = before or Going(0, bare=True, standing=NEW, hosts=(), marks=())
    marks = {*run.marks, *put}
    standing: Standing = KEPT if seat.cores else run.standing
    if standing == NEW and set(run.marks) & set(put):
        standing = OWES
    lasting = {rank[m] for m in marks if m in rank} if standing == NEW else set()
    hosts = tuple(sorted(rank[c] for c in seat.cores if parts[c].mode.kind == "core"))
    return Going(
        _longer(run.length, seat.fill, spot),
        bare=run.bare and seat.fill != "tile",
        standing=standing,
        hosts=hosts,
        marks=tuple(sorted(lasting)),
    )


def _longer(length: int, fill: Fill, spot: Crossing) -> int:
    if length < SHORTEST:
        return length + 1
    owes = fill == "joker" and spot.left != LAST_THREE and spot.use == "lean"
    return OWING if owes else SHORTEST


def _can_go_on(spot: Crossing, pool: int) -> bool:
    joker_fits = spot.left and pool and (spot.after_next or spot.left == LAST_THREE + 1)
    return bool(spot.next or joker_fits)


def _ahead(after: State, spot: Crossing) -> int:
    must = sum(not run.may_end for run in after.runs)
    young = sum(run.length == 1 for run in after.runs)
    return max(0, must - spot.next) + max(0, young - spot.after_next)
