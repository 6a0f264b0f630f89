"""`move r8 3` and `split 3 r6`, translated to the equivalent `arrange`."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.conversation.finding import UnclearError
from bot.conversation.request import Request
from bot.reading.marks import SHOWN, NoSuchMeldError
from bot.reading.pieces import LONGEST_NUMBER, read_pieces
from bot.reading.vocabulary import own_words
from bot.reading.words import read_place
from bot.render.names import quoted
from bot.screens import boards
from bot.screens.moving import MOVING, TO_THE_RACK, AtHand, at_hand, moved, moves_by_hand, split
from bot.screens.voice import Voice
from bot.texts.numbers import read_number
from core.engine.table.view import TableView
from core.rules.pieces import UnreadableError

TO_A_NEW_MELD = "new"
ARRANGE = "arrange"


def as_arranged(request: Request, table_view: TableView, voice: Voice, language: str) -> Request:
    """Return a word that moves single pieces as `arrange`; any other word unchanged.

    Raises:
        UnreadableError: the text names no piece or no meld.
        UnclearError: the piece lies nowhere or in several places.
    """
    if request.word not in MOVING:
        return request
    if not moves_by_hand(table_view) or not table_view.my_turn:
        return replace(request, word=ARRANGE, text=boards.draft_as_text(table_view) or "...")
    reader = _Reader(request.text, language, table_view, at_hand(table_view), voice)
    text = reader.moved() if request.word == "move" else reader.split()
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
        self._words = text.replace(",", " ").split()
        self._language = language
        self._table_view = table_view
        self._everything = everything
        self._voice = voice
        self._numbers = {meld.number for meld in boards.as_seen(table_view).melds}

    def moved(self) -> str:
        """Read `r8 3`, `r8 new`, `r8 rack`, or `r8 2 3` with the source meld before the target."""
        *named, last = self._words or [""]
        if not last:
            raise UnreadableError("", "move")
        if not named:
            raise UnclearError("mishap-move-where", tile=self._pieces([last])[0])
        to = self._target(last, self._pieces(named[:1]))
        source = self._source(named[-1]) if len(named) > 1 else None
        if source is not None:
            chosen = list(self._taken(self._pieces(named[:-1]), source))
            if chosen:
                return moved(self._table_view, chosen, to)
        chosen = list(self._found(self._pieces(named), to))
        return moved(self._table_view, chosen, to)

    def split(self) -> str:
        """Read `3 r6` or `r6 3`."""
        named = [word for word in self._words if self._meld(word) is None]
        numbers = [number for word in self._words if (number := self._meld(word)) is not None]
        absent = [bare for word in named if (bare := word.strip("#.")).isdecimal()]
        if absent and not numbers:
            raise NoSuchMeldError(absent[0][:LONGEST_NUMBER])
        if len(numbers) != 1 or not named:
            raise UnclearError("mishap-split")
        pieces = self._pieces(named)
        at = [one for one in self._everything if one.meld == numbers[0] and one.piece in pieces]
        meld = boards.as_seen(self._table_view).numbered(numbers[0]) or ()
        if len(pieces) != 1 or not at or str(meld[0]).partition("=")[0] == pieces[0]:
            raise UnclearError("mishap-split")
        return split(self._table_view, at[0])

    def _pieces(self, words: Sequence[str]) -> list[str]:
        family = self._table_view.sheet.family
        read = read_pieces(" ".join(words), self._language, family.name)
        return [str(piece).partition("=")[0] for piece in family.notation.read_pieces(read)]

    def _meld(self, word: str) -> int | None:
        bare = word.strip("#.")
        number = read_number(bare)
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
        raise UnclearError("mishap-move-target", text=quoted(word, SHOWN), tile=named[0])

    def _source(self, word: str) -> int | str | None:
        if read_place(word, self._language) == TO_THE_RACK:
            return TO_THE_RACK
        return self._meld(word)

    def _taken(self, pieces: Sequence[str], source: int | str) -> Iterator[AtHand]:
        """Take pieces from one place; none unless all of them are there."""
        meld = None if source == TO_THE_RACK else source
        found: list[AtHand] = []
        for piece in pieces:
            free = (one for one in self._everything if one not in found)
            one = next((o for o in free if (o.piece, o.meld) == (piece, meld)), None)
            if one is None:
                return
            found.append(one)
        yield from found

    def _found(self, pieces: Sequence[str], to: str) -> Iterator[AtHand]:
        """Find each piece: in hand, or in the only place that has it."""
        found: list[AtHand] = []
        for piece in pieces:
            there = [o for o in self._everything if o.piece == piece and f"#{o.meld}" != to]
            free = [one for one in there if one not in found]
            held = [one for one in free if one.meld == 0]
            places: set[int | None] = {0} if held else {one.meld for one in free}
            if to == TO_THE_RACK:
                places.discard(None)
                free = [one for one in free if one.meld is not None]
            if not free:
                raise UnclearError("mishap-move-nowhere", tile=piece)
            if len(places) > 1:
                raise self._several(piece, places, to)
            found.append((held or free)[0])
            yield found[-1]

    def _several(self, piece: str, places: set[int | None], to: str) -> UnclearError:
        say = self._voice.say
        numbers = sorted(place for place in places if place is not None)
        melds = [say("place-meld", number=str(number)) for number in numbers]
        listed = [*melds, *([say("place-rack")] if None in places else [])]
        target = to.removeprefix("#") or TO_A_NEW_MELD
        own = own_words(self._language, "places").get(target, target)
        return UnclearError(
            "mishap-move-several",
            tile=piece,
            places=self._voice.listed(listed),
            example=f"move {piece} {numbers[0]} {own}",
        )
