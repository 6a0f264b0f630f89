"""The content of a table's picture: one description for pictures, emoji and texts alike.

It is made of a view, so it holds no rack but the viewer's own. It holds all that a picture says,
and nothing else, so a text made of it says as much as the picture.
"""

from collections import Counter
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.render.numbering import Lying, Numbering, survivors
from bot.render.pieces import Order, bare, colours_of, in_order, roles
from core.rules.events import Outcome
from core.rules.family import Family
from core.rules.pieces import Groups, Meld, Pieces, Seat, Table, groups_of
from core.rules.refusals import Refusal
from core.rules.round import Round
from core.rules.view import RoundView


@dataclass(frozen=True, slots=True)
class ShownPiece:
    """A tile, a joker or a card."""

    piece: str
    """The notation on a rack: `r5`, `J`, `7H`."""
    role: str = ""
    """The tile that a joker stands for: `r6`, or `6` if its colour is open."""
    new: bool = False
    """Whether it is new on the rack, or in its meld: laid, or moved there from another one."""


ShownPieces: TypeAlias = tuple[ShownPiece, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownMeld:
    """A meld, or in a draft a group that is to become one."""

    number: int
    lying: Lying
    """The meld's place on the table."""
    pieces: ShownPieces
    wrong: bool = False
    """Whether it is marked as invalid; only in a draft."""
    lacks: Refusal | None = None
    """What it lacks if it is the beginning of a meld."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownSeat:
    """A person or computer player at the table."""

    name: str
    count: int
    """The number of pieces on the rack."""
    score: int
    until: str = ""
    """When the turn ends, as a time of day; empty if that is not known."""
    to_move: bool = False
    me: bool = False
    left: bool = False
    plain: bool = False
    """Whether the name says all: that the seat is closed, or that it is the reader's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownGroup:
    """Pieces that stand together on a rack."""

    pieces: ShownPieces
    own: bool = False
    """Whether the owner grouped them; otherwise they share a colour or a number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A table as one person sees it."""

    family: str
    title: str
    """The sheet's name, in the reader's language."""
    subtitle: str = ""
    """The round, in the reader's language."""
    seats: tuple[ShownSeat, ...]
    melds: tuple[ShownMeld, ...] = ()
    """In the order of their numbers."""
    stock: int
    pile: ShownPieces = ()
    """The discard pile, the last on top."""
    draft: bool = False
    """Whether the melds are a draft that has not been laid yet."""
    heading: str = ""
    """The note above the melds: that they are a draft, or that there are none."""
    laid: ShownPieces = ()
    """Pieces that the draft takes from the rack."""
    loose: ShownPieces = ()
    """Pieces that the draft holds without a place."""
    missing: ShownPieces = ()
    """Pieces of the table that the draft has left out."""
    rack: tuple[ShownGroup, ...] | None = None
    """The viewer's rack, sorted as its owner likes; None in the public picture."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownRack:
    """The end of a round for one seat."""

    name: str
    rack: ShownPieces
    gain: int
    """The points or chips won or lost in the round."""
    total: int
    hints: int | None
    """The number of hints used; None if the table gives none."""
    won: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    """The end of a round, all racks face up."""

    family: str
    title: str
    subtitle: str = ""
    heading: str
    """How it ended, in the reader's language."""
    seats: tuple[ShownRack, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownPlace:
    """A line of a ranking."""

    place: int
    name: str
    figure: int
    """Rating points, or wins."""
    rounds: int
    own: bool = False
    """Whether the line is the reader's own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ranking:
    """A ranking of players."""

    title: str
    subtitle: str = ""
    places: tuple[ShownPlace, ...]
    line: str = "top-line"
    """The format of a line."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One scene of a replayed round, and how long it is shown."""

    shown: Board | Ending
    milliseconds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Around:
    """The data that the view of a round lacks: names, scores, clock."""

    title: str
    subtitle: str = ""
    names: tuple[str, ...]
    """The names of the seats, safe to show."""
    plain: frozenset[Seat] = frozenset()
    """The seats whose names say all: that they are closed, or that they are the reader's."""
    scores: tuple[int, ...]
    """The score before this round, or after it if it is over."""
    until: str = ""
    """When the turn ends, as a time of day; empty if that is not known."""
    draft: str = ""
    """The heading of a draft."""
    empty: str = ""
    """The heading of an empty table."""
    ending: str = ""
    """How the round ended."""
    hints: tuple[int, ...] = ()
    """The hints used by each seat; empty if the table gives none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mine:
    """The parts of a picture that only the viewer sees."""

    gained: Pieces = ()
    """New pieces on the rack."""
    by: Order = "colour"
    blocks: tuple[Pieces, ...] = ()
    draft: Groups | None = None
    """The table as the viewer's draft has it; None: as it lies."""
    steps: RoundView | None = None
    """The round after the steps of a draft, in a turn that goes step by step."""


def public_board(view: RoundView, around: Around, numbering: Numbering, seen: Table) -> Board:
    """Describe what everybody sees; pieces that are new since `seen` are marked."""
    melds = _Melds(view, groups_of(seen))
    return _board(view, around, melds.shown(numbering))


def private_board(
    view: RoundView, around: Around, numbering: Numbering, seen: Table, mine: Mine
) -> Board:
    """Describe what a seat sees: the table or its draft, and its rack.

    The table marks what is new since `seen`; a draft marks the pieces that it would lay.
    """
    rack = _rack(left_on_rack(view, mine), mine)
    if mine.draft is not None:
        return replace(_drafted(view, around, numbering, mine.draft), rack=rack)
    if mine.steps is not None:
        melds = _Melds(view, groups_of(view.table))
        table = melds.shown(numbering.after(groups_of(mine.steps.table)))
        board = _board(mine.steps, around, table)
        return replace(board, rack=rack, draft=True, heading=around.draft)
    return replace(public_board(view, around, numbering, seen), rack=rack)


def timeless(board: Board) -> Board:
    """Return a board that names no turn, for a picture that stays while others move."""
    seats = tuple(replace(seat, to_move=False, until="") for seat in board.seats)
    return replace(board, seats=seats)


def left_on_rack(view: RoundView, mine: Mine) -> Pieces:
    """Return the viewer's rack without the pieces that the draft takes from it."""
    if mine.draft is not None:
        return _without(view.rack, _counted(mine.draft) - _counted(groups_of(view.table)))
    return view.rack if mine.steps is None else mine.steps.rack


def drafted(view: RoundView, numbering: Numbering, draft: Groups) -> Numbering:
    """Number the melds of a draft; a single tile is no meld and has no number."""
    melds = _Melds(view, groups_of(view.table), proposed=True)
    return numbering.after(tuple(melds.read(group) for group in draft if len(group) > 1))


def ending(view: RoundView, around: Around) -> Ending:
    """Describe how a round ended, for everybody.

    Raises:
        ValueError: it goes on.
    """
    if view.outcome is None:
        raise ValueError(view)
    return Ending(
        family=view.sheet.family.name,
        title=around.title,
        subtitle=around.subtitle,
        heading=around.ending,
        seats=tuple(_ended(view, view.outcome, around, seat) for seat in range(view.seats)),
    )


def _ended(view: RoundView, outcome: Outcome, around: Around, seat: Seat) -> ShownRack:
    return ShownRack(
        name=around.names[seat],
        rack=tuple(ShownPiece(bare(piece)) for piece in view.racks[seat]),
        gain=outcome.scores[seat] if outcome.scores else 0,
        total=around.scores[seat],
        hints=around.hints[seat] if around.hints else None,
        won=seat in outcome.winners,
    )


def _board(view: RoundView, around: Around, melds: tuple[ShownMeld, ...]) -> Board:
    return Board(
        family=view.sheet.family.name,
        title=around.title,
        subtitle=around.subtitle,
        seats=tuple(_seat(view, around, seat) for seat in range(view.seats)),
        melds=melds,
        heading="" if melds else around.empty,
        stock=view.stock,
        pile=tuple(ShownPiece(str(piece)) for piece in view.discard),
    )


def _seat(view: RoundView, around: Around, seat: Seat) -> ShownSeat:
    to_move = view.outcome is None and seat == view.to_move
    return ShownSeat(
        name=around.names[seat],
        count=view.counts[seat],
        score=around.scores[seat],
        until=around.until if to_move else "",
        to_move=to_move,
        me=seat == view.me,
        left=seat in view.left,
        plain=seat in around.plain,
    )


def _drafted(view: RoundView, around: Around, numbering: Numbering, draft: Groups) -> Board:
    """Describe a draft; single tiles are in hand and have no place yet."""
    lay, shown = _counted(groups_of(view.table)), _counted(draft)
    melds = _Melds(view, groups_of(view.table), proposed=True)
    loose = [piece for group in draft if len(group) == 1 for piece in group]
    return replace(
        _board(view, around, melds.shown(drafted(view, numbering, draft))),
        draft=True,
        heading=around.draft,
        laid=tuple(map(ShownPiece, (shown - lay).elements())),
        loose=tuple(ShownPiece(bare(piece)) for piece in loose),
        missing=tuple(map(ShownPiece, (lay - shown).elements())),
    )


def _counted(groups: Groups) -> Counter[str]:
    """Count the pieces of all groups, as on a rack."""
    return Counter(bare(piece) for group in groups for piece in group)


def _rack(rack: Pieces, mine: Mine) -> tuple[ShownGroup, ...]:
    """Describe a rack: the owner's groups first, then the rest in the owner's order."""
    gained = Counter(map(bare, mine.gained))
    blocks = in_order(rack, mine.by, mine.blocks)
    rest = in_order(_without(rack, _counted(mine.blocks)), mine.by) if mine.blocks else blocks
    own = len(blocks) - len(rest)
    return tuple(
        ShownGroup(pieces=_marked(block, gained), own=place < own)
        for place, block in enumerate(blocks)
    )


def _marked(block: Pieces, gained: Counter[str]) -> ShownPieces:
    """Describe pieces that stand together, and consume the new ones among them."""
    shown = []
    for piece in map(bare, block):
        new = gained[piece] > 0
        gained[piece] -= new
        shown.append(ShownPiece(piece, new=new))
    return tuple(shown)


def _without(rack: Pieces, gone: Counter[str]) -> Pieces:
    left = Counter(gone)
    return tuple(piece for piece in rack if not _used(left, bare(piece)))


class _Melds:
    """Describes melds by comparison with those that lay there before."""

    def __init__(self, view: RoundView, before: Groups, *, proposed: bool = False) -> None:
        self._sheet = view.sheet
        self._family: Family[Round, RoundView] = view.sheet.family
        self._colours = colours_of(self._family.pieces.pack(view.sheet))
        self._before = before
        self._judged = proposed and self._family.pieces.watches_melds(view.sheet)

    def read(self, group: Pieces) -> Pieces:
        """Return a group as it would lie, if a draft may show whether it is a valid meld."""
        judged = self._family.pieces.judge(self._sheet, group) if self._judged else None
        return judged.pieces if isinstance(judged, Meld) else group

    def shown(self, numbering: Numbering) -> tuple[ShownMeld, ...]:
        """Describe the melds in the order of their numbers."""
        melds = numbering.in_order()
        lived = survivors(self._before, tuple(lying.pieces for lying in melds))
        before = (self._before[lived[n]] if n in lived else () for n in range(len(melds)))
        return tuple(map(self._meld, melds, before))

    def _meld(self, lying: Lying, before: Pieces) -> ShownMeld:
        """Describe a meld: a piece that did not stay in it is new there."""
        stands_for, stay = roles(lying.pieces, self._colours), _staying(before, lying.pieces)
        shown = [
            ShownPiece(bare(piece), role, new=place not in stay)
            for place, (piece, role) in enumerate(zip(lying.pieces, stands_for, strict=True))
        ]
        judged = self._family.pieces.judge(self._sheet, lying.pieces) if self._judged else None
        wrong = isinstance(judged, Refusal)
        return ShownMeld(
            number=lying.number,
            lying=lying,
            pieces=tuple(shown),
            wrong=wrong,
            lacks=self._family.pieces.lacks(self._sheet, lying.pieces) if wrong else None,
        )


def _staying(before: Pieces, now: Pieces) -> set[int]:
    """Return the places of the pieces that stay in a meld; a joker stays for the same tile."""
    left = Counter(map(bare, before))
    as_before_first = sorted(range(len(now)), key=lambda place: now[place] not in before)
    return {place for place in as_before_first if _used(left, bare(now[place]))}


def _used(left: Counter[str], piece: str) -> bool:
    """Consume one of these pieces, and say whether there was one."""
    if left[piece] <= 0:
        return False
    left[piece] -= 1
    return True
