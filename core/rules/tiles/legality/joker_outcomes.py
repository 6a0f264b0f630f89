"""The possible outcomes for jokers of old melds under keep-3: they stay, or are replaced."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias

from core.rules.pieces import Kind, Meld, Table
from core.rules.tiles.legality.jokers import joker_options, set_options
from core.rules.tiles.legality.melds import jokers_in, number_tiles, pieces_of
from core.rules.tiles.model.pieces import Tile
from core.rules.tiles.model.sheet import JokerExchange, TileSheet

Place: TypeAlias = int
"""The index of a meld on its table."""


@dataclass(frozen=True, slots=True)
class Resolution:
    """The outcome for the jokers of one old meld.

    `stays` are the tiles for which its jokers still stand, all in the final meld `place`; the old
    meld must be kept there. `freed` are the tiles that replace its other jokers.
    """

    stays: frozenset[Tile] = frozenset()
    freed: frozenset[Tile] = frozenset()
    place: Place | None = None


NO_JOKERS = Resolution()


def resolutions(
    sheet: TileSheet, old: Table, final: Table, supply: Counter[Tile]
) -> Iterator[tuple[Resolution, ...]]:
    """Yield all ways to settle the jokers together, the smallest change first.

    Each replacing tile serves one joker, and each place of a final joker serves one that stays.
    """
    choices = {place: _of_meld(sheet, meld, final) for place, meld in enumerate(old)}
    open_ = {place: choice for place, choice in choices.items() if choice != (NO_JOKERS,)}
    room = _joker_room(sheet, final)
    for chosen in _chosen(list(open_.values()), supply, room):
        way = dict(zip(open_, chosen, strict=True))
        yield tuple(way.get(place, NO_JOKERS) for place in choices)


def _chosen(
    choices: Sequence[Sequence[Resolution]],
    supply: Counter[Tile],
    room: Counter[tuple[Place, Tile | None]],
) -> Iterator[tuple[Resolution, ...]]:
    if not choices:
        yield ()
        return
    for choice in choices[0]:
        needs = _needs(choice)
        if not Counter(choice.freed) - supply and not needs - room:
            left = supply - Counter(choice.freed)
            for others in _chosen(choices[1:], left, room - needs):
                yield (choice, *others)


def _needs(choice: Resolution) -> Counter[tuple[Place, Tile | None]]:
    """Count what staying jokers need: one meaning each, and in a set also enough jokers."""
    if choice.place is None:
        return Counter()
    needs: Counter[tuple[Place, Tile | None]] = Counter((choice.place, t) for t in choice.stays)
    needs[choice.place, None] = len(choice.stays)
    return needs


def _joker_room(sheet: TileSheet, final: Table) -> Counter[tuple[Place, Tile | None]]:
    room: Counter[tuple[Place, Tile | None]] = Counter()
    for place, meld in enumerate(final):
        options = joker_options(sheet, meld)
        room[place, None] = len(options)
        room.update({(place, tile): 1 for tile in {t for choice in options for t in choice}})
    return room


def _of_meld(sheet: TileSheet, meld: Meld, final: Table) -> Sequence[Resolution]:
    options = joker_options(sheet, meld)
    if not options:
        return (NO_JOKERS,)
    alike = [place for place, after in enumerate(final) if _alike(meld, after)]
    alike.sort(key=lambda place: final[place] != meld)
    found = []
    for stays, freed in _split(sheet, meld):
        found += [Resolution(stays, freed, place) for place in (alike if stays else [None])]
    return found


def _alike(meld: Meld, after: Meld) -> bool:
    if meld.kind is not after.kind or not jokers_in(pieces_of(after)):
        return False
    one, other = number_tiles(pieces_of(meld))[0], number_tiles(pieces_of(after))[0]
    return one.colour == other.colour if meld.kind is Kind.RUN else one.number == other.number


def _split(sheet: TileSheet, meld: Meld) -> Iterator[tuple[frozenset[Tile], frozenset[Tile]]]:
    """Yield, for each treatment of the jokers, the tiles they still stand for and the replaced."""
    options = joker_options(sheet, meld)
    meanings: Sequence[tuple[Tile, ...]] = [tuple(choice[0] for choice in options)]
    if meld.kind is Kind.SET:
        meanings = list(combinations(set_options(sheet, meld), len(options)))
    most = 0 if sheet.joker_exchange is JokerExchange.NONE else len(options)
    for replaced in range(most + 1):
        for meaning in meanings:
            for freed in combinations(meaning, replaced):
                yield frozenset(meaning) - frozenset(freed), frozenset(freed)
