"""The whole program as it is served, in this process, on a clock that jumps."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any
from weakref import WeakSet

import structlog

from bot.app import Dependencies, kept_in
from bot.app.listening import serve_together
from bot.conversation.access import USUAL
from bot.conversation.delivery.platforms import Platform
from bot.machine.system import Chance
from bot.platforms.base.adapter import Adapter, App, Connected, Listening, Resources
from bot.screens.screen import Screen, Surface
from bot.texts.translator import Argument, Translator
from core.engine.delivery.rate import Allowance, Pace
from core.engine.people import PersonId, TableId, To
from core.engine.ports import Clock
from tests.strangers.running.dying import Death
from tests.strangers.running.quick import THE_STORE, THEIRS
from tests.strangers.running.telling import Recording, Tables
from tests.support.evenings.sketching import Sketcher


class _Remembering(Translator):
    """Caches the texts that it has formatted."""

    @lru_cache(maxsize=50_000, typed=True)  # noqa: B019 - there is one, and it stays
    def text(self, key: str, language: str, **arguments: Argument) -> str:
        return super().text(key, language, **arguments)


TRANSLATOR = _Remembering()
"""One for all evenings, because parsing the texts takes longer than an evening."""
PATIENCE = 120
"""The maximum number of seconds for a start, and for a stop."""
GRAVE = ("error", "critical", "exception")


@dataclass
class _Counted:
    """A platform's surface that counts its screens."""

    real: Surface
    screens: Counter[str]

    async def show(self, to: To, screen: Screen) -> None:
        self.screens[screen.kind.value] += 1
        await self.real.show(to, screen)

    async def answer(self, person: PersonId, text: str) -> None:
        await self.real.answer(person, text)


@dataclass
class _Watched:
    """An adapter whose screens are counted."""

    real: Adapter
    screens: Counter[str]
    note: Callable[[App], None]
    """Called with the app once it runs."""

    @property
    def name(self) -> str:
        return self.real.name

    @property
    def takes(self) -> Allowance:
        return self.real.takes

    @asynccontextmanager
    async def connected(self, resources: Resources, pace: Pace) -> AsyncIterator[Connected]:
        async with self.real.connected(resources, pace) as there:
            seen: Any = there
            surface = _Counted(there.platform.surface, self.screens)
            seen.platform = replace(there.platform, surface=surface)
            yield _Noted(there, self.note)


@dataclass
class _Noted:
    """A connected platform that reports its app."""

    real: Connected
    note: Callable[[App], None]

    @property
    def platform(self) -> Platform:
        return self.real.platform

    def caught_up(self, app: App) -> AbstractAsyncContextManager[Listening]:
        self.note(app)
        return self.real.caught_up(app)


@dataclass
class Program:
    """The program, through all its starts on one database."""

    file: Path
    clock: Clock
    seed: int
    death: Death
    adapters: tuple[Adapter, ...]
    tables: Tables = field(init=False)
    sketcher: Sketcher = field(default_factory=Sketcher)
    screens: Counter[str] = field(default_factory=Counter)
    """The number of screens of each kind."""
    complaints: list[str] = field(default_factory=list)
    """The logged errors while the program was alive."""
    look: str = "picture"
    starts: int = 0
    died: float = 0.0
    """The time of its last death."""
    parts: Dependencies | None = None
    main: asyncio.Task[None] | None = None
    _app: App | None = None
    _stop: asyncio.Event = field(default_factory=asyncio.Event)
    _tasks: WeakSet["asyncio.Task[Any]"] = field(default_factory=WeakSet)

    def __post_init__(self) -> None:
        self.tables = Tables(self.clock)

    async def start(self, tasks: asyncio.TaskGroup) -> None:
        """Start it, and wait until it has caught up."""
        self._listen()
        self.death.dead = THE_STORE.dead = False
        self.death.strike = self._strike
        THE_STORE.committing = lambda: self.death.comes("commit")
        THE_STORE.committed = lambda: self.death.comes("committed")
        self.starts += 1
        self._stop = asyncio.Event()
        parts = Dependencies(
            clock=self.clock,
            entropy=Chance(self.seed * 1_000 + self.starts),
            tick=1.0,
            look=self.look,  # type: ignore[arg-type]
            painter=self.sketcher,
            translator=TRANSLATOR,
            limits=USUAL,
        )
        self._tasks = WeakSet()
        noting = THEIRS.set(self._tasks)
        self.main = tasks.create_task(self._run(parts))
        THEIRS.reset(noting)
        async with asyncio.timeout(PATIENCE):
            while not self.main.done() and not (parts.watch.caught_up and self.parts):  # noqa: ASYNC110 - it tells nobody
                await asyncio.sleep(0.1)

    async def _run(self, parts: Dependencies) -> None:
        try:
            async with kept_in(f"sqlite:///{self.file}", parts) as keeping:
                if self.starts > 1:
                    await self.tables.read_again(keeping.store)
                recording: Any = Recording(keeping.store, self.tables.take)
                self.parts = replace(keeping, store=recording)
                watched = [_Watched(one, self.screens, self._note_app) for one in self.adapters]
                await serve_together(watched, self.parts, self._stop)
        except BaseException as error:  # noqa: BLE001 - whatever ends it is looked at
            if not self.death.dead:
                self.complaints.append(f"the program ended: {error!r}")
        finally:
            self.parts = self._app = None

    def _note_app(self, app: App) -> None:
        self._app = app

    def learns(self, person: PersonId) -> bool:
        """Whether a person is in a lesson."""
        return self._app is not None and self._app.conversation.learns(person)

    def reads_again(self, table: TableId) -> None:
        """Let it read a table from the store again, which was changed there."""
        if self._app is not None:
            self._app.engine.let_go([table])

    def _strike(self) -> None:
        THE_STORE.dead, self.died = True, self.clock.now()
        if self.main is not None:
            asyncio.get_running_loop().call_soon(self.main.cancel)

    async def bury(self) -> None:
        """Wait until nothing remains of a program that died, nor of its libraries."""
        while self.main is not None and not self.main.done():
            self.main.cancel()
            await asyncio.sleep(1)
        while left := [task for task in self._tasks if not task.done()]:
            for task in left:
                task.cancel()
            await asyncio.sleep(1)

    async def end(self) -> None:
        """Stop it, and wait until it has stopped."""
        self._stop.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self.main is not None and not self.main.done():  # noqa: ASYNC110 - likewise
                    await asyncio.sleep(0.1)
        if self.main is not None and not self.main.done():
            self.complaints.append("the program does not end")
            self.death.now()
            await self.bury()

    def _listen(self) -> None:
        structlog.configure(processors=[self._note], cache_logger_on_first_use=False)

    def _note(self, _logger: object, method: str, event: Any) -> Any:  # noqa: ANN401 - structlog's
        if method in GRAVE and not self.death.dead:
            self.complaints.append(", ".join(f"{k}: {v}" for k, v in event.items()))
        raise structlog.DropEvent
