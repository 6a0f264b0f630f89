"""A person's preferences: language, look, notifications, quiet hours, a standing order."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import cast, get_args

from bot.conversation.delivery.sounds import ALONE
from bot.conversation.finding import unclear_after
from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.conversation.words.coming import back_at
from bot.reading.hours import (
    TooLongError,
    UnknownPlaceError,
    UnreadableHoursError,
    place_name,
    read_hours,
)
from bot.reading.marks import SHOWN
from bot.reading.vocabulary import as_typed, own_words
from bot.reading.words import named, read_order
from bot.render.pictures.themes import THEMES
from bot.screens.screen import Button, Pick, Screen, ScreenKind
from core.engine.people import WAYS, Look, Notify, PersonId, Wishes
from core.engine.table.state import Phase, StandingOrder
from core.engine.time.quiet import QuietHours, clock_face, local
from core.rules.sheet import HouseRuleError

MY = "my"
LOOKS: tuple[str, ...] = get_args(Look)


async def language(services: Services, request: Request) -> None:
    """Set the person's language."""
    translator = services.readers.translator
    wanted = translator.called(request.text)
    if wanted is None:
        spoken = await services.spoken(request)
        known = ", ".join(f"{code} ({name})" for code, name in translator.names.items())
        other = next((code for code in translator.languages if code != spoken), spoken)
        await services.note(
            request, request.listener, "note-languages", languages=known, example=other
        )
        return
    await services.readers.register.speak(request.person, wanted)
    await services.confirm(request, "note-language")
    await services.read_otherwise(request.person)


async def wish(services: Services, request: Request, text: str) -> None:
    """Set the person's own look or theme, as in `settings my dark`, for every table.

    Without a value, list the values.

    Raises:
        HouseRuleError: the value is neither a look nor a theme.
    """
    language = await services.spoken(request)
    known = await services.readers.register.who(request.person)
    wishes = known.wishes
    values = [w for w in text.split() if named(w, language, "settings") not in {"look", "theme"}]
    if not values:
        voice = await services.voice(request.alone)
        choices = voice.alternatives([*_choices(voice.language)])
        await services.confirm(request, "note-wishes-how", choices=choices)
        return
    for value in values:
        wishes = _with(wishes, value, language)
    await services.readers.register.wish(request.person, wishes)
    await services.confirm(request, "note-wishes")
    playing = [s for s in await services.finder.candidates(request) if s.me is not None]
    if len(playing) == 1 and playing[0].phase is Phase.PLAYING:
        await services.show_table(request, request.alone, playing[0].table)
    await services.read_otherwise(request.person)


def _choices(language: str) -> Iterator[str]:
    """Yield all looks and themes, by their names in the language."""
    for section, values in (("look", LOOKS), ("theme", tuple(THEMES))):
        spoken = own_words(language, section)
        yield from (spoken[value] for value in values)


def _with(wishes: Wishes, word: str, language: str) -> Wishes:
    look, theme = named(word, language, "look"), named(word, language, "theme")
    if look in LOOKS:
        return replace(wishes, look=cast("Look", look))
    if theme in THEMES:
        return replace(wishes, theme=theme)
    raise HouseRuleError(MY, word, allowed=", ".join(_choices(language)))


async def notify(services: Services, request: Request) -> None:
    """Set where a person is told of their turns, or show the choices."""
    language = await services.spoken(request)
    way = _way_of(request.text, language)
    register = services.readers.register
    wishes, before = (
        (await register.who(request.person)).wishes,
        await services.readers.way(request.person),
    )
    if not way:
        await _ask(services, request, before)
        return
    if way not in WAYS:
        raise unclear_after(request)
    await register.wish(request.person, replace(wishes, notify=way))
    if way in ALONE:
        await services.note(request, request.alone, f"note-notify-{way}")
    else:
        await services.confirm(request, f"note-notify-{way}")
    reads_it = request.chat is None and before in ALONE
    if way in ALONE and not reads_it:
        await _call(services, request.person)
    else:
        await services.read_otherwise(request.person)


def _way_of(text: str, language: str) -> str:
    """Return the way that a text names; `off` is none, and `on` leaves the choice open."""
    way = named(text, language, "notify")
    return way if way in WAYS else {"off": "quiet", "on": ""}.get(read_order(text, language), way)


