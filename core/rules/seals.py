"""Verifiable shuffles: committed before the deal, and derived again after the round.

`docs/fairness.md` specifies the algorithm for other programs; any change needs a new version there.
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
"""The first lines of the hashed texts; another version changes them."""
SEED_BYTES = 32
LONGEST_WORD = 40
"""The maximum length of a word that a player adds to a shuffle."""
NUMBER_BYTES = 4
NUMBERS = 1 << (8 * NUMBER_BYTES)


@dataclass(frozen=True, slots=True, kw_only=True)
class Fairness:
    """Everything that fixes the shuffles of one deal."""

    commitment: str
    table: str
    """The code of the table."""
    deal: int
    """The number of the deal at its table, from 1, including aborted rounds."""
    rules: str
    """The sheet with all its house rules; see `rules_text`."""
    words: tuple[str, ...]
    """One word for each seat; empty if nobody cut for it."""
    seed: str = ""
    """64 hexadecimal digits; empty while secret."""

    @property
    def message(self) -> str:
        """The text that the seed signs: everything that was fixed at the deal."""
        seats = (f"{seat} {word}" for seat, word in enumerate(self.words, 1))
        return "\n".join((SHUFFLES, self.table, str(self.deal), self.rules, *seats))

    @property
    def cut(self) -> bool:
        """Whether at least one player added a word."""
        return any(self.words)

    @property
    def concealed(self) -> "Fairness":
        """The part that may be shown while the round is running."""
        return replace(self, seed="", words=("",) * len(self.words))

    @property
    def is_committed(self) -> bool:
        """Whether the seed matches the commitment."""
        return self.commitment == commitment_of(self.seed, self.table, self.deal)


def commitment_of(seed: str, table: str, deal: int) -> str:
    """Return the commitment to a seed, which is published before the deal."""
    return hashlib.sha256("\n".join((COMMITS, table, str(deal), seed)).encode()).hexdigest()


def rules_text(sheet: str, options: Mapping[str, Option]) -> str:
    """Return a sheet and its house rules as one line: `kids; copies=2; hand=14`."""
    named = (f"{name}={_written(value)}" for name, value in sorted(options.items()))
    return "; ".join((sheet, *named))


def _written(value: Option) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def is_seed(text: str) -> bool:
    """Say whether a text has the format of a seed."""
    return len(text) == 2 * SEED_BYTES and not set(text) - set("0123456789abcdef")


class FairChance:
    """The chance of one deal: its shuffles are numbered and follow from the committed data.

    `shuffles` is the number of shuffles so far.
    """

    def __init__(self, fairness: Fairness, shuffles: int = 0) -> None:
        self._key = bytes.fromhex(fairness.seed)
        self._message = fairness.message
        self.shuffles = shuffles
        self._choices = 0

    def shuffle(self, pieces: Pieces) -> Pieces:
        """Return the pieces in the order of the next shuffle; their present order has no effect."""
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
        """Yield 32-bit numbers without end, eight from each block."""
        for block in count():
            text = f"{self._message}\n{what}\n{block}".encode()
            digest = hmac.digest(self._key, text, "sha256")
            for start in range(0, len(digest), NUMBER_BYTES):
                yield int.from_bytes(digest[start : start + NUMBER_BYTES], "big")


def _below(bound: int, numbers: Iterator[int]) -> int:
    """Return an unbiased number below a bound; skip numbers that would favour small results."""
    fair = NUMBERS - NUMBERS % bound
    return next(number for number in numbers if number < fair) % bound
