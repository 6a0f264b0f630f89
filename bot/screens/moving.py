"""Moves of single pieces: where each piece is, where it may go, and the resulting table.

A player can take pieces from the rack, from the hand (no meld yet) and from the melds. Each
piece has a place number, which tells equal pieces apart. The numbers stay the same while
table and draft do, in whatever order the owner sorts the rack.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from bot.render.numbering import lies_as
from bot.render.pieces import bare
from bot.screens import boards
from core.engine.table.view import TableView
from core.rules.pieces import Groups, Meld, Piece, Pieces, print_groups
from core.rules.sheet import Sheet
from core.rules.view import RoundView

MOVING = ("move", "split")
"""Words that move single pieces; each becomes the equivalent `arrange`."""
BY_HAND = "none"
"""The assist mode in which the program arranges nothing."""
JOKER = "J"
SHORTEST = 3
"""The number of pieces in the shortest meld."""
TO_THE_RACK = "rack"
"""Stands in place of a meld's number: the pieces go back to the rack."""


@dataclass(frozen=True, slots=True)
class AtHand:
    """A piece and its location."""

    place: int
    piece: str
    meld: int | None = None
    """The number of its meld; 0: in hand, without a meld; None: on the rack."""
    lies: str = ""
    """One of several jokers of a run, as it lies there: `J=r8`; empty for any other piece."""


def at_hand(table_view: TableView) -> tuple[AtHand, ...]:
    """Return all pieces that the reader can take; those of the table only if they can be moved."""
    rack = boards.on_rack(table_view)
    found: list[tuple[str, int | None, str]] = [(bare(piece), None, "") for piece in rack]
    melds = boards.as_seen(table_view).in_order() if moves_by_hand(table_view) else ()
    held = [(bare(piece), 0, "") for group in boards.in_hand(table_view) for piece in group]
    lying = [
        (bare(piece), meld.number, lies)
        for meld in melds
        for piece, lies in zip(meld.pieces, _told_apart(meld.pieces), strict=True)
    ]
    every = enumerate((*found, *held, *lying))
    return tuple(AtHand(place, piece, meld, lies) for place, (piece, meld, lies) in every)


def _told_apart(meld: Pieces) -> tuple[str, ...]:
    """Return for each of several jokers of a run how it lies there; empty for other pieces."""
    names = tuple(map(str, meld))
    jokers = {name for name in names if "=" in name}
    if len(jokers) < 2 or len({lies_as(piece)[1:] for piece in meld}) == 1:  # noqa: PLR2004 - a set
        return ("",) * len(meld)
    return tuple(name if name in jokers else "" for name in names)


def turn_words(sheet: Sheet) -> tuple[str, ...]:
    """Return a sheet's words of the turn, with those that move single pieces."""
    words: tuple[str, ...] = sheet.family.turns.words
    return (*words, *MOVING) if "arrange" in words else words


def moves_by_hand(table_view: TableView) -> bool:
    """Return whether single pieces of the table can be moved."""
    return "arrange" in table_view.sheet.family.turns.words and bool(
        table_view.round and not table_view.round.turn
    )


def by_hand(table_view: TableView) -> bool:
    """Return whether the reader builds melds by hand: by setting, or because the draft began so."""
    return is_begun(table_view) or table_view.settings.assist.mode == BY_HAND


def is_begun(table_view: TableView) -> bool:
    """Return whether the reader has begun to build a draft by hand."""
    return table_view.draft.groups is not None and table_view.draft.placed is None


def taken(everything: Iterable[AtHand], chosen: Collection[int]) -> tuple[AtHand, ...]:
    """Return the chosen pieces."""
    return tuple(one for one in everything if one.place in chosen)


def leaves_picked(table_view: TableView, picked: Collection[int]) -> bool:
    """Return whether a lay of the draft would leave picked pieces on the rack."""
    return any(one.meld is None for one in taken(at_hand(table_view), picked))


def moved(table_view: TableView, chosen: Sequence[AtHand], to: str) -> str:
    """Return the table with the pieces in a new meld, in meld `#2`, or back on the `rack`."""
    groups, held = _melds(table_view), [group[0] for group in boards.in_hand(table_view)]
    for one in chosen:
        if one.meld:
            groups[one.meld] = without(groups[one.meld], one.lies or one.piece)
        elif one.meld == 0:
            held = list(without(held, one.piece))
    pieces = table_view.sheet.family.notation.read_pieces(" ".join(one.piece for one in chosen))
    new: Groups = ()
    if to.startswith("#"):
        number = int(to.removeprefix("#"))
        groups[number] = tidy(table_view.sheet, (*groups[number], *pieces))
    elif to != TO_THE_RACK:
        new = (tidy(table_view.sheet, pieces),)
    return print_groups((*filter(None, groups.values()), *((piece,) for piece in held), *new))


