"""What every platform of an evening offers: who is there, what they can do and what they see."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any, Protocol

from bot.app import Dependencies
from bot.machine.system import Chance
from bot.platforms.base.adapter import Adapter
from core.engine.people import PersonId, TableId
from core.engine.ports import Clock
from tests.strangers.platforms.anew import Standing
from tests.strangers.running.dying import Death
from tests.strangers.script import Step

ALL = ""
"""Stands for everybody who is among others."""


@dataclass(frozen=True)
class Key:
    """Something that can be pressed."""

    message: str
    label: str
    data: str
    kind: str
    """What sort of key it is, whatever table and pieces it is about."""
    newest: bool
    """Whether it stands on the newest message with keys there."""
    fleeting: bool = False
    """Whether its message can only be renewed by a press: Discord shows it to one person alone."""


@dataclass
class Press:
    """Somebody pressed a key."""

    number: str
    who: str
    where: str
    key: Key
    at: float
    answered: float | None = None
    told: str = ""
    """What only the presser was told."""


@dataclass(frozen=True)
class Seen:
    """A message as it was sent or changed."""

    at: float
    place: str
    """The account of who reads it, or the number of a group or channel."""
    reader: str
    """The handle of who alone sees it, or everybody."""
    new: bool
    text: str
    labels: Sequence[str] = ()
    files: Sequence[bytes] = ()
    kinds: Sequence[str] = ()


class Server(Protocol):
    """A loopback server that may be in a bad mood."""

    moods: list[Any]

    @property
    def faults(self) -> list[str]:
        """What the published description does not allow."""

    def running(self) -> AbstractAsyncContextManager[Any]: ...


@dataclass
class Chats(ABC):
    """A platform, and the people of an evening on it."""

    clock: Clock
    death: Death
    people: Mapping[str, tuple[str, str]]
    """Names and languages, by the handles that scripts use."""
    presses: list[Press] = field(default_factory=list)
    seen: list[Seen] = field(default_factory=list)
    last_asked: float = 0.0
    """When the program last asked for something."""
    late: float = 0.0
    """Seconds that each answer takes."""

    silences: list[tuple[float, float]] = field(default_factory=list)
    """From when until when the platform neither answered nor said anything."""
    tampered: float = 0.0
    """When somebody last deleted messages, or went out of reach: nobody tells the program."""
    in_charge: str = ""
    """Who may do with any table here what its host may."""
    told_faults: int = 0
    name: str = ""
    among: str = ""
    """What scripts call the place where people play."""

    standing: Standing = field(default_factory=Standing)
    accounts: dict[str, str] = field(default_factory=dict)
    """The handles, by the accounts on the platform."""

    @property
    @abstractmethod
    def at(self) -> Server:
        """The server of the platform."""

    @property
    def handles(self) -> tuple[str, ...]:
        return tuple(self.people)

    @property
    def shared(self) -> tuple[str, ...]:
        """The places where several people are, as scripts call them."""
        return (self.among,)

    @property
    def faults(self) -> list[str]:
        """What the published description does not allow."""
        return self.at.faults

    @property
    def moody(self) -> bool:
        """Whether the next requests are refused or answered late."""
        return bool(self.at.moods or self.late)

    @property
    @abstractmethod
    def writable(self) -> bool:
        """Whether the program can write where people play."""

    lists: bool = False
    """Whether people can list their moves where they write, and post one."""

    def vary(self, chance: Chance) -> None:  # noqa: B027 - most platforms have nothing to choose
        """Choose what differs from one evening to another."""

    def silent(self) -> bool:
        """Whether the platform says nothing now."""
        return bool(self.silences) and self.clock.now() < self.silences[-1][1]

    def listened_to(self) -> bool:
        """Whether the program has come back after the last silence."""
        return True

    def running(self) -> AbstractAsyncContextManager[Any]:
        return self.at.running()

    @abstractmethod
    def address(self, where: str) -> str:
        """Under which address the program knows a place where several people are."""

    @abstractmethod
    def adapter(self) -> Adapter: ...

    def handle_of(self, account: str) -> str:
        """Return the handle of an account; nothing for one of nobody here."""
        return self.accounts.get(account, "")

    @abstractmethod
    def keys(self, who: str, where: str) -> Iterator[Key]:
        """Every key that somebody can see in a place, the newest message first."""

    @abstractmethod
    async def perform(self, step: Step) -> bool:
        """Do what a step says; False where it cannot be done."""

    @abstractmethod
    def words(self, *, alone: bool) -> Sequence[str]:
        """What people say, alone with the bot or among others."""

    @abstractmethod
    def opening(self, word: str, what: str = "") -> str:
        """How a word is said among others."""

    @abstractmethod
    def troubles(self, who: str) -> Sequence[str]:
        """What can happen to the place where people play, or to somebody's messages."""

    @abstractmethod
    def blocks(self, who: str) -> str:
        """How somebody lets the bot write to them no more, or lets it again."""

    @abstractmethod
    def reachable(self, who: str) -> bool:
        """Whether the bot can write to somebody alone."""

    @abstractmethod
    def moods(self) -> Sequence[str]:
        """What the platform may do to the next requests."""

    @abstractmethod
    def odd(self, who: str) -> Sequence[str]:
        """What no client would send."""

    async def differs(
        self, parts: Dependencies, table: TableId, people: Mapping[PersonId, str]
    ) -> AsyncIterator[str]:
        """Say what stands before people and is not what the program would show now."""
        async for person, said in self.differences(parts, table, people):
            where = f"in {self.among}" if person is None else f"before {people[person]}"
            yield f"what stands {where} is not as it would be shown now: {said}"

    @abstractmethod
    def differences(
        self, parts: Dependencies, table: TableId, people: Mapping[PersonId, str]
    ) -> AsyncIterator[tuple[PersonId | None, str]]:
        """Return what differs before whom; None: among others."""

    @abstractmethod
    async def calls(self, parts: Dependencies, table: TableId, person: PersonId, who: str) -> str:
        """Say how somebody who is on turn was not called, in the way they wished; or nothing."""

    def lose(self, died: float) -> None:  # noqa: B027 - most platforms know a message again
        """Note of which messages a program that died cannot know."""

    def new_faults(self) -> list[str]:
        """What was found since this was asked last."""
        found = self.faults[self.told_faults :]
        self.told_faults = len(self.faults)
        return found

    def visible(self, who: str, where: str, since: float, until: float) -> bool:
        """Whether something new stood before somebody in a place, or alone, within a time."""
        return any(
            since <= one.at <= until and one.reader in {who, ALL} and self._there(one, who, where)
            for one in self.seen
        )

    def _there(self, seen: Seen, who: str, where: str) -> bool:
        return seen.reader == who or where in self.shared
