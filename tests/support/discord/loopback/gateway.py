"""The gateway: sessions in shards that can be dropped and resumed."""

import asyncio
import json
import zlib
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from aiohttp import WSMessage, web

from tests.support.discord.loopback.refusals import DOCS
from tests.support.discord.loopback.world import APPLICATION, BOT, Channel, Guild, Json, World

SOURCE = f"{DOCS}/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes"
DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, BEATEN = 0, 1, 2, 6, 7, 9, 10, 11
PRESENCE, MEMBERS = 3, 8
UNREADABLE, TOO_EARLY, UNAUTHORIZED, TWICE, TOO_FAST = 4002, 4003, 4004, 4005, 4008
NO_SHARD, NO_VERSION, NO_INTENTS, PRIVILEGED = 4010, 4012, 4013, 4014
"""The codes that say why a connection is closed; see SOURCE."""
GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12
KNOWN, ASKED_FOR = (1 << 26) - 1, 1 << 1 | 1 << 8 | 1 << 15
"""All intents, and those that need to be granted."""
BEAT = 41_250
"""Milliseconds between two heartbeats."""
SENDS, MINUTE = 120, 60.0
"""How much a client may send, and in how many seconds."""
EVERYBODY = str((1 << 53) - 1)


@dataclass(eq=False)
class Session:
    """The events sent to one shard, kept so that it can resume."""

    id: str
    shard: int
    shards: int
    intents: int
    log: list[Json] = field(default_factory=list)
    socket: "Connection | None" = None

    def has(self, guild: Guild | None) -> bool:
        """Whether a server's events go to this shard; direct messages go to the first."""
        return self.shard == (0 if guild is None else (int(guild.id) >> 22) % self.shards)

    def tell(self, event: str, data: Json) -> None:
        self.log.append({"op": DISPATCH, "t": event, "s": len(self.log) + 1, "d": data})
        if self.socket is not None:
            self.socket.more.set()


class Events:
    """Sends each session the events of its intents."""

    def __init__(self) -> None:
        self.sessions: dict[str, Session] = {}

    def guild(self, guild: Guild, event: str, data: Json) -> None:
        """Send an event about a server, its channels and threads."""
        self._tell(guild, GUILDS, event, data)

    def message(self, channel: Channel, event: str, data: Json) -> None:
        """Send an event about a message."""
        place = {"channel_id": channel.id}
        if channel.guild is not None:
            place["guild_id"] = channel.guild.id
        intent = DIRECT_MESSAGES if channel.guild is None else GUILD_MESSAGES
        self._tell(channel.guild, intent, event, {**data, **place})

    def interaction(self, guild: Guild | None, data: Json) -> None:
        """Send an interaction, which needs no intent."""
        self._tell(guild, 0, "INTERACTION_CREATE", data)

    def _tell(self, guild: Guild | None, intent: int, event: str, data: Json) -> None:
        for session in self.sessions.values():
            if session.has(guild) and session.intents & intent == intent:
                session.tell(event, data)


