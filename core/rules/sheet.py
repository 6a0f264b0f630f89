"""What every rule sheet says, whatever it is played with: data, each with its source."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Any, ClassVar, Literal, Self, TypeAlias

from core.rules.family import Family

OptionValue: TypeAlias = int | bool | str
"""A house rule's value as records write it."""


class Starter(StrEnum):
    """Who begins a round."""

    LOT = "lot"
    HIGHEST = "highest"
    """Each seat draws a tile, the highest begins; a joker does not count."""
    YOUNGEST = "youngest"
    """As the host says; else by lot."""
    LEFT = "left"
    """The seat to the left of the last starter."""
    LEFT_OF_DEALER = "left_of_dealer"
    """The first dealer is found by lot."""


class Scoring(StrEnum):
    """What a won round brings."""

    LOSERS_PAY = "losers_pay"
    """Each loser is written down what he still holds, the winner what they all hold."""
    WINNER_TAKES = "winner_takes"
    """The winner is credited what the others hold; they lose nothing."""
    CHIPS = "chips"
    """The winner takes one chip."""


@dataclass(frozen=True, slots=True)
class Goal:
    """When a match is over: after so many rounds, at so many points, at so many chips."""

    kind: Literal["rounds", "target", "chips"]
    amount: int

    def __post_init__(self) -> None:
        """Refuse a goal that is reached before the first round."""
        if self.amount < 1:
            raise HouseRuleError(self.kind, self.amount)


class HouseRuleError(ValueError):
    """A house rule that does not exist, does not fit the sheet, or has a senseless value.

    `allowed` says what would do; `sheets` names the sheets that can take the rule, where this
    one cannot.
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
    """A field of a sheet that a table's host may set."""

    name: str
    allowed: str
    """What may be written, for people: `0 to 8`, `free, keep3, none`."""
    read: Callable[[OptionValue], Any]
    """Turns what was written into the field's value; raises ValueError."""
    write: Callable[[Any], OptionValue]
    fits: Callable[["Sheet"], bool] = lambda _sheet: True
    """Whether a sheet can take the rule at all."""
    offers: tuple[OptionValue, ...] = ()
    """What is put before somebody who types nothing: all values, or the usual ones of many."""


@dataclass(frozen=True, kw_only=True)
class Sheet:
    """Every number and switch in which two printed sheets differ, as far as all families know them.

    A house rule is a field replaced; `sources` says for each field where it is printed, or which
    reading of the gap it follows.
    """

    HOUSE_RULES: ClassVar[Mapping[str, HouseRule]] = {}

    id: str
    """The name of the sheet in commands and records."""
    family: Family[Any, Any] = field(repr=False, compare=False)
    """What the sheet is played with, and so how a turn goes."""
    min_players: int = 2
    max_players: int = 4
    """How many can sit at the table."""
    first_starter: Starter
    """Who begins the first round."""
    next_starter: Starter
    """Who begins each later round."""
    two_seats_winner_deals: bool = False
    """With two seats the winner of a round deals the next, so the loser begins it."""
    time_limit: int
    """Seconds for a turn as printed; 0 where there is no limit."""
    scoring: Scoring
    """What a won round brings."""
    goal: Goal = Goal("rounds", 1)
    """When a match is over unless the players agree otherwise."""
    sources: Mapping[str, str] = field(default_factory=dict, repr=False, compare=False)
    """Field name to source: file and line, or the reading's number."""

    def with_house_rules(self, rules: Mapping[str, OptionValue]) -> Self:
        """Return the sheet with these fields replaced.

        Raises:
            HouseRuleError: a rule that is unknown, does not fit this sheet or is out of range.
        """
        fields_: dict[str, Any] = {name: self._read_rule(name, v) for name, v in rules.items()}
        return replace(self, **fields_)

    def options(self) -> dict[str, OptionValue]:
        """Return every house rule that the sheet can take, with the value it has now."""
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
        """Return all fields, the house rules as records write them, the others as text."""
        options = self.options()
        hidden = {"family", "sources"}
        names = [f.name for f in fields(self) if f.name not in hidden]
        return {name: options.get(name, _as_text(getattr(self, name))) for name in names}

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
    """Read a whole number from `low` to `high`."""

    def read(value: OptionValue) -> int:
        if isinstance(value, bool):
            raise TypeError(value)
        number = int(value)
        if not low <= number <= high:
            raise ValueError(value)
        return number

    return read


def yes_or_no(value: OptionValue) -> bool:
    """Read `true` or `false`."""
    if isinstance(value, bool):
        return value
    return {"true": True, "false": False}[_key(value)]


def _key(value: OptionValue) -> str:
    word = str(value).lower()
    if word not in {"true", "false"}:
        raise ValueError(value)
    return word


def as_written(value: OptionValue) -> OptionValue:
    """Write a number or a truth value as it is."""
    return value


def whole_rule(
    name: str, low: int, high: int, fits: Callable[[Sheet], bool], usual: tuple[int, ...] = ()
) -> HouseRule:
    """Make a house rule whose value is a whole number from `low` to `high`."""
    return HouseRule(
        name=name,
        allowed=f"{low} to {high}",
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
    """Make a house rule that is one of several words."""
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
    """Make a house rule that is a whole number, or a word which the field keeps as None."""
    read_number = whole(low, high)
    return HouseRule(
        name=name,
        allowed=f"{low} to {high}, {word}",
        read=lambda value: None if value == word else read_number(value),
        write=lambda value: word if value is None else value,
        fits=fits,
        offers=(word, *usual),
    )


def every_sheet(_sheet: Sheet) -> bool:
    """Fit every sheet of the family."""
    return True


SHARED_RULES: tuple[HouseRule, ...] = (
    whole_rule("time_limit", 0, 3600, every_sheet, (0, 30, 60, 90, 120, 180, 300, 600)),
    choice_rule("first_starter", (s for s in Starter if s is not Starter.LEFT), every_sheet),
    choice_rule(
        "next_starter", (s for s in Starter if s is not Starter.LEFT_OF_DEALER), every_sheet
    ),
)
"""The house rules that every family can take."""
