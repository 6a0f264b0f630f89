"""Finding a place for jokers that an arrangement has no need of."""

from collections.abc import Iterator

from core.rules.tiles.arranging.reckoning import COLOURS, AnyMeld, Group, Melds, Run, Slot


def park(melds: Melds, spare: int, highest: int, least_numbers: int) -> tuple[Melds, int]:
    """Return the melds with as many of the spare jokers as they take, and how many are left.

    Runs grow at their ends, sets of three to four; a run of six or more can be split, which makes
    new ends, and a set of four becomes two of two tiles each.
    """
    melds, spare = grown(melds, spare, highest)
    if spare:
        melds, spare = grown(tuple(_halved_runs(melds)), spare, highest)
    if spare >= 3 and not least_numbers:
        melds, spare = (*melds, Run(tuple(Slot(0, n, joker=True) for n in (1, 2, 3)))), spare - 3
        melds, spare = grown(melds, spare, highest)
    while spare >= 2 and (parted := _parted(melds)) is not None:
        melds, spare = grown(parted, spare - 2, highest)
    return melds, spare


def grown(melds: Melds, spare: int, highest: int) -> tuple[Melds, int]:
    """Add jokers to melds as they are."""
    grown: list[AnyMeld] = []
    for meld in melds:
        while spare and (more := _with_joker(meld, highest)) is not None:
            meld, spare = more, spare - 1  # noqa: PLW2901, it grows
        grown.append(meld)
    return tuple(grown), spare


def _with_joker(meld: AnyMeld, highest: int) -> AnyMeld | None:
    first, last = meld.slots[0], meld.slots[-1]
    if isinstance(meld, Group):
        free = [c for c in range(COLOURS) if c not in {slot.colour for slot in meld.slots}]
        slots = (*meld.slots, *(Slot(c, first.number, joker=True) for c in free[:1]))
        return Group(tuple(sorted(slots))) if free else None
    if last.number < highest:
        return Run((*meld.slots, Slot(last.colour, last.number + 1, joker=True)))
    if first.number > 1:
        return Run((Slot(first.colour, first.number - 1, joker=True), *meld.slots))
    return None


def _halved_runs(melds: Melds) -> Iterator[AnyMeld]:
    for meld in melds:
        at = len(meld.slots) - 3
        if isinstance(meld, Run) and at >= 3 and _stand_alone(meld.slots[:at], meld.slots[at:]):
            yield from (Run(meld.slots[:at]), Run(meld.slots[at:]))
        else:
            yield meld


def _parted(melds: Melds) -> Melds | None:
    """Part the first set of four that can be into two, a joker in each."""
    for place, meld in enumerate(melds):
        if isinstance(meld, Group) and len(meld.slots) == COLOURS:
            a, *others = meld.slots
            for b in others:
                rest = tuple(slot for slot in others if slot is not b)
                if _stand_alone((a, b), rest):
                    halves = (_with_third((a, b)), _with_third(rest))
                    return (*melds[:place], *halves, *melds[place + 1 :])
    return None


def _with_third(two: tuple[Slot, ...]) -> Group:
    colour = next(c for c in range(COLOURS) if c not in {slot.colour for slot in two})
    return Group(tuple(sorted((*two, Slot(colour, two[0].number, joker=True)))))


def _stand_alone(*parts: tuple[Slot, ...]) -> bool:
    return all(any(not slot.joker for slot in part) for part in parts)
