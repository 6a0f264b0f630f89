"""Notation and melds, as the referee reads them (contract, section 1)."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Literal, TypeAlias

from tests.support.referee.rules import Rules

Tile: TypeAlias = tuple[str, int]
Piece: TypeAlias = Tile | None
"""A number tile; None for a joker."""

_WORD = re.compile(r"(?P<joker>j=?)?(?:(?P<colour>[rbkgy])(?P<number>\d+))?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Word:
    """One tile as written: `r5`, `J`, or `J=r5`, where `tile` is what the joker stands for."""

    joker: bool
    tile: Tile | None


@dataclass(frozen=True, slots=True)
class Meld:
    """A valid meld. In a run each joker stands for a tile; in a set its colour is open."""

    kind: Literal["run", "set"]
    tiles: tuple[Tile, ...]
    jokers: tuple[Tile | None, ...]

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return (*self.tiles, *(None for _ in self.jokers))


Faults: TypeAlias = frozenset[str]


def parse_word(word: str) -> Word:
    match = _WORD.fullmatch(word)
    joker, tile = (match["joker"], match["colour"]) if match else (None, None)
    written = {None: tile is not None, "J": tile is None, "J=": tile is not None}
    if match is None or not written[joker and joker.upper()]:
        raise ValueError(f"no tile: {word!r}")
    return Word(
        joker=joker is not None,
        tile=(match["colour"].lower(), int(match["number"])) if tile else None,
    )


def parse_row(text: str) -> list[Word]:
    return [parse_word(word) for word in text.split()]


def parse_table(text: str) -> list[list[Word]]:
    return [parse_row(row) for row in text.split("|")] if text.strip() else []


def pieces(words: Sequence[Word]) -> Counter[Piece]:
    return Counter(None if word.joker else word.tile for word in words)


def read(rules: Rules, words: Sequence[Word]) -> Meld | Faults:
    """Return the meld that these tiles make, or all its faults."""
    tiles = _number_tiles(words)
    if any(not _in_game(rules, word) for word in words):
        return frozenset({"not_in_game"})
    if len(words) < 3:
        return frozenset({"too_short"})
    if not tiles:
        return frozenset({"no_number_tile"})
    if len(tiles) == 1:
        return _either(rules, words)
    if len({number for _, number in tiles}) == 1:
        return _as_set(rules, words)
    if len({colour for colour, _ in tiles}) == 1:
        return _as_run(rules, words)
    return frozenset({"mixed_colours"})


def value(rules: Rules, meld: Meld) -> int:
    """Return the points of the meld when it is laid."""
    number_of_set = meld.tiles[0][1]
    jokers = (
        rules.joker_laid
        if rules.joker_laid is not None
        else (tile[1] if tile is not None else number_of_set)
        for tile in meld.jokers
    )
    return sum(number for _, number in meld.tiles) + sum(jokers)


def missing(rules: Rules, meld: Meld) -> list[Tile]:
    """Return the colours that a set lacks, as tiles."""
    number = meld.tiles[0][1]
    return [(colour, number) for colour in rules.colours if (colour, number) not in meld.tiles]


def stands_for(rules: Rules, meld: Meld) -> list[tuple[Tile, ...]]:
    """Return all readings of a meld's jokers, with one tile for each joker."""
    if meld.kind == "set":
        return list(permutations(missing(rules, meld), len(meld.jokers)))
    return [tuple(tile for tile in meld.jokers if tile is not None)]


def faultless(rules: Rules, tiles: Sequence[Tile]) -> bool:
    """Whether these tiles alone are a run or a set; jokers are given as what they stand for."""
    colours = Counter(colour for colour, _ in tiles)
    numbers = sorted(number for _, number in tiles)
    is_set = rules.sets and len(set(numbers)) == 1 and max(colours.values()) == 1
    is_run = len(colours) == 1 and numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    return len(tiles) >= 3 and (is_set or is_run)


def melds_of(rules: Rules, row: Sequence[Piece]) -> Iterator[Meld]:
    """Yield every meld that exactly these tiles make, in any order, with jokers in any place."""
    tiles = sorted(tile for tile in row if tile is not None)
    jokers = len(row) - len(tiles)
    if not tiles or len(row) < 3:
        return
    one_number = len({number for _, number in tiles}) == 1
    colours_differ = len(row) <= len(rules.colours) and len(set(tiles)) == len(tiles)
    if rules.sets and one_number and colours_differ:
        yield Meld("set", _in_order(rules, tiles), (None,) * jokers)
    for first in range(1, rules.numbers - len(row) + 2):
        run = [(tiles[0][0], first + step) for step in range(len(row))]
        places = [tile for tile in run if tile not in tiles]
        if len(places) == jokers and set(tiles) <= set(run):
            yield Meld("run", tuple(tiles), tuple(places))


def all_melds(rules: Rules, laid: Counter[Piece]) -> list[Meld]:
    """Return every meld that some of these tiles make."""
    rows = list(laid.elements())
    found = {
        meld: None
        for size in range(3, len(rows) + 1)
        for row in combinations(rows, size)
        for meld in melds_of(rules, row)
    }
    return list(found)


