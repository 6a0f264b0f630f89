"""The voice for one reader: the language, the names, the way to write tiles."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from bot.render.names import safe_name
from bot.render.pictures.themes import LIGHT, Theme
from bot.render.writing import letters, with_signs
from bot.screens.formatter import PieceFormatter, SignedFormatter
from bot.texts.numbers import spelled_out
from bot.texts.refusals import word_refusal
from bot.texts.translator import Argument, Translator, listed, sound_of_time, without_marks
from core.engine.people import Computer, Human, Look, Nobody, Occupant, PersonId
from core.engine.table.refusals import TableRefusedError
from core.engine.table.state import Racks
from core.engine.table.view import TableView
from core.engine.time.quiet import local
from core.engine.time.timers import HOUR, TimeLeft
from core.rules.pieces import Pieces, Seat
from core.rules.refusals import Refusal
from core.rules.sheet import Sheet

EXAMPLE = "7H 10S QD"
"""Cards that show how cards can be typed."""
DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")


@lru_cache(maxsize=16)
def _letters(translator: Translator, language: str) -> str:
    """Return a language's letters of cards: every piece that is written needs them."""
    return letters(partial(translator.text, language=language))


@dataclass(frozen=True, slots=True, kw_only=True)
class Voice:
    """Turns facts into text for one reader."""

    translator: Translator
    language: str
    brush: PieceFormatter
    """The platform's way to write pieces."""
    names: Mapping[PersonId, str]
    """The names of everybody whom a text may mention: safe to show, each unique."""
    sheets: Mapping[str, Sheet]
    """The printed sheets."""
    spoken: str = ""
    """The language of the chat, if it is not the reader's."""
    look: Look = "text"
    """The look of tables for the reader."""
    theme: Theme = LIGHT
    """The colours of pictures."""
    racks: Racks | None = None
    """Where racks are shown by default; None if they cannot be opened in this place."""
    threads: bool = False
    """Whether a table can have its own thread beside this chat."""
    page: str = ""
    """The address of the browser page; empty: no page is served."""
    app: str = ""
    """The start of a link that opens the page from this chat, before a table's code."""
    words_named: bool = False
    """Whether the reader's platform shows each command by its name in their language."""
    lists_moves: bool = False
    """Whether people can open the list of their moves in a chat, seen by nobody else."""
    types: bool = True
    """Whether the reader can type here; else the reader only presses buttons."""
    signs: bool = False
    """Whether cards have the signs of their suits and the language's letters; else the notation."""
    alone: bool = False
    """Whether the reader has the platform to themselves: nobody else can join there."""
    lessons: int = 0
    """The number of the reader's next turns that get coaching."""
    zone: str = ""
    """The reader's time zone; empty if it is unknown."""
    moment: Callable[[int], str] | None = None
    """Writes a time that the platform keeps current; None: the platform has none."""

    @property
    def formatter(self) -> PieceFormatter:
        """The way to write pieces: the platform's, or in emoji; with the language's letters."""
        own = _letters(self.translator, self.language)
        formatter = self.brush.in_emoji(own) if self.look == "emoji" else self.brush
        return SignedFormatter(formatter, own) if self.signs else formatter

    def on_key(self, piece: str) -> str:
        """Return a piece for a button or list: a tile in notation, a card as texts write it."""
        own = _letters(self.translator, self.language)
        return with_signs(piece, own) if self.signs else piece

    def say(self, key: str, **arguments: Argument) -> str:
        """Return a text in the reader's language."""
        text = self.translator.text(key, self.language, **arguments)
        nameless = self.translator.text("name-unknown", self.language)
        return _as_begun(text, nameless) if nameless in arguments.values() else text

    def say_first(self, *keys: str, **arguments: Argument) -> str:
        """Return the first of these texts that exists."""
        known = next((key for key in keys if self.translator.has(key)), keys[-1])
        return self.say(known, **arguments)

    def person(self, person: PersonId) -> str:
        """Return a person's name."""
        return self.names.get(person) or self.say("name-unknown")

    def seat(self, table_view: TableView, seat: Seat) -> str:
        """Return the name of the player in a seat."""
        return self.occupant(table_view.seats[seat], seat)

    def first(self, table_view: TableView, seat: Seat) -> str:
        """Return the name of whoever first played for a seat in this round."""
        owners = (deed.owner for deed in table_view.deeds if deed.seat == seat)
        who = next((owner for owner in owners if owner != Nobody()), table_view.seats[seat])
        return self.occupant(who, seat)

    def occupant(self, who: Occupant, seat: Seat) -> str:
        """Return the name of a person, of a computer player by its seat, or of nobody."""
        match who:
            case Human(person=person):
                return self.person(person)
            case Computer():
                return self.say("name-computer", seat=str(seat + 1))
        return self.say("name-nobody", seat=str(seat + 1))

    def seats(self, table_view: TableView, seats: Iterable[Seat]) -> str:
        """Return the names of several seats as a list."""
        return self.listed([self.seat(table_view, seat) for seat in seats])

    def listed(self, words: Sequence[str]) -> str:
        """Join words in the style of the language: `a, b and c`."""
        return listed(words, self.say)

    def alternatives(self, words: Sequence[str]) -> str:
        """Join words of which one is meant: `a, b or c`."""
        return listed(words, self.say, "or")

    def ends(self, time: TimeLeft) -> str:
        """Return when a turn ends: `in 5 minutes` where that stays true, else `at 20:45`.

        Empty while nothing is known that stays true.
        """
        if time.ends is None:
            return ""
        if self.moment is not None:
            return self.moment(time.ends)
        when = self.time_of_day(time, "time-day")
        day, _, hour = when.rpartition(" ")
        if not when:
            return ""
        key = "time-on-day" if day else "time-at"
        return self.say(key, day=day, time=hour, sound=sound_of_time(hour))

    def time_of_day(self, time: TimeLeft, weekday: str = "time-weekday") -> str:
        """Return when a turn ends by the reader's clocks: `20:45`, `Tue 20:45`; or empty.

        `weekday` is the text that names the day, short for pictures.
        """
        if time.ends is None or not self.zone:
            return ""
        there = local(time.ends, self.zone)
        day = self.say(weekday, day=DAYS[there.weekday()]) if time.allowed >= HOUR else ""
        return f"{without_marks(day)} {there:%H:%M}".strip()

    def sheet(self, sheet: Sheet) -> str:
        """Return a sheet's name; its id if it has no text."""
        key = f"sheet-{sheet.id}"
        return self.say(key) if self.translator.has(key) else sheet.id

    @property
    def cards(self) -> str:
        """An example of cards, as the keys that this reader sees write them."""
        families = {one.family.name: one.family for one in self.sheets.values()}
        cards = families.get("cards")
        if cards is None:
            return EXAMPLE
        return self.formatter.on_keys.pieces(cards.notation.read_pieces(EXAMPLE))

    def pieces(self, pieces: Pieces) -> str:
        """Return pieces as text within a sentence."""
        return self.formatter.pieces(pieces)

    def refused_at(self, table_view: TableView, refusal: Refusal) -> str:
        """Return all faults of a refusal at a table, which tells whose turn it is."""
        return self.refusal(refusal, table_view.sheet, self.mover(table_view))

    def refusal(self, refusal: Refusal, sheet: Sheet, mover: str = "") -> str:
        """Return all faults of a refusal, a line each; `mover` is whose turn it is."""
        lines = word_refusal(
            refusal,
            self.translator,
            self.language,
            sheet=sheet,
            write=self.pieces,
            mover=mover,
        )
        return "\n".join(lines)

    def table_refusal(self, error: TableRefusedError, *, own: bool = False) -> str:
        """Return why a table refuses; `own`: to its host, who can change that."""
        key = f"table-{error.code.replace('_', '-')}"
        key = f"{key}-host" if own else key
        if not self.types and self.translator.has(f"{key}-tapped"):
            key = f"{key}-tapped"
        time = spelled_out(self.say, error.needed)
        more = error.needed + 2  # of hints: an example that the host can type
        return self.say(key, needed=error.needed, name=error.name, time=time, more=more)

    def mover(self, table_view: TableView) -> str:
        """Return the name of the player whose turn it is; empty between rounds."""
        running = table_view.round
        over = running is None or running.outcome is not None
        return "" if over or running is None else self.seat(table_view, running.to_move)


def _as_begun(text: str, nameless: str) -> str:
    """Write the word for somebody without a name with a capital where a text begins with it."""
    marks = text[: len(text) - len(text.lstrip("\u2068"))]
    rest = text[len(marks) :]
    return f"{marks}{nameless[0].upper()}{rest[1:]}" if rest.startswith(nameless) else text


def names_apart(names: Mapping[PersonId, str], nameless: str) -> dict[PersonId, str]:
    """Return names that are safe to show and unique."""
    safe = {person: safe_name(name, nameless) for person, name in names.items()}
    seen: Counter[str] = Counter()
    apart: dict[PersonId, str] = {}
    for person, name in safe.items():
        seen[name] += 1
        apart[person] = name if seen[name] == 1 else f"{name} ({seen[name]})"
    return apart
