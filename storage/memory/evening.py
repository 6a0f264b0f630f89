"""The hands of the day and the results of rounds, in memory."""

from collections.abc import Mapping
from dataclasses import replace
from operator import attrgetter

from core.engine.evening.daily import Try
from core.engine.evening.keepers import Wish
from core.engine.evening.standings import (
    Figures,
    Link,
    Placed,
    Projection,
    Rating,
    RoundResult,
    Season,
    SeatResult,
    Top,
)
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


class MemoryCallers:
    """The in-memory wishes to be called; the reference for other implementations."""

    def __init__(self) -> None:
        self._wishes: dict[tuple[ChatId, PersonId], Wish] = {}

    async def note(self, wish: Wish) -> None:
        """Store a wish; it replaces an earlier one of the person in this chat."""
        self._wishes[wish.chat, wish.person] = wish

    async def withdraw(self, chat: ChatId, person: PersonId) -> None:
        """Delete a person's wish in a chat."""
        self._wishes.pop((chat, person), None)

    async def take(self, chat: ChatId, opener: PersonId, most: int) -> tuple[PersonId, ...]:
        """Return the people to call to a new table, and use up their wishes for one table."""
        here = [w for w in self._wishes.values() if w.chat == chat and w.person != opener]
        called = sorted(here, key=lambda wish: wish.how != "once")[:most]
        for wish in called:
            if wish.how == "once":
                del self._wishes[wish.chat, wish.person]
        return tuple(wish.person for wish in called)

    async def wishes(self, person: PersonId) -> tuple[Wish, ...]:
        """Return all wishes of a person."""
        return tuple(wish for wish in self._wishes.values() if wish.person == person)

    async def forget(self, person: PersonId) -> None:
        """Delete all wishes of a person."""
        self._wishes = {key: wish for key, wish in self._wishes.items() if key[1] != person}


class MemoryStandings:
    """The in-memory rankings; the reference for other implementations."""

    def __init__(self) -> None:
        self.rows: list[RoundResult] = []
        self._projection = Projection()
        self._hidden: set[PersonId] = set()
        self._links: list[Link] = []

    def add(self, result: RoundResult) -> None:
        """Store the row of a round, and add it to the ratings."""
        self.rows.append(result)
        self._projection.add(result)

    async def by_rating(self, scope: ChatId, sheet: str, reader: PersonId, first: int) -> Top:
        """Return the ranking by rating on a sheet."""
        ratings = self._projection.ratings.get((scope, sheet), {})
        return self._top(ratings, "skill", "points", reader, first)

    async def by_wins(
        self, scope: ChatId, sheet: str, season: str, reader: PersonId, first: int
    ) -> Top:
        """Return the ranking by wins in a season."""
        seasons = self._projection.seasons.get((scope, sheet, season), {})
        return self._top(seasons, "wins", "wins", reader, first)

    def _top(
        self,
        people: Mapping[PersonId, Rating] | Mapping[PersonId, Season],
        by: str,
        figure: str,
        reader: PersonId,
        first: int,
    ) -> Top:
        listed = {p: entry for p, entry in people.items() if p not in self._hidden}
        value = attrgetter(by)
        order = sorted(listed, key=lambda person: (-value(listed[person]), person))
        values = [value(listed[person]) for person in order]
        placed = [
            Placed(
                place=values.index(value(listed[person])) + 1,
                person=person,
                figure=getattr(listed[person], figure),
                rounds=listed[person].rounds,
            )
            for person in order
            if person == reader or person in order[:first]
        ]
        own = next((one for one in placed if one.person == reader), None)
        return Top(first=tuple(placed[:first]), own=own, of=len(order))

    async def sheets(self, scope: ChatId) -> tuple[str, ...]:
        """Return the sheets with ratings, those with the most ratings first."""
        ratings = self._projection.ratings
        here = {sheet: len(ratings[at, sheet]) for at, sheet in ratings if at == scope}
        return tuple(sorted(here, key=lambda sheet: (-here[sheet], sheet)))

    async def figures(self, person: PersonId) -> Figures:
        """Return a person's totals over all stored rounds."""
        theirs = await self.numbers(person)
        seats = [seat for row in self.rows for seat in row.seats if seat.person in theirs]
        return Figures(
            rounds=len(seats),
            won=sum(seat.won and not seat.left for seat in seats),
            points=sum(seat.points for seat in seats),
            first=sum(seat.first for seat in seats),
            longest=max((seat.longest for seat in seats), default=0),
            hints=sum(seat.hints for seat in seats),
            timed=sum(seat.timed for seat in seats),
            seconds=sum(seat.seconds for seat in seats),
        )

    async def numbers(self, person: PersonId) -> tuple[PersonId, ...]:
        """Return all numbers of one person; the first stands on lists."""
        main = next((link.main for link in self._links if link.other == person), person)
        return (main, *sorted(link.other for link in self._links if link.main == main))

    async def link(self, main: PersonId, other: PersonId) -> bool:
        """Make two people one from now on; return False if one of them is linked already."""
        linked = {number for link in self._links for number in (link.main, link.other)}
        if main == other or linked & {main, other}:
            return False
        self._links.append(Link(main, other, len(self.rows)))
        self._projection.link(main, other)
        return True

    async def results(self, person: PersonId) -> tuple[RoundResult, ...]:
        """Return the result rows that name a person."""
        return tuple(row for row in self.rows if any(_is(person, seat) for seat in row.seats))

    async def hide(self, person: PersonId, *, hidden: bool) -> None:
        """Hide a person from all rankings, or show the person again."""
        (self._hidden.add if hidden else self._hidden.discard)(person)

    async def is_hidden(self, person: PersonId) -> bool:
        """Say whether a person is hidden from all rankings."""
        return person in self._hidden

    async def ratings(self) -> Mapping[tuple[ChatId, str, PersonId], Rating]:
        """Return all ratings."""
        lists = self._projection.ratings.items()
        return {(at, on, who): r for (at, on), people in lists for who, r in people.items()}

    async def rebuild(self) -> tuple[int, int]:
        """Rebuild all ratings from the rows."""
        self._projection, links = Projection(), list(self._links)
        for number, row in enumerate(self.rows, 1):
            while links and links[0].since < number:
                self._projection.link(links[0].main, links.pop(0).other)
            self._projection.add(row)
        for link in links:
            self._projection.link(link.main, link.other)
        return len(self.rows), sum(map(len, self._projection.ratings.values()))


def _is(person: PersonId, seat: SeatResult) -> bool:
    return seat.person == person
