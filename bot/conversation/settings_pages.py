"""Pages of settings to pick from: a lobby turned over, later a message of their own."""

from dataclasses import replace

from bot.conversation.asked import Asked
from bot.conversation.room import Room
from bot.screens import agreed
from bot.screens.parts import lines
from bot.screens.screen import Screen
from bot.screens.settings import MENU, settings_page
from core.engine.refusals import TableCode, TableRefusedError
from core.engine.sight import Sight
from core.engine.state import Phase


async def open_page(room: Room, asked: Asked, sight: Sight, page: str = MENU) -> None:
    """Show a page to who may change something; all others read what is agreed.

    Raises:
        TableRefusedError: somebody else has pressed; what is agreed stands above the button.
    """
    if not await room.may_host(asked, sight):
        if asked.pressed:
            raise TableRefusedError(TableCode.NOT_HOST)
        voice = await room.voice(asked.reader, sight)
        await room.show(asked, asked.reader, agreed.settings(voice, sight))
        return
    if sight.phase is Phase.LOBBY:
        room.turned.turn(sight.table, asked.here, page)
    voice = await room.voice(asked.here, sight)
    screen = settings_page(voice, sight, page)
    if not asked.pressed:
        how = agreed.settings(voice, sight).text if page == MENU else _listed(screen)
        screen = replace(screen, text=how, delivery="new")
    await room.show(asked, asked.here, screen)


def _listed(screen: Screen) -> str:
    """Say what can be picked, for where there are no buttons."""
    options = () if screen.pick is None else screen.pick.options
    return lines(screen.text, *(f"{option.label}: “{option.word}”" for option in options))


async def turn_back(room: Room, asked: Asked, sight: Sight) -> None:
    """Show who sits there again, where the host has done with the settings.

    Raises:
        TableRefusedError: somebody else has pressed, while the host may still be choosing.
    """
    if not await room.may_host(asked, sight):
        raise TableRefusedError(TableCode.NOT_HOST)
    room.turned.back(sight.table, asked.here)
    if sight.phase is Phase.LOBBY:
        await room.show_table(asked, asked.here, sight.table)
