"""Sets where old melds must stay together: the tiles of one number formed into sets.

An old set is either kept or taken whole. If it is kept, three or more of its tiles lie in one set,
together with every joker that was not replaced. If it is taken whole, no two of its tiles lie in
one new set. A number has few tiles, so every way is tried.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

from core.rules.tiles.model.sheet import Rebuild
from core.rules.tiles.solver.bound_runs import Meaning
from core.rules.tiles.solver.free_runs import Use
from core.rules.tiles.solver.model import COLOURS

COLOUR_RANGE = range(COLOURS)
SHORTEST = 3


class Here(NamedTuple):
    """An old set, after joker exchanges."""

    colours: tuple[int, ...]
    """The colours of its number tiles, including those that replaced a joker."""
    lent: tuple[int, ...]
    """The colours whose tile may count for another meld as well."""
    jokers: int
    """Jokers that still stand for the colours it lacks."""


class Deal(NamedTuple):
    """The sets of a number: the colours and jokers of each; all further jokers taken."""

    sets: tuple[tuple[tuple[int, ...], int], ...]
    jokers: int

    @property
    def room(self) -> int:
        """How many more jokers the sets would take."""
        return sum(COLOURS - len(colours) - jokers for colours, jokers in self.sets)


class _Kept(NamedTuple):
    """A set that keeps an old one, and the colours that must be its own tiles."""

    colours: tuple[int, ...]
    jokers: int
    core: tuple[int, ...]
    borrowed: tuple[int, ...]
    """The colours that replaced a joker and may count for another meld as well."""


class _Room(NamedTuple):
    """What is left: tiles for new sets, tiles in runs, tiles in sets that are free."""

    given: tuple[int, ...]
    spare: tuple[int, ...]
    free: tuple[int, ...]
    lying: tuple[int, ...]
    """Tiles outside sets that replace no other joker."""
    open: tuple[int, ...]
    """The same inside sets."""


Meanings: TypeAlias = tuple[Meaning, ...]


@lru_cache(maxsize=1 << 14)
def deals_around(
    old: tuple[Here, ...], meanings: Meanings, pool: int, rebuild: Rebuild, use: Use
) -> tuple[Deal, ...]:
    """Return the deals, fewest further jokers first; in lean use only those with fewest."""
    room = _Room(*(tuple(row) for row in zip(*meanings, strict=True)))
    best: dict[tuple[int, int], Deal] = {}
    for kept, apart, left in _fates(old, room, rebuild):
        for sets, jokers in _numbers(left.given, apart, use):
            least = min((needed for needed, _ in best), default=pool + 1)
            if jokers > pool or (use == "lean" and jokers >= least):
                continue
            new = _deal(kept, apart, left, (sets, jokers), use)
            if new is not None:
                deal = Deal((*((k.colours, k.jokers) for k in kept), *new), jokers)
                best.setdefault((jokers, deal.room), deal)
    return tuple(best[key] for key in sorted(best))[: 1 if use == "lean" else None]


def _numbers(
    given: tuple[int, ...], apart: tuple[Here, ...], use: Use
) -> Iterator[tuple[int, int]]:
    """Return the numbers of new sets and of their jokers. More sets can keep tiles apart."""
    least, total, smallest = max(given), sum(given), _smallest(use)
    most = total // smallest if apart or use == "full" else least
    for sets in range(least, max(least, most) + 1):
        for jokers in range(max(0, SHORTEST * sets - total), 2 * sets + 1):
            if total >= smallest * sets:
                yield sets, jokers
            if use == "lean":
                break


def _smallest(use: Use) -> int:
    """Return the least number of number tiles in a set."""
    return 1 if use == "full" else 2


def _fates(
    old: tuple[Here, ...], room: _Room, rebuild: Rebuild
) -> Iterator[tuple[tuple[_Kept, ...], tuple[Here, ...], _Room]]:
    """Return what becomes of the old sets: kept ones, those taken whole, and what is left."""
    if not old:
        yield (), (), room
        return
    for kept in _keepings(old[0], room, rebuild):
        left = room._replace(
            given=_less(room.given, kept.colours), free=_less(room.free, kept.core)
        )
        if min(left.free) >= 0:
            for others, apart, rest in _fates(old[1:], left, rebuild):
                yield (kept, *others), apart, rest
    if rebuild is Rebuild.KEEP3 and not old[0].jokers:
        for others, apart, rest in _fates(old[1:], room, rebuild):
            yield others, (old[0], *apart), rest


def _less(counts: tuple[int, ...], colours: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(count - (colour in colours) for colour, count in enumerate(counts))


def _keepings(old: Here, room: _Room, rebuild: Rebuild) -> Iterator[_Kept]:
    """Return the sets that can keep an old one."""
    needed = max(SHORTEST - old.jokers, 1)
    if rebuild is Rebuild.NONE:
        needed = len(old.colours)
    at_hand = [colour for colour in COLOUR_RANGE if room.given[colour]]
    for size in range(max(needed, SHORTEST - old.jokers), COLOURS - old.jokers + 1):
        for colours in combinations(at_hand, size):
            lacking = set(COLOUR_RANGE) - set(old.colours) - set(colours)
            if len(lacking) >= old.jokers:
                mine = [colour for colour in colours if colour in old.colours]
                for core in combinations(mine, needed):
                    lent = tuple(colour for colour in core if colour in old.lent)
                    own = tuple(colour for colour in core if colour not in old.lent)
                    yield _Kept(colours, old.jokers, own, lent)


Sets: TypeAlias = tuple[tuple[tuple[int, ...], int], ...]


def _deal(
    kept: tuple[_Kept, ...],
    apart: tuple[Here, ...],
    left: _Room,
    wanted: tuple[int, int],
    use: Use,
) -> Sets | None:
    """Form so many new sets of what is left, with the sets taken whole kept apart."""
    sets, jokers = wanted
    for dealt in _dealings(left.given, sets, _smallest(use)):
        new = tuple((colours, max(0, SHORTEST - len(colours))) for colours in dealt)
        if sum(needed for _, needed in new) == jokers and _apart(kept, apart, left, dealt):
            return new
    return None


def _dealings(
    given: tuple[int, ...], sets: int, smallest: int
) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Return the ways to form so many sets, each with so many number tiles at least."""
    if not sets:
        if not any(given):
            yield ()
        return
    must = [colour for colour in COLOUR_RANGE if given[colour] == sets]
    may = [colour for colour in COLOUR_RANGE if 0 < given[colour] < sets]
    for size in range(max(0, smallest - len(must)), len(may) + 1):
        for more in combinations(may, size):
            colours = tuple(sorted((*must, *more)))
            for others in _dealings(_less(given, colours), sets - 1, smallest):
                yield (colours, *others)