class Gateway:
    """Accepts connections, and lets a test break them."""

    def __init__(
        self, world: World, events: Events, token: str, tell: Callable[[], Awaitable[None]]
    ) -> None:
        self.world = world
        self.events = events
        self.token = token
        self.tell = tell
        """Called at each change, so that a test can check again."""
        self.url = ""
        self.shards = 1
        """The recommended number of shards."""
        self.at_once = 1
        """How many sessions may start at the same time."""
        self.away = 0
        """How many of the next connections are refused."""
        self.unheard: list[int] = []
        """Shards that a program left before another one took them, in order."""
        self.identified: list[tuple[int, int]] = []
        """The shards that have started a session, in order."""
        self.resumed = 0
        self.paced = False
        """Whether only one session of a kind may start every five seconds."""
        self.too_soon = 0
        """How many sessions tried to start too early."""
        self._last: dict[int, float] = {}
        self.connections: set[Connection] = set()

    async def connect(self, request: web.Request) -> web.StreamResponse:
        if self.away:
            self.away -= 1
            return web.Response(status=503)
        socket = web.WebSocketResponse(compress=False, max_msg_size=1 << 20)
        await socket.prepare(request)
        packed = request.query.get("compress") == "zlib-stream"
        connection = Connection(self, socket, packed=packed)
        self.connections.add(connection)
        try:
            if request.query.get("v") != "10":
                await connection.close(NO_VERSION)
            elif request.query.get("encoding", "json") != "json":
                await connection.close(UNREADABLE)
            else:
                await connection.run()
        finally:
            self.connections.discard(connection)
            connection.leave()
            await self.tell()
        return socket

    async def drop(self, code: int = 4000) -> None:
        """Break all connections; clients may resume their sessions."""
        for connection in list(self.connections):
            await connection.close(code)

    async def call_back(self) -> None:
        """Ask all clients to reconnect and resume."""
        for connection in list(self.connections):
            await connection.send(RECONNECT, None)

    async def forget(self) -> None:
        """End all sessions, so that clients must start new ones."""
        self.events.sessions.clear()
        for connection in list(self.connections):
            await connection.send(INVALID, data=False)

    def begin(self, asked: Json) -> Session:
        """Start a session, and send what a client receives first."""
        shard, shards = asked.get("shard") or (0, 1)
        session = Session(self.world.number(), shard, shards, asked["intents"])
        old = [one.id for one in self.events.sessions.values() if one.socket is None]
        for number in old:  # of a program that has ended
            del self.events.sessions[number]
        self.events.sessions[session.id] = session
        self.identified.append((shard, shards))
        guilds = [one for one in self.world.guilds.values() if one.bot_is_member]
        guilds = [one for one in guilds if session.has(one)]
        session.tell("READY", self._ready(session, guilds))
        if session.intents & GUILDS:
            for guild in guilds:
                session.tell("GUILD_CREATE", guild_data(self.world, guild))
        return session

    def _ready(self, session: Session, guilds: list[Guild]) -> Json:
        return {
            "v": 10,
            "user": BOT.data,
            "guilds": [{"id": guild.id, "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": [session.shard, session.shards],
            "application": {"id": APPLICATION, "flags": 0},
        }

    def in_time(self, shard: int) -> bool:
        """Whether a session may start now."""
        kind, now = shard % self.at_once, self.world.clock.now()
        before, self._last[kind] = self._last.get(kind, float("-inf")), now
        soon = self.paced and now - before < 5
        self.too_soon += soon
        return not soon

    def heard(self, shards: int) -> set[int]:
        """Return which of this many shards are connected now."""
        sessions = self.events.sessions.values()
        return {one.shard for one in sessions if one.socket is not None and one.shards == shards}


class Connection:
    """Serve one socket from its first message to its last."""

    def __init__(self, gateway: Gateway, socket: web.WebSocketResponse, *, packed: bool) -> None:
        self._gateway = gateway
        self._socket = socket
        self._packing = zlib.compressobj() if packed else None
        self._session: Session | None = None
        self._sent = 0
        self._heard: deque[float] = deque(maxlen=SENDS)
        self.more = asyncio.Event()

    async def run(self) -> None:
        """Read and send events until the client leaves."""
        await self.send(HELLO, {"heartbeat_interval": BEAT})
        async with asyncio.TaskGroup() as tasks:
            telling = tasks.create_task(self._tell())
            async for message in self._socket:
                await self._hear(message)
            telling.cancel()

    def leave(self) -> None:
        session = self._session
        if session is None or session.socket is not self:
            return
        session.socket = None
        if session.shard not in self._gateway.heard(session.shards):
            self._gateway.unheard.append(session.shard)

    async def close(self, code: int) -> None:
        self.leave()
        await self._socket.close(code=code)

    async def send(self, op: int, data: object) -> None:
        await self._send({"op": op, "d": data, "s": None, "t": None})

    async def _send(self, payload: Json) -> None:
        written = json.dumps(payload).encode()
        if self._socket.closed:
            return
        try:
            if self._packing is None:
                await self._socket.send_str(written.decode())
            else:
                packed = self._packing.compress(written) + self._packing.flush(zlib.Z_SYNC_FLUSH)
                await self._socket.send_bytes(packed)
        except ConnectionResetError:  # the program was killed
            self.leave()

    async def _tell(self) -> None:
        """Send the events of a session that were not sent yet."""
        while True:
            await self.more.wait()
            self.more.clear()
            while self._session is not None and self._sent < len(self._session.log):
                payload = self._session.log[self._sent]
                self._sent += 1
                await self._send(payload)

    async def _hear(self, message: WSMessage) -> None:
        now = self._gateway.world.clock.now()
        if len(self._heard) == SENDS and now - self._heard[0] < MINUTE:
            return await self.close(TOO_FAST)
        self._heard.append(now)
        try:
            said = json.loads(message.data)
            op, data = said["op"], said["d"]
        except (ValueError, KeyError, TypeError):
            return await self.close(UNREADABLE)
        return await self._act(op, data)

    async def _act(self, op: int, data: Json) -> None:
        if op == HEARTBEAT:
            return await self.send(BEATEN, None)
        if op == IDENTIFY:
            return await self._identify(data)
        if op == RESUME:
            return await self._resume(data)
        if self._session is None:
            return await self.close(TOO_EARLY)
        return await self.close(UNREADABLE) if op not in {PRESENCE, MEMBERS} else None

    async def _identify(self, data: Json) -> None:
        if (wrong := self._wrong(data)) is not None:
            return await self.close(wrong)
        if not self._gateway.in_time((data.get("shard") or (0, 1))[0]):
            return await self.send(INVALID, data=False)
        self._take(self._gateway.begin(data), 0)
        return await self._gateway.tell()

    def _wrong(self, data: Json) -> int | None:
        """Return the code that says why a session cannot start."""
        shard, shards = data.get("shard") or (0, 1)
        if self._session is not None:
            return TWICE
        if data["token"] != self._gateway.token:
            return UNAUTHORIZED
        if not 0 <= shard < shards:
            return NO_SHARD
        if not 0 <= data["intents"] <= KNOWN:
            return NO_INTENTS
        return PRIVILEGED if data["intents"] & ASKED_FOR else None

    async def _resume(self, data: Json) -> None:
        session = self._gateway.events.sessions.get(data["session_id"])
        if data["token"] != self._gateway.token:
            return await self.close(UNAUTHORIZED)
        if session is None or data["seq"] > len(session.log):
            return await self.send(INVALID, data=False)
        self._gateway.resumed += 1
        session.tell("RESUMED", {})
        self._take(session, data["seq"])
        return await self._gateway.tell()

    def _take(self, session: Session, seen: int) -> None:
        session.socket, self._session, self._sent = self, session, seen
        self.more.set()


def guild_data(world: World, guild: Guild) -> Json:
    """Return a server, as its members receive it."""
    channels = list(world.channels_of(guild))
    everyone = {"id": guild.id, "name": "@everyone", "color": 0, "hoist": False, "position": 0}
    everyone |= {"permissions": EVERYBODY, "managed": False, "mentionable": False, "flags": 0}
    levels = (
        "afk_timeout", "verification_level", "default_message_notifications", "mfa_level",
        "explicit_content_filter", "premium_tier", "nsfw_level", "system_channel_flags",
    )  # fmt: skip
    lists = (
        "emojis", "stickers", "features", "presences", "voice_states", "stage_instances",
        "guild_scheduled_events",
    )  # fmt: skip
    return {
        **dict.fromkeys(levels, 0),
        **{key: [] for key in lists},
        "id": guild.id,
        "name": guild.name,
        "owner_id": "1",
        "roles": [{**everyone, "colors": {"primary_color": 0}}],
        "channels": [one.data for one in channels if one.parent is None],
        "threads": [one.data for one in channels if one.parent is not None],
        "members": [member_data(BOT.data)],
        "member_count": 2,
        "large": False,
        "preferred_locale": guild.locale,
        "joined_at": "2026-01-01T00:00:00+00:00",
    }


def member_data(user: Json) -> Json:
    """Return a person, as a member of a server."""
    return {
        "user": user,
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": EVERYBODY,
    }
