"""The labels of keys as words: whoever types a label means the key that they see."""

from collections.abc import Iterable, Sequence

from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.reading.vocabulary import fold
from bot.screens.lobby import lobby_keys
from bot.screens.play import public_keys
from bot.screens.result import result_keys
from bot.screens.screen import Button
from bot.screens.turn.plan import board_keys
from bot.screens.voice import Voice
from core.engine.people import PersonId, To, ToPerson
from core.engine.table.state import Phase
from core.engine.table.view import TableView


def answer_called(
    services: Services, person: PersonId, line: str, table_views: Sequence[TableView]
) -> Button | None:
    """Return the key of the question that a person was asked last, if this is its label."""
    asked = services.confirmations.open(person)
    if asked is None or asked.key is None or _plain(asked.key.label) != _plain(line):
        return None
    if asked.key.table is None:  # a question about no table
        return asked.key
    now = next((one for one in table_views if one.table == asked.table), None)
    return asked.key if now is not None and asked.version in {None, now.draft_version} else None


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
    buttons, wanted = keys_of(await services.voice(to, table_view), table_view, to), _plain(line)
    sends = (one for one in buttons if one.phrase and not (one.page or one.link))
    return next((one for one in sends if _plain(one.label) == wanted), None)


def keys_of(voice: Voice, table_view: TableView, to: To) -> Iterable[Button]:
    """Return the keys that a table's current screen has, without making the screen."""
    if table_view.phase is Phase.STOPPED:
        return ()
    if table_view.match is None or table_view.round is None:
        return lobby_keys(voice, table_view)
    if table_view.round.outcome is not None:
        return result_keys(voice, table_view)
    if isinstance(to, ToPerson) and table_view.me is not None:
        return board_keys(voice, table_view, table_view.round)
    return public_keys(voice, table_view)


def _plain(label: str) -> str:
    return fold(label).replace("’", "'").strip(" !?¡¿.")
