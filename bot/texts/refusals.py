"""Refusals in words: the fault, its place, and the remedy. Verdicts about a shuffle in words."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias, cast

from bot.texts.formatting import ISOLATED
from bot.texts.translator import Translator, listed
from core.rules.pieces import Piece, Pieces
from core.rules.records.verifying import Verdict, Verified, Where
from core.rules.refusals import Code, Fault, Refusal
from core.rules.seals import Fairness
from core.rules.sheet import Sheet

IN_A_MELD = frozenset(
    {
        Code.TOO_SHORT,
        Code.NO_NUMBER_TILE,
        Code.SETS_NOT_ALLOWED,
        Code.MIXED_COLOURS,
        Code.DUP_COLOUR,
        Code.SET_TOO_LONG,
        Code.WRAP,
        Code.NOT_CONSECUTIVE,
        Code.ACE_HIGH,
    }
)
"""Faults that lie in one meld: their texts begin with the meld."""

OF_PIECES = frozenset({Code.KEEP3, Code.REBUILD_NOT_ALLOWED})
"""Rules of the table: their texts follow the pieces that they concern."""

FIRST_LAYING = frozenset(
    {Code.NOT_OPENED, Code.HANDRUMMY_OWN_MELDS_ONLY, Code.BELOW_THRESHOLD, Code.SAME_TURN_FORBIDDEN}
)
"""Faults of a first laying."""

MOST_NAMED = 6
"""The most pieces left out of an answer that are named one by one."""

Write: TypeAlias = Callable[[Pieces], str]


def without_left_out(refusal: Refusal) -> tuple[int, Refusal]:
    """Count the pieces of the table that an answer leaves out, and return the other faults.

    A few of them are named by the refusal itself: then the count is 0, and nothing is taken away.
    """
    missing = {Code.TABLE_TILE_MISSING, Code.JOKER_MUST_BE_USED}
    count = sum(len(fault.tiles) for fault in refusal.faults if fault.code in missing)
    if count <= MOST_NAMED:
        return 0, refusal
    return count, Refusal(tuple(fault for fault in refusal.faults if fault.code not in missing))


def word_refusal(
    refusal: Refusal,
    translator: Translator,
    language: str,
    *,
    sheet: Sheet,
    write: Write,
    mover: str = "",
) -> tuple[str, ...]:
    """Return one sentence for each thing that is wrong, each only once.

    What is wrong with several melds alike is said with the first.
    `sheet` is what is played, `write` writes pieces the way the reader sees them, `mover` is the
    name of the player whose turn it is. A player who has laid nothing is told only that, not
    that it is no first laying.
    """
    nothing, said = Code.NO_RACK_TILE_PLAYED in refusal.codes, set[str]()

    def sentences() -> Iterator[str]:
        for fault in _once_named(refusal.faults):
            if nothing and fault.code in FIRST_LAYING:
                continue
            if fault.code is Code.NOT_YOUR_TURN and mover:
                yield translator.text("turn-of", language, name=mover)
                continue
            what = _what(fault, translator, language, sheet, write)
            again = what in said and fault.tiles and fault.code in IN_A_MELD
            yield _placed(fault, "" if again else what, translator, language, write)
            said.add(what)

    return tuple(dict.fromkeys(sentences()))


def _once_named(faults: Sequence[Fault]) -> Iterator[Fault]:
    """Yield the faults; a piece that no sheet has is not also reported as missing on the rack."""
    strange = {
        piece
        for fault in faults
        if fault.code is Code.NOT_IN_GAME
        for piece in map(str, fault.tiles)
    }
    for fault in faults:
        if fault.code is not Code.NOT_ON_RACK or not strange:
            yield fault
            continue
        left = tuple(piece for piece in fault.tiles if str(piece) not in strange)
        if left:
            yield replace(fault, tiles=left)


def _figures(fault: Fault, write: Write) -> dict[str, str]:
    return {"tiles": write(cast("Pieces", fault.tiles)), "meld": str(fault.meld or "")}


def _what(fault: Fault, translator: Translator, language: str, sheet: Sheet, write: Write) -> str:
    """Say what is wrong."""
    return translator.text(
        text_key(fault.code),
        language,
        **_figures(fault, write),
        family=sheet.family.name,
        sets="no" if sheet.field("sets") is False else "yes",
        count=len(fault.tiles),
        points=fault.points or 0,
        needed=fault.needed or 0,
        missing=max(0, (fault.needed or 0) - (fault.points or 0)),
        lacking=_lacking(fault, partial(translator.text, language=language), write),
        several=len(fault.missing),
    )


def _lacking(fault: Fault, say: Callable[..., str], write: Write) -> str:
    """Name the missing pieces: a gap lacks all of them, else one of them is enough."""
    each = [write((cast("Piece", piece),)) for piece in fault.missing]
    return listed(each, say, "and" if fault.code is Code.GAP else "or")


def _placed(fault: Fault, what: str, translator: Translator, language: str, write: Write) -> str:
    """Say where it is wrong, too, if the fault lies in some pieces."""
    figures = _figures(fault, write)
    if fault.code not in IN_A_MELD | OF_PIECES or not fault.tiles:
        return what
    if fault.code in OF_PIECES:
        return translator.text("refusal-of-pieces", language, **figures, what=what)
    where = "refusal-in-meld" if fault.meld else "refusal-in-pieces"
    sentence = translator.text(where, language, **figures, what=what)
    return sentence if what else sentence.removesuffix(f" {ISOLATED.format('')}")


def text_key(code: Code) -> str:
    """Return the key of a code's text."""
    return f"refusal-{code.replace('_', '-')}"


def word_verdict(
    checked: Verified, say: Callable[..., str], seats: Sequence[str], family: str
) -> str:
    """Say whether a round was fair; `seats` are the names as the reader knows them."""
    number = str(checked.round)
    if checked.verdict is not Verdict.DIFFERS or checked.where is None:
        names = _cutters(checked.fairness, seats)
        return say(f"verify-{checked.verdict}", round=number, names=listed(names, say))
    expected, found = checked.expected, checked.found
    if checked.where is Where.STARTER:
        expected, found = _named(expected, seats), _named(found, seats)
    return say(
        f"verify-differs-{checked.where}",
        round=number,
        move=str(checked.move),
        place=str(checked.place),
        expected=expected or "–",
        found=found or "–",
        family=family,
    )


def _cutters(fairness: Fairness | None, seats: Sequence[str]) -> list[str]:
    words = () if fairness is None else fairness.words
    return [name for name, word in zip(seats, words, strict=False) if word]


def _named(seat: str, seats: Sequence[str]) -> str:
    """Return a seat's name where a record calls it by its number."""
    place = int(seat) if seat.isdecimal() else 0
    return seats[place - 1] if 0 < place <= len(seats) else seat
