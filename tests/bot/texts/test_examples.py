"""Examples in the rules can be played under every house rule."""

import pytest

from core.rules.sheet import OptionValue
from core.rules.sheets import SHEETS, with_house_rules
from core.rules.teaching import Example
from tests.support.rules.script import Answer, Game

TILES = tuple(name for name, sheet in SHEETS.items() if sheet.family.name == "tiles")
HOUSE_RULES: tuple[dict[str, OptionValue], ...] = (
    {}, {"rebuild": "none"}, {"rebuild": "keep3"}, {"rebuild": "free"}, {"one_action": True},
    {"rebuild": "free", "one_action": True}, {"joker_exchange": "none"}, {"jokers": 0},
    {"joker_exchange": "rack_or_table"}, {"copies": 1, "numbers": 8}, {"first_laying": 60},
    {"first_laying": 100}, {"first_laying": 500}, {"first_laying": 0}, {"first_laying": "none"},
)  # fmt: skip


def drawn(sheet: str, rules: dict[str, OptionValue]) -> dict[str, Example]:
    played = with_house_rules(sheet, rules)
    return {each.key: each for each in played.family.teaching.examples(played)}


@pytest.mark.parametrize("sheet", TILES)
def test_every_example_is_a_legal_turn(sheet: str) -> None:
    for rules in HOUSE_RULES:
        shown = drawn(sheet, rules)
        table = shown.get("table") or shown["layoff"]
        lays(sheet, rules, table.groups["before"], table.groups["rack"], table.groups["after"])
        free = shown.get("joker-free")
        if free is not None:
            before = shown["joker"].groups["meld"]
            lays(sheet, rules, before, free.groups["rack"], free.groups["after"])


@pytest.mark.parametrize("sheet", TILES)
def test_the_example_of_a_first_laying_counts_the_told_points(sheet: str) -> None:
    for rules in HOUSE_RULES:
        shown = drawn(sheet, rules)
        first = shown.get("first") or shown.get("own")
        if first is None:
            assert rules.get("first_laying") in {"none", 100, 500}
            continue
        melds = first.groups["melds"]
        answer = lays(sheet, rules, "", melds.replace("|", ""), melds)
        assert answer.points in {first.points, None}


def test_examples_of_cards_are_melds() -> None:
    basic = SHEETS["basic"]
    for example in basic.family.teaching.examples(basic):
        for name in ("melds", "before", "after"):
            for meld in basic.family.notation.read_groups(example.groups.get(name, "")):
                assert not hasattr(basic.family.pieces.judge(basic, meld), "faults"), example


def lays(sheet: str, rules: dict[str, OptionValue], before: str, rack: str, after: str) -> Answer:
    """Lay tiles under the real rules; with an empty table it is a first laying."""
    ann, _ = Game.at(
        sheet,
        table=before,
        racks={"Ann": f"{rack} r1", "Ben": "b1"},
        stock="r8 b8",
        opened=["Ann", "Ben"] if before else [],
        to_move="Ann",
        rules=rules,
    )
    return ann.lays(after).is_accepted()