def split(table_view: TableView, one: AtHand) -> str:
    """Return the table with a run split so that the piece begins its second part."""
    groups, held = _melds(table_view), boards.in_hand(table_view)
    run = groups.pop(one.meld or 0)
    place = cut(run, one.lies or one.piece)
    return print_groups((*groups.values(), *held, run[:place], run[place:]))


def cut(meld: Sequence[Piece], piece: str) -> int:
    """Return the index of a piece in its meld; a joker may be named as it lies or as `J`."""
    name = str if "=" in piece else bare
    return [name(one) for one in meld].index(piece)


def _melds(table_view: TableView) -> dict[int, Pieces]:
    return {meld.number: meld.pieces for meld in boards.as_seen(table_view).melds}


def without(pieces: Sequence[Piece], gone: str) -> Pieces:
    """Return a group without one piece."""
    place = cut(pieces, gone)
    return (*pieces[:place], *pieces[place + 1 :])


def tidy(sheet: Sheet, pieces: Pieces) -> Pieces:
    """Return pieces in the order in which a person would lay them.

    A joker keeps its meaning if that makes a meld; else, it fills the gap.
    """
    family = sheet.family
    as_they_lie = _as_they_lie(sheet, pieces)
    if isinstance(family.pieces.judge(sheet, as_they_lie), Meld):
        return as_they_lie
    every = family.pieces.sort(sheet, family.notation.read_pieces(" ".join(map(bare, pieces))))
    jokers = tuple(piece for piece in every if str(piece) == JOKER)
    rest = tuple(piece for piece in every if str(piece) != JOKER)
    tried = _filled(rest, jokers) if jokers and rest else (every,)
    return next((one for one in tried if isinstance(family.pieces.judge(sheet, one), Meld)), every)


def _as_they_lie(sheet: Sheet, pieces: Pieces) -> Pieces:
    """Sort pieces, with each joker as the piece that it stands for."""
    family = sheet.family
    stands: dict[str, list[Piece]] = {}
    for piece in pieces:
        stands.setdefault(lies_as(piece), []).append(piece)
    order = family.pieces.sort(sheet, family.notation.read_pieces(" ".join(map(lies_as, pieces))))
    return tuple(stands[str(piece)].pop() for piece in order)


def _filled(rest: Pieces, jokers: Pieces) -> Iterator[Pieces]:
    """Yield the orders in which sorted tiles and jokers can make a meld.

    In a set, any order does. In a run, jokers fill the gaps; the others follow, or go before.
    """
    numbers = [int(str(tile)[1:]) for tile in rest]
    gaps = [max(after - before - 1, 0) for before, after in pairwise(numbers)]
    left = list(jokers)
    row = [rest[0]]
    for tile, gap in zip(rest[1:], gaps, strict=True):
        row += [*left[:gap], tile]
        del left[:gap]
    for before in range(len(left) + 1):
        yield (*left[:before], *row, *left[before:])


def melds_that_fit(table_view: TableView, held: Sequence[AtHand]) -> tuple[int, ...]:
    """Return the numbers of the melds that stay melds with the held pieces added."""
    if not held:
        return ()
    taken_from = {one.meld for one in held}
    pieces = _pieces(table_view.sheet, [one.piece for one in held])
    return tuple(
        meld.number
        for meld in boards.as_seen(table_view).in_order()
        if meld.number not in taken_from and is_meld(table_view.sheet, (*meld.pieces, *pieces))
    )


def lays_off(table_view: TableView) -> bool:
    """Return whether pieces are added to melds one lay-off at a time, as with cards."""
    return "layoff" in table_view.sheet.family.turns.words


def fitting(table_view: TableView, view: RoundView, held: Sequence[AtHand]) -> tuple[int, ...]:
    """Return the numbers of the melds that the held pieces fit; with cards, as the rules allow.

    A lay-off may be forbidden although the meld would take it: it would leave nothing to discard.
    """
    fits = melds_that_fit(table_view, held)
    if not lays_off(table_view) or not view.turn.startswith("drawn"):
        return fits
    places = [meld.number for meld in boards.as_seen(table_view).melds]
    pieces = " ".join(one.piece for one in held)
    lays = {number: f"{pieces} {places.index(number) + 1}" for number in fits}
    word, draft = table_view.sheet.family.turns.word, table_view.draft
    return tuple(n for n, text in lays.items() if word(view, draft, "layoff", text).refusal is None)


def one_by_one(
    table_view: TableView, view: RoundView, held: Sequence[AtHand]
) -> Iterator[tuple[AtHand, int]]:
    """Yield each of several cards with a meld that it fits alone, unless they are a meld."""
    if len(held) > 1 and lays_off(table_view) and not make_a_meld(table_view.sheet, held):
        yield from ((one, number) for one in held for number in fitting(table_view, view, (one,)))


