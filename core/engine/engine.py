"""Sets the rules going for many tables at once: the one door to everything about tables."""

from collections.abc import AsyncIterator, Callable, Collection, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from itertools import count
from typing import TypeVar

from core.engine.attending import LookUp, PeerNews
from core.engine.cluster import Cluster, SingleProcess
from core.engine.delivery.notices import Announced, YourTurn
from core.engine.delivery.outbox import Outbox
from core.engine.delivery.telling import renewing
from core.engine.delivery.unreachable import LosePlace
from core.engine.figures import Counted, Figures, Standing, Uncounted
from core.engine.people import ChatId, Human, PersonId, TableId, To, ToPerson
from core.engine.ports import (
    Clock,
    CodeTakenError,
    Entropy,
    Store,
    Thinking,
    UnknownTableError,
)
from core.engine.table.commands import Command
from core.engine.table.events import TableOpened
from core.engine.table.match_log import MatchLog, Past, last_match, past_of
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.seat_state import Live, Stamp
from core.engine.table.state import RackOrder, Settings, StandingOrder
from core.engine.table.tables import Tables
from core.engine.table.view import TableView, Views
from core.engine.task_group import together
from core.engine.thinking import AtOnce
from core.engine.time.clocks import Clocks, FairTime
from core.engine.time.quiet import Nights, QuietHours
from core.engine.time.timeouts import TimeoutWatch
from core.engine.time.timers import TimeLeft
from core.engine.turns.acting import decided_anew
from core.engine.turns.computers import Computers
from core.engine.turns.turns import Turns
from core.rules.actions import Action, Picked
from core.rules.family import Turn
from core.rules.pieces import Pieces, Seat
from core.rules.refusals import Code, Refusal, refuse
from core.rules.sheet import Sheet

T = TypeVar("T")

CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels: a code shall not be a word."""
CODE_LENGTH = 4
CROWDED = 10
"""Codes that were all taken, after which one more letter is drawn: so many tables are open."""


class Engine:
    """Tables: opened, joined, played at and looked at.

    Whatever it has answered is stored, and what has to be sent because of it stands in the
    outbox. `pause` is how many seconds a computer player waits before it acts; with 0 it has
    acted when the call returns. `thinking` is where what takes long is worked out; left out, at
    once.
    """

    def __init__(
        self,
        store: Store,
        outbox: Outbox,
        *,
        clock: Clock,
        entropy: Entropy,
        pause: float,
        tick: float = 0.5,
        thinking: Thinking | None = None,
        cluster: Cluster | None = None,
        figures: Figures | None = None,
    ) -> None:
        thinking, cluster = thinking or AtOnce(), cluster or SingleProcess()
        figures = figures or Uncounted()
        self._counted = Counted(figures, clock)
        self._nights = Nights(clock.now)
        self._clocks = clocks = Clocks(FairTime(clock, tick), self._nights)
        self._store = store
        self._outbox = outbox
        self._entropy = entropy
        self._thinking = thinking
        self._tables = Tables(store, outbox, clocks, cluster)
        self._views = Views()
        self._turns = Turns(self._tables, entropy, thinking)
        self._bells = TimeoutWatch(
            self._tables, clocks, store, outbox, entropy, cluster=cluster, figures=figures
        )
        self._computers = Computers(self._tables, outbox, clock, entropy, thinking, pause=pause)
        self._attending = PeerNews(cluster, self._bells, outbox)
        self._tables.afterwards(self._computers.go_on, at_once=pause == 0)
        outbox.on_sent(clocks.told)
        outbox.on_nights(clocks.can_wait)
        outbox.on_lost(self._lose)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Let computer players act and bells ring in the background as long as this is open.

        No bell rings before `ready` was called.
        """
        await self._bells.load()
        async with self._outbox.running(), together() as tasks:
            self._computers.act_in(tasks)
            background = (self._bells.watch(), self._attending.run())
            going_on = [tasks.create_task(one) for one in background]
            yield
            for one in going_on:
                one.cancel()
            self._computers.cancel()
            await self._bells.keep()

    def ready(self) -> None:
        """Say that everything has been read that arrived while nobody listened."""
        self._bells.ready()

    # people

    def on_people(self, look_up: LookUp) -> None:
        """Say who learns what other programs have changed about people."""
        self._attending.on_people(look_up)

    @property
    def resting(self) -> Collection[PersonId]:
        """Everybody who keeps quiet hours."""
        return self._nights.people

    async def keep_quiet(self, person: PersonId, hours: QuietHours | None) -> None:
        """Let long turns rest in somebody's quiet hours, and what is told of them; None: never."""
        if self._nights.keep(person, hours):
            await self._bells.rest((person,))

    async def stirs(self, person: PersonId) -> None:
        """Take somebody for awake who has just been heard of: what waited is told now."""
        if self._nights.stirs(person):
            self._outbox.rise(ToPerson(person))
            await self._outbox.flush()

    def sleeps(self, person: PersonId) -> bool:
        """Say whether it is night for somebody who has not been heard of lately."""
        return self._nights.asleep(person)

    # looking

    async def see(self, table: TableId, person: PersonId | None = None) -> TableView:
        """Return a table as a person, or everybody, may see it; raises UnknownTableError."""
        live = await self._tables.look(table)
        return self._views.see(live, person, self._time_left(live))

    def _time_left(self, live: Live) -> TimeLeft | None:
        return None if live.state.running is None else self._clocks.left(live.number)

    async def tables_in(self, chat: ChatId) -> tuple[TableId, ...]:
        """Return the open tables that are shown in a chat, the newest last."""
        return await self._store.tables_in(chat)

    async def tables_of(self, person: PersonId) -> tuple[TableId, ...]:
        """Return the open tables at which a person sits, the newest last."""
        return await self._store.tables_of(person)

    async def table_called(self, code: str) -> TableId | None:
        """Return the open table with this code."""
        return await self._store.table_called(code)

    async def last_match(self, table: TableId, person: PersonId) -> MatchLog:
        """Return what a record of the last match is made of, to somebody who sits at the table."""
        log = last_match(await self._store.history(table))
        if person not in log.people:
            raise TableRefusedError(TableCode.NOT_AT_TABLE)
        return log

    async def match_log(self, table: TableId) -> MatchLog:
        """Return the last match for whoever sees the table: only its `finished` rounds lie open.

        Raises:
            TableRefusedError: no match has begun.
        """
        return last_match(await self._store.history(table))

    async def work_out(self, work: Callable[..., T], *given: object) -> T:
        """Have something long worked out aside; raises what it raises."""
        return await self._thinking.work_out(work, *given)

    async def past(self, table: TableId, person: PersonId) -> Past:
        """Return what a person has done at a table; raises UnknownTableError."""
        return past_of(await self._store.history(table), person)

    def standing(self) -> Standing:
        """Return how much there is to do at this moment, for whoever watches the program."""
        return Standing(
            in_memory=self._tables.in_memory,
            timed=self._clocks.watched,
            waiting=self._outbox.waiting,
            oldest=self._outbox.oldest,
        )

    async def listening(self) -> None:
        """Return when everything has been read that arrived while nobody listened."""
        await self._bells.listening()

    def let_go(self, tables: Iterable[TableId]) -> None:
        """Hold tables no more that the store has erased."""
        for table in tables:
            self._tables.let_go(table)

    def on_changed(self, changed: Callable[[TableId | None], None]) -> None:
        """Say who is told of every change of a table, in any program; None: all may have changed.

        What it is told has been stored. A time that was set going may change without being told.
        """
        self._tables.on_changed(changed)
        self._attending.on_changed(changed)

    # tables

    async def open(
        self, host: PersonId, sheet: Sheet, settings: Settings, chat: ChatId | None
    ) -> TableId:
        """Open a table, shown in a chat or only to who sits at it, and return its number."""
        opened = TableOpened(
            code="",
            host=host,
            chat=chat,
            sheet=sheet,
            settings=settings,
            seed=self._entropy.secret(),
        )
        return await self._counted(self._open(opened))

    async def _open(self, opened: TableOpened) -> TableId:
        """Open a table with the first code drawn that no open table has."""
        for tries in count():
            letters = range(CODE_LENGTH + tries // CROWDED)
            code = "".join(self._entropy.choose(CODE_LETTERS) for _ in letters)
            if await self._store.table_called(code) is None:
                with suppress(CodeTakenError):  # by a table that is being opened as well
                    return await self._tables.open(replace(opened, code=code))
        raise AssertionError

    async def do(
        self, table: TableId, command: Command, stamp: Stamp | None = None
    ) -> Refusal | None:
        """Do what somebody wants of a table; return a refusal where the stamp is an old one.

        Raises:
            TableRefusedError: the table does not do it.
        """
        return await self._counted(self._do(table, command, stamp))

    @decided_anew
    async def _do(self, table: TableId, command: Command, stamp: Stamp | None) -> Refusal | None:
        async with self._tables.using(table) as live:
            if live.outdated(stamp, None):
                return refuse(Code.STALE)
            await self._tables.commit(live, command.decide(live.state, self._entropy))
        return None

    async def announce(self, text: str) -> int:
        """Tell something to every chat that shows an open table, and to who plays without one.

        Return how many chats and people those are. All of it is stored with one change, so that a
        crash leaves out and doubles nobody.
        """
        homes = await self._store.homes()
        notices = tuple(Announced(to=home, table=table, text=text) for home, table in homes.items())
        for table in dict.fromkeys(homes.values()):
            with suppress(UnknownTableError, TableRefusedError):  # it was stopped meanwhile
                await self._announce(table, notices)
                return len(notices)
        return 0

    @decided_anew
    async def call(self, table: TableId, person: PersonId) -> None:
        """Call somebody to their turn once more, as at its beginning: elsewhere, perhaps."""
        async with self._tables.using(table) as live:
            if live.state.to_move == Human(person) and live.state.running is not None:
                await self._tables.commit(
                    live, (), extra=(YourTurn(to=ToPerson(person), table=table),)
                )

    @decided_anew
    async def renew(self, table: TableId, people: Iterable[PersonId]) -> None:
        """Renew what stands before people who read it otherwise from now on.

        Raises:
            TableRefusedError: the table was closed.
        """
        async with self._tables.using(table) as live:
            seated = [person for person in people if person in live.state.people]
            told = (notice for one in seated for notice in renewing(table, live.state, one))
            await self._tables.commit(live, (), extra=tuple(told))

    @decided_anew
    async def _announce(self, table: TableId, notices: tuple[Announced, ...]) -> None:
        async with self._tables.using(table) as live:
            await self._tables.commit(live, (), extra=notices)

    async def count_open(self) -> int:
        """Return how many tables are open in the whole house."""
        return await self._store.count_open()

    # turns

    async def say(
        self,
        table: TableId,
        person: PersonId,
        word: str,
        text: str,
        stamp: Stamp | None = None,
        *,
        then: str = "",
    ) -> Refusal | None:
        """Follow a word of the turn; return why it could not be followed.

        `then` is a word that ends the turn along with it, in one change. Where that word is
        refused, the draft that the first has shaped is kept.

        Raises:
            UnreadableError: what should be pieces is none.
            UnknownWordError: no word of this game.
            TableRefusedError: nothing has been dealt yet, or the table is paused.
        """
        return await self._counted(self._turns.say(table, person, word, text, stamp, then=then))

    async def consider(self, table: TableId, person: PersonId, word: str, text: str) -> Turn:
        """Return what a word that shapes a draft would make of the turn; nothing is changed.

        Raises:
            TableRefusedError: the table gives no such help, or nothing has been dealt yet.
        """
        return await self._turns.consider(table, person, word, text)

    async def weigh(self, table: TableId, person: PersonId, pieces: Pieces) -> Picked:
        """Return what pieces come to that a person has picked, as far as the table gives such help.

        Raises:
            TableRefusedError: nothing has been dealt yet.
        """
        return await self._turns.weigh(table, person, pieces)

    async def submit(
        self, table: TableId, seat: Seat, *actions: Action, stamp: Stamp | None = None
    ) -> Refusal | None:
        """Have a seat act; all of its actions succeed, or nothing changes.

        Raises:
            TableRefusedError: the table is paused.
        """
        return await self._counted(self._turns.submit(table, seat, actions, stamp))

    async def order_rack(self, table: TableId, person: PersonId, order: RackOrder) -> None:
        """Keep how a person likes the own rack; it concerns nobody else."""
        await self._turns.order_rack(table, person, order)

    async def stand(self, table: TableId, person: PersonId, order: StandingOrder | None) -> None:
        """Have turns go by in which a person can lay nothing, or (None) no more.

        Raises:
            TableRefusedError: not at this table, or not by these rules.
        """
        await self._turns.stand(table, person, order)

    async def ring(self, table: TableId) -> Refusal | None:
        """Ring the bell: the time of the seat to move has run out."""
        return await self._bells.ring(table)

    async def nudge(self, table: TableId, person: PersonId) -> None:
        """Ask whose turn it is to go on: once, after half of the time.

        Raises:
            TableRefusedError: nothing is timed, it is too early, or somebody has asked already.
        """
        await self._bells.nudge(table, person)

    async def _lose(self, table: TableId, to: To) -> None:
        """Note that a place is out of reach; a table that is gone or closed does not mind."""
        with suppress(UnknownTableError, TableRefusedError):
            await self.do(table, LosePlace(place=to))
