"""The hand of the day: everybody gets the same deal and one try, against the same computers.

Its key follows from a secret of the installation, so that nobody knows tomorrow's. Computers of
this level decide by what they see alone, so equal play gives equal games on every machine.
"""

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Protocol

from core.engine.people import ChatId, PersonId, TableId
from core.rules.sheet import Sheet

LEVEL = "normal"
RIVALS = 3
"""The number of computer players; fewer if the sheet has fewer seats."""
TABLE = "daily"
"""The table code in the shuffle's text: one code for all tables, so that all get the same deal."""
SIGNED = "rummy-daily/1"
FORESEEABLE = "00" * 32
"""The secret if the randomness is seeded, as in tests."""


def day_of(now: float) -> str:
    """Return the date of the day; it begins at midnight UTC everywhere."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def is_over(day: str, now: float) -> bool:
    """Say whether a day is over; its deal may be shown only afterwards."""
    return day < day_of(now)


def sheet_of(day: str, sheets: Sequence[str]) -> str:
    """Return the sheet of a day; the sheets take turns."""
    return sheets[date.fromisoformat(day).toordinal() % len(sheets)]


def key_of(secret: str, day: str, sheet: str) -> str:
    """Return the seed of a day's deal."""
    signed = f"{SIGNED}\n{day}\n{sheet}".encode()
    return hmac.new(bytes.fromhex(secret), signed, hashlib.sha256).hexdigest()


def deal_of(day: str) -> int:
    """Return the number of a day's deal."""
    return date.fromisoformat(day).toordinal()


def rivals(sheet: Sheet) -> tuple[str, ...]:
    """Return the levels of the computer players."""
    return (LEVEL,) * min(RIVALS, sheet.max_players - 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Try:
    """A person's only try at the deal of a day."""

    day: str
    sheet: str
    person: PersonId
    table: TableId
    chat: ChatId | None = None
    """The chat in which the person asked for the hand; None: in private."""
    points: int = 0
    place: int = 0
    """Counted from 1; 0 while the round is running, or if the person gave up."""
    turns: int = 0
    pattern: str = ""
    """A letter for each turn: `l` laid, `d` drew, `p` passed."""

    @property
    def grade(self) -> int:
        """Return three stars for the first place, down to none for the last of four."""
        return max(0, 4 - self.place) if self.place else 0


def streak(days: Sequence[str], today: str) -> int:
    """Return how many days in a row have a finished hand, up to today or yesterday."""
    played, last = set(days), date.fromisoformat(today)
    if today not in played:
        last -= timedelta(days=1)
    count = 0
    while (last - timedelta(days=count)).isoformat() in played:
        count += 1
    return count


def week_of(day: str) -> str:
    """Return the date of the Monday of that week."""
    on = date.fromisoformat(day)
    return (on - timedelta(days=on.weekday())).isoformat()


class Dailies(Protocol):
    """Stores the tries of people, and the chats that show their results.

    Every method may raise UnavailableError.
    """

    async def secret(self, fresh: str) -> str:
        """Return the secret of the installation; store `fresh` if there is none yet."""

    async def begin(self, new: Try) -> TableId:
        """Store the table of a new try; return that table, or the one stored before."""

    async def tried(self, day: str, sheet: str, person: PersonId) -> Try | None:
        """Return a person's try."""

    async def days(self, person: PersonId) -> tuple[Try, ...]:
        """Return all tries of a person, the oldest first."""

    async def share(self, day: str, sheet: str, person: PersonId, chat: ChatId) -> None:
        """Show a result in a chat's rankings."""

    async def shared(self, chat: ChatId, since: str, until: str) -> tuple[Try, ...]:
        """Return the results that a chat shows for these days, both included."""

    async def forget(self, person: PersonId) -> None:
        """Erase all tries of a person."""

    async def fix(self, chat: ChatId, sheet: str | None) -> None:
        """Fix the sheet that a chat plays each day; None: the sheet of the day."""

    async def fixed(self, chat: ChatId) -> str | None:
        """Return the sheet that a chat plays each day."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A person's results of a week, for the ranking of a chat."""

    person: PersonId
    points: int
    days: int


def week(tries: Sequence[Try]) -> tuple[Standing, ...]:
    """Add up results; the most points come first."""
    points: dict[PersonId, int] = {}
    days: dict[PersonId, int] = {}
    for one in tries:
        points[one.person] = points.get(one.person, 0) + one.points
        days[one.person] = days.get(one.person, 0) + 1
    order = sorted(points, key=lambda person: (-points[person], person))
    return tuple(Standing(person=p, points=points[p], days=days[p]) for p in order)


def by_points(tries: Sequence[Try]) -> tuple[Try, ...]:
    """Order the results of a day: by points, then by fewer turns."""
    return tuple(sorted(tries, key=lambda one: (-one.points, one.turns, one.person)))


def names_of(sheets: Mapping[str, Sheet]) -> tuple[str, ...]:
    """Return the sheets that take turns, in an order independent of that of the given ones."""
    return tuple(sorted(sheets))
