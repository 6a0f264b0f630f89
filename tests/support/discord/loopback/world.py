"""The people, servers, channels and messages of a small Discord."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from typing import Any

from core.engine.ports import Clock

Json = dict[str, Any]

APPLICATION = "1000"
"""The bot and its application have the same id, as those created since 2017 do."""
EPOCH = 1_420_070_400.0
"""The first second of 2015, the epoch of Discord's ids."""
TEXT, DIRECT, THREAD = 0, 1, 11
"""Kinds of channels."""
EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 15
"""Flags of messages."""
VIEW, SEND, ATTACH, SEND_IN_THREADS, MAKE_THREADS = 1 << 10, 1 << 11, 1 << 15, 1 << 38, 1 << 35
"""Permissions that a bot for a card table may need."""
USUAL = VIEW | SEND | ATTACH | SEND_IN_THREADS | MAKE_THREADS
"""The permissions of a bot that was invited with the right to write only."""


@dataclass(eq=False)
class User:
    """A person with an account."""

    id: str
    name: str
    locale: str = "en-US"
    takes_messages: bool = True
    """Whether the bot can send them direct messages."""
    bot: bool = False
    permissions: int = (1 << 53) - 1
    """Their permissions in the channels of servers."""

    @property
    def data(self) -> Json:
        """The user, as events and messages contain it."""
        named = {"id": self.id, "username": self.name.lower(), "global_name": self.name}
        return {**named, "discriminator": "0", "avatar": None, "bot": self.bot}


BOT = User(APPLICATION, "Rummy Table", bot=True)


@dataclass(eq=False)
class Guild:
    """A server."""

    id: str
    name: str
    bot_is_member: bool = True
    """False if only a user has installed the app: it can only answer interactions there."""
    locale: str = "en-US"
    """The language that the server prefers."""


SILENT = 1 << 12
"""The flag SUPPRESS_NOTIFICATIONS."""


@dataclass(eq=False)
class Message:
    """A message and who can see it."""

    data: Json
    born: float
    viewer: User | None = None
    """The only person who sees it; None: everybody who sees the channel."""
    rang: frozenset[str] = frozenset()
    """Whom it mentioned when it was sent."""
    replaced: set[str] = field(default_factory=set)
    """The names of the files that an edit has removed from it."""

    @property
    def id(self) -> str:
        return str(self.data["id"])

    @property
    def of_bot(self) -> bool:
        return bool(self.data["author"]["id"] == BOT.id)

    @property
    def silent(self) -> bool:
        """Whether it was sent without a notification."""
        return bool(self.data.get("flags", 0) & SILENT)


@dataclass(eq=False)
class Channel:
    """A channel of a server, a thread, or the direct messages with the bot."""

    id: str
    type: int
    name: str = ""
    guild: Guild | None = None
    recipient: User | None = None
    parent: "Channel | None" = None
    permissions: int = USUAL
    """The bot's permissions here."""
    archived: bool = False
    locked: bool = False
    messages: dict[str, Message] = field(default_factory=dict)
    """The visible messages, oldest first."""

    @property
    def data(self) -> Json:
        """The channel, as events contain it."""
        if self.guild is None:
            people = [] if self.recipient is None else [self.recipient.data]
            return {"id": self.id, "type": self.type, "recipients": people}
        data = {"id": self.id, "type": self.type, "name": self.name, "guild_id": self.guild.id}
        return data | (self._thread() if self.type == THREAD else self._place())

    def _place(self) -> Json:
        denied = str(USUAL & ~self.permissions)
        mine = {"id": BOT.id, "type": 1, "allow": "0", "deny": denied}
        return {"position": 0, "permission_overwrites": [mine], "nsfw": False, "parent_id": None}

    def _thread(self) -> Json:
        assert self.parent is not None
        state = {"archived": self.archived, "locked": self.locked, "auto_archive_duration": 1440}
        return {
            "parent_id": self.parent.id,
            "owner_id": BOT.id,
            "message_count": len(self.messages),
            "member_count": 1,
            "thread_metadata": {**state, "archive_timestamp": written(EPOCH)},
        }

    def shown(self, to: User) -> list[Message]:
        """Return the bot's messages that a person can see and that are not deleted."""
        seen = (one for one in self.messages.values() if one.viewer in {None, to})
        return [message for message in seen if message.of_bot]


