"""The choice of pieces from the rack and the table, and the words for the chosen ones."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial

from bot.render.board import Board, ShownMeld, ShownPiece
from bot.render.pieces import bare
from bot.screens.formatter import PieceFormatter
from bot.screens.moving import (
    BY_HAND,
    JOKER,
    TO_THE_RACK,
    AtHand,
    at_hand,
    by_hand,
    can_go_back,
    fitting,
    going_with,
    is_begun,
    is_spare,
    lays_off,
    make_a_meld,
    melds_that_may_take,
    moves_by_hand,
    one_by_one,
    splits,
    taken,
)
from bot.screens.parts import label
from bot.screens.screen import Button, Choice, Choosable, Part
from bot.screens.turn.completing import (
    Gathering,
    completes_draft,
    completions,
    leavings,
    mendings,
)
from bot.screens.turn.reach import Within, may_join, within
from bot.screens.voice import Voice
from bot.texts.numbers import read_number
from bot.texts.translator import sequence, without_marks
from core.engine.table.view import TableView
from core.rules.actions import Picked
from core.rules.view import RoundView

AND_DONE = "done"
"""Follows the pieces of `play`: lay them at once, in the way that changes least."""
ALSO = "+"
"""Before the places of pieces that a word takes beside the chosen ones."""
ONLY = "="
"""Before the place of the piece that a word takes alone, of several chosen ones."""
ONTO, FROM = "➜", "←"
"""Signs for where pieces go, and where they lie."""
LIES = "·"
"""Before the number of the meld in which a piece lies."""
LONG = 8
"""The number of pieces up to which a button shows the whole meld."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Picking:
    """The pieces that the reader has chosen, and their value."""

    chosen: frozenset[int] = frozenset()
    worth: Picked = field(default_factory=Picked)
    open: str = ""
    """The name of the part of the table that the reader looks at."""


NOTHING = Picking()


