"""Recognize words and questions, and suggest a word for one that is unknown."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.reading.placing import without_little_words
from bot.reading.vocabulary import fold, languages, own_words, plain, said

LONGEST_PHRASE = 4
"""The maximum number of words in a phrase; `lay off` and `discard pile` have two."""


_DRAW, _TAKE, _DONE = "draw", "take", "done"
_PLACES = frozenset({"stock", "discard"})
_AROUND = " ¿¡?!"
"""Characters around a word that do not belong to it."""
_QUOTES = '"“”„«»‹›'
"""Quotation marks in texts, which readers may copy with a word."""


def read_line(line: str, language: str, known: Collection[str]) -> tuple[str, str]:
    """Return the program's word at the start of a line, and the text after it.

    `known` holds the possible words; an ambiguous phrase means the first of them. An unknown
    word is returned as typed, in lower case.
    """
    words = _unquoted(line).replace("\n", " \n").split(" ")
    words = [word for word in words if word]
    for phrase, rest, possible in _beginnings(words, known):
        meanings = _meanings(phrase, language, possible)
        if meanings:
            from_a_place = _TAKE in known and read_place(rest, language) in _PLACES
            return _meant(meanings, rest, from_a_place=from_a_place), rest
    first, *others = words or [""]
    return fold(first.strip().removeprefix("/")), " ".join(others).strip()


AROUND = frozenset({"play", "meld", "layoff", "discard", "return", "pick"})
"""Words whose names may stand around their pieces; of others, talk is made: `bin gleich zurück`."""


def _beginnings(
    words: Sequence[str], known: Collection[str]
) -> Iterator[tuple[str, str, Collection[str]]]:
    """Yield the phrases that may begin a line, the longest first; the text after each; its words.

    The two words of one may stand around the text: `throw 7H away`, `wirf Karo 5 ab`.
    """
    for length in range(min(LONGEST_PHRASE, len(words)), 0, -1):
        if length == 1 and len(words) > 2:  # noqa: PLR2004 - else nothing is in between
            yield f"{words[0]} {words[-1]}", " ".join(words[1:-1]).strip(), AROUND & {*known}
        yield " ".join(words[:length]), " ".join(words[length:]).strip(), known


def _unquoted(line: str) -> str:
    """Return a line without the quotation marks around the whole of it."""
    trimmed = line.strip()
    inside = trimmed[1:-1]
    is_quoted = inside and trimmed[0] in _QUOTES and trimmed[-1] in _QUOTES
    return inside.strip() if is_quoted and not set(inside) & set(_QUOTES) else line


def read_place(text: str, language: str) -> str:
    """Return `stock` or `discard` for its name in the language; else, the text folded."""
    return named(without_little_words(text, language), language, "places")


def named(text: str, language: str, section: str) -> str:
    """Return the program's word for a name in the language; else, the text folded."""
    phrase = fold(" ".join(text.split()))
    return next(iter(said(language, section).get(phrase, (phrase,))))


def named_anywhere(text: str, section: str) -> str:
    """Return the program's word for a name in any language; else, the text folded."""
    found = (named(text, language, section) for language in languages())
    return next((word for word in found if word != fold(text)), fold(text))


def read_order(text: str, language: str) -> str:
    """Return `first` or `off` for its name in the language; else, the text folded."""
    phrase = fold(" ".join(text.split()))
    return next(iter(said(language, "orders").get(phrase, (phrase,))))


def _meanings(phrase: str, language: str, known: Collection[str]) -> tuple[str, ...]:
    folded = fold((phrase.strip(_AROUND) or phrase.strip()).removeprefix("/"))
    own = said(language, "words").get(folded.replace("’", "'"), ())
    return tuple(meaning for meaning in (folded, *own) if meaning in known)


def _meant(meanings: Sequence[str], rest: str, *, from_a_place: bool) -> str:
    """Return the meaning of an ambiguous phrase.

    Drawing from a named place is `take`; a word before pieces is not `done`. Else, the first wins.
    """
    if from_a_place and _DRAW in meanings:
        return _TAKE
    takes_more = (meaning for meaning in meanings if not rest or meaning != _DONE)
    return next(takes_more, meanings[0])


_WORD = re.compile(r"[^\W_]+")
ASK = "ask"
SHORT = 2
"""The maximum length of a phrase that has to be a whole word."""


@dataclass(frozen=True, slots=True)
class AskedAbout:
    """The subject of a question, judged by its words."""

    question: str
    words: int
    """How many of its words matched: a single one is no sure sign."""
    whole: bool = True
    """Whether every word was understood that could change the answer."""


