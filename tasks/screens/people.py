"""People who act on Telegram or Discord; what they and the others are shown goes into the book."""

import re
from collections.abc import Iterator, Mapping, Sequence

from bot.platforms.discord.commands import written
from bot.reading.vocabulary import own_words
from tasks.screens.book import Book
from tasks.screens.discord import DiscordEyes
from tasks.screens.listed import tell_commands, tell_menu
from tasks.screens.sitting import COMPLETES, SET, Place, Position, Sitting
from tasks.screens.telegram import TelegramEyes
from tests.strangers.evening import OPEN
from tests.strangers.platforms.at_discord import LOCALES, AtDiscord
from tests.strangers.platforms.at_telegram import AtTelegram
from tests.strangers.platforms.chats import Key
from tests.strangers.script import Step
from tests.support.evenings.thinking import ideas

Steps = Iterator[Step]
LONGEST = 150
"""More turns than any round takes."""
FIRST = 4
"""The turns of a long round that are kept."""


class People:
    """Lets people act, and keeps what they and the others are shown."""

    def __init__(self, sitting: Sitting, place: Place, book: Book) -> None:
        self.sitting, self.book = sitting, book
        self._place, self._quiet = place, 0
        self._tried: set[str] = set()
        self._eyes: TelegramEyes | DiscordEyes
        if isinstance(sitting.chats, AtTelegram):
            self._platform, self._eyes = "Telegram", TelegramEyes(sitting.chats)
        else:
            assert isinstance(sitting.chats, AtDiscord)
            self._platform = "Discord"
            self._eyes = DiscordEyes(sitting.chats, place.language)

    @property
    def among(self) -> str:
        """The name of the shared place in scripts."""
        return self.sitting.chats.among

    @property
    def said(self) -> Mapping[str, str]:
        """What scripts name in braces."""
        state = self.sitting.state()
        code = "" if state is None else state.code
        return {**self._place.names, "language": self._place.language, "code": code}

    # words and keys

    def says(self, who: str, said: str, where: str = "") -> Steps:
        """Say something: in private in the own language, in a shared place as a command."""
        seen = typed = self._typed(said, where)
        if self._platform == "Discord" and not said.startswith("/"):
            word, _, what = said.partition(" ")
            seen = written(word, what, self._place.language)
        yield from self._does(Step("says", who, typed, where), f"{self._n(who)} typed: {seen}")

    def _typed(self, said: str, where: str) -> str:
        if said.startswith("/"):
            return said
        if where or self._platform == "Discord":
            return self.sitting.chats.command(said)
        word, _, rest = said.partition(" ")
        language = self._place.language
        if word == "take":
            rest = own_words(language, "places").get(rest, rest)
        return f"{own_words(language).get(word, word)} {rest}".strip()

    def presses(self, who: str, word: str, where: str = "") -> Steps:
        """Press the newest key that says a word, or choose it from a list."""
        key = self.key(who, word, where)
        if key is None:
            self._missed(f"{who} has no key {word!r}", who, where)
        else:
            yield from self._press(who, key, where)

    def taps(self, who: str, piece: str, where: str = "") -> Steps:
        """Tap a piece of the rack."""
        found = (one for one in self._keys(who, where) if one.kind == "a piece of the rack")
        key = next((one for one in found if one.label.endswith(piece)), None)
        if key is None:
            self._missed(f"{who} cannot tap {piece}", who, where)
        else:
            yield from self._press(who, key, where)

    def explores(self, who: str, where: str, wanted: str, most: int) -> Steps:
        """Press each kind of key that nobody has pressed yet, if it says a wanted word."""
        for _ in range(most):
            keys = [one for one in self._keys(who, where) if re.match(wanted, said_by(one))]
            key = next((one for one in keys if one.kind not in self._tried), None)
            if key is None:
                return
            self._tried.add(key.kind)
            yield from self._press(who, key, where)

    def looks_through(self, who: str, where: str, base: str, pages: Sequence[str]) -> Steps:
        """Press a key, and then each key that it leads to, and each key behind those."""
        yield from self.presses(who, base, where)
        words = self.words(who, where) if pages else []
        for word in [one for one in words if re.fullmatch(pages[0], one)]:
            yield from self.looks_through(who, where, re.escape(word), pages[1:])
            if self.key(who, base, where) is not None:  # the way back
                yield from self.presses(who, base, where)

    def _press(self, who: str, key: Key, where: str) -> Steps:
        picks = self._platform == "Discord" and key.kind.startswith("pick ")
        step = Step("picks" if picks else "presses", who, key.label, where)
        did = "chose" if picks else "pressed"
        yield from self._does(step, f"{self._n(who)} {did} [{key.label}]")

    def key(self, who: str, word: str, where: str = "") -> Key | None:
        """Return the newest key that says a word."""
        keys = self._keys(who, where)
        return next((one for one in keys if re.fullmatch(word, said_by(one))), None)

    def words(self, who: str, where: str = "") -> list[str]:
        """Return what the keys say, the newest first."""
        return list(dict.fromkeys(map(said_by, self._keys(who, where))))

    def _keys(self, who: str, where: str) -> Iterator[Key]:
        return self.sitting.chats.keys(who, where)

    def _missed(self, what: str, who: str, where: str) -> None:
        self.sitting.missed.append(f"{what}: {self.words(who, where)[:12]}")

    # what only one platform has

    def completes(self, who: str, typed: str) -> Steps:
        """Type a command on Discord whose last option is completed."""
        yield from self._does(Step(COMPLETES, who, typed), f"{self._n(who)} is typing: {typed}")

    def lists(self, who: str, typed: str) -> Steps:
        """Type the bot's name on Telegram and a text in any chat, and look at the list."""
        about = f"{self._n(who)} typed in any chat: @rummy_bot {typed}".strip()
        yield from self._does(Step("lists", who, typed), about)

    def posts(self, who: str, which: str) -> Steps:
        """Choose a line of that list, which posts it."""
        step = Step("posts", who, which, self.among)
        yield from self._does(step, f"{self._n(who)} chose a line of the list")

    # tables and rounds

    def deals(self, who: str, sheet: str, guests: Sequence[str], agreed: Sequence[str]) -> Steps:
        """Open a table, agree on something and deal; what stood there before is closed."""
        if any(told.state.phase in OPEN for told in self.sitting.tables.values()):
            yield from self.quietly(self.says(who, "stop", self.among))
            yield from self.quietly(self.says(who, "stop", self.among))
        yield from self.quietly(self.says(who, f"new {sheet}", self.among))
        for guest in guests:
            yield from self.quietly(self.says(guest, "join", self.among))
        for setting in agreed:
            yield from self.quietly(self.says(who, f"settings {setting}", self.among))
        yield from self.says(who, "start", self.among)

    def sets(self, position: Position) -> Steps:
        """Put the round into a position."""
        self.sitting.positions.append(position)
        yield from self._does(Step(SET), "")

    def plays_on(self) -> Steps:
        """Let people play like computers until the round is over."""
        where = "" if self._platform == "Telegram" else self.among
        for _ in range(LONGEST):
            state, who = self.sitting.state(), self.sitting.mover()
            if state is None or state.running is None or not who:
                return
            for said in next(ideas(state.running, "normal"), ("draw",)):
                yield from self.says(who, said, where)

    def draws_on(self, who: str) -> Steps:
        """Let a person draw until the round is over."""
        for turn in range(LONGEST):
            words, state = self.words(who), self.sitting.state()
            if "daily share" in words or state is None:
                return
            drawing = ("draw", "pass", "take stock", "accept")
            does = self.says(who, next((one for one in drawing if one in words), "draw"))
            yield from does if turn < FIRST else self.quietly(does)
            rack = self.sitting.rack(who)
            ending = "discard" if state.sheet.family.name == "cards" else "return"
            if rack and (ending == "discard" or self.key(who, "return.*") is not None):
                yield from self.quietly(self.says(who, f"{ending} {rack[0]}"))

    def learns_on(self, who: str) -> Steps:
        """Let a person do what the lesson says until it is over."""
        for _ in range(LONGEST):
            told = (one for one in self.words(who) if re.fullmatch("learn (?!off).*", one))
            word = next(told, "")
            if not word:
                return
            yield from self.presses(who, re.escape(word))

    # time, and what is shown

    def looks_at_commands(self) -> None:
        """Tell which commands the platform lists."""
        chats, language = self.sitting.chats, self._place.language
        if isinstance(chats, AtTelegram):
            tell_menu(self.book, language, chats.server.calls)
        elif isinstance(chats, AtDiscord):
            commands = chats.server.world.commands
            tell_commands(self.book, LOCALES.get(language, language), commands)

    def goes_by(self, seconds: int, about: str) -> Steps:
        """Let time pass."""
        yield from self._does(Step(f"{seconds} seconds pass"), about)

    def meets(self, what: str, about: str) -> Steps:
        """Let something happen on the platform."""
        yield from self._does(Step(what), about)

    def quietly(self, steps: Steps) -> Steps:
        """Let people act without keeping what is shown."""
        self._quiet += 1
        yield from steps
        self._quiet -= 1

    def _does(self, step: Step, about: str) -> Steps:
        yield step
        assert self.sitting.program is not None
        for shown in self._eyes.look(self.sitting.program.sketcher):
            if about and not self._quiet:
                self.book.add(self._platform, shown, about)

    def _n(self, who: str) -> str:
        return self._place.names[who]


def said_by(key: Key) -> str:
    """Return the word that a key says, without the table and its version."""
    data = key.data.lstrip("*?")
    *numbers, word = data.split(".", 3)
    return word if len(numbers) == len("123") else data
