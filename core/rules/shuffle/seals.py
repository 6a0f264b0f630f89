"""A shuffle that anyone can check: committed to before the deal, derived again after the round.

`docs/fairness.md` writes the same out for other programs; a change needs another version there.
"""

import hashlib
import hmac
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import TypeAlias, TypeVar

from core.rules.pieces import Pieces

T = TypeVar("T")
Option: TypeAlias = int | str

COMMITS = "rummy-commitment/1"
SHUFFLES = "rummy-shuffle/1"
"""The first lines of what is hashed: a later version hashes something else."""
SEED_BYTES = 32
LONGEST_WORD = 40
"""Characters of a word that somebody adds to a shuffle."""
NUMBER_BYTES = 4
NUMBERS = 1 << (8 * NUMBER_BYTES)


@dataclass(frozen=True, slots=True, kw_only=True)
class Fairness:
    """What fixes every shuffle of one deal."""

    commitment: str
    table: str
    """The code of the table."""
    deal: int
    """The deals of a table are counted from 1, abandoned ones included."""
    rules: str
    """The sheet with all its house rules, see `rules_text`."""
    words: tuple[str, ...]
    """One for each seat; empty where nobody cut for it."""
    seed: str = ""
    """64 hexadecimal digits; empty as long as it is secret."""

    @property
    def message(self) -> str:
        """Return what the seed signs: all that was fixed when the round was dealt."""
        seats = (f"{seat} {word}" for seat, word in enumerate(self.words, 1))
        return "\n".join((SHUFFLES, self.table, str(self.deal), self.rules, *seats))

    @property
    def cut(self) -> bool:
        """Whether at least one person has added a word."""
        return any(self.words)

    @property
    def concealed(self) -> "Fairness":
        """Return what may be told of it as long as the round is played."""
        return replace(self, seed="", words=("",) * len(self.words))

    @property
    def is_committed(self) -> bool:
        """Whether the seed is the one that was committed to."""
        return self.commitment == commitment_of(self.seed, self.table, self.deal)


def commitment_of(seed: str, table: str, deal: int) -> str:
    """Return what is told of a seed before the deal."""
    return hashlib.sha256("\n".join((COMMITS, table, str(deal), seed)).encode()).hexdigest()


def rules_text(sheet: str, options: Mapping[str, Option]) -> str:
    """Write a sheet and its house rules as one line: `kids; copies=2; hand=14`."""
    named = (f"{name}={_written(value)}" for name, value in sorted(options.items()))
    return "; ".join((sheet, *named))


def _written(value: Option) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def is_seed(text: str) -> bool:
    """Say whether a text is a seed as it is written."""
    return len(text) == 2 * SEED_BYTES and not set(text) - set("0123456789abcdef")


class FairChance:
    """Chance of one deal: its shuffles are numbered, and each follows from what was fixed.

    `shuffles` is how many there have been already.
    """

    def __init__(self, fairness: Fairness, shuffles: int = 0) -> None:
        self._key = bytes.fromhex(fairness.seed)
        self._message = fairness.message
        self.shuffles = shuffles
        self._choices = 0

    def shuffle(self, pieces: Pieces) -> Pieces:
        """Return the pieces in the order of the next shuffle, however they lay before."""
        self.shuffles += 1
        numbers = self._numbers(f"shuffle {self.shuffles}")
        order = sorted(pieces, key=str)
        for place in range(len(order) - 1, 0, -1):
            other = _below(place + 1, numbers)
            order[place], order[other] = order[other], order[place]
        return tuple(order)

    def choose(self, options: Sequence[T]) -> T:
        """Return one of the options."""
        self._choices += 1
        return options[_below(len(options), self._numbers(f"choice {self._choices}"))]

    def _numbers(self, what: str) -> Iterator[int]:
        """Return numbers of 32 bits without an end, eight from each block."""
        for block in count():
            text = f"{self._message}\n{what}\n{block}".encode()
            digest = hmac.digest(self._key, text, "sha256")
            for start in range(0, len(digest), NUMBER_BYTES):
                yield int.from_bytes(digest[start : start + NUMBER_BYTES], "big")


def _below(bound: int, numbers: Iterator[int]) -> int:
    """Return a number below a bound; those are passed over that would favour small ones."""
    fair = NUMBERS - NUMBERS % bound
    return next(number for number in numbers if number < fair) % bound
