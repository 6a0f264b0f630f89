"""Renders text as a client shows it: without markup, and with names for mentions."""

import re

from tests.support.discord.client.components import said
from tests.support.discord.loopback.world import Json, World

INVISIBLE = "\u2060\u2066\u2067\u2068\u2069"
ESCAPED = re.compile(r"\\([^\w\s]|_)")
COMMAND = re.compile(r"</([^:>]+):\d+>")
MENTION = re.compile(r"<@!?(\d+)>")
LINKED = re.compile(r"\[([^\]]+)\]\(https://[^)]+\)")
MARKS = re.compile(r"(?<!\\)(\*\*|__|~~|\|\||`)")


def rendered(data: Json, world: World) -> str:
    """Return the words of a message as a person reads them; a name keeps its own marks."""
    words = MENTION.split(said(data))
    return "".join(
        f"@{_name(part, world)}" if place % 2 else _plain(part) for place, part in enumerate(words)
    )


def _plain(text: str) -> str:
    text = text.translate(dict.fromkeys(map(ord, INVISIBLE)))
    text = COMMAND.sub(r"/\1", LINKED.sub(r"\1", text))
    return ESCAPED.sub(r"\1", MARKS.sub("", text))


def _name(number: str, world: World) -> str:
    user = world.users.get(number)
    return "unknown-user" if user is None else " ".join(user.name.split())
