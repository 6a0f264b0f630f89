"""People and chats, and the messages that show them screens, in memory."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import count

from core.engine.people import (
    FORGOTTEN,
    Address,
    ChatId,
    Known,
    PersonId,
    To,
    Wishes,
)


class MemoryRegister:
    """The in-memory directory of people and chats."""

    def __init__(self) -> None:
        self._people: defaultdict[Address, PersonId] = defaultdict(self._new_person)
        self._chats: defaultdict[Address, ChatId] = defaultdict(self._new_chat)
        self._met = count(1)
        self._known: dict[PersonId, Known] = {}
        self._places: dict[ChatId, Known] = {}
        self._asked: set[PersonId] = set()
        """People who have chosen a language: the platform's hint no longer counts for them."""
        self._set: set[ChatId] = set()
        """Chats for which a host has chosen a language."""

    async def person(self, address: Address, *, name: str, language: str | None) -> PersonId:
        """Return a person's number, assigning one at the first contact; update the name."""
        number = self._people[address]
        known = self._known.get(number, Known(address=address))
        spoken = known.language if number in self._asked else language or known.language
        self._known[number] = replace(known, name=name or known.name, language=spoken)
        return number

    async def chat(self, address: Address, *, language: str | None = None) -> ChatId:
        """Return a chat's number, assigning one at the first contact; update the language hint."""
        number = self._chats[address]
        known = self._places.setdefault(number, Known(address=address))
        if language is not None and number not in self._set:
            self._places[number] = replace(known, language=language)
        return number

    async def who(self, person: PersonId) -> Known:
        """Return the stored data of a person."""
        return self._known.get(person, FORGOTTEN)

    async def unname(self, person: PersonId) -> None:
        """Erase a person's name, until they act again."""
        if person in self._known:
            self._known[person] = replace(self._known[person], name="")

    async def forget(self, person: PersonId) -> None:
        """Erase a person's data; only the number stays."""
        known = self._known.pop(person, None)
        if known is not None:
            del self._people[known.address]

    async def where(self, chat: ChatId) -> Known:
        """Return the stored data of a chat."""
        return self._places[chat]

    async def move(self, chat: Address, to: Address) -> None:
        """Move a chat's number to another address; the two swap if both have numbers."""
        if chat not in self._chats:
            return
        number, other = self._chats.pop(chat), self._chats.pop(to, None)
        for moved, address in ((number, to), (other, chat)):
            if moved is not None:
                self._chats[address] = moved
                self._places[moved] = replace(self._places[moved], address=address)

    async def speak(self, person: PersonId, language: str) -> None:
        """Store the language that a person chose."""
        self._asked.add(person)
        self._known[person] = replace(self._known[person], language=language)

    async def speak_in(self, chat: ChatId, language: str) -> None:
        """Store the language that a host set for a chat."""
        self._set.add(chat)
        self._places[chat] = replace(self._places[chat], language=language)

    async def keep_zone(self, chat: ChatId, zone: str | None) -> None:
        """Store the time zone that a host set for a chat; None removes it."""
        self._places[chat] = replace(self._places[chat], zone=zone)

    async def wish(self, person: PersonId, wishes: Wishes) -> None:
        """Store a person's preferences."""
        self._known[person] = replace(self._known[person], wishes=wishes)

    async def wishes(self) -> Mapping[PersonId, Wishes]:
        """Return the preferences of all people who have set any."""
        wished = {person: known.wishes for person, known in self._known.items()}
        return {person: wishes for person, wishes in wished.items() if wishes != Wishes()}

    def _new_person(self) -> PersonId:
        return PersonId(next(self._met))

    def _new_chat(self) -> ChatId:
        return ChatId(len(self._places) + 1)


class MemoryShown:
    """The in-memory index of shown messages."""

    def __init__(self) -> None:
        self._shown: dict[tuple[To, str], str] = {}

    async def last(self, to: To, slot: str) -> str | None:
        """Return the message that shows a slot now."""
        return self._shown.get((to, slot))

    async def showing(self, to: To, slots: Sequence[str]) -> tuple[str, ...]:
        """Return those of a place's slots that a message shows now."""
        return tuple(slot for slot in slots if (to, slot) in self._shown)

    async def starting(self, to: To, prefix: str) -> tuple[str, ...]:
        """Return those of a place's slots that start with a prefix, and that a message shows."""
        return tuple(slot for at, slot in self._shown if at == to and slot.startswith(prefix))

    async def keep(self, to: To, slot: str, message: str) -> None:
        """Store the message that shows a slot."""
        self._shown[to, slot] = message

    async def drop(self, to: To, slot: str) -> None:
        """Forget a slot whose message is gone."""
        self._shown.pop((to, slot), None)
