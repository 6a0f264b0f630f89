"""In-memory tries at the hand of the day."""

from dataclasses import replace

from core.engine.evening.daily import Try
from core.engine.evening.standings import RoundResult
from core.engine.people import ChatId, PersonId, TableId


class MemoryDailies:
    """The in-memory tries; the reference for other implementations."""

    def __init__(self) -> None:
        self._secret = ""
        self._tries: dict[tuple[str, str, PersonId], Try] = {}
        self._shares: dict[tuple[ChatId, str, str, PersonId], None] = {}
        self._fixed: dict[ChatId, str] = {}

    async def secret(self, fresh: str) -> str:
        """Return the secret of the installation."""
        self._secret = self._secret or fresh
        return self._secret

    async def begin(self, new: Try) -> TableId:
        """Store the table of a new try; return that table, or the one stored before."""
        return self._tries.setdefault((new.day, new.sheet, new.person), new).table

    async def tried(self, day: str, sheet: str, person: PersonId) -> Try | None:
        """Return a person's try."""
        return self._tries.get((day, sheet, person))

    async def days(self, person: PersonId) -> tuple[Try, ...]:
        """Return all tries of a person, oldest first."""
        return tuple(self._tries[key] for key in sorted(self._tries) if key[2] == person)

    async def share(self, day: str, sheet: str, person: PersonId, chat: ChatId) -> None:
        """Show a result in a chat's rankings."""
        self._shares[chat, day, sheet, person] = None

    async def shared(self, chat: ChatId, since: str, until: str) -> tuple[Try, ...]:
        """Return the results that a chat sees between two days, both included."""
        keys = [key[1:] for key in self._shares if key[0] == chat and since <= key[1] <= until]
        tries = (self._tries[key] for key in keys if key in self._tries)
        return tuple(one for one in tries if one.place)

    async def fix(self, chat: ChatId, sheet: str | None) -> None:
        """Set the daily sheet of a chat; None uses the sheet of the day."""
        self._fixed.pop(chat, None)
        if sheet is not None:
            self._fixed[chat] = sheet

    async def fixed(self, chat: ChatId) -> str | None:
        """Return the daily sheet that a chat has set."""
        return self._fixed.get(chat)

    def finish(self, result: RoundResult) -> None:
        """Fill in the result of a try."""
        for key, one in self._tries.items():
            if one.table == result.table:
                own = result.seats[0]
                figures = {"points": own.score, "place": result.place(0), "turns": own.turns}
                self._tries[key] = replace(one, **figures, pattern=result.pattern)  # type: ignore[arg-type]

    async def forget(self, person: PersonId) -> None:
        """Erase all tries of a person."""
        self._tries = {key: one for key, one in self._tries.items() if key[2] != person}
        self._shares = {key: None for key in self._shares if key[3] != person}
