"""Quiet hours: at night a person's long turns pause, and notices about them wait."""

import re
from collections.abc import Callable, Collection, MutableMapping
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone, tzinfo
from functools import cache
from typing import Self
from zoneinfo import ZoneInfo

from core.engine.caches import memory
from core.engine.people import PersonId

DAY = 24 * 60
"""Minutes."""
LONGEST = 12 * 60
"""Minutes. Somebody who needs more should play without a clock."""
STIRRED = 900.0
"""Seconds for which a person who said something counts as awake."""
WRITTEN = re.compile(r"(\d\d):(\d\d)-(\d\d):(\d\d) (\S+)")
OFFSET = re.compile(r"([+-])(\d\d):(\d\d)")


@dataclass(frozen=True, slots=True, kw_only=True)
class QuietHours:
    """Begin and end in minutes after midnight, local time."""

    begins: int
    ends: int
    zone: str
    """A zone name such as `Europe/Berlin`, or a fixed offset such as `+02:00`."""

    @property
    def lasts(self) -> int:
        """Their length in minutes, also across midnight."""
        return (self.ends - self.begins) % DAY

    def cover(self, now: float) -> bool:
        """Say whether they cover a time, in seconds since 1970; daylight saving is applied."""
        there = local(now, self.zone)
        return (there.hour * 60 + there.minute - self.begins) % DAY < self.lasts

    def __str__(self) -> str:
        """Write them so that `read` reads them: `22:00-08:00 Europe/Berlin`."""
        return f"{clock_face(self.begins)}-{clock_face(self.ends)} {self.zone}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse the written form; raises ValueError."""
        found = WRITTEN.fullmatch(text)
        if found is None:
            raise ValueError(text)
        hours = [int(part) for part in found.groups()[:4]]
        begins, ends = hours[0] * 60 + hours[1], hours[2] * 60 + hours[3]
        return cls(begins=begins, ends=ends, zone=found[5])


def clock_face(minutes: int) -> str:
    """Format minutes after midnight as a clock time."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def local(now: float, zone: str) -> datetime:
    """Return the local time in a zone; raises ValueError for an unknown zone."""
    return datetime.fromtimestamp(now, _place(zone))


@cache
def _place(zone: str) -> tzinfo:
    found = OFFSET.fullmatch(zone)
    if found is None:
        return ZoneInfo(zone)
    ahead = timedelta(hours=int(found[2]), minutes=int(found[3]))
    return timezone(ahead if found[1] == "+" else -ahead)


class Nights:
    """Tells for whom it is night. It updates once a minute; equal hours share one computation."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._hours: dict[PersonId, QuietHours] = {}
        self._people: dict[QuietHours, set[PersonId]] = {}
        self._covered: dict[QuietHours, bool] = {}
        self._stirred: MutableMapping[PersonId, float] = memory()
        self._minute = 0

    @property
    def people(self) -> Collection[PersonId]:
        """All people with quiet hours."""
        return self._hours.keys()

    def keep(self, person: PersonId, hours: QuietHours | None) -> bool:
        """Set a person's quiet hours, or remove them; return whether they changed."""
        before = self._hours.pop(person, None)
        if before is not None:
            self._people[before].discard(person)
        if before is not None and not self._people[before]:
            del self._people[before], self._covered[before]
        if hours is not None:
            self._hours[person] = hours
            self._people.setdefault(hours, set()).add(person)
            self._covered[hours] = hours.cover(self._now())
        return before != hours

    def night(self, person: PersonId | None) -> bool:
        """Say whether it is night for a person."""
        hours = None if person is None else self._hours.get(person)
        return hours is not None and self._covered[hours]

    def asleep(self, person: PersonId) -> bool:
        """Say whether a person must not be woken: at night, unless recently active."""
        if not self.night(person):
            return False
        return not 0 <= self._now() - self._stirred.get(person, -STIRRED) < STIRRED

    def stirs(self, person: PersonId) -> bool:
        """Mark a person as awake; return whether the person was asleep."""
        if not self.night(person):
            return False
        slept = self.asleep(person)
        self._stirred[person] = self._now()
        return slept

    def turned(self) -> tuple[PersonId, ...]:
        """Return the people for whom night has begun or ended since the last call."""
        now = self._now()
        if int(now // 60) == self._minute:
            return ()
        self._minute = int(now // 60)
        found = {hours: hours.cover(now) for hours in self._people}
        turned = [hours for hours in found if found[hours] != self._covered[hours]]
        self._covered.update(found)
        people = tuple(person for hours in turned for person in self._people[hours])
        for person in people:
            self._stirred.pop(person, None)
        return people