@dataclass(frozen=True)
class Sent:
    """A version of a message, as sent or edited."""

    data: Json
    reader: User | None
    """The only person who could read it; None: everybody in the channel."""


@dataclass
class World:
    """All people, servers, channels and messages."""

    clock: Clock
    application: Json = field(default_factory=dict)
    users: dict[str, User] = field(default_factory=lambda: {BOT.id: BOT})
    guilds: dict[str, Guild] = field(default_factory=dict)
    channels: dict[str, Channel] = field(default_factory=dict)
    files: dict[str, bytes] = field(default_factory=dict)
    """The attachments, by id."""
    emoji: dict[str, Json] = field(default_factory=dict)
    commands: dict[str, Json] = field(default_factory=dict)
    """The emoji, by name."""
    journal: list[Sent] = field(default_factory=list)
    """Every version of a message that the bot has ever shown to anybody."""
    _numbers: "count[int]" = field(default_factory=count)

    def number(self) -> str:
        """Return an unused id that contains the current time."""
        since = max(self.clock.now() - EPOCH, 1.0)
        return str((int(since * 1000) << 22) + next(self._numbers))

    def user(self, name: str, locale: str = "en-US") -> User:
        """Add a person."""
        user = User(self.number(), name, locale)
        self.users[user.id] = user
        return user

    def upload(self, names: Iterable[str]) -> None:
        """Give the bot its own emoji."""
        for name in dict.fromkeys(names):
            number = self.number()
            flags = {"require_colons": True, "managed": False, "animated": False}
            self.emoji[number] = {"id": number, "name": name, "roles": [], "user": BOT.data}
            self.emoji[number] |= {**flags, "available": True}

    def guild(self, name: str) -> Guild:
        """Add a server with the bot."""
        guild = Guild(self.number(), name)
        self.guilds[guild.id] = guild
        return guild

    def channel(self, guild: Guild, name: str, parent: Channel | None = None) -> Channel:
        """Add a channel to a server; with a parent, add a thread."""
        kind = TEXT if parent is None else THREAD
        channel = Channel(self.number(), kind, name, guild, parent=parent)
        self.channels[channel.id] = channel
        return channel

    def direct(self, user: User) -> Channel:
        """Return the direct messages of a person and the bot; open them if needed."""
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        channel = Channel(self.number(), DIRECT, recipient=user)
        self.channels[channel.id] = channel
        return channel

    def channels_of(self, guild: Guild) -> Iterator[Channel]:
        return (channel for channel in self.channels.values() if channel.guild is guild)

    def post(
        self,
        channel: Channel,
        author: User,
        content: Json,
        viewer: User | None = None,
        rang: frozenset[str] = frozenset(),
    ) -> Message:
        """Add a message to a channel."""
        now = self.clock.now()
        data: Json = {
            "id": self.number(),
            "type": 0,
            "channel_id": channel.id,
            "author": author.data,
            "timestamp": written(now),
            "edited_timestamp": None,
            "pinned": False,
            "tts": False,
            "mention_everyone": False,
            "mentions": [self.users[number].data for number in sorted(rang & self.users.keys())],
            "mention_roles": [],
            "content": "",
            "embeds": [],
            "attachments": [],
            "components": [],
            "flags": 0,
            **content,
        }
        message = Message(data, now, viewer, rang)
        channel.messages[message.id] = message
        return message


def written(moment: float) -> str:
    """A time as Discord writes it."""
    return datetime.fromtimestamp(max(moment, 0.0), UTC).isoformat()
