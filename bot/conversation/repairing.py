"""A refused table is answered with the nearest legal one, as far as the table gives such help."""

from dataclasses import replace

from bot.conversation.asked import Asked
from bot.conversation.door import TurnedAwayError
from bot.conversation.room import Room
from bot.screens.repair import repair
from core.engine.helping import REPAIR
from core.engine.possible import OUT_OF_PLACE
from core.engine.refusals import TableRefusedError
from core.engine.sight import Sight
from core.rules.family import Draft
from core.rules.pieces import print_groups, print_pieces, print_table
from core.rules.refusals import Code, Refusal

PROPOSING = frozenset({"done", "arrange", "play"})
"""Words that propose a table, or tiles for it."""


async def offer_repair(room: Room, asked: Asked, sight: Sight, text: str, why: Refusal) -> None:
    """Offer what comes nearest to what was refused; nothing where the fault is another one."""
    elsewhere = {*OUT_OF_PLACE, Code.STALE} & set(why.codes)
    if asked.word not in PROPOSING or REPAIR not in sight.sheet.family.words or elsewhere:
        return
    offered = await _nearest(room, asked, sight, text)
    if offered is None or offered.groups is None or sight.round is None:
        return
    voice = await room.voice(asked.alone, sight)
    screen = repair(voice, sight, sight.round, offered, _phrase(asked, offered))
    await room.surface.show(asked.alone, screen)


async def _nearest(room: Room, asked: Asked, sight: Sight, text: str) -> Draft | None:
    """Return the legal table as a draft; None: there is none, or none may be offered."""
    proposed = _proposed(asked, sight, text)
    try:
        with room.door.solving(replace(asked, word=REPAIR)):
            turn = await room.engine.consider(sight.table, asked.person, REPAIR, proposed)
    except (TableRefusedError, TurnedAwayError):
        return None
    return None if turn.refusal is not None else turn.draft


def _proposed(asked: Asked, sight: Sight, text: str) -> str:
    """Return the table that was meant; empty for the draft in hand."""
    if asked.word != "play" or sight.round is None:
        return text if asked.word == "arrange" else ""
    return " | ".join(filter(None, (print_table(sight.round.table), *text.split())))


def _phrase(asked: Asked, offered: Draft) -> str:
    """Return what takes the offer: the draft in hand is mended in a word."""
    if asked.word == "done":
        return REPAIR
    if asked.word == "play" and offered.placed is not None:
        return f"play {print_pieces(offered.placed.pieces)}"
    return f"arrange {print_groups(offered.groups or ())}"
