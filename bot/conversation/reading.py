"""Translate typed text to the strict notation of the rules."""

import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping, Sequence

from bot.reading.pieces import LONGEST_NUMBER, read_groups, read_pieces
from bot.reading.placing import after_piece, read_placing
from bot.reading.vocabulary import fold, small_words, vocabulary
from bot.reading.words import read_line, read_place
from bot.render.numbering import Numbering
from bot.screens.choosing import AND_DONE
from bot.screens.moving import SHORTEST
from core.rules.pieces import Groups, UnreadableError, print_pieces

LONGEST = 2000
"""The maximum length of a message, in characters."""

_ADDED = re.compile(r"\s*(?P<pieces>[^#|;/\n]+?)\s*(?P<meld>#\d+)\s*")

GROUPS = frozenset({"arrange", "repair"})
PIECES = frozenset({"play", "pick", "return", "meld", "discard"})
PLACED = frozenset({"play", "meld", "layoff", "move"})
"""Words that may follow pieces and the place where they go."""
OF_PIECES = frozenset({"plan", "group"})
"""Words outside of the turn that pieces may follow."""

ALONE = (("play", "tiles", 1), ("meld", "cards", SHORTEST))
"""The word meant when a person types only pieces: one tile, or enough cards for a meld."""
FEWER = ("layoff", "cards")
"""The word meant by fewer cards, if they are said to the bot: “as” alone may be small talk."""
DRAW, TAKE, STOCK = "draw", "take", "stock"
PLACING = {"play": "play", "meld": "layoff"}
"""The word meant when a person types only pieces and the meld that they go to."""


def swaps_joker(line: str, language: str) -> bool:
    """Return whether a line asks for a joker of the table.

    `swap r7`, `take the joker`, `r7 for the joker`.
    """
    known = vocabulary(language, "tiles")
    words = [fold(word) for word in line.split()]
    named = known is not None and not known.jokers.isdisjoint(words)
    if read_line(line, language, ("take",))[0] == "take":
        return named
    ends = known is not None and not known.jokers.isdisjoint(words[-1:])
    if ends and are_pieces(words[0], language, "tiles"):
        return True
    swaps = not small_words(language, "swap").isdisjoint(words)
    return swaps and (named or any(are_pieces(word, language, "tiles") for word in words))


def printable(text: str) -> str:
    """Replace control and other invisible characters with spaces; keep line ends."""
    return "".join(char if char == "\n" or _visible(char) else " " for char in text)


def _visible(char: str) -> bool:
    return not unicodedata.category(char).startswith("C")


def strictly(
    word: str,
    text: str,
    *,
    language: str,
    family: str,
    table: Numbering,
    loose: Groups = (),
) -> str:
    """Return the text after a word of the turn in strict notation.

    A meld number refers to the reader's numbering of `table`; `loose` holds tiles beside the melds.

    Raises:
        UnreadableError: holds the unreadable word.
    """
    melds = {meld.number: print_pieces(meld.pieces) for meld in table.melds}
    if word in GROUPS:
        return read_groups(text, language, family, melds, tuple(map(print_pieces, loose)))
    if word in PIECES:
        return read_pieces(_in_a_row(text), language, family, melds)
    if word == "take":
        return read_place(text, language)
    if word == "layoff":
        pieces, _, number = text.rpartition(" ")
        return f"{read_pieces(pieces, language, family)} {_place(table, number)}".strip()
    return text


def _in_a_row(text: str) -> str:
    """Return pieces without the bars that a table is written with: where they go is found."""
    return text.replace("|", " ")


def _place(table: Numbering, number: str) -> str:
    """Return the place on the table of the meld with this number.

    An unknown number gets a place past the last meld, from which it can be recovered.
    """
    numbers = [meld.number for meld in table.melds]
    typed = number.strip("#.")
    if not typed.isdecimal():
        return typed
    wanted = int(typed[:LONGEST_NUMBER])
    return str(numbers.index(wanted) + 1 if wanted in numbers else len(numbers) + wanted)


def as_placing(word: str, text: str, language: str) -> tuple[str, str]:
    """Return words with a meld's number as their equivalents.

    `play r7 #2` is an arrangement: meld 2 with r7, the rest unchanged. `meld 7H on 2` lays off.
    """
    if word == "play" and (added := _ADDED.fullmatch(text)) is not None:
        return "arrange", f"{added['meld']} {added['pieces']} | ..."
    placing = read_placing(text, language)
    if word == "layoff" or (word == "meld" and placing.directed):
        return "layoff", " ".join(placing.words)
    return word, text


def is_placed(line: str, language: str, family: str) -> bool:
    """Return whether a line says where pieces go: `y4 to 4`, without a word before it."""
    placing = read_placing(line, language)
    pieces = " ".join(placing.words[:-1])
    return placing.directed and are_pieces(pieces, language, family)


