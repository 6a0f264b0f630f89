"""Text in Discord's markup, the few sentences that only Discord needs, and the bot's own emoji.

The emoji write tiles and cards. A command of the program uploads them once.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, MutableMapping
from dataclasses import dataclass, replace
from typing import TypeAlias

import discord

from bot.platforms.base import adapter
from bot.platforms.base.adapter import Sayings, UnknownBotError
from bot.platforms.discord.commands import written
from bot.platforms.discord.connection import PLATFORM, logged_in
from bot.render.names import JOINER, without_idle_marks
from bot.screens.screen import Button, Screen, Shown
from bot.texts.translator import Argument, Translator, WordedError, without_marks
from core.engine.caches import memory
from core.engine.people import To, ToPerson
from core.rules.sheet import Sheet

LONGEST = 3800
"""The most UTF-16 code units of a message; Discord takes 4000."""

_SPECIAL = re.compile(
    r"(?P<emoji><:[a-z0-9_]{2,32}:[0-9]{1,20}>)"
    r"|(?P<call>@(?=\w)|<(?=[@#:/ati])|(?<=[a-z]):(?=//))"
    r"|(?P<mark>[\\_~|*`]|\[(?=[^\n]+\]\())",
    re.IGNORECASE,
)
"""Characters that Discord's markup changes. Emoji markup may stay: in a name it does no harm."""
_LINE_MARK = re.compile(r"^([^\S\n]*)([#>-])", re.MULTILINE)
"""Headings, small print, quotations and lists: each begins a line."""
_MARKUP = r"<[^<>\n]*>|`[^`\n]*`|\]\([^)\n]*\)"
"""Emoji, commands and addresses: a word in them names nobody."""
_NUMBERED = re.compile(r"^([^\S\n]*\d+)([.)])(?=\s)", re.MULTILINE)
_AROUND = "\ue000"
"""A character that no name can hold."""
_MOMENT = re.compile(f"{_AROUND}([0-9]{{1,12}}){_AROUND}")


def harmless(text: str) -> str:
    """Escape a text, so that a name in it mentions nobody, links nowhere and keeps its letters.

    Numbers of melds keep their values: Discord would renumber lines that begin with numbers.
    """
    plain = _SPECIAL.sub(_made_plain, without_idle_marks(text))
    marked = _NUMBERED.sub(r"\1\\\2", _LINE_MARK.sub(r"\1\\\2", plain))
    return _MOMENT.sub(r"<t:\1:R>", marked)


def _made_plain(found: re.Match[str]) -> str:
    if found["emoji"]:
        return found[0]
    return found[0] + JOINER if found["call"] else f"\\{found[0]}"


def with_commands(text: str, commands: Mapping[str, str], language: str) -> str:
    """Write words as commands, by the names that the reader's client lists in `language`.

    `commands` maps words to Discord's mentions, which can be tapped. Discord shows a mention as it
    is written, and taps work only with the English names: so one with other names, or with
    arguments, is written out for the reader to type.
    """

    def command(found: re.Match[str]) -> str | None:
        word, mention = found["word"], commands.get(found["word"])
        if mention is None:
            return None
        listed = written(word, found["rest"] or "", language)
        return mention if mention.startswith(f"<{listed}:") else f"`{listed}`"

    return adapter.with_commands(text, command)


def calling(text: str, called: Mapping[int, str]) -> str:
    """Mention people at the last place that names them; others at the front."""
    for account, name in called.items():
        mention, places = f"<@{account}>", _places(without_idle_marks(name), text)
        if not places:
            text = f"{mention} {text}"
            continue
        begin, end = places[-1]
        text = text[:begin] + mention + text[end:]
    return text


def _places(name: str, text: str) -> list[tuple[int, int]]:
    """Return where a text names somebody; some names are escaped only where a line begins."""
    ways = "|".join(map(re.escape, (harmless(name), _SPECIAL.sub(_made_plain, name))))
    found = re.finditer(rf"(?<!\w)(?P<name>{ways})(?!\w)|{_MARKUP}", text)
    return [one.span() for one in found if one["name"] is not None]


def relative(moment: int) -> str:
    """Write a time, in seconds since 1970; `harmless` turns it into a countdown of Discord."""
    return f"{_AROUND}{moment}{_AROUND}"


WAYS = (("dm", "discord-direct"), ("group", "discord-here"))
"""Where else a turn can be played: outside direct messages, and in them."""
WRITTEN = "arrange"
"""The word that takes the whole table: a press opens a form for it."""
BY_HAND = frozenset({"play", WRITTEN})
"""Words of games in which tables are rearranged."""
LINKS = "https://discord.com/channels"
CLIENT = "client"
"""The slot that stores the language of a person's client."""