@dataclass(frozen=True, slots=True)
class _Selection:
    """The chosen pieces, and the pieces that they were chosen from."""

    reach: Within
    everything: tuple[AtHand, ...]
    chosen: tuple[AtHand, ...]
    fitting: tuple[int, ...]
    """The numbers of the melds that stay melds with the chosen pieces added."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Gathered:
    """The moves that one press makes of several pieces."""

    completing: tuple[Gathering, ...] = ()
    """The moves of the chosen pieces together with others."""
    mending: tuple[Gathering, ...] = ()
    """The moves that leave fewer pieces of the draft without a meld."""
    leaving: tuple[Gathering, ...] = ()
    """The moves of a single piece of the meld that the reader looks at."""


def choice(
    voice: Voice, table_view: TableView, view: RoundView, board: Board, picking: Picking
) -> Choice | None:
    """Offer the pieces for choice; None if nothing can be done with them now."""
    if not table_view.my_turn or table_view.paused:
        return None
    reach = within(table_view, view)
    everything = reach.offered(at_hand(table_view))
    chosen = taken(everything, picking.chosen)
    selection = _Selection(reach, everything, chosen, fitting(table_view, view, chosen))
    words = tuple(_words(voice, table_view, board, selection, picking.worth))
    if not words or not everything:
        return None
    onto = dict(_onto(voice, table_view, board, selection))
    alone = () if selection.fitting else _one_by_one(voice, table_view, view, board, chosen)
    pieces = _shown(voice, board, everything)
    gathered = _gathered(table_view, picking, selection)
    button = partial(_gatherings, voice, table_view, board, chosen)
    return Choice(
        pieces=pieces,
        parts=_parts(voice, board, pieces),
        chosen=frozenset(one.place for one in chosen),
        first=words[0],
        words=words if chosen else (),
        onto=tuple(onto.values()),
        fits=tuple(onto[number] for number in selection.fitting if number in onto),
        completing=(*button(gathered.completing), *alone),
        mending=button(gathered.mending),
        leaving=button(gathered.leaving),
        open=picking.open,
        near=tuple(one.place for one in _near(table_view, selection)),
        held=in_hand(voice, chosen),
        by_hand=by_hand(table_view) or not moves_by_hand(table_view),
        begun=is_begun(table_view),
    )


def in_hand(voice: Voice, chosen: Sequence[AtHand]) -> str:
    """Return the text of pieces in hand."""
    return " ".join(_key(voice, one.piece) for one in chosen)


def said_of(table_view: TableView, chosen: tuple[AtHand, ...]) -> str:
    """Return the pieces for `play`: those that the draft has placed, then the chosen ones."""
    placed = table_view.draft.placed
    before = () if placed is None else tuple(map(str, placed.pieces))
    return " ".join((*before, *(one.piece for one in chosen)))


def _one_by_one(
    voice: Voice, table_view: TableView, view: RoundView, board: Board, chosen: Sequence[AtHand]
) -> Iterator[Button]:
    """Yield a button for each card that fits a meld alone, where several go nowhere together."""
    melds = {meld.number: _numbered(voice, meld) for meld in board.melds}
    for one, number in one_by_one(table_view, view, chosen):
        says = f"{_key(voice, one.piece)} {ONTO} {melds[number]}"
        yield _button(voice, table_view, f"layoff {number} {ONLY}{one.place}", says)


def _words(
    voice: Voice, table_view: TableView, board: Board, selection: _Selection, worth: Picked
) -> Iterator[Button]:
    """Yield the words for the chosen pieces; if none are chosen, the most likely word."""
    chosen, turn = selection.chosen, table_view.round
    stage = "" if turn is None else turn.turn.partition(" ")[0]
    if stage == "return":
        yield _button(voice, table_view, "return", primary=len(chosen) == 1)
    elif moves_by_hand(table_view):
        yield from _of_tiles(voice, table_view, board, chosen, worth)
    elif stage == "drawn":
        yield from _of_cards(voice, table_view, selection)


def _of_cards(voice: Voice, table_view: TableView, selection: _Selection) -> Iterator[Button]:
    """Yield the word for the chosen cards: only a single one can be discarded.

    One that fits a meld may be discarded, but that is not the likely wish.
    """
    several, sheet = len(selection.chosen) > 1, table_view.sheet
    likely = make_a_meld(sheet, selection.chosen) if several else not selection.fitting
    word = "meld" if several else "discard"
    if word in sheet.family.turns.words:
        yield _button(voice, table_view, word, primary=likely)


def _of_tiles(
    voice: Voice,
    table_view: TableView,
    board: Board,
    chosen: tuple[AtHand, ...],
    worth: Picked,
) -> Iterator[Button]:
    alone, own = by_hand(table_view), all(one.meld is None for one in chosen)
    if own and not alone:
        yield from _placing(voice, table_view, worth, named=len(chosen))
    ends = own and alone and completes_draft(table_view, chosen)
    if chosen or alone:
        first = alone and not ends
        yield replace(_button(voice, table_view, "arrange", primary=first), rare=not alone)
    if ends:
        count = len(board.laid) + len(chosen)
        says = voice.say("button-play-done", count=count, counted="no")
        yield _button(voice, table_view, f"arrange {AND_DONE}", says, primary=True)
    for number, left, right in splits(table_view, chosen):
        says = voice.say("button-split", left=left, right=right)
        yield replace(_button(voice, table_view, f"split {number}", says), rare=True)
    if chosen and can_go_back(table_view, chosen):
        yield replace(_button(voice, table_view, f"arrange {TO_THE_RACK}"), rare=not alone)


def _placing(voice: Voice, table_view: TableView, worth: Picked, *, named: int) -> Iterator[Button]:
    """Offer to lay at once, the way that changes least; if no way is known, offer to look for one.

    Of several ways, the first can be seen before.
    """
    if not worth.ways:
        yield _button(voice, table_view, "play", primary=True)
        return
    told = (_laid(table_view) + named, "no") if worth.points is None else (worth.points, "yes")
    at_once = voice.say("button-play-done", count=told[0], counted=told[1])
    yield _button(voice, table_view, f"play {AND_DONE}", at_once, primary=True)
    look = _button(voice, table_view, "play", voice.say("button-look-first"))
    yield replace(look, rare=worth.ways == 1)


def _laid(table_view: TableView) -> int:
    return 0 if table_view.draft.placed is None else len(table_view.draft.placed.pieces)


def _near(table_view: TableView, selection: _Selection) -> tuple[AtHand, ...]:
    """Return the table's pieces that go with the chosen ones, beside melds that take these."""
    if not moves_by_hand(table_view):
        return ()
    near = going_with(table_view, selection.chosen, selection.everything)
    spared = (one for one in near if one.meld not in selection.fitting)
    keeps = selection.reach.keeps
    free = (one for one in spared if not keeps(one.meld or 0) or is_spare(table_view, one))
    return tuple({(one.meld, one.piece): one for one in free}.values())


def _onto(
    voice: Voice, table_view: TableView, board: Board, selection: _Selection
) -> Iterator[tuple[int, Button]]:
    """Yield a meld number and a button for each meld to which pieces can be added."""
    if table_view.round is None or table_view.round.turn.startswith("return"):
        return
    by_lay_off, fits = lays_off(table_view), selection.fitting
    reach, chosen = selection.reach, selection.chosen
    possible = fits if by_lay_off else melds_that_may_take(table_view, chosen, fits)
    for meld in board.melds:
        if meld.number in possible and may_join(table_view, reach, chosen, meld):
            word = f"layoff {meld.number}" if by_lay_off else f"arrange #{meld.number}"
            yield meld.number, _button(voice, table_view, word, _numbered(voice, meld))


def _gathered(table_view: TableView, picking: Picking, selection: _Selection) -> _Gathered:
    """Return what one press can gather; nothing where players build melds by hand alone."""
    if not moves_by_hand(table_view) or table_view.settings.assist.mode == BY_HAND:
        return _Gathered()
    reach, everything = selection.reach, selection.everything
    completing = completions(table_view, reach, everything, selection.chosen, selection.fitting)
    if selection.chosen:
        return _Gathered(completing=completing)
    number = read_number(picking.open.removeprefix("#"))
    return _Gathered(
        completing=completing,
        mending=mendings(table_view, reach, everything),
        leaving=() if number is None else leavings(table_view, reach, everything, number),
    )


