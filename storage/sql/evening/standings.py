"""Result rows, ratings and seasons in a database."""

import json
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, TypeAlias

from sqlalchemy import ColumnElement, Connection, Select, Table, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from core.engine.evening.standings import (
    ALL_SHEETS,
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
from core.engine.people import ChatId, PersonId
from storage.cluster.peers import Peers
from storage.sql.evening.dailies import finish
from storage.sql.failures import in_our_words
from storage.sql.schema import ACCOUNTS, RATINGS, ROUND_SEATS, ROUNDS, SEASONS, UNLISTED, inserting
from storage.sql.writer import Writer

Row: TypeAlias = dict[str, Any]
AT_ONCE = 1_000
"""The number of rows in one statement."""


class SqlStandings:
    """Indexed rankings; only a rebuild reads the rows of rounds."""

    def __init__(self, engine: AsyncEngine, writer: Writer, peers: Peers) -> None:
        self._engine = engine
        self._writer = writer
        self._peers = peers

    async def by_rating(self, scope: ChatId, sheet: str, reader: PersonId, first: int) -> Top:
        """Return the ranking by rating on a sheet."""
        here = (RATINGS.c.scope == scope, RATINGS.c.sheet == sheet)
        return await self._top(
            RATINGS, here, RATINGS.c.skill, reader=reader, first=first, figure=_points
        )

    async def by_wins(
        self, scope: ChatId, sheet: str, season: str, reader: PersonId, first: int
    ) -> Top:
        """Return the ranking by wins in a season."""
        here = (SEASONS.c.scope == scope, SEASONS.c.sheet == sheet, SEASONS.c.season == season)
        return await self._top(
            SEASONS, here, SEASONS.c.wins, reader=reader, first=first, figure=_wins
        )

    async def _top(
        self,
        table: Table,
        here: Sequence[ColumnElement[bool]],
        by: ColumnElement[Any],
        *,
        reader: PersonId,
        first: int,
        figure: Callable[[Any], int],
    ) -> Top:
        listed = (*here, table.c.person_id.not_in(select(UNLISTED.c.person_id)))
        ahead = select(table).where(*listed).order_by(by.desc(), table.c.person_id).limit(first)
        with in_our_words():
            async with self._engine.connect() as connection:
                rows = (await connection.execute(ahead)).all()
                of = await connection.scalar(select(func.count()).select_from(table).where(*listed))
                own_row = select(table).where(*listed, table.c.person_id == reader)
                own = (await connection.execute(own_row)).one_or_none()
                before = 0
                if own is not None:
                    better = by > getattr(own, by.key or "")
                    counted = select(func.count()).select_from(table).where(*listed, better)
                    before = await connection.scalar(counted) or 0
        values = [getattr(row, by.key or "") for row in rows]
        return Top(
            first=tuple(
                _placed(row, values.index(value) + 1, figure)
                for row, value in zip(rows, values, strict=True)
            ),
            own=None if own is None else _placed(own, before + 1, figure),
            of=of or 0,
        )

    async def sheets(self, scope: ChatId) -> tuple[str, ...]:
        """Return the sheets with ratings, those with the most ratings first."""
        many = func.count()
        found = select(RATINGS.c.sheet).where(RATINGS.c.scope == scope).group_by(RATINGS.c.sheet)
        rows = await self._rows(found.order_by(many.desc(), RATINGS.c.sheet))
        return tuple(row.sheet for row in rows)

    async def figures(self, person: PersonId) -> Figures:
        """Return a person's totals over all stored rounds."""
        seats = ROUND_SEATS.c
        sums = (seats.won, seats.points, seats.first, seats.hints, seats.timed, seats.seconds)
        wanted = select(
            func.count().label("rounds"),
            func.max(seats.longest).label("longest"),
            *(func.sum(column).label(column.name) for column in sums),
        )
        theirs = wanted.where(seats.person_id.in_(await self.numbers(person)))
        with in_our_words():
            async with self._engine.connect() as connection:
                row = (await connection.execute(theirs)).one()
        return Figures(**{name: value or 0 for name, value in row._mapping.items()})  # noqa: SLF001

    async def numbers(self, person: PersonId) -> tuple[PersonId, ...]:
        """Return all numbers of one person; the first stands on lists."""
        rows = await self._rows(select(ACCOUNTS).where(ACCOUNTS.c.person_id == person))
        main = PersonId(rows[0].main_id) if rows else person
        theirs = select(ACCOUNTS.c.person_id).where(ACCOUNTS.c.main_id == main)
        others = await self._rows(theirs.order_by(ACCOUNTS.c.person_id))
        return (main, *(PersonId(row.person_id) for row in others))

    async def link(self, main: PersonId, other: PersonId) -> bool:
        """Make two people one from now on, while no round can end."""

        def write(connection: Connection) -> bool:
            self._peers.in_order(connection)
            return link(connection, main, other)

        return await self._writer.write(write)

    async def results(self, person: PersonId) -> tuple[RoundResult, ...]:
        """Return the result rows that name a person."""
        named = select(ROUND_SEATS.c.round_number).where(ROUND_SEATS.c.person_id == person)
        wanted = select(ROUNDS.c.data).where(ROUNDS.c.number.in_(named)).order_by(ROUNDS.c.number)
        return tuple(read_result(row.data) for row in await self._rows(wanted))

    async def hide(self, person: PersonId, *, hidden: bool) -> None:
        """Hide a person from all rankings, or show the person again."""

        def write(connection: Connection) -> None:
            hide(connection, person, hidden=hidden)

        await self._writer.write(write)

    async def is_hidden(self, person: PersonId) -> bool:
        """Say whether a person is hidden from all rankings."""
        return bool(await self._rows(select(UNLISTED).where(UNLISTED.c.person_id == person)))

    async def ratings(self) -> Mapping[tuple[ChatId, str, PersonId], Rating]:
        """Return all ratings."""
        return {
            (ChatId(row.scope), row.sheet, PersonId(row.person_id)): Rating(
                row.mu, row.sigma, row.rounds
            )
            for row in await self._rows(select(RATINGS))
        }

    async def rebuild(self) -> tuple[int, int]:
        """Rebuild all ratings from the rows, while no round can end."""
        return await self._writer.write(self._rebuilt)

    def _rebuilt(self, connection: Connection) -> tuple[int, int]:
        self._peers.in_order(connection)
        projection, last, rounds = Projection(), 0, 0
        links = deque(_links(connection))
        while rows := _after(connection, last):
            for row in rows:
                while links and links[0].since < row.number:
                    projection.link(links[0].main, links.popleft().other)
                projection.add(read_result(row.data))
            last, rounds = rows[-1].number, rounds + len(rows)
        for one in links:
            projection.link(one.main, one.other)
        for table in (RATINGS, SEASONS):
            connection.execute(delete(table))
        ratings, seasons = list(_ratings(projection)), list(_seasons(projection))
        for table, made in ((RATINGS, ratings), (SEASONS, seasons)):
            for start in range(0, len(made), AT_ONCE):
                connection.execute(insert(table), made[start : start + AT_ONCE])
        return rounds, len(ratings)

    async def _rows(self, wanted: Select[Any]) -> Sequence[Any]:
        with in_our_words():
            async with self._engine.connect() as connection:
                rows: Sequence[Any] = (await connection.execute(wanted)).all()
                return rows


def _after(connection: Connection, number: int) -> Sequence[Any]:
    wanted = select(ROUNDS).where(ROUNDS.c.number > number).order_by(ROUNDS.c.number)
    return connection.execute(wanted.limit(AT_ONCE)).all()


def _links(connection: Connection) -> Sequence[Link]:
    """Return all links in the order in which they were made."""
    rows = connection.execute(select(ACCOUNTS).order_by(ACCOUNTS.c.since, ACCOUNTS.c.person_id))
    return [Link(PersonId(r.main_id), PersonId(r.person_id), r.since) for r in rows]


def link(connection: Connection, main: PersonId, other: PersonId) -> bool:
    """Make two people one from now on; return False if one of them is linked already."""
    pair = (main, other)
    known = ACCOUNTS.c.person_id.in_(pair) | ACCOUNTS.c.main_id.in_(pair)
    if main == other or connection.execute(select(ACCOUNTS).where(known)).first():
        return False
    since = connection.scalar(select(func.max(ROUNDS.c.number))) or 0
    row = {"person_id": other, "main_id": main, "since": since}
    connection.execute(insert(ACCOUNTS), [row])
    projection = Projection()
    for rating in connection.execute(select(RATINGS).where(RATINGS.c.person_id.in_(pair))):
        _read_rating(projection, rating)
    for season in connection.execute(select(SEASONS).where(SEASONS.c.person_id.in_(pair))):
        _read_season(projection, season)
    projection.link(main, other)
    for table, rows in ((RATINGS, _ratings(projection)), (SEASONS, _seasons(projection))):
        connection.execute(delete(table).where(table.c.person_id.in_(pair)))
        written = list(rows)
        if written:
            connection.execute(insert(table), written)
    return True


def _read_rating(projection: Projection, row: Any) -> None:  # noqa: ANN401 - a row
    list_ = projection.ratings.setdefault((ChatId(row.scope), row.sheet), {})
    list_[PersonId(row.person_id)] = Rating(row.mu, row.sigma, row.rounds)


def _read_season(projection: Projection, row: Any) -> None:  # noqa: ANN401 - a row
    key = (ChatId(row.scope), row.sheet, row.season)
    season = Season(row.wins, row.rounds, row.points)
    projection.seasons.setdefault(key, {})[PersonId(row.person_id)] = season


def hide(connection: Connection, person: PersonId, *, hidden: bool) -> None:
    """Hide a person from all rankings, or show the person again."""
    if hidden:
        new = inserting(connection, UNLISTED).values(person_id=person)
        connection.execute(new.on_conflict_do_nothing())
    else:
        connection.execute(delete(UNLISTED).where(UNLISTED.c.person_id == person))


def write_results(connection: Connection, peers: Peers, results: Sequence[RoundResult]) -> None:
    """Write the rows of finished rounds, and update the rankings.

    Only one program at a time does this, so the numbers follow the order of the commits.
    """
    if not results:
        return
    peers.in_order(connection)
    number = connection.scalar(select(func.max(ROUNDS.c.number))) or 0
    for number_, result in enumerate(results, number + 1):
        data = json.dumps(asdict(result), separators=(",", ":"))
        row = {"number": number_, "season": result.season, "data": data}
        connection.execute(insert(ROUNDS), [row])
        seats = [_seat_row(number_, seat) for seat in result.seats if seat.person is not None]
        if seats:
            connection.execute(insert(ROUND_SEATS), seats)
        linked = result.as_linked(_mains(connection, result))
        if linked.rated:
            _rate(connection, linked)
        if result.daily:
            finish(connection, result)


def _mains(connection: Connection, result: RoundResult) -> Mapping[PersonId, PersonId]:
    """Return the main numbers of the linked people of a round."""
    people = [seat.person for seat in result.seats if seat.person is not None]
    if not people:
        return {}
    rows = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.person_id.in_(people)))
    return {PersonId(row.person_id): PersonId(row.main_id) for row in rows}


