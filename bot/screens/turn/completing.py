"""Moves of several tiles at once: melds that the tiles in hand, or what is left of one, can become.

They only gather tiles that are in sight. What becomes of the rest is left to the player.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, product

from bot.render.numbering import lies_as
from bot.render.pieces import bare
from bot.screens import boards
from bot.screens.moving import BY_HAND, JOKER, SHORTEST, AtHand, is_meld
from bot.screens.turn.reach import Within
from core.engine.table.view import TableView
from core.rules.actions import BoundJoker
from core.rules.pieces import Pieces
from core.rules.sheet import Sheet

LONGEST_SET = 4
LONGEST_RUN = 5
"""The longest new run that is offered; longer ones are laid and then added to."""
BRIDGE = 2
"""The most tiles that are fetched to connect tiles in hand with a meld on the table."""
SOURCES = 2
"""The most places that are considered for one tile."""
OFFERED = 20
"""The most moves that are offered."""


@dataclass(frozen=True, slots=True)
class Gathering:
    """Tiles that go together to one meld."""

    pieces: tuple[AtHand, ...]
    """The tiles that are moved, those in hand first."""
    onto: int | None
    """The number of the meld that grows; None: a new meld."""


def completions(
    table_view: TableView,
    within: Within,
    everything: Sequence[AtHand],
    held: Sequence[AtHand],
    fitting: Sequence[int],
) -> tuple[Gathering, ...]:
    """Return the moves that make a meld of the tiles in hand and others, likely ones first.

    A meld in `fitting`, to which the tiles in hand can be put as it is, is not taken as a whole;
    none that the reader has made in this turn is broken.
    """
    if not held or len(held) > LONGEST_SET:
        return ()
    desk = _Desk(table_view, within, everything)
    new = (more for more in desk.melds_with(held) if not desk.takes_whole(more, fitting))
    longer = (
        Gathering((*held, *fetched), number) for number, fetched in desk.bridged(held) if fetched
    )
    found = (*(Gathering((*held, *more), None) for more in new), *longer)
    return desk.ranked(move for move in found if desk.keeps_made(move))


def leavings(
    table_view: TableView, within: Within, everything: Sequence[AtHand], number: int
) -> tuple[Gathering, ...]:
    """Return the moves of each tile of a meld to others, alone or with tiles between."""
    desk = _Desk(table_view, within, everything)
    lying = [one for one in everything if one.meld == number]
    return desk.ranked(
        Gathering((one, *fetched), onto) for one in lying for onto, fetched in desk.bridged((one,))
    )


def mendings(
    table_view: TableView, within: Within, everything: Sequence[AtHand]
) -> tuple[Gathering, ...]:
    """Return the moves that complete or dissolve what is no meld in the draft.

    Those after which fewer tiles lie in no meld come first; another one may be a step to them.
    None breaks a meld that the reader has made in this turn: it would take back what was just done.
    """
    if table_view.draft.groups is None:
        return ()
    desk = _Desk(table_view, within, everything)
    found: list[Gathering] = []
    for number, rest in desk.fragments:
        whole = desk.melds_with(rest)
        found.extend(
            Gathering(more, number) if number else Gathering((*rest, *more), None) for more in whole
        )
        for one in rest:
            found.extend(Gathering((one, *fetched), onto) for onto, fetched in desk.bridged((one,)))
    ranked = desk.ranked(move for move in found if desk.keeps_made(move))
    return tuple(sorted(ranked, key=lambda move: desk.loosened(move) >= 0))


def completes_draft(table_view: TableView, chosen: Sequence[AtHand]) -> bool:
    """Return whether tiles of the rack may be laid as one more meld of the draft.

    Where no button may tell what makes a meld, any three tiles may.
    """
    draft, sheet = table_view.draft, table_view.sheet
    if not chosen or draft.groups is None or table_view.round is None:
        return False
    if table_view.settings.assist.mode == BY_HAND or not sheet.family.pieces.watches_melds(sheet):
        return len(chosen) >= SHORTEST
    named = " ".join(one.piece for one in chosen)
    melds = (*draft.groups, sheet.family.notation.read_pieces(named))
    first = sheet.family.turns.built(table_view.round, replace(draft, groups=melds))
    return all(is_meld(sheet, meld) for meld in melds) and (first is None or first.enough)


class _Desk:
    """All tiles in sight, and what can be made of them."""

    def __init__(self, table_view: TableView, within: Within, everything: Sequence[AtHand]) -> None:
        self._within = within
        self._sheet = table_view.sheet
        self._everything = everything
        self._melds = {m.number: m.pieces for m in boards.as_seen(table_view).melds}
        self._broken = {n for n, pieces in self._melds.items() if not is_meld(self._sheet, pieces)}
        self._near: dict[str, list[AtHand]] = {}
        """The places of each tile that was asked for, the nearest first."""

    @property
    def fragments(self) -> Iterator[tuple[int, tuple[AtHand, ...]]]:
        """Yield what is no meld: its number, 0 for a single tile in hand, and its tiles."""
        for one in self._everything:
            if one.meld == 0:
                yield 0, (one,)
        for number in sorted(self._broken):
            yield number, tuple(one for one in self._everything if one.meld == number)

    def melds_with(self, held: Sequence[AtHand]) -> Iterator[tuple[AtHand, ...]]:
        """Yield the tiles that make a new meld with the ones in hand."""
        known = [one.piece for one in held if one.piece != JOKER]
        jokers = len(held) - len(known)
        seen: set[tuple[int, ...]] = set()
        for wanted in (*_for_a_set(self._colours, known, jokers), *_for_a_run(known, jokers)):
            for more in self._fetched(wanted, held):
                places = tuple(sorted(one.place for one in more))
                if places not in seen and _makes_a_meld(self._sheet, (*held, *more)):
                    seen.add(places)
                    yield more
        if not known:
            yield from self._around_a_joker(held)

    def bridged(self, held: Sequence[AtHand]) -> Iterator[tuple[int, tuple[AtHand, ...]]]:
        """Yield the melds that can take the tiles in hand, with the tiles between."""
        known = [one.piece for one in held if one.piece != JOKER]
        if not known:
            return
        for number, pieces in self._melds.items():
            held_here = any(one.meld == number for one in held)
            if held_here or number in self._broken or not self._within.adds(number):
                continue
            if _makes_a_meld_of(self._sheet, pieces, held):
                yield number, ()
                yield from ((number, more) for more in self._longer(pieces, held))
            lying = [lies_as(piece) for piece in pieces]
            for wanted in _between(lying, known):
                for more in self._fetched(wanted, held, but=number):
                    if _makes_a_meld_of(self._sheet, pieces, (*held, *more)):
                        yield number, more

    def _longer(self, meld: Pieces, held: Sequence[AtHand]) -> Iterator[tuple[AtHand, ...]]:
        """Yield tiles of the rack that make a run longer once the tiles in hand are added."""
        pieces = [*(lies_as(piece) for piece in meld), *(one.piece for one in held)]
        known = [piece for piece in pieces if piece != JOKER]
        if len({piece[0] for piece in known}) != 1:
            return
        own = {one.piece: one for one in self._everything if one.meld is None and one not in held}
        ends = sorted(int(piece[1:]) for piece in known)
        several: tuple[AtHand, ...] = ()
        for step in (-1, 1):
            number = ends[0 if step < 0 else -1] + step
            while (piece := f"{known[0][0]}{number}") in own and len(several) < BRIDGE:
                several = (*several, own[piece])
                number += step
                if _makes_a_meld_of(self._sheet, meld, (*held, *several)):
                    yield several

    def ranked(self, found: Iterable[Gathering]) -> tuple[Gathering, ...]:
        """Return the allowed moves; first those that break no meld and use the player's rack."""
        different = {
            (tuple(sorted(one.place for one in each.pieces)), each.onto): each
            for each in found
            if not any(self._within.keeps(number) for number in self._broken_by(each))
            and not self._is_there(each)
            and not self._passes_over(each)
            and all(joker.replaceable for joker in self._owed(each))
        }
        ranked = sorted(different.values(), key=self._cost, reverse=True)
        unlike = {self._result(move): move for move in ranked}
        return tuple(sorted(unlike.values(), key=self._cost)[:OFFERED])

    def _result(self, move: Gathering) -> tuple[tuple[str, ...], ...]:
        """Return the melds that a move leaves, in no order, and its tiles of the rack."""
        taken, moved = self._taken(move), [one.piece for one in move.pieces]
        left = {n: Counter(map(bare, pieces)) for n, pieces in self._melds.items()}
        for number, gone in taken.items():
            if number:
                left[number] -= Counter(gone)
        grown = left.pop(move.onto, Counter()) if move.onto else Counter[str]()
        melds = [*left.values(), grown + Counter(moved)]
        own = (f"{place}{piece}" for place in (None, 0) for piece in taken.get(place, ()))
        return (*sorted(tuple(sorted(one.elements())) for one in melds), tuple(sorted(own)))

    def _owed(self, move: Gathering) -> list[BoundJoker]:
        """Return the jokers that a move takes away from the tiles for which they stand."""
        meld = () if move.onto is None else self._melds[move.onto]
        others = [one for one in move.pieces if one.piece != JOKER]
        jokers = [one for one in move.pieces if one.piece == JOKER]

        def stays(tile: str) -> bool:
            named = [one.piece for one in (*others, *jokers[1:])]
            more = self._sheet.family.notation.read_pieces(" ".join([tile, *named]))
            return is_meld(self._sheet, (*meld, *more))

        return self._within.owed(jokers, stays) if jokers else []

    def _cost(self, move: Gathering) -> tuple[int, bool, int, int, int, int]:
        breaks, owed = len(self._broken_by(move)), len(self._owed(move))
        jokers = sum(one.piece == JOKER for one in move.pieces)
        lying = sum(one.meld is not None for one in move.pieces)
        return owed, move.onto is None, breaks, jokers, lying, -len(move.pieces)

    def _broken_by(self, move: Gathering) -> list[int]:
        """Return the melds that a move leaves as none."""
        taken = self._taken(move)
        whole = (number for number in taken if number and number not in self._broken)
        return [number for number in whole if not self._stays(number, taken[number])]

    def _taken(self, move: Gathering) -> dict[int | None, list[str]]:
        """Return the tiles of a move by where they come from."""
        taken: dict[int | None, list[str]] = {}
        for one in move.pieces:
            taken.setdefault(one.meld, []).append(one.piece)
        return taken

    def takes_whole(self, pieces: Sequence[AtHand], melds: Collection[int]) -> bool:
        """Return whether pieces are all that one of these melds has."""
        taken = Counter(one.meld for one in pieces)
        return any(taken[number] == len(self._melds[number]) for number in melds)

    def _is_there(self, move: Gathering) -> bool:
        """Return whether a new meld would be one that lies on the table, tile by tile."""
        lying = {one.meld for one in move.pieces}
        return move.onto is None and len(lying) == 1 and self.takes_whole(move.pieces, self._melds)

    def _passes_over(self, move: Gathering) -> bool:
        """Return whether a tile of the rack goes along with a rest that has its equal."""
        own = {one.piece for one in move.pieces if one.meld is None}
        rests = {one.meld for one in move.pieces if one.meld in self._broken}
        left = (
            one.piece for one in self._everything if one not in move.pieces and one.meld in rests
        )
        return not own.isdisjoint(left)

    def keeps_made(self, move: Gathering) -> bool:
        """Return whether a move leaves each meld that the reader has made in this turn."""
        return self._within.made.isdisjoint(self._broken_by(move))

    def loosened(self, move: Gathering) -> int:
        """Return how many more tiles lie in no meld after a move; less than 0 if fewer do."""
        broken = self._broken_by(move)
        taken = self._taken(move)
        freed = sum(len(self._melds[number]) - len(taken[number]) for number in broken)
        loose = sum(len(taken[place]) for place in taken if place == 0 or place in self._broken)
        mended = {n for n in self._broken & taken.keys() if n and self._stays(n, taken[n])}
        rest = sum(len(self._melds[number]) - len(taken[number]) for number in mended)
        grown = len(self._melds[move.onto]) if move.onto in self._broken else 0
        return freed - loose - rest - grown

    def _stays(self, number: int, gone: Sequence[str]) -> bool:
        """Return whether a meld without some tiles is still one, or nothing."""
        left = Counter(map(bare, self._melds[number])) - Counter(gone)
        return not left or _is_meld_of(self._sheet, tuple(sorted(left.elements())))

    @property
    def _colours(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(o.piece[0] for o in self._everything if o.piece != JOKER))

    def _fetched(
        self, wanted: Sequence[str], held: Sequence[AtHand], but: int | None = None
    ) -> Iterator[tuple[AtHand, ...]]:
        """Yield the ways to fetch tiles; of equal tiles, the player's first, then loose ones."""
        sources = [self._sources(piece, held, but) for piece in wanted]
        for several in product(*sources):
            if len({one.place for one in several}) == len(several):
                yield several

    def _sources(self, piece: str, held: Sequence[AtHand], but: int | None) -> list[AtHand]:
        if piece not in self._near:
            equal = [one for one in self._everything if one.piece == piece]
            self._near[piece] = sorted(equal, key=self._distance)
        there = [
            one
            for one in self._near[piece]
            if one not in held
            and (but is None or one.meld != but)
            and (piece != JOKER or but or self._is_free(one) or self._is_left_over(held))
        ]
        different = {one.meld: one for one in there}
        return list(different.values())[:SOURCES]

    def _is_free(self, one: AtHand) -> bool:
        """Return whether a piece lies in no meld of the table."""
        return not one.meld or one.meld in self._broken

    def _is_left_over(self, held: Sequence[AtHand]) -> bool:
        """Return whether tiles are what is left of a meld of the table."""
        return all(one.meld is not None and self._is_free(one) for one in held)

    def _distance(self, one: AtHand) -> int:
        if one.meld is None:
            return 0
        if self._is_free(one):
            return 1
        return 2 if self._stays(one.meld, [one.piece]) else 3

    def _around_a_joker(self, held: Sequence[AtHand]) -> Iterator[tuple[AtHand, ...]]:
        """Yield two tiles of the rack, or left over, that make a meld with a joker."""
        there = (one for one in self._everything if one not in held and one.piece != JOKER)
        free = filter(self._is_free, there)
        for pair in combinations(free, SHORTEST - 1):
            if _makes_a_meld(self._sheet, (*held, *pair)):
                yield pair