def read_question(text: str, language: str) -> AskedAbout | None:
    """Return the question with the best match for the text; None without a match.

    A phrase of the language's table matches if each of its words begins a word of the text. A
    phrase of one or two letters has to be a whole word: `as`, the ace in French, does not begin
    `ask`. The phrase with the most letters wins; those of fillers count only between equals. So
    what is asked about (`set`) goes before the way to ask (`how many cards`).
    """
    typed = _WORD.findall(plain(text))
    phrases, fillers = said(language, "questions"), _fillers(language)
    found = [
        (_letters(set(stems) - fillers), _letters(stems), meanings[0], len(stems))
        for phrase, meanings in phrases.items()
        if (stems := _WORD.findall(phrase)) and _fits(stems, typed)
    ]
    if not found:
        return None
    *_, question, words = max(found, key=lambda each: each[:2])
    known = {s for phrase, m in phrases.items() if question in m for s in _WORD.findall(phrase)}
    rest = {word for word in typed if not word.startswith(tuple(known))} - fillers
    return AskedAbout(question, words, whole=not rest)


def asks_how(text: str, language: str) -> bool:
    """Return whether a question is about how to do something, and not about an amount."""
    line, openers = f"{plain(text)} ", said(language, "asking")
    begun = [
        openers[phrase] for phrase in sorted(openers, key=len) if line.startswith(f"{phrase} ")
    ]
    return bool(begun) and "how" in begun[-1]


def _fillers(language: str) -> frozenset[str]:
    """Return the words that leave a question as it is, with those that begin one."""
    openers = (phrase for phrase, meanings in said(language, "words").items() if ASK in meanings)
    names = (*said(language, "fillers"), *openers)
    return frozenset(word for name in names for word in _WORD.findall(plain(name)))


def _letters(words: Iterable[str]) -> int:
    return sum(map(len, words))


def _fits(stems: list[str], typed: list[str]) -> bool:
    if len(stems) == 1 and len(stems[0]) <= SHORT:
        return stems[0] in typed
    return all(_begins_one(stem, typed) for stem in stems)


def _begins_one(stem: str, typed: list[str]) -> bool:
    return any(word.startswith(stem) for word in typed)


AFTER: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "take": ("places", ("stock", "discard")),
    "sort": ("order", ("colour", "number")),
}
"""The few values that may follow a word, with the section of their names."""
ARRANGE, MOVE = "arrange", "move"
"""Words that take pieces of the table, too: as they lie there, or as such."""
SPLIT, TARGETS = "split", {MOVE: ("new", "rack"), "layoff": ()}
"""The word that takes a meld before a piece; those that take a meld, or another place, at last."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AtHand:
    """The possible words, and the pieces in notation."""

    words: tuple[str, ...] = ()
    rack: tuple[str, ...] = ()
    table: tuple[str, ...] = ()
    melds: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """The melds by the numbers that the player knows."""
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
    if word == SPLIT:
        return _to_split(before[1:], at_hand)
    lying = tuple(piece for meld in at_hand.melds.values() for piece in meld)
    pieces = at_hand.rack + {ARRANGE: at_hand.table, MOVE: lying}.get(word, ())
    named = Counter(each.casefold() for each in before[1:])
    places = _places(at_hand, word) if word in TARGETS and named else ()
    return dict.fromkeys((*_left(pieces, named), *places))


def _to_split(named: Sequence[str], at_hand: AtHand) -> Iterable[str]:
    """Return the melds, and after one the pieces that can begin its second part."""
    if not named:
        return map(str, at_hand.melds)
    meld = next((pieces for number, pieces in at_hand.melds.items() if [str(number)] == named), ())
    return dict.fromkeys(meld[1:])


def _places(at_hand: AtHand, word: str) -> Iterable[str]:
    """Return where pieces can go: to a meld, or to another place that the word takes."""
    return (*map(str, at_hand.melds), *_named(at_hand.language, "places", TARGETS[word]))


def _named(language: str, section: str, words: tuple[str, ...]) -> Iterable[str]:
    """Return words in the player's language."""
    return map(own_words(language, section).__getitem__, words)


def _left(pieces: Iterable[str], named: Counter[str]) -> Iterable[str]:
    """Yield the pieces that were not named yet, counting equal pieces."""
    for piece in pieces:
        if named[piece.casefold()] > 0:
            named[piece.casefold()] -= 1
        else:
            yield piece
