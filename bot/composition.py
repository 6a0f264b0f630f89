"""Where everything is put together, by hand: the only place that knows a concrete store."""

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from bot.conversation.announcer import Announcer
from bot.conversation.conversation import Conversation
from bot.conversation.door import Door
from bot.conversation.finding import Finder
from bot.conversation.limits import Limits
from bot.conversation.puzzles import Puzzles
from bot.conversation.readers import Readers
from bot.conversation.room import Room
from bot.painting import Painter, PaintingPool
from bot.render.pictures.themes import LIGHT, Theme
from bot.screens.brush import Brush
from bot.screens.shown import Shown
from bot.screens.surface import Surface
from bot.system import Chance, SystemClock
from bot.texts.translator import Translator
from core.engine.archive import Archive
from core.engine.engine import Engine
from core.engine.outbox import Outbox
from core.engine.pace import Pace
from core.engine.people import Look
from core.engine.ports import Clock, Entropy, Register, Store, Thinking, UnavailableError
from core.engine.privacy import Privacy
from core.engine.quiet import QuietHours
from core.engine.sweeping import Sweeper
from core.engine.thinking import AtOnce
from core.engine.together import together
from core.rules.sheet import Sheet
from core.rules.sheets import SHEETS
from storage.memory import MemoryArchive, MemoryRegister, MemoryShown, MemoryStore

if TYPE_CHECKING:
    from storage.backup import Condition


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """What a house is built of. Tests put in others; each is good for one house."""

    pause: float = 1.0
    """Seconds that a computer player waits before it acts; with 0 it acts at once."""
    tick: float = 0.5
    """Seconds between two looks at the clock; a bell rings at most so much too late."""
    clock: Clock = field(default_factory=SystemClock)
    entropy: Entropy = field(default_factory=Chance)
    thinking: Thinking = field(default_factory=AtOnce)
    store: Store = field(default_factory=MemoryStore)
    register: Register = field(default_factory=MemoryRegister)
    shown: Shown = field(default_factory=MemoryShown)
    archive: Archive | None = None
    """None: what there is to keep of anybody goes with the program."""
    games_kept: int = 0
    """Days for which a table stays where nothing is played; 0: for ever."""
    translator: Translator = field(default_factory=Translator)
    language: str = "en"
    """What is spoken until somebody asks for another language."""
    sheets: Mapping[str, Sheet] = field(default_factory=lambda: SHEETS)
    look: Look = "text"
    """How tables are shown until somebody wishes otherwise: as the platform does it best."""
    theme: Theme = LIGHT
    """The colours of pictures until somebody wishes for others."""
    painter: Painter = field(default_factory=PaintingPool)
    """For the platform: it has those pictures painted that it sends."""
    limits: Limits = field(default_factory=Limits)

    def engine(self, outbox: Outbox) -> Engine:
        """Return what sets the rules going."""
        return Engine(
            self.store,
            outbox,
            clock=self.clock,
            entropy=self.entropy,
            pause=self.pause,
            tick=self.tick,
            thinking=self.thinking,
        )

    def readers(self, brush: Brush) -> Readers:
        """Return who knows how everybody is spoken to."""
        return Readers(
            register=self.register,
            translator=self.translator,
            brush=brush,
            sheets=self.sheets,
            language=self.language,
            look=self.look,
            theme=self.theme,
        )


class UnopenedError(Exception):
    """A database that cannot be opened, or not gone on with: the text that says what to do."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@asynccontextmanager
async def kept_in(url: str | None, parts: Parts) -> AsyncIterator[Parts]:
    """Return parts that keep everything in a database; without a URL, those given.

    Raises:
        UnopenedError: it cannot be opened, or whoever works with it cannot go on.
    """
    if url is None:
        yield parts
        return
    from storage.database import open_database

    families = {sheet.family.name: sheet.family for sheet in parts.sheets.values()}
    with _in_words():
        async with open_database(url, families.values()) as database:
            yield replace(
                parts,
                store=database.store,
                register=database.register,
                shown=database.shown,
                archive=database.archive,
            )


def looked_at(url: str) -> "Condition":
    """Say how a database is; raises UnopenedError for one that cannot be used."""
    from storage.backup import look_at
    from storage.database import file_of

    with _in_words():
        return look_at(file_of(url))


def backed_up(url: str, to: Path) -> "Condition":
    """Copy a database, which may be in use, and say how the copy is.

    Raises:
        UnopenedError: the database cannot be read, or the copy cannot be written.
    """
    from storage.backup import UnwritableCopyError, back_up
    from storage.database import file_of

    with _in_words():
        try:
            return back_up(file_of(url), to)
        except UnwritableCopyError as error:
            raise UnopenedError("backup-unwritable") from error


def place_of(url: str) -> Path:
    """Return the file of a database; raises UnopenedError."""
    from storage.database import file_of

    with _in_words():
        return file_of(url)


@contextmanager
def _in_words() -> Iterator[None]:
    """Raise UnopenedError for whatever keeps a database from being opened."""
    from storage.database import DatabaseUrlError
    from storage.migrating import NewerSchemaError

    try:
        yield
    except DatabaseUrlError as error:
        raise UnopenedError("database-url") from error
    except NewerSchemaError as error:
        raise UnopenedError("database-newer") from error
    except UnavailableError as error:
        raise UnopenedError(f"database-{error.trouble.replace('_', '-')}") from error


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """What a platform gets: whom it can ask who somebody is, and to whom it passes words on."""

    register: Register
    conversation: Conversation
    engine: Engine
    finder: Finder


@asynccontextmanager
async def open_house(
    surface: Surface, brush: Brush, parts: Parts, pace: Pace | None = None
) -> AsyncIterator[House]:
    """Put a whole house together around a platform; `pace` is how fast it may be spoken to.

    async with open_house(surface, TerminalBrush(), Parts(pause=0)) as house:
        me = await house.register.person(Address("terminal", "me"), name="Ann", language="en")
        await house.conversation.hear(Said(person=me, chat=None, text="new rummikub"))
    """
    readers = parts.readers(brush)
    announcer = Announcer(readers, surface)
    pace = pace or Pace(parts.register, parts.clock)
    outbox = Outbox(parts.store, announcer, pace)
    engine = parts.engine(outbox)
    announcer.look_at(engine)
    finder = Finder(engine)
    door = Door(parts.limits, parts.register, engine, parts.clock)
    archive = parts.archive or MemoryArchive(parts.store, parts.register)
    room = Room(
        engine=engine,
        readers=readers,
        surface=surface,
        finder=finder,
        door=door,
        puzzles=Puzzles(parts.clock, parts.thinking),
        clock=parts.clock,
        privacy=Privacy(engine, outbox, archive),
    )
    conversation = Conversation(room)
    await _keep_quiet(engine, parts.register)
    sweeper = Sweeper(engine, archive, parts.clock, parts.games_kept)
    async with engine.running(), _sweeping(sweeper):
        yield House(
            register=parts.register, conversation=conversation, engine=engine, finder=finder
        )


async def _keep_quiet(engine: Engine, register: Register) -> None:
    """Let the engine know the quiet hours of everybody who wished for some."""
    for person, wishes in (await register.wishes()).items():
        if wishes.quiet is not None:
            await engine.keep_quiet(person, QuietHours.read(wishes.quiet))


@asynccontextmanager
async def _sweeping(sweeper: Sweeper) -> AsyncIterator[None]:
    """Clear out by and by what has been kept long enough, as long as this is open."""
    async with together() as tasks:
        sweeping = tasks.create_task(sweeper.run())
        yield
        sweeping.cancel()