class DiscordSayings(Sayings):
    """Words texts in Discord's markup. `server` returns a channel's server.

    `shown` stores the language of each person's client, which lists the commands in it.
    """

    def __init__(
        self,
        translator: Translator,
        language: str,
        server: Callable[[int], Awaitable[int | None]],
        shown: Shown,
    ) -> None:
        super().__init__(translator, language)
        self._shown = shown
        self._server = server
        self.servers: MutableMapping[int, int] = memory()
        """The server of each channel seen so far."""
        self.commands: dict[str, str] = {}
        """The mention of each word's command: `</turn draw:123>`."""
        self.emoji: dict[str, str] = {}
        """The markup of each of the bot's own emoji by name."""

    def say(self, language: str | None, key: str, **arguments: Argument) -> str:
        """Return a text without direction marks; with None in the program's own language."""
        return without_marks(super().say(language, key, **arguments))

    async def learn(self, to: To, locale: str) -> None:
        """Remember the language of a person's client, by its locale."""
        language = self.best(locale)
        if await self.listed(to) != language:
            await self._shown.keep(to, CLIENT, language)

    async def listed(self, to: To) -> str | None:
        """Return the language in which the reader's client lists the commands, if that is known.

        A person may have chosen another one for what they are told; a channel has many readers.
        """
        return await self._shown.last(to, CLIENT) if isinstance(to, ToPerson) else None

    def closed(self, screen: Screen, language: str | None, names: Iterable[str]) -> Screen:
        """Word an invitation for people who take no direct messages; only a call makes a sound."""
        name = ", ".join(names)  # as it is made safe: a mention replaces it in this form only
        text = super().say(language, "discord-closed", name=name, rack=screen.aside)
        head, blank, _ = screen.text.partition("\n\n")  # of the table: there may be several
        hushed = screen.delivery != "new"
        return replace(screen, text=f"{head}{blank}{text}", hushed=hushed)

    def of_turn(
        self, screen: Screen, language: str | None, *, direct: bool, told: bool, rack: str
    ) -> Screen:
        """Add the turn to a screen that may stay for long, and offer the other place to play it.

        What hints have told stands above it, unless the answer there has just `told` it. `rack` is
        the key that brings a new copy of a screen that stops to change; empty if it does not.
        """
        above = "" if told or not screen.hinted else f"{screen.hinted}\n\n"
        number = int(screen.turn.rpartition(".")[2] or 0) + 1
        said = self.say(language, "discord-turn-number", number=str(number))
        if rack:
            said = f"{said} · {self.say(language, 'discord-turn-ages', rack=rack)}"
        buttons = (*screen.buttons, *self._form_button(screen, language))
        if screen.homes and screen.pages is not None:
            way, key = WAYS[direct]
            label = self.say(language, key)
            buttons = (*buttons, Button(word=f"notify {way}", label=label, rare=True))
        return replace(
            screen,
            text=f"{above}{screen.text}\n\n{said}",
            beside=f"{above}{screen.beside}\n\n{said}" if screen.beside else "",
            caption=f"{above}{screen.caption}\n\n{said}",
            buttons=buttons,
        )

    def _form_button(self, screen: Screen, language: str | None) -> Iterator[Button]:
        """Offer a form for the whole table if tables can be rearranged."""
        word = None if screen.choice is None else screen.choice.first
        if word is not None and not word.before and word.word.partition(" ")[0] in BY_HAND:
            label = self.say(language, "discord-arrange")
            yield replace(word, word=WRITTEN, label=label, primary=False, rare=True)

    async def link(self, language: str | None, key: str, channel: int, message: int) -> str:
        """Return one of our texts as a link to a message."""
        return await self.leading(self.say(language, key), channel, message)

    async def leading(self, text: str, channel: int, message: int) -> str:
        """Return a text as a link to a message."""
        if channel not in self.servers and (server := await self._server(channel)) is not None:
            self.servers[channel] = server
        where = self.servers.get(channel, "@me")
        return f"[{without_marks(text)}]({LINKS}/{where}/{channel}/{message})"


Report: TypeAlias = Callable[[int, int], None]
"""Called with the number of emoji uploaded so far, and with their total number."""


def _to_nobody(_done: int, _all: int) -> None:
    """Ignore progress reports."""


class UnreachedError(WordedError):
    """Discord does not answer, or does not accept emoji now."""

    def __init__(self) -> None:
        super().__init__("cli-emoji-away")


@dataclass(frozen=True, slots=True, kw_only=True)
class Uploaded:
    """How many emoji were uploaded now, and how many the bot has altogether."""

    new: int
    all: int


async def own_emoji(client: discord.Client) -> Iterator[tuple[str, str]]:
    """Return the bot's own emoji by name, as markup; an empty mapping if the request fails."""
    try:
        emoji = await client.fetch_application_emojis()
    except discord.HTTPException:
        emoji = []
    return ((one.name, str(one)) for one in emoji)


def upload(
    token: str, api: str | None, sheets: Mapping[str, Sheet], report: Report = _to_nobody
) -> Uploaded:
    """Upload the missing emoji, and return how many; `report` is called after each.

    Raises:
        UnknownBotError: Discord knows no such bot.
        UnreachedError: it does not answer, or takes no more of them now.
    """
    try:
        return asyncio.run(_upload(token, api, sheets, report))
    except discord.LoginFailure as error:
        raise UnknownBotError(PLATFORM) from error
    except (discord.DiscordException, OSError) as error:
        raise UnreachedError from error


async def _upload(
    token: str, api: str | None, sheets: Mapping[str, Sheet], report: Report
) -> Uploaded:
    async with logged_in(token, api, None) as client:
        there = {emoji.name for emoji in await client.fetch_application_emojis()}
        wanted: dict[str, bytes] = {}
        for sheet in sheets.values():  # one at a time: an interruption waits for a thread's end
            wanted |= await asyncio.to_thread(_pictures, sheet)
        missing = {name: file for name, file in wanted.items() if name not in there}
        for number, (name, file) in enumerate(missing.items(), start=1):
            await client.create_application_emoji(name=name, image=file)
            report(number, len(missing))
    return Uploaded(new=len(missing), all=len(wanted))


def _pictures(sheet: Sheet) -> dict[str, bytes]:
    from bot.render.pictures.studio import emoji_pictures

    return dict(emoji_pictures(sheet))
