"""Sets the rules going for many tables at once: one lock and one version a table."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

import structlog

from core.engine.acting import attempt, computer_acts
from core.engine.broken import what_broke
from core.engine.changing import change_of
from core.engine.clocks import Clocks, FairTime, nudged
from core.engine.commands import Command
from core.engine.desks import Live, Stamp, redrafted, swept
from core.engine.evolve import replay
from core.engine.happened import OwnerReturned, TableOpened
from core.engine.locks import Locks
from core.engine.matchlog import MatchLog, last_match
from core.engine.notices import Notice, Nudged, TimeShort
from core.engine.outbox import Outbox
from core.engine.people import ChatId, PersonId, TableId, ToPerson
from core.engine.ports import Clock, Entropy, Store
from core.engine.refusals import TableCode, TableRefusedError
from core.engine.ringing import rung
from core.engine.sight import Sight, see
from core.engine.state import RackOrder, SeatDraft, Settings, TableState
from core.engine.timers import Timer
from core.engine.together import together
from core.rules.actions import Action
from core.rules.events import Event
from core.rules.family import Draft, Family
from core.rules.pieces import Seat
from core.rules.play import view
from core.rules.refusals import Code, Refusal, refuse
from core.rules.round import Round
from core.rules.sheet import Sheet
from core.rules.view import RoundView

CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels: a code shall not be a word."""
CODE_LENGTH = 4
KEEPS_TIME = 10.0
"""Seconds that a crash may give back to who is on turn."""
KEPT = 256
"""Tables that stay in memory: those that were used last. All others are in the store."""

_log = structlog.get_logger(__name__)