def _rate(connection: Connection, result: RoundResult) -> None:
    projection = _known(connection, result)
    projection.add(result)
    for table, rows in ((RATINGS, _ratings(projection)), (SEASONS, _seasons(projection))):
        keys = [column.name for column in table.primary_key]
        written = list(rows)
        new = inserting(connection, table)
        changed = {c.name: new.excluded[c.name] for c in table.columns if c.name not in keys}
        renewed = new.on_conflict_do_update(index_elements=keys, set_=changed)
        connection.execute(renewed, written)


def _known(connection: Connection, result: RoundResult) -> Projection:
    """Return the current ratings and seasons of a round's players."""
    people, projection = list(result.rated), Projection()
    ratings = select(RATINGS).where(
        RATINGS.c.scope.in_(result.scopes),
        RATINGS.c.sheet == result.sheet,
        RATINGS.c.person_id.in_(people),
    )
    for row in connection.execute(ratings):
        _read_rating(projection, row)
    seasons = select(SEASONS).where(
        SEASONS.c.scope.in_(result.scopes),
        SEASONS.c.sheet.in_((result.sheet, ALL_SHEETS)),
        SEASONS.c.season == result.season,
        SEASONS.c.person_id.in_(people),
    )
    for row in connection.execute(seasons):
        _read_season(projection, row)
    return projection


