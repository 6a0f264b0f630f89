"""What can be chosen of one's own rack and of the table, and what can be done with it."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations

from bot.render.board import Board, ShownMeld, ShownPiece
from bot.render.pieces import bare
from bot.screens import boards
from bot.screens.parts import label
from bot.screens.screen import Button, Choice, Choosable, Pages, Part
from bot.screens.voice import Voice
from core.engine.table.view import TableView
from core.rules.actions import Picked
from core.rules.pieces import Groups, Meld, Piece, Pieces, print_groups, print_pieces
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


def at_hand(table_view: TableView, view: RoundView, board: Board) -> tuple[AtHand, ...]:
    """Return all pieces that the reader can take: those of the table only where they are moved."""
    found: list[tuple[str, int | None]] = [(piece, None) for piece in _on_rack(view, board)]
    melds = boards.as_seen(table_view).in_order() if moves_by_hand(table_view) else ()
    held = [(bare(piece), 0) for group in boards.in_hand(table_view) for piece in group]
    lying = [(bare(piece), meld.number) for meld in melds for piece in meld.pieces]
    every = enumerate((*found, *held, *lying))
    return tuple(AtHand(place, piece, meld) for place, (piece, meld) in every)


def moves_by_hand(table_view: TableView) -> bool:
    """Say whether single pieces of the table can be moved."""
    return "arrange" in table_view.sheet.family.words and bool(
        table_view.round and not table_view.round.turn
    )


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


def moved(table_view: TableView, chosen: Sequence[AtHand], to: str) -> str:
    """Write the table as it is when the pieces are a new meld, or go `#2` or back to the `rack`."""
    table = boards.as_seen(table_view)
    groups = {meld.number: meld.pieces for meld in table.melds}
    held = [group[0] for group in boards.in_hand(table_view)]
    for one in chosen:
        if one.meld:
            groups[one.meld] = _without(groups[one.meld], one.piece)
        elif one.meld == 0:
            held = list(_without(held, one.piece))
    pieces = table_view.sheet.family.read_pieces(" ".join(one.piece for one in chosen))
    new: Groups = ()
    if to.startswith("#"):
        number = int(to.removeprefix("#"))
        groups[number] = _tidy(table_view.sheet, (*groups[number], *pieces))
    elif to != TO_THE_RACK:
        new = (_tidy(table_view.sheet, pieces),)
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


BY_HAND = "none"
"""The kind of help with which nothing is arranged for anybody."""
AND_DONE = "done"
"""Behind the pieces that are named with `play`: where there is one way to lay them, lay them so."""
SHORTEST = 3
"""Pieces of the shortest meld."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Picking:
    """What the reader has chosen, and what it comes to."""

    chosen: frozenset[int] = frozenset()
    worth: Picked = field(default_factory=Picked)


NOTHING = Picking()


def choice(
    voice: Voice, table_view: TableView, view: RoundView, board: Board, picking: Picking
) -> Choice | None:
    """Offer the pieces on the reader's rack, where something can be done with them now."""
    if not table_view.my_turn or table_view.paused:
        return None
    everything = at_hand(table_view, view, board)
    chosen = taken(everything, picking.chosen)
    words = tuple(_words(voice, table_view, view, chosen, picking.worth))
    if not words or not everything:
        return None
    return Choice(
        pieces=_shown(voice, board, everything),
        parts=_parts(voice, board, everything),
        chosen=frozenset(one.place for one in chosen),
        first=words[0],
        words=words if chosen else (),
        onto=tuple(_onto(voice, table_view, view, board, chosen)),
        by_hand=by_hand(table_view) or not moves_by_hand(table_view),
    )


def pages(voice: Voice) -> Pages:
    """Say what turns the pages."""
    return Pages(
        more=voice.say("button-more"),
        back=voice.say("button-back"),
        onto=voice.say("button-onto"),
        table=voice.say("button-from-table"),
    )


def by_hand(table_view: TableView) -> bool:
    """Say whether the reader builds melds by hand: there is no help, or it was begun so."""
    begun = table_view.draft.groups is not None and table_view.draft.placed is None
    return begun or table_view.settings.assist.mode == BY_HAND


def said_of(table_view: TableView, chosen: tuple[AtHand, ...]) -> str:
    """Write what is named with `play`: what the draft has placed already, and what was chosen."""
    placed = table_view.draft.placed
    before = () if placed is None else tuple(map(str, placed.pieces))
    return " ".join((*before, *(one.piece for one in chosen)))


def _words(
    voice: Voice, table_view: TableView, view: RoundView, chosen: tuple[AtHand, ...], worth: Picked
) -> Iterator[Button]:
    """Make the words that take what is chosen; where nothing is, the one that will be wanted."""
    known, stage = table_view.sheet.family.words, view.turn.partition(" ")[0]
    if stage == "return":
        yield _button(voice, table_view, "return", primary=len(chosen) == 1)
    elif moves_by_hand(table_view):
        yield from _of_tiles(voice, table_view, chosen, worth)
    elif stage == "drawn":
        yield from (
            _button(voice, table_view, word, primary=len(chosen) != SHORTEST - 1)
            for word in _of_cards(len(chosen))
            if word in known
        )


