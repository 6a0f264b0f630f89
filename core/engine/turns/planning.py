"""The words that shape a plan while others play, and the lay of a plan in its owner's turn."""

from dataclasses import replace

from core.engine import logs
from core.engine.people import PersonId, TableId
from core.engine.ports import Thinking
from core.engine.table.plans import emptied, lying
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.seat_state import Live, Stamp
from core.engine.table.state import TableState
from core.engine.table.tables import Tables
from core.engine.thinking import followed, plan_followed
from core.engine.turns.acting import decided_anew
from core.engine.turns.helping import check_help
from core.engine.turns.turns import Turns, only_while_time_runs, seen_by
from core.rules.drafts import NO_DRAFT, Draft, Plan
from core.rules.family import Family, Turn
from core.rules.pieces import Seat
from core.rules.refusals import Code, Refusal, refuse
from core.rules.round import Round
from core.rules.view import RoundView

STEPS_KEPT = 50
"""The number of earlier drafts of a plan that `undo` can bring back."""


class Plans:
    """Applies the words of a plan. Until it is laid, only its owner is shown any of it."""

    def __init__(self, tables: Tables, turns: Turns, thinking: Thinking) -> None:
        self._tables = tables
        self._turns = turns
        self._thinking = thinking

    @decided_anew
    async def shape(
        self,
        table: TableId,
        person: PersonId,
        word: str,
        text: str,
        stamp: Stamp | None = None,
        *,
        lays: bool | None = None,
    ) -> Refusal | None:
        """Apply a word to a person's plan; return the refusal, if any.

        The stamp's draft version is that of the plan. `lays` also chooses whether the plan is laid
        automatically, in the same change. Errors are those of `Engine.say`.
        """
        async with self._tables.using(table) as live:
            seat, seen = _seat_of(live, person)
            plan = live.seat_state(seat).plan
            if _outdated(live, plan, stamp):
                return refuse(Code.STALE)
            if lays is not None:
                _check_can_lay(live.state)
            check_help(live.state.settings.assist, live.seat_state(seat), word)
            turn = await self._shaped(seen, plan, word, text)
            if turn.refusal is None:
                shaped = _bounded(turn.draft)
                shown = not seen.my_turn
                now = replace(plan, draft=shaped, table=lying(seen), shown=shown)
                wanted = plan.lays if lays is None else lays
                await self._keep(live, seat, replace(now, lays=wanted and now.exists))
            return turn.refusal

    async def consider(self, table: TableId, person: PersonId, word: str, text: str) -> Turn:
        """Return what a word would make of a person's plan, without changing anything.

        Errors are those of `Engine.consider`.
        """
        async with self._tables.held(table) as live:
            seat, seen = _seat_of(live, person)
            check_help(live.state.settings.assist, live.seat_state(seat), word)
            return await self._shaped(seen, live.seat_state(seat).plan, word, text)

    async def _shaped(self, seen: RoundView, plan: Plan, word: str, text: str) -> Turn:
        family: Family[Round, RoundView] = seen.sheet.family
        view = family.plans.begun(seen)
        draft = family.plans.carried(view, plan)
        return await plan_followed(self._thinking, view, draft, word, text)

    @decided_anew
    async def show(self, table: TableId, person: PersonId, *, shown: bool) -> None:
        """Show the plan on its owner's board while others play, or hide it."""
        async with self._tables.using(table) as live:
            seat, _ = _seat_of(live, person)
            await self._keep(live, seat, replace(live.seat_state(seat).plan, shown=shown))

    @decided_anew
    async def lay_by_itself(
        self, table: TableId, person: PersonId, stamp: Stamp | None, *, on: bool
    ) -> Refusal | None:
        """Choose whether the plan is laid automatically at the start of its owner's turn.

        Raises:
            TableRefusedError: nothing is planned, or the game begins each turn with a draw.
        """
        async with self._tables.using(table) as live:
            seat, _ = _seat_of(live, person)
            plan = live.seat_state(seat).plan
            if _outdated(live, plan, stamp):
                return refuse(Code.STALE)
            _check_can_lay(live.state)
            if on and not plan.exists:
                raise TableRefusedError(TableCode.NO_PLAN)
            await self._keep(live, seat, replace(plan, lays=on))
            return None

    @decided_anew
    async def use(
        self, table: TableId, person: PersonId, stamp: Stamp | None, *, lays: bool
    ) -> Refusal | None:
        """Lay what fits of the plan in its owner's turn, or only make it the draft.

        Raises:
            TableRefusedError: nothing is planned, nothing of it fits, or the table is paused.
        """
        async with self._tables.using(table) as live:
            seat, seen = _seat_of(live, person)
            if live.outdated(stamp, seat):
                return refuse(Code.STALE)
            only_while_time_runs(live.state)
            if not seen.my_turn:
                return refuse(Code.NOT_YOUR_TURN)
            if not live.seat_state(seat).plan.exists:
                raise TableRefusedError(TableCode.NO_PLAN)
            family: Family[Round, RoundView] = live.state.sheet.family
            fits = family.plans.fitting(seen, live.seat_state(seat).plan)
            if not fits.pieces and fits.refusal is not None:
                return fits.refusal.without_places()
            if not fits.pieces:
                raise TableRefusedError(TableCode.PLAN_DOES_NOT_FIT)
            logs.acts(seat)
            draft = live.seat_state(seat).draft.followed_by(fits.draft)
            if not (lays and fits.word):
                return await self._turns.shape(live, seat, draft, may=True)
            ended = await followed(self._thinking, seen, draft, fits.word, fits.text)
            return await self._turns.act_or_keep(live, seat, ended, draft)

    async def _keep(self, live: Live, seat: Seat, plan: Plan) -> None:
        """Store a changed plan. Nobody else is told, and nothing of the table changes."""
        own = live.seat_state(seat)
        if not plan.exists and not plan.shown:
            plan = emptied(plan)
        if replace(plan, version=own.plan.version) == own.plan:
            return
        plan = replace(plan, version=own.plan.version + 1, due=False)
        await self._turns.keep(live, seat, replace(own, plan=plan))


def _seat_of(live: Live, person: PersonId) -> tuple[Seat, RoundView]:
    """Return a person's seat and view of the running round; raises TableRefusedError."""
    seat = live.state.seat_of(person)
    if seat is None:
        raise TableRefusedError(TableCode.NOT_AT_TABLE)
    seen = seen_by(live.state, seat)
    if live.state.running is None or seat not in live.state.running.active:
        raise TableRefusedError(TableCode.NO_ROUND_TO_PLAN)
    return seat, seen


def _check_can_lay(state: TableState) -> None:
    """Refuse to lay plans automatically where a turn begins with a draw."""
    if state.sheet.family.plans.after_draw:
        raise TableRefusedError(TableCode.PLAN_AFTER_DRAW)


def _outdated(live: Live, plan: Plan, stamp: Stamp | None) -> bool:
    if stamp is None:
        return False
    table = stamp.version is not None and stamp.version != live.state.moved
    return table or (stamp.draft is not None and stamp.draft != plan.version)


def _bounded(draft: Draft) -> Draft:
    return draft if draft == NO_DRAFT else replace(draft, earlier=draft.earlier[-STEPS_KEPT:])
