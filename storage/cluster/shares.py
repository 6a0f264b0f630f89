"""Divides numbered pieces of work among the programs that want a part.

A program asks for a part with a lease of its own. From these leases and the current holders, all
programs compute the same plan. The next holder takes a piece up before the previous one drops it.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager

HAS, WANTS = ":", "?"
"""Lease names: `HAS` precedes the number of a piece, `WANTS` the program that wants a part."""


def planned(pieces: int, had: Mapping[int, str], wanting: Collection[str]) -> dict[int, str]:
    """Assign all pieces evenly, and change as few holders as possible."""
    if not wanting:
        return {}
    least, more = divmod(pieces, len(wanting))
    has = Counter(had.values())
    ranked = sorted(wanting, key=lambda who: (has[who] <= least, who))
    room = {who: least + (place < more) for place, who in enumerate(ranked)}
    plan: dict[int, str] = {}
    for number, who in sorted(had.items()):
        if room.get(who):
            plan[number] = who
            room[who] -= 1
    left = (who for who in ranked for _ in range(room[who]))
    return plan | dict(zip((one for one in range(pieces) if one not in plan), left, strict=True))


def is_wish(lease: str) -> bool:
    """Say whether a lease is only a request for a part."""
    return WANTS in lease


class SharedPart:
    """The part of one program; see `core.engine.cluster.Part`."""

    def __init__(self, me: str, what: str, pieces: int, hurry: Callable[[], None]) -> None:
        self._me, self._what, self._pieces = me, what, pieces
        self._hurry = hurry
        self._wants = True
        self._up: set[int] = set()
        self._change, self._nothing_left = asyncio.Event(), asyncio.Event()
        self.numbers: frozenset[int] = frozenset()
        """What this program has, or has to take up."""

    async def changed(self) -> None:
        """Wait until the pieces differ from those last asked for."""
        await self._change.wait()
        self._change.clear()

    @contextmanager
    def taken_up(self, number: int) -> Iterator[None]:
        """Announce that this program holds a piece, while this context is open."""
        self._up.add(number)
        self._hurry()
        try:
            yield
        finally:
            self._up.discard(number)

    async def handed_over(self) -> None:
        """Give up all pieces, and wait until others have taken them."""
        self._wants = False
        self._hurry()
        await self._nothing_left.wait()

    def keeps(self, lease: str) -> bool:
        """Say whether this program keeps a lease until another program takes it."""
        if lease == self._wish:
            return self._wants
        return lease.startswith(f"{self._what}{HAS}")

    def takes(self, leases: Mapping[str, str]) -> list[str]:
        """Return the leases that this program takes now."""
        wish = [self._wish] if self._wants and self._wish not in leases else []
        now = {**leases, **dict.fromkeys(wish, self._me)}
        plan, had = self._plan(now), self._had(now)
        up = [one for one in self._up if plan.get(one) == self._me != had.get(one)]
        return [*wish, *(f"{self._what}{HAS}{number}" for number in up)]

    def settle(self, leases: Mapping[str, str]) -> None:
        """Update the pieces of this program from the leases.

        A piece that it has begun to take up stays, unless another program holds it: a planned
        successor may not have taken it up yet.
        """
        plan, had = self._plan(leases), self._had(leases)
        mine = {n for some in (plan, had) for n, who in some.items() if who == self._me}
        begun = self.numbers - {n for n, who in had.items() if who != self._me}
        numbers = frozenset(mine | begun if plan else ())
        if numbers != self.numbers:
            self.numbers = numbers
            self._change.set()
        if not numbers and not self._wants:
            self._nothing_left.set()

    @property
    def _wish(self) -> str:
        return f"{self._what}{WANTS}{self._me}"

    def _plan(self, leases: Mapping[str, str]) -> dict[int, str]:
        wishes = f"{self._what}{WANTS}"
        wanting = {who for lease, who in leases.items() if lease.startswith(wishes)}
        return planned(self._pieces, self._had(leases), wanting)

    def _had(self, leases: Mapping[str, str]) -> dict[int, str]:
        each = ((n, leases.get(f"{self._what}{HAS}{n}")) for n in range(self._pieces))
        return {number: who for number, who in each if who is not None}
