"""An evening: the platform, the program, the steps, and the checks after each step."""

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.app import Dependencies
from bot.machine.system import Chance
from bot.render.pieces import bare
from core.engine.people import ChatId, Human, PersonId, TableId
from core.engine.ports import UnavailableError
from core.engine.table.state import Phase, TableState
from core.rules.pieces import Seat
from tests.strangers.deeds import Inventor
from tests.strangers.people import HANDLES, people
from tests.strangers.platforms.at_discord import AtDiscord
from tests.strangers.platforms.at_telegram import AtTelegram
from tests.strangers.platforms.chats import ALL, Chats, Press
from tests.strangers.running.dying import Death
from tests.strangers.running.files import DATABASE, folder
from tests.strangers.running.memory import megabytes
from tests.strangers.running.program import Program
from tests.strangers.running.quick import QuickClock, run
from tests.strangers.running.telling import Told
from tests.strangers.script import PRESSING, Script, Step

HUSH = 4.0
"""Seconds without a request after which the program counts as idle."""
LONGEST = 120.0
"""The maximum number of seconds to wait for the program to become idle."""
END = "never answered"
"""Texts in faults after which an evening cannot continue."""
OPEN = frozenset({Phase.LOBBY, Phase.PLAYING, Phase.BETWEEN, Phase.OVER})
MOMENT = 0.15
"""Seconds between a step and the next one if that follows at once."""


class FaultError(AssertionError):
    """A check has failed."""

    def __init__(self, line: str, said: str) -> None:
        super().__init__(line, said)
        self.line = line
        self.said = said

    def __str__(self) -> str:
        return f"{self.line}: {self.said}"

    @property
    def sign(self) -> str:
        """The fault without names and numbers, equal in all evenings that show it."""
        plain = re.sub(r"‹[^›]*›|'[^']*'|\"[^\"]*\"", "…", self.said)
        plain = re.sub(rf"\b({'|'.join(HANDLES)})\b", "X", plain)
        return f"{self.line}: {re.sub(r'[0-9.]+', 'N', plain)}"[:200]


@dataclass
class Scene:
    """The steps since the program was last idle, and the facts for checking them."""

    evening: "Evening"
    steps: list[Step]
    since: float
    until: float
    before: dict[TableId, Told]
    learning: frozenset[str]
    """The handles of people who were in a lesson before the steps."""
    calm: bool
    """Whether the platform answered normally and the program was alive throughout."""
    quiet: bool
    """Whether the program is idle now."""
    replays: bool
    """Whether to replay the records too, which takes long."""

    @property
    def solo(self) -> Step | None:
        """The step, if there was only one."""
        return self.steps[0] if len(self.steps) == 1 else None

    @property
    def presses(self) -> list[Press]:
        return [press for press in self.evening.chats.presses if press.at >= self.since]


@dataclass
class Outcome:
    """The outcome of an evening."""

    script: Script
    faults: dict[str, tuple[FaultError, int]]
    """Each fault by its sign, with the number of steps after which it first appeared."""
    counted: Counter[str] = field(default_factory=Counter)
    keys: Counter[str] = field(default_factory=Counter)
    screens: Counter[str] = field(default_factory=Counter)


AsyncOrNot = Any
Check = Callable[[Scene], AsyncOrNot]


