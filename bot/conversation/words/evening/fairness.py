"""`cut` adds a word to the next shuffle; `verify` recomputes the shuffles of the match."""

from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.screens.evening.fairness import verified
from bot.screens.screen import Screen, ScreenKind
from core.engine.table.cutting import CutStock, cut_word
from core.engine.table.match_log import MatchLog
from core.engine.table.refusals import TableCode, TableRefusedError
from core.rules.records.verifying import Verified
from core.rules.records.verifying import verify as verify_record


async def cut(services: Services, request: Request) -> None:
    """Add a word to the next shuffle, typed or drawn at random; confirm it to the person."""
    table = await services.finder.find(request)
    if not await services.do(request, table, CutStock(person=request.person, word=request.text)):
        return
    table_view = await services.engine.see(table, request.person)
    drawn = "no" if cut_word(request.text) else "yes"
    await services.note(request, request.listener, "note-cut", word=table_view.my_word, drawn=drawn)


async def verify(services: Services, request: Request) -> None:
    """Verify the finished rounds of a table's last match, for everybody who sees the table."""
    table = await services.finder.find(request)
    table_view = await services.engine.see(table, request.person)
    log = await services.engine.match_log(table)
    if not log.finished:
        raise TableRefusedError(TableCode.NO_ROUND_OVER)
    checked = await services.engine.work_out(_checked, log)
    voice = await services.readers.voice(request.reader, table_view, also=sorted(log.people))
    names = [voice.occupant(who, seat) for seat, who in enumerate(log.seats)]
    text = verified(voice, table_view, checked, names)
    await services.show(request, request.reader, Screen(kind=ScreenKind.SCORE, text=text))


def _checked(log: MatchLog) -> tuple[Verified, ...]:
    """Verify the record of a match, with seat numbers as player names."""
    from core.rules.records.writing import record_of

    seats = [str(seat) for seat in range(1, len(log.seats) + 1)]
    return verify_record(record_of(log.sheet, log.goal, seats, log.finished))