def make_a_meld(sheet: Sheet, held: Sequence[AtHand]) -> bool:
    """Return whether the held pieces are a meld by themselves."""
    return is_meld(sheet, _pieces(sheet, [one.piece for one in held]))


def melds_that_may_take(
    table_view: TableView, held: Sequence[AtHand], fitting: Sequence[int]
) -> tuple[int, ...]:
    """Return the numbers of the melds that may become one with the held pieces, or are `fitting`.

    Where the players judge melds, these are all: nothing must tell which pieces fit.
    """
    if not held:
        return ()
    taken_from, sheet = {one.meld for one in held}, table_view.sheet
    rules, pieces = sheet.family.pieces, _pieces(sheet, [one.piece for one in held])
    others = [m for m in boards.as_seen(table_view).in_order() if m.number not in taken_from]
    if not rules.watches_melds(sheet):
        return tuple(meld.number for meld in others)
    growing = {m.number for m in others if rules.may_grow(sheet, (*m.pieces, *pieces))}
    return tuple(m.number for m in others if m.number in growing or m.number in fitting)


def is_spare(table_view: TableView, one: AtHand) -> bool:
    """Return whether the piece's meld stays one without it."""
    meld = boards.as_seen(table_view).numbered(one.meld or 0)
    return meld is not None and is_meld(table_view.sheet, without(meld, one.lies or one.piece))


def is_left_whole(table_view: TableView, one: AtHand) -> bool:
    """Return whether the piece's meld stays one as it lies, when the piece is taken from it."""
    meld = boards.as_seen(table_view).numbered(one.meld or 0) or ()
    judged = table_view.sheet.family.pieces.judge(
        table_view.sheet, without(meld, one.lies or one.piece)
    )
    return isinstance(judged, Meld)


def going_with(
    table_view: TableView, held: Sequence[AtHand], everything: Sequence[AtHand]
) -> tuple[AtHand, ...]:
    """Return the table's pieces that make a meld, or most of one, with the held pieces."""
    pieces = [one.piece for one in held]
    if not set(pieces) - {JOKER}:
        return ()  # a joker goes with every piece
    lying = [one for one in everything if one.meld is not None and one not in held]
    fit = {piece: _goes(table_view.sheet, pieces, piece) for piece in {one.piece for one in lying}}
    return tuple(one for one in lying if fit[one.piece])


def splits(table_view: TableView, held: Sequence[AtHand]) -> Iterator[tuple[int, str, str]]:
    """Yield the split of a run at the held piece: meld number, pieces left and right of the cut."""
    if len(held) != 1 or not held[0].meld:
        return
    number, piece = held[0].meld, held[0].lies or held[0].piece
    meld = boards.as_seen(table_view).numbered(number) or ()
    place = cut(meld, piece)
    if place and len(set(map(_colour, filter(_is_known, map(lies_as, meld))))) == 1:
        yield number, bare(meld[place - 1]), bare(meld[place])


def can_go_back(table_view: TableView, held: Sequence[AtHand]) -> bool:
    """Return whether the pieces lie in the draft and come from the reader's rack."""
    groups, view = table_view.draft.groups, table_view.round
    if groups is None or view is None or any(one.meld is None for one in held):
        return False
    lying = Counter(bare(piece) for meld in view.table for piece in meld.pieces)
    drafted = Counter(bare(piece) for group in groups for piece in group)
    return Counter(one.piece for one in held) <= drafted - lying


def _is_known(piece: str) -> bool:
    return piece != JOKER


def _colour(piece: str) -> str:
    return piece[0]


def _goes(sheet: Sheet, held: Sequence[str], piece: str) -> bool:
    """Return whether a piece fits with others in a meld that may lack one piece."""
    if not all(_is_like(one, piece) for one in held):
        return False
    named = [*held, piece]
    tried = ([], [JOKER]) if len(named) >= SHORTEST else ([JOKER],)
    return any(is_meld(sheet, _pieces(sheet, [*named, *more])) for more in tried)


@lru_cache(maxsize=8_192)
def is_meld(sheet: Sheet, pieces: Pieces) -> bool:
    """Say whether pieces make a valid meld."""
    return isinstance(sheet.family.pieces.judge(sheet, tidy(sheet, pieces)), Meld)


def _is_like(one: str, other: str) -> bool:
    """Return whether two pieces share a colour or a number, as all pieces of a meld do."""
    return JOKER in (one, other) or one[0] == other[0] or one[1:] == other[1:]


def _pieces(sheet: Sheet, named: Sequence[str]) -> Pieces:
    return sheet.family.notation.read_pieces(" ".join(named))
