"""The link from a chat to the browser page; without a page, these words are unknown."""

from collections.abc import Mapping

from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.conversation.words.table import Handler
from bot.reading.words import read_order
from bot.render.names import without_idle_marks
from bot.screens.screen import Screen, ScreenKind
from core.engine.table.refusals import TableCode, TableRefusedError


async def web(services: Services, request: Request) -> None:
    """Send a person a private link to their table's page, or revoke it with `web off`.

    Raises:
        TableRefusedError: the person does not sit at the table.
    """
    links = services.links
    assert links is not None
    table = await services.finder.find(request)
    table_view = await services.engine.see(table, request.person)
    if table_view.me is None:
        raise TableRefusedError(TableCode.NOT_AT_TABLE)
    if read_order(request.text, await services.spoken(request)) == "off":
        await links.shut(request.person, table)
        await services.note(request, request.alone, "note-web-shut")
        return
    voice = await services.voice(request.alone, table_view)
    link = await links.link(request.person, table)
    said = without_idle_marks(voice.say("note-web-link", link=link))
    await services.surface.show(request.alone, Screen(kind=ScreenKind.NOTE, text=said))


PAGE_WORDS: Mapping[str, Handler] = {"web": web}
