"""What each platform offers to an evening: its people, their actions and their view."""

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
"""Stands for everybody in a shared chat."""


@dataclass(frozen=True)
class Key:
    """A button or option that can be pressed."""

    message: str
    label: str
    data: str
    kind: str
    """Its kind, regardless of table and pieces."""
    newest: bool
    """Whether it is on the newest message with buttons there."""
    fleeting: bool = False
    """Whether only a press can renew its message, because Discord shows it to one person alone."""


@dataclass
class Press:
    """A press by a person."""

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
    """A message, sent or edited."""

    at: float
    place: str
    """The reader's account, or the number of a group or channel."""
    reader: str
    """The handle of its only reader, or everybody."""
    new: bool
    text: str
    labels: Sequence[str] = ()
    files: Sequence[bytes] = ()
    kinds: Sequence[str] = ()
    named: Sequence[str] = ()
    """The labels of the buttons that choose no piece: equal pieces may look alike."""


class Server(Protocol):
    """A loopback server that may misbehave."""

    moods: list[Any]

    @property
    def faults(self) -> list[str]:
        """The violations of the published description."""

    def running(self) -> AbstractAsyncContextManager[Any]: ...


@dataclass
class Chats(ABC):
    """A platform, and the people of an evening on it."""

    clock: Clock
    death: Death
    people: Mapping[str, tuple[str, str]]
    """Names and languages by the handles that scripts use."""
    presses: list[Press] = field(default_factory=list)
    seen: list[Seen] = field(default_factory=list)
    last_asked: float = 0.0
    """The time of the program's last request."""
    late: float = 0.0
    """Seconds that each answer takes."""

    silences: list[tuple[float, float]] = field(default_factory=list)
    """The start and end of the last time that the platform was silent."""
    tampered: float = 0.0
    """When a person last deleted messages, or became unreachable: nobody tells the program."""
    in_charge: str = ""
    """The person who has the host's rights at every table here."""
    told_faults: int = 0
    name: str = ""
    among: str = ""
    """The name of the shared place in scripts."""

    standing: Standing = field(default_factory=Standing)
    accounts: dict[str, str] = field(default_factory=dict)
    """The handles by accounts on the platform."""

    @property
    @abstractmethod
    def at(self) -> Server:
        """The server of the platform."""

    @property
    def handles(self) -> tuple[str, ...]:
        return tuple(self.people)

    @property
    def shared(self) -> tuple[str, ...]:
        """The names of shared places in scripts."""
        return (self.among,)

    @property
    def faults(self) -> list[str]:
        """The violations of the published description."""
        return self.at.faults

    @property
    def moody(self) -> bool:
        """Let the next requests be refused or answered late."""
        return bool(self.at.moods or self.late)

    @property
    @abstractmethod
    def writable(self) -> bool:
        """Whether the program can write in the shared place."""

    lists: bool = False
    """Whether people can list their moves in the place where they write, and post one."""

    def vary(self, chance: Chance) -> None:  # noqa: B027 - most platforms have nothing to choose
        """Choose the variations of this evening."""

    def silent(self) -> bool:
        """Whether the platform is silent now."""
        return bool(self.silences) and self.clock.now() < self.silences[-1][1]

    def listened_to(self) -> bool:
        """Whether the program has polled again after the last silence."""
        return True

    def running(self) -> AbstractAsyncContextManager[Any]:
        return self.at.running()

    @abstractmethod
    def address(self, where: str) -> str:
        """Return the program's address of a shared place."""

    @abstractmethod
    def adapter(self) -> Adapter: ...

    def handle_of(self, account: str) -> str:
        """Return the handle of an account; empty for an unknown one."""
        return self.accounts.get(account, "")

    @abstractmethod
    def keys(self, who: str, where: str) -> Iterator[Key]:
        """Return every button that a person can see in a place, the newest message first."""

    def has_form(self, who: str) -> bool:
        """Whether a button has opened a form for a person, who has not filled it in yet."""
        del who
        return False

    @abstractmethod
    async def perform(self, step: Step) -> bool:
        """Carry out a step; return False if it is impossible."""

    @abstractmethod
    def words(self, *, alone: bool) -> Sequence[str]:
        """Return what people say in private or in a shared place."""

    @abstractmethod
    def command(self, phrase: str) -> str:
        """Return how a phrase is said in a shared place."""

    @abstractmethod
    def troubles(self, who: str) -> Sequence[str]:
        """Return the possible troubles of the shared place and of people's messages."""

    @abstractmethod
    def blocks(self, who: str) -> str:
        """Return how a person stops, or allows again, private messages from the bot."""

    @abstractmethod
    def reachable(self, who: str) -> bool:
        """Whether the bot can write to a person in private."""

    @abstractmethod
    def moods(self) -> Sequence[str]:
        """Return how the platform may misbehave for the next requests."""

    @abstractmethod
    def odd(self, who: str) -> Sequence[str]:
        """Return input that no client would send."""

    async def differs(
        self, parts: Dependencies, table: TableId, people: Mapping[PersonId, str]
    ) -> AsyncIterator[str]:
        """Report differences between what people see and what the program would show now."""
        async for person, said in self.differences(parts, table, people):
            where = f"in {self.among}" if person is None else f"before {people[person]}"
            yield f"what stands {where} is not as it would be shown now: {said}"

    @abstractmethod
    def differences(
        self, parts: Dependencies, table: TableId, people: Mapping[PersonId, str]
    ) -> AsyncIterator[tuple[PersonId | None, str]]:
        """Return the differences for a reader; None: in a shared place."""

    @abstractmethod
    async def calls(self, parts: Dependencies, table: TableId, person: PersonId, who: str) -> str:
        """Report a person on turn who was not notified in the way they chose."""

    def lose(self, died: float) -> None:  # noqa: B027 - most platforms know a message again
        """Record the messages that a program that died cannot know."""

    def new_faults(self) -> list[str]:
        """Return the faults since the last call."""
        found = self.faults[self.told_faults :]
        self.told_faults = len(self.faults)
        return found

    def visible(self, who: str, where: str, since: float, until: float) -> bool:
        """Whether a person saw something new in a place, or in private, within a time."""
        return any(
            since <= one.at <= until and one.reader in {who, ALL} and self._there(one, who, where)
            for one in self.seen
        )

    def _there(self, seen: Seen, who: str, where: str) -> bool:
        return seen.reader == who or where in self.shared
