"""Quiet hours: while it is night for somebody, no long turn runs out and nothing is told of one."""

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
"""Minutes: who wants more wants no clock."""
STIRRED = 900.0
"""Seconds for which somebody who has said something is taken to be awake."""
WRITTEN = re.compile(r"(\d\d):(\d\d)-(\d\d):(\d\d) (\S+)")
OFFSET = re.compile(r"([+-])(\d\d):(\d\d)")


@dataclass(frozen=True, slots=True, kw_only=True)
class QuietHours:
    """From when to when, in minutes after midnight, by the clocks of a place."""

    begins: int
    ends: int
    zone: str
    """`Europe/Berlin`, or where no summer time is known `+02:00`."""

    @property
    def lasts(self) -> int:
        """How many minutes it takes, past midnight or not."""
        return (self.ends - self.begins) % DAY

    def cover(self, now: float) -> bool:
        """Say whether a moment, in seconds since 1970, is in them; summer time is minded."""
        there = local(now, self.zone)
        return (there.hour * 60 + there.minute - self.begins) % DAY < self.lasts

    def __str__(self) -> str:
        """Write them so that `read` reads them: `22:00-08:00 Europe/Berlin`."""
        return f"{clock_face(self.begins)}-{clock_face(self.ends)} {self.zone}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what was written; raises ValueError."""
        found = WRITTEN.fullmatch(text)
        if found is None:
            raise ValueError(text)
        hours = [int(part) for part in found.groups()[:4]]
        begins, ends = hours[0] * 60 + hours[1], hours[2] * 60 + hours[3]
        return cls(begins=begins, ends=ends, zone=found[5])


def clock_face(minutes: int) -> str:
    """Write minutes after midnight as a clock shows them."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def local(now: float, zone: str) -> datetime:
    """Return what the clocks of a place show; raises ValueError for a place without any."""
    return datetime.fromtimestamp(now, _place(zone))


@cache
def _place(zone: str) -> tzinfo:
    found = OFFSET.fullmatch(zone)
    if found is None:
        return ZoneInfo(zone)
    ahead = timedelta(hours=int(found[2]), minutes=int(found[3]))
    return timezone(ahead if found[1] == "+" else -ahead)


class Nights:
    """For whom it is night. Looked at anew with each minute, for hours that many share once."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._hours: dict[PersonId, QuietHours] = {}
        self._people: dict[QuietHours, set[PersonId]] = {}
        self._covered: dict[QuietHours, bool] = {}
        self._stirred: MutableMapping[PersonId, float] = memory()
        self._minute = 0

    @property
    def people(self) -> Collection[PersonId]:
        """Everybody who has quiet hours."""
        return self._hours.keys()

    def keep(self, person: PersonId, hours: QuietHours | None) -> bool:
        """Keep somebody's quiet hours, or that there are none; say whether they are others now."""
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
        """Say whether it is night for somebody."""
        hours = None if person is None else self._hours.get(person)
        return hours is not None and self._covered[hours]

    def asleep(self, person: PersonId) -> bool:
        """Say whether somebody shall not be woken: it is night, and nothing was heard of late."""
        if not self.night(person):
            return False
        return not 0 <= self._now() - self._stirred.get(person, -STIRRED) < STIRRED

    def stirs(self, person: PersonId) -> bool:
        """Take somebody for awake, and say whether that changes anything."""
        if not self.night(person):
            return False
        slept = self.asleep(person)
        self._stirred[person] = self._now()
        return slept

    def turned(self) -> tuple[PersonId, ...]:
        """Return for whom night has fallen or ended since this was asked last."""
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
