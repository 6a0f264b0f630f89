"""The directory of people and chats in a database; only it knows names and platforms."""

import json
from collections.abc import Mapping, MutableMapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from sqlalchemy import Connection, Row, Table, delete, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from core.engine.caches import memory
from core.engine.people import FORGOTTEN, Address, ChatId, Known, PersonId, Wishes
from storage.cluster.peers import Peers
from storage.sql.failures import in_our_words
from storage.sql.schema import CHATS, PEOPLE, inserting
from storage.sql.writer import Writer


@dataclass(frozen=True, slots=True)
class _Person:
    number: PersonId
    known: Known
    chosen: bool
    """Whether the person chose the language."""


class SqlRegister:
    """A cached directory, so that most requests need no query."""

    def __init__(self, engine: AsyncEngine, writer: Writer, peers: Peers) -> None:
        self._peers = peers
        self._engine = engine
        self._writer = writer
        self._people: MutableMapping[PersonId, _Person] = memory()
        self._numbers: MutableMapping[Address, PersonId] = memory()
        self._chats: MutableMapping[Address, ChatId] = memory()
        self._places: MutableMapping[ChatId, Known] = memory()
        self._offered: MutableMapping[ChatId, str | None] = memory()
        self._heard = 0
        """The number of changes, also by peers: data read before the last one is not cached."""

    async def person(self, address: Address, *, name: str, language: str | None) -> PersonId:
        """Return a person's number, assigning one at the first contact; update the name."""
        heard, number = self._heard, self._numbers.get(address)
        met = self._people.get(number) if number is not None else None
        met = met or _person(await self._find(PEOPLE, address))
        if met is None:
            met = await self._meet(address, name, language)
        spoken = met.known.language if met.chosen else language or met.known.language
        now = replace(met, known=replace(met.known, name=name or met.known.name, language=spoken))
        if now == met:
            self._remember(now, heard)
        else:
            await self._keep(met, now)
        return now.number

    async def chat(self, address: Address, *, language: str | None = None) -> ChatId:
        """Return a chat's number, assigning one at the first contact; update the language hint."""
        heard, number = self._heard, self._chats.get(address)
        if number is None:
            row = await self._find(CHATS, address)
            number = ChatId(row.id if row else await self._new(CHATS, address))
            if heard == self._heard:
                self._chats[address] = number
            self._offered[number] = row.offered if row else None
        if language is not None and language != self._offered.get(number):
            await self._keep_of(number, offered=language)
            self._offered[number] = language
        return number

    async def move(self, chat: Address, to: Address) -> None:
        """Move a chat's number to another address; the two swap if both have numbers."""

        def write(connection: Connection) -> tuple[ChatId, ...]:
            number = connection.execute(_at(CHATS, chat)).one_or_none()
            other = connection.execute(_at(CHATS, to)).one_or_none()
            if number is None:
                return ()
            if other is not None:  # keys are unique at every step
                connection.execute(_readdressed(other.id, Address(to.platform, "")))
            connection.execute(_readdressed(number.id, to))
            if other is not None:
                connection.execute(_readdressed(other.id, chat))
            self._peers.tell("chats", number.id)
            return tuple(ChatId(one.id) for one in (number, other) if one is not None)

        moved = await self._writer.write(write)
        self._heard += 1
        for number in moved:
            self._places.pop(number, None)
        for address in (chat, to):
            self._chats.pop(address, None)

    async def who(self, person: PersonId) -> Known:
        """Return the stored data of a person; empty once the person was forgotten."""
        met = await self._met(person)
        return FORGOTTEN if met is None else met.known

    async def unname(self, person: PersonId) -> None:
        """Erase a person's name, until they act again."""
        met = await self._met(person)
        if met is not None:
            await self._keep(met, replace(met, known=replace(met.known, name="")))

    async def forget(self, person: PersonId) -> None:
        """Erase a person's data; only the number stays."""

        def write(connection: Connection) -> None:
            connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
            self.tell(person)

        await self._writer.write(write)
        self.drop(person)

    def tell(self, person: PersonId) -> None:
        """Announce with the next transaction that a person was forgotten."""
        self._peers.tell("people", person)

    def drop(self, person: PersonId) -> None:
        """Drop a changed or erased person from the cache, and discard reads in progress."""
        self._heard += 1
        met = self._people.pop(person, None)
        if met is not None:
            self._numbers.pop(met.known.address, None)

    async def where(self, chat: ChatId) -> Known:
        """Return the stored data of a chat; raises LookupError for an unknown number."""
        heard, known = self._heard, self._places.get(chat)
        if known is None:
            row = await self._numbered(CHATS, chat)
            if row is None:
                raise LookupError(chat)
            address, language = Address(row.platform, row.key), row.language or row.offered
            known = Known(address=address, language=language, zone=row.zone)
            if heard == self._heard:
                self._places[chat] = known
        return known

    async def speak(self, person: PersonId, language: str) -> None:
        """Store the language that a person chose."""
        met = await self._met(person)
        if met is not None:
            now = replace(met, known=replace(met.known, language=language), chosen=True)
            await self._keep(met, now)

    async def speak_in(self, chat: ChatId, language: str) -> None:
        """Store the language that a host set for a chat."""
        await self._keep_of(chat, language=language)

    async def keep_zone(self, chat: ChatId, zone: str | None) -> None:
        """Store the time zone that a host set for a chat; None removes it."""
        await self._keep_of(chat, zone=zone)

    async def wish(self, person: PersonId, wishes: Wishes) -> None:
        """Store a person's preferences."""
        met = await self._met(person)
        if met is not None:
            now = replace(met, known=replace(met.known, wishes=wishes))
            await self._keep(met, now)

    async def wishes(self) -> Mapping[PersonId, Wishes]:
        """Return the preferences of all people who have set any."""
        wishing = select(PEOPLE.c.id, PEOPLE.c.wishes).where(PEOPLE.c.wishes.is_not(None))
        with in_our_words():
            async with self._engine.connect() as connection:
                rows = (await connection.execute(wishing)).all()
        return {PersonId(row.id): _read(row.wishes) for row in rows}

    async def _meet(self, address: Address, name: str, language: str | None) -> _Person:
        number = await self._new(PEOPLE, address, name=name, language=language, chosen=False)
        known = Known(address=address, name=name, language=language)
        return _Person(PersonId(number), known, chosen=False)

    def overtaken(self, news: Mapping[str, Any]) -> None:
        """Drop cached data that peers changed; empty news drop everything."""
        self._heard += 1
        if "chats" in news or not news:
            self._chats.clear()
            self._places.clear()
            self._offered.clear()
        for person in news.get("people", () if news else tuple(self._people)):
            met = self._people.pop(person, None)
            if met is not None:
                self._numbers.pop(met.known.address, None)

    async def _met(self, person: PersonId) -> _Person | None:
        heard, met = self._heard, self._people.get(person)
        if met is None:
            met = _person(await self._numbered(PEOPLE, person))
            if met is not None:
                self._remember(met, heard)
        return met

    async def _keep(self, before: _Person, now: _Person) -> None:
        """Write only the changed columns, because peers may have written the others."""
        was = _row(before)
        values = {name: value for name, value in _row(now).items() if was[name] != value}
        if not values:
            return
        kept = update(PEOPLE).where(PEOPLE.c.id == now.number).values(values)

        def write(connection: Connection) -> None:
            connection.execute(kept)
            self._peers.tell("people", now.number)

        await self._writer.write(write)
        self.drop(now.number)

    async def _keep_of(self, chat: ChatId, **values: str | None) -> None:
        now = update(CHATS).where(CHATS.c.id == chat).values(**values)

        def write(connection: Connection) -> None:
            connection.execute(now)
            self._peers.tell("chats", chat)

        await self._writer.write(write)
        self._heard += 1
        self._places.pop(chat, None)

    async def _new(self, table: Table, address: Address, **values: object) -> int:
        def write(connection: Connection) -> int:
            made = inserting(connection, table).on_conflict_do_nothing()  # peers may insert it
            connection.execute(made.values(platform=address.platform, key=address.key, **values))
            return int(connection.execute(_at(table, address)).one().id)

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

    def _remember(self, person: _Person, heard: int) -> None:
        """Cache a person, unless news have arrived since the read began."""
        if heard != self._heard:
            self._people.pop(person.number, None)
            return
        self._people[person.number] = person
        self._numbers[person.known.address] = person.number


