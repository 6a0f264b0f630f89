"""Channels, threads and their messages."""

from tests.support.discord.loopback import refusals
from tests.support.discord.loopback.asked import Answer, Request, Routes
from tests.support.discord.loopback.gateway import Events
from tests.support.discord.loopback.posts import Posts
from tests.support.discord.loopback.world import (
    ATTACH,
    MAKE_THREADS,
    SEND,
    SEND_IN_THREADS,
    THREAD,
    VIEW,
    Channel,
    Json,
    Message,
    World,
)

OLD = 3600.0
"""Seconds after which a message is old; edits of old messages are limited."""
OLD_EDITS, WINDOW = 3, 3600.0
"""The limit of such edits and its seconds: undocumented, as observed by others."""
MESSAGE = "/channels/{channel_id}/messages/{message_id}"


class Channels:
    """Answers requests about channels; raises Refusal."""

    def __init__(self, world: World, posts: Posts, events: Events) -> None:
        self._world = world
        self._posts = posts
        self._events = events
        self._once: dict[tuple[str, str], Message] = {}
        """Messages by the sender's nonce."""
        self._old_edits: dict[str, list[float]] = {}

    def routes(self) -> Routes:
        return {
            "GET /channels/{channel_id}": self._get,
            "POST /users/@me/channels": self._direct,
            "POST /channels/{channel_id}/messages": self._create,
            f"GET {MESSAGE}": self._read,
            f"PATCH {MESSAGE}": self._edit,
            f"DELETE {MESSAGE}": self._delete,
            "POST /channels/{channel_id}/threads": self._thread,
            f"POST {MESSAGE}/threads": self._thread_from,
            "POST /channels/{channel_id}/typing": self._typing,
        }

    def _get(self, asked: Request) -> Answer:
        return self._channel(asked).data

    def _direct(self, asked: Request) -> Answer:
        user = self._world.users.get(str(asked.body["recipient_id"]))
        if user is None or user.bot:
            raise refusals.NO_USER
        return self._world.direct(user).data

    def _create(self, asked: Request) -> Answer:
        channel = self._writable(asked)
        nonce = str(asked.body.get("nonce") or "")
        sent = self._once.get((channel.id, nonce)) if asked.body.get("enforce_nonce") else None
        if sent is not None and sent.id not in channel.messages:
            raise refusals.NO_MESSAGE
        if sent is not None:
            return sent.data
        channel.archived = False
        message = self._posts.new(channel, asked.body, asked)
        if nonce:
            message.data["nonce"] = nonce
            self._once[channel.id, nonce] = message
        self._events.message(channel, "MESSAGE_CREATE", message.data)
        return message.data

    def _read(self, asked: Request) -> Answer:
        return self._message(asked).data

    def _edit(self, asked: Request) -> Answer:
        channel, message = self._channel(asked), self._message(asked)
        if not message.of_bot:
            raise refusals.NOT_OURS
        if channel.archived:
            raise refusals.ARCHIVED
        if asked.files:
            self._may(channel, ATTACH)
        self._count_old_edit(channel, message)
        self._posts.change(message, asked.body, asked)
        self._events.message(channel, "MESSAGE_UPDATE", message.data)
        return message.data

    def _count_old_edit(self, channel: Channel, message: Message) -> None:
        now = self._world.clock.now()
        if now - message.born < OLD:
            return
        lately = [one for one in self._old_edits.get(channel.id, []) if now - one < WINDOW]
        if len(lately) >= OLD_EDITS:
            raise refusals.too_many_old_edits(WINDOW - (now - lately[0]))
        self._old_edits[channel.id] = [*lately, now]

    def _delete(self, asked: Request) -> Answer:
        channel, message = self._channel(asked), self._message(asked)
        if not message.of_bot:
            raise refusals.NOT_ALLOWED
        del channel.messages[message.id]
        self._events.message(channel, "MESSAGE_DELETE", {"id": message.id})
        return None

    def _thread(self, asked: Request) -> Answer:
        return self._opened(self._channel(asked), asked.body, None)

    def _thread_from(self, asked: Request) -> Answer:
        return self._opened(self._channel(asked), asked.body, self._message(asked))

    def _opened(self, parent: Channel, body: Json, message: Message | None) -> Json:
        assert parent.guild is not None
        self._may(parent, MAKE_THREADS)
        thread = self._world.channel(parent.guild, body["name"], parent)
        thread.permissions = parent.permissions
        if message is not None:
            if "thread" in message.data:
                raise refusals.THREAD_EXISTS
            del self._world.channels[thread.id]
            thread.id = message.id
            self._world.channels[thread.id] = thread
            message.data["thread"] = thread.data
        self._events.guild(parent.guild, "THREAD_CREATE", thread.data)
        return thread.data

    def _typing(self, asked: Request) -> Answer:
        self._writable(asked)
        return None

    def _channel(self, asked: Request) -> Channel:
        """Return the channel of a request, if the bot can see it."""
        channel = self._world.channels.get(asked.named["channel_id"])
        if channel is None:
            raise refusals.NO_CHANNEL
        if channel.guild is not None and not channel.guild.bot_is_member:
            raise refusals.NO_ACCESS
        if not channel.permissions & VIEW:
            raise refusals.NO_ACCESS
        return channel

    def _writable(self, asked: Request) -> Channel:
        """Return the channel of a request, if the bot may write there."""
        channel = self._channel(asked)
        if channel.recipient is not None and not channel.recipient.takes_messages:
            raise refusals.CLOSED
        if channel.locked:
            raise refusals.LOCKED
        self._may(channel, SEND_IN_THREADS if channel.type == THREAD else SEND)
        if asked.files:
            self._may(channel, ATTACH)
        return channel

    def _may(self, channel: Channel, permission: int) -> None:
        if channel.guild is not None and not channel.permissions & permission:
            raise refusals.NOT_ALLOWED

    def _message(self, asked: Request) -> Message:
        """Return the message of a request; ephemeral messages are not found here."""
        message = self._channel(asked).messages.get(asked.named["message_id"])
        if message is None or message.viewer is not None:
            raise refusals.NO_MESSAGE
        return message
