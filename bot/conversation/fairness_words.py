"""`cut` adds a word to the next shuffle; `verify` derives those of the match again."""

from bot.conversation.asked import Asked
from bot.conversation.room import Room
from bot.screens.fairness import verified
from bot.screens.screen import Screen, ScreenKind
from core.engine.cutting import CutStock, cut_word
from core.engine.matchlog import MatchLog
from core.engine.refusals import TableCode, TableRefusedError
from core.rules.records.verifying import Verified
from core.rules.records.verifying import verify as verify_record


async def cut(room: Room, asked: Asked) -> None:
    """Add a word to the next shuffle, or have one drawn; say so to who asked."""
    table = await room.finder.find(asked)
    if not await room.do(asked, table, CutStock(person=asked.person, word=asked.text)):
        return
    sight = await room.engine.see(table, asked.person)
    drawn = "no" if cut_word(asked.text) else "yes"
    await room.note(asked, asked.listener, "note-cut", word=sight.my_word, drawn=drawn)


async def verify(room: Room, asked: Asked) -> None:
    """Check the finished rounds of the last match of a table, for whoever sees it."""
    table = await room.finder.find(asked)
    sight = await room.engine.see(table, asked.person)
    log = await room.engine.match_log(table)
    if not log.finished:
        raise TableRefusedError(TableCode.NO_ROUND_OVER)
    checked = await room.engine.work_out(_checked, log)
    voice = await room.readers.voice(asked.reader, sight, also=sorted(log.people))
    names = [voice.occupant(who, seat) for seat, who in enumerate(log.seats)]
    text = verified(voice, sight, checked, names)
    await room.show(asked, asked.reader, Screen(kind=ScreenKind.SCORE, text=text))


def _checked(log: MatchLog) -> tuple[Verified, ...]:
    """Check the record of a match, which calls its seats by their numbers."""
    from core.rules.records.writing import record_of

    seats = [str(seat) for seat in range(1, len(log.seats) + 1)]
    return verify_record(record_of(log.sheet, log.goal, seats, log.finished))
