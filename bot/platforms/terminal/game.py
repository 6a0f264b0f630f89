"""One person's game: what is typed goes to the conversation, what is unfinished to the shelf."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from bot.composition import House, Parts
from bot.conversation.incoming import Said
from bot.platforms.terminal.keeping import Shelf, as_record, code_of, history, read
from bot.platforms.terminal.keyboard import Keyboard
from bot.platforms.terminal.printing import harmless
from bot.platforms.terminal.suggesting import AtHand, suggestions
from bot.platforms.terminal.surface import TerminalSurface
from bot.reading.words import read_line
from bot.screens.brush import Brush
from bot.texts.translator import Argument
from core.engine.commands import SeatComputers, Start
from core.engine.deeds import Deed
from core.engine.people import PersonId, TableId
from core.engine.ports import Change, Listing
from core.engine.refusals import TableRefusedError
from core.engine.sight import Sight
from core.engine.state import Phase, Settings
from core.rules.records.record import RecordError
from core.rules.sheet import OptionValue, Sheet

LOOKING = ("table", "rack", "sort", "group")
"""Words that show the table, whoever is on turn."""
HERE = ("quit", "help", "play", *LOOKING)
"""Words that the terminal itself has to know."""
ALWAYS = (*LOOKING, "score", "rules", "next", "rematch", "new", "settings", "record", "language",
          "help", "quit")  # fmt: skip
"""Words that make sense with one person, beside those of the turn."""
MOOT: Mapping[str, tuple[str, frozenset[OptionValue]]] = {
    "object": ("false_melds", frozenset({"refused"})),
    "accept": ("false_melds", frozenset({"refused"})),
    "return": ("rack_limit", frozenset({0})),
    "pass": ("stock_out", frozenset({"draw", "aborted"})),
}
"""Words of a turn that mean nothing where a field of the sheet has one of these values."""
UNFINISHED = frozenset({Phase.PLAYING, Phase.BETWEEN})

AGREED = Settings(clock="none")
"""Nobody waits for a person at a terminal."""


@dataclass(slots=True, kw_only=True)
class Game:
    """A person at a terminal, from the first table to the last word."""

    house: House
    parts: Parts
    surface: TerminalSurface
    shelf: Shelf
    brush: Brush
    me: PersonId
    write: Callable[[str], None]
    kept: dict[TableId, Path] = field(default_factory=dict)
    """The unfinished matches on the shelf."""
    versions: dict[TableId, int] = field(default_factory=dict)
    """Which version of a table was looked at last."""
    hints_left: int = 2
    """How often it is still said how to lay what `play` finds no place for."""
    sight: Sight | None = None
    """The table as it was last seen, for completion."""

    async def begin(self, sheet: Sheet, levels: tuple[str, ...]) -> bool:
        """Open a table with these computer players and deal; say if it cannot be."""
        engine = self.house.engine
        table = await engine.open(self.me, sheet, AGREED, None)
        try:
            await engine.do(table, SeatComputers(person=self.me, levels=levels))
            await engine.do(table, Start(person=self.me))
        except TableRefusedError as error:
            await self.say(f"table-{error.code.replace('_', '-')}", needed=error.needed, name="")
            return False
        await self.say("terminal-welcome")
        return True

    async def resume(self) -> bool:
        """Take up the latest unfinished match; say if there is none."""
        place = self.shelf.latest()
        if place is None:
            await self.say("terminal-nothing-kept")
            return False
        try:
            events = history(read(place), self.me, code_of(place), AGREED)
        except RecordError as error:
            await self.say("terminal-unreadable", file=str(place), what=str(error))
            return False
        table = await self.parts.store.new_table()
        listing = Listing(code=code_of(place), chats=(), people=(self.me,), is_open=True)
        await self.parts.store.append(
            Change(table=table, expected=0, listing=listing, events=events)
        )
        self.kept[table] = place
        await self.say("terminal-resumed")
        await self._hear("rack")
        return True

    async def play(self, keyboard: Keyboard) -> None:
        """Follow what is typed until it ends, then say what has been kept."""
        await self._settle()
        while (line := await keyboard.line()) is not None:
            word, text = read_line(line, await self._language(), HERE)
            if word == "quit":
                break
            if word == "help" and not text:
                await self._help()
            elif word:
                await self._follow(line, word)
        await self._settle()
        await self.say("terminal-kept" if self.kept else "terminal-bye")

    async def _follow(self, line: str, word: str) -> None:
        done = 0 if self.sight is None else len(_own(self.sight))
        self.surface.asked = word in LOOKING
        await self._hear(line)
        if self.sight is not None:
            self.sight = await self.house.engine.see(self.sight.table, self.me)
            own = _own(self.sight)
            if len(own) > done:
                await self._tell(own[-1], self.sight)
        await self._settle()
        if word == "play" and self.surface.refused:
            await self._hint()

    async def _hint(self) -> None:
        """Say how to lay what `play` finds no place for, where that may be possible at all."""
        rearranging = self.sight and self.sight.sheet.as_data().get("rebuild") != "none"
        if rearranging and self.hints_left:
            self.hints_left -= 1
            await self.say("terminal-play-hint")

    async def _tell(self, deed: Deed, sight: Sight) -> None:
        """Say what the person has just done, before others act."""
        pieces = deed.laid or sight.gained
        key = f"terminal-did-{deed.verb}"
        if pieces and self.parts.translator.has(key):
            await self.say(key, tiles=self.brush.pieces(pieces))

    async def _help(self) -> None:
        """List the words that make sense with one person."""
        turn = () if self.sight is None else _of_use(self.sight.sheet)
        language = await self._language()
        for key, words in (("terminal-help-turn", turn), ("terminal-help-always", ALWAYS)):
            await self.say(key)
            for word in words:
                self.write(harmless(self._explained(word, language)))
        await self.say("terminal-help")

    def _explained(self, word: str, language: str) -> str:
        text = self.parts.translator.text
        about = text(f"word-{word}", language)
        return text("terminal-help-word", language, word=word, about=about)

    def suggest(self, typed: str) -> Iterable[str]:
        """Return what the word under way can become."""
        shown = self.surface.latest
        offered = () if shown is None else tuple(button.word for button in shown.buttons)
        view = None if self.sight is None else self.sight.round
        if view is None:
            return suggestions(typed, AtHand(words=(*offered, *ALWAYS)))
        words = (*offered, *_of_use(view.sheet), *ALWAYS)
        table = tuple(str(piece) for meld in view.table for piece in meld.pieces)
        rack = tuple(map(str, view.rack))
        return suggestions(typed, AtHand(words=words, rack=rack, table=table))

    async def say(self, key: str, **arguments: Argument) -> None:
        """Say something that only a terminal has to say."""
        text = self.parts.translator.text(key, await self._language(), **arguments)
        self.write("\n" + harmless(text))

    async def _hear(self, line: str) -> None:
        await self.house.conversation.hear(Said(person=self.me, chat=None, text=line))

    async def _language(self) -> str:
        known = await self.house.register.who(self.me)
        return self.parts.translator.best(known.language or self.parts.language)

    async def _settle(self) -> None:
        """Write what waits, and keep what is unfinished."""
        self.surface.flush()
        try:
            await self._keep()
        except OSError as error:
            await self.say("terminal-not-kept", what=str(error))

    async def _keep(self) -> None:
        engine = self.house.engine
        tables = await engine.tables_of(self.me)
        for table in tables:
            self.sight = await engine.see(table, self.me)
            if self.sight.version != self.versions.get(table):
                self.versions[table] = self.sight.version
                await self._keep_table(table, self.sight)
        for table in set(self.kept) - set(tables):
            self.shelf.drop(self.kept.pop(table))

    async def _keep_table(self, table: TableId, sight: Sight) -> None:
        if sight.phase in UNFINISHED:
            log = await self.house.engine.last_match(table, self.me)
            name = (await self.house.register.who(self.me)).name
            self.kept[table] = self.shelf.place_for(sight.sheet.id, sight.code)
            self.shelf.put(self.kept[table], as_record(log, name))
        elif table in self.kept:
            self.shelf.drop(self.kept.pop(table))


def _of_use(sheet: Sheet) -> tuple[str, ...]:
    """Return the words of a turn that this sheet has a use for."""
    fields = sheet.as_data()
    words: tuple[str, ...] = sheet.family.words
    moot = {word for word, (name, values) in MOOT.items() if fields.get(name) in values}
    return tuple(word for word in words if word not in moot)


def _own(sight: Sight) -> tuple[Deed, ...]:
    """Return what the person has done in this round."""
    return tuple(deed for deed in sight.deeds if deed.seat == sight.me)
