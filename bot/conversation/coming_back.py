"""Give a person's seat back from the computer when they act, and tell them so."""

from bot.conversation.delivery.announcer import when_seated
from bot.conversation.request import Request
from bot.conversation.services import Services
from core.engine.delivery.inbox import because_of
from core.engine.people import TableId
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.seating import ComeBack
from core.engine.table.view import TableView


async def back_at(services: Services, request: Request, table: TableId) -> TableView:
    """Return a person's view of a table, after taking the seat back from the computer if needed."""
    table_view = await services.engine.see(table, request.person)
    if not table_view.away:
        return table_view
    with because_of(None):  # the word itself is still to come
        await services.engine.do(table, ComeBack(person=request.person))
    await services.note(request, request.alone, "note-back")
    return await services.engine.see(table, request.person)


async def back(services: Services, request: Request) -> None:
    """Take the person's seats back from the computer at every table here.

    Raises:
        TableRefusedError: there is no table here, or the person sits at none.
    """
    table_views = await services.finder.candidates(request)
    away = [table_view for table_view in table_views if table_view.away]
    if not away:
        await services.finder.find(request)
        if all(table_view.me is None for table_view in table_views):
            waits = next((one for one in table_views if request.person in one.waiting), None)
            if waits is None:
                raise TableRefusedError(TableCode.NOT_AT_TABLE)
            await _still_waits(services, request, waits)
            return
        await services.note(request, request.alone, "note-back-already")
        return
    for table_view in away:
        await services.engine.do(table_view.table, ComeBack(person=request.person))
        services.finder.remember(request, table_view.table)
    await services.note(request, request.alone, "note-back")
    for table_view in away:
        await services.show_table(request, request.alone, table_view.table)


async def _still_waits(services: Services, request: Request, table_view: TableView) -> None:
    """Tell a person who waits for a seat when they can play."""
    name = (await services.voice(request.alone, table_view)).person(request.person)
    key = f"note-seat-wanted-{when_seated(table_view, request.person)}"
    await services.note(request, request.alone, key, name=name)
