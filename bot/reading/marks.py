"""The first pass over typed text: the possible meaning of each part of each word."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from bot.reading.vocabulary import Kind, Meaning, Vocabulary, fold
from core.rules.pieces import UnreadableError

LONGEST_NUMBER = 4
"""The maximum number of digits in a number."""
LONGEST_RANGE = 20
"""The maximum distance between the ends of a range."""
HALVES = 2
"""A piece has a sort and a value."""
SUITS = ("♠", "♥", "♦", "♣")
"""The signs of the suits."""
SHOWN = 24
"""The maximum number of characters of a word that an answer quotes."""

_PART = re.compile(r"#\d+|\d+|[^\W\d_]+|\S")


@dataclass(frozen=True, slots=True)
class Mark:
    """One recognized part: a colour, a number, a joker, a dash."""

    kind: Kind
    strict: tuple[str, ...]
    """The meaning in strict notation; a range has several values."""
    typed: str
    """The word that contains it, for an error message."""
    word: int
    """The index of that word."""

    @property
    def unreadable(self) -> UnreadableError:
        """The error for a part that makes no sense."""
        return unreadable(self.typed)


class NoSuchMeldError(UnreadableError):
    """The table has no meld with this number (`#9`); `word` holds the number."""


def unreadable(word: str) -> UnreadableError:
    """Return the error for a word, shortened if necessary."""
    return UnreadableError(word if len(word) <= SHOWN else word[:SHOWN] + "…")


def read_marks(known: Vocabulary, text: str) -> list[Mark]:
    """Read the words of one group, with each range as one mark; raises UnreadableError."""
    words = re.sub(r"\s*=\s*", "=", re.sub("[,+]", " ", text)).split()
    said = [place for place, word in enumerate(words) if fold(word) not in known.nothing]
    typed = [words[place] for place in said]
    marks = [mark for at, place in enumerate(said) for mark in _word(known, typed, at, place)]
    return list(_with_ranges(known, marks))


def _word(known: Vocabulary, typed: Sequence[str], at: int, place: int) -> Iterator[Mark]:
    """Read a word, whose meaning may depend on its neighbours."""
    word = fold(typed[at])
    before, (after, later) = typed[:at][-1:], (*typed[at + 1 : at + 3], "", "")[:2]
    if word in known.beside and _names_a_sort(known, *before, after):
        yield Mark("value", (known.beside[word],), typed[at], place)
    elif number := _number(known, word, typed[:at]):
        yield Mark("value", (number,), typed[at], place)
    elif word not in known.before_words or not (after and _names_a_sort(known, after, later)):
        yield from _parts(known, typed[at], place)


def _number(known: Vocabulary, word: str, before: Sequence[str]) -> str | None:
    """Return the value that a number in words names; “two reds” may be small talk."""
    follows = bool(known.order) or _names_a_sort(known, *before)
    return _value(known, known.numbers.get(word, "")) if follows else None


def _names_a_sort(known: Vocabulary, *words: str) -> bool:
    return any(len(word) > 1 and fold(word) in known.sorts for word in words)


def _parts(known: Vocabulary, typed: str, place: int) -> Iterator[Mark]:
    parts = [part for part in _PART.findall(fold(typed)) if part not in known.nothing]
    meanings = [meaning for part in parts for meaning in _meanings(known, part)]
    if known.letters and not _is_piece(meanings):
        meanings = _by_letters(known, parts) or meanings
    if (_is_court(parts) or _is_rank_as_suit(parts)) and not _is_piece(meanings):
        raise unreadable(typed)
    for meaning in meanings:
        if meaning is None:
            raise unreadable(typed)
        yield Mark(meaning[0], (meaning[1],), typed, place)


def _is_court(parts: Sequence[str]) -> bool:
    """Say whether a word is a letter before the sign of a suit: that letter names a rank."""
    return len(parts) == HALVES and parts[0].isalpha() and parts[1] in SUITS


def _is_rank_as_suit(parts: Sequence[str]) -> bool:
    """Say whether a word is a letter before a number: the letter names a suit, so `k10` is none."""
    return (
        len(parts) == HALVES and len(parts[0]) == 1 and parts[0].isalpha() and parts[1].isdecimal()
    )


def _meanings(known: Vocabulary, part: str) -> list[Meaning | None]:
    whole = _meaning(known, part)
    if whole is not None or not part.isalpha():
        return [whole]
    return _compound(known, part) or [_meaning(known, letter) for letter in part]


def _is_piece(meanings: Sequence[Meaning | None]) -> bool:
    """Say whether a word was read completely, as a piece with both halves or as a joker."""
    kinds = {None if meaning is None else meaning[0] for meaning in meanings}
    return None not in kinds and len(kinds & {"sort", "value"}) != 1


def _by_letters(known: Vocabulary, parts: Sequence[str]) -> list[Meaning | None]:
    """Read one half of a piece, or both, by first letters of the language: `VC`, `7♥`, `HB`.

    Returns nothing where they do not fit. The own letters of the language go before the notation,
    so `VC` is the jack of hearts in French (valet de cœur).
    """
    named = parts.index("=") + 1 if "=" in parts else 0
    joker = [meaning for part in parts[:named] for meaning in _meanings(known, part)]
    halves = [half for part in parts[named:] for half in (part if part.isalpha() else [part])]
    if len(halves) > HALVES:
        return []
    for read in product(*(_options(known, half) for half in halves)):
        if sorted(kind for kind, _ in read) in (["sort", "value"], ["sort"], ["value"]):
            return [*joker, *read]
    return []


def _options(known: Vocabulary, half: str) -> list[Meaning]:
    strict = _meaning(known, half)
    return [*known.letters.get(half, ()), *([strict] if strict else [])]


def _compound(known: Vocabulary, part: str) -> list[Meaning | None]:
    """Read a compound such as `hartenboer` or `Dtrèfle`: a sort in full, and a value."""
    for word, letter in ((part[1:], part[0]), (part[:-1], part[-1])):
        values = [one for one in _options(known, letter) if one[0] == "value"]
        if len(word) > 1 and word in known.sorts and values:
            return [("sort", known.sorts[word]), values[0]]
    for cut in range(2, len(part) - 1):
        sort, value = part[:cut], part[cut:]
        if sort in known.sorts and value in {**known.beside, **known.values}:
            strict = known.values.get(value) or known.beside[value]
            return [("sort", known.sorts[sort]), ("value", strict)]
    return []


def _meaning(known: Vocabulary, part: str) -> Meaning | None:
    if part in "-–—" or part in known.ranges:
        return ("to", part)
    if part == "=":
        return ("named", part)
    if part.startswith("#"):
        return ("whole", part[1:]) if len(part) > 1 else None
    if part in known.jokers:
        return ("joker", "J")
    if part in known.sorts:
        return ("sort", known.sorts[part])
    value = _value(known, part)
    return None if value is None else ("value", value)


def _value(known: Vocabulary, part: str) -> str | None:
    if known.order:
        return known.values.get(part)
    fits = part.isdecimal() and len(part) <= LONGEST_NUMBER
    return str(int(part)) if fits else None


def _with_ranges(known: Vocabulary, marks: list[Mark]) -> Iterator[Mark]:
    """Join `4 - 7` and the end of `r4-r7` into one value mark."""
    place = 0
    while place < len(marks):
        mark = marks[place]
        place += 1
        if mark.kind == "value" and place < len(marks) and marks[place].kind == "to":
            place, end = _range_end(marks, place + 1)
            mark = replace(mark, strict=_steps(known, mark, end))
        elif mark.kind == "to":
            raise mark.unreadable
        yield mark


def _range_end(marks: list[Mark], place: int) -> tuple[int, Mark]:
    """Return the index after a range, and the value that ends it.

    The colour may be repeated if it is the same.
    """
    start = marks[place - 2]
    again = place < len(marks) and marks[place].kind == "sort"
    if again and (place < 3 or marks[place - 3].strict != marks[place].strict):  # noqa: PLR2004
        raise marks[place].unreadable
    place += again
    if place >= len(marks) or marks[place].kind != "value":
        raise (start if marks[place - 1].word == start.word else marks[place - 1]).unreadable
    return place + 1, marks[place]


def _steps(known: Vocabulary, first: Mark, last: Mark) -> tuple[str, ...]:
    """Return the values from the first to the last, both inclusive."""
    low, high = _height(known, first), _height(known, last)
    if not low < high <= low + LONGEST_RANGE:
        raise last.unreadable
    return tuple(known.order[low : high + 1] or map(str, range(low, high + 1)))


def _height(known: Vocabulary, mark: Mark) -> int:
    return known.order.index(mark.strict[0]) if known.order else int(mark.strict[0])
