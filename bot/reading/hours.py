"""Read hours of the day with their place or offset: `22-8 Berlin`, `10pm-7:30am +2`."""

import re
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from zoneinfo import available_timezones

from bot.reading.marks import SHOWN
from bot.reading.vocabulary import fold, own_words, said
from bot.texts.numbers import MINUS
from core.engine.time.quiet import DAY, LONGEST, QuietHours, local

TIME = r"(\d{1,2})(?:[:.h](\d{2})?)?\s*(am|pm|uhr|h)?"
HOURS = re.compile(rf"{TIME}\s*(?:-|–|—|to|until|bis)\s*{TIME}(?:\s+(?:in\s+|by\s+)?(.+))?")
NOW = re.compile(TIME)
UNITS = {
    "sec": 1, "sek": 1, "seg": 1, "s": 1, "m": 60, "min": 60,
    "h": 3_600, "hour": 3_600, "hr": 3_600, "heure": 3_600, "hora": 3_600, "ora": 3_600,
    "ore": 3_600, "st": 3_600, "uur": 3_600, "uren": 3_600, "u": 3_600,
    "d": 86_400, "day": 86_400, "dia": 86_400, "dag": 86_400, "tag": 86_400, "jour": 86_400,
    "j": 86_400, "giorn": 86_400, "g": 86_400, "t": 86_400,
}  # fmt: skip
"""The lengths of units of time in seconds, by how their names begin in our languages."""
SPAN = re.compile(
    rf"(\d{{1,6}})\s*({'|'.join(sorted(UNITS, key=len, reverse=True))})([a-z]*)\.?\s*"
)
SHORT_UNIT = 1
"""The length of a unit's name that is whole: `m` is a minute, and a month is no unit."""
OFFSET = re.compile(r"(?:utc|gmt)?\s*([+-])\s*(\d{1,2})(?::?(\d{2}))?")
QUARTER = 15
"""Minutes: all time zones differ by whole quarters of an hour."""
CONTINENTS = frozenset(
    {"Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe",
     "Indian", "Pacific"}
)  # fmt: skip
"""The regions whose zones are named after cities; those of a country are named after its parts."""
FARTHEST = 14 * 60
"""The largest offset of a time zone, in minutes."""
FARTHEST_BEHIND = -10 * 60
"""The offset of Hawaii. Where it is the same time a day later, more people live: `+12:45`."""


ALIKE = 0.7
"""How alike a typed place and a suggested one have to be, from 0 to 1."""


class UnreadableHoursError(ValueError):
    """The hours cannot be read."""


class TooLongError(ValueError):
    """The hours are longer than a night."""


class UnknownPlaceError(ValueError):
    """The place has no known time zone; `near` is a similar place, or empty."""

    def __init__(self, name: str, near: str = "") -> None:
        super().__init__(name)
        self.name = name
        self.near = near


def clock_of(text: str, clocks: Mapping[str, int]) -> str:
    """Return the clock with this time limit (`60 s`, `5min`, `24h`); empty if there is none."""
    seconds = seconds_in(text)
    return next((name for name, takes in clocks.items() if seconds and takes == seconds), "")


def seconds_in(text: str) -> int:
    """Read a time such as `60 s`, `5min` or `1 h 30 min`, in seconds; 0 if the text is none."""
    rest, seconds = fold(text.strip()), 0
    while rest:
        found = SPAN.match(rest)
        if found is None or (len(found[2]) == SHORT_UNIT and found[3]):
            return 0
        seconds, rest = seconds + int(found[1]) * UNITS[found[2]], rest[found.end() :]
    return seconds


