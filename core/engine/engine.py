"""The engine: the only entry point to the tables."""

from collections.abc import AsyncIterator, Callable, Collection, Iterable
from contextlib import asynccontextmanager, suppress
from itertools import chain
from typing import TypeVar

from core.engine.attending import LookUp, PeerNews
from core.engine.cluster import Cluster
from core.engine.delivery.notices import Announced, Notice, YourTurn
from core.engine.delivery.outbox import Outbox
from core.engine.delivery.telling import renewing
from core.engine.evening.daily import FORESEEABLE
from core.engine.evening.hand_of_day import check_wanted, opening
from core.engine.figures import Counted, Figures, Standing, Uncounted
from core.engine.histories import Histories
from core.engine.people import ChatId, Human, PersonId, TableId, To, ToChat, ToPerson
from core.engine.ports import (
    Clock,
    Entropy,
    Store,
    Thinking,
    UnknownTableError,
)
from core.engine.table.commands import Command
from core.engine.table.events import TableOpened
from core.engine.table.pausing import FindAgain, LosePlace
from core.engine.table.refusals import TableRefusedError
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
from core.engine.turns.planning import Plans
from core.engine.turns.turns import Turns
from core.rules.actions import Action, Picked
from core.rules.family import Turn
from core.rules.pieces import Pieces, Seat
from core.rules.refusals import Code, Refusal, refuse
from core.rules.sheet import Sheet

T = TypeVar("T")

MOST_VISITED = 20
"""The number of tables searched, newest first, for those that a person watches."""


