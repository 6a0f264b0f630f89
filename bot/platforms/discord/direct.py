"""Who reads their rack in direct messages, where these are, and whether they are closed."""

import json
from collections.abc import AsyncIterator, Mapping, MutableMapping
from contextlib import asynccontextmanager

from bot.platforms.base.adapter import Act
from bot.platforms.discord.connection import PLATFORM, ClosedError
from bot.platforms.discord.incoming import Done
from bot.platforms.discord.posting import Kept, Posting, Standing
from bot.platforms.discord.writing import DiscordSayings
from bot.screens.screen import Screen, ScreenKind, Shown
from core.engine.caches import memory
from core.engine.people import Known, Notify, To, ToChat, ToPerson
from core.engine.ports import Clock, GoneError, Register
from core.engine.table.state import Racks
from core.engine.time.buckets import Buckets

WAYS: Mapping[Racks, Notify] = {"dm": "dm", "here": "group"}
"""The notification setting that follows from where racks are shown, until a person sets another."""
DIRECT = frozenset({"dm", "both"})
RACKS = frozenset({ScreenKind.TURN, ScreenKind.NOTE})
"""What stands in the place of a rack: the rack itself, or the way to the channel that opens it."""
CHANNEL, CLOSED = "private", "closed"
"""The slots that store, of each person, the channel, and when Discord last refused messages.

The refusals are stored by table: its chat was told, and another table must not be told so after the
person has opened their direct messages again.
"""
AGAIN = 3_600.0
"""Seconds after a refusal in which another direct message is not tried, except one each turn."""
TRIES = 300
"""The most turns in ten minutes whose message is tried so soon: Discord bans a bot that it refuses
10,000 requests in that time."""
TEN_MINUTES = 600.0


class DirectMessages:
    """Remembers, across restarts, where to write to each person alone, and who takes nothing."""

    def __init__(self, posting: Posting, shown: Shown, clock: Clock) -> None:
        self._posting, self._shown, self._clock = posting, shown, clock
        self._refused_turns: MutableMapping[tuple[To, str], str] = memory()
        self._tries = Buckets[None](clock=clock, holds=TRIES, per_second=TRIES / TEN_MINUTES)

    async def learn(self, to: To, done: Done, phrase: str) -> None:
        """Note that direct messages may be open again, if an act, with its `phrase`, says so."""
        if may_be_open(done, phrase) and await self._shown.last(to, CLOSED) is not None:
            await self._shown.drop(to, CLOSED)

    async def channel(self, to: ToPerson, account: int) -> int:
        """Return a person's direct-message channel, which is opened only once."""
        if (known := await self._shown.last(to, CHANNEL)) is not None:
            return int(known)
        async with self.writing(to, ""):
            opened = await self._posting.private(account)
        await self._shown.keep(to, CHANNEL, str(opened))
        return opened

    @asynccontextmanager
    async def writing(self, to: To, table: str, turn: str = "") -> AsyncIterator[None]:
        """Remember if a new message about a table is refused because its reader takes none.

        The first message about each `turn` of the reader is tried whatever was refused before.

        Raises:
            GoneError: one was refused a short time ago.
        """
        if not isinstance(to, ToPerson):
            yield
            return
        refused = await self._refused(to)
        if table in refused and not self._begins(to, table, turn):
            raise GoneError
        try:
            yield
        except ClosedError:
            self._refused_turns[to, table] = turn
            again = json.dumps({**refused, table: self._clock.now()})
            await self._shown.keep(to, CLOSED, again)
            raise
        if await self._shown.last(to, CLOSED) is not None:
            await self._shown.drop(to, CLOSED)

    def _begins(self, to: To, table: str, turn: str) -> bool:
        """Say whether to try the first message about a turn; count it if so."""
        known = self._refused_turns.get((to, table))
        if not turn or known == turn or self._tries.left(None) < 1:
            return False
        self._tries.take(None, 1)
        return True

    async def _refused(self, to: To) -> Mapping[str, float]:
        """Return when Discord refused a message about each table, where that was not long ago."""
        stored = json.loads(await self._shown.last(to, CLOSED) or "{}")
        known = stored if isinstance(stored, dict) else {"": stored}  # as earlier versions wrote it
        now = self._clock.now()
        return {table: at for table, at in known.items() if 0 <= now - at < AGAIN}


