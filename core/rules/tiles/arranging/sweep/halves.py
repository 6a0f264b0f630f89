"""Two colours at a time: what their steps across a number come to together."""

from collections.abc import Hashable, Sequence
from operator import itemgetter
from typing import Any, TypeAlias

from core.rules.tiles.arranging.sweep.plan import Level, Offer, Plan

Move: TypeAlias = tuple[int, int, int, int, int]
"""Rank, jokers, jokers with those that the next numbers will cost at least, cost, state after."""

Moves: TypeAlias = list[tuple[int, int, list[Move]]]
"""The moves by what they mean to the sets: its code, the best rank among them, and they by rank."""

WORD = 32
"""Bits of a colour's state."""
HALF = 2 * WORD
STATE = (1 << WORD) - 1
HALF_STATE = (1 << HALF) - 1


class Half:
    """Two colours, and the moves from each of their states."""

    def __init__(self, plan: Plan, colours: tuple[int, int]) -> None:
        self.plan, self.colours = plan, colours
        self._moves: dict[tuple[int, int, int], Moves] = {}
        self._pairs: dict[tuple[Any, Any], int] = {}
        self._codes: dict[Hashable, int] = {}
        self.meanings: list[Hashable] = []

    def moves(self, index: int, reading: int, state: int) -> Moves:
        """Return the moves from a state across the number at `index`, read as asked."""
        key = (index, reading, state)
        moves = self._moves.get(key)
        if moves is None:
            moves = self._moves[key] = self._find(self.plan.numbers[index][reading], state)
        return moves

    def _find(self, level: Level[Any], state: int) -> Moves:
        plan, pool = self.plan, self.plan.pool + self.plan.freed_from[0]
        one, other = (
            plan.chains.offers(name, level.spots[colour], level, pool)
            for name, colour in zip((state & STATE, state >> WORD), self.colours, strict=True)
        )
        found: dict[int, list[Move]] = {}
        for meaning_a, list_a in one.items():
            for meaning_b, list_b in other.items():
                moves = found.setdefault(self.pair(meaning_a, meaning_b), [])
                moves += self._merged(list_a, list_b, pool)
        return sorted(
            ((meaning, min(moves)[0], sorted(moves)) for meaning, moves in found.items() if moves),
            key=itemgetter(1),
        )

    def _merged(self, list_a: Sequence[Offer], list_b: Sequence[Offer], pool: int) -> list[Move]:
        """Put the steps of two colours together; hot: see docs/decisions/0010."""
        rank_of = self.plan.joker_rank
        return [
            (
                (cost_a + cost_b) * 4 + (needed_a + needed_b) * rank_of - ends_a - ends_b,
                jokers_a + jokers_b,
                needed_a + needed_b,
                cost_a + cost_b,
                after_a | after_b << WORD,
            )
            for after_a, jokers_a, needed_a, cost_a, ends_a in list_a
            for after_b, jokers_b, needed_b, cost_b, ends_b in list_b
            if needed_a + needed_b <= pool
        ]

    def pair(self, one: Any, other: Any) -> int:
        """Return the code of what two meanings are together."""
        code = self._pairs.get((one, other))
        if code is None:
            meaning = self.plan.chains.pair(one, other)
            code = self._codes.setdefault(meaning, len(self.meanings))
            if code == len(self.meanings):
                self.meanings.append(meaning)
            self._pairs[one, other] = code
        return code
