"""Runs of one colour followed one by one, for sheets on which old melds must stay together.

What becomes of an old run is settled while it is crossed: a run *waits* until its core begins, the
tiles that have to stay together in one run; then it is *done*, the rest of its tiles may go
anywhere; or it lies *apart*, taken whole, no two of its tiles in one new run. Each open run of the
answer knows which cores lie in it and which runs taken whole have a tile in it.
"""

from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from core.rules.tiles.arranging.free.runs import Use
from core.rules.tiles.sheet import JokerExchange, Rebuild

SHORTEST: Final = 3
MANY: Final = 3
"""Tiles of a place from which on a step looks no closer at how many there are."""


class Old(NamedTuple):
    """An old run at one of its numbers."""

    begins: bool
    left: int
    """Numbers that it still has, at most three."""
    joker: bool
    """Whether a joker lies here."""
    ahead: bool
    """Whether a joker lies further on."""
    may_wait: bool
    """Whether its tile here could lie elsewhere than in the core."""
    may_part: bool
    """Whether all its tiles could lie apart from each other."""


class Crossing(NamedTuple):
    """What one colour has at one number, and what follows as far as a step looks ahead."""

    old: tuple[Old, ...]
    """The old runs that have this number, those that began first first."""
    in_sets: int
    """Number tiles of old sets."""
    rack: int
    must: int
    """How many of the rack's tiles must be used."""
    claimed: int
    """Jokers of old sets that are replaced by this tile."""
    lent: int
    """Further tiles that may replace one."""
    left: int
    """Numbers still to come, as far as it matters."""
    next: int
    """Tiles and table jokers at the next number, at most `MANY`."""
    after_next: int
    """The same at the number after that."""
    later: bool
    """Whether another old run of the colour begins further on."""
    sets: bool
    """Whether there are sets at all."""
    old_sets: bool
    """Whether there are old ones of this number."""
    rebuild: Rebuild
    exchange: JokerExchange
    use: Use

    @property
    def lying(self) -> int:
        """Number tiles of the table."""
        return self.in_sets + sum(not old.joker for old in self.old)

    @property
    def own_tiles(self) -> bool:
        """Whether a tile that replaces a joker is nobody else's tile."""
        if self.rebuild is Rebuild.NONE:
            return True
        return self.exchange is JokerExchange.RACK and not self.lent


@lru_cache(maxsize=1 << 13)
def same(spot: Crossing) -> Crossing:
    """Return the same object for equal crossings: a great many steps are remembered by them."""
    return spot


class Mode(NamedTuple):
    """What has become of an old run so far; of its core how many slots, and what is in it."""

    kind: Literal["waits", "core", "done", "apart"]
    slots: int = 0
    tile: bool = False
    """Whether a number tile is in it."""
    joker: bool = False
    """Whether a joker is in it that stays; then there can be no second core."""


Joker: TypeAlias = Literal["", "stays", "goes"]


class Part(NamedTuple):
    """What an old run does at a number: its mode afterwards, and its tile or joker here."""

    mode: Mode
    joker: Joker
    in_core: bool
    begins: bool
    """Whether its core begins here."""


Standing: TypeAlias = Literal[0, 1, 2]
NEW: Final = 0
OWES: Final = 1
"""New, and holds two tiles of an old run: it must come to hold a core."""
KEPT: Final = 2
"""Holds a core, or nobody cares."""

OWING: Final = 4
"""The length of a long run that took a joker and needs a tile for it to have been of use."""


class Going(NamedTuple):
    """An open run of the answer."""

    length: int
    """At most three, or `OWING`."""
    bare: bool
    """Whether it is jokers alone so far."""
    standing: Standing
    hosts: tuple[int, ...]
    """The old runs whose core is in it and not complete."""
    marks: tuple[int, ...]
    """The old runs taken whole that have a tile in it."""

    @property
    def may_end(self) -> bool:
        """Whether it is a meld as it is, and no more is asked of it."""
        long = self.length == SHORTEST and not self.bare
        return long and not self.hosts and self.standing != OWES


class State(NamedTuple):
    """Between two numbers: the open runs, and the modes of the old runs that have both."""

    runs: tuple[Going, ...] = ()
    modes: tuple[Mode, ...] = ()


Fill: TypeAlias = Literal["tile", "joker", "stays"]


Moves: TypeAlias = tuple[int, ...]
"""How open runs go on, in threes: which one (-1: a new one), 1 if it takes a joker, and its place
among the open runs afterwards (-1: it is closed). Plain integers: a great many are remembered."""


class Meaning(NamedTuple):
    """What a step gives to the sets of its number."""

    given: int
    """Number tiles."""
    spare: int
    """Number tiles in runs that could as well be those of an old set."""
    free: int
    """Number tiles given that are not bound to be another meld's."""
    lying: int
    """Number tiles elsewhere than in sets that replace no joker yet,"""
    open: int
    """and such in sets; both asked only where jokers of old sets are replaced."""


class Step(NamedTuple):
    """One colour taken across one number."""

    meaning: Meaning
    unused: int
    jokers: int
    """Jokers that it costs; less than none where it sets some free."""
    ahead: int
    """Jokers that the next two numbers will cost at least."""
    gone_on: int
    """How many runs go on from the number before."""
    after: State
    moves: Moves
