"""Who the numbers are, in a database: the one place that knows names and platforms."""

import json
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, TypeVar

from sqlalchemy import CursorResult, Row, Table, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from core.engine.people import FORGOTTEN, Address, ChatId, Known, PersonId, Wishes
from storage.failures import in_our_words
from storage.schema import CHATS, PEOPLE
from storage.writer import Writer

K = TypeVar("K")
V = TypeVar("V")

REMEMBERED = 4096
"""People, and chats, that are kept in memory."""


@dataclass(frozen=True, slots=True)
class _Person:
    number: PersonId
    known: Known
    chosen: bool
    """Whether the person has asked for the language."""


class SqlRegister:
    """Remembers whom it was asked for last, so that a word costs no look into the database."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer
        self._people: OrderedDict[PersonId, _Person] = OrderedDict()
        self._numbers: OrderedDict[Address, PersonId] = OrderedDict()
        self._chats: OrderedDict[Address, ChatId] = OrderedDict()
        self._places: OrderedDict[ChatId, Known] = OrderedDict()

    async def person(self, address: Address, *, name: str, language: str | None) -> PersonId:
        """Return the number of a person, a new one at the first meeting; keep a newer name."""
        number = self._numbers.get(address)
        met = self._people.get(number) if number is not None else None
        met = met or _person(await self._find(PEOPLE, address))
        if met is None:
            met = await self._meet(address, name, language)
        spoken = met.known.language if met.chosen else language or met.known.language
        now = replace(met, known=replace(met.known, name=name or met.known.name, language=spoken))
        if now != met:
            await self._keep(now)
        self._remember(now)
        return now.number

    async def chat(self, address: Address) -> ChatId:
        """Return the number of a chat, a new one at the first meeting."""
        number = self._chats.get(address)
        if number is None:
            row = await self._find(CHATS, address)
            number = ChatId(row.id if row else await self._new(CHATS, address))
            _put(self._chats, address, number)
        return number

    async def move(self, chat: Address, to: Address) -> None:
        """Keep a chat's number under another address, whose own number takes the old one."""

        async def write(connection: AsyncConnection) -> None:
            number = (await connection.execute(_at(CHATS, chat))).one_or_none()
            other = (await connection.execute(_at(CHATS, to))).one_or_none()
            if number is None:
                return
            if other is not None:  # no two rows may have the same key, not even for a moment
                await connection.execute(_readdressed(other.id, Address(to.platform, "")))
            await connection.execute(_readdressed(number.id, to))
            if other is not None:
                await connection.execute(_readdressed(other.id, chat))

        await self._writer.write(write)
        for address in (chat, to):
            self._places.pop(self._chats.pop(address, ChatId(0)), None)

    async def who(self, person: PersonId) -> Known:
        """Return what is known of a person: nothing of one that was forgotten."""
        if person not in self._people:
            met = _person(await self._numbered(PEOPLE, person))
            if met is None:
                return FORGOTTEN
            self._remember(met)
        return self._people[person].known

    async def forget(self, person: PersonId) -> None:
        """Erase who a person is: only the number stays."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))

        await self._writer.write(write)
        met = self._people.pop(person, None)
        if met is not None:
            self._numbers.pop(met.known.address, None)

    async def where(self, chat: ChatId) -> Known:
        """Return what is known of a chat; raises LookupError for a number never given."""
        if chat not in self._places:
            row = await self._numbered(CHATS, chat)
            if row is None:
                raise LookupError(chat)
            _put(self._places, chat, Known(address=Address(row.platform, row.key)))
        return self._places[chat]

    async def speak(self, person: PersonId, language: str) -> None:
        """Keep the language that a person asked for."""
        known = replace(await self.who(person), language=language)
        now = _Person(person, known, chosen=True)
        await self._keep(now)
        self._remember(now)

    async def wish(self, person: PersonId, wishes: Wishes) -> None:
        """Keep how a person likes to be shown tables."""
        known = replace(await self.who(person), wishes=wishes)
        now = replace(self._people[person], known=known)
        await self._keep(now)
        self._remember(now)

    async def wishes(self) -> Mapping[PersonId, Wishes]:
        """Return what people wish for who wish for anything."""
        wishing = select(PEOPLE.c.id, PEOPLE.c.wishes).where(PEOPLE.c.wishes.is_not(None))
        with in_our_words():
            async with self._engine.connect() as connection:
                rows = (await connection.execute(wishing)).all()
        return {PersonId(row.id): _read(row.wishes) for row in rows}

    async def _meet(self, address: Address, name: str, language: str | None) -> _Person:
        number = await self._new(PEOPLE, address, name=name, language=language, chosen=False)
        known = Known(address=address, name=name, language=language)
        return _Person(PersonId(number), known, chosen=False)

    async def _keep(self, person: _Person) -> None:
        known = person.known
        now = update(PEOPLE).where(PEOPLE.c.id == person.number)
        now = now.values(
            name=known.name,
            language=known.language,
            chosen=person.chosen,
            wishes=_written(known.wishes),
        )

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(now)

        await self._writer.write(write)

    async def _new(self, table: Table, address: Address, **values: object) -> int:
        made = insert(table).values(platform=address.platform, key=address.key, **values)

        async def write(connection: AsyncConnection) -> int:
            row = (await connection.execute(_at(table, address))).one_or_none()
            if row is not None:  # somebody else was as quick
                return int(row.id)
            return key_of(await connection.execute(made))

        return await self._writer.write(write)

    async def _find(self, table: Table, address: Address) -> Row[Any] | None:
        return await self._one(_at(table, address))

    async def _numbered(self, table: Table, number: int) -> Row[Any] | None:
        return await self._one(select(table).where(table.c.id == number))

    async def _one(self, wanted: Any) -> Row[Any] | None:  # noqa: ANN401 - a selection
        with in_our_words():
            async with self._engine.connect() as connection:
                found: Row[Any] | None = (await connection.execute(wanted)).one_or_none()
                return found

    def _remember(self, person: _Person) -> None:
        _put(self._people, person.number, person)
        _put(self._numbers, person.known.address, person.number)


def _at(table: Table, address: Address) -> Any:  # noqa: ANN401 - a selection
    there = (table.c.platform == address.platform, table.c.key == address.key)
    return select(table).where(*there)


def _readdressed(number: int, to: Address) -> Any:  # noqa: ANN401 - a statement
    return update(CHATS).where(CHATS.c.id == number).values(platform=to.platform, key=to.key)


def _person(row: Row[Any] | None) -> _Person | None:
    if row is None:
        return None
    address = Address(row.platform, row.key)
    known = Known(address=address, name=row.name, language=row.language, wishes=_read(row.wishes))
    return _Person(PersonId(row.id), known, chosen=row.chosen)


def _written(wishes: Wishes) -> str | None:
    """Write what is wished for; nothing where nothing is."""
    wished = {name: value for name, value in asdict(wishes).items() if value is not None}
    return json.dumps(wished) if wished else None


def _read(text: str | None) -> Wishes:
    """Read wishes; one that this program does not know is left out."""
    known = {field.name for field in fields(Wishes)}
    wished = {} if text is None else json.loads(text)
    return Wishes(**{name: value for name, value in wished.items() if name in known})


def _put(kept: OrderedDict[K, V], key: K, value: V) -> None:
    """Keep something, and forget what was not asked for the longest."""
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > REMEMBERED:
        kept.popitem(last=False)


def key_of(made: CursorResult[Any]) -> int:
    """Return the number that an inserted row was given."""
    key = made.inserted_primary_key
    assert key is not None
    return int(key[0])
