"""When the one way a colour can stand makes another needless: whatever follows the other suits it.

An old run that is done asks for nothing more, and an open run that holds a core may hold whatever
it likes; so what is asked of the runs can be compared, and where no more is asked of any of them,
nothing can be gained by asking more.
"""

from collections.abc import Collection, Iterable
from functools import lru_cache
from itertools import permutations
from typing import TypeAlias

from core.rules.tiles.arranging.bound.runs import (
    KEPT,
    OWES,
    OWING,
    SHORTEST,
    Going,
    Mode,
    State,
)

Ahead: TypeAlias = tuple[bool, ...]
"""For each old run that goes on whether a joker lies further on in it."""


def without_needless(states: Collection[State], ahead: Ahead) -> Iterable[State]:
    """Leave out each state that another one makes needless."""
    if len(states) == 1:
        return states
    kept: list[State] = []
    for state in sorted(states, key=_asked):
        if not any(_asks_no_more(other, state, ahead) for other in kept):
            kept.append(state)
    return kept


def _asked(state: State) -> int:
    """How much is asked of its runs: what asks more makes nothing needless that asks less."""
    modes = sum(2 - (mode.kind == "done") - (not mode.joker) for mode in state.modes)
    runs = sum(
        run.bare + len(run.hosts) + len(run.marks) + 8 * (KEPT - run.standing) for run in state.runs
    )
    return modes + runs


@lru_cache(maxsize=1 << 14)
def _asks_no_more(one: State, other: State, ahead: Ahead) -> bool:
    return all(map(_is_freer, one.modes, other.modes, ahead)) and _go_on_as_well(
        one.runs, other.runs
    )


def _is_freer(one: Mode, other: Mode, ahead: bool) -> bool:  # noqa: FBT001 - one of many
    """Whether an old run can do whatever it can in another mode.

    Done, it may still have another core, if no joker stays in the first; but a joker further on
    would have had to be in that.
    """
    if one == other:
        return True
    if one.kind != "done":
        return False
    return other.kind == "apart" or (not one.joker and (other.kind == "done" or not ahead))


def _go_on_as_well(one: tuple[Going, ...], other: tuple[Going, ...]) -> bool:
    """Whether for each open run of the other state there is one that can do the same."""
    return len(one) == len(other) and any(
        all(map(_is_as_good, order, other)) for order in permutations(one)
    )


def _is_as_good(one: Going, other: Going) -> bool:
    long_enough = one.length == other.length or (one.length, other.length) == (SHORTEST, OWING)
    if not long_enough or one.bare > other.bare or not set(one.hosts) <= set(other.hosts):
        return False
    if one.standing == KEPT or other.standing == OWES:
        return True
    return one.standing == other.standing and set(one.marks) <= set(other.marks)
