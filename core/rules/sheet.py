"""The data of a rule sheet that all families share, with its sources."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Any, ClassVar, Literal, Self, TypeAlias

from core.rules.family import Family

OptionValue: TypeAlias = int | bool | str
"""The value of a house rule, as records write it."""


class Starter(StrEnum):
    """How the starter of a round is chosen."""

    LOT = "lot"
    HIGHEST = "highest"
    """Each seat draws a tile and the highest starts; a joker does not count."""
    YOUNGEST = "youngest"
    """The player named by the host, otherwise by lot."""
    LEFT = "left"
    """The seat to the left of the previous starter."""
    LEFT_OF_DEALER = "left_of_dealer"
    """The seat to the left of the dealer; the first dealer is chosen by lot."""


class Scoring(StrEnum):
    """How a won round is scored."""

    LOSERS_PAY = "losers_pay"
    """Each loser loses the value of their rack; the winner gains the sum."""
    WINNER_TAKES = "winner_takes"
    """The winner gains the value of all other racks; losers lose nothing."""
    CHIPS = "chips"
    """The winner gains one chip."""


@dataclass(frozen=True, slots=True)
class Goal:
    """The end of a match: a number of rounds, points or chips."""

    kind: Literal["rounds", "target", "chips"]
    amount: int

    def __post_init__(self) -> None:
        """Refuse a goal that is reached before the first round."""
        if self.amount < 1:
            raise HouseRuleError(self.kind, self.amount)


class HouseRuleError(ValueError):
    """A house rule that does not exist, does not fit the sheet, or has an invalid value.

    `allowed` describes the valid values. `sheets` names the sheets that accept the rule if this one
    does not.
    """

    def __init__(
        self, name: str, value: object = None, allowed: str = "", sheets: tuple[str, ...] = ()
    ) -> None:
        super().__init__(f"{name}={value}: {allowed or ', '.join(sheets) or 'unknown'}")
        self.name = name
        self.value = value
        self.allowed = allowed
        self.sheets = sheets


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRule:
    """A field of a sheet that the host of a table may change."""

    name: str
    allowed: str
    """The valid values, for people: `0–8`, `free, keep3, none`."""
    read: Callable[[OptionValue], Any]
    """Parses a written value; raises ValueError."""
    write: Callable[[Any], OptionValue]
    fits: Callable[["Sheet"], bool] = lambda _sheet: True
    """Whether a sheet accepts the rule."""
    offers: tuple[OptionValue, ...] = ()
    """The values offered as choices: all of them, or the usual ones."""


@dataclass(frozen=True, kw_only=True)
class Sheet:
    """The numbers and switches in which printed sheets differ, for all families.

    A house rule replaces a field. `sources` gives for each field the place in print, or the number
    of the reading that fills a gap.
    """

    HOUSE_RULES: ClassVar[Mapping[str, HouseRule]] = {}

    id: str
    """The sheet's name in commands and records."""
    family: Family[Any, Any] = field(repr=False, compare=False)
    """The family, which defines pieces and turns."""
    min_players: int = 2
    max_players: int = 4
    """The maximum number of players."""
    first_starter: Starter
    """How the starter of the first round is chosen."""
    next_starter: Starter
    """How the starter of later rounds is chosen."""
    two_seats_winner_deals: bool = False
    """With two seats, the winner of a round deals next, so the loser starts."""
    time_limit: int
    """The printed seconds for a turn; 0 for no limit."""
    scoring: Scoring
    """How a won round is scored."""
    goal: Goal = Goal("rounds", 1)
    """The end of the match, unless the players agree otherwise."""
    sources: Mapping[str, str] = field(default_factory=dict, repr=False, compare=False)
    """The source of each field: file and line, or the number of the reading."""

    def with_house_rules(self, rules: Mapping[str, OptionValue]) -> Self:
        """Return the sheet with these fields replaced.

        Raises:
            HouseRuleError: a rule is unknown, does not fit this sheet, or is out of range.
        """
        fields_: dict[str, Any] = {name: self._read_rule(name, v) for name, v in rules.items()}
        return replace(self, **fields_)

    def options(self) -> dict[str, OptionValue]:
        """Return all house rules that the sheet accepts, with their current values."""
        return {
            rule.name: rule.write(getattr(self, rule.name))
            for rule in self.HOUSE_RULES.values()
            if rule.fits(self)
        }

    def differences(self, printed: "Sheet") -> dict[str, OptionValue]:
        """Return the house rules in which this sheet differs from the printed one."""
        theirs = printed.options()
        return {name: value for name, value in self.options().items() if theirs[name] != value}

    def as_data(self) -> dict[str, OptionValue | str]:
        """Return all fields: house rules as records write them, other fields as text."""
        hidden = {"family", "sources"}
        names = [f.name for f in fields(self) if f.name not in hidden]
        return {name: self._written(name) for name in names}

    def field(self, name: str) -> OptionValue | None:
        """Return one field in that form; None if the sheet has none of this name."""
        return self._written(name) if hasattr(self, name) else None

    def _written(self, name: str) -> OptionValue:
        rule, value = self.HOUSE_RULES.get(name), getattr(self, name)
        return rule.write(value) if rule is not None and rule.fits(self) else _as_text(value)

    def _read_rule(self, name: str, value: OptionValue) -> object:
        rule = self.HOUSE_RULES.get(name)
        if rule is None or not rule.fits(self):
            raise HouseRuleError(name, value)
        try:
            return rule.read(value)
        except (ValueError, TypeError) as error:
            raise HouseRuleError(name, value, rule.allowed) from error


