"""The pages of the settings."""

from collections import Counter

from bot.screens.lobby import RULE_GROUPS
from bot.screens.settings import offered_clocks
from core.rules.sheets import SHEETS


def test_every_house_rule_stands_in_one_group() -> None:
    grouped = Counter(name for names in RULE_GROUPS.values() for name in names)
    rules = {name for sheet in SHEETS.values() for name in sheet.HOUSE_RULES}
    assert grouped.keys() == rules
    assert set(grouped.values()) == {1}


def test_a_time_limit_is_offered_once_even_if_the_sheet_prints_it() -> None:
    assert offered_clocks(120)[:2] == ("sheet", "5m")
    assert offered_clocks(60)[:2] == ("sheet", "2m")
    assert "sheet" not in offered_clocks(0)
