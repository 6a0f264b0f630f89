"""Everything that can be taken by hand: the rack, what is held without a place, the melds.

Each piece has a place in it, by which it can be named although there are two of a kind. The places
are the same as long as table and draft are, in whatever order their owner sorts the rack.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from bot.render.board import Board
from bot.render.roles import bare
from bot.screens import boards
from core.engine.sight import Sight
from core.rules.pieces import Groups, Meld, Piece, Pieces, print_groups
from core.rules.sheet import Sheet
from core.rules.view import RoundView

TO_THE_RACK = "rack"
"""Said in the place of a meld's number: what was taken goes back."""


@dataclass(frozen=True, slots=True)
class AtHand:
    """A piece, where it is."""

    place: int
    piece: str
    meld: int | None = None
    """The number of the meld in which it lies; 0: held without a place; None: on the rack."""


def at_hand(sight: Sight, view: RoundView, board: Board) -> tuple[AtHand, ...]:
    """Return all pieces that the reader can take: those of the table only where they are moved."""
    found: list[tuple[str, int | None]] = [(piece, None) for piece in _on_rack(view, board)]
    melds = boards.as_seen(sight).in_order() if moves_by_hand(sight) else ()
    held = [(bare(piece), 0) for group in boards.in_hand(sight) for piece in group]
    lying = [(bare(piece), meld.number) for meld in melds for piece in meld.pieces]
    every = enumerate((*found, *held, *lying))
    return tuple(AtHand(place, piece, meld) for place, (piece, meld) in every)


def moves_by_hand(sight: Sight) -> bool:
    """Say whether single pieces of the table can be moved."""
    return "arrange" in sight.sheet.family.words and bool(sight.round and not sight.round.turn)


def _on_rack(view: RoundView, board: Board) -> Iterator[str]:
    """Return what stands on the rack now, in an order that no sorting changes."""
    left = Counter(shown.piece for group in board.rack or () for shown in group.pieces)
    for piece in map(bare, view.rack):
        if left[piece] > 0:
            left[piece] -= 1
            yield piece


def taken(everything: Iterable[AtHand], chosen: Collection[int]) -> tuple[AtHand, ...]:
    """Return what was chosen."""
    return tuple(one for one in everything if one.place in chosen)


def moved(sight: Sight, chosen: Sequence[AtHand], to: str) -> str:
    """Write the table as it is when the pieces are a new meld, or go `#2` or back to the `rack`."""
    table = boards.as_seen(sight)
    groups = {meld.number: meld.pieces for meld in table.melds}
    held = [group[0] for group in boards.in_hand(sight)]
    for one in chosen:
        if one.meld:
            groups[one.meld] = _without(groups[one.meld], one.piece)
        elif one.meld == 0:
            held = list(_without(held, one.piece))
    pieces = sight.sheet.family.read_pieces(" ".join(one.piece for one in chosen))
    new: Groups = ()
    if to.startswith("#"):
        number = int(to.removeprefix("#"))
        groups[number] = _tidy(sight.sheet, (*groups[number], *pieces))
    elif to != TO_THE_RACK:
        new = (_tidy(sight.sheet, pieces),)
    return print_groups((*filter(None, groups.values()), *((piece,) for piece in held), *new))


def _without(pieces: Sequence[Piece], gone: str) -> Pieces:
    """Take one piece out of a group."""
    rest = list(pieces)
    del rest[[bare(piece) for piece in rest].index(gone)]
    return tuple(rest)


def _tidy(sheet: Sheet, pieces: Pieces) -> Pieces:
    """Put pieces in order as a hand would, a joker into the gap where there is one."""
    family = sheet.family
    every = family.sort(sheet, family.read_pieces(" ".join(map(bare, pieces))))
    jokers = tuple(piece for piece in every if str(piece) == "J")
    rest = tuple(piece for piece in every if str(piece) != "J")
    for places in combinations(range(len(every) - 1, -1, -1), len(jokers)):
        tried = _with(rest, jokers, sorted(places))
        if isinstance(family.judge(sheet, tried), Meld):
            return tried
    return every


def _with(rest: Pieces, jokers: Pieces, places: Sequence[int]) -> Pieces:
    row = list(rest)
    for joker, place in zip(jokers, places, strict=True):
        row.insert(place, joker)
    return tuple(row)
