"""Completions for a line being typed: the possible words, then the player's tiles."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.reading.vocabulary import own_words

AFTER: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "take": ("places", ("stock", "discard")),
    "sort": ("order", ("colour", "number")),
}
"""The few values that may follow a word, with the section of their names."""
WITH_TABLE = frozenset({"arrange", "move", "split"})
"""Words that take pieces of the table, too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AtHand:
    """The possible words, and the pieces in notation."""

    words: tuple[str, ...] = ()
    rack: tuple[str, ...] = ()
    table: tuple[str, ...] = ()
    language: str = "en"


def suggestions(typed: str, at_hand: AtHand) -> tuple[str, ...]:
    """Return the completions of the current word, without duplicates.

    Only pieces that the player sees are named, with no hint at which of them fit.
    """
    words = typed.split()
    begun = "" if not typed or typed[-1].isspace() else words[-1].casefold()
    before = words if not begun else words[:-1]
    return tuple(each for each in _possible(before, at_hand) if each.casefold().startswith(begun))


def _possible(before: list[str], at_hand: AtHand) -> Iterable[str]:
    if not before:
        return dict.fromkeys(word.partition(" ")[0] for word in at_hand.words)
    word = before[0].casefold()
    if word in AFTER:
        return _named(at_hand.language, *AFTER[word]) if len(before) == 1 else ()
    pieces = at_hand.rack + (at_hand.table if word in WITH_TABLE else ())
    named = Counter(each.casefold() for each in before[1:])
    return dict.fromkeys(_left(pieces, named))


def _named(language: str, section: str, words: tuple[str, ...]) -> Iterable[str]:
    """Return words in the player's language."""
    names = own_words(language, section)
    return (names.get(word, word) for word in words)


def _left(pieces: Iterable[str], named: Counter[str]) -> Iterable[str]:
    """Yield the pieces that were not named yet, counting equal pieces."""
    for piece in pieces:
        if named[piece.casefold()] > 0:
            named[piece.casefold()] -= 1
        else:
            yield piece