def _for_a_set(colours: Sequence[str], known: Sequence[str], jokers: int) -> Iterator[list[str]]:
    numbers = {piece[1:] for piece in known}
    used = {piece[0] for piece in known}
    if len(numbers) != 1 or len(used) != len(known):
        return
    (number,) = numbers
    others = [f"{colour}{number}" for colour in colours if colour not in used]
    for size in (LONGEST_SET, SHORTEST):
        lacks = size - len(known) - jokers
        for some in combinations(others, lacks) if lacks > 0 else ():
            yield list(some)
        for some in combinations(others, lacks - 1) if lacks > 1 else ():
            yield [*some, JOKER]


def _for_a_run(known: Sequence[str], jokers: int) -> Iterator[list[str]]:
    colours = {piece[0] for piece in known}
    if len(colours) != 1:
        return
    (colour,) = colours
    numbers = {int(piece[1:]) for piece in known}
    if len(numbers) != len(known):
        return
    for length in range(LONGEST_RUN, SHORTEST - 1, -1):
        for first in range(max(numbers) - length + 1, min(numbers) + 1):
            lacks = [n for n in range(first, first + length) if n not in numbers and n > 0]
            if len(lacks) < jokers or first < 1:
                continue
            for filled in combinations(lacks, jokers):
                wanted = [f"{colour}{n}" for n in lacks if n not in filled]
                yield wanted
                yield from ([*wanted[:i], *wanted[i + 1 :], JOKER] for i in range(len(wanted)))


