"""Plans of seats: when they end, when one is laid automatically, and what of one is offered."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from core.engine.delivery.notices import Notice, TurnRenewed
from core.engine.people import Human, TableId, ToPerson
from core.engine.table.state import SeatState, TableState
from core.rules.drafts import NO_DRAFT, Fitting, Plan
from core.rules.family import Family
from core.rules.pieces import Groups, Seat
from core.rules.round import Round
from core.rules.view import RoundView


def emptied(plan: Plan) -> Plan:
    """Return an empty plan with a newer version."""
    return Plan(version=plan.version + 1)


def lying(view: RoundView) -> Groups:
    """Return the table as it lies, as plans refer to it."""
    return tuple(meld.pieces for meld in view.table)


def due_plan(state: TableState, seat_states: Mapping[Seat, SeatState]) -> Seat | None:
    """Return the seat to move if its turn begins with laying its plan."""
    seat = state.awaited
    return seat if seat is not None and seat in seat_states and seat_states[seat].plan.due else None


def with_plan_after(own: SeatState, before: TableState, after: TableState, seat: Seat) -> SeatState:
    """Return the seat state with its plan after a change.

    A plan ends with its round, and when its owner lays some of its pieces. In the owner's turn, the
    board shows the turn.
    """
    plan = own.plan
    if not (plan.exists or plan.shown):
        return own
    now = after.running
    if now is None or after.deals > before.deals or _laid_some(before, after, seat, plan):
        return replace(own, plan=emptied(plan))
    if now.to_move != seat:
        return own if not plan.due else replace(own, plan=replace(plan, due=False))
    begins = _begins(before, after, seat)
    due = plan.lays and _can_be_laid(after, seat, plan) if begins else plan.due
    return replace(own, plan=replace(plan, due=due, shown=False))


def _laid_some(before: TableState, after: TableState, seat: Seat, plan: Plan) -> bool:
    own = (deed for deed in after.deeds[len(before.deeds) :] if deed.seat == seat)
    laid = {piece for deed in own for piece in deed.laid}
    return bool(laid) and not laid.isdisjoint(after.sheet.family.plans.pieces(plan))


def _begins(before: TableState, after: TableState, seat: Seat) -> bool:
    """Say whether a change has begun the turn of a seat."""
    was = before.running
    return was is None or was.to_move != seat or len(after.deeds) > len(before.deeds)


def _can_be_laid(state: TableState, seat: Seat, plan: Plan) -> bool:
    """Say whether a turn may begin with laying the plan, exactly as it was planned."""
    assert state.running is not None
    if state.paused or state.may_be_judged or not isinstance(state.player_of(seat), Human):
        return False
    family: Family[Round, RoundView] = state.sheet.family
    seen = family.rules.view(state.running, seat)
    return not seen.turn and family.plans.fitting(seen, plan).as_planned


def offered(state: TableState, me: Seat | None, own: SeatState) -> Fitting | None:
    """Return what of a plan fits; nothing during a pause, before a draw that comes first."""
    running, plan = state.running, own.plan
    if running is None or me is None or running.to_move != me or state.paused:
        return None
    if not plan.exists or plan.due or own.draft != NO_DRAFT:
        return None
    family: Family[Round, RoundView] = state.sheet.family
    seen = family.rules.view(running, me)
    ready = seen.turn.startswith("drawn") if family.plans.after_draw else not seen.turn
    return family.plans.fitting(seen, plan) if ready else None


def renewed_plans(
    table: TableId, before: TableState, after: TableState, seat_states: Mapping[Seat, SeatState]
) -> Iterator[Notice]:
    """Renew the boards on which waiting people see their plans, after a change of the table."""
    if after.running is None or before.running is after.running:
        return
    for seat, who in enumerate(after.seats):
        waits = (
            after.running.to_move != seat and seat in seat_states and seat_states[seat].plan.shown
        )
        if waits and isinstance(who, Human):
            yield TurnRenewed(to=ToPerson(who.person), table=table)
