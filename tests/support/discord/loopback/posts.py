"""Makes a message from the body of any request."""

import json
import re
from collections.abc import Collection
from dataclasses import replace
from io import BytesIO
from typing import TypeVar

from PIL import Image, UnidentifiedImageError

from tests.support.discord.client.components import every, media, numbered, said
from tests.support.discord.loopback.asked import Request, Upload
from tests.support.discord.loopback.limits import message_breaches
from tests.support.discord.loopback.refusals import COMPONENTS, EMPTY, MESSAGE, Breach, form
from tests.support.discord.loopback.world import (
    BOT,
    COMPONENTS_V2,
    Channel,
    Json,
    Message,
    Sent,
    User,
    World,
    written,
)

T = TypeVar("T")
PICTURES = (".png", ".jpg", ".jpeg", ".gif", ".webp")
KEPT = ("content", "embeds", "components")
SETTABLE = COMPONENTS_V2 | 1 << 2 | 1 << 12
"""Flags that a bot can set: Components V2, no previews, no notification."""
CDN = "https://cdn.discordapp.com/attachments"
UNICODE = re.compile(r"[^\x00-\x7f]+|[0-9#*]\ufe0f?\u20e3")


def _names(attached: list[Json]) -> set[str]:
    return {str(one["filename"]) for one in attached}


def _copied(data: T) -> T:
    """A copy of something that can be written as JSON."""
    copied: T = json.loads(json.dumps(data))
    return copied


class Posts:
    """Makes messages from bodies, and edits messages by them; raises Refusal."""

    def __init__(self, world: World) -> None:
        self._world = world

    def new(
        self,
        channel: Channel,
        body: Json,
        asked: Request,
        viewer: User | None = None,
        flags: int = 0,
    ) -> Message:
        """Make a message of the bot."""
        attached = self._attached([], body, asked)
        self._check(body, attached)
        if not body.get("content") and not attached and not body.get("components"):
            raise EMPTY
        content = {key: _copied(body[key]) for key in KEPT if body.get(key)}
        content |= {"attachments": attached, "flags": (body.get("flags") or 0) & SETTABLE | flags}
        self._finish(content)
        rang = frozenset() if viewer else self._rung(content, body.get("allowed_mentions"))
        message = self._world.post(channel, BOT, content, viewer, rang)
        self._note(channel, message)
        return message

    def _note(self, channel: Channel, message: Message) -> None:
        reader = channel.recipient or message.viewer
        self._world.journal.append(Sent(_copied(message.data), reader))

    def change(self, message: Message, body: Json, asked: Request) -> None:
        """Change what a body names, and leave the rest; Components V2 cannot be undone."""
        now = message.data
        flags = now["flags"] | (body.get("flags") or 0) & SETTABLE
        attached = self._attached(now["attachments"], body, asked)
        changed = {**now, "attachments": attached, "flags": flags}
        changed |= {key: _copied(body[key]) or now[key][:0] for key in KEPT if key in body}
        self._check({**body, "flags": flags}, attached, message.replaced)
        if not changed["content"] and not attached and not changed["components"]:
            raise EMPTY
        self._finish(changed)
        changed["edited_timestamp"] = written(self._world.clock.now())
        message.replaced |= _names(now["attachments"]) - _names(attached)
        message.data.clear()
        message.data.update(changed)
        self._note(self._world.channels[changed["channel_id"]], message)

    def _check(
        self, body: Json, attached: list[Json], replaced: Collection[str] = frozenset()
    ) -> None:
        names = _names(attached)
        if breaches := [*message_breaches(body, names), *self._emoji_breaches(body)]:
            late = not any(message_breaches(body, names.union(replaced)))
            raise replace(form(breaches), late=late and not self._emoji_breaches(body))

    def _emoji_breaches(self, body: Json) -> list[Breach]:
        parts = list(every(body.get("components")))
        parts += [option for one in parts for option in one.get("options") or ()]
        named = [one["emoji"] for one in parts if one.get("emoji")]
        wrong = [emoji for emoji in named if not self._is_emoji(emoji)]
        return [Breach(f"emoji {emoji}: Invalid emoji", COMPONENTS) for emoji in wrong]

    def _is_emoji(self, emoji: Json) -> bool:
        if emoji.get("id"):
            return str(emoji["id"]) in self._world.emoji
        return UNICODE.fullmatch(emoji.get("name") or "") is not None

    def _attached(self, old: list[Json], body: Json, asked: Request) -> list[Json]:
        """Return the attachments after an edit: old ones that it names, and new ones."""
        named = body.get("attachments")
        told = {str(one["id"]): one for one in named or ()}
        kept = [one for one in old if named is None or one["id"] in told]
        lost = told.keys() - {one["id"] for one in kept} - asked.files.keys()
        if lost:
            raise form([Breach(f"attachments: {sorted(lost)} are unknown", f"{MESSAGE}")])
        files = [self._file(upload, told.get(key, {})) for key, upload in asked.files.items()]
        return [*kept, *files]

    def _file(self, upload: Upload, told: Json) -> Json:
        number = self._world.number()
        self._world.files[number] = upload.content
        name = told.get("filename") or upload.name
        address = f"{CDN}/{number}/{name}"
        data = {"id": number, "filename": name, "size": len(upload.content), "url": address}
        data |= {"proxy_url": address, "description": told.get("description")}
        return data | (_seen(upload.content) if name.lower().endswith(PICTURES) else {})

    def _finish(self, content: Json) -> None:
        """Number the components, and replace picture names by addresses, as Discord does."""
        shown = content.get("components", [])
        numbered(shown)
        addresses = {one["filename"]: one for one in content["attachments"]}
        for one in every(shown):
            for item in media(one):
                file = addresses.get(item["url"].removeprefix("attachment://"))
                if file is not None:
                    item |= {"url": file["url"], "attachment_id": file["id"]}

    def _rung(self, content: Json, allowed: Json | None) -> frozenset[str]:
        """Return whom a new message notifies: the mentioned people that the sender allows."""
        text = said(content)
        named = set(re.findall(r"<@!?(\d+)>", text)) & self._world.users.keys()
        if allowed is None:
            return frozenset(named | ({"everyone"} if "@everyone" in text else set()))
        meant = named if "users" in (allowed.get("parse") or ()) else set()
        meant |= named & {str(number) for number in allowed.get("users") or ()}
        if "everyone" in (allowed.get("parse") or ()) and "@everyone" in text:
            meant |= {"everyone"}
        return frozenset(meant)


def _seen(content: bytes) -> Json:
    """Decode a picture completely, as a client does."""
    try:
        picture = Image.open(BytesIO(content))
        picture.load()
    except (UnidentifiedImageError, OSError) as error:
        raise form([Breach("a picture cannot be read", f"{MESSAGE}#uploading-files")]) from error
    kind = Image.MIME.get(picture.format or "", "")
    return {"content_type": kind, "width": picture.width, "height": picture.height}
