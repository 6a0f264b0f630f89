"""Who is let in, and how much of everything each may have: the limits that an owner has set."""

from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from bot.conversation.asked import Asked
from bot.conversation.incoming import Incoming
from bot.conversation.limits import HURRY, MINUTE, Buckets, Limits
from bot.conversation.ruled import Ruled
from bot.texts.translator import Argument
from core.engine.engine import Engine
from core.engine.people import Address, ChatId, PersonId
from core.engine.ports import Clock, Register
from core.engine.remembering import memory
from core.engine.rulings import DRAINING

SOLVED = frozenset({"play", "hint", "repair", "puzzle"})
"""Words after which arrangements are looked for."""


class TurnedAwayError(Exception):
    """Something that an owner does not allow: a text and its figures.

    `told` says that it has been said before: then nothing more is said.
    """

    def __init__(self, key: str, *, told: bool = False, **figures: Argument) -> None:
        super().__init__(key)
        self.key = key
        self.told = told
        self.figures = figures


@dataclass(slots=True)
class Door:
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
        """Give everybody a full measure."""
        pace, solver = self.limits.words_per_second, self.limits.solver_seconds
        holds = max(1.0, pace * HURRY)
        self._words = Buckets(clock=self.clock, holds=holds, per_second=pace)
        posts = self.limits.bystander_posts
        self._bystanders = Buckets(clock=self.clock, holds=posts, per_second=posts / MINUTE)
        self._solving = Buckets(clock=self.clock, holds=solver, per_second=solver / MINUTE)

    async def let_in(self, incoming: Incoming) -> None:
        """Let a word or a press in; raises TurnedAwayError."""
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
        """Say whether somebody runs the program."""
        owners = self.limits.owners
        return bool(owners) and (await self.register.who(person)).address in owners

    async def may_open(self, asked: Asked) -> None:
        """Let somebody open a table in a chat; raises TurnedAwayError."""
        if DRAINING in await self.ruled.standing():
            raise TurnedAwayError("limit-drain")
        if asked.chat is None and self.limits.chats:
            raise TurnedAwayError("limit-private")
        await self.may_sit(asked.person)
        if asked.chat is not None:
            await self._room_in(asked.chat)

    async def may_sit(self, person: PersonId) -> None:
        """Let somebody sit down at one more table; raises TurnedAwayError."""
        most = self.limits.tables_per_person
        if most and len(await self.engine.tables_of(person)) >= most:
            raise TurnedAwayError("limit-tables-person", most=most)

    def may_post(self, chat: ChatId) -> bool:
        """Say whether a bystander may have something posted where others play.

        A chat takes only so many messages, and the table needs them.
        """
        if not self.limits.bystander_posts:
            return True
        if self._bystanders.left(chat) < 1:
            return False
        self._bystanders.take(chat, 1)
        return True

    @contextmanager
    def solving(self, asked: Asked) -> Iterator[None]:
        """Measure how long an arrangement is looked for; raises TurnedAwayError."""
        if not self.limits.solver_seconds or asked.word not in SOLVED:
            yield
            return
        person = asked.person
        left = self._solving.left(person)
        if left <= 0:
            seconds = max(1, round((1 - left) / self._solving.per_second))
            raise TurnedAwayError("limit-solver", seconds=seconds)
        began = self.clock.now()
        try:
            yield
        finally:
            self._solving.take(person, max(0.0, self.clock.now() - began))

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
