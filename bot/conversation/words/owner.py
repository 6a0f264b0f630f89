"""The owner's words; for everybody else, they are unknown words."""

from collections.abc import Mapping

from bot.conversation.access import TurnedAwayError
from bot.conversation.finding import called_person
from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.conversation.words.table import Handler
from bot.reading.words import read_order, read_place
from core.engine.access import DRAINING, Ruling
from core.engine.people import Address

ANNOUNCED = 1_000
"""The maximum length in characters: with its heading, it fits one message on every platform."""


async def announce(services: Services, request: Request) -> None:
    """Send a text to everybody who plays, after all other notices."""
    text = request.text.replace(" \n", "\n").strip()
    if not text:
        await services.note(request, request.alone, "owner-announce-how")
        return
    if len(text) > ANNOUNCED:
        raise TurnedAwayError("mishap-too-long", longest=str(ANNOUNCED))
    places = await services.engine.announce(text)
    await services.note(request, request.alone, "owner-announced", count=places)


async def ban(services: Services, request: Request) -> None:
    """Ban a person or a chat; without a name, list all bans."""
    if not request.text:
        await _list(services, request)
        return
    about = await _meant(services, request)
    if about in services.access.limits.owners:
        raise TurnedAwayError("owner-ban-owner")
    await services.access.ruled.make(Ruling("ban", about))
    await services.note(request, request.alone, "owner-banned", who=_written(about))


async def allow(services: Services, request: Request) -> None:
    """Lift the ban of a person or a chat; without a name, list all bans."""
    if not request.text:
        await _list(services, request)
        return
    about, limits = await _meant(services, request), services.access.limits
    await services.access.ruled.lift(Ruling("ban", about))
    set_so = about in limits.banned_people | limits.banned_chats
    key = "owner-allow-setting" if set_so else "owner-allowed"
    await services.note(request, request.alone, key, who=_written(about))


async def drain(services: Services, request: Request) -> None:
    """Open no new tables until `drain off`; games in play go on."""
    language = await services.spoken(request)
    if read_order(request.text, language) == "off":
        await services.access.ruled.lift(DRAINING)
        await services.note(request, request.alone, "owner-drain-off")
        return
    await services.access.ruled.make(DRAINING)
    await services.note(
        request, request.alone, "owner-drain-on", count=await services.engine.count_open()
    )


async def _list(services: Services, request: Request) -> None:
    limits = services.access.limits
    banned = await services.access.ruled.banned() | limits.banned_people | limits.banned_chats
    if not banned:
        await services.note(request, request.alone, "owner-ban-none")
        return
    who = ", ".join(sorted(map(_written, banned)))
    await services.note(request, request.alone, "owner-ban-list", who=who)


async def _meant(services: Services, request: Request) -> Address:
    """Return the address of `telegram:123`, `here`, or the name of somebody at the table."""
    language = await services.spoken(request)
    platform, named, key = (part.strip() for part in request.text.partition(":"))
    if named and key and platform.casefold() in services.readers.brushes:
        return Address(platform.casefold(), key)
    voice = await services.voice(request.alone)
    if named:
        platforms = voice.alternatives([*services.readers.brushes])
        raise TurnedAwayError("owner-ban-how", platforms=platforms)
    register = services.readers.register
    if read_place(request.text, language) == "here" and request.chat is not None:
        return (await register.where(request.chat)).address
    table_view = await services.engine.see(await services.finder.find(request), request.person)
    voice = await services.voice(request.alone, table_view)
    return (await register.who(called_person(voice, table_view, request.text))).address


def _written(address: Address) -> str:
    return f"{address.platform}:{address.key}"


OWNER_WORDS: Mapping[str, Handler] = {
    "announce": announce,
    "ban": ban,
    "allow": allow,
    "drain": drain,
}
"""The owner's words; in a chat, they must be addressed to the bot."""
