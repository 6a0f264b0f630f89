"""Arguments that several commands share: a sheet with house rules, seats, pieces in words."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.commands.console import Console, UnusableError, short
from bot.commands.parsing import house_rules
from core.rules.match import table_can_be
from core.rules.pieces import print_pieces
from core.rules.refusals import Refusal
from core.rules.sheet import HouseRuleError, OptionValue, Sheet
from core.rules.sheets import SHEETS, UnknownSheetError, with_house_rules


def sheet_asked(name: str, rules: Sequence[str] = ()) -> Sheet:
    """Return the sheet with these house rules; raises UnusableError."""
    return sheet_with(name.lower(), house_rules(rules))


def sheet_with(name: str, rules: Mapping[str, OptionValue]) -> Sheet:
    """Return the sheet with these house rules; raises UnusableError."""
    try:
        return with_house_rules(name, rules)
    except UnknownSheetError as error:
        sheets = ", ".join(SHEETS)
        raise UnusableError("cli-no-sheet", sheet=short(error.name), sheets=sheets) from error
    except HouseRuleError as error:
        raise wrong_rule(error, with_house_rules(name, {})) from error


def wrong_rule(error: HouseRuleError, sheet: Sheet) -> UnusableError:
    """Return the error of a house rule, with the allowed values."""
    rule = short(error.name)
    if error.allowed:
        value = short(str(error.value))
        return UnusableError("cli-rule-value", rule=rule, value=value, allowed=error.allowed)
    if error.sheets:
        sheets = ", ".join(error.sheets)
        return UnusableError("cli-rule-sheets", rule=rule, sheet=sheet.id, sheets=sheets)
    rules = ", ".join(sheet.options())
    return UnusableError("cli-rule-unknown", rule=rule, sheet=sheet.id, rules=rules)


def level(sheet: Sheet, word: str, *others: str) -> str:
    """Return a computer player's level; raises UnusableError.

    Args:
        sheet: The sheet to play.
        word: The typed level.
        others: Other values of a seat, named beside the levels if the word is unknown.
    """
    levels = sheet.family.players.levels
    if word in levels:
        return word
    known = ", ".join((*others, *levels))
    raise UnusableError("cli-level-unknown", level=short(word), levels=known)


def seated(listed: str) -> tuple[str, ...]:
    """Read the players between commas, in the words of any language."""
    from bot.reading.words import named_anywhere

    return tuple(
        named_anywhere(named_anywhere(word.strip(), "seats"), "computers")
        for word in listed.split(",")
    )


def check_table(sheet: Sheet, seats: int) -> None:
    """Refuse an impossible table; raises UnusableError."""
    if table_can_be(sheet, seats):
        return
    low, high = sheet.min_players, sheet.max_players
    if low <= seats <= high:
        raise UnusableError("cli-pack-too-small", sheet=sheet.id, seats=str(seats))
    raise UnusableError(
        "cli-players", sheet=sheet.id, seats=str(seats), low=str(low), high=str(high)
    )


_IN_WORDS = re.compile(r"[^\W\d_]{3,}")
"""A name of a colour, suit or rank; no notation has three letters in a row."""


def in_notation(console: Console, sheet: Sheet, text: str) -> str:
    """Return pieces, or melds with ` | ` between them, in strict notation; notation stays as it is.

    Raises:
        UnreadableError: holds the unreadable word.
    """
    if not _IN_WORDS.search(text):
        return text
    from bot.reading.pieces import read_groups

    return read_groups(text, console.language, sheet.family.name)


def sentences(console: Console, sheet: Sheet, judged: Refusal) -> tuple[str, ...]:
    """Return the faults in words; a single meld needs no number."""
    from bot.texts.refusals import word_refusal

    return word_refusal(
        Refusal(tuple(replace(fault, meld=None) for fault in judged.faults)),
        console.translator,
        console.language,
        sheet=sheet,
        write=print_pieces,
    )
