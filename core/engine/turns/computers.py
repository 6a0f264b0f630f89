"""Runs turns that need no person: computer players, after a pause, and standing orders."""

import asyncio
from dataclasses import replace

import structlog
from tenacity import wait_fixed

from core.engine import logs
from core.engine.delivery.notices import DrewForYou, Notice, PlanLaid, SeatsActed, YourTurn
from core.engine.delivery.outbox import Outbox
from core.engine.delivery.telling import audience
from core.engine.logs import error_report
from core.engine.people import Computer, Human, TableId, ToPerson
from core.engine.ports import Clock, Entropy, StaleError, Thinking, UnavailableError
from core.engine.table.seat_state import Live, goes_by_itself
from core.engine.table.state import SeatState
from core.engine.table.tables import Tables
from core.engine.thinking import moves_at_a_loss, moves_of
from core.engine.time.retry import retrying
from core.engine.turns.acting import attempt, automatic, computer_acts
from core.engine.turns.turns import seen_by
from core.rules.family import Family, Turn
from core.rules.pieces import Seat
from core.rules.round import Round
from core.rules.view import RoundView

AGAIN = 5.0
"""Seconds before a retry when the store was unavailable."""

_log = structlog.get_logger(__name__)


class Computers:
    """Runs automatic turns at all tables; without a pause they run before any other action."""

    def __init__(
        self,
        tables: Tables,
        outbox: Outbox,
        clock: Clock,
        entropy: Entropy,
        thinking: Thinking,
        *,
        pause: float,
    ) -> None:
        self._tables = tables
        self._outbox = outbox
        self._clock = clock
        self._entropy = entropy
        self._thinking = thinking
        self._pause = pause
        self._tasks: asyncio.TaskGroup | None = None
        self._acting: dict[TableId, asyncio.Task[None]] = {}

    def act_in(self, tasks: asyncio.TaskGroup) -> None:
        """Set the task group in which delayed turns run."""
        self._tasks = tasks

    def cancel(self) -> None:
        """Cancel all delayed turns."""
        for task in self._acting.values():
            task.cancel()

    async def go_on(self, live: Live) -> None:
        """Run the automatic turns of a held table, or schedule them."""
        if live.by_plan is not None and not await self._laid_at_once(live):
            return
        if not goes_by_itself(live.state, live.seat_states):
            return
        if self._pause != 0:
            self._begin(live.number)
            return
        try:
            while await self._one_acts(live):
                pass
        except UnavailableError:  # the caller's own change is stored already
            self._begin(live.number)

    async def _laid_at_once(self, live: Live) -> bool:
        """Lay a plan that is due, without a pause; return False if the store is unavailable."""
        try:
            await self._one_acts(live)
        except UnavailableError:  # as above
            self._begin(live.number)
            return False
        return True

    def _begin(self, table: TableId) -> None:
        if self._tasks is None or table in self._acting:
            return
        acting = self._act_in_peace(table)
        try:
            self._acting[table] = self._tasks.create_task(acting)
        except RuntimeError:  # shutdown: the next program resumes the table
            acting.close()

    async def _act_in_peace(self, table: TableId) -> None:
        """Keep errors at one table away from all others.

        Retry until the store is available again.
        """

        def warn(error: Exception) -> None:
            trouble = getattr(error, "trouble", "")
            _log.warning("the store does not answer", table=table, trouble=str(trouble))

        wait = wait_fixed(AGAIN)
        try:
            act = retrying(self._clock, UnavailableError, wait=wait, warn=warn)
            await act(self._act_by_and_by, table)
        except Exception as error:  # noqa: BLE001 - whoever acts next at the table tries again
            self._acting.pop(table, None)
            self._outbox.release(table)
            _log.error("a computer player is stuck", table=table, **error_report(error))

    async def _act_by_and_by(self, table: TableId) -> None:
        """Run automatic turns, each after its pause; send their notices together at the end."""
        while table in self._acting:
            await self._clock.sleep(self._pause)
            try:
                async with self._tables.held(table) as live:
                    if not await self._one_acts(live):
                        self._acting.pop(table, None)
                        self._outbox.release(table)
            except StaleError:  # somebody else changed the table: decide again
                self._outbox.release(table)
        await self._outbox.flush()

    async def _one_acts(self, live: Live) -> bool:
        """Run one automatic turn; return whether another one follows."""
        who, owner, planner = live.state.computer_to_move, live.by_order, live.by_plan
        if who is not None:
            acted = await self._computer_acts(live, who)
        elif planner is not None:
            acted = await self._plan_acts(live, planner)
        else:
            acted = owner is not None and await self._order_acts(live, owner)
        return acted and goes_by_itself(live.state, live.seat_states)

    async def _computer_acts(self, live: Live, who: Computer) -> bool:
        assert live.state.running is not None
        seat = live.state.running.to_move
        logs.acts(seat)
        moves = await moves_of(self._thinking, who.level, seen_by(live.state, seat))
        acts = computer_acts(live.state, seat, moves, self._entropy)
        if acts.refusal is not None:
            codes = [str(code) for code in acts.refusal.codes]
            _log.warning("a computer player was refused", table=live.number, codes=codes)
        await self._tables.commit(live, acts.events, after=acts.after)
        return bool(acts.events)

    async def _order_acts(self, live: Live, seat: Seat) -> bool:
        """Draw for a player with a standing order who cannot lay; else call the player."""
        logs.acts(seat)
        moves = await moves_at_a_loss(self._thinking, seen_by(live.state, seat))
        acts = automatic(live.state, attempt(live.state, seat, moves, self._entropy))
        if acts.events:
            drawn = acts.after.gains[seat]
            note = DrewForYou(to=_owner(live, seat), table=live.number, pieces=drawn)
            shown = SeatsActed(to=note.to, table=live.number, deeds=())
            await self._tables.commit(live, acts.events, extra=(shown, note), after=acts.after)
        else:
            await self._tables.commit(live, (), *left_to_owner(live, seat))
        return True

    async def _plan_acts(self, live: Live, seat: Seat) -> bool:
        """Lay a plan as it was planned; if the rules refuse it now, call its owner."""
        logs.acts(seat)
        own, seen = live.seat_state(seat), seen_by(live.state, seat)
        family: Family[Round, RoundView] = live.state.sheet.family
        fits = family.plans.fitting(seen, own.plan)
        ended = Turn()
        if fits.as_planned:
            ended = family.turns.word(seen, fits.draft, fits.word, fits.text)
        acts = automatic(live.state, attempt(live.state, seat, ended.actions, self._entropy))
        if acts.events:
            note = PlanLaid(to=_owner(live, seat), table=live.number, pieces=fits.pieces)
            shown = SeatsActed(to=note.to, table=live.number, deeds=())
            await self._tables.commit(live, acts.events, extra=(shown, note), after=acts.after)
        else:
            seat_states = {seat: replace(own, plan=replace(own.plan, due=False))}
            await self._tables.commit(live, (), seat_states, _called_after_all(live, seat))
        return True


def _called_after_all(live: Live, seat: Seat) -> tuple[Notice, ...]:
    """Return the notices that call the owner of a turn that was to be automatic."""
    shown = (SeatsActed(to=to, table=live.number, deeds=()) for to in audience(live.state))
    return (*shown, YourTurn(to=_owner(live, seat), table=live.number))


def left_to_owner(live: Live, seat: Seat) -> tuple[dict[Seat, SeatState], tuple[Notice, ...]]:
    """Return the seat's draft, marked as left to its owner, and the notices that call the owner."""
    own = live.seat_state(seat)
    assert own.auto is not None
    left = replace(own, auto=replace(own.auto, left=True))
    return {seat: left}, _called_after_all(live, seat)


def _owner(live: Live, seat: Seat) -> ToPerson:
    who = live.state.seats[seat]
    assert isinstance(who, Human)
    return ToPerson(who.person)
