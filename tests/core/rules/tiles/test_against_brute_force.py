"""In small positions, a lay is judged exactly as an independent referee judges it by brute force.

Two open questions are read differently, and not compared: whether a lay that treats a joker wrongly
is also `one_action_only`, and the points of a first laying if the rest of the turn is not legal
with the named melds, or with those that lie there.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

import pytest

from core.rules.sheets import with_house_rules
from core.rules.tiles.legality.lay import read_melds
from core.rules.tiles.legality.table_use import TableUse, legal_ways, only_grew, table_count
from core.rules.tiles.model.events import TableLaid
from core.rules.tiles.model.sheet import TileSheet
from core.rules.tiles.notation import read_groups
from tests.support.referee import referee
from tests.support.referee.positions import Position, positions
from tests.support.rules.script import Answer, Game
from tests.support.thoroughness import times

POSITIONS = times(100)
"""So many for each sheet."""

SHEETS = pytest.mark.parametrize("sheet", sorted(referee.RULES))


def asked(position: Position) -> Answer:
    """Put the position before the rules; the program watches the melds, as the referee does."""
    game = Game.at(
        position.sheet,
        table=position.table,
        racks={"Ann": position.rack, "Ben": ""},
        opened=["Ann"] if position.opened else [],
        rules={**position.options, "false_melds": "refused"},
    )
    ann, _ = game
    answer = ann.lays(position.final, first=position.first or "", takes=position.takes or "")
    game.looked_at(answer)
    return answer


def told(answer: Answer) -> tuple[str, ...]:
    refusal = answer.decision.refusal
    return () if refusal is None else compared(map(str, refusal.codes))


def judged(position: Position) -> tuple[str, ...]:
    return compared(referee.judge_position(position))


def compared(codes: Iterable[str]) -> tuple[str, ...]:
    """Leave out whether it is one action where nobody can say which jokers were freed."""
    all_ = tuple(codes)
    wrong = "joker_not_replaced" in all_
    return tuple(code for code in all_ if not (wrong and code == "one_action_only"))


@SHEETS
def test_a_lay_is_accepted_or_refused_for_the_same_reasons(sheet: str) -> None:
    for position in positions(sheet, 1, POSITIONS):
        assert told(asked(position)) == judged(position), position


@SHEETS
def test_one_action_is_seen_alike(sheet: str) -> None:
    for position in positions(sheet, 3, POSITIONS // 6):
        options = {**position.options, "one_action": True}
        rules = referee.with_options(referee.RULES[sheet], options)
        single = replace(position, options=options, rules=rules)
        assert told(asked(single)) == judged(single), single


@SHEETS
def test_a_first_laying_beside_the_table_counts_the_same(sheet: str) -> None:
    counted = 0
    for position in positions(sheet, 2, 2 * POSITIONS):
        if position.opened or position.first or position.rules.first_laying is None:
            continue
        answer = asked(position)
        if answer.decision.ok and _beside(position, answer):
            counted += 1
            points = referee.points(position.rules, position.table, position.rack, position.final)
            assert answer.points == points, position
    assert counted > POSITIONS // 20


def _beside(position: Position, answer: Answer) -> bool:
    """Say whether all melds of the table lie on as they were."""
    laid = next(event for event in answer.decision.events if isinstance(event, TableLaid))
    before = Counter(filter(None, position.table.split(" | ")))
    return not before - Counter(map(str, laid.table))


@SHEETS
def test_a_table_that_only_grew_is_used_rightly_by_the_whole_search_too(sheet: str) -> None:
    grown = 0
    for position in positions(sheet, 4, POSITIONS):
        rules = with_house_rules(sheet, {**position.options, "false_melds": "refused"})
        assert isinstance(rules, TileSheet)
        old, _ = read_melds(rules, read_groups(position.table))
        final, faults = read_melds(rules, read_groups(position.final))
        if faults or not only_grew(old, final):
            continue
        laid = table_count(final) - table_count(old)
        use = TableUse(sheet=rules, old=old, final=final, laid=laid)
        assert next(legal_ways(use), None) is not None, position
        grown += old != final
    assert grown