async def _call(services: Services, person: PersonId) -> None:
    """Send the person's current turn to their new place of notice.

    A person who was unreachable in private counts as reachable once it arrives there.
    """
    for table in await services.engine.tables_of(person):
        table_view = await services.engine.see(table, person)
        elsewhere = person in table_view.unreached or bool(table_view.chats)
        if table_view.my_turn and elsewhere and not table_view.away:
            await services.engine.call(table, person)


async def _ask(services: Services, request: Request, now: Notify) -> None:
    voice = await services.voice(request.alone)
    options = tuple(
        Button(word=f"notify {way}", label=voice.say(f"button-notify-{way}"), chosen=way == now)
        for way in WAYS
    )
    prompt = voice.say("note-notify-how")
    said = "\n".join((prompt, voice.say(f"note-notify-{now}")))
    pick = Pick(prompt=prompt, options=options)
    await services.surface.show(
        request.alone, Screen(kind=ScreenKind.SETTINGS, text=said, pick=pick, slot="notify")
    )


async def quiet(services: Services, request: Request) -> None:
    """Set, show or end a person's quiet hours: `quiet 22-8 Berlin`, `quiet`, `quiet off`."""
    language = await services.spoken(request)
    kept = await _kept(services, request.person)
    if read_order(request.text, language) == "off":
        await _keep(services, request.person, None)
        await services.confirm(request, "note-quiet-off")
    elif request.text:
        await _read(services, request, language, kept)
    elif kept is None:
        await services.confirm(request, "note-quiet-how")
    else:
        await _tell(services, request, kept)


async def _read(
    services: Services, request: Request, language: str, kept: QuietHours | None
) -> None:
    zone = "" if kept is None else kept.zone
    try:
        hours = read_hours(request.text, language, services.clock.now(), zone)
    except UnreadableHoursError:
        await services.confirm(request, "note-quiet-how")
    except TooLongError:
        await services.confirm(request, "note-quiet-long")
    except UnknownPlaceError as error:
        near = place_name(error.near, language)
        key = "note-quiet-near" if near else "note-quiet-where"
        place = as_typed(error.name[:SHOWN], request.text)
        await services.note(request, request.alone, key, place=place, near=near)
    else:
        if not hours.zone:
            await services.confirm(request, "note-quiet-zone")
            return
        await _keep(services, request.person, hours)
        await _tell(services, request, hours)


async def _kept(services: Services, person: PersonId) -> QuietHours | None:
    text = (await services.readers.register.who(person)).wishes.quiet
    return None if text is None else QuietHours.read(text)


async def _keep(services: Services, person: PersonId, hours: QuietHours | None) -> None:
    register = services.readers.register
    wishes = (await register.who(person)).wishes
    await register.wish(person, replace(wishes, quiet=None if hours is None else str(hours)))
    await services.engine.keep_quiet(person, hours)


async def _tell(services: Services, request: Request, hours: QuietHours) -> None:
    """Confirm the quiet hours with the local time there: it reveals a wrong place."""
    voice = await services.voice(request.alone)
    there = local(services.clock.now(), hours.zone)
    fixed = hours.zone[0] in "+-"
    await services.note(
        request,
        request.alone,
        "note-quiet-fixed" if fixed else "note-quiet",
        begins=clock_face(hours.begins),
        ends=clock_face(hours.ends),
        place=place_name(hours.zone, voice.language),
        now=f"{there:%H:%M}",
    )


ORDERS: Mapping[str, StandingOrder | None] = {
    "": StandingOrder(),
    "on": StandingOrder(),
    "first": StandingOrder(until="first"),
    "off": None,
}
"""The values of `auto`."""


async def auto(services: Services, request: Request) -> None:
    """Set or end the standing order to draw for a person."""
    wanted = read_order(request.text, await services.spoken(request))
    if wanted not in ORDERS:
        await services.confirm(request, "note-auto-how")
        return
    order = ORDERS[wanted]
    request = request if order is not None else await _where_it_stands(services, request)
    table_view = await back_at(services, request, await services.finder.find(request))
    await services.engine.stand(table_view.table, request.person, order)
    key = "note-auto-off" if order is None else f"note-auto-{order.until}"
    await services.confirm(request, key)


async def _where_it_stands(services: Services, request: Request) -> Request:
    """Return the request for the only table at which an order stands, if there is one."""
    table_views = await services.finder.candidates(request)
    standing = [table_view for table_view in table_views if table_view.auto is not None]
    return request.at(standing[0].table) if len(standing) == 1 else request
