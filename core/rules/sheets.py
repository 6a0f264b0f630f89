"""The seven printed sheets by id; the only module that knows both families."""

from collections.abc import Mapping

from core.rules.cards.model.printed import BASIC
from core.rules.sheet import HouseRuleError, OptionValue, Sheet
from core.rules.tiles.model.printed import BOOKMARK, BUDACSEK, KIDS, KIDS_PRO, RUMMIKUB, SCHMIDT

SHEETS: Mapping[str, Sheet] = {
    sheet.id: sheet for sheet in (RUMMIKUB, SCHMIDT, BOOKMARK, BUDACSEK, KIDS, KIDS_PRO, BASIC)
}


class UnknownSheetError(ValueError):
    """No sheet is called `name`."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def printed(name: str) -> Sheet:
    """Return a printed sheet; raises UnknownSheetError."""
    if name not in SHEETS:
        raise UnknownSheetError(name)
    return SHEETS[name]


def with_house_rules(name: str, rules: Mapping[str, OptionValue]) -> Sheet:
    """Return a sheet with the house rules of a table.

    Raises:
        UnknownSheetError: there is no such sheet.
        HouseRuleError: a rule does not exist, does not fit, or has an invalid value. The error
            names the sheets that accept the rule, if there are any.
    """
    sheet = printed(name)
    for rule, value in rules.items():
        if rule not in sheet.options():
            raise HouseRuleError(rule, value, sheets=takers(rule))
    return sheet.with_house_rules(rules)


def takers(rule: str) -> tuple[str, ...]:
    """Return the sheets that accept a house rule."""
    return tuple(name for name, sheet in SHEETS.items() if rule in sheet.options())
