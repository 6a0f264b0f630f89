"""Puts a house together around its platforms."""

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial

from bot.composition.parts import Parts
from bot.conversation.announcer import Announcer
from bot.conversation.conversation import Conversation
from bot.conversation.door import Door
from bot.conversation.finding import Finder
from bot.conversation.lessons import Lessons
from bot.conversation.platforms import Platform, Platforms
from bot.conversation.puzzles import Puzzles
from bot.conversation.readers import Readers
from bot.conversation.room import Room
from bot.conversation.ruled import Ruled
from core.engine.engine import Engine
from core.engine.outbox import Outbox
from core.engine.pace import Pace
from core.engine.people import PersonId
from core.engine.ports import Register
from core.engine.privacy import Privacy
from core.engine.quiet import QuietHours
from core.engine.sweeping import Sweeper
from core.engine.together import together
from storage.memory import MemoryArchive


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """What a platform gets: whom it can ask who somebody is, and to whom it passes words on."""

    register: Register
    conversation: Conversation
    engine: Engine
    finder: Finder
    readers: Readers
    announcer: Announcer


@asynccontextmanager
async def open_house(
    parts: Parts, *platforms: Platform, pace: Pace | None = None
) -> AsyncIterator[House]:
    """Put a whole house together around its platforms; `pace` is how fast they are spoken to.

    terminal = Platform(name="terminal", surface=surface, brush=TerminalBrush())
    async with open_house(Parts(pause=0), terminal) as house:
        me = await house.register.person(Address("terminal", "me"), name="Ann", language="en")
        await house.conversation.hear(Said(person=me, chat=None, text="new rummikub"))
    """
    readers = parts.readers(platforms)
    surface = Platforms(parts.register, platforms)
    announcer = Announcer(readers, surface)
    pace = pace or Pace(parts.register, parts.clock)
    outbox = Outbox(parts.store, announcer, pace, parts.company, parts.figures)
    engine = parts.engine(outbox)
    announcer.look_at(engine)
    finder = Finder(engine)
    archive = parts.archive or MemoryArchive(parts.store, parts.register)
    room = Room(
        engine=engine,
        readers=readers,
        surface=surface,
        finder=finder,
        door=_door(parts, engine),
        puzzles=Puzzles(parts.clock, parts.thinking),
        lessons=Lessons(parts.thinking),
        clock=parts.clock,
        privacy=Privacy(engine, outbox, archive),
        turned=announcer.turned,
        picks=announcer.picks,
    )
    await _keep_quiet(engine, parts.register)
    sweeper = Sweeper(engine, archive, parts.clock, parts.games_kept)
    async with engine.running(), _sweeping(sweeper):
        yield House(
            register=parts.register,
            conversation=Conversation(room),
            engine=engine,
            finder=finder,
            readers=readers,
            announcer=announcer,
        )


def _door(parts: Parts, engine: Engine) -> Door:
    """Return who holds people to what they are allowed."""
    ruled = Ruled(parts.rulings, parts.clock)
    return Door(parts.limits, parts.register, engine, parts.clock, ruled)


async def _keep_quiet(engine: Engine, register: Register) -> None:
    """Let the engine know the quiet hours of everybody, whoever changes them."""
    learn = partial(_learn_quiet_hours, engine, register)
    engine.on_people(learn)
    await learn(None)


async def _learn_quiet_hours(
    engine: Engine, register: Register, people: Collection[PersonId] | None
) -> None:
    """Let the engine know the quiet hours of people as they stand now; None: of everybody."""
    if people is None:
        wishes = await register.wishes()
        people = {one for one in wishes if wishes[one].quiet is not None} | {*engine.resting}
    else:
        wishes = {one: (await register.who(one)).wishes for one in people}
    for person in people:
        quiet = wishes[person].quiet if person in wishes else None
        await engine.keep_quiet(person, None if quiet is None else QuietHours.read(quiet))


@asynccontextmanager
async def _sweeping(sweeper: Sweeper) -> AsyncIterator[None]:
    """Clear out by and by what has been kept long enough, as long as this is open."""
    async with together() as tasks:
        sweeping = tasks.create_task(sweeper.run())
        yield
        sweeping.cancel()