class Engine:
    """Tables: opened, joined, played at and looked at.

    Whatever it has answered is stored, and what has to be sent because of it stands in the
    outbox. `pause` is how many seconds a computer player waits before it acts; with 0 it has
    acted when the call returns.
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
    ) -> None:
        self._store = store
        self._outbox = outbox
        self._clock = clock
        self._entropy = entropy
        self._pause = pause
        self._locks = Locks()
        self._live: OrderedDict[TableId, Live] = OrderedDict()
        self._clocks = Clocks(FairTime(clock, tick))
        self._ready = asyncio.Event()
        self._tasks: asyncio.TaskGroup | None = None
        self._thinking: dict[TableId, asyncio.Task[None]] = {}
        outbox.on_sent(self._clocks.told)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Let computer players act and bells ring in the background as long as this is open.

        No bell rings before `ready` was called.
        """
        await self._outbox.load()
        self._clocks.time.go_on(await self._store.counted())
        self._clocks.load(await self._store.timers())
        async with together() as self._tasks:
            watching = self._tasks.create_task(self._watch())
            await self._outbox.flush()
            yield
            for task in (watching, *self._thinking.values()):
                task.cancel()
            await self._store.count(self._clocks.time.now())

    def ready(self) -> None:
        """Say that everything has been read that arrived while nobody listened."""
        self._ready.set()

    # looking

    async def see(self, table: TableId, person: PersonId | None = None) -> Sight:
        """Return a table as a person, or everybody, may see it; raises UnknownTableError."""
        live = self._live.get(table)
        if live is None:
            async with self._locks.alone(table):
                live = await self._loaded(table)
        seat = None if person is None else live.state.seat_of(person)
        return see(table, live.state, live.desk(seat), seat)

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

    # tables

    async def open(
        self, host: PersonId, sheet: Sheet, settings: Settings, chat: ChatId | None
    ) -> TableId:
        """Open a table, shown in a chat or only to who sits at it, and return its number."""
        table = await self._store.new_table()
        opened = TableOpened(
            code=await self._free_code(), host=host, chat=chat, sheet=sheet, settings=settings
        )
        async with self._locks.alone(table):
            state = replay((opened,))
            self._outbox.post(await self._store.append(change_of(table, None, state, (opened,))))
        await self._outbox.flush()
        return table

    async def do(
        self, table: TableId, command: Command, stamp: Stamp | None = None
    ) -> Refusal | None:
        """Do what somebody wants of a table; return a refusal where the stamp is an old one.

        Raises:
            TableRefusedError: the table does not do it.
        """
        async with self._using(table) as live:
            if live.outdated(stamp, None):
                return refuse(Code.STALE)
            await self._commit(live, command.decide(live.state, self._entropy))
        return None

    # turns

    async def say(
        self, table: TableId, person: PersonId, word: str, text: str, stamp: Stamp | None = None
    ) -> Refusal | None:
        """Follow a word of the turn; return why it could not be followed.

        Raises:
            UnreadableError: what should be pieces is none.
            UnknownWordError: no word of this game.
            TableRefusedError: nothing has been dealt yet.
        """
        async with self._using(table) as live:
            seat = live.state.seat_of(person)
            if seat is None:
                return refuse(Code.NOT_SEATED)
            seen = _seen(live.state, seat)
            if live.outdated(stamp, seat):
                return refuse(Code.STALE)
            family: Family[Round, RoundView] = live.state.sheet.family
            turn = family.word(seen, live.desk(seat).draft, word, text)
            if turn.refusal is not None:
                return turn.refusal
            await self._return(live, seat)
            if turn.actions:
                return await self._act(live, seat, turn.actions, turn.draft)
            return await self._shape(live, seat, turn.draft, may=seen.my_turn)

    async def submit(
        self, table: TableId, seat: Seat, *actions: Action, stamp: Stamp | None = None
    ) -> Refusal | None:
        """Have a seat act; all of its actions succeed, or nothing changes."""
        async with self._using(table) as live:
            if live.outdated(stamp, seat):
                return refuse(Code.STALE)
            return await self._act(live, seat, actions, live.desk(seat).draft)

    async def ring(self, table: TableId) -> Refusal | None:
        """Ring the bell: the time of the seat to move has run out."""
        async with self._using(table) as live:
            if live.state.running is None:
                return refuse(Code.ROUND_OVER)
            return await self._ring(live, live.state.running.to_move)

    async def nudge(self, table: TableId, person: PersonId) -> None:
        """Ask whose turn it is to go on: once, after half of the time.

        Raises:
            TableRefusedError: nothing is timed, it is too early, or somebody has asked already.
        """
        async with self._using(table) as live:
            timer = nudged(live.state, self._clocks.of(table), person, self._clocks.time.now())
            self._clocks.put(table, timer)
            notice = Nudged(to=ToPerson(timer.person), table=table, by=person)
            await self._commit(live, (), extra=(notice,))

    async def order_rack(self, table: TableId, person: PersonId, order: RackOrder) -> None:
        """Keep how a person likes the own rack; it concerns nobody else."""
        async with self._using(table) as live:
            seat = live.state.seat_of(person)
            if seat is None:
                raise TableRefusedError(TableCode.NOT_AT_TABLE)
            await self._commit(live, (), {seat: replace(live.desk(seat), order=order)})

    # within

    @asynccontextmanager
    async def _using(self, table: TableId) -> AsyncIterator[Live]:
        """Hold a table alone; afterwards the computers act, and what has to be sent is sent."""
        async with self._locks.alone(table):
            live = await self._loaded(table)
            if live.state.stopped:
                raise TableRefusedError(TableCode.NO_TABLE)
            yield live
            await self._let_computers_act(live)
        await self._outbox.flush()

    async def _loaded(self, table: TableId) -> Live:
        live = self._live.get(table)
        if live is None:
            stored = await self._store.load(table)
            state = replay(stored.events, stored.state)
            live = self._live[table] = Live(number=table, state=state, desks=dict(stored.drafts))
        self._live.move_to_end(table)
        if len(self._live) > KEPT:
            self._live.popitem(last=False)
        return live

    async def _act(
        self, live: Live, seat: Seat, actions: Sequence[Action], draft: Draft
    ) -> Refusal | None:
        acts = attempt(live.state, seat, tuple(actions), self._entropy)
        if acts.events:
            keeps = {} if acts.refusal else {seat: redrafted(live.desk(seat), draft)}
            await self._commit(live, acts.events, keeps)
        return acts.refusal

    async def _shape(self, live: Live, seat: Seat, draft: Draft, *, may: bool) -> Refusal | None:
        """Keep a draft that a word has changed: only in one's own turn."""
        desk = redrafted(live.desk(seat), draft)
        if desk == live.desk(seat):
            return None
        if not may:
            return refuse(Code.NOT_YOUR_TURN)
        await self._commit(live, (), {seat: desk})
        return None

    async def _commit(
        self,
        live: Live,
        events: Sequence[Event],
        desks: dict[Seat, SeatDraft] | None = None,
        extra: tuple[Notice, ...] = (),
    ) -> None:
        """Store what has happened; only then does the table know of it."""
        after = replay(events, live.state)
        written = swept(live, after, desks or {})
        if not events and not written and not extra:
            return
        change = change_of(live.number, live.state, after, events)
        timer = self._clocks.after(live.number, live.state, after, change.notices)
        notices = change.notices + extra
        try:
            posted = await self._store.append(
                replace(change, drafts=written, timer=timer, notices=notices)
            )
        except BaseException:  # whether it is stored, only the store knows
            self._live.pop(live.number, None)
            raise
        live.state = after
        live.desks.update(written)
        self._clocks.put(live.number, timer)
        self._outbox.post(posted)

    async def _return(self, live: Live, seat: Seat) -> None:
        """Give a seat back to its owner, who has just acted."""
        if seat in live.state.standins:
            await self._commit(live, (OwnerReturned(seat=seat),))

    async def _ring(self, live: Live, seat: Seat) -> Refusal | None:
        seen = _seen(live.state, seat)
        family: Family[Round, RoundView] = live.state.sheet.family
        draft = live.desk(seat).draft
        acts = rung(live.state, seat, family.bell(seen, draft), self._entropy)
        await self._commit(live, acts.events)
        return acts.refusal

    async def _watch(self) -> None:
        """Ring each bell when its time has come; a bell that cannot be rung is tried again."""
        await self._ready.wait()
        kept = self._clocks.time.now()
        while True:
            now = await self._clocks.time.tick()
            for table in self._clocks.due():
                await self._look_at_clock(table)
            await self._outbox.retry(now)
            if self._clocks.running and now - kept >= KEEPS_TIME:
                kept = now
                await self._store.count(now)

    async def _look_at_clock(self, table: TableId) -> None:
        try:
            async with self._using(table) as live:
                timer, now = self._clocks.of(table), self._clocks.time.now()
                if timer is None or timer.next is None or timer.next > now:
                    return
                if live.state.running is not None and timer.left(now) <= 0:
                    refusal = await self._ring(live, live.state.running.to_move)
                    if refusal is not None:
                        self._clocks.again(table)
                else:
                    await self._remind(live, timer, now)
        except Exception as error:  # noqa: BLE001 - one table keeps no bell of another from ringing
            _log.error("no bell", table=table, **what_broke(error))
            self._clocks.again(table)

    async def _remind(self, live: Live, timer: Timer, now: float) -> None:
        """Tell once that a quarter of a long turn is left."""
        self._clocks.put(live.number, replace(timer, reminded=True))
        to, left = ToPerson(timer.person), round(timer.left(now))
        await self._commit(live, (), extra=(TimeShort(to=to, table=live.number, seconds=left),))

    async def _let_computers_act(self, live: Live) -> None:
        if live.state.computer_to_move is None:
            return
        if self._pause == 0:
            while await self._computer_acts(live):
                pass
        elif self._tasks is not None and live.number not in self._thinking:
            thinking = self._tasks.create_task(self._act_in_peace(live.number))
            self._thinking[live.number] = thinking

    async def _act_in_peace(self, table: TableId) -> None:
        """Keep what goes wrong with one table away from all others."""
        try:
            await self._act_by_and_by(table)
        except Exception as error:  # noqa: BLE001 - whoever acts next at the table tries again
            self._thinking.pop(table, None)
            _log.error("a computer player is stuck", table=table, **what_broke(error))

    async def _act_by_and_by(self, table: TableId) -> None:
        """Let computer players act, each after its pause; what they did is told once."""
        while table in self._thinking:
            await self._clock.sleep(self._pause)
            async with self._locks.alone(table):
                live = await self._loaded(table)
                if not await self._computer_acts(live):
                    del self._thinking[table]
        await self._outbox.flush()

    async def _computer_acts(self, live: Live) -> bool:
        """Let one computer player act; return whether another one has to."""
        acts = computer_acts(live.state, self._entropy)
        if acts.refusal is not None:
            codes = [str(code) for code in acts.refusal.codes]
            _log.warning("a computer player was refused", table=live.number, codes=codes)
        await self._commit(live, acts.events)
        return bool(acts.events) and live.state.computer_to_move is not None

    async def _free_code(self) -> str:
        while True:
            code = "".join(self._entropy.choose(CODE_LETTERS) for _ in range(CODE_LENGTH))
            if await self._store.table_called(code) is None:
                return code


def _seen(state: TableState, seat: Seat) -> RoundView:
    """Return the round as a seat sees it; raises TableRefusedError where none was dealt."""
    seen = None if state.match is None else view(state.match, seat).round
    if seen is None:
        raise TableRefusedError(TableCode.NOT_STARTED)
    return seen
