"""What can be chosen of the own rack and of the table, and what can be done with it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from bot.render.board import Board, ShownMeld, ShownPiece
from bot.screens.at_hand import TO_THE_RACK, AtHand, at_hand, moves_by_hand, taken
from bot.screens.parts import label
from bot.screens.screen import Button, Choice, Choosable, Pages, Part
from bot.screens.voice import Voice
from core.engine.sight import Sight
from core.rules.picked import Picked
from core.rules.pieces import print_pieces
from core.rules.view import RoundView

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
    voice: Voice, sight: Sight, view: RoundView, board: Board, picking: Picking
) -> Choice | None:
    """Offer the pieces on the reader's rack, where something can be done with them now."""
    if not sight.my_turn or sight.paused:
        return None
    everything = at_hand(sight, view, board)
    chosen = taken(everything, picking.chosen)
    words = tuple(_words(voice, sight, view, chosen, picking.worth))
    if not words or not everything:
        return None
    return Choice(
        pieces=_shown(voice, board, everything),
        parts=_parts(voice, board, everything),
        chosen=frozenset(one.place for one in chosen),
        first=words[0],
        words=words if chosen else (),
        onto=tuple(_onto(voice, sight, view, board, chosen)),
        by_hand=by_hand(sight) or not moves_by_hand(sight),
    )


def pages(voice: Voice) -> Pages:
    """Say what turns the pages."""
    return Pages(
        more=voice.say("button-more"),
        back=voice.say("button-back"),
        onto=voice.say("button-onto"),
        table=voice.say("button-from-table"),
    )


def by_hand(sight: Sight) -> bool:
    """Say whether the reader builds melds by hand: there is no help, or it was begun so."""
    begun = sight.draft.groups is not None and sight.draft.placed is None
    return begun or sight.settings.assist.mode == BY_HAND


def said_of(sight: Sight, chosen: tuple[AtHand, ...]) -> str:
    """Write what is named with `play`: what the draft has placed already, and what was chosen."""
    placed = sight.draft.placed
    before = () if placed is None else tuple(map(str, placed.pieces))
    return " ".join((*before, *(one.piece for one in chosen)))


def _words(
    voice: Voice, sight: Sight, view: RoundView, chosen: tuple[AtHand, ...], worth: Picked
) -> Iterator[Button]:
    """Make the words that take what is chosen; where nothing is, the one that will be wanted."""
    known, stage = sight.sheet.family.words, view.turn.partition(" ")[0]
    if stage == "return":
        yield _button(voice, sight, "return", primary=len(chosen) == 1)
    elif moves_by_hand(sight):
        yield from _of_tiles(voice, sight, chosen, worth)
    elif stage == "drawn":
        yield from (
            _button(voice, sight, word, primary=len(chosen) != SHORTEST - 1)
            for word in _of_cards(len(chosen))
            if word in known
        )


def _of_cards(chosen: int) -> tuple[str, ...]:
    """Return what is said of so many cards: of more than one nothing is discarded."""
    return ("meld",) if chosen > 1 else ("discard",)


def _of_tiles(
    voice: Voice, sight: Sight, chosen: tuple[AtHand, ...], worth: Picked
) -> Iterator[Button]:
    alone, own = by_hand(sight), all(one.meld is None for one in chosen)
    if own and not alone:
        yield from _placing(voice, sight, worth, named=len(chosen))
    if chosen or alone:
        yield replace(_button(voice, sight, "arrange", primary=alone), rare=not alone)
    if chosen and _can_go_back(sight, chosen):
        yield _button(voice, sight, f"arrange {TO_THE_RACK}")


def _placing(voice: Voice, sight: Sight, worth: Picked, *, named: int) -> Iterator[Button]:
    """Offer to lay at once where there is one way to do it, else to look at one."""
    if worth.ways != 1:
        yield _button(voice, sight, "play", primary=True)
        return
    told = (_laid(sight) + named, "no") if worth.points is None else (worth.points, "yes")
    at_once = voice.say("button-play-done", count=told[0], counted=told[1])
    yield _button(voice, sight, f"play {AND_DONE}", at_once, primary=True)
    yield replace(_button(voice, sight, "play", voice.say("button-look-first")), rare=True)


def _laid(sight: Sight) -> int:
    return 0 if sight.draft.placed is None else len(sight.draft.placed.pieces)


def _can_go_back(sight: Sight, chosen: tuple[AtHand, ...]) -> bool:
    """Say whether what is chosen lies in the draft and comes from the own rack."""
    if sight.draft.groups is None or any(one.meld is None for one in chosen):
        return False
    table = Counter(str(p).partition("=")[0] for m in _table(sight) for p in m.split())
    laid = Counter(str(p).partition("=")[0] for g in sight.draft.groups for p in map(str, g))
    return not Counter(one.piece for one in chosen) - (laid - table)


def _table(sight: Sight) -> tuple[str, ...]:
    table = () if sight.round is None else sight.round.table
    return tuple(print_pieces(meld.pieces) for meld in table)


def _onto(
    voice: Voice, sight: Sight, view: RoundView, board: Board, chosen: tuple[AtHand, ...]
) -> Iterator[Button]:
    """Make a button for each meld that pieces can be added to; whether they fit, nobody tells."""
    if not chosen or view.turn.startswith("return"):
        return
    lays_off = "layoff" in sight.sheet.family.words
    for meld in board.melds:
        word = f"layoff {meld.number}" if lays_off else f"arrange #{meld.number}"
        yield _button(voice, sight, word, _numbered(voice, meld))


def _button(
    voice: Voice, sight: Sight, word: str, says: str = "", *, primary: bool = False
) -> Button:
    return Button(
        word=word,
        label=says or label(voice, word, sight.sheet),
        table=sight.table,
        version=sight.version,
        draft=sight.draft_version,
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
    return f"{meld.number}. {voice.brush.on_keys.pieces(meld.lying.pieces)}"


def _key(voice: Voice, piece: str) -> str:
    """Show a piece by its colour and by how it is typed: not by the colour alone."""
    return f"{_square(voice, piece)}{piece}"


def _square(voice: Voice, piece: str) -> str:
    """Return a piece's colour as an emoji; nothing where the platform has none for it."""
    colour = voice.brush.on_keys.emoji.shown((ShownPiece(piece),)).split(maxsplit=1)[0]
    return "" if colour == piece else colour
