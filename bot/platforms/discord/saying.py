"""The little that only Discord has to say: links, and words as commands that can be tapped."""

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace

from bot.screens.screen import Button, Screen
from bot.texts.translator import Argument, Translator, without_marks
from core.engine.people import Known

WAYS = (("dm", "discord-direct"), ("group", "discord-here"))
"""Where else one's turn can be: outside private messages, and in them."""
WRITTEN = "arrange"
"""The word after which the whole table is written: a press opens a form for it."""
BY_HAND = frozenset({"play", WRITTEN})
"""Words of games in which tables are arranged."""
LINKS = "https://discord.com/channels"


class Sayings:
    """Says things in a language. `server` tells in which server a channel is."""

    def __init__(
        self,
        translator: Translator,
        language: str,
        server: Callable[[int], Awaitable[int | None]],
    ) -> None:
        self._translator = translator
        self._language = language
        self._server = server
        self.servers: dict[int, int] = {}
        """In which server a channel is, as far as that has been seen."""
        self.commands: dict[str, str] = {}
        """Each word as Discord calls it: `</turn draw:123>`."""
        self.emoji: dict[str, str] = {}
        """The markup of each emoji of the bot's own, by its name."""

    def say(self, language: str | None, key: str, **arguments: Argument) -> str:
        """Say a text; without a language in that of the bot."""
        spoken = self._translator.best(language or self._language)
        return without_marks(self._translator.text(key, spoken, **arguments))

    def of_turn(self, screen: Screen, known: Known) -> Screen:
        """Say which turn a screen shows, for it may stand there for long; offer another place."""
        number = int(screen.turn.rpartition(".")[2] or 0) + 1
        said = self.say(known.language, "discord-turn-number", number=str(number))
        buttons = (*screen.buttons, *self._written_out(screen, known))
        if screen.homes and screen.pages is not None:
            way, key = WAYS[known.wishes.notify in {"dm", "both"}]
            label = self.say(known.language, key)
            buttons = (*buttons, Button(word=f"notify {way}", label=label, rare=True))
        return replace(
            screen,
            text=f"{screen.text}\n\n{said}",
            caption=f"{screen.caption}\n\n{said}",
            buttons=buttons,
        )

    def _written_out(self, screen: Screen, known: Known) -> Iterator[Button]:
        """Offer a form for the whole table, where it can be arranged."""
        word = None if screen.choice is None else screen.choice.first
        if word is not None and word.word.partition(" ")[0] in BY_HAND:
            label = self.say(known.language, "discord-arrange")
            yield replace(word, word=WRITTEN, label=label, primary=False, rare=True)

    async def link(self, language: str | None, key: str, channel: int, message: int) -> str:
        """Return a text of ours that leads to a message."""
        return await self.leading(self.say(language, key), channel, message)

    async def leading(self, text: str, channel: int, message: int) -> str:
        """Return a text that leads to a message."""
        if channel not in self.servers and (server := await self._server(channel)) is not None:
            self.servers[channel] = server
        where = self.servers.get(channel, "@me")
        return f"[{without_marks(text)}]({LINKS}/{where}/{channel}/{message})"
