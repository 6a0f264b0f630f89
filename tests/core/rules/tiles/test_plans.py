"""What holds of plans with tiles, whatever the house rules and whatever the others do."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from hypothesis import example, given

from core.rules.drafts import Plan
from core.rules.match import Match
from core.rules.pieces import Groups, Seat, groups_of, print_groups
from core.rules.play import decide
from core.rules.tiles.family import TILES
from core.rules.tiles.model.actions import Lay
from core.rules.tiles.model.pieces import as_pieces
from core.rules.tiles.model.round import TileView
from core.rules.tiles.planning import Part, parts_of
from tests.core.rules.tiles.chance import Die, Start, disturbed, play, round_of, starts
from tests.support.thoroughness import examples


def planned(match: Match, seat: Seat, die: Die) -> Plan | None:
    """Plan a computer's lay or a table in disorder, for a seat that waits."""
    seen = TILES.plans.begun(TILES.rules.view(round_of(match), seat))
    wanted = disturbed(replace(round_of(match), to_move=seat), die, foreign=False)
    if die.below(2):
        (action, *_) = TILES.players.computer("easy", seen)
        wanted = action.groups if isinstance(action, Lay) else wanted
    turn = TILES.plans.word(seen, Plan().draft, "arrange", print_groups(wanted))
    lies = groups_of(seen.table)
    return None if turn.refusal else Plan(draft=turn.draft, table=lies)


def turns(start: Start) -> Iterator[tuple[Match, Seat, Plan, bool]]:
    """Yield each turn that begins for a seat with a plan, and whether the plan is fresh."""
    match, die = start.dealt()
    plans: dict[Seat, tuple[Plan, Groups]] = {}
    for step in play(match, die):
        now = step.after
        if now.round is None or round_of(now).outcome is not None:
            return
        if not all(round_of(now).racks):
            return  # whoever acts next accepts the lay that emptied a rack: the round ends first
        mover = round_of(now).to_move
        if mover in plans and round_of(now).drawn is None:
            plan, lay = plans.pop(mover)
            yield now, mover, plan, lay == groups_of(round_of(now).table)
        waits = die.below(now.seats)
        if waits != mover and waits in round_of(now).active:
            plan_of = planned(now, waits, die)
            if plan_of is not None:
                plans[waits] = (plan_of, groups_of(round_of(now).table))


EMPTIED = Start("budacsek", 2, {"numbers": 8, "copies": 2, "hand": 4, "first_laying": 12}, 6)
"""A round in which a plan stands ready when somebody empties a rack."""


@given(starts())
@example(EMPTIED)
@examples(4)
def test_the_offer_holds_exactly_the_legal_part(start: Start) -> None:
    for match, seat, plan, _ in turns(start):
        seen = TILES.rules.view(round_of(match), seat)
        offer = TILES.plans.fitting(seen, plan)
        all_of_it = Counter(TILES.plans.pieces(plan))
        assert Counter(offer.pieces) + Counter(offer.back) == all_of_it
        if offer.pieces:
            groups = offer.draft.groups
            assert groups is not None
            assert decide(match, seat, Lay(groups=groups)).ok
        assert len(offer.pieces) >= most(match, seat, plan, seen)


def most(match: Match, seat: Seat, plan: Plan, seen: TileView) -> int:
    """Try every choice of parts that still hold: return how many tiles can be laid at most."""
    parts = list(holding(plan, seen))
    if len(parts) > 5:
        return 0
    best = 0
    for size in range(1, len(parts) + 1):
        for chosen in combinations(parts, size):
            used = Counter(group for part in chosen for group in part.used)
            made = tuple(group for part in chosen for group in part.made)
            lone = any(len(group) == 1 for group in made)
            groups = (*(Counter(groups_of(seen.table)) - used).elements(), *made)
            if not lone and decide(match, seat, Lay(groups=groups)).ok:
                best = max(best, sum(len(part.own) for part in chosen))
    return best


def holding(plan: Plan, seen: TileView) -> Iterator[Part]:
    lying, rack = Counter(groups_of(seen.table)), Counter(as_pieces(seen.rack))
    for part in parts_of(plan.table, plan.draft.groups or ()):
        if Counter(part.used) <= lying and Counter(part.own) <= rack:
            lying -= Counter(part.used)
            rack -= Counter(part.own)
            yield part


@given(starts())
@examples(4)
def test_a_lay_as_planned_equals_the_typed_lay(start: Start) -> None:
    """On the table of the plan it is the very same lay; else, the others' new melds join it."""
    for match, seat, plan, unchanged in turns(start):
        seen = TILES.rules.view(round_of(match), seat)
        offer, wanted = TILES.plans.fitting(seen, plan), plan.draft.groups
        if wanted is None:
            continue
        typed = decide(match, seat, Lay(groups=wanted))
        lone = any(len(group) == 1 for group in wanted)
        held = not Counter(TILES.plans.pieces(plan)) - Counter(as_pieces(seen.rack))
        if unchanged and held and not lone:
            assert offer.as_planned == typed.ok
        if offer.as_planned:
            assert offer.back == ()
            groups = offer.draft.groups
            assert groups is not None
            others = Counter(groups_of(seen.table)) - Counter(plan.table)
            gone = Counter(plan.table) - Counter(groups_of(seen.table))
            assert not gone & Counter(group for p in holding(plan, seen) for group in p.used)
            assert Counter(groups) == Counter(wanted) + others - gone
            if unchanged:
                assert decide(match, seat, Lay(groups=groups)) == typed


@given(starts())
@examples(4)
def test_a_plan_carried_to_another_table_takes_nothing_from_it(start: Start) -> None:
    """All tiles of the table lie in it, but for those that the plan itself has left out."""
    for match, seat, plan, _ in turns(start):
        seen = TILES.rules.view(round_of(match), seat)
        groups = TILES.plans.carried(TILES.plans.begun(seen), plan).groups
        if groups is None:
            continue
        lies = Counter(p for g in groups_of(seen.table) for p in g)
        shown = Counter(p for g in groups for p in g)
        left_out = Counter(p for g in plan.table for p in g) - Counter(
            p for g in plan.draft.groups or () for p in g
        )
        tiles = {tile for tile in lies - shown if not str(tile).startswith("J")}
        assert tiles <= set(left_out)
