"""Access for people and chats, and the rate limits that the owner has set."""

from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from bot.conversation.request import Incoming, Request
from bot.texts.translator import Argument, WordedError
from core.engine.access import DRAINING, Ruling, Rulings
from core.engine.caches import memory
from core.engine.engine import Engine
from core.engine.people import Address, ChatId, PersonId
from core.engine.ports import Clock, Register, UnavailableError
from core.engine.time.buckets import Buckets


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """The limits set by the owner; 0 means no limit."""

    owners: frozenset[Address] = frozenset()
    """The people who run the program."""
    chats: frozenset[Address] = frozenset()
    """The chats in which tables may be opened; empty: all chats."""
    banned_chats: frozenset[Address] = frozenset()
    banned_people: frozenset[Address] = frozenset()
    tables_per_chat: int = 0
    tables_per_person: int = 0
    words_per_second: float = 0
    """The sustained rate of one person's words and presses; bursts of `HURRY` seconds are fine."""
    solver_seconds: float = 0
    """Seconds of solver time for one person in each minute."""

    bystander_posts: int = 0
    """Messages a minute in one chat for people who sit at none of its tables."""


USUAL = Limits(
    tables_per_chat=20,
    tables_per_person=20,
    words_per_second=3,
    solver_seconds=20,
    bystander_posts=5,
)
"""The limits that apply when the owner has set none: more than people need."""
HURRY = 5.0
"""The length of a burst, in seconds of the sustained rate."""
MINUTE = 60.0
LARGEST_SHARE = 1 / 4
"""The most of a minute's solver time that one request is charged.

On a busy machine every search takes long; after a single one, a person must still be able to play.
"""

FRESH = 5.0
"""Seconds until the rulings are read again: another program or a command may change them."""


@dataclass(slots=True)
class Ruled:
    """Caches the rulings: changes made here apply at once, others within `FRESH` seconds."""

    rulings: Rulings
    clock: Clock
    _known: frozenset[Ruling] = frozenset()
    _until: float = float("-inf")

    async def standing(self) -> frozenset[Ruling]:
        """Return the rulings in force; the last known ones while the store is unavailable."""
        now = self.clock.now()
        if not now < self._until <= now + FRESH:  # the clock may have been set back
            self._until = now + FRESH
            try:
                self._known = await self.rulings.standing()
            except UnavailableError:
                return self._known
        return self._known

    async def banned(self) -> frozenset[Address]:
        """Return the people and chats under a ban."""
        return frozenset(one.about for one in await self.standing() if one.kind == "ban")

    async def make(self, ruling: Ruling) -> None:
        """Put a ruling in force."""
        await self.rulings.make(ruling)
        self._until = float("-inf")

    async def lift(self, ruling: Ruling) -> None:
        """Lift a ruling."""
        await self.rulings.lift(ruling)
        self._until = float("-inf")


SOLVED = frozenset({"play", "hint", "repair", "puzzle", "review"})
"""The words that use solver time."""


class TurnedAwayError(WordedError):
    """The owner's limits do not allow this.

    `told` means that the person already knows: then no further answer is sent.
    """

    def __init__(self, key: str, *, told: bool = False, **figures: Argument) -> None:
        super().__init__(key, **figures)
        self.told = told


@dataclass(slots=True)
class AccessPolicy:
    """Holds people and chats to the limits."""

    limits: Limits
    register: Register
    engine: Engine
    clock: Clock
    ruled: Ruled
    _told: MutableMapping[Address, bool] = field(default_factory=memory)
    _words: Buckets[PersonId] = field(init=False)
    _solving: Buckets[PersonId] = field(init=False)
    _bystanders: Buckets[ChatId] = field(init=False)

    def __post_init__(self) -> None:
        """Create the buckets; each starts full."""
        pace, solver = self.limits.words_per_second, self.limits.solver_seconds
        holds = max(1.0, pace * HURRY)
        self._words = Buckets(clock=self.clock, holds=holds, per_second=pace)
        posts = self.limits.bystander_posts
        self._bystanders = Buckets(clock=self.clock, holds=posts, per_second=posts / MINUTE)
        self._solving = Buckets(clock=self.clock, holds=solver, per_second=solver / MINUTE)

    async def let_in(self, incoming: Incoming) -> None:
        """Admit a word or a press; raises TurnedAwayError."""
        self._slow_down(incoming.person)
        limits, ruled = self.limits, await self.ruled.banned()
        if await self.owns(incoming.person):
            return
        if limits.banned_people or ruled:
            who = (await self.register.who(incoming.person)).address
            self._keep_out(who, "limit-banned", banned=who in limits.banned_people | ruled)
        if incoming.chat is not None and (limits.banned_chats or limits.chats or ruled):
            where = (await self.register.where(incoming.chat)).address
            self._keep_out(where, "limit-chat", banned=not self._allowed(where, ruled))

    async def owns(self, person: PersonId) -> bool:
        """Return whether a person is an owner."""
        owners = self.limits.owners
        return bool(owners) and (await self.register.who(person)).address in owners

    async def may_open(self, request: Request) -> None:
        """Check that the person may open a table here; raises TurnedAwayError."""
        if DRAINING in await self.ruled.standing():
            raise TurnedAwayError("limit-drain")
        if request.chat is None and self.limits.chats:
            raise TurnedAwayError("limit-private")
        await self.may_sit(request.person)
        if request.chat is not None:
            await self._room_in(request.chat)

    async def may_sit(self, person: PersonId) -> None:
        """Check that a person may sit down at one more table; raises TurnedAwayError."""
        most = self.limits.tables_per_person
        if most and len(await self.engine.tables_of(person)) >= most:
            raise TurnedAwayError("limit-tables-person", most=most)

    def may_post(self, chat: ChatId) -> bool:
        """Return whether an answer to a bystander may be posted in a chat; if so, count it.

        Platforms limit the messages of a chat, and the table needs them.
        """
        if not self.limits.bystander_posts:
            return True
        if self._bystanders.left(chat) < 1:
            return False
        self._bystanders.take(chat, 1)
        return True

    @contextmanager
    def solving(self, request: Request) -> Iterator[None]:
        """Charge the solver time of a request to its person; raises TurnedAwayError."""
        if not self.limits.solver_seconds or request.word not in SOLVED:
            yield
            return
        person = request.person
        left = self._solving.left(person)
        if left <= 0:
            seconds = max(1, round((1 - left) / self._solving.per_second))
            raise TurnedAwayError("limit-solver", seconds=seconds)
        began = self.clock.now()
        try:
            yield
        finally:
            spent, most = self.clock.now() - began, self.limits.solver_seconds * LARGEST_SHARE
            self._solving.take(person, min(max(0.0, spent), most))

    async def _room_in(self, chat: ChatId) -> None:
        most = self.limits.tables_per_chat
        if most and len(await self.engine.tables_in(chat)) >= most:
            raise TurnedAwayError("limit-tables-chat", most=most)

    def _slow_down(self, person: PersonId) -> None:
        if not self.limits.words_per_second:
            return
        if self._words.left(person) < 1:
            raise TurnedAwayError("limit-pace", told=not self._words.tells(person))
        self._words.take(person, 1)

    def _allowed(self, where: Address, ruled: frozenset[Address]) -> bool:
        limits = self.limits
        banned = limits.banned_chats | ruled
        return where not in banned and (not limits.chats or where in limits.chats)

    def _keep_out(self, who: Address, key: str, *, banned: bool) -> None:
        if not banned:
            self._told.pop(who, None)
            return
        told = who in self._told
        self._told[who] = True
        raise TurnedAwayError(key, told=told)