def _gatherings(
    voice: Voice,
    table_view: TableView,
    board: Board,
    chosen: tuple[AtHand, ...],
    moves: Sequence[Gathering],
) -> tuple[Button, ...]:
    """Make a button for each move; moves of equal pieces name the melds that these come from."""
    makes = partial(_gathering, voice, table_view, board, chosen)
    plain = [(move, makes(move)) for move in moves]
    said = Counter(button.label for _, button in plain)
    told = (makes(move, tells=said[button.label] > 1) for move, button in plain)
    return tuple({one.label: one for one in reversed(list(told))}.values())[::-1]


def _gathering(
    voice: Voice,
    table_view: TableView,
    board: Board,
    chosen: tuple[AtHand, ...],
    move: Gathering,
    *,
    tells: bool = False,
) -> Button:
    """Make the button of a move: its word names the places of the pieces beside the chosen ones."""
    melds = {meld.number: _numbered(voice, meld) for meld in board.melds}
    more = [one for one in move.pieces if one not in chosen]
    to = "" if move.onto is None else f" #{move.onto}"
    places = "".join(f"{ALSO}{one.place}" for one in more)
    label = " ".join(
        f"{_said(voice, one)}{f'{LIES}{one.meld}' if tells and one.meld else ''}"
        for one in move.pieces
    )
    if move.onto is not None:
        label = f"{label} {ONTO} {melds[move.onto]}"
    fetched = defaultdict[int, list[str]](list)
    for one in move.pieces:
        if one.meld:
            fetched[one.meld].append(one.piece)
    from_each = [f"{' '.join(each)} {FROM} {melds[meld]}" for meld, each in fetched.items()]
    about = without_marks(sequence(from_each, voice.say))
    return replace(_button(voice, table_view, f"arrange{to} {places}", label), about=about)


def _button(
    voice: Voice, table_view: TableView, word: str, says: str = "", *, primary: bool = False
) -> Button:
    return Button(
        word=word,
        label=says or label(voice, word, table_view.sheet),
        table=table_view.table,
        version=table_view.version,
        draft=table_view.draft_version,
        primary=primary,
    )


def _shown(voice: Voice, board: Board, everything: tuple[AtHand, ...]) -> tuple[Choosable, ...]:
    """Return the pieces of the rack in its owner's order, then those of the table."""
    free = defaultdict[str, list[AtHand]](list)
    for one in everything:
        if one.meld is None:
            free[one.piece].append(one)
    rack = [free[shown.piece].pop(0) for group in board.rack or () for shown in group.pieces]
    lying = [one for one in everything if one.meld is not None]
    return tuple(
        Choosable(place=one.place, piece=one.piece, shown=_said(voice, one), part=_part(one))
        for one in (*rack, *lying)
    )


def _part(one: AtHand) -> str:
    """Return the name of a piece's part: its meld, or the letter of a tile's colour or a suit."""
    if one.meld is not None:
        return f"#{one.meld}"
    if one.piece == JOKER:
        return ""
    return one.piece[-1] if one.piece[-1].isalpha() else one.piece[0]


def _parts(voice: Voice, board: Board, pieces: tuple[Choosable, ...]) -> tuple[Part, ...]:
    """Divide the rack by colours and the table by melds."""
    parts = {one.part: one for one in pieces}
    held = {name: one for name, one in parts.items() if name[:1].isalpha()}
    keys = voice.formatter.on_keys
    own = [Part(name=name, shown=_square(keys, one.piece) or name) for name, one in held.items()]
    hand = (Part(name="#0", shown=voice.say("part-held"), lies=True),) if "#0" in parts else ()
    lying = [
        Part(name=f"#{meld.number}", shown=_numbered(voice, meld), lies=True)
        for meld in board.melds
        if f"#{meld.number}" in parts
    ]
    return (*own, *hand, *lying)


def _numbered(voice: Voice, meld: ShownMeld) -> str:
    """Return a meld's number and pieces for a button or list; a long meld shows both ends."""
    pieces = [voice.on_key(bare(piece)) for piece in meld.lying.pieces]
    if len(pieces) > LONG:
        pieces = [*pieces[:2], "…", *pieces[-2:]]
    return f"{meld.number} · {' '.join(pieces)}"


def _said(voice: Voice, one: AtHand) -> str:
    """Return a piece for a button: of several jokers in a run, with what this one stands for."""
    return f"{_key(voice, one.piece)}{one.lies.removeprefix(JOKER)}"


def _key(voice: Voice, piece: str) -> str:
    """Return a piece with its coloured square and notation: colour is never the only sign.

    A card that is written with the sign of its suit needs no other one.
    """
    written = voice.on_key(piece)
    return written if written != piece else f"{_square(voice.formatter.on_keys, piece)}{piece}"


@lru_cache(maxsize=1_024)
def _square(keys: PieceFormatter, piece: str) -> str:
    """Return a piece's colour as an emoji; empty if the platform has none for it."""
    colour = keys.in_emoji().shown((ShownPiece(piece),)).split(maxsplit=1)[0]
    return "" if colour == piece else colour