def _ratings(projection: Projection) -> Iterable[Row]:
    for (scope, sheet), people in projection.ratings.items():
        for person, rating in people.items():
            yield {
                "scope": scope,
                "sheet": sheet,
                "person_id": person,
                "mu": rating.mu,
                "sigma": rating.sigma,
                "skill": rating.skill,
                "rounds": rating.rounds,
            }


def _seasons(projection: Projection) -> Iterable[Row]:
    for (scope, sheet, month), people in projection.seasons.items():
        for person, season in people.items():
            where = {"scope": scope, "sheet": sheet, "season": month, "person_id": person}
            yield {**where, **asdict(season)}


def _seat_row(number: int, seat: SeatResult) -> Row:
    return {
        "person_id": seat.person,
        "round_number": number,
        "won": int(seat.won and not seat.left),
        "points": seat.points,
        "first": seat.first,
        "longest": seat.longest,
        "hints": seat.hints,
        "timed": seat.timed,
        "seconds": seat.seconds,
    }


def read_result(text: str) -> RoundResult:
    """Parse a stored row; ignore fields of later versions."""
    data: Mapping[str, Any] = json.loads(text)
    seats = tuple(SeatResult(**_known_to(SeatResult, seat)) for seat in data["seats"])
    given = {**_known_to(RoundResult, data), "chats": tuple(data["chats"]), "seats": seats}
    return RoundResult(**given)


def _known_to(kind: type[Any], data: Mapping[str, Any]) -> Row:
    return {name: value for name, value in data.items() if name in kind.__dataclass_fields__}


def _placed(row: Any, place: int, figure: Callable[[Any], int]) -> Placed:  # noqa: ANN401 - a row
    return Placed(
        place=place, person=PersonId(row.person_id), figure=figure(row), rounds=row.rounds
    )


def _points(row: Any) -> int:  # noqa: ANN401 - a row
    return Rating(row.mu, row.sigma, row.rounds).points


def _wins(row: Any) -> int:  # noqa: ANN401 - a row
    wins: int = row.wins
    return wins
