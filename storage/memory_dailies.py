"""The hands of the day that people have tried, for as long as the program runs."""

from dataclasses import replace

from core.engine.daily import Try
from core.engine.people import ChatId, PersonId, TableId
from core.engine.standings import RoundResult


class MemoryDailies:
    """The tries of tests, and the measure for the others."""

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
        """Note at which table somebody tries; return it, or the one noted before."""
        return self._tries.setdefault((new.day, new.sheet, new.person), new).table

    async def tried(self, day: str, sheet: str, person: PersonId) -> Try | None:
        """Return somebody's try."""
        return self._tries.get((day, sheet, person))

    async def days(self, person: PersonId) -> tuple[Try, ...]:
        """Return all tries of a person, the oldest first."""
        return tuple(self._tries[key] for key in sorted(self._tries) if key[2] == person)

    async def share(self, day: str, sheet: str, person: PersonId, chat: ChatId) -> None:
        """Have a chat see a result in its lists."""
        self._shares[chat, day, sheet, person] = None

    async def shared(self, chat: ChatId, since: str, until: str) -> tuple[Try, ...]:
        """Return the results that a chat sees of some days, both included."""
        keys = [key[1:] for key in self._shares if key[0] == chat and since <= key[1] <= until]
        tries = (self._tries[key] for key in keys if key in self._tries)
        return tuple(one for one in tries if one.place)

    async def fix(self, chat: ChatId, sheet: str | None) -> None:
        """Have a chat play one sheet each day; None: that of the day."""
        self._fixed.pop(chat, None)
        if sheet is not None:
            self._fixed[chat] = sheet

    async def fixed(self, chat: ChatId) -> str | None:
        """Return the sheet that a chat plays each day."""
        return self._fixed.get(chat)

    def finish(self, result: RoundResult) -> None:
        """Fill in what came of a try."""
        for key, one in self._tries.items():
            if one.table == result.table:
                own = result.seats[0]
                figures = {"points": own.score, "place": result.place(0), "turns": own.turns}
                self._tries[key] = replace(one, **figures, pattern=result.pattern)  # type: ignore[arg-type]

    async def forget(self, person: PersonId) -> None:
        """Erase all tries of a person."""
        self._tries = {key: one for key, one in self._tries.items() if key[2] != person}
        self._shares = {key: None for key in self._shares if key[3] != person}
