"""The labels of keys as words: whoever types a label means the key that they see."""

from collections.abc import Sequence

from bot.conversation.delivery.announcer import scene
from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.reading.vocabulary import fold
from bot.screens.screen import Button
from core.engine.people import ToPerson
from core.engine.table.view import TableView


async def key_called(
    services: Services, request: Request, line: str, table_views: Sequence[TableView]
) -> Button | None:
    """Return the key with this label on the board that stands before a person, if there is one.

    A line with a digit names pieces, and is no label.
    """
    shown = [one for one in table_views if request.in_front in {None, one.table}]
    if len(shown) != 1 or any(char.isdigit() for char in line):
        return None
    (table_view,), to = shown, request.here
    if not isinstance(to, ToPerson):
        table_view = await services.engine.see(table_view.table)
    voice = await services.voice(to, table_view)
    screen = scene(voice, table_view, to, picking=services.picks.of(table_view, to))
    buttons = () if screen is None else screen.buttons
    wanted = _plain(line)
    sends = (one for one in buttons if one.phrase and not (one.page or one.link))
    return next((one for one in sends if _plain(one.label) == wanted), None)


def _plain(label: str) -> str:
    return fold(label).replace("’", "'").strip(" !?¡¿.")
