"""Receives Discord's events in shards, with one connection for each shard of this program."""

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterator, MutableMapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import wraps
from typing import Any, TypeAlias

import aiohttp
import discord
import structlog
from tenacity import wait_fixed

from bot.platforms.base.adapter import Herald, UnknownBotError
from bot.platforms.discord.connection import AGAIN, PLATFORM, Client, is_heard, listening
from core.engine.caches import memory
from core.engine.cluster import Cluster, Part
from core.engine.logs import error_report
from core.engine.ports import Clock
from core.engine.task_group import together
from core.engine.time.retry import retrying

REMEMBERED, CHANNELS = 50, 4_096
"""How many messages are remembered for a channel, and for how many channels."""


class Latest:
    """The last message of each channel, as interactions there report it."""

    def __init__(self) -> None:
        self._seen: MutableMapping[int, MutableMapping[int, None]] = memory(CHANNELS)

    def note(self, told: str) -> None:
        """Note a channel's last message, from a raw gateway event."""
        if '"INTERACTION_CREATE"' not in told:
            return
        channel = (json.loads(told).get("d") or {}).get("channel") or {}
        if channel.get("last_message_id"):
            seen = self._seen.setdefault(int(channel["id"]), memory(REMEMBERED))
            seen[int(channel["last_message_id"])] = None

    def below(self, channel: int, message: int) -> Iterator[int]:
        """Return the known messages that were written after one."""
        return (later for later in self._seen.get(channel, ()) if later > message)


APART = 5.5
"""Seconds between the starts of two shards; Discord requires five by its own clock."""
OTHERS_HEAR = 5.0
"""Seconds after which other programs are assumed to receive the shards that are still missing."""
GOING_OVER = 15.0
"""Seconds in which other programs have to take over at least one more shard of this program; they
start one after the other."""
LEAVING = 120.0
"""The most seconds for the whole hand-over at exit; service managers are configured for it."""
ACTING = 10.0
"""Seconds to finish handling received events before the connection closes: answers need it."""
NO_SUCH_BOT = 4004
"""Discord's close code for an invalid token."""
STUMBLES = (discord.DiscordException, aiohttp.ClientError, OSError, AttributeError)
"""Errors of the library when a first connection fails; the last one if it has no socket yet."""

Handler: TypeAlias = Callable[[Any], Coroutine[Any, Any, None]]
"""A handler, named after the library's event."""

_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Division:
    """The number of shards, and how many may start at one time."""

    shards: int = 1
    at_once: int = 1


async def division_of(client: discord.Client, shards: int | None) -> Division:
    """Ask Discord for the division; the owner's setting overrides its advice."""
    try:
        advised, _, limits = await client.http.get_bot_gateway()
    except discord.GatewayNotFound:
        return Division(shards=shards or 1)
    return Division(shards=shards or advised, at_once=limits["max_concurrency"])


class Turns:
    """Lets shards start one after the other, across all programs."""

    def __init__(self, cluster: Cluster, clock: Clock, at_once: int) -> None:
        self._cluster, self._clock, self._at_once = cluster, clock, at_once
        self._doors: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._tasks: asyncio.TaskGroup | None = None
        self._passing: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Let shards start while this is open."""
        async with together() as self._tasks:
            yield
            for each in self._passing:
                each.cancel()

    async def come(self, shard: int) -> None:
        """Return when a shard may start."""
        assert self._tasks is not None
        may = asyncio.Event()
        passing = self._tasks.create_task(self._pass(shard % self._at_once, may))
        self._passing.add(passing)
        passing.add_done_callback(self._passing.discard)
        try:
            await may.wait()
        except asyncio.CancelledError:
            passing.cancel()
            raise

    async def _pass(self, door: int, may: asyncio.Event) -> None:
        """Let one shard start, and hold the others back for a while."""
        async with self._doors[door], self._cluster.holding(f"{PLATFORM} begins {door}"):
            may.set()
            await self._clock.sleep(APART)


class Ear(Client):
    """The connection of one shard."""

    def __init__(self, shard: int, shards: int, turns: Turns, latest: Latest) -> None:
        super().__init__(
            shard_id=shard,
            shard_count=shards,
            enable_debug_events=True,  # for events that the library drops, which `Latest` notes
        )
        self._turns, self._latest = turns, latest
        self._busy: set[object] = set()
        self._idle = asyncio.Event()

    def tell(self, handler: Handler) -> None:
        """Register a handler for the event that it is named after."""

        @wraps(handler)
        async def told(happened: object) -> None:
            self._busy.add(happened)
            try:
                await handler(happened)
            finally:
                self._busy.discard(happened)
                self._idle.set()

        self.event(told)

    def dispatch(self, event: str, /, *args: object, **kwargs: object) -> None:
        """Pass an event on, unless this connection has ended.

        The library still tells that a connection is ready or lost after it has closed. It could not
        start a handler then.
        """
        if not self.is_closed():
            super().dispatch(event, *args, **kwargs)

    @asynccontextmanager
    async def hearing(self) -> AsyncIterator[None]:
        """Receive events while this is open; then finish handling those received."""
        try:
            async with listening(self):
                yield
        finally:
            with suppress(TimeoutError):
                async with asyncio.timeout(ACTING):
                    await self._settled()

    async def _settled(self) -> None:
        await asyncio.sleep(0)  # the last event's task starts
        while self._busy:
            self._idle.clear()
            await self._idle.wait()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until this shard may identify again; `come` was awaited before the first time."""
        if not initial:
            await self._turns.come(shard_id or 0)

    async def on_socket_raw_receive(self, told: str) -> None:
        """Note the channel's last message."""
        self._latest.note(told)


