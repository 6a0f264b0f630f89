"""How the table may be used: jokers, rearranging, one action (contract section 6, rules A.0).

Every tile has an identity here. The referee tries every assignment of old and laid tiles to the
places of the new table, every reading of the jokers in sets, and every choice of the number tile
that replaced a joker. For each of these readings it checks every rule.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations, product
from typing import NamedTuple, TypeAlias

from tests.support.referee.melds import Meld, Piece, Tile, faultless, missing, stands_for
from tests.support.referee.rules import Rules


@dataclass(frozen=True, slots=True)
class Stone:
    """One tile with an identity."""

    number: int
    piece: Piece
    laid: bool
    """Whether it came from the rack this turn; or a joker freed before the first laying."""


@dataclass(frozen=True, slots=True)
class Before:
    """A meld as it lay, in stones."""

    meld: Meld
    tiles: tuple[Stone, ...]
    jokers: tuple[Stone, ...]


@dataclass(frozen=True, slots=True)
class Start:
    """The state before the table is used; own melds of the first laying lie there already."""

    melds: tuple[Before, ...]
    loose: tuple[Stone, ...]
    """The other laid stones."""
    served: frozenset[Stone]
    """Stones that replaced a joker before the first laying: they replace no second one."""

    @property
    def stones(self) -> tuple[Stone, ...]:
        lying = (stone for meld in self.melds for stone in (*meld.tiles, *meld.jokers))
        return (*lying, *self.loose)


class Place(NamedTuple):
    """A place of the final table: its meld, and, for a joker of a run, its tile."""

    meld: int
    bound: Tile | None


class Verdict(NamedTuple):
    """The rules that one reading of the lay keeps."""

    jokers: bool
    rebuild: bool
    one_action: bool


Lies: TypeAlias = Mapping[Stone, Place]
Tiles: TypeAlias = Mapping[Stone, Tile]
Stones: TypeAlias = Mapping[Stone, Stone]


@dataclass(frozen=True, slots=True)
class Way:
    """One reading of a lay."""

    rules: Rules
    start: Start
    final: tuple[Meld, ...]
    lies: Lies
    role: Tiles
    """What each joker of the old table stood for."""
    replaced: Stones
    """The number tile that replaced each joker."""


def is_allowed(rules: Rules, start: Start, final: tuple[Meld, ...]) -> bool:
    return any(all(verdict) for verdict in verdicts(rules, start, final))


def use_codes(rules: Rules, starts: Sequence[Start], final: tuple[Meld, ...]) -> list[str]:
    """Return what is wrong with the use of the table, in the most favourable reading."""
    found = {verdict for start in starts for verdict in verdicts(rules, start, final)}
    codes = []
    both = [verdict for verdict in found if verdict.jokers and verdict.rebuild]
    if not any(verdict.jokers for verdict in found):
        codes.append("joker_not_replaced")
    elif not both:
        codes.append("keep3" if rules.rebuild == "keep3" else "rebuild_not_allowed")
    if not any(verdict.one_action for verdict in both or found):
        codes.append("one_action_only")
    return codes


def verdicts(rules: Rules, start: Start, final: tuple[Meld, ...]) -> Iterator[Verdict]:
    for lies in _layings(start, final):
        for role in _roles(rules, start):
            for replaced in _replacements(rules, start, role):
                yield _judge(Way(rules, start, final, lies, role, replaced))


def _layings(start: Start, final: tuple[Meld, ...]) -> Iterator[Lies]:
    """Yield every assignment of stones to places."""
    stones: dict[Piece, list[Stone]] = {}
    for stone in start.stones:
        stones.setdefault(stone.piece, []).append(stone)
    places: dict[Piece, list[Place]] = {}
    for index, meld in enumerate(final):
        for tile in meld.tiles:
            places.setdefault(tile, []).append(Place(index, None))
        for bound in meld.jokers:
            places.setdefault(None, []).append(Place(index, bound))
    ways = [
        [list(zip(alike, order, strict=True)) for order in permutations(places[piece])]
        for piece, alike in stones.items()
    ]
    for choice in product(*ways):
        yield dict(pair for pairs in choice for pair in pairs)


def _roles(rules: Rules, start: Start) -> Iterator[Tiles]:
    """Every way to say what the jokers of the table before stood for."""
    ways = [
        [list(zip(before.jokers, tiles, strict=True)) for tiles in stands_for(rules, before.meld)]
        for before in start.melds
    ]
    for choice in product(*ways):
        yield dict(pair for pairs in choice for pair in pairs)


def _replacements(rules: Rules, start: Start, role: Tiles) -> Iterator[Stones]:
    """Every way to say which jokers were replaced, each by a number tile of its own."""
    ways: list[list[Stone | None]] = [
        [None, *(stone for stone in _sources(rules, start) if stone.piece == tile)]
        for tile in role.values()
    ]
    for choice in product(*ways):
        used = [stone for stone in choice if stone is not None]
        if len(set(used)) == len(used):
            pairs = zip(role, choice, strict=True)
            yield {joker: stone for joker, stone in pairs if stone is not None}


def _sources(rules: Rules, start: Start) -> list[Stone]:
    if rules.joker_exchange == "none":
        return []
    anywhere = rules.joker_exchange == "rack_or_table"
    free = [stone for stone in start.stones if stone not in start.served]
    return [stone for stone in free if anywhere or stone.laid]


def _judge(way: Way) -> Verdict:
    jokers, rebuild = True, True
    if way.rules.rebuild == "keep3":
        jokers, rebuild = _jokers_are_kept(way), _keeps_three(way)
    if way.rules.rebuild == "none":
        jokers, rebuild = _jokers_melds_are_whole(way), _leaves_whole(way)
    return Verdict(jokers and _jokers_stand(way), rebuild, _is_one_action(way))


def _jokers_are_kept(way: Way) -> bool:
    return all(_kept_in(way, before) or not _unreplaced(way, before) for before in way.start.melds)


def _jokers_melds_are_whole(way: Way) -> bool:
    return all(
        len(_homes(way, before)) == 1 or not _unreplaced(way, before) for before in way.start.melds
    )


def _jokers_stand(way: Way) -> bool:
    """Each joker that is not replaced stands for its tile; in one set for different tiles."""
    seen: set[tuple[int, Tile]] = set()
    for joker, tile in way.role.items():
        if joker in way.replaced:
            continue
        place = way.lies[joker]
        meld = way.final[place.meld]
        fits = tile == place.bound if meld.kind == "run" else tile in missing(way.rules, meld)
        if not fits or (place.meld, tile) in seen:
            return False
        seen.add((place.meld, tile))
    return True


def _unreplaced(way: Way, before: Before) -> set[Stone]:
    return set(before.jokers) - way.replaced.keys()


def _members(way: Way, before: Before) -> list[Stone]:
    """The meld after joker exchanges: with the replacing tile in the joker's place."""
    return [*before.tiles, *(way.replaced.get(joker, joker) for joker in before.jokers)]


