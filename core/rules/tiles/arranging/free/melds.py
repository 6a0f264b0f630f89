"""From the steps of an answer back to melds."""

from dataclasses import dataclass, field

from core.rules.tiles.arranging.free.runs import LAST_THREE, Manner, Open, Step
from core.rules.tiles.arranging.free.sets import deal, pair, sets_with
from core.rules.tiles.arranging.reckoning import AnyMeld, Group, Melds, Run, Slot
from core.rules.tiles.arranging.sweep.plan import Path


def rebuild(path: Path, manner: Manner) -> Melds:
    """Return melds that the steps of an answer lead to: runs by colour, then sets."""
    runs: list[AnyMeld] = []
    for colour in range(4):
        track = _Track(colour, manner)
        for number, hop in enumerate(path.hops, start=1):
            track.follow(number, hop.steps[colour], len(path.hops) - number)
        runs += track.done()
    return (*runs, *_groups(path, manner))


def _groups(path: Path, manner: Manner) -> list[AnyMeld]:
    groups: list[AnyMeld] = []
    for number, hop in enumerate(path.hops, start=1):
        given = [step.in_sets for step in hop.steps]
        sets = sets_with(pair(*given[:2]), pair(*given[2:]), hop.set_jokers, manner)
        shares = tuple((sum(share), share[1]) for share in given)
        groups += [
            Group(tuple(Slot(c, number, way < 0) for c, way in enumerate(ways) if way))
            for ways in deal(shares, sets, hop.set_jokers)
        ]
    return groups


@dataclass
class _Growing:
    """A run as it grows; `owing` as in Open."""

    slots: list[Slot] = field(default_factory=list)
    owing: bool = False

    def kind(self, least_numbers: int) -> str:
        """Return the field of Open that counts it."""
        bare = "bare_" if least_numbers and all(slot.joker for slot in self.slots) else ""
        return "owing" if self.owing else bare + ("one", "two", "long")[min(len(self.slots), 3) - 1]


@dataclass
class _Track:
    """The runs of one colour."""

    colour: int
    manner: Manner
    open: list[_Growing] = field(default_factory=list)
    closed: list[_Growing] = field(default_factory=list)

    def done(self) -> list[Run]:
        """Return the runs, all numbers being dealt with."""
        return [Run(slots) for slots in sorted(tuple(run.slots) for run in self.closed + self.open)]

    def follow(self, number: int, step: Step, left: int) -> None:
        """Grow the runs by a step; where it does not say which run takes a joker, any may."""
        fill = step.fill
        kinds: dict[str, list[_Growing]] = {kind: [] for kind in Open._fields}
        for run in self.open:
            kinds[run.kind(self.manner.least_numbers)].append(run)
        by_tile = [_Growing() for _ in range(fill.begun)]
        by_joker = [_Growing() for _ in range(fill.bare_begun)]
        for kind in ("one", "two", "long"):
            saved = getattr(fill, f"saved_{kind}")
            by_tile += kinds[f"bare_{kind}"][:saved]
            by_joker += kinds[f"bare_{kind}"][saved:]
        going, ending = kinds["long"][: fill.extended], kinds["long"][fill.extended :]
        either = [*kinds["one"], *kinds["two"], *going[fill.owing :], *kinds["owing"]]
        by_joker += going[: fill.owing]
        jokers = fill.jokers - len(by_joker)
        self._grow(by_tile + either[jokers:], Slot(self.colour, number))
        self._grow(by_joker + either[:jokers], Slot(self.colour, number, joker=True))
        for run in going[: fill.owing]:
            run.owing = self.manner.use == "lean" and left != LAST_THREE
        self.closed += ending + kinds["owing"]
        self.open = by_tile + by_joker + either[: len(either) - len(kinds["owing"])]

    def _grow(self, runs: list[_Growing], slot: Slot) -> None:
        for run in runs:
            run.slots.append(slot)
