"""What a player can name in a move that they type: pieces, melds, and the other places.

A piece that lies in several places is offered once for each of them, with the words that tell them
apart: `J 1`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.conversation.words.moving import TO_A_NEW_MELD
from bot.reading.pieces import read_pieces
from bot.reading.vocabulary import own_words
from bot.reading.words import AtHand as Suggested
from bot.reading.words import suggestions
from bot.render.pieces import bare
from bot.render.writing import shortened
from bot.screens import boards
from bot.screens.moving import (
    BY_HAND,
    TO_THE_RACK,
    AtHand,
    at_hand,
    melds_that_fit,
    melds_that_may_take,
    splits,
)
from bot.screens.turn.reach import within
from bot.screens.voice import Voice
from bot.texts.numbers import read_number
from core.engine.table.view import TableView
from core.rules.pieces import Pieces, UnreadableError, groups_of


@dataclass(frozen=True, slots=True)
class Nameable:
    """Something that can be typed, and how a list shows it."""

    typed: str
    shown: str


def as_typed(text: str) -> Nameable:
    """Return what is shown as it is typed."""
    return Nameable(text, text)


def completed(found: Iterable[Nameable], typed: str, longest: int) -> Iterator[Nameable]:
    """Yield what completes a text, or the last word of it with the words before, once each."""
    *before, begun = typed.split(" ")
    seen = set[str]()
    for one in found:
        if one.typed.casefold().startswith(typed.casefold()):
            whole = one
        elif before and one.typed.casefold().startswith(begun.casefold()):
            whole = as_typed(" ".join([*before, one.typed]))
        else:
            continue
        if whole.typed not in seen and len(whole.typed) <= longest:
            seen.add(whole.typed)
            yield replace(whole, shown=shortened(whole.shown, longest))


def nameable(
    voice: Voice, table_view: TableView, word: str, part: str, given: Mapping[str, str]
) -> Iterable[Nameable]:
    """Return what can follow a word of the turn, for one of its parts: `moved`, `to`, `at`.

    `given` holds what has been typed for each part.
    """
    if word == "move":
        moved = given.get("moved", "")
        return movable(voice, table_view) if part == "moved" else targets(voice, table_view, moved)
    if word == "split":
        number = read_number(given.get("meld", ""))
        return runs(table_view) if part == "meld" else cuts(table_view, number)
    if part == "meld":
        return melds(table_view, given.get("cards", ""), voice.language)
    rack = () if table_view.round is None else table_view.round.rack
    lying = () if table_view.round is None else groups_of(table_view.round.table)
    table = tuple(str(piece) for meld in lying for piece in meld)
    at_hand_ = Suggested(rack=tuple(map(str, rack)), table=table)
    return map(as_typed, suggestions(f"{word} {given.get(part, '')}", at_hand_))


def movable(voice: Voice, table_view: TableView) -> Iterator[Nameable]:
    """Yield the pieces that can be moved, each with the place where it lies."""
    places: dict[str, dict[int | None, None]] = {}
    for one in at_hand(table_view):
        places.setdefault(one.piece, {})[one.meld] = None
    for piece, there in places.items():
        for meld in there:
            source = "" if len(there) == 1 else f" {meld or TO_THE_RACK}"
            shown = f"{piece} · {_told(table_view, meld)}" if meld else _own(voice, piece, source)
            yield Nameable(f"{piece}{source}", shown)


def targets(voice: Voice, table_view: TableView, moved: str) -> Iterator[Nameable]:
    """Yield the places for pieces that are typed as `moved`: first the melds that they fit."""
    for number in _melds_for(table_view, _held(table_view, moved, voice.language)):
        yield Nameable(str(number), _told(table_view, number))
    names = own_words(voice.language, "places")
    for place, said in ((TO_A_NEW_MELD, "button-arrange"), (TO_THE_RACK, "button-arrange-rack")):
        yield Nameable(place, f"{names[place]} · {voice.say(said)}")


def melds(table_view: TableView, added: str, language: str) -> Iterator[Nameable]:
    """Yield the melds for pieces that are typed as `added`: first those that they fit."""
    for number in _melds_for(table_view, _held(table_view, added, language)):
        yield Nameable(str(number), _told(table_view, number))


def runs(table_view: TableView) -> Iterator[Nameable]:
    """Yield the melds that can be split."""
    for number in dict.fromkeys(one.meld for one in _cuts(table_view)):
        if number:
            yield Nameable(str(number), _told(table_view, number))


def cuts(table_view: TableView, number: int | None) -> Iterator[Nameable]:
    """Yield the pieces that can begin the second part of a run, with both parts."""
    for one in _cuts(table_view):
        if one.meld == number:
            run = boards.bare_melds(table_view)[one.meld or 0]
            at = run.index(one.piece)
            yield Nameable(one.piece, f"{one.piece} · {' '.join(run[:at])} | {' '.join(run[at:])}")


def _cuts(table_view: TableView) -> Iterator[AtHand]:
    """Yield the pieces of runs that do not begin them; of equal ones of a run, one."""
    lying = [one for one in at_hand(table_view) if one.meld]
    different = {(one.meld, one.piece): one for one in lying}
    yield from (one for one in different.values() if any(splits(table_view, (one,))))


def _melds_for(table_view: TableView, held: Sequence[AtHand]) -> Iterator[int]:
    """Yield the melds that may take pieces; where no button tells which fit, in their order."""
    view, sheet = table_view.round, table_view.sheet
    if view is None:
        return
    adds = [
        number for number in boards.bare_melds(table_view) if within(table_view, view).adds(number)
    ]
    if not held or table_view.settings.assist.mode == BY_HAND:
        yield from adds
        return
    told = sheet.family.pieces.watches_melds(sheet)
    fitting = melds_that_fit(table_view, held) if told else ()
    possible = melds_that_may_take(table_view, held, fitting)
    yield from (number for number in dict.fromkeys((*fitting, *possible)) if number in adds)


def _held(table_view: TableView, moved: str, language: str) -> tuple[AtHand, ...]:
    """Return the pieces that a text names, `r8` or `J 1`; none if it cannot be read."""
    *named, last = moved.split() or [""]
    source = read_number(last) if named else None
    words = moved if source is None else " ".join(named)
    try:
        pieces = _read(table_view, words, language)
    except UnreadableError:
        return ()
    found: list[AtHand] = []
    for piece in map(bare, pieces):
        free = (one for one in at_hand(table_view) if one.piece == piece and one not in found)
        found.extend([one for one in free if source in (None, one.meld)][:1])
    return tuple(found)


def _read(table_view: TableView, words: str, language: str) -> Pieces:
    family = table_view.sheet.family
    return family.notation.read_pieces(read_pieces(words, language, family.name))


def _told(table_view: TableView, number: int) -> str:
    """Return a meld with its number: `3 · r7 r8 r9`."""
    return f"{number} · {' '.join(boards.bare_melds(table_view)[number])}"


def _own(voice: Voice, piece: str, source: str) -> str:
    """Return a piece of the rack, or one that is not placed yet."""
    return f"{piece} · {voice.say('place-rack')}" if source else piece