async def hand_over(part: Part, clock: Clock) -> None:
    """Hand this program's shards over to others, as long as others keep taking them."""
    async with together() as tasks:
        going = tasks.create_task(part.handed_over())
        for _ in range(int(LEAVING // GOING_OVER)):
            left = part.numbers
            waiting = tasks.create_task(clock.sleep(GOING_OVER))
            await asyncio.wait((going, waiting), return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            if going.done() or part.numbers == left:
                break
        going.cancel()


class Shards:
    """The shards that this program receives."""

    def __init__(self, token: str, cluster: Cluster, clock: Clock, herald: Herald) -> None:
        self._token, self._cluster, self._clock = token, cluster, clock
        self._herald = herald
        self._ears: set[Ear] = set()
        self._part: Part | None = None
        self._there = asyncio.Event()
        """Set once all of them are connected."""
        self.latest = Latest()

    @property
    def heard(self) -> bool:
        """Whether all shards of this program are connected."""
        there = {ear.shard_id for ear in self._ears if is_heard(ear)}
        return self._part is not None and self._part.numbers <= there

    def server(self, channel: int) -> int | None:
        """Return a channel's server, if this program receives it."""
        guild = getattr(self._channel(channel), "guild", None)
        return None if guild is None else int(guild.id)

    def is_thread(self, channel: int) -> bool:
        """Say whether a channel is a thread, if this program receives it."""
        return isinstance(self._channel(channel), discord.Thread)

    def _channel(self, number: int) -> object:
        found = (ear.get_channel(number) for ear in self._ears)
        return next(filter(None, found), None)

    @asynccontextmanager
    async def told_to(
        self, division: Division, handlers: Collection[Handler]
    ) -> AsyncIterator[None]:
        """Deliver events to handlers while this is open.

        The body starts once all of this program's shards are connected, or once other programs can
        be assumed to receive the missing ones.
        """
        cluster, shards = self._cluster, division.shards
        turns = Turns(cluster, self._clock, division.at_once)

        def ear(number: int) -> Ear:
            opened = Ear(number, shards, turns, self.latest)
            for handler in handlers:
                opened.tell(handler)
            self._watch(opened)
            return opened

        async with cluster.part_of(f"{PLATFORM}/{shards}", shards) as part, turns.running():
            self._part = part
            async with together() as tasks:
                hearing = tasks.create_task(self._hear(part, turns, ear))
                with suppress(TimeoutError):
                    async with asyncio.timeout(None if cluster.alone else OTHERS_HEAR):
                        await self._there.wait()
                yield
                await hand_over(part, self._clock)
                hearing.cancel()

    async def _hear(self, part: Part, turns: Turns, opened: Callable[[int], Ear]) -> None:
        """Receive this program's shards for ever, whichever they are at the time."""
        hearing: dict[int, asyncio.Task[None]] = {}
        async with together() as tasks:
            while True:
                for number in part.numbers - hearing.keys():
                    listening = self._listen(part, turns, number, opened)
                    hearing[number] = tasks.create_task(listening)
                for number in hearing.keys() - part.numbers:
                    hearing.pop(number).cancel()
                await part.changed()

    async def _listen(
        self, part: Part, turns: Turns, number: int, opened: Callable[[int], Ear]
    ) -> None:
        """Receive one shard for ever.

        Raises:
            UnknownBotError: the token was revoked.
            discord.ConnectionClosed: Discord refuses this number of shards.
        """

        def warn(error: Exception) -> None:
            self._herald.unanswered(PLATFORM, "away")
            _log.warning("Discord is not heard", shard=number, **error_report(error))

        closed, wait = discord.ConnectionClosed, wait_fixed(AGAIN)
        listen = retrying(self._clock, STUMBLES, but=closed, wait=wait, warn=warn)
        await listen(self._listen_once, part, turns, number, opened)

    async def _listen_once(
        self, part: Part, turns: Turns, number: int, opened: Callable[[int], Ear]
    ) -> None:
        """Receive one shard until its connection fails."""
        try:
            async with opened(number) as ear, self._has(ear):
                await ear.login(self._token)
                await turns.come(number)
                async with ear.hearing():
                    self._note_whether_all()
                    with part.taken_up(number):
                        await asyncio.Event().wait()
        except discord.LoginFailure as error:
            raise UnknownBotError(PLATFORM) from error
        except discord.ConnectionClosed as error:
            if error.code == NO_SUCH_BOT:
                raise UnknownBotError(PLATFORM) from error
            raise

    @asynccontextmanager
    async def _has(self, ear: Ear) -> AsyncIterator[None]:
        """Register a connection before its first event, so that channels can be looked up in it."""
        self._ears.add(ear)
        try:
            yield
        finally:
            self._ears.discard(ear)

    def _watch(self, ear: Ear) -> None:
        """Show a connection that is lost and not back soon, and one that is back."""

        @ear.event
        async def on_disconnect() -> None:
            await self._clock.sleep(AGAIN)
            if ear in self._ears and not is_heard(ear):
                self._herald.unanswered(PLATFORM, "away")
                _log.warning("Discord is not heard", shard=ear.shard_id)

        @ear.event
        async def on_resumed() -> None:
            self._note_whether_all()

        @ear.event
        async def on_ready() -> None:
            self._note_whether_all()

    def _note_whether_all(self) -> None:
        if self.heard:
            self._herald.answered(PLATFORM)
            self._there.set()
