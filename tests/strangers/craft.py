"""Words about pieces that fit the state of a table: plans, moves by hand, and cards."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations, pairwise

from bot.machine.system import Chance
from bot.render.pieces import bare
from core.engine.table.state import TableState
from core.rules.pieces import Seat, print_groups, print_table

WHOLE = 3
"""The number of pieces in the shortest meld."""
RANKS = ("A", *map(str, range(2, 11)), "J", "Q", "K")


class Craft:
    """Invents what a person could say about the pieces on a rack and on the table."""

    def __init__(self, chance: Chance, state: TableState, seat: Seat) -> None:
        assert state.running is not None
        self._one = chance.choose
        self._round = state.running
        rules = self._round.sheet.family.rules
        self._cards = self._round.sheet.family.name == "cards"
        self._table = rules.view(self._round, None).table
        self._rack = [bare(piece) for piece in self._round.racks[seat]] or ["J"]
        self._lying = [bare(piece) for meld in self._table for piece in meld.pieces]

    def plan(self) -> str:
        """Return a word about the plan for the next turn."""
        one = self._one
        meld, number = one((self._meld(), self._some())), self._number()
        often = (f"plan {meld}", f"plan {meld}", "plan", "plan lay", "plan undo")
        seldom = ("plan reset", "plan lay off", "plan close", f"plan pick {one(self._rack)}")
        tiles = (
            f"plan move {self._piece()} {self._target()}",
            f"plan split {number} {self._piece()}",
            f"plan arrange {self._arranged()}",
        )
        cards = (
            f"plan meld {meld}",
            f"plan layoff {one(self._rack)} {number}",
            f"plan discard {one(self._rack)}",
        )
        return one((*often, *often, *seldom, *(cards if self._cards else tiles)))

    def by_hand(self) -> str:
        """Return a word that changes single melds, or needs single pieces."""
        one, number = self._one, self._number()
        tiles = (
            f"move {self._piece()} {self._target()}",
            f"move {self._some()} {self._target()}",
            f"split {number} {self._piece()}",
            f"arrange {self._arranged()}",
            f"return {one(self._rack)}",
            "reset",
        )
        cards = (
            f"layoff {one(self._rack)} {number}",
            f"discard {one(self._rack)}",
            f"discard {one(self._rack)}",
            f"meld {self._meld()}",
            f"meld {self._some()}",
            one(("take discard", "take stock")),
        )
        both = (f"pick {self._some()}", "undo", "done", "repair", f"group {self._some()}")
        return str(one((*both, *(cards if self._cards else tiles * 2))))

    def _piece(self) -> str:
        return str(self._one((*self._rack[:4], *self._lying)))

    def _number(self) -> int:
        """Return the number of a meld, sometimes of none."""
        return int(self._one(range(1, len(self._table) + 2)))

    def _target(self) -> str:
        return str(self._one(("new", "rack", self._number(), self._number())))

    def _some(self) -> str:
        return " ".join(self._one(self._rack) for _ in range(self._one((1, 2, 3))))

    def _meld(self) -> str:
        """Return a meld of the rack; without one, some of it."""
        return " ".join(self._one(found)) if (found := melds_of(self._rack)) else self._some()

    def _arranged(self) -> str:
        """Return a whole table: with a meld more, or with a meld taken apart."""
        lying = print_table(self._table)
        if not self._table or self._one(range(2)):
            return f"{lying} | {self._meld()}".removeprefix(" | ")
        groups = [meld.pieces for meld in self._table]
        taken = self._one(range(len(groups)))
        kept, apart = [*groups[:taken], *groups[taken + 1 :]], groups[taken]
        return print_groups(tuple(filter(None, (*kept, apart[:WHOLE], apart[WHOLE:]))))


def melds_of(rack: Sequence[str]) -> list[tuple[str, ...]]:
    """Return the sets and runs of three among pieces, without jokers."""
    whole = [piece for piece in dict.fromkeys(rack) if piece != "J"]
    values, sorts = defaultdict[int, list[str]](list), defaultdict[str, list[str]](list)
    for piece in whole:
        value, sort = _read(piece)
        values[value].append(piece)
        sorts[sort].append(piece)
    found = [three for same in values.values() for three in combinations(same, WHOLE)]
    for same in sorts.values():
        same.sort(key=lambda piece: _read(piece)[0])
        threes = zip(same, same[1:], same[2:], strict=False)
        found += [three for three in threes if all(_follows(*two) for two in pairwise(three))]
    return found


def _follows(first: str, second: str) -> bool:
    return _read(second)[0] == _read(first)[0] + 1


def _read(piece: str) -> tuple[int, str]:
    """Return the value and the sort of a piece: of `r5`, or of `7H`."""
    if piece[:-1] in RANKS:
        return RANKS.index(piece[:-1]) + 1, piece[-1]
    return int(piece[1:]), piece[0]