class Engine:
    """Opens tables, applies commands and turns to them, and returns views of them.

    When a method returns, its changes are stored and their notices are in the outbox. `pause` is
    the number of seconds that a computer player waits before it acts; with 0, computer players
    have acted when the call returns. `thinking` runs slow computations; without it they run
    inline. `hears` says whether any platform tells what people do; while none does, no time
    counts.
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
        hears: Callable[[], bool] = lambda: True,
    ) -> None:
        thinking, cluster = thinking or AtOnce(), cluster or Cluster()
        figures = figures or Uncounted()
        self._counted = Counted(figures, clock)
        self._clocks = clocks = Clocks(FairTime(clock, tick, hears), Nights(clock.now))
        self._store, self._outbox, self.replying = store, outbox, outbox.replying
        self._entropy, self._thinking = entropy, thinking
        self._tables = Tables(store, outbox, clocks, cluster)
        self._views = Views()
        self.histories = Histories(store, clocks.time.moment)
        self._turns = Turns(self._tables, entropy, thinking)
        self.plans = Plans(self._tables, self._turns, thinking)
        self._timeouts = TimeoutWatch(
            self._tables, clocks, store, outbox, entropy, cluster=cluster, figures=figures
        )
        self._computers = Computers(self._tables, outbox, clock, entropy, thinking, pause=pause)
        self._attending = PeerNews(cluster, self._timeouts, outbox)
        self._tables.afterwards(self._computers.go_on, at_once=pause == 0)
        outbox.on_sent(clocks.told)
        outbox.on_nights(clocks.can_wait)
        outbox.on_lost(self._lose)
        outbox.on_found(self._find)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Run computer players and timeouts in the background while this context is open.

        Timeouts start only after `ready`.
        """
        await self._timeouts.load()
        async with self._outbox.running(), together() as tasks:
            self._computers.act_in(tasks)
            background = (self._timeouts.watch(), self._attending.run())
            going_on = [tasks.create_task(one) for one in background]
            yield
            for one in going_on:
                one.cancel()
            self._computers.cancel()
            await self._timeouts.keep()

    def ready(self) -> None:
        """Signal that all updates that arrived during the downtime have been read."""
        self._timeouts.ready()

    # --- people

    def on_people(self, look_up: LookUp) -> None:
        """Register the callback for changes of people that other programs made."""
        self._attending.on_people(look_up)

    @property
    def resting(self) -> Collection[PersonId]:
        """All people with quiet hours."""
        return self._clocks.nights.people

    async def keep_quiet(self, person: PersonId, hours: QuietHours | None) -> None:
        """Set a person's quiet hours: long turns and their notices wait; None removes them."""
        if self._clocks.nights.keep(person, hours):
            await self._timeouts.rest((person,))

    async def stirs(self, person: PersonId) -> None:
        """Treat a person who has just been active as awake, and send the waiting notices."""
        self._clocks.hear(person)
        if self._clocks.nights.stirs(person):
            self._outbox.rise(ToPerson(person))
            await self._outbox.flush()

    def sleeps(self, person: PersonId) -> bool:
        """Say whether it is night for a person who has not been active lately."""
        return self._clocks.nights.asleep(person)

    # --- views

    async def see(self, table: TableId, person: PersonId | None = None) -> TableView:
        """Return a table as a person, or everybody, may view it; raises UnknownTableError."""
        live = await self._tables.look(table)
        nudge = live.state.running is not None and self._clocks.offers_nudge(table)
        return self._views.see(live, person, self._time_left(live), nudge=nudge)

    def _time_left(self, live: Live) -> TimeLeft | None:
        return None if live.state.running is None else self._clocks.left(live.number)

    async def tables_in(self, chat: ChatId) -> tuple[TableId, ...]:
        """Return the open tables that are shown in a chat, the newest last."""
        return await self._store.tables_in(chat)

    async def tables_of(self, person: PersonId) -> tuple[TableId, ...]:
        """Return the open tables at which a person sits, the newest last."""
        return await self._store.tables_of(person)

    async def tables_watched(self, person: PersonId) -> tuple[TableId, ...]:
        """Return the open tables that a person watches from elsewhere, the newest last."""
        visited = (await self._store.tables_visited(person))[-MOST_VISITED:]
        looked_at = [(table, await self._tables.look(table)) for table in visited]
        return tuple(table for table, live in looked_at if person in live.state.watchers)

    async def table_called(self, code: str) -> TableId | None:
        """Return the open table with this code; nobody finds the hand of the day of another."""
        table = await self._store.table_called(code)
        if table is None or (await self._tables.look(table)).state.daily:
            return None
        return table

    async def work_out(self, work: Callable[..., T], *given: object) -> T:
        """Run a slow computation in the background; its exceptions pass through."""
        return await self._thinking.work_out(work, *given)

    def standing(self) -> Standing:
        """Return the current load, for monitoring."""
        return Standing(
            in_memory=self._tables.in_memory,
            timed=self._clocks.watched,
            waiting=self._outbox.waiting,
            oldest=self._outbox.oldest,
        )

    async def listening(self) -> None:
        """Wait until all updates that arrived during the downtime have been read."""
        await self._timeouts.listening()

    def let_go(self, tables: Iterable[TableId]) -> None:
        """Drop tables from memory that the store has erased."""
        for table in tables:
            self._tables.let_go(table)
            self._views.let_go(table)

    def on_changed(self, changed: Callable[[TableId | None], None]) -> None:
        """Register the callback for table changes in any program; None means any table.

        It is called after the change is stored. A timer may start without a call.
        """
        self._tables.on_changed(changed)
        self._attending.on_changed(changed)

    # --- tables

    async def open(
        self, host: PersonId, sheet: Sheet, settings: Settings, chat: ChatId | None
    ) -> TableId:
        """Open a table, shown in a chat or only to its players, and return its number."""
        opened = TableOpened(
            code="",
            host=host,
            chat=chat,
            sheet=sheet,
            settings=settings,
            seed=self._entropy.secret(),
        )
        return await self._counted(self._tables.open(opened, self._entropy))

    async def open_daily(self, person: PersonId, sheet: Sheet, day: str, key: str) -> TableId:
        """Open the table of somebody's one try at a day's deal, which `key` fixes."""
        opened = opening(person, sheet, day, key)
        return await self._counted(self._tables.open(opened, self._entropy))

    def fresh_secret(self) -> str:
        """Return a secret for this installation, should it have none yet."""
        return self._entropy.secret() or FORESEEABLE

    async def do(
        self, table: TableId, command: Command, stamp: Stamp | None = None
    ) -> Refusal | None:
        """Apply a command to a table; return a refusal if the stamp is outdated.

        Raises:
            TableRefusedError: the table refuses the command.
        """
        return await self._counted(self._do(table, command, stamp))

    @decided_anew
    async def _do(self, table: TableId, command: Command, stamp: Stamp | None) -> Refusal | None:
        async with self._tables.using(table) as live:
            if live.outdated(stamp, None):
                return refuse(Code.STALE)
            check_wanted(live.state, command)
            await self._tables.commit(live, command.decide(live.state, self._entropy))
        return None

    async def announce(self, text: str) -> int:
        """Send a text to every chat that shows an open table, and to players of tables without one.

        Return the number of chats and people. One change stores all notices, so a crash neither
        skips nor repeats a receiver.
        """
        homes = await self._store.homes()
        notices = tuple(Announced(to=home, table=table, text=text) for home, table in homes.items())
        for table in dict.fromkeys(homes.values()):
            with suppress(UnknownTableError, TableRefusedError):  # it was stopped meanwhile
                await self.tell(table, *notices)
                return len(notices)
        return 0

    @decided_anew
    async def call(self, table: TableId, person: PersonId) -> None:
        """Announce the running turn to its player again, for example in another chat."""
        async with self._tables.using(table) as live:
            if live.state.to_move == Human(person) and live.state.running is not None:
                call = YourTurn(to=ToPerson(person), table=table)
                await self._tables.commit(live, (), extra=(call,))

    @decided_anew
    async def tell(self, table: TableId, *notices: Notice) -> None:
        """Send notices about a table, without any change of it."""
        async with self._tables.using(table) as live:
            await self._tables.commit(live, (), extra=notices)

    @decided_anew
    async def renew(
        self, table: TableId, people: Iterable[PersonId], chats: Collection[ChatId] = ()
    ) -> None:
        """Refresh the messages of readers who now read them differently; see `do` for errors."""
        async with self._tables.using(table) as live:
            state = live.state
            readers: list[To] = [ToChat(chat) for chat in state.chats if chat in chats]
            present = {*state.people, *state.waiting, *state.watchers}
            readers += map(ToPerson, sorted({*people} & present))
            told = (renewing(table, state, to, missed=False) for to in readers)
            await self._tables.commit(live, (), extra=tuple(chain.from_iterable(told)))

    async def count_open(self) -> int:
        """Return the number of open tables in the whole database."""
        return await self._store.count_open()

    # --- turns

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
        """Apply a word of the turn; return the refusal, if any.

        `then` is a word that ends the turn in the same change. If it is refused, the draft of the
        first word is kept.

        Raises:
            UnreadableError: the text does not name pieces.
            UnknownWordError: the game has no such word.
            TableRefusedError: nothing has been dealt yet, or the table is paused.
        """
        return await self._counted(self._turns.say(table, person, word, text, stamp, then=then))

    async def consider(
        self, table: TableId, person: PersonId, word: str, *texts: str, then: str = ""
    ) -> tuple[Turn, ...]:
        """Return the turns that a word would lead to, one for each text; nothing changes.

        `then` is a word that would end the turn. The refusal may be that of the actions; the draft
        is that of the first word.

        Raises:
            TableRefusedError: the table does not give this help, or nothing has been dealt yet.
        """
        return await self._turns.consider(table, person, word, texts, then=then)

    async def weigh(self, table: TableId, person: PersonId, pieces: Pieces) -> Picked:
        """Return the value of the pieces that a person picked, if the table gives such help.

        Raises:
            TableRefusedError: nothing has been dealt yet.
        """
        return await self._turns.weigh(table, person, pieces)

    async def submit(
        self, table: TableId, seat: Seat, *actions: Action, stamp: Stamp | None = None
    ) -> Refusal | None:
        """Apply actions of a seat; all of them succeed, or nothing changes.

        Raises:
            TableRefusedError: the table is paused.
        """
        return await self._counted(self._turns.submit(table, seat, actions, stamp))

    async def order_rack(self, table: TableId, person: PersonId, order: RackOrder) -> None:
        """Store how a person sorts their rack; nobody else sees it."""
        await self._turns.order_rack(table, person, order)

    async def stand(self, table: TableId, person: PersonId, order: StandingOrder | None) -> None:
        """Set a standing order to draw when the person cannot lay; None cancels it.

        Raises:
            TableRefusedError: the person has no seat, or the table does not allow the order.
        """
        await self._turns.stand(table, person, order)

    async def time_out(self, table: TableId) -> Refusal | None:
        """Apply the timeout of the seat to move."""
        return await self._timeouts.time_out(table)

    async def nudge(self, table: TableId, person: PersonId) -> None:
        """Nudge the player to move: once per turn, after half of the time.

        In a turn without a limit, after ten minutes.

        Raises:
            TableRefusedError: a computer is on turn, it is too early, or somebody nudged already.
        """
        await self._timeouts.nudge(table, person)

    async def _lose(self, table: TableId, to: To) -> None:
        """Note that a place is unreachable; ignore tables that are gone or closed."""
        with suppress(UnknownTableError, TableRefusedError):
            await self.do(table, LosePlace(place=to))

    async def _find(self, to: To) -> None:
        """Note that a person is reachable in private again, at all their tables."""
        if not isinstance(to, ToPerson):
            return
        for table in await self.tables_of(to.person):
            with suppress(UnknownTableError, TableRefusedError):
                await self.do(table, FindAgain(person=to.person))
