"""The list of moves that a person opens in a chat.

Only the person sees the list. The chat is not known, so each of the person's tables has its part.
"""

from bot.conversation.access import TurnedAwayError
from bot.conversation.errors import sentence
from bot.conversation.moves.at_table import Moves
from bot.conversation.moves.lines import lines_of
from bot.conversation.reading import LONGEST, printable
from bot.conversation.request import Request, Said
from bot.conversation.services import Services
from bot.screens.parts import list_key
from bot.screens.screen import Entry
from core.engine.people import PersonId
from core.engine.table.state import Phase
from core.engine.table.view import TableView

LONGEST_LIST = 50
"""The most lines of a list."""


async def listed(services: Services, person: PersonId, text: str) -> tuple[Entry, ...]:
    """Return what a person can do now, at all tables; with a text, what the text would do there.

    Empty for people who are not listened to.
    """
    said = Said(person=person, chat=None, text=printable(text[:LONGEST]).strip())
    request = Request(person=person, chat=None, word="")
    try:
        await services.access.let_in(said)
        return await _everywhere(services, request, said.text)
    except TurnedAwayError as error:
        return () if error.told else (await failed(services, person, error),)


async def _everywhere(services: Services, request: Request, text: str) -> tuple[Entry, ...]:
    numbers = await services.engine.tables_of(request.person)
    tables = [await services.engine.see(number, request.person) for number in numbers]
    sits = [one for one in tables if one.me is not None and not one.daily]
    playing = [one for one in sits if one.phase is Phase.PLAYING]
    named = [one for one in playing if text.partition(" ")[0].upper() == one.code]
    if named:
        playing, text = named, text.partition(" ")[2].strip()
    if not playing:
        for one in [one for one in sits if one.round is not None][-1:]:
            asked = Moves(await lines_of(services, request.at(one.table), one, apart=False)).asked(
                text
            )
            if asked is not None:
                return (asked,)
        return (await _nothing_to_do(services, request, sits),)
    room = LONGEST_LIST // len(playing)
    parts = [
        Moves(await lines_of(services, request.at(one.table), one, apart=len(playing) > 1))
        for one in playing[:LONGEST_LIST]
    ]
    lists = [[entry async for entry in part.entries(text)][: max(1, room)] for part in parts]
    return tuple(entry for entries in lists for entry in entries)


async def _nothing_to_do(services: Services, request: Request, sits: list[TableView]) -> Entry:
    """Return the only line for a person who is in no round: how to get into one."""
    voice = await services.voice(request.alone, *sits)
    which, code = ("round", sits[-1].code) if sits else ("table", "")
    about = voice.say(f"list-no-{which}-about", code=code)
    said, post = voice.say(f"list-no-{which}"), voice.say("post-nobody")
    return Entry(title=said, about=about, post=post, below=list_key(voice))


async def failed(services: Services, person: PersonId, error: Exception) -> Entry:
    """Return the only line of a list that could not be made: why not."""
    request = Request(person=person, chat=None, word="")
    said = await sentence(services, request, error)
    voice = await services.voice(request.alone)
    return Entry(title=said, post=voice.say("post-nobody"), below=list_key(voice))
