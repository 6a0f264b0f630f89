"""What is divided in numbered pieces among the programs that want a part of it.

Who wants a part says so by a lease of that name. From these and from who has what every program
works out the same plan. A piece is taken up first and only then left by who had it.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager

HAS, WANTS = ":", "?"
"""What stands in a lease between what is divided and the number of a piece, or who wants some."""


def planned(pieces: int, had: Mapping[int, str], wanting: Collection[str]) -> dict[int, str]:
    """Say who shall have each piece: all as many, and as little as can be goes to somebody else."""
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
    """Say whether a lease only tells who wants a part."""
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
        """Return when that is not what it was when this was asked last."""
        await self._change.wait()
        self._change.clear()

    @contextmanager
    def taken_up(self, number: int) -> Iterator[None]:
        """Let the others know that this program has a piece, as long as this is open."""
        self._up.add(number)
        self._hurry()
        try:
            yield
        finally:
            self._up.discard(number)

    async def handed_over(self) -> None:
        """Want nothing any more, and return when others have all that this program had."""
        self._wants = False
        self._hurry()
        await self._nothing_left.wait()

    def keeps(self, lease: str) -> bool:
        """Say whether a lease of this program stays its own until somebody else takes it."""
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
        """Know what this program has to have, now that leases have been divided so.

        What it has begun to take up it leaves to nobody but who has it: until then another may
        only be about to.
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