def _between(lying: Sequence[str], known: Sequence[str]) -> Iterator[list[str]]:
    """Yield the numbers that lie between a run and tiles of its colour, or beyond them."""
    runs = {piece[0] for piece in (*lying, *known) if piece != JOKER}
    if len(runs) != 1:
        return
    (colour,) = runs
    there = {int(piece[1:]) for piece in lying if piece != JOKER}
    own = {int(piece[1:]) for piece in known}
    if not there or own & there:
        return
    first, last = min((*there, *own)), max((*there, *own))
    for low, high in ((first, last), (first - 1, last), (first, last + 1)):
        lacks = [n for n in range(low, high + 1) if n > 0 and n not in there | own]
        if 0 < len(lacks) <= BRIDGE:
            wanted = [f"{colour}{n}" for n in lacks]
            yield wanted
            yield from ([*wanted[:i], *wanted[i + 1 :], JOKER] for i in range(len(wanted)))


def _makes_a_meld(sheet: Sheet, pieces: Sequence[AtHand]) -> bool:
    return _is_meld_of(sheet, tuple(sorted(one.piece for one in pieces)))


def _makes_a_meld_of(sheet: Sheet, meld: Pieces, more: Sequence[AtHand]) -> bool:
    named = " ".join(one.piece for one in more)
    return is_meld(sheet, (*meld, *sheet.family.notation.read_pieces(named)))


@lru_cache(maxsize=8_192)
def _is_meld_of(sheet: Sheet, named: tuple[str, ...]) -> bool:
    return is_meld(sheet, sheet.family.notation.read_pieces(" ".join(named)))
