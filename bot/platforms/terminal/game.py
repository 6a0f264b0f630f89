"""One person's game: passes typed lines to the conversation, and its answers to the screen."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol, TextIO

from bot.conversation.memory import ENDING, is_unfinished
from bot.conversation.reading import printable
from bot.conversation.request import Said
from bot.platforms.base.adapter import App, Resources
from bot.platforms.terminal.guide import LOOKING, WHOLE, Guide, words_here
from bot.platforms.terminal.printing import welcome
from bot.platforms.terminal.surface import TerminalSurface
from bot.reading.words import AtHand, named, read_line, suggestions
from bot.screens import boards
from bot.screens.formatter import PieceFormatter
from bot.screens.teaching.help import ALL, SECTION, words_of_use
from bot.texts.translator import Argument
from core.engine.people import Address, PersonId, TableId
from core.engine.ports import UnavailableError
from core.engine.table.commands import SeatComputers, Start, Stop
from core.engine.table.refusals import TableRefusedError
from core.engine.table.state import Assist, Settings
from core.engine.table.view import TableView
from core.rules.sheet import Sheet

LONGEST_LINE = 20_000
"""The most characters read as one line; the rest counts as the next line."""
PROMPT = "> "


class Keyboard(Protocol):
    """Returns one line after the other."""

    async def line(self) -> str | None:
        """Return the next line, None at the end."""


class PipedKeyboard:
    """Reads lines that a program or a file has prepared, and echoes each."""

    def __init__(self, source: TextIO, repeat: Callable[[str], None]) -> None:
        self._source = source
        self._repeat = repeat

    async def line(self) -> str | None:
        """Return the next line, None at the end."""
        line = await asyncio.to_thread(self._source.readline, LONGEST_LINE)
        if not line:
            return None
        self._repeat(PROMPT + line.rstrip("\r\n"))
        return line


HERE = ("quit", "help", "play", "leave", "stop", "settings", *LOOKING)
"""Words that the terminal handles itself."""
ADDRESS = Address("terminal", "me")
"""The person at the keyboard."""
AGREED = Settings(clock="none", assist=Assist(mode="open"))
"""Nobody waits for a person at a terminal, or objects to help."""
NO = "n"
"""The first letter of “no” and “new” in every language."""
MOST = 20
"""The most unfinished matches that are kept; the oldest is dropped beyond that."""


@dataclass(slots=True, kw_only=True)
class Game:
    """A person at a terminal, from the first table to the last word."""

    app: App
    resources: Resources
    surface: TerminalSurface
    guide: Guide
    me: PersonId
    kept: bool
    """Whether matches outlive the program."""
    again: str = "rummy play --resume"
    """The shell command that resumes a kept match."""
    welcomed: bool = False
    """Whether the person has read how to play here before the match was opened."""
    table_view: TableView | None = None
    """The view of the table after the last word."""
    afterwards: tuple[Sheet, tuple[str, ...]] | None = None
    """The match that follows the lesson."""

    async def begin(self, sheet: Sheet, levels: tuple[str, ...]) -> bool:
        """Open a table with these computer players and deal; return False if that is impossible."""
        engine = self.app.engine
        await self._clear_away()
        table = await engine.open(self.me, sheet, AGREED, None)
        try:
            await engine.do(table, SeatComputers(person=self.me, levels=levels))
            await self._mean(table)
            self.surface.listening = True
            await engine.do(table, Start(person=self.me))
        except TableRefusedError as error:
            self._say(f"table-{error.code.replace('_', '-')}", needed=error.needed, name="")
            await engine.do(table, Stop(person=self.me))
            return False
        if not self.welcomed:
            self._write(welcome(self.guide.translator, self.guide.language, sheet))
        return True

    async def learn(self, sheet: Sheet, levels: tuple[str, ...]) -> bool:
        """Start a lesson; the match begins after it."""
        self.afterwards = (sheet, levels)
        self.surface.listening = True
        await self._clear_away()
        self._say("terminal-learn")
        await self._hear(f"learn {sheet.id}")
        return True

    async def resume(self) -> bool:
        """Resume the latest unfinished match; return False if there is none."""
        await self._look()
        unfinished = await self._unfinished()
        if not unfinished:
            return False
        await self._mean(unfinished[-1])
        self.surface.listening = True
        self._say("terminal-resumed")
        await self._hear("rack")
        return True

    async def goes_on(self, keyboard: Keyboard) -> bool:
        """Ask about an unfinished match, and resume it unless the answer is no."""
        await self._look()
        if not await self._unfinished():
            return False
        self._say("terminal-go-on")
        answer = await keyboard.line()
        says_no = answer is None or printable(answer).strip().casefold().startswith(NO)
        return not says_no and await self.resume()

    async def play(self, keyboard: Keyboard) -> None:
        """Handle typed lines until the end, then say what was kept."""
        await self._look()
        self.app.engine.ready()
        self._settle()
        while (line := await keyboard.line()) is not None:
            word, text = read_line(printable(line), self.guide.language, HERE)
            if word == "quit":
                break
            if word == "help" and named(text, self.guide.language, SECTION) == ALL:
                self.surface.page("\n" + self.guide.help_all(self.table_view))
            elif (word == "help" and not text) or (line.strip() and not word):
                self._write(self.guide.help_now(self.table_view))
            elif word == "settings" and self._is_moot(text):
                self._say("terminal-no-looks")
            elif word:
                await self._follow(line, word)
        await self._part()

    def _is_moot(self, setting: str) -> bool:
        """Say whether a setting concerns pictures, which a terminal does not show."""
        name = setting.partition(" ")[0]
        return named(name, self.guide.language, "settings") in {"look", "theme", "my"}

    def suggest(self, typed: str) -> Iterable[str]:
        """Return completions of the word that is being typed."""
        shown = self.surface.latest
        offered = () if shown is None else tuple(button.word for button in shown.buttons)
        view = None if self.table_view is None else self.table_view.round
        if self.table_view is None or view is None:
            words = completed((*offered, *words_here(self.table_view)))
            return suggestions(typed, AtHand(words=words, language=self.guide.language))
        here = words_here(self.table_view)
        words = completed((*offered, *words_of_use(view.sheet), *here))
        table = tuple(str(piece) for meld in view.table for piece in meld.pieces)
        rack = tuple(map(str, view.rack))
        language = self.guide.language
        melds = boards.bare_melds(self.table_view)
        at_hand = AtHand(words=words, rack=rack, table=table, melds=melds, language=language)
        return suggestions(typed, at_hand)

    def footer(self) -> str:
        """Return the line below a turn: an example, if the person needs one."""
        return self.guide.example(self.table_view)

    async def _follow(self, line: str, word: str) -> None:
        known = (
            0
            if self.table_view is None
            else sum(d.seat == self.table_view.me for d in self.table_view.deeds)
        )
        self.surface.asked, self.surface.following = word in LOOKING, True
        self.surface.whole = word in WHOLE
        await self._hear(line)
        try:
            await self._begin_afterwards()
            await self._look()
        except UnavailableError as error:
            self._say("mishap-unavailable", trouble=str(error.trouble))
        if self.table_view is not None:
            self._write(self.guide.deeds(self.table_view, known))
        self._settle()
        self._say_how_to_keep(word)
        if word == "play" and self.surface.refused:
            self._write(self.guide.hint(self.table_view))

    def _say_how_to_keep(self, word: str) -> None:
        """Before a match is ended, say that it could be kept instead."""
        if (
            word in ENDING
            and self.kept
            and self.table_view is not None
            and is_unfinished(self.table_view)
        ):
            self._say("terminal-quit-keeps")

    async def _begin_afterwards(self) -> None:
        """Begin the match that waits for the end of the lesson."""
        if self.afterwards is None or self.app.conversation.learns(self.me):
            return
        (sheet, levels), self.afterwards = self.afterwards, None
        self.surface.flush()
        await self.begin(sheet, levels)

    async def _part(self) -> None:
        """End the session; say how to resume if there is something to resume."""
        try:
            to_go_on = self.kept and bool(await self._unfinished())
        except UnavailableError:  # the match is kept all the same
            to_go_on = True
        self._say("terminal-kept" if to_go_on else "terminal-bye", command=self.again)

    async def _hear(self, line: str) -> None:
        meant = await self.app.finder.last.table(self.me, None)
        said = Said(person=self.me, chat=None, text=line, in_front=meant)
        await self.app.conversation.hear(said)

    async def _mean(self, table: TableId) -> None:
        """Make this the table that all words refer to."""
        code = (await self.app.engine.see(table)).code
        await self._hear(f"table {code}")

    async def _look(self) -> None:
        """Update the view of the current table, and the language."""
        tables = await self.app.engine.tables_of(self.me)
        meant = await self.app.finder.last.table(self.me, None)
        if meant not in tables:
            meant = tables[-1] if tables else None
        self.table_view = None if meant is None else await self.app.engine.see(meant, self.me)
        known = await self.app.register.who(self.me)
        self.guide.language = self.resources.translator.best(
            known.language or self.resources.language
        )

    async def _unfinished(self) -> list[TableId]:
        """Return the tables that can be resumed, the newest last."""
        tables = await self.app.engine.tables_of(self.me)
        table_views = [await self.app.engine.see(table, self.me) for table in tables]
        return [table_view.table for table_view in table_views if is_unfinished(table_view)]

    async def _clear_away(self) -> None:
        """Close the tables of earlier sessions that cannot be resumed."""
        kept = (await self._unfinished())[-MOST:]
        for table in await self.app.engine.tables_of(self.me):
            if table not in kept:
                await self.app.engine.do(table, Stop(person=self.me))

    def _settle(self) -> None:
        """Write pending screens, and whose turn it is."""
        self.surface.following = False
        self.surface.flush()
        if not self.surface.asked:
            self._write(self.guide.waiting(self.table_view))

    def _say(self, key: str, **arguments: Argument) -> None:
        self._write(self.guide.text(key, **arguments))

    def _write(self, text: str) -> None:
        if text:
            self.surface.write("\n" + text)


def completed(words: Iterable[str]) -> tuple[str, ...]:
    """Leave out the words that end a game: they are never completed."""
    return tuple(word for word in words if word.partition(" ")[0] not in ENDING)


def game_at(
    app: App,
    resources: Resources,
    surface: TerminalSurface,
    formatter: PieceFormatter,
    *,
    me: PersonId,
    kept: bool,
) -> Game:
    """Create a game; `kept` says whether its stores outlive the program."""
    game = Game(
        app=app,
        resources=resources,
        surface=surface,
        guide=Guide(
            translator=resources.translator,
            formatter=formatter,
            language=resources.language,
            kept=kept,
        ),
        me=me,
        kept=kept,
    )
    surface.footer, surface.phrased = game.footer, game.guide.phrased
    return game
