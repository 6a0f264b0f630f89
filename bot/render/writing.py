"""Ways to write pieces and figures: spoken, in notation, in emoji; and splitting long texts."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple, Protocol, TypeAlias

from bot.render.board import ShownPiece, ShownPieces
from bot.render.names import without_idle_marks
from bot.texts.translator import listed, sequence


def units(text: str) -> int:
    """Return a text's length as platforms count it: in UTF-16 code units."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def in_parts(text: str, longest: int) -> tuple[str, ...]:
    """Split a text into messages, between lines; a line that is too long, between words."""
    if units(text) <= longest:
        return (text.strip("\n"),) if text.strip() else ()
    parts, taken = [], ""
    for line in _lines(text, longest):
        if taken and units(taken) + units(line) > longest:
            parts.append(taken.strip("\n"))
            taken = ""
        taken += line
    return tuple(part for part in (*parts, taken.strip("\n")) if part.strip())


def sentences_within(text: str, longest: int) -> tuple[str, str]:
    """Divide a text between sentences: as many as fit, and the others.

    A first sentence that is too long is left to the others as well.
    """
    fits = ""
    for part in re.split(r"(?<=[.!?…]) +|\n", text):
        longer = f"{fits} {part}".strip()
        if units(longer) > longest:
            break
        fits = longer
    return fits, text[len(fits) :].strip()