def print_meld(rules: Rules, meld: Meld) -> str:
    """Sort as records do: ascending, or by colour; the only tile of a set binds its jokers."""
    if meld.kind == "run":
        places = [(number, f"{colour}{number}") for colour, number in meld.tiles]
        places += [(tile[1], f"J={tile[0]}{tile[1]}") for tile in meld.jokers if tile is not None]
        return " ".join(text for _, text in sorted(places))
    words = [f"{colour}{number}" for colour, number in _in_order(rules, meld.tiles)]
    bound = [f"J={colour}{number}" for colour, number in missing(rules, meld)]
    jokers = bound if len(meld.tiles) == 1 else ["J"] * len(meld.jokers)
    return " ".join(words + jokers[: len(meld.jokers)])


def print_pieces(rules: Rules, row: Counter[Piece]) -> str:
    """Sort as on a rack: by colour, by number, jokers last."""
    tiles = _in_order(rules, [piece for piece in row.elements() if piece is not None])
    return " ".join([f"{colour}{number}" for colour, number in tiles] + ["J"] * row[None])


def _in_order(rules: Rules, tiles: Sequence[Tile]) -> tuple[Tile, ...]:
    return tuple(sorted(tiles, key=lambda tile: (rules.colours.index(tile[0]), tile[1])))


def _number_tiles(words: Sequence[Word]) -> list[Tile]:
    return [word.tile for word in words if word.tile is not None and not word.joker]


def _in_game(rules: Rules, word: Word) -> bool:
    if word.joker and rules.jokers == 0:
        return False
    return word.tile is None or (
        word.tile[0] in rules.colours and 1 <= word.tile[1] <= rules.numbers
    )


def _either(rules: Rules, words: Sequence[Word]) -> Meld | Faults:
    """Read a meld with one number tile: the reading with more points, or on a tie the run."""
    run, as_set = _as_run(rules, words), _as_set(rules, words)
    if isinstance(run, Meld) and isinstance(as_set, Meld):
        return as_set if value(rules, as_set) > value(rules, run) else run
    if isinstance(run, Meld):
        return run
    if isinstance(as_set, Meld):
        return as_set
    return run | as_set


def _as_set(rules: Rules, words: Sequence[Word]) -> Meld | Faults:
    tiles = _number_tiles(words)
    number = tiles[0][1]
    bound = [word.tile for word in words if word.joker and word.tile is not None]
    faults = {
        "sets_not_allowed": not rules.sets,
        "dup_colour": len(set(tiles)) < len(tiles),
        "set_too_long": len(words) > len(rules.colours),
        "not_consecutive": any(tile[1] != number for tile in bound),
    }
    if any(faults.values()):
        return frozenset(code for code, holds in faults.items() if holds)
    return Meld("set", _in_order(rules, tiles), (None,) * (len(words) - len(tiles)))


def _as_run(rules: Rules, words: Sequence[Word]) -> Meld | Faults:
    colour = _number_tiles(words)[0][0]
    if any(word.tile is not None and word.tile[0] != colour for word in words):
        return frozenset({"not_consecutive"})
    order_binds = any(word.joker and word.tile is None for word in words)
    ordered = list(words) if order_binds else sorted(words, key=_number_or_zero)
    numbers = _straight(ordered)
    if numbers is None:
        return frozenset({"wrap" if _goes_round(rules, words, order_binds) else "not_consecutive"})
    if numbers[0] < 1 or numbers[-1] > rules.numbers:
        return frozenset({"wrap"})
    jokers = ((colour, number) for number, word in zip(numbers, ordered, strict=True) if word.joker)
    return Meld("run", tuple(sorted(_number_tiles(words))), tuple(jokers))


def _straight(words: Sequence[Word]) -> list[int] | None:
    """Return the numbers of all places as they lie, if each is one more than the one before."""
    first = next(word.tile[1] - place for place, word in enumerate(words) if word.tile is not None)
    numbers = [first + place for place in range(len(words))]
    fits = all(
        word.tile is None or word.tile[1] == number
        for number, word in zip(numbers, words, strict=True)
    )
    return numbers if fits else None


def _goes_round(rules: Rules, words: Sequence[Word], order_binds: bool) -> bool:  # noqa: FBT001 - found above
    """Whether the numbers are consecutive if 1 follows the highest."""
    for first in range(1, rules.numbers + 1):
        circle = [(first + place - 1) % rules.numbers + 1 for place in range(len(words))]
        as_it_lies = all(
            word.tile is None or word.tile[1] == number
            for number, word in zip(circle, words, strict=True)
        )
        in_any_order = sorted(circle) == sorted(_number_or_zero(word) for word in words)
        if as_it_lies if order_binds else in_any_order:
            return True
    return False


def _number_or_zero(word: Word) -> int:
    return word.tile[1] if word.tile is not None else 0
