"""What can be chosen of one's own rack and of the table, and what can be done with it."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations

from bot.render.board import Board, ShownMeld, ShownPiece
from bot.render.numbering import lies_as
from bot.render.pieces import bare
from bot.screens import boards
from bot.screens.moving import going_with, melds_that_fit, splits
from bot.screens.parts import label
from bot.screens.screen import Button, Choice, Choosable, Pages, Part
from bot.screens.voice import Voice
from core.engine.table.view import TableView
from core.rules.actions import Picked
from core.rules.pieces import Groups, Meld, Piece, Pieces, print_groups, print_pieces
from core.rules.sheet import Sheet
from core.rules.view import RoundView

MOVING = ("move", "split")
"""Words that move single pieces; each is followed as the table that `arrange` would write out."""
JOKER = "J"
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


def turn_words(sheet: Sheet) -> tuple[str, ...]:
    """Return the words of a turn by a sheet, with those that move single pieces."""
    words: tuple[str, ...] = sheet.family.words
    return (*words, *MOVING) if "arrange" in words else words


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
    groups, held = _melds(table_view), [group[0] for group in boards.in_hand(table_view)]
    for one in chosen:
        if one.meld:
            groups[one.meld] = without(groups[one.meld], one.piece)
        elif one.meld == 0:
            held = list(without(held, one.piece))
    pieces = table_view.sheet.family.read_pieces(" ".join(one.piece for one in chosen))
    new: Groups = ()
    if to.startswith("#"):
        number = int(to.removeprefix("#"))
        groups[number] = tidy(table_view.sheet, (*groups[number], *pieces))
    elif to != TO_THE_RACK:
        new = (tidy(table_view.sheet, pieces),)
    return print_groups((*filter(None, groups.values()), *((piece,) for piece in held), *new))


def split(table_view: TableView, one: AtHand) -> str:
    """Write the table as it is when a run is split so that a piece begins its second part."""
    groups, held = _melds(table_view), boards.in_hand(table_view)
    run = groups.pop(one.meld or 0)
    place = cut(run, one.piece)
    return print_groups((*groups.values(), *held, run[:place], run[place:]))


def cut(meld: Sequence[Piece], piece: str) -> int:
    """Return the place of a piece in its meld; a joker is named as it lies, or as a joker."""
    return [bare(one) for one in meld].index(piece)


def _melds(table_view: TableView) -> dict[int, Pieces]:
    return {meld.number: meld.pieces for meld in boards.as_seen(table_view).melds}


def without(pieces: Sequence[Piece], gone: str) -> Pieces:
    """Take one piece out of a group."""
    place = cut(pieces, gone)
    return (*pieces[:place], *pieces[place + 1 :])


def tidy(sheet: Sheet, pieces: Pieces) -> Pieces:
    """Put pieces in order as a hand would.

    A joker stays what it stands for where that makes a meld, else it goes into the gap.
    """
    family = sheet.family
    as_they_lie = _as_they_lie(sheet, pieces)
    if isinstance(family.judge(sheet, as_they_lie), Meld):
        return as_they_lie
    every = family.sort(sheet, family.read_pieces(" ".join(map(bare, pieces))))
    jokers = tuple(piece for piece in every if str(piece) == JOKER)
    rest = tuple(piece for piece in every if str(piece) != JOKER)
    for places in combinations(range(len(every) - 1, -1, -1), len(jokers)):
        tried = _with(rest, jokers, sorted(places))
        if isinstance(family.judge(sheet, tried), Meld):
            return tried
    return every


def _as_they_lie(sheet: Sheet, pieces: Pieces) -> Pieces:
    """Sort pieces, each joker as the piece that it stands for."""
    family = sheet.family
    stands: dict[str, list[Piece]] = {}
    for piece in pieces:
        stands.setdefault(lies_as(piece), []).append(piece)
    order = family.sort(sheet, family.read_pieces(" ".join(map(lies_as, pieces))))
    return tuple(stands[str(piece)].pop() for piece in order)


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
LONG = 8
"""Pieces of a meld that is written out on a button."""


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
    onto = dict(_onto(voice, table_view, view, board, chosen))
    fitting = melds_that_fit(table_view, chosen) if moves_by_hand(table_view) else ()
    near = going_with(table_view, chosen, everything) if moves_by_hand(table_view) else ()
    return Choice(
        pieces=_shown(voice, board, everything),
        parts=_parts(voice, board, everything),
        chosen=frozenset(one.place for one in chosen),
        first=words[0],
        words=words if chosen else (),
        onto=tuple(onto.values()),
        fits=tuple(onto[number] for number in fitting if number in onto),
        near=tuple(one.place for one in near),
        held=in_hand(voice, chosen),
        by_hand=by_hand(table_view) or not moves_by_hand(table_view),
        begun=_is_begun(table_view),
    )


def pages(voice: Voice, sheet: Sheet) -> Pages:
    """Say what turns the pages."""
    return Pages(
        more=voice.say("button-more"),
        back=voice.say("button-back"),
        choose=voice.say("button-choose", family=sheet.family.name),
        onto=voice.say("button-onto"),
        here=voice.say("button-here"),
        table=voice.say("button-melds"),
        take=voice.say("button-take-tile"),
        rack=label(voice, "rack", sheet),
        drop=voice.say("button-drop"),
    )


def held(voice: Voice, table_view: TableView, view: RoundView, picking: Picking) -> str:
    """Show what is chosen; nothing where nothing is."""
    if not picking.chosen:
        return ""
    everything = at_hand(table_view, view, boards.private(voice, table_view, view))
    return in_hand(voice, taken(everything, picking.chosen))


def in_hand(voice: Voice, chosen: Sequence[AtHand]) -> str:
    """Show pieces that are in hand."""
    return " ".join(_key(voice, one.piece) for one in chosen)


def by_hand(table_view: TableView) -> bool:
    """Say whether the reader builds melds by hand: there is no help, or it was begun so."""
    return _is_begun(table_view) or table_view.settings.assist.mode == BY_HAND


def _is_begun(table_view: TableView) -> bool:
    return table_view.draft.groups is not None and table_view.draft.placed is None


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
    for number, left, right in splits(table_view, chosen):
        says = voice.say("button-split", left=left, right=right)
        yield replace(_button(voice, table_view, f"split {number}", says), rare=True)
    if chosen and _can_go_back(table_view, chosen):
        yield replace(_button(voice, table_view, f"arrange {TO_THE_RACK}"), rare=not alone)


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
) -> Iterator[tuple[int, Button]]:
    """Make a button for each meld that pieces can be added to, by the numbers of the melds."""
    if not chosen or view.turn.startswith("return"):
        return
    lays_off = "layoff" in table_view.sheet.family.words
    for meld in board.melds:
        word = f"layoff {meld.number}" if lays_off else f"arrange #{meld.number}"
        yield meld.number, _button(voice, table_view, word, _numbered(meld))


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
            shown=_numbered(meld),
            lies=True,
        )
        for meld in board.melds
        if any(one.meld == meld.number for one in everything)
    ]
    return (*own, *hand, *lying)


def _numbered(meld: ShownMeld) -> str:
    """Write a meld behind its number, for a button or a list; of a long one both ends."""
    pieces = [*map(bare, meld.lying.pieces)]
    if len(pieces) > LONG:
        pieces = [*pieces[:2], "…", *pieces[-2:]]
    return f"{meld.number} · {' '.join(pieces)}"


def _key(voice: Voice, piece: str) -> str:
    """Show a piece by its colour and by how it is typed: not by the colour alone."""
    return f"{_square(voice, piece)}{piece}"


def _square(voice: Voice, piece: str) -> str:
    """Return a piece's colour as an emoji; nothing where the platform has none for it."""
    colour = voice.formatter.on_keys.emoji.shown((ShownPiece(piece),)).split(maxsplit=1)[0]
    return "" if colour == piece else colour
