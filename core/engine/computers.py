"""Lets computer players act when it is their turn, each after a human-like pause."""

import asyncio

import structlog

from core.engine import tracing
from core.engine.acting import computer_acts
from core.engine.broken import what_broke
from core.engine.desks import Live
from core.engine.outbox import Outbox
from core.engine.people import TableId
from core.engine.ports import Clock, Entropy, Thinking
from core.engine.tables import Tables
from core.engine.thinking import moves_of
from core.engine.turns import seen_by

_log = structlog.get_logger(__name__)


class Computers:
    """Has the computer players of every table act; with no pause, before anybody else can."""

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
        """Say where they may take their time."""
        self._tasks = tasks

    def cancel(self) -> None:
        """Have nobody act any more."""
        for task in self._acting.values():
            task.cancel()

    async def go_on(self, live: Live) -> None:
        """Let them act at a table that is held, or see to it that they will."""
        if live.state.computer_to_move is None:
            return
        if self._pause == 0:
            while await self._one_acts(live):
                pass
        elif self._tasks is not None and live.number not in self._acting:
            self._acting[live.number] = self._tasks.create_task(self._act_in_peace(live.number))

    async def _act_in_peace(self, table: TableId) -> None:
        """Keep what goes wrong with one table away from all others."""
        try:
            await self._act_by_and_by(table)
        except Exception as error:  # noqa: BLE001 - whoever acts next at the table tries again
            self._acting.pop(table, None)
            _log.error("a computer player is stuck", table=table, **what_broke(error))

    async def _act_by_and_by(self, table: TableId) -> None:
        """Let computer players act, each after its pause; what they did is told once."""
        while table in self._acting:
            await self._clock.sleep(self._pause)
            async with self._tables.held(table) as live:
                if not await self._one_acts(live):
                    del self._acting[table]
        await self._outbox.flush()

    async def _one_acts(self, live: Live) -> bool:
        """Let one computer player act; return whether another one has to."""
        running, who = live.state.running, live.state.computer_to_move
        if running is None or who is None:
            return False
        tracing.acts(running.to_move)
        seen = seen_by(live.state, running.to_move)
        moves = await moves_of(self._thinking, who.level, seen)
        acts = computer_acts(live.state, running.to_move, moves, self._entropy)
        if acts.refusal is not None:
            codes = [str(code) for code in acts.refusal.codes]
            _log.warning("a computer player was refused", table=live.number, codes=codes)
        await self._tables.commit(live, acts.events)
        return bool(acts.events) and live.state.computer_to_move is not None
