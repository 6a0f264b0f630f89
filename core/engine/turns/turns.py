"""The turns of people: words that shape a draft, and actions that the rules decide."""

from collections.abc import Sequence
from dataclasses import replace

from core.engine import logs
from core.engine.delivery.inbox import because_of
from core.engine.delivery.notices import Notice, ObjectionFailed, TurnRenewed
from core.engine.delivery.telling import audience
from core.engine.people import Human, PersonId, TableId, ToPerson
from core.engine.ports import Entropy, Thinking
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.seat_state import Live, Stamp, redrafted
from core.engine.table.seating import returned
from core.engine.table.state import RackOrder, SeatState, StandingOrder, TableState
from core.engine.table.tables import Tables
from core.engine.thinking import followed, weigh
from core.engine.turns.acting import attempt, decided_anew
from core.engine.turns.helping import check_help, known_hint, told_more
from core.rules.actions import Action, Picked
from core.rules.drafts import NO_DRAFT, Draft
from core.rules.family import Turn
from core.rules.pieces import Pieces, Seat
from core.rules.play import view
from core.rules.refusals import Code, Refusal, refuse
from core.rules.view import RoundView


class Turns:
    """Applies the words and actions of people to the running round."""

    def __init__(self, tables: Tables, entropy: Entropy, thinking: Thinking) -> None:
        self._tables = tables
        self._entropy = entropy
        self._thinking = thinking

    @decided_anew
    async def say(
        self,
        table: TableId,
        person: PersonId,
        word: str,
        text: str,
        stamp: Stamp | None,
        *,
        then: str,
    ) -> Refusal | None:
        """Apply a word of the turn; see `Engine.say`."""
        async with self._tables.using(table) as live:
            seat = live.state.seat_of(person)
            if seat is None:
                return refuse(Code.NOT_SEATED)
            logs.acts(seat)
            seen = seen_by(live.state, seat)
            if live.outdated(stamp, seat):
                return refuse(Code.STALE)
            only_while_time_runs(live.state)
            own = live.seat_state(seat)
            check_help(live.state.settings.assist, own, word)
            turn = known_hint(own, word)
            if turn is None:
                turn = await followed(self._thinking, seen, own.draft, word, text)
            if turn.hint is not None:
                await self._tables.commit(live, (), {seat: told_more(own, turn.hint)})
            if turn.hint is not None or turn.refusal is not None:
                return turn.refusal
            await self._return(live, person)
            if turn.actions:
                return await self._act(live, seat, turn.actions, turn.draft)
            if then:
                ended = await followed(self._thinking, seen, turn.draft, then, "")
                return await self.act_or_keep(live, seat, ended, turn.draft)
            return await self.shape(live, seat, turn.draft, may=seen.my_turn)

    async def consider(
        self, table: TableId, person: PersonId, word: str, texts: Sequence[str], *, then: str
    ) -> tuple[Turn, ...]:
        """Return the turns that a word would lead to; see `Engine.consider`."""
        async with self._tables.held(table) as live:
            seat = live.state.seat_of(person)
            if seat is None:
                raise TableRefusedError(TableCode.NOT_AT_TABLE)
            check_help(live.state.settings.assist, live.seat_state(seat), word)
            return tuple([await self._led_to(live, seat, word, text, then) for text in texts])

    async def _led_to(self, live: Live, seat: Seat, word: str, text: str, then: str) -> Turn:
        seen = seen_by(live.state, seat)
        turn = await followed(self._thinking, seen, live.seat_state(seat).draft, word, text)
        if then and turn.refusal is None and not turn.actions:
            ended = await followed(self._thinking, seen, turn.draft, then, "")
            turn = replace(turn, actions=ended.actions, refusal=ended.refusal)
        if turn.refusal is None and turn.actions:
            acts = attempt(live.state, seat, turn.actions, self._entropy)
            turn = replace(turn, refusal=acts.refusal)
        return turn

    async def weigh(self, table: TableId, person: PersonId, pieces: Pieces) -> Picked:
        """Return the value of the pieces that a person picked; see `Engine.weigh`."""
        async with self._tables.held(table) as live:
            seat = live.state.seat_of(person)
            if seat is None or live.state.settings.assist.mode == "none":
                return Picked()
            seen = seen_by(live.state, seat)
            if not seen.my_turn:  # for the plan
                seen = seen.sheet.family.plans.begun(seen)
            return await weigh(self._thinking, seen, pieces) if not seen.turn else Picked()

    @decided_anew
    async def submit(
        self, table: TableId, seat: Seat, actions: Sequence[Action], stamp: Stamp | None
    ) -> Refusal | None:
        """Apply actions of a seat; see `Engine.submit`."""
        async with self._tables.using(table) as live:
            logs.acts(seat)
            if live.outdated(stamp, seat):
                return refuse(Code.STALE)
            only_while_time_runs(live.state)
            return await self._act(live, seat, actions, live.seat_state(seat).draft)

    @decided_anew
    async def order_rack(self, table: TableId, person: PersonId, order: RackOrder) -> None:
        """Store how a person sorts their rack; nobody else sees it."""
        async with self._tables.using(table) as live:
            seat = live.state.seat_of(person)
            if seat is None:
                raise TableRefusedError(TableCode.NOT_AT_TABLE)
            own = replace(live.seat_state(seat), order=order)
            await self.keep(live, seat, own)

    @decided_anew
    async def stand(self, table: TableId, person: PersonId, order: StandingOrder | None) -> None:
        """Set or cancel a standing order; see `Engine.stand`."""
        async with self._tables.using(table) as live:
            seat = live.state.seat_of(person)
            if seat is None:
                raise TableRefusedError(TableCode.NOT_AT_TABLE)
            if order is not None:
                _only_where_it_may_stand(live.state, order, seat)
                order = replace(order, left=live.seat_state(seat).draft != NO_DRAFT)
            own = replace(live.seat_state(seat), auto=order)
            await self.keep(live, seat, own)

    async def keep(self, live: Live, seat: Seat, own: SeatState) -> None:
        """Store a seat's state if it changed, and renew its owner's board even without a reply."""
        if own == live.seat_state(seat):
            return
        owner = live.state.seats[seat]
        to = (ToPerson(owner.person),) if isinstance(owner, Human) else ()
        renewed = tuple(TurnRenewed(to=one, table=live.number) for one in to)
        await self._tables.commit(live, (), {seat: own}, extra=renewed)

    async def _act(
        self, live: Live, seat: Seat, actions: Sequence[Action], draft: Draft
    ) -> Refusal | None:
        acts = attempt(live.state, seat, tuple(actions), self._entropy)
        if acts.events:
            keeps = {} if acts.refusal else {seat: redrafted(live.seat_state(seat), draft)}
            await self._tables.commit(live, acts.events, keeps, after=acts.after)
        elif acts.refusal is not None and acts.refusal.code is Code.NO_FALSE_MELD:
            await self._tables.commit(live, (), extra=_failed_objection(live, seat))
        return acts.refusal

    async def act_or_keep(
        self, live: Live, seat: Seat, ended: Turn, draft: Draft
    ) -> Refusal | None:
        """Apply a word that ends the turn; if it is refused, keep the draft before it."""
        refusal = ended.refusal or await self._act(live, seat, ended.actions, ended.draft)
        if refusal is not None and live.state.running is not None:
            await self.shape(live, seat, draft, may=live.state.running.to_move == seat)
        return refusal

    async def shape(self, live: Live, seat: Seat, draft: Draft, *, may: bool) -> Refusal | None:
        """Store a changed draft; only in the seat's own turn."""
        own = redrafted(live.seat_state(seat), draft)
        if own == live.seat_state(seat):
            return None
        if not may:
            return refuse(Code.NOT_YOUR_TURN)
        await self.keep(live, seat, own)
        return None

    async def _return(self, live: Live, person: PersonId) -> None:
        """Let a person who has just acted play again."""
        back = returned(live.state, person)
        if back:
            with because_of(None):  # the person's own change settles the update
                await self._tables.commit(live, back)