def _of_cards(chosen: int) -> tuple[str, ...]:
    """Return what is said of so many cards: of more than one nothing is discarded."""
    return ("meld",) if chosen > 1 else ("discard",)


def _of_tiles(
    voice: Voice, table_view: TableView, chosen: tuple[AtHand, ...], worth: Picked
) -> Iterator[Button]:
    alone, own = by_hand(table_view), all(one.meld is None for one in chosen)
    if own and not alone:
        yield from _placing(voice, table_view, worth, named=len(chosen))
    if chosen or alone:
        yield replace(_button(voice, table_view, "arrange", primary=alone), rare=not alone)
    if chosen and _can_go_back(table_view, chosen):
        yield _button(voice, table_view, f"arrange {TO_THE_RACK}")


def _placing(voice: Voice, table_view: TableView, worth: Picked, *, named: int) -> Iterator[Button]:
    """Offer to lay at once where there is one way to do it, else to look at one."""
    if worth.ways != 1:
        yield _button(voice, table_view, "play", primary=True)
        return
    told = (_laid(table_view) + named, "no") if worth.points is None else (worth.points, "yes")
    at_once = voice.say("button-play-done", count=told[0], counted=told[1])
    yield _button(voice, table_view, f"play {AND_DONE}", at_once, primary=True)
    yield replace(_button(voice, table_view, "play", voice.say("button-look-first")), rare=True)


def _laid(table_view: TableView) -> int:
    return 0 if table_view.draft.placed is None else len(table_view.draft.placed.pieces)


def _can_go_back(table_view: TableView, chosen: tuple[AtHand, ...]) -> bool:
    """Say whether what is chosen lies in the draft and comes from the own rack."""
    if table_view.draft.groups is None or any(one.meld is None for one in chosen):
        return False
    table = Counter(str(p).partition("=")[0] for m in _table(table_view) for p in m.split())
    laid = Counter(str(p).partition("=")[0] for g in table_view.draft.groups for p in map(str, g))
    return not Counter(one.piece for one in chosen) - (laid - table)


def _table(table_view: TableView) -> tuple[str, ...]:
    table = () if table_view.round is None else table_view.round.table
    return tuple(print_pieces(meld.pieces) for meld in table)


def _onto(
    voice: Voice, table_view: TableView, view: RoundView, board: Board, chosen: tuple[AtHand, ...]
) -> Iterator[Button]:
    """Make a button for each meld that pieces can be added to; whether they fit, nobody tells."""
    if not chosen or view.turn.startswith("return"):
        return
    lays_off = "layoff" in table_view.sheet.family.words
    for meld in board.melds:
        word = f"layoff {meld.number}" if lays_off else f"arrange #{meld.number}"
        yield _button(voice, table_view, word, _numbered(voice, meld))


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
    """Show what is on the rack in its owner's order, then what lies on the table."""
    free = [one for one in everything if one.meld is None]
    rack = [_first(free, shown.piece) for group in board.rack or () for shown in group.pieces]
    lying = [one for one in everything if one.meld is not None]
    return tuple(
        Choosable(place=one.place, piece=one.piece, shown=_key(voice, one.piece), part=_part(one))
        for one in (*rack, *lying)
    )


def _first(free: list[AtHand], piece: str) -> AtHand:
    found = next(one for one in free if one.piece == piece)
    free.remove(found)
    return found


def _part(one: AtHand) -> str:
    if one.meld is not None:
        return f"#{one.meld}"
    return "" if one.piece == "J" else _colour(one.piece)


def _colour(piece: str) -> str:
    """Return the letter of a tile's colour or of a card's suit."""
    return piece[-1] if piece[-1].isalpha() else piece[0]


def _parts(voice: Voice, board: Board, everything: tuple[AtHand, ...]) -> tuple[Part, ...]:
    """Part the rack by colours, and the table by melds."""
    colours = {_colour(one.piece): one.piece for one in everything if _part(one)[:1].isalpha()}
    own = [Part(name=name, shown=_square(voice, piece) or name) for name, piece in colours.items()]
    held = [one for one in everything if one.meld == 0]
    hand = (Part(name="#0", shown=voice.say("part-held"), lies=True),) if held else ()
    lying = [
        Part(
            name=f"#{meld.number}",
            shown=_numbered(voice, meld),
            lies=True,
        )
        for meld in board.melds
        if any(one.meld == meld.number for one in everything)
    ]
    return (*own, *hand, *lying)


def _numbered(voice: Voice, meld: ShownMeld) -> str:
    """Write a meld behind its number, for a button or a list."""
    return f"{meld.number}. {voice.formatter.on_keys.pieces(meld.lying.pieces)}"


def _key(voice: Voice, piece: str) -> str:
    """Show a piece by its colour and by how it is typed: not by the colour alone."""
    return f"{_square(voice, piece)}{piece}"


def _square(voice: Voice, piece: str) -> str:
    """Return a piece's colour as an emoji; nothing where the platform has none for it."""
    colour = voice.formatter.on_keys.emoji.shown((ShownPiece(piece),)).split(maxsplit=1)[0]
    return "" if colour == piece else colour
