"""Spoils a valid table in one way."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random  # noqa: TID251 - from a given seed
from typing import TypeAlias

Table: TypeAlias = list[list[str]]


@dataclass(frozen=True, slots=True)
class Spares:
    """Tiles that are not on the table: those on the rack, and all that may exist."""

    rng: Random
    hand: list[str]
    anywhere: list[str]

    def one(self) -> str:
        near = self.hand and self.rng.random() < 0.75
        return self.rng.choice(self.hand if near else self.anywhere)


Mutation: TypeAlias = Callable[[Random, Table, Spares], list[str]]
"""Changes a table that is not empty; returns the tiles that the seat wants to pick up."""


def mutated(rng: Random, table: Table, spares: Spares) -> tuple[Table, list[str]]:
    """Return the table after one change, and the tiles that the seat then wants to take."""
    changed = [list(row) for row in table]
    takes = rng.choice(_MUTATIONS)(rng, changed, spares) if changed else []
    return [row for row in changed if row], takes


def _drop(rng: Random, table: Table, _: Spares) -> list[str]:
    row = rng.choice(table)
    row.pop(rng.randrange(len(row)))
    return []


def _take(rng: Random, table: Table, _: Spares) -> list[str]:
    row = rng.choice(table)
    return [row.pop(rng.choice((0, -1))).partition("=")[0]]


def _swap(rng: Random, table: Table, _: Spares) -> list[str]:
    one, other = rng.choice(table), rng.choice(table)
    here, there = rng.randrange(len(one)), rng.randrange(len(other))
    one[here], other[there] = other[there], one[here]
    return []


def _move(rng: Random, table: Table, _: Spares) -> list[str]:
    one, other = rng.choice(table), rng.choice(table)
    other.insert(rng.choice((0, len(other))), one.pop(rng.choice((0, -1))))
    return []


def _join(rng: Random, table: Table, _: Spares) -> list[str]:
    if len(table) > 1:
        one = table.pop(rng.randrange(len(table)))
        rng.choice(table).extend(one)
    return []


def _split(rng: Random, table: Table, _: Spares) -> list[str]:
    row = table.pop(rng.randrange(len(table)))
    place = rng.randint(1, len(row))
    table += [row[:place], row[place:]]
    return []


def _add(rng: Random, table: Table, spares: Spares) -> list[str]:
    word = spares.one()
    near = [row for row in table if any(word[0] == w[0] or word[1:] == w[1:] for w in row)]
    row = rng.choice(near or table)
    row.insert(rng.choice((0, len(row))), word)
    return []


def _exchange(rng: Random, table: Table, spares: Spares) -> list[str]:
    row = rng.choice(table)
    row[rng.randrange(len(row))] = spares.one()
    return []


def _rebind(rng: Random, table: Table, spares: Spares) -> list[str]:
    jokers = [(row, place) for row in table for place in range(len(row)) if row[place][0] == "J"]
    if jokers:
        row, place = rng.choice(jokers)
        tiles = [word for word in (*row, *spares.anywhere) if word[0] != "J"]
        row[place] = "J=" + rng.choice(tiles)
    return []


def _roll(rng: Random, table: Table, _: Spares) -> list[str]:
    """Move a joker from one end of a meld to the other."""
    ends = [row for row in table if row[0][0] == "J" or row[-1][0] == "J"]
    if ends:
        row = rng.choice(ends)
        turned = [*row[1:], "J"] if row[0][0] == "J" else ["J", *row[:-1]]
        row[:] = ["J" if word[0] == "J" else word for word in turned]
    return []


def _crowd(rng: Random, table: Table, spares: Spares) -> list[str]:
    """Put a tile among others of its number, or among jokers."""
    ways = [
        (row, word)
        for row in table
        for word in (*spares.hand, *spares.anywhere)
        if word[0] == "J" or all(word[1:] == lying[1:] for lying in row if lying[0] != "J")
    ]
    held = [(row, word) for row, word in ways if word in spares.hand]
    row, word = rng.choice(held or ways)
    row.append(word)
    return []


def _jokers_alone(rng: Random, table: Table, spares: Spares) -> list[str]:
    """Make a meld of the jokers; if there are few, add some that do not exist."""
    count = sum(word[0] == "J" for word in (*spares.hand, *(w for row in table for w in row)))
    for row in table:
        row[:] = [word for word in row if word[0] != "J"]
    table.append(["J"] * (count if count > 2 else rng.choice((2, 3))))
    return []


_MUTATIONS: tuple[Mutation, ...] = (
    _drop,
    _take,
    _swap,
    _move,
    _join,
    _split,
    _add,
    _crowd,
    _exchange,
    _rebind,
    _roll,
    _roll,
    _jokers_alone,
)
