"""Build the app around its platforms."""

from collections.abc import AsyncIterator, Collection, Iterable
from contextlib import asynccontextmanager
from functools import partial

from bot.app.dependencies import Dependencies
from bot.conversation.access import AccessPolicy, Ruled
from bot.conversation.conversation import Conversation
from bot.conversation.delivery.announcer import Announcer
from bot.conversation.delivery.platforms import Platform, Platforms, Through
from bot.conversation.finding import Finder
from bot.conversation.memory import Confirmations, Lessons, Puzzles, Reviews
from bot.conversation.request import Acts
from bot.conversation.services import Services
from bot.platforms.base.adapter import App
from core.engine.delivery.outbox import Outbox
from core.engine.delivery.rate import Pace
from core.engine.engine import Engine
from core.engine.evening.keepers import Keepers
from core.engine.people import PersonId
from core.engine.ports import Register
from core.engine.privacy import Archive, Privacy, Sweeper
from core.engine.task_group import together
from core.engine.time.quiet import QuietHours


@asynccontextmanager
async def open_app(
    dependencies: Dependencies, *platforms: Platform, pace: Pace | None = None
) -> AsyncIterator[App]:
    """Build and run the app around its platforms; `pace` limits the rate of messages to them.

    terminal = Platform(name="terminal", surface=surface, formatter=TerminalFormatter())
    async with open_app(Dependencies(pause=0), terminal) as app:
        me = await app.register.person(Address("terminal", "me"), name="Ann", language="en")
        await app.conversation.hear(Said(person=me, chat=None, text="new rummikub"))
    """
    through = Acts[Through]()
    readers = dependencies.readers(platforms, through)
    surface = Platforms(dependencies.register, platforms, through)
    announcer = Announcer(readers, surface, dependencies.shown, Lessons(dependencies.thinking))
    pace = pace or Pace(dependencies.register, dependencies.clock)
    outbox = Outbox(dependencies.store, announcer, pace, dependencies.cluster, dependencies.figures)
    engine, kept = dependencies.engine(outbox), dependencies.kept
    archive = dependencies.archive_of(kept)
    announcer.look_at(engine)
    privacy = Privacy(engine, outbox, archive, dependencies.register, dependencies.passes)
    services = _services(
        dependencies,
        platforms,
        announcer,
        surface,
        engine=engine,
        privacy=privacy,
        kept=kept,
    )
    await _keep_quiet(engine, dependencies.register)
    async with engine.running(), _sweeping(dependencies, engine, archive):
        yield App(
            register=dependencies.register,
            conversation=Conversation(services),
            engine=engine,
            finder=services.finder,
            readers=readers,
            announcer=announcer,
            through=through,
        )


def _services(
    dependencies: Dependencies,
    platforms: Iterable[Platform],
    announcer: Announcer,
    surface: Platforms,
    *,
    engine: Engine,
    privacy: Privacy,
    kept: Keepers,
) -> Services:
    """Return the services that words need."""
    return Services(
        engine=engine,
        readers=announcer.readers,
        surface=surface,
        finder=Finder(engine, announcer.last_used),
        access=_access(dependencies, engine),
        puzzles=Puzzles(dependencies.clock, dependencies.thinking),
        lessons=announcer.lessons,
        clock=dependencies.clock,
        shown=dependencies.shown,
        privacy=privacy,
        standings=kept.standings,
        dailies=kept.dailies,
        callers=kept.callers,
        passes=dependencies.passes,
        lobby_pages=announcer.lobby_pages,
        picks=announcer.picks,
        reviews=Reviews(dependencies.thinking),
        confirmations=Confirmations(dependencies.clock),
        links=next((one.links for one in platforms if one.links is not None), None),
    )


def _access(dependencies: Dependencies, engine: Engine) -> AccessPolicy:
    """Return the policy that enforces the owner's limits."""
    ruled = Ruled(dependencies.rulings, dependencies.clock)
    return AccessPolicy(
        dependencies.limits, dependencies.register, engine, dependencies.clock, ruled
    )


async def _keep_quiet(engine: Engine, register: Register) -> None:
    """Keep the engine informed of everybody's quiet hours, whichever program changes them."""
    learn = partial(_learn_quiet_hours, engine, register)
    engine.on_people(learn)
    await learn(None)


async def _learn_quiet_hours(
    engine: Engine, register: Register, people: Collection[PersonId] | None
) -> None:
    """Pass the current quiet hours of people to the engine; None: of everybody."""
    if people is None:
        wishes = await register.wishes()
        people = {one for one in wishes if wishes[one].quiet is not None} | {*engine.resting}
    else:
        wishes = {one: (await register.who(one)).wishes for one in people}
    for person in people:
        quiet = wishes[person].quiet if person in wishes else None
        await engine.keep_quiet(person, None if quiet is None else QuietHours.read(quiet))


@asynccontextmanager
async def _sweeping(
    dependencies: Dependencies, engine: Engine, archive: Archive
) -> AsyncIterator[None]:
    """Delete expired data in the background while the context is open."""
    sweeper = Sweeper(engine, archive, dependencies.clock, dependencies.games_kept)
    async with together() as tasks:
        sweeping = tasks.create_task(sweeper.run())
        yield
        sweeping.cancel()