def _apart(
    kept: tuple[_Kept, ...],
    apart: tuple[Here, ...],
    left: _Room,
    dealt: tuple[tuple[int, ...], ...],
) -> bool:
    """Say whether every tile of sets taken whole has a place; a new set holds one of each at most.

    The places are runs, kept sets, and each new set. A tile that may count for another meld can lie
    wherever such a tile lies. Any other tile needs one that counts for no other meld.
    """
    new = [[int(colour in colours) for colour in COLOUR_RANGE] for colours in dealt]
    going = [sum(c in k.colours and c not in k.core for k in kept) for c in COLOUR_RANGE]
    every = [sum(c in k.colours and c not in k.borrowed for k in kept) for c in COLOUR_RANGE]
    own = _Slots([list(left.spare), going, *new], list(left.free))
    lent = _Slots([list(left.lying), every, *(list(row) for row in new)], list(left.open))
    wanted = [
        (n, colour, lent if colour in old.lent else own)
        for n, old in enumerate(apart)
        for colour in old.colours
    ]
    return _place(wanted, frozenset())


class _Slots(NamedTuple):
    """Tiles by place and colour, and how many tiles in sets are free, by colour."""

    places: list[list[int]]
    free: list[int]


def _place(wanted: list[tuple[int, int, _Slots]], used: frozenset[tuple[int, int]]) -> bool:
    """Find places for all tiles, one after the other."""
    if not wanted:
        return True
    (old, colour, slots), rest = wanted[0], wanted[1:]
    for n, place in enumerate(slots.places):
        in_set, is_new = n > 0, n > 1
        if (
            not place[colour]
            or (in_set and not slots.free[colour])
            or (is_new and (n, old) in used)
        ):
            continue
        place[colour] -= 1
        slots.free[colour] -= in_set
        if _place(rest, used | {(n, old)}):
            return True
        place[colour] += 1
        slots.free[colour] += in_set
    return False
