"""What every word needs to be followed: the engine, the readers, the surface to answer on."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace

from bot.conversation.announcer import scene
from bot.conversation.asked import Asked
from bot.conversation.confirming import YES, Confirmations, without_yes
from bot.conversation.door import Door
from bot.conversation.finding import Finder
from bot.conversation.lessons import Lessons
from bot.conversation.picks import Picks
from bot.conversation.puzzles import Puzzles
from bot.conversation.readers import Readers
from bot.conversation.turned import Turned
from bot.render.parting import shortened
from bot.screens import boards
from bot.screens.choosing import NOTHING
from bot.screens.parts import coming_back, label
from bot.screens.pressed import by_button
from bot.screens.screen import Button, Delivery, Screen, ScreenKind
from bot.screens.surface import Surface
from bot.screens.voice import Voice
from bot.texts.translator import Argument
from core.engine.commands import HOSTED, Command
from core.engine.engine import Engine
from core.engine.people import PersonId, TableId, To, ToChat, ToPerson
from core.engine.ports import Clock, UnknownTableError
from core.engine.privacy import Privacy
from core.engine.refusals import TableCode, TableRefusedError
from core.engine.sight import Sight
from core.engine.state import Phase
from core.rules.refusals import Code, Refusal, refuse
from core.rules.sheet import Sheet

NOT_THEIRS = frozenset({TableCode.NOT_HOST, TableCode.NOT_AT_TABLE, TableCode.NOT_AWAY})
"""Refusals of what only the host may."""
AT_A_GLANCE = 180
"""UTF-16 code units of what is shown to a bystander alone."""
LOOKED_AT = frozenset({ScreenKind.SCORE, ScreenKind.RULES})
"""What shows a seat's owner who only looks how to play again; a table shows it by itself."""
NOBODY_ON = frozenset({Code.ROUND_OVER, Code.NOT_YOUR_TURN})
"""What a word of the turn meets once the round is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """Where people are listened to and answered."""

    engine: Engine
    readers: Readers
    surface: Surface
    finder: Finder
    door: Door
    puzzles: Puzzles
    lessons: Lessons
    clock: Clock
    privacy: Privacy
    turned: Turned
    picks: Picks
    confirmations: Confirmations = field(default_factory=Confirmations)

    @property
    def sheets(self) -> Mapping[str, Sheet]:
        """The sheets as they are printed."""
        return self.readers.sheets

    async def spoken(self, asked: Asked) -> str:
        """Return the language of what was said: that of its person, else of where it was said."""
        own = await self.readers.own_language(asked.person)
        if own is not None:
            return own
        if asked.chat is not None:
            return await self.readers.language_of(asked.here)
        return await self.readers.language_of(asked.alone, *await self.finder.candidates(asked))

    async def voice(self, to: To, *sights: Sight) -> Voice:
        """Return the voice for a reader."""
        return await self.readers.voice(to, *sights)

    async def show(self, asked: Asked, to: To, screen: Screen) -> None:
        """Answer with a screen; a mere sentence is told at once to who has pressed a button."""
        if asked.away_from is not None and screen.kind in LOOKED_AT:
            again = coming_back(await self.voice(to), asked.away_from)
            screen = replace(screen, buttons=(again, *screen.buttons))
        if asked.stands_by and isinstance(to, ToChat) and not self.door.may_post(to.chat):
            if asked.pressed:
                said = shortened(screen.aside or screen.caption or screen.text, AT_A_GLANCE)
                await self.surface.answer(asked.person, said)
            return
        if asked.pressed and screen.kind in {ScreenKind.NOTE, ScreenKind.REFUSAL}:
            await self.surface.answer(asked.person, screen.text)
        else:
            await self.surface.show(to, screen)

    async def note(self, asked: Asked, to: To, key: str, **arguments: Argument) -> None:
        """Answer with a sentence."""
        voice = await self.voice(to)
        await self.show(asked, to, Screen(kind=ScreenKind.NOTE, text=voice.say(key, **arguments)))

    async def refuse(self, asked: Asked, to: To, text: str) -> None:
        """Say why something was not done."""
        await self.show(asked, to, Screen(kind=ScreenKind.REFUSAL, text=text))

    async def refuse_by_rules(self, asked: Asked, to: To, table: TableId, refusal: Refusal) -> None:
        """Say what the rules have against it; who saw an old table gets a fresh one."""
        sight = await self.engine.see(table, asked.person)
        reader = asked.listener if to == asked.here else to
        voice = await self.voice(reader, sight)
        said = as_done(asked, voice, _in_words(refusal, sight, voice), sight.sheet)
        await self.refuse(asked, reader, said)
        if refusal.code is Code.STALE:
            await self.show_table(asked, to, table, delivery="new")

    async def show_table(
        self, asked: Asked, to: To, table: TableId, *, delivery: Delivery = "edit"
    ) -> None:
        """Show a table as it is now: to a person who sits there with the own rack.

        Raises:
            TableRefusedError: it was closed.
        """
        sight = await self.engine.see(table, to.person if isinstance(to, ToPerson) else None)
        picking = self.picks.of(sight, to.person) if isinstance(to, ToPerson) else NOTHING
        voice = await self.voice(to, sight)
        screen = scene(voice, sight, to, delivery=delivery, picking=picking)
        if screen is None:
            raise TableRefusedError(TableCode.CLOSED)
        await self.show(asked, to, replace(screen, hushed=True))

    async def read_otherwise(self, person: PersonId) -> None:
        """Renew what stands before somebody who wishes to read it otherwise from now on."""
        for table in await self.engine.tables_of(person):
            with suppress(UnknownTableError, TableRefusedError):  # it was closed meanwhile
                await self.engine.renew(table, (person,))

    async def do(self, asked: Asked, table: TableId, command: Command) -> bool:
        """Have a table do something, and say whether it did.

        Raises:
            TableRefusedError: it does not.
        """
        try:
            refusal = await self.engine.do(table, command, asked.stamp)
        except TableRefusedError as error:
            command = await self._for_the_host(asked, table, command, error)
            refusal = await self.engine.do(table, command, asked.stamp)
        if refusal is not None:
            await self.refuse_by_rules(asked, asked.here, table, refusal)
        return refusal is None

    async def confirmed(self, asked: Asked, sight: Sight, key: str, **arguments: Argument) -> bool:
        """Return whether a word that ends a game is meant; the first time, ask."""
        text, sure = without_yes(asked.text, await self.spoken(asked))
        phrase = f"{asked.word} {text}".strip()
        known = self.confirmations.confirmed(asked.person, sight.table, phrase.casefold())
        if sure or known:
            self.confirmations.forget(asked.person)
            return True
        voice = await self.voice(asked.listener, sight)
        says = label(voice, asked.word, sight.sheet)
        question = voice.say(key, word=says if asked.pressed else phrase, **arguments)
        again = Button(word=f"{phrase} {YES}", label=says, table=sight.table)
        buttons = (again,) if isinstance(asked.listener, ToPerson) else ()
        screen = Screen(kind=ScreenKind.NOTE, text=question, buttons=buttons)
        await self.show(asked, asked.listener, screen)
        return False

    async def may_host(self, asked: Asked, sight: Sight) -> bool:
        """Return whether somebody is the host of a table, or may act for the host."""
        return asked.person == sight.host or await self.in_charge(asked, sight)

    async def in_charge(self, asked: Asked, sight: Sight) -> bool:
        """Say whether somebody may act for a table's host: has charge of a chat that shows it."""
        return asked.chat in sight.chats and await asked.in_charge()

    async def _for_the_host(
        self, asked: Asked, table: TableId, command: Command, error: TableRefusedError
    ) -> Command:
        """Return the command in the host's name; raises what the table said otherwise."""
        sight = await self.engine.see(table)
        if not isinstance(command, HOSTED) or error.code not in NOT_THEIRS:
            raise error
        if asked.person == sight.host or not await self.in_charge(asked, sight):
            raise error
        return replace(command, person=sight.host)

    async def named(self, asked: Asked, table: TableId) -> dict[PersonId, str]:
        """Return what the people of a table are called, as the reader sees it."""
        sight = await self.engine.see(table)
        return dict((await self.voice(asked.here, sight)).names)


def as_done(asked: Asked, voice: Voice, text: str, sheet: Sheet | None = None) -> str:
    """Return an answer that names words to who has typed, and buttons to who has pressed one."""
    return by_button(voice, text, sheet) if asked.pressed else text


def _in_words(refusal: Refusal, sight: Sight, voice: Voice) -> str:
    """Word a refusal; what is said when nobody is on any more is told what can begin instead."""
    if refusal.code in NOBODY_ON and sight.phase is Phase.OVER:
        return voice.table_refusal(TableRefusedError(TableCode.MATCH_OVER))
    if refusal.code in NOBODY_ON and sight.phase is Phase.BETWEEN:
        refusal = refuse(Code.ROUND_OVER)
    return voice.refusal(boards.as_numbered(refusal, sight), sight.sheet)