def read_hours(text: str, language: str, now: float, zone: str) -> QuietHours:
    """Read quiet hours; `zone` is the default, `now` is in seconds since 1970.

    Raises:
        UnreadableHoursError: the text is no pair of hours, or both are equal.
        TooLongError: the hours are longer than a night.
        UnknownPlaceError: the place has no known time zone.
    """
    found = HOURS.fullmatch(fold(text.strip()))
    if found is None:
        raise UnreadableHoursError(text)
    begins, ends = _minutes(*found.groups()[:3]), _minutes(*found.groups()[3:6])
    if begins == ends:
        raise UnreadableHoursError(text)
    if (ends - begins) % DAY > LONGEST:
        raise TooLongError(text)
    place = (found[7] or "").strip()
    return QuietHours(begins=begins, ends=ends, zone=_zone_or_now(place, language, now) or zone)


def _minutes(hour: str, minute: str | None, half: str | None) -> int:
    """Return the minutes after midnight; 12 am is midnight."""
    hours, minutes = int(hour), int(minute or 0)
    if half in {"am", "pm"}:
        hours = hours % 12 + (12 if half == "pm" else 0)
    if not (0 <= hours <= 24 and 0 <= minutes < 60):  # noqa: PLR2004 - a clock
        raise UnreadableHoursError(hour)
    return (hours * 60 + minutes) % DAY


def read_zone(text: str, language: str) -> str:
    """Return the name or offset of the time zone that a text names; empty for no text.

    A text is a city, a zone, or an offset such as `+2`, `UTC+1` or `-03:30`.

    Raises:
        UnknownPlaceError: the place has no known time zone.
    """
    place = fold(text.strip())
    if not place:
        return ""
    if (ahead := OFFSET.fullmatch(place)) is not None:
        minutes = int(ahead[2]) * 60 + int(ahead[3] or 0)
        return _offset(minutes if ahead[1] == "+" else -minutes, place)
    return _city(place, language)


def _zone_or_now(text: str, language: str, now: float) -> str:
    """Return the time zone that a text names, or one in which the text tells the present time."""
    there = NOW.fullmatch(fold(text.strip()))
    if there is None:
        return read_zone(text, language)
    utc = local(now, "UTC")
    ahead = _minutes(*there.groups()) - utc.hour * 60 - utc.minute
    ahead = round(ahead / QUARTER) * QUARTER
    return _offset((ahead - FARTHEST_BEHIND) % DAY + FARTHEST_BEHIND, text)


def place_name(zone: str, language: str) -> str:
    """Return the city of a time zone as the language spells it, or its offset: `UTC+05:45`."""
    if zone[:1] in {"+", "-"}:
        return f"UTC{zone.replace('-', MINUS)}"
    city = zone.rpartition("/")[2]
    return own_words(language, "cities").get(fold(city)) or city.replace("_", " ")


def _offset(minutes: int, place: str) -> str:
    if abs(minutes) > FARTHEST:
        raise UnknownPlaceError(place)
    hours, rest = divmod(abs(minutes), 60)
    return f"{'-' if minutes < 0 else '+'}{hours:02}:{rest:02}"


def _city(place: str, language: str) -> str:
    meant = next(iter(said(language, "cities").get(place, (place,))))
    name = fold(meant).replace(" ", "_")
    if name not in _cities():
        raise UnknownPlaceError(place, _near(name, language))
    return _cities()[name]


def _near(name: str, language: str) -> str:
    """Return the time zone whose city has a similar name, in the language or in English."""
    cities = {
        city: zone for city, zone in _cities().items() if zone.partition("/")[0] in CONTINENTS
    }
    own = {fold(said): city for city, said in own_words(language, "cities").items()}
    near = get_close_matches(name[:SHOWN], [*own, *cities], n=1, cutoff=ALIKE)
    return cities[own.get(near[0], near[0])] if near else ""


@cache
def _cities() -> dict[str, str]:
    """Return all time zones by their full name and by their city."""
    zones = sorted(zone for zone in available_timezones() if "/" in zone or zone == "UTC")
    zones = [zone for zone in zones if not zone.startswith("Etc/")]
    return {fold(zone.rpartition("/")[2]): zone for zone in zones} | {fold(z): z for z in zones}
