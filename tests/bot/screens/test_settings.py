"""The pages of the settings."""

from collections import Counter

from bot.screens.lobby import RULE_GROUPS
from core.rules.sheets import SHEETS


def test_every_house_rule_stands_in_one_group() -> None:
    grouped = Counter(name for names in RULE_GROUPS.values() for name in names)
    rules = {name for sheet in SHEETS.values() for name in sheet.HOUSE_RULES}
    assert grouped.keys() == rules
    assert set(grouped.values()) == {1}
