"""`move r8 3`, `play r8 to 3` and `split 3 r6`, translated to the equivalent `arrange`."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from bot.conversation.finding import UnclearError
from bot.conversation.reading import are_pieces
from bot.conversation.request import Request
from bot.reading.marks import SHOWN, NoSuchMeldError
from bot.reading.pieces import LONGEST_NUMBER, read_pieces
from bot.reading.placing import read_placing
from bot.reading.vocabulary import fold, own_words, small_words
from bot.reading.words import read_place
from bot.render.names import quoted
from bot.render.pieces import bare
from bot.screens import boards
from bot.screens.moving import (
    TO_THE_RACK,
    AtHand,
    at_hand,
    is_left_whole,
    moved,
    moves_by_hand,
    split,
)
from bot.screens.voice import Voice
from bot.texts.numbers import read_number
from core.engine.table.view import TableView
from core.rules.pieces import Pieces, UnreadableError

TO_A_NEW_MELD = "new"
ARRANGE = "arrange"


def places(request: Request, table_view: TableView, language: str) -> bool:
    """Return whether `play` names the place of its pieces: `play y4 on 4`.

    `red 4 to 7` is a row of tiles if no meld has the number 7. Tiles taken from the table, and not
    placed yet, go into a new meld.
    """
    if request.word != "play" or ARRANGE not in table_view.sheet.family.turns.words:
        return False
    if _gathers(request, table_view, language):
        return True
    placing, family = read_placing(request.text, language), table_view.sheet.family.name
    if not placing.directed or len(placing.words) == 1:
        return False
    numbers = {meld.number for meld in boards.as_seen(table_view).melds}
    last = placing.words[-1].strip("#.")
    there = not last.isdecimal() or read_number(last) in numbers
    return there or not are_pieces(request.text, language, family)


def _gathers(request: Request, table_view: TableView, language: str) -> bool:
    """Return whether `play` names tiles taken from the table, and others only of the rack."""
    held = Counter(bare(piece) for group in boards.in_hand(table_view) for piece in group)
    family, view = table_view.sheet.family, table_view.round
    if not held or view is None or not are_pieces(request.text, language, family.name):
        return False
    named = family.notation.read_pieces(read_pieces(request.text, language, family.name))
    missing = Counter(map(bare, named)) - Counter(map(bare, view.rack))
    return bool(missing) and not missing - held


def as_arranged(request: Request, table_view: TableView, voice: Voice, language: str) -> Request:
    """Return a word that moves single pieces as `arrange`.

    It is one of `MOVING`, or a `play` that names a place: it moves pieces of the rack, if they lie
    there.

    Raises:
        UnreadableError: the text names no piece or no meld.
        UnclearError: the piece lies nowhere or in several places.
    """
    if not moves_by_hand(table_view) or not table_view.my_turn:
        return replace(request, word=ARRANGE, text=boards.draft_as_text(table_view) or "...")
    own = request.word == "play"
    new = f" {TO_A_NEW_MELD}" if own and _gathers(request, table_view, language) else ""
    reader = _Reader(request.text + new, language, table_view, at_hand(table_view), voice)
    text = reader.split() if request.word == "split" else reader.moved(own=own)
    return replace(request, word=ARRANGE, text=text)


class _Reader:
    """Reads the named pieces and their target."""

    def __init__(
        self,
        text: str,
        language: str,
        table_view: TableView,
        everything: Sequence[AtHand],
        voice: Voice,
    ) -> None:
        self._placing = read_placing(text, language)
        self._language = language
        self._table_view = table_view
        self._everything = everything
        self._voice = voice
        self._meant: set[int] = set()
        """The places of jokers that were named by what they stand for."""
        self._numbers = {meld.number for meld in boards.as_seen(table_view).melds}

    def moved(self, *, own: bool = False) -> str:
        """Read `r8 3`, `r8 new`, `r8 rack`, or `r8 2 3` with the source meld before the target.

        `own`: the pieces of the rack are meant, where it has them.
        """
        *named, last = self._placing.words or [""]
        if not last:
            raise UnreadableError("", "move")
        if not named or self._placing.aimless:
            raise UnclearError("mishap-move-where", tile=self._first(named or [last]))
        to = self._target(last, named)
        source = self._source(named[-1]) if len(named) > 1 else None
        if source is not None:
            chosen = list(self._taken(self._named(named[:-1]), source))
            if chosen:
                return moved(self._table_view, self._sure(chosen, to), to)
        if source == TO_THE_RACK:
            rack = own_words(self._language, "places")[TO_THE_RACK]
            raise UnclearError("mishap-move-not-held", tile=self._first(named), rack=rack)
        pieces, joker = self._pieces(named), self._joker_named(named)
        chosen = [] if joker is None else list(self._taken(self._named(named), joker))
        chosen = chosen or list(self._found(pieces, to, own=own))
        return moved(self._table_view, self._sure(chosen, to), to)

    def _joker_named(self, words: Sequence[str]) -> int | None:
        """Return the meld of a joker that is named by what it stands for there: `J=y11`."""
        named = {str(piece) for piece in self._read(words) if bare(piece) != str(piece)}
        melds = boards.as_seen(self._table_view).in_order()
        there = [meld.number for meld in melds if not named.isdisjoint(map(str, meld.pieces))]
        return there[0] if len(there) == 1 else None

    def _first(self, named: Sequence[str]) -> str:
        """Return the first of the named pieces; its name may take two words."""
        try:
            return self._pieces(named[:1])[0]
        except UnreadableError:
            return self._pieces(named[:2])[0]

    def split(self) -> str:
        """Read `3 r6`, `r6 3` or `3 after r5`."""
        after = small_words(self._language, "after")
        little = after.union(*(small_words(self._language, kind) for kind in ("place", "from")))
        said = self._placing.words
        words = [word for word in said if fold(word) not in little]
        named = [word for word in words if self._meld(word) is None]
        numbers = [there for word in words if (there := self._meld(word)) is not None]
        absent = [number for word in named if (number := word.strip("#.")).isdecimal()]
        if absent and not numbers:
            raise NoSuchMeldError(absent[0][:LONGEST_NUMBER])
        if len(numbers) != 1 or not named:
            raise UnclearError("mishap-split")
        pieces = self._pieces(named)
        if any(fold(word) in after for word in said):
            pieces = self._next(pieces, numbers[0])
        at = [one for one in self._everything if one.meld == numbers[0] and one.piece in pieces]
        meld = boards.as_seen(self._table_view).numbered(numbers[0]) or ()
        if len(pieces) != 1 or not at or str(meld[0]).partition("=")[0] == pieces[0]:
            raise UnclearError("mishap-split")
        return split(self._table_view, at[0])

    def _next(self, pieces: Sequence[str], number: int) -> list[str]:
        """Return the piece that follows the named one in its meld."""
        meld = [bare(piece) for piece in boards.as_seen(self._table_view).numbered(number) or ()]
        return [after for one, after in pairwise(meld) if [one] == pieces]

    def _pieces(self, words: Sequence[str]) -> list[str]:
        return [bare(piece) for piece in self._read(words)]

    def _named(self, words: Sequence[str]) -> list[str]:
        """Return the pieces, each joker with the tile that it is said to stand for."""
        return [str(piece) for piece in self._read(words)]

    def _read(self, words: Sequence[str]) -> Pieces:
        family = self._table_view.sheet.family
        return family.notation.read_pieces(
            read_pieces(" ".join(words), self._language, family.name)
        )

    def _meld(self, word: str) -> int | None:
        number = read_number(word.strip("#."))
        return number if number in self._numbers else None

    def _target(self, word: str, named: Sequence[str]) -> str:
        number = self._meld(word)
        place = read_place(word, self._language)
        if number is not None:
            return f"#{number}"
        if place == TO_A_NEW_MELD:
            return ""
        if place == TO_THE_RACK:
            return TO_THE_RACK
        if word.strip("#.").isdecimal():
            raise NoSuchMeldError(word.strip("#.")[:LONGEST_NUMBER])
        raise UnclearError("mishap-move-target", text=quoted(word, SHOWN), tile=self._first(named))

    def _source(self, word: str) -> int | str | None:
        if read_place(word, self._language) == TO_THE_RACK:
            return TO_THE_RACK
        return self._meld(word)

    def _taken(self, pieces: Sequence[str], source: int | str) -> Iterator[AtHand]:
        """Take pieces from one place; none unless all of them are there.

        Pieces that are not placed yet count as on the rack.
        """
        there = (None, 0) if source == TO_THE_RACK else (source,)
        found: list[AtHand] = []
        for piece in pieces:
            free = [one for one in self._everything if one not in found and one.meld in there]
            alike = [one for one in free if one.piece == bare(piece)]
            exact = [one for one in alike if one.lies == piece]
            if not alike:
                return
            found.append((exact or alike)[0])
            self._meant.update(one.place for one in exact[:1])
        yield from found

    def _sure(self, chosen: Sequence[AtHand], to: str) -> list[AtHand]:
        """Return the pieces with the jokers that are meant, of several in a run.

        The one is meant without which the run stays one, if that tells them apart.

        Raises:
            UnclearError: several may be meant.
        """
        sure = list(chosen)
        for at, one in enumerate(chosen):
            rest = [o for o in self._everything if o.lies and o.meld == one.meld]
            left = [other for other in rest if other == one or other not in chosen]
            if not one.lies or one.place in self._meant or len(left) < 2:  # noqa: PLR2004 - none to choose
                continue
            whole = [other for other in left if is_left_whole(self._table_view, other)]
            if len(whole) != 1:
                raise self._which_joker(left, to)
            sure[at] = whole[0]
        return sure

    def _which_joker(self, jokers: Sequence[AtHand], to: str) -> UnclearError:
        own, number = own_words(self._language, "places"), str(jokers[0].meld)
        target = own[to.removeprefix("#") or TO_A_NEW_MELD]
        first, *_, last = (f"move {one.lies} {number} {target}" for one in jokers)
        return UnclearError("mishap-move-joker", number=number, example=first, other=last)

    def _found(self, pieces: Sequence[str], to: str, *, own: bool) -> Iterator[AtHand]:
        """Find each piece: in hand, on the `own` rack, or in the only place that has it."""
        found: list[AtHand] = []
        for piece in pieces:
            there = [o for o in self._everything if o.piece == piece and f"#{o.meld}" != to]
            free = [one for one in there if one not in found]
            held = [one for one in free if one.meld == 0]
            held = held or [one for one in free if own and one.meld is None]
            places: set[int | None] = {one.meld for one in held or free}
            if to == TO_THE_RACK:
                places.discard(None)
                free = [one for one in free if one.meld is not None]
            if not free:
                raise self._none_to_move(piece, to)
            if len(places) > 1:
                raise self._several(piece, places, to)
            found.append((held or free)[0])
            yield found[-1]

    def _none_to_move(self, piece: str, to: str) -> UnclearError:
        """Say that a piece lies where it shall go; else, that it lies nowhere."""
        target = to.removeprefix("#")
        lies = [str(one.meld or TO_THE_RACK) for one in self._everything if one.piece == piece]
        if target not in lies:
            return UnclearError("mishap-move-nowhere", tile=piece)
        return UnclearError("mishap-move-already", tile=piece, there=target)

    def _several(self, piece: str, places: set[int | None], to: str) -> UnclearError:
        say = self._voice.say
        numbers = sorted(place for place in places if place is not None)
        melds = [say("place-meld", number=str(number)) for number in numbers]
        listed = [*melds, *([say("place-rack")] if None in places else [])]
        own = own_words(self._language, "places")
        target = to.removeprefix("#") or TO_A_NEW_MELD
        sources = [str(numbers[0]), *([TO_THE_RACK] if None in places else map(str, numbers[1:2]))]
        examples = [f"move {piece} {own[s]} {own[target]}" for s in sources]
        return UnclearError(
            "mishap-move-several",
            tile=piece,
            places=self._voice.listed(listed),
            example=examples[0],
            other=examples[-1],
        )
