"""`repair` proposes the legal table nearest to a refused one."""

from core.rules.refusals import Code
from tests.core.rules.tiles.turns.person import Person


def test_a_draft_becomes_the_nearest_legal_table() -> None:
    ann = Person.at("rummikub", table="r4 r5 r6 | b8 k8 y8", rack="r7 r9 k1")
    ann.says("arrange", "r4 r5 r6 r7 r9 | b8 k8 y8").says("repair")
    ann.sees("r4 r5 r6 r7 | b8 k8 y8")


def test_a_table_that_is_written_out_is_repaired_too() -> None:
    ann = Person.at("rummikub", table="r4 r5 r6", rack="r7 b1")
    ann.says("repair", "r4 r5 r6 r7 r8").sees("r4 r5 r6 r7")


def test_no_tile_is_added_that_was_not_proposed() -> None:
    ann = Person.at("rummikub", table="r4 r5 r6 | b8 k8 y8", rack="r7 r8 k1")
    ann.says("arrange", "r4 r5 r6 r8 | b8 k8 y8").says("repair")
    ann.sees("r4 r5 r6 | r8 b8 k8 y8")


def test_undo_leads_back_to_the_refused_draft() -> None:
    ann = Person.at("rummikub", table="r4 r5 r6", rack="r7 r9")
    ann.says("arrange", "r4 r5 r6 r7 r9").says("repair").says("undo").sees("r4 r5 r6 r7 r9")


def test_a_draft_without_a_legal_tile_has_no_repair() -> None:
    ann = Person.at("rummikub", table="r4 r5 r6", rack="k1 k2")
    assert ann.says("arrange", "r4 r5 r6 | k1 k2").says("repair").faults == [Code.NO_REPAIR]
    assert ann.draft.groups is not None


def test_without_an_own_tile_on_the_table_there_is_nothing_to_repair() -> None:
    for sheet in ("rummikub", "budacsek"):
        ann = Person.at(sheet, table="r4 r5 r6", rack="r7 k2")
        assert ann.says("repair").faults == [Code.NO_RACK_TILE_PLAYED]
        assert ann.says("repair", "r4 r5 | r6").faults == [Code.NO_RACK_TILE_PLAYED]


def test_there_is_no_repair_where_the_players_watch() -> None:
    ann = Person.at("budacsek", table="r4 r5 r6", rack="r7 r9")
    assert ann.says("arrange", "r4 r5 r6 r7 r9").says("repair").faults == [Code.NO_REPAIR]
