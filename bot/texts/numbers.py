"""How each language writes a number, the plural form that goes with it, and how to read a number.

The data are those of the Unicode CLDR; tests compare them with Babel, which has all of it.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, Decimal
from types import MappingProxyType
from typing import TypeAlias

Argument: TypeAlias = str | float
"""A count that words agree with (`1 tile`, `2 tiles`) is an int. A number that is only a name, of a
table or a tile, is text: the language formats all other numbers (`1,200`, `0,5 %`)."""

NO_BREAK, NARROW, MINUS = "\u00a0", "\u202f", "\u2212"
MOST_DECIMALS = 3
"""The decimals, unless a text asks for others."""
MILLION = 1_000_000
LONGEST_NUMBER = 15
"""The most digits of a number that is read; every database can hold it."""

Plural = Callable[[Decimal], str]


def _one(number: Decimal) -> str:
    """1 alone, without decimals."""
    return "one" if number == 1 else "other"


def _many(number: Decimal) -> str:
    """Whole millions have a form of their own: `un milione di tessere`."""
    return "many" if number and not number % MILLION else _one(number)


def _french(number: Decimal) -> str:
    """Numbers below 2 are singular: `0,5 point`."""
    return "one" if int(number) <= 1 else _many(number)


@dataclass(frozen=True, slots=True)
class Numbers:
    """How a language writes numbers."""

    group: str
    decimal: str
    percent: str
    plural: Plural = _one

    def form(self, number: float) -> str:
        """Return the plural category of a number, as the variants of a text name them."""
        return self.plural(abs(Decimal(repr(number))))

    def write(
        self, number: float, *, least: int = 0, most: int = MOST_DECIMALS, percent: bool = False
    ) -> str:
        """Write a number with at least and at most so many decimals."""
        value = Decimal(repr(number)) * (100 if percent else 1)
        rounded = value.quantize(Decimal(1).scaleb(-most), ROUND_HALF_EVEN)
        whole, _, decimals = f"{abs(rounded):f}".partition(".")
        decimals = decimals[:least] + decimals[least:].rstrip("0")
        sign = MINUS if rounded.is_signed() and rounded else ""
        grouped = f"{int(whole):,}".replace(",", self.group)
        written = f"{sign}{grouped}{self.decimal if decimals else ''}{decimals}"
        return f"{written}{self.percent}" if percent else written


NUMBERS: Mapping[str, Numbers] = MappingProxyType(
    {
        "de": Numbers(".", ",", f"{NO_BREAK}%"),
        "en": Numbers(",", ".", "%"),
        "es": Numbers(".", ",", f"{NO_BREAK}%", _many),
        "fr": Numbers(NARROW, ",", f"{NO_BREAK}%", _french),
        "it": Numbers(".", ",", "%", _many),
        "nl": Numbers(".", ",", "%"),
    }
)


def signed(points: int) -> str:
    """Write points with a true minus."""
    return f"{MINUS}{-points}" if points < 0 else str(points)


def gained(points: int) -> str:
    """Write points with a plus or a true minus."""
    return f"+{points}" if points > 0 else signed(points)


def read_number(text: str, digits: int = LONGEST_NUMBER) -> int | None:
    """Read a whole number of at most so many digits from 0 to 9; None for any other text."""
    fits = text.isascii() and text.isdecimal() and len(text) <= digits
    return int(text) if fits else None


def read_numbers(texts: Iterable[str]) -> tuple[int | None, ...]:
    """Read whole numbers; an empty text is None.

    Raises:
        ValueError: a text is neither a number nor empty.
    """
    return tuple(_number(text) if text else None for text in texts)


def _number(text: str) -> int:
    number = read_number(text)
    if number is None:
        raise ValueError(text)
    return number


MINUTE, HOUR, DAY = 60, 3_600, 86_400
GRACE = 5
"""Seconds that may be added, so that five minutes that have just begun read as five."""


def spelled_out(say: Callable[..., str], seconds: int) -> str:
    """Return a duration exactly, in its largest units: `90 s`, `2 min 30 s`, `1 h 30 min`."""
    minutes, rest = divmod(seconds, MINUTE)
    if not minutes or (rest and seconds < 2 * MINUTE):
        return say("time-seconds", seconds=seconds)
    if seconds >= DAY and not seconds % HOUR:
        days, over = divmod(seconds, DAY)
        return say("time-days", days=days, hours=over // HOUR)
    hours, over = divmod(minutes, HOUR // MINUTE)
    whole = (
        say("time-hours", hours=hours, minutes=over)
        if hours
        else say("time-minutes", minutes=minutes)
    )
    return f"{whole} {say('time-seconds', seconds=rest)}" if rest else whole


def rounded(say: Callable[..., str], seconds: int) -> str:
    """Return the time that is left, in at most two units: `2 days 5 h`, `5 h 20 min`, `4 min`."""
    about = seconds + GRACE
    if about < 2 * MINUTE:
        return say("time-seconds", seconds=seconds)
    return spelled_out(say, about - about % (HOUR if about >= DAY else MINUTE))