def _homes(way: Way, before: Before) -> set[int]:
    return {way.lies[stone].meld for stone in _members(way, before)}


def _kept_in(way: Way, before: Before) -> set[int]:
    """Return the melds in which three or more of its tiles form a meld by themselves."""
    return {
        home
        for home in _homes(way, before)
        if _is_kept(way, before, [s for s in _members(way, before) if way.lies[s].meld == home])
    }


def _is_kept(way: Way, before: Before, here: list[Stone]) -> bool:
    jokers = _unreplaced(way, before)
    parts = (part for size in range(3, len(here) + 1) for part in combinations(here, size))
    return any(
        jokers <= set(part)
        and any(stone.piece is not None for stone in part)
        and faultless(way.rules, [_tile(way, stone) for stone in part])
        for part in parts
    )


def _tile(way: Way, stone: Stone) -> Tile:
    return stone.piece if stone.piece is not None else way.role[stone]


def _keeps_three(way: Way) -> bool:
    """Whether each meld is kept, or taken apart completely: no new meld has two of its tiles."""
    kept = [_kept_in(way, before) for before in way.start.melds]
    continued = {home for homes in kept for home in homes}
    for before, kept_in in zip(way.start.melds, kept, strict=True):
        homes = Counter(way.lies[stone].meld for stone in _members(way, before))
        apart = all(count < 2 for home, count in homes.items() if home not in continued)
        if not kept_in and (_unreplaced(way, before) or not apart):
            return False
    return True


def _leaves_whole(way: Way) -> bool:
    """Whether each meld lies whole in one meld, and no two in the same."""
    homes = [_homes(way, before) for before in way.start.melds]
    alone = {home for homes_of_one in homes for home in homes_of_one}
    return all(len(homes_of_one) == 1 for homes_of_one in homes) and len(alone) == len(homes)


def _is_one_action(way: Way) -> bool:
    """Whether all laid or freed stones lie in one meld, except those that replaced a joker."""
    if not way.rules.one_action:
        return True
    in_place = {*way.start.served, *way.replaced.values()}
    moved = {stone for stone in way.start.stones if stone.laid} | way.replaced.keys()
    return len({way.lies[stone].meld for stone in moved - in_place}) <= 1