def _at(table: Table, address: Address) -> Any:  # noqa: ANN401 - a selection
    there = (table.c.platform == address.platform, table.c.key == address.key)
    return select(table).where(*there)


def _readdressed(number: int, to: Address) -> Any:  # noqa: ANN401 - a statement
    return update(CHATS).where(CHATS.c.id == number).values(platform=to.platform, key=to.key)


def _row(person: _Person) -> dict[str, Any]:
    known = person.known
    return {
        "name": known.name,
        "language": known.language,
        "chosen": person.chosen,
        "wishes": _written(known.wishes),
    }


def _person(row: Row[Any] | None) -> _Person | None:
    if row is None:
        return None
    address = Address(row.platform, row.key)
    known = Known(address=address, name=row.name, language=row.language, wishes=_read(row.wishes))
    return _Person(PersonId(row.id), known, chosen=row.chosen)


def _written(wishes: Wishes) -> str | None:
    """Format preferences as JSON; None if none are set."""
    wished = {name: value for name, value in asdict(wishes).items() if value is not None}
    return json.dumps(wished) if wished else None


def _read(text: str | None) -> Wishes:
    """Parse preferences; ignore unknown ones."""
    known = {field.name for field in fields(Wishes)}
    wished = {} if text is None else json.loads(text)
    return Wishes(**{name: value for name, value in wished.items() if name in known})