def pieces_alone(
    line: str, language: str, words: Collection[str], *, few: bool = True
) -> tuple[str, str] | None:
    """Return the word and text meant by pieces alone; None if the line is not just pieces.

    `few`: whether too few cards for a meld mean something, too.
    """
    fewer = ((*FEWER, 1),) if few else ()
    for word, family, least in (*ALONE, *fewer):
        if word in words and are_pieces(line, language, family, least):
            return word, line
        if word in PLACING and word in words and is_placed(line, language, family):
            return PLACING[word], line
    return None


def as_drawing(line: str, language: str, words: Collection[str], *, sure: bool) -> str:
    """Return a line that draws as the program says it, and any other line as it is.

    `ziehe einen Stein`, `vom Stapel nehmen`; if it is `sure` to be meant for the bot, `stock`.
    """
    if DRAW not in words:
        return line
    word, rest = read_line(line, language, (DRAW,))
    after = after_piece(rest, language)
    if word == DRAW and after != rest and " " not in after:  # at most a table’s code
        return f"{DRAW} {after}".strip()
    place, _, last = line.strip().rpartition(" ")
    takes = read_line(last, language, (DRAW, TAKE))[0] in {DRAW, TAKE}
    if place and takes and read_place(place, language) == STOCK:
        return DRAW
    return DRAW if sure and read_place(line.strip(" .!?/"), language) == STOCK else line


def word_first(line: str, language: str, words: Collection[str]) -> str:
    """Return a line with its word before the pieces that it takes, and before their place.

    `karo 5 abwerfen`, `r7 r8 r9 leg aus`, `joker an 3 anlegen`, `joker anlegen an 3`.
    """
    typed, families = line.split(), [family for word, family, _ in ALONE if word in words]
    takes = {*PIECES, *PLACED} & {*words}
    for length in (2, 1):
        pieces, last = " ".join(typed[:-length]), " ".join(typed[-length:])
        word, rest = read_line(last, language, takes)
        if rest or word not in takes or not pieces:
            continue
        placed = word in PLACED and _are_placed(pieces, language, families)
        if placed or any(are_pieces(pieces, language, family) for family in families):
            return f"{last} {pieces}"
    return _placed_first(typed, language, takes & PLACED, families) or line


def _placed_first(
    typed: Sequence[str], language: str, words: Collection[str], families: Collection[str]
) -> str:
    """Return a line with the word first that stands between pieces and place; empty if none does.

    The pieces come before it, so that the line as a whole still says where they go.
    """
    for length in (2, 1):
        for at in range(1, len(typed) - length):
            between = " ".join(typed[at : at + length])
            word, rest = read_line(between, language, words)
            others = " ".join((*typed[:at], *typed[at + length :]))
            if not rest and word in words and _are_placed(others, language, families):
                return f"{between} {others}"
    return ""


def _are_placed(line: str, language: str, families: Collection[str]) -> bool:
    return any(is_placed(line, language, family) for family in families)


def before_done(line: str, language: str) -> str | None:
    """Return what stands before a last word `done` in the language; None without that word."""
    before, _, last = line.strip().rpartition(" ")
    return before if read_line(last, language, (AND_DONE,))[0] == AND_DONE else None


def family_reading(
    line: str,
    word: str,
    language: str,
    families: Mapping[str, Collection[str]],
    acting: Collection[str],
) -> tuple[str, str, str] | None:
    """Return the one family that a line is meant for, its word and the text; None if several may.

    `families` holds the words of the turn in each family. The pieces tell which one is meant, else
    that the person is on turn in a single one of them: these are `acting`. A `word` that is of no
    turn may be followed by pieces, too.
    """
    read = {name: read_line(line, language, words) for name, words in families.items()}
    able = {name: one for name, one in read.items() if one[0] in families[name]}
    if not able and word in OF_PIECES:
        able = dict.fromkeys(families, read_line(line, language, (word,)))
    named = {name: named_pieces(*one, language) for name, one in able.items()}
    for found in (
        [*able],
        [name for name, pieces in named.items() if are_pieces(pieces, language, name)],
        [*{*_families_named(named.values(), language, able)}],
        [name for name in able if name in acting],
    ):
        if len(found) == 1:
            return found[0], *able[found[0]]
    return None


def _families_named(
    texts: Collection[str], language: str, families: Collection[str]
) -> Iterator[str]:
    """Yield the families of those words of texts that are pieces in a single one."""
    for piece in {piece for text in texts for piece in text.split()}:
        readers = [name for name in families if are_pieces(piece, language, name)]
        yield from readers if len(readers) == 1 else ()


def named_pieces(word: str, text: str, language: str) -> str:
    """Return the pieces of a text after a word, without the place where they go and `done`."""
    before = before_done(text, language)
    placing = read_placing(text if before is None else before, language)
    placed = placing.directed or word == "layoff"
    return " ".join(placing.words[:-1] if placed else placing.words)


def are_pieces(line: str, language: str, family: str, least: int = 1) -> bool:
    """Return whether a line consists of pieces alone, at least this many."""
    try:
        return len(read_pieces(_in_a_row(line), language, family).split()) >= least
    except UnreadableError:
        return False
