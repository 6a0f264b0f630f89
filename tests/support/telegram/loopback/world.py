"""The people, chats and messages of a small Telegram."""

from dataclasses import dataclass, field
from itertools import count
from typing import Any

from core.engine.ports import Clock

Json = dict[str, Any]

BOT: Json = {
    "id": 7_000_000_001,
    "is_bot": True,
    "first_name": "Rummy Table",
    "username": "rummy_bot",
    "can_join_groups": True,
    "can_read_all_group_messages": False,
    "supports_inline_queries": False,
}


@dataclass(eq=False)
class User:
    """A person with a phone."""

    id: int
    first_name: str
    language: str = "en"
    started: bool = False
    """Whether the private chat with the bot was ever opened."""
    blocked: bool = False

    @property
    def data(self) -> Json:
        """The user, as updates contain it."""
        return {
            "id": self.id,
            "is_bot": False,
            "first_name": self.first_name,
            "language_code": self.language,
        }


@dataclass(eq=False)
class Chat:
    """A group or supergroup, or the private chat of a user."""

    id: int
    type: str
    title: str = ""
    user: User | None = None
    bot_is_member: bool = True
    may_write: bool = True
    may_send_photos: bool = True
    moved_to: int | None = None
    owners: set[int] = field(default_factory=set)
    """The creator of the group."""
    messages: dict[int, Json] = field(default_factory=dict)
    """The visible messages, oldest first."""

    @property
    def data(self) -> Json:
        """The chat, as updates and messages contain it."""
        if self.user is not None:
            return {"id": self.id, "type": "private", "first_name": self.user.first_name}
        return {"id": self.id, "type": self.type, "title": self.title}

    @property
    def posted(self) -> list[Json]:
        """What people have posted by choosing an inline result of the bot."""
        return [message for message in self.messages.values() if message.get("via_bot") == BOT]

    @property
    def shown(self) -> list[Json]:
        """The bot's messages that are not deleted."""
        return [message for message in self.messages.values() if message["from"] == BOT]


@dataclass
class World:
    """All users, chats and messages."""

    clock: Clock
    bot: Json = field(default_factory=lambda: dict(BOT))
    users: dict[int, User] = field(default_factory=dict)
    chats: dict[int, Chat] = field(default_factory=dict)
    files: dict[str, bytes] = field(default_factory=dict)
    posts: "dict[str, tuple[Chat, int]]" = field(default_factory=dict)
    """The chats of inline messages, by the messages' ids."""
    feedback: bool = True
    """Whether the bot is told which inline result was chosen."""
    _numbers: "count[int]" = field(default_factory=lambda: count(1))

    def number(self) -> int:
        """Return an unused number."""
        return next(self._numbers)

    def user(self, name: str, language: str = "en") -> User:
        """Add a user who has not met the bot."""
        user = User(10_000 + self.number(), name, language)
        self.users[user.id] = user
        self.chats[user.id] = Chat(user.id, "private", user=user)
        return user

    def group(self, title: str, kind: str = "group") -> Chat:
        """Add a group with the bot."""
        number = -(100 if kind == "group" else 1_001_000_000_000) - self.number()
        chat = self.chats[number] = Chat(number, kind, title)
        return chat

    def message(self, chat: Chat, sender: Json, **content: object) -> Json:
        """Add a message to a chat."""
        message: Json = {
            "message_id": self.number(),
            "date": int(self.clock.now()),
            "chat": chat.data,
            "from": sender,
            **content,
        }
        chat.messages[message["message_id"]] = message
        return message
