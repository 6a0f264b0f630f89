"""The bot's login, commands and emoji."""

import base64
import re
from io import BytesIO

from PIL import Image, UnidentifiedImageError

from tests.support.discord.loopback import refusals
from tests.support.discord.loopback.asked import Answer, Request, Routes
from tests.support.discord.loopback.limits import command_breaches
from tests.support.discord.loopback.refusals import COMMANDS, EMOJI, Breach, form
from tests.support.discord.loopback.world import BOT, Json, World

ENTRY_POINT = 4
"""The type of the command that opens an Activity."""
MOST_EMOJI, LARGEST_EMOJI = 2000, 256 << 10
"""How many emoji an application has, and the bytes of each."""
COMMANDS_OF = "/applications/{application_id}/commands"
EMOJI_OF = "/applications/{application_id}/emojis"
PICTURE = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,(.*)", re.DOTALL)


class Application:
    """Answers requests of the bot about itself; raises Refusal."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.syncs = 0
        """How often the bot sent all its commands."""

    def routes(self) -> Routes:
        return {
            "GET /users/@me": lambda _asked: BOT.data,
            "GET /oauth2/applications/@me": self._about,
            "GET /applications/@me": self._about,
            f"GET {COMMANDS_OF}": lambda _asked: list(self._world.commands.values()),
            f"PUT {COMMANDS_OF}": self._sync,
            f"GET {EMOJI_OF}": lambda _asked: {"items": list(self._world.emoji.values())},
            f"POST {EMOJI_OF}": self._make_emoji,
            f"DELETE {EMOJI_OF}/{{emoji_id}}": self._delete_emoji,
        }

    def _about(self, _asked: Request) -> Answer:
        data = {"id": BOT.id, "name": BOT.name, "icon": None, "description": "", "flags": 0}
        data |= {"bot_public": True, "bot_require_code_grant": False, "verify_key": "0" * 64}
        return {**data, "summary": "", "team": None, "owner": BOT.data, **self._world.application}

    def _sync(self, asked: Request) -> Answer:
        given: list[Json] = asked.body or []
        if len({command["name"] for command in given}) < len(given):
            raise form([Breach("command names must be unique", COMMANDS)])
        if breaches := [breach for one in given for breach in command_breaches(one)]:
            raise form(breaches)
        there = self._world.commands.values()
        entries = {one["name"] for one in there if one["type"] == ENTRY_POINT}
        if not entries <= {one["name"] for one in given if one.get("type") == ENTRY_POINT}:
            raise refusals.ENTRY_POINT_LOST
        self.syncs += 1
        self._world.commands = {command["name"]: self._command(command) for command in given}
        return list(self._world.commands.values())

    def _command(self, given: Json) -> Json:
        known = {"id": self._world.number(), "application_id": BOT.id, "version": "1"}
        return {"type": 1, "default_member_permissions": None, **given, **known}

    def _make_emoji(self, asked: Request) -> Answer:
        name, emoji = asked.body["name"], self._world.emoji
        if len(emoji) >= MOST_EMOJI:
            raise refusals.TOO_MANY_EMOJI
        if not re.fullmatch(r"\w{2,32}", name, re.ASCII):
            raise form([Breach("name: letters, digits and underscores", EMOJI)])
        if name in {one["name"] for one in emoji.values()}:
            raise form([Breach("name: is taken", EMOJI)])
        _check_picture(asked.body["image"])
        self._world.upload([name])
        return next(one for one in emoji.values() if one["name"] == name)

    def _delete_emoji(self, asked: Request) -> Answer:
        if self._world.emoji.pop(asked.named["emoji_id"], None) is None:
            raise refusals.NO_EMOJI
        return None


def _check_picture(image: str) -> None:
    found = PICTURE.fullmatch(image)
    if found is None:
        raise form([Breach("image: is no picture", f"{refusals.REFERENCE}#image-data")])
    content = base64.b64decode(found[1], validate=True)
    if len(content) > LARGEST_EMOJI:
        raise form([Breach("image: File cannot be larger than 256.0 kb", EMOJI)])
    try:
        Image.open(BytesIO(content)).load()
    except (UnidentifiedImageError, OSError) as error:
        raise form([Breach("image: cannot be read", EMOJI)]) from error
