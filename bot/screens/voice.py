"""How one reader is spoken to: the language, the names, the way tiles are written."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.render.names import safe_name
from bot.render.pictures.themes import LIGHT, Theme
from bot.screens.formatter import PieceFormatter
from bot.texts.refusals import word_refusal
from bot.texts.translator import Argument, Translator
from core.engine.people import Computer, Human, Look, Occupant, PersonId
from core.engine.table.refusals import TableRefusedError
from core.engine.table.view import TableView
from core.rules.pieces import Pieces, Seat
from core.rules.refusals import Refusal
from core.rules.sheet import Sheet


@dataclass(frozen=True, slots=True, kw_only=True)
class Voice:
    """Everything that makes words of facts, for one reader."""

    translator: Translator
    language: str
    formatter: PieceFormatter
    names: Mapping[PersonId, str]
    """Of everybody who may have to be named, safe to show, each only once."""
    sheets: Mapping[str, Sheet]
    """As they are printed."""
    look: Look = "text"
    """How the reader is shown tables."""
    theme: Theme = LIGHT
    """The colours of pictures."""
    opens_racks: bool = False
    """Whether racks can be opened where this is read, as well as shown in private."""
    threads: bool = False
    """Whether a table can have a thread of its own beside the chat that reads."""
    page: str = ""
    """The address of the page on which tables can be opened in a browser; empty: there is none."""
    lessons: int = 0
    """In how many more turns the reader is told what to do: everybody begins once."""

    def say(self, key: str, **arguments: Argument) -> str:
        """Say a text."""
        return self.translator.text(key, self.language, **arguments)

    def say_first(self, *keys: str, **arguments: Argument) -> str:
        """Say the first of these texts that there is."""
        known = next((key for key in keys if self.translator.has(key)), keys[-1])
        return self.say(known, **arguments)

    def person(self, person: PersonId) -> str:
        """Name a person."""
        return self.names.get(person) or self.say("name-unknown")

    def seat(self, table_view: TableView, seat: Seat) -> str:
        """Name who plays for a seat."""
        return self.occupant(table_view.seats[seat], seat)

    def occupant(self, who: Occupant, seat: Seat) -> str:
        """Name a person, a computer player by its seat, or nobody."""
        match who:
            case Human(person=person):
                return self.person(person)
            case Computer():
                return self.say("name-computer", seat=str(seat + 1))
        return self.say("name-nobody", seat=str(seat + 1))

    def seats(self, table_view: TableView, seats: Iterable[Seat]) -> str:
        """Name several seats in a row."""
        return self.listed([self.seat(table_view, seat) for seat in seats])

    def listed(self, words: list[str]) -> str:
        """Join words as the language does: `a, b and c`."""
        if len(words) < 2:  # noqa: PLR2004 - nothing to join
            return "".join(words)
        return self.say("list-and", first=", ".join(words[:-1]), last=words[-1])

    def sheet(self, sheet: Sheet) -> str:
        """Name a sheet; one that has no text by its id."""
        key = f"sheet-{sheet.id}"
        return self.say(key) if self.translator.has(key) else sheet.id

    def pieces(self, pieces: Pieces) -> str:
        """Write pieces within a sentence."""
        return self.formatter.pieces(pieces)

    def refusal(self, refusal: Refusal, sheet: Sheet) -> str:
        """Say everything that is wrong, a line each."""
        lines = word_refusal(
            refusal, self.translator, self.language, family=sheet.family.name, write=self.pieces
        )
        return "\n".join(lines)

    def table_refusal(self, error: TableRefusedError, *, own: bool = False) -> str:
        """Say why a table does not do something; `own`: to its host, who can change that."""
        key = f"table-{error.code.replace('_', '-')}"
        key = f"{key}-host" if own else key
        return self.say(key, needed=error.needed, name=error.name)


def names_apart(names: Mapping[PersonId, str], nameless: str) -> dict[PersonId, str]:
    """Make names safe to show, and different where two people have the same."""
    safe = {person: safe_name(name, nameless) for person, name in names.items()}
    seen: Counter[str] = Counter()
    apart: dict[PersonId, str] = {}
    for person, name in safe.items():
        seen[name] += 1
        apart[person] = name if seen[name] == 1 else f"{name} ({seen[name]})"
    return apart
