"""One person's game: what is typed goes to the conversation, what comes back to the screen."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from bot.composition import House, Parts
from bot.conversation.incoming import Said
from bot.platforms.terminal.guide import ALWAYS, LOOKING, Guide, words_of_use
from bot.platforms.terminal.keeper import Keeper
from bot.platforms.terminal.keeping import Shelf
from bot.platforms.terminal.keyboard import Keyboard
from bot.platforms.terminal.suggesting import AtHand, suggestions
from bot.platforms.terminal.surface import TerminalSurface
from bot.reading.words import read_line
from bot.screens.brush import Brush
from bot.texts.translator import Argument
from core.engine.commands import SeatComputers, Start
from core.engine.people import Address, PersonId
from core.engine.refusals import TableRefusedError
from core.engine.sight import Sight
from core.engine.state import Settings
from core.rules.records.record import RecordError
from core.rules.sheet import Sheet

HERE = ("quit", "help", "play", *LOOKING)
"""Words that the terminal itself has to know."""
ADDRESS = Address("terminal", "me")
"""Who is at the keyboard."""
AGREED = Settings(clock="none")
"""Nobody waits for a person at a terminal."""


@dataclass(slots=True, kw_only=True)
class Game:
    """A person at a terminal, from the first table to the last word."""

    house: House
    parts: Parts
    surface: TerminalSurface
    keeper: Keeper
    guide: Guide
    me: PersonId
    sight: Sight | None = None
    """The table as it was after the last word."""

    async def begin(self, sheet: Sheet, levels: tuple[str, ...]) -> bool:
        """Open a table with these computer players and deal; say if it cannot be."""
        engine = self.house.engine
        table = await engine.open(self.me, sheet, AGREED, None)
        try:
            await engine.do(table, SeatComputers(person=self.me, levels=levels))
            await engine.do(table, Start(person=self.me))
        except TableRefusedError as error:
            self._say(f"table-{error.code.replace('_', '-')}", needed=error.needed, name="")
            return False
        self._say("terminal-welcome")
        return True

    async def resume(self) -> bool:
        """Take up the latest unfinished match; say if there is none."""
        place = self.keeper.shelf.latest()
        if place is None:
            self._say("terminal-nothing-kept")
            return False
        try:
            name = await self.keeper.take_up(self.parts.store, place, AGREED)
        except RecordError as error:
            self._say("terminal-unreadable", file=str(place), what=str(error))
            return False
        if name:
            await self.parts.register.person(ADDRESS, name=name, language=self.guide.language)
        self._say("terminal-resumed")
        await self._hear("rack")
        return True

    async def play(self, keyboard: Keyboard) -> None:
        """Follow what is typed until it ends, then say what has been kept."""
        await self._look()
        self.house.engine.ready()
        await self._settle()
        while (line := await keyboard.line()) is not None:
            word, text = read_line(line, self.guide.language, HERE)
            if word == "quit":
                break
            if word == "help" and not text:
                self._write(self.guide.help(self.sight))
            elif word:
                await self._follow(line, word)
        await self._keep()
        self._say("terminal-kept" if self.keeper.kept else "terminal-bye")

    def suggest(self, typed: str) -> Iterable[str]:
        """Return what the word under way can become."""
        shown = self.surface.latest
        offered = () if shown is None else tuple(button.word for button in shown.buttons)
        view = None if self.sight is None else self.sight.round
        if view is None:
            return suggestions(typed, AtHand(words=(*offered, *ALWAYS)))
        words = (*offered, *words_of_use(view.sheet), *ALWAYS)
        table = tuple(str(piece) for meld in view.table for piece in meld.pieces)
        rack = tuple(map(str, view.rack))
        return suggestions(typed, AtHand(words=words, rack=rack, table=table))

    def footer(self) -> str:
        """Return what stands below a turn: an example, for who needs one."""
        return self.guide.example(self.sight)

    async def _follow(self, line: str, word: str) -> None:
        known = 0 if self.sight is None else sum(d.seat == self.sight.me for d in self.sight.deeds)
        self.surface.asked = word in LOOKING
        await self._hear(line)
        await self._look()
        if self.sight is not None:
            self._write(self.guide.deeds(self.sight, known))
        await self._settle()
        if word == "play" and self.surface.refused:
            self._write(self.guide.hint(self.sight))

    async def _hear(self, line: str) -> None:
        await self.house.conversation.hear(Said(person=self.me, chat=None, text=line))

    async def _look(self) -> None:
        """See the newest table, and which language is spoken."""
        tables = await self.house.engine.tables_of(self.me)
        self.sight = await self.house.engine.see(tables[-1], self.me) if tables else None
        known = await self.house.register.who(self.me)
        self.guide.language = self.parts.translator.best(known.language or self.parts.language)

    async def _settle(self) -> None:
        """Write what waits, and keep what is unfinished."""
        self.surface.flush()
        if not self.surface.asked:
            self._write(self.guide.waiting(self.sight))
        await self._keep()

    async def _keep(self) -> None:
        try:
            await self.keeper.keep()
        except OSError as error:
            self._say("terminal-not-kept", what=str(error))

    def _say(self, key: str, **arguments: Argument) -> None:
        self._write(self.guide.text(key, **arguments))

    def _write(self, text: str) -> None:
        if text:
            self.surface.write("\n" + text)


def game_at(
    house: House,
    parts: Parts,
    surface: TerminalSurface,
    brush: Brush,
    *,
    folder: Path,
    me: PersonId,
) -> Game:
    """Put a game together that keeps its unfinished matches in a folder."""
    game = Game(
        house=house,
        parts=parts,
        surface=surface,
        keeper=Keeper(house=house, shelf=Shelf(folder / "matches"), me=me),
        guide=Guide(translator=parts.translator, brush=brush, language=parts.language),
        me=me,
    )
    surface.footer = game.footer
    return game