def only_while_time_runs(state: TableState) -> None:
    """Refuse to act while the table is paused; raises TableRefusedError."""
    if state.paused and state.running is not None:
        raise TableRefusedError(TableCode.PAUSED)


def _failed_objection(live: Live, seat: Seat) -> tuple[Notice, ...]:
    """Tell everybody but whoever objected, who is answered, that the last lay stands.

    Nobody is told of an objection that comes too late, or where there is no lay to judge.
    """
    owner = live.state.seats[seat]
    if not seen_by(live.state, seat).may_object or not isinstance(owner, Human):
        return ()
    told = (to for to in audience(live.state) if to != ToPerson(owner.person))
    return tuple(ObjectionFailed(to=to, table=live.number, by=owner.person) for to in told)


def _only_where_it_may_stand(state: TableState, order: StandingOrder, seat: Seat) -> None:
    """Refuse a standing order that would choose for its owner, or reveal too much."""
    if state.running is None:
        raise TableRefusedError(TableCode.NO_ROUND if state.match else TableCode.NOT_STARTED)
    if not state.sheet.family.turns.waits:
        raise TableRefusedError(TableCode.AUTO_CHOOSES)
    if state.settings.assist.mode in {"none", "hints"}:
        raise TableRefusedError(TableCode.AUTO_TELLS)
    if order.until == "first" and seat in state.running.opened:
        raise TableRefusedError(TableCode.AUTO_OPENED)


def seen_by(state: TableState, seat: Seat) -> RoundView:
    """Return a seat's view of the round; raises TableRefusedError before the first deal."""
    seen = None if state.match is None else view(state.match, seat).round
    if seen is None:
        raise TableRefusedError(TableCode.NOT_STARTED)
    return seen