def _as_text(value: object) -> OptionValue:
    if isinstance(value, Goal):
        return f"{value.kind} {value.amount}"
    if isinstance(value, tuple | frozenset):
        return " ".join(map(str, value))
    return value if isinstance(value, int | str) else str(value)


def whole(low: int, high: int) -> Callable[[OptionValue], int]:
    """Return a parser for whole numbers from `low` to `high`."""

    def read(value: OptionValue) -> int:
        if isinstance(value, bool):
            raise TypeError(value)
        number = int(value)
        if not low <= number <= high:
            raise ValueError(value)
        return number

    return read


def yes_or_no(value: OptionValue) -> bool:
    """Parse `true` or `false`."""
    if isinstance(value, bool):
        return value
    return {"true": True, "false": False}[_key(value)]


def _key(value: OptionValue) -> str:
    word = str(value).lower()
    if word not in {"true", "false"}:
        raise ValueError(value)
    return word


def as_written(value: OptionValue) -> OptionValue:
    """Return a number or truth value unchanged."""
    return value


def whole_rule(
    name: str, low: int, high: int, fits: Callable[[Sheet], bool], usual: tuple[int, ...] = ()
) -> HouseRule:
    """Make a house rule whose value is a whole number from `low` to `high`."""
    return HouseRule(
        name=name,
        allowed=f"{low}–{high}",
        read=whole(low, high),
        write=as_written,
        fits=fits,
        offers=usual or tuple(range(low, high + 1)),
    )


def switch_rule(name: str, fits: Callable[[Sheet], bool]) -> HouseRule:
    """Make a house rule that is on or off."""
    return HouseRule(
        name=name,
        allowed="true, false",
        read=yes_or_no,
        write=as_written,
        fits=fits,
        offers=(True, False),
    )


def choice_rule(name: str, choices: Iterable[StrEnum], fits: Callable[[Sheet], bool]) -> HouseRule:
    """Make a house rule whose value is one of several words."""
    words = {str(choice): choice for choice in choices}

    def read(value: OptionValue) -> StrEnum:
        if value not in words:
            raise ValueError(value)
        return words[str(value)]

    return HouseRule(
        name=name, allowed=", ".join(words), read=read, write=str, fits=fits, offers=tuple(words)
    )


def number_or_word_rule(
    name: str,
    low: int,
    high: int,
    word: str,
    fits: Callable[[Sheet], bool],
    *,
    usual: tuple[int, ...],
) -> HouseRule:
    """Make a house rule whose value is a whole number, or a word stored as None."""
    read_number = whole(low, high)
    return HouseRule(
        name=name,
        allowed=f"{low}–{high}, {word}",
        read=lambda value: None if value == word else read_number(value),
        write=lambda value: word if value is None else value,
        fits=fits,
        offers=(word, *usual),
    )


def every_sheet(_sheet: Sheet) -> bool:
    """Accept every sheet of the family."""
    return True


SHARED_RULES: tuple[HouseRule, ...] = (
    whole_rule("time_limit", 0, 3600, every_sheet, (0, 30, 60, 90, 120, 180, 300, 600)),
    choice_rule("first_starter", (s for s in Starter if s is not Starter.LEFT), every_sheet),
    choice_rule(
        "next_starter", (s for s in Starter if s is not Starter.LEFT_OF_DEALER), every_sheet
    ),
)
"""The house rules of every family."""