def may_be_open(done: Done, phrase: str) -> bool:
    """Say whether an act is a reason to try a direct message again soon after a refusal.

    A press in an old message is none: it works where direct messages are closed, too.
    """
    word, *asked = phrase.split() or [""]
    private = done.private and done.kind in {"command", "written"}
    return private or (word == "notify" and not DIRECT.isdisjoint(asked))


class RackPlaces:
    """Knows where each person sees their rack; `racks` is the owner's default."""

    def __init__(
        self, register: Register, racks: Racks, standing: Standing, sayings: DiscordSayings
    ) -> None:
        self._register, self._racks = register, racks
        self._standing, self._sayings = standing, sayings

    def way(self, known: Known, screen: Screen) -> Notify:
        """Return where a person sees their rack: their own wish, else the table's choice."""
        return known.wishes.notify or WAYS[screen.racks or self._racks]

    async def is_elsewhere(self, to: To, screen: Screen) -> bool:
        """Say whether a person opens a screen in a channel, and not in direct messages."""
        if not isinstance(to, ToPerson) or not await self._at_hand(screen):
            return False
        return self.way(await self._register.who(to.person), screen) not in DIRECT

    async def is_direct(self, to: To, screen: Screen) -> bool:
        """Say whether a screen is the rack of a person who has it in direct messages."""
        if screen.kind is not ScreenKind.TURN or not isinstance(to, ToPerson):
            return False
        return self.way(await self._register.who(to.person), screen) in DIRECT

    async def asked_here(
        self, act: Act | None, to: To, screen: Screen, before: Kept | None
    ) -> bool:
        """Say whether a person asks, or has asked, in direct messages for what a channel opens."""
        has_asked = screen.delivery == "renew" and before is not None and before.asked
        return has_asked or (asks_here(act, to) and await self.is_elsewhere(to, screen))

    async def led_away(self, to: To, screen: Screen, kept: Kept | None) -> Screen:
        """Return what replaces a rack here once the channel opens it; else the screen itself.

        It names the key of the channel, so that it is renewed with it.
        """
        if kept is None or kept.asked or screen.kind is not ScreenKind.TURN:
            return screen
        if kept.kind not in RACKS or not await self.is_elsewhere(to, screen):
            return screen
        language, rack = await self._language(to), await self._standing.rack_key(screen)
        return _rack_moved(screen, self._sayings.say(language, "racks-here", rack=rack))

    async def _language(self, to: To) -> str | None:
        return None if isinstance(to, ToChat) else (await self._register.who(to.person)).language

    async def is_awaited(self, to: To, screen: Screen, act: Act | None) -> bool:
        """Say whether a screen is sent; otherwise its reader opens it when needed.

        A person who asks for it in a direct message reads it there.
        """
        if isinstance(to, ToChat) or screen.delivery == "renew":
            return True
        return asks_here(act, to) or not await self.is_elsewhere(to, screen)

    async def _at_hand(self, screen: Screen) -> bool:
        """Say whether a screen can be opened from a channel at any time."""
        homes = [await self._register.where(chat) for chat in screen.homes]
        return any(home.address.platform == PLATFORM for home in homes)


def _rack_moved(screen: Screen, text: str) -> Screen:
    """Return the screen that leads from a rack to the channel that opens it now."""
    return Screen(
        kind=ScreenKind.NOTE,
        text=text,
        slot=screen.slot,
        delivery="renew",
        homes=screen.homes,
    )


def asks_here(act: Act | None, to: To) -> bool:
    """Say whether an act in direct messages is that of the reader."""
    return act is not None and act.chat is None and act.alone == to