class Evening:
    """A platform with its people, and the program that serves it."""

    def __init__(self, seed: int, folder: Path, platform: str = "telegram") -> None:
        chance = Chance(seed)
        self.seed, self.name = seed, platform
        self.clock, self.death = QuickClock(), Death()
        at = AtTelegram if platform == "telegram" else AtDiscord
        self.chats: Chats = at(self.clock, self.death, people(chance))
        self.chats.vary(chance)
        self.folder = folder
        self.memory = megabytes()
        self.program: Program | None = None
        self.troubled = False
        """Whether the platform has failed or the program has died since it was last idle."""
        self.counted: Counter[str] = Counter()
        self.keys: Counter[str] = Counter()
        self.unhandled: list[str] = []
        self.bystanding: list[float] = []
        """The times of bystanders' requests in a chat; one entry for each post that answers one."""
        self._tasks: asyncio.TaskGroup | None = None
        self._starts, self._last, self._last_trouble = 1, False, 0.0
        self._since = 0.0
        self._steps: list[Step] = []
        self._before: dict[TableId, Told] = {}
        self._learning: frozenset[str] = frozenset()
        self._handles: dict[PersonId, str] = {}
        self._places: dict[ChatId, str] = {}
        self._found: dict[str, tuple[FaultError, int]] = {}
        self._done: list[Step] = []

    # state

    @property
    def tables(self) -> dict[TableId, Told]:
        return {} if self.program is None else self.program.tables.every

    def state(self) -> TableState | None:
        """The newest table with a running match, or the newest table if no match is running."""
        every = [told.state for told in self.tables.values()]
        playing = [one for one in every if one.phase is Phase.PLAYING]
        return next(iter(reversed(playing or every)), None)

    def mover(self) -> str:
        """The handle of the person on turn; empty if it is a computer's turn or nobody's."""
        state = self.state()
        if state is None or state.running is None or state.phase is not Phase.PLAYING:
            return ""
        who = state.seats[state.running.to_move]
        return self.handle(who.person) if isinstance(who, Human) else ""

    def rack(self, handle: str) -> list[str]:
        state = self.state()
        seat = None if state is None else self.seat(state, handle)
        if state is None or state.running is None or seat is None:
            return []
        return [bare(piece) for piece in state.running.racks[seat]]

    def seat(self, state: TableState, handle: str) -> Seat | None:
        return next(
            (
                Seat(seat)
                for seat, who in enumerate(state.seats)
                if isinstance(who, Human) and self.handle(who.person) == handle
            ),
            None,
        )

    def handle(self, person: PersonId) -> str:
        return self._handles.get(person, "")

    def person(self, handle: str) -> PersonId | None:
        """The program's number of a person, the newest of several; None for everybody."""
        known = (one for one, there in self._handles.items() if there == handle)
        return max(known, default=None) if handle else None

    @property
    def parts(self) -> Dependencies | None:
        return None if self.program is None else self.program.parts

    def untroubled(self, since: float) -> bool:
        """Whether everything sent since then could arrive."""
        return max(self._last_trouble, self.chats.tampered) < since

    def stands_by(self, handle: str, where: str, tables: Mapping[TableId, Told]) -> bool:
        """Whether a person sits at no open table; bystanders get few posts.

        In a shared chat, only the tables shown there count.
        """
        states = [told.state for told in tables.values() if told.state.phase in OPEN]
        there = [one for one in states if not where or self.shows(one, where)]
        return bool(there) and all(self.seat(state, handle) is None for state in there)

    def shows(self, state: TableState, where: str) -> bool:
        """Whether a table is shown in a shared place."""
        return self.chats.address(where) in map(self._places.get, state.chats)

    def _learners(self) -> frozenset[str]:
        """Return the people who are in a lesson."""
        assert self.program is not None
        return frozenset(who for one, who in self._handles.items() if self.program.learns(one))

    async def know(self) -> None:
        """Look up the program's numbers of people and chats."""
        parts = self.parts
        if parts is None:
            return
        for chat in {chat for told in self.tables.values() for chat in told.state.chats}:
            self._places[chat] = (await parts.register.where(chat)).address.key
        known: set[PersonId] = set()
        for state in (told.state for told in self.tables.values()):
            known |= {who.person for who in state.seats if isinstance(who, Human)}
            known |= {*state.waiting, *state.watchers, state.host}
        for person in known - self._handles.keys():
            address = (await parts.register.who(person)).address
            if address.key:
                self._handles[person] = self.chats.handle_of(address.key)

    # steps

    async def play(self, steps: "Source", checks: Iterable[Check]) -> Outcome:
        """Play the steps with a check after each; a press without an answer ends the evening."""
        asyncio.get_running_loop().set_exception_handler(self._unhandled)
        async with self.chats.running(), asyncio.TaskGroup() as tasks:
            self._tasks = tasks
            self.program = Program(
                self.folder / DATABASE,
                self.clock,
                self.seed,
                self.death,
                (self.chats.adapter(),),
            )
            await self.program.start(tasks)
            checks = tuple(checks)
            for step in steps(self):
                await self._take(step, checks)
                if any(END in sign for sign in self._found):
                    break
            self._last = True
            await self._take(Step("1 seconds pass"), checks)
            await self.program.end()
        self._done.pop()
        script = Script(self.seed, self.name, tuple(self._done))
        return Outcome(script, self._found, self.counted, self.keys, self.program.screens)

    def _unhandled(self, _loop: object, context: dict[str, Any]) -> None:
        died = self.program is not None and self.program.starts > 1
        left = died and "was destroyed" in str(context.get("message"))  # by the program that died
        if not self.death.dead and not left:
            self.unhandled.append(f"{context.get('message')}: {context.get('exception')!r}")

    async def _take(self, step: Step, checks: tuple[Check, ...]) -> bool:
        """Do a step; unless the next one follows at once, wait and check."""
        if not self._steps:
            self._since = self.clock.now()
            self._before, self._learning = dict(self.tables), self._learners()
        self._steps.append(step)
        if not await self._perform(step):
            self._steps.pop()
            return False
        self._done.append(step)
        if step.where and self.stands_by(step.who, step.where, self.tables):
            self.bystanding.append(self.clock.now())
        self.counted[step.kind] += 1
        if step.verb in PRESSING:
            self.keys[self.chats.presses[-1].key.kind] += 1
        if step.at_once:
            await asyncio.sleep(MOMENT)
            return True
        await self._quiet_and_checked(checks)
        return True

    async def _quiet_and_checked(self, checks: tuple[Check, ...]) -> None:
        quiet = await self._quiet()
        await self.know()
        assert self.program is not None
        scene = Scene(
            self,
            self._steps,
            self._since,
            self.clock.now(),
            self._before,
            self._learning,
            calm=not self.troubled and not self.chats.moody,
            quiet=quiet,
            replays=self.program.starts > self._starts or self._last,
        )
        self._starts = self.program.starts
        self._count_posts(scene)
        if not scene.calm or not self.chats.writable:
            self._last_trouble = scene.until
        self.troubled = self.chats.moody or (self.troubled and not quiet)
        for check in checks:
            for said in await _all(check(scene)):
                fault = FaultError(check.__module__.rpartition(".")[2].capitalize(), said)
                self._found.setdefault(fault.sign, (fault, len(self._done)))
        if quiet:  # otherwise the next scene includes the pending work
            self._steps = []

    def _count_posts(self, scene: Scene) -> None:
        """Count the posts that answer bystanders: notes, which have no buttons."""
        if scene.solo is not None and max(self.bystanding, default=0.0) >= scene.since:
            posts = [one for one in self.chats.seen if one.new and one.at >= scene.since]
            notes = sum(one.reader == ALL and not {*one.kinds} - {"url"} for one in posts)
            self.bystanding += [scene.since] * (notes - 1)

    async def _quiet(self) -> bool:
        """Wait until the program is idle; restart it if it died."""
        began = self.clock.now()
        while self.clock.now() - began < LONGEST:
            await asyncio.sleep(1)
            if self.death.dead:
                await self._revive()
            if self.clock.now() - max(began, self.chats.last_asked) >= HUSH and await self._sent():
                self.death.due = None
                return True
        self.death.due = None
        return False

    async def _sent(self) -> bool:
        """Whether the outbox is empty and, after a silence, the program polls again."""
        if self.death.dead or self.parts is None or not self.chats.listened_to():
            return False
        with self.death.looking(), suppress(UnavailableError):
            return not await self.parts.store.unsent()
        return False

    async def _revive(self) -> None:
        assert self.program is not None
        assert self._tasks is not None
        self.troubled = True
        self.chats.lose(self.program.died)
        await self.program.bury()
        await self.program.start(self._tasks)

    async def _perform(self, step: Step) -> bool:
        if (found := re.fullmatch(r"(\d+) seconds pass", step.verb)) is not None:
            await asyncio.sleep(float(found[1]))
            return True
        if step.verb.startswith("the program dies"):
            self._die(step.verb)
            return True
        if step.verb.startswith(("Telegram ", "Discord ")):
            self.troubled = True
        return await self.chats.perform(step)

    def _die(self, how: str) -> None:
        """Let the program die, now or at a later point."""
        self.troubled = True
        if how == "the program dies":
            self.death.now()
            return
        point, number = how.removeprefix("the program dies at ").split()
        self.death.plan(point, int(number))


Source = Callable[[Evening], Iterator[Step]]


async def _all(found: AsyncOrNot) -> list[str]:
    if hasattr(found, "__aiter__"):
        return [said async for said in found]
    return list(found)


def invented(seed: int, steps: int, *, kill: bool, without: Collection[str] = ()) -> Source:
    """Return a source that invents this many steps, without those with certain words."""

    def source(evening: Evening) -> Iterator[Step]:
        inventor = Inventor(seed, kill=kill)
        yield from inventor.opening(evening)
        for _ in range(steps):
            step = inventor.next(evening)
            if not any(words in str(step) for words in without):
                yield step

    return source


def written(script: Script) -> Source:
    """Return a source of the steps of a script."""
    return lambda _evening: iter(script.steps)


def play(seed: int, source: Source, checks: Iterable[Check], platform: str = "telegram") -> Outcome:
    """Play an evening from a seed to its end."""

    async def evening(folder: Path) -> Outcome:
        return await Evening(seed, folder, platform).play(source, checks)

    with folder() as made:
        return run(evening(made), seed)
