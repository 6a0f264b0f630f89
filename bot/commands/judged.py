"""What is wrong with a meld, in the words of a command."""

from dataclasses import replace

from bot.commands.console import Console
from core.rules.pieces import print_pieces
from core.rules.refusals import Refusal
from core.rules.sheet import Sheet


def sentences(console: Console, sheet: Sheet, judged: Refusal) -> tuple[str, ...]:
    """Word what is wrong; the one meld needs no number."""
    from bot.texts.refusals import word_refusal

    return word_refusal(
        Refusal(tuple(replace(fault, meld=None) for fault in judged.faults)),
        console.translator,
        console.language,
        family=sheet.family.name,
        write=print_pieces,
    )