def shortened(text: str, longest: int) -> str:
    """Return as many words of a text as fit."""
    text = without_idle_marks(text)
    if units(text) <= longest:
        return text
    cut = text
    while units(cut) >= longest:
        cut = cut.rpartition(" ")[0] or cut[: longest // 2]
    return f"{cut}…"


def _lines(text: str, longest: int) -> Iterator[str]:
    for line in text.splitlines(keepends=True):
        rest = line
        while units(rest) > longest:
            fits = rest[: longest // 2]
            cut = fits.rfind(" ") + 1 or len(fits)
            yield rest[:cut]
            rest = rest[cut:]
        yield rest


Say: TypeAlias = Callable[..., str]
"""Returns a text in the reader's language for a key and its figures."""

_TILE = re.compile(r"([rbkgy]?)(\d+)")
_CARD = re.compile(r"(10|[2-9AJQK])([SHDC])")


class Writer(Protocol):
    """Writes pieces that stand together, on one line."""

    def pieces(self, pieces: ShownPieces) -> str:
        """Write a meld, or a group of a rack."""


class Part(NamedTuple):
    """A piece, or what a joker stands for, as colour and value; either may be empty."""

    colour: str
    value: str
    joker: bool
    new: bool


def part(shown: ShownPiece) -> Part:
    """Split a piece into colour and value; a piece of an unknown family has only a value."""
    joker = shown.piece == "J"
    said = shown.role if joker else shown.piece
    tile, card = _TILE.fullmatch(said), _CARD.fullmatch(said)
    if tile:
        return Part(tile[1], tile[2], joker, shown.new)
    if card:
        return Part(card[2], card[1], joker, shown.new)
    return Part("", said, joker, shown.new)


def of_one_value(parts: Sequence[Part]) -> bool:
    """Say whether the pieces share one value in several colours, and so are best named by it."""
    colours = {piece.colour for piece in parts if piece.colour}
    return len({piece.value for piece in parts}) == 1 and len(colours) > 1


@dataclass(frozen=True, slots=True)
class Spoken:
    """Writes pieces as people say them: `red 4, 5, 6`, `8 in red, blue` and `7, 8 of hearts`."""

    say: Say

    def pieces(self, pieces: ShownPieces) -> str:
        """Write the pieces, grouped by colour, or a set by its number."""
        parts = [part(shown) for shown in pieces]
        if any(piece.colour.isupper() for piece in parts):
            return self._cards(parts)
        if of_one_value(parts):
            colours = self._told(parts, [self._colour(piece.colour) for piece in parts])
            listed_ = listed(colours, self.say)
            said = self.say("board-set", number=parts[0].value, colours=listed_)
            return self._new(said, parts)
        stretches = (list(stretch) for _, stretch in groupby(parts, key=lambda one: one.colour))
        return sequence(map(self._of_a_colour, stretches), self.say)

    def _of_a_colour(self, parts: Sequence[Part]) -> str:
        values = ", ".join(self._told(parts, [piece.value for piece in parts]))
        return self._new(f"{self._colour(parts[0].colour)} {values}".strip(), parts)

    def _cards(self, parts: Sequence[Part]) -> str:
        """Write cards: those of one suit together, unless only some of them are new."""
        alike = groupby(parts, key=lambda one: (one.colour, one.new))
        stretches = [list(stretch) for _, stretch in alike]
        suits = [stretch[0].colour for stretch in stretches]
        mixed = len(set(suits)) < len(suits)
        said = ([one] for one in parts) if mixed else stretches
        return ", ".join(map(self._of_a_suit, said))

    def _of_a_suit(self, cards: Sequence[Part]) -> str:
        values, suit = ", ".join(self._value(card.value) for card in cards), cards[0].colour
        told = self.say("board-cards", values=values, suit=self._colour(suit)) if suit else values
        return self._new(told, cards)

    def _told(self, parts: Sequence[Part], own: Sequence[str]) -> list[str]:
        """Write what differs between pieces; unless all are new, mark each new one."""
        whole = all(piece.new for piece in parts)
        told = [self._one(piece, what) for piece, what in zip(parts, own, strict=True)]
        return [
            self.say("board-new", piece=what) if piece.new and not whole else what
            for piece, what in zip(parts, told, strict=True)
        ]

    def _new(self, said: str, parts: Sequence[Part]) -> str:
        """Mark pieces once if all are new."""
        if not all(piece.new for piece in parts):
            return said
        if len(parts) == 1:
            return self.say("board-new", piece=said)
        return self.say("board-new-all", pieces=said)

    def _one(self, piece: Part, what: str) -> str:
        if not piece.joker:
            return what
        return self.say("board-joker-as", piece=what) if what else self.say("board-joker")

    def _colour(self, letter: str) -> str:
        kind = "suit" if letter.isupper() else "colour"
        return self.say(f"{kind}-{letter}") if letter else ""

    def _value(self, value: str) -> str:
        return self.say(f"rank-{value}") if value in {"A", "J", "Q", "K"} else value


@dataclass(frozen=True, slots=True)
class Notation:
    """Writes pieces as people type them: `r4 r5 J=r6`, with a plus before new ones."""

    def pieces(self, pieces: ShownPieces) -> str:
        """Write the pieces."""
        return " ".join(map(notation, pieces))


NEW_IN_NOTATION = "+"
"""The mark before new pieces; it is read as a space, so that a line can be typed back."""


def notation(shown: ShownPiece) -> str:
    """Write a piece in the form in which it can be typed."""
    bound = shown.role[:1].isalpha()
    written = f"{shown.piece}={shown.role}" if bound else shown.piece
    return f"{NEW_IN_NOTATION}{written}" if shown.new else written


NEW = "🆕"
_SORTS: Mapping[str, str] = {
    "r": "🟥",
    "b": "🟦",
    "k": "⬛",
    "g": "🟩",
    "y": "🟨",
    "S": "♠️",
    "H": "♥️",
    "D": "♦️",
    "C": "♣️",
}
JOKER = "🃏"
COURTS = "AJQK"
"""The ranks that are letters, as people type them in every language."""


@dataclass(frozen=True, slots=True)
class Squares:
    """Writes pieces as coloured squares and keycaps, which can be copied and typed back."""

    letters: str = COURTS
    """The reader's letters for the ace, the jack, the queen and the king."""

    def pieces(self, pieces: ShownPieces) -> str:
        """Write the pieces: a colour's behind its square, a set's behind its number."""
        parts = [part(shown) for shown in pieces]
        if of_one_value(parts):
            squares = [_SORTS.get(piece.colour, "") for piece in parts]
            return _together(self._value(parts[0].value), parts, squares)
        stretches = (list(stretch) for _, stretch in groupby(parts, key=lambda one: one.colour))
        return " ".join(
            _together(_SORTS.get(one[0].colour, ""), one, [self._value(p.value) for p in one])
            for one in stretches
        )

    def _value(self, value: str) -> str:
        """Write a number in keycaps: `1️⃣2️⃣`; a rank stays a letter."""
        if value == "10":
            return "🔟"
        if value.isdecimal():
            return "".join(f"{digit}\ufe0f\u20e3" for digit in value)
        return index_of(value, self.letters)


def _together(shared: str, parts: Sequence[Part], own: Sequence[str]) -> str:
    """Write what pieces share, and what differs; if all are new, mark them once."""
    whole = all(piece.new for piece in parts)
    signs = (JOKER if part.joker else sign for part, sign in zip(parts, own, strict=True))
    marked = (
        f"{NEW}{sign}" if piece.new and not whole else sign
        for piece, sign in zip(parts, signs, strict=True)
    )
    return " ".join(filter(None, (NEW if whole else "", shared, *marked)))


_IN_NOTATION = re.compile(r"(?<![^\s+])(10|[2-9AJQK])([SHDC])(?!\S)")


def letters(say: Say) -> str:
    """Return the letters of a language for the ace, the jack, the queen and the king."""
    return "".join(say(f"letter-{rank}") for rank in COURTS)


def index_of(rank: str, own: str) -> str:
    """Return what stands on a card in a language with its `own` letters: `10`, `B`."""
    return own[COURTS.index(rank)] if rank and rank in COURTS else rank


def with_signs(text: str, own: str) -> str:
    """Write the cards of a text with the sign of the suit and a language's `own` letters: `B♣️`.

    Both can be typed back.
    """
    return _IN_NOTATION.sub(lambda found: f"{index_of(found[1], own)}{_SORTS[found[2]]}", text)


def emoji_name(shown: ShownPiece) -> str:
    """Return the name of a piece's emoji on a platform that stores the bot's own emoji."""
    name = "joker" if shown.piece == "J" else shown.piece.replace("?", "back")
    return f"{name}_{shown.role}" if shown.role else name


@dataclass(frozen=True, slots=True)
class OwnEmoji:
    """Writes each piece as one of the bot's own emoji: `<:r4:11..><:r5:12..>`."""

    emoji: Mapping[str, str]
    """The markup of each emoji by its name."""

    def pieces(self, pieces: ShownPieces) -> str:
        """Write the pieces.

        Raises:
            KeyError: there is no emoji for one of them.
        """
        return "".join(
            f"{NEW if shown.new else ''}{self.emoji[emoji_name(shown)]}" for shown in pieces
        )
