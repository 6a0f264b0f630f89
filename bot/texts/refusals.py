"""Refusals in words: the fault, its place, and the remedy."""

from collections.abc import Callable, Iterator
from typing import TypeAlias, cast

from bot.texts.translator import Translator
from core.rules.pieces import Pieces
from core.rules.refusals import Code, Fault, Refusal

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

FIRST_LAYING = frozenset(
    {Code.NOT_OPENED, Code.HANDRUMMY_OWN_MELDS_ONLY, Code.BELOW_THRESHOLD, Code.SAME_TURN_FORBIDDEN}
)
"""What a first laying lacks."""

Write: TypeAlias = Callable[[Pieces], str]


def word_refusal(
    refusal: Refusal, translator: Translator, language: str, *, family: str, write: Write
) -> tuple[str, ...]:
    """Return one sentence for each thing that is wrong, each only once.

    `family` is what is played with, `write` writes pieces the way the reader sees them. Who has
    laid nothing is not told as well that it is no first laying.
    """
    nothing = Code.NO_RACK_TILE_PLAYED in refusal.codes

    def sentences() -> Iterator[str]:
        for fault in refusal.faults:
            if nothing and fault.code in FIRST_LAYING:
                continue
            yield _word_fault(fault, translator, language, family, write)

    return tuple(dict.fromkeys(sentences()))


def _word_fault(
    fault: Fault, translator: Translator, language: str, family: str, write: Write
) -> str:
    tiles = write(cast("Pieces", fault.tiles))
    figures = {"tiles": tiles, "meld": str(fault.meld or "")}
    what = translator.text(
        text_key(fault.code),
        language,
        **figures,
        family=family,
        count=len(fault.tiles),
        points=fault.points or 0,
        needed=fault.needed or 0,
        missing=max(0, (fault.needed or 0) - (fault.points or 0)),
        lacking=write(cast("Pieces", fault.missing)),
        several=len(fault.missing),
    )
    if fault.code not in IN_A_MELD or not fault.tiles:
        return what
    where = "refusal-in-meld" if fault.meld else "refusal-in-pieces"
    return translator.text(where, language, **figures, what=what)


def text_key(code: Code) -> str:
    """Return the key of a code's text."""
    return f"refusal-{code.replace('_', '-')}"
