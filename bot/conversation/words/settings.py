"""`settings`: the settings of a table, changed by its host, and each person's preferences."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.conversation.changes import CHANGES
from bot.conversation.choices import TYPED, rule_pairs, say_how, standing, with_options
from bot.conversation.delivery.announcer import scene
from bot.conversation.finding import UnclearError
from bot.conversation.request import Request
from bot.conversation.services import Services, is_elsewhere
from bot.conversation.words.chat import clocks_of, speak_here, thread
from bot.conversation.words.preferences import MY, wish
from bot.reading.vocabulary import fold, languages, own_words
from bot.reading.words import named
from bot.screens.lobby import changed, listed_rules, page_of_rule, rule_groups, settings_left
from bot.screens.screen import Screen, ScreenKind
from bot.screens.settings import (
    ALL,
    JOINS,
    MENU,
    MORE,
    PAGES,
    RACKS,
    SWITCH,
    may_change,
    settings_all,
    settings_page,
)
from bot.screens.settings import settings as settings_in_short
from bot.screens.slots import settings_slot
from core.engine.people import TableId, ToChat
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.state import SECONDS, Phase
from core.engine.table.view import TableView
from core.rules.sheet import Sheet


async def open_page(
    services: Services, request: Request, table_view: TableView, page: str = MENU
) -> None:
    """Show a page of the settings to people who may change them, and the settings to others.

    Raises:
        TableRefusedError: another person pressed, and the settings stand above the button; or
            this is the hand of the day; or nobody may change this now.
    """
    if table_view.daily and (request.pressed or page != MENU):
        raise TableRefusedError(TableCode.DAILY_FIXED)
    if table_view.daily or not await services.may_host(request, table_view):
        if request.pressed:
            raise TableRefusedError(TableCode.NOT_HOST)
        voice = await services.personal_voice(request, request.reader, table_view)
        await services.show(request, request.reader, settings_in_short(voice, table_view))
        return
    await _check_phase(services, request, table_view, page)
    if table_view.phase is Phase.LOBBY and not request.aside:
        services.lobby_pages.turn(table_view.table, request.here, page)
    async with services.engine.replying(request.reader, table_view.table) as reply:
        screen = await _page_of(services, request, table_view.table, page)
        reply.shown = bool(await services.show(request, request.reader, screen))


async def _check_phase(
    services: Services, request: Request, table_view: TableView, page: str
) -> None:
    """Refuse the page of a setting that is fixed in a match; raises TableRefusedError."""
    setting = page.removeprefix(f"{MORE} ").partition(" ")[0]
    if setting not in PAGES or setting == MORE:
        return
    if not may_change(await services.voice(request.here), table_view, setting):
        only_in_lobby = setting == "computers"
        code = TableCode.ALREADY_STARTED if only_in_lobby else TableCode.MATCH_RUNNING
        raise TableRefusedError(code)


async def _page_of(services: Services, request: Request, table: TableId, page: str) -> Screen:
    """Return a page of the settings as they are now; whoever types reads what to type, too."""
    reader = request.person if request.chat is None else None
    table_view = await services.engine.see(table, reader)
    if request.aside:
        voice = await services.personal_voice(request, request.here, table_view)
    else:
        voice = await services.voice(request.here, table_view)
    screen = settings_page(voice, table_view, page, beside=request.aside)
    if request.pressed:
        return screen
    short = settings_in_short(voice, table_view)
    return replace(
        screen,
        text=short.text if page == MENU else with_options(voice, screen),
        beside=short.beside if page == MENU else screen.text,
        delivery="new",
        buttons=(*screen.buttons, *(short.buttons if page == MENU else ())),
    )


async def turn_back(services: Services, request: Request, table_view: TableView) -> None:
    """Show the seats of the lobby again once the host has finished with the settings.

    Raises:
        TableRefusedError: another person pressed; the host may still be choosing.
    """
    if not await services.may_host(request, table_view):
        raise TableRefusedError(TableCode.NOT_HOST)
    if request.aside:
        await _leave(services, request, table_view)
        return
    if table_view.phase is Phase.LOBBY:
        await services.show_table(request, request.here, table_view.table)


async def _leave(services: Services, request: Request, table_view: TableView) -> None:
    """Show what is agreed in place of the page that only the host reads."""
    voice = await services.personal_voice(request, request.here, table_view)
    await services.show(request, request.reader, settings_left(voice, table_view))


SPOKEN = frozenset({"look", "theme"})
NAMED = SPOKEN | {
    "racks",
    "join",
    "watch",
    "assist",
    "leavers",
    "away",
    "computers",
    "rounds",
    "clock",
}
"""Settings whose values have names in the language tables, in a section of the same name."""


OF_CHATS = {"zone": clocks_of, "thread": thread}
"""Settings that belong to the chat."""
KNOWN = frozenset({*CHANGES, *PAGES, *OF_CHATS, MY, ALL, "", "done", "language"})
"""What can follow `settings`, in the program's words."""


class NoSuchSettingError(ValueError):
    """There is no setting of this name."""


class NoRacksError(Exception):
    """The place of racks cannot be chosen: no chat of the table opens them."""


async def settings(services: Services, request: Request) -> None:
    """Show the settings, or change one: `settings clock 5m`, `settings rule jokers=4`.

    A setting without a value shows what there is to pick from.
    """
    name, value, language = _as_named(request.text, await services.spoken(request))
    if name == MY:
        await wish(services, request, value)
        return
    table = await services.finder.find(request)
    table_view = await services.engine.see(table, request.person)
    value = _value(value.strip(), language, name, table_view.sheet)
    await _check_applies(services, request, table_view, value if name == MORE else name)
    if name == "done":
        await turn_back(services, request, table_view)
    elif name == ALL:
        voice = await services.voice(request.alone, table_view)
        await services.show(request, request.alone, settings_all(voice, table_view))
    elif not name or (name in PAGES and (not value or _is_page(table_view, name, value))):
        await open_page(services, request, table_view, f"{name} {value}".strip() or MENU)
    elif name == "language":
        await speak_here(services, request, table_view, value)
        if request.pressed:
            await open_page(services, request, table_view)
    elif name in OF_CHATS:
        await _of_chat(services, request, table_view, name, value)
    elif not value and name in CHANGES:
        await say_how(services, request, table_view, name)
    else:
        await _change(services, request, table_view, name, value)


def _as_named(text: str, language: str) -> tuple[str, str, str]:
    """Return a setting, its value, and the language of both: the given one, or else another.

    Players read a tip in their own language, and tell the host. Hints alone are those of `assist`.
    """
    first, _, rest = text.partition(" ")
    for spoken in (language, *languages()):
        name = named(first, spoken, "settings")
        if name in KNOWN:
            return name, rest, spoken
        if named(first, spoken, "assist") == "hints":
            return "assist", text, spoken
    return named(first, language, "settings"), rest, language


async def _of_chat(
    services: Services, request: Request, table_view: TableView, name: str, value: str
) -> None:
    await OF_CHATS[name](services, request, table_view, value)
    if request.pressed and request.aside:
        await _leave(services, request, table_view)


async def _check_applies(
    services: Services, request: Request, table_view: TableView, name: str
) -> None:
    """Refuse a setting of chats where no chat shows the table, or none opens racks.

    Raises:
        NoRacksError: neither this chat nor one of the table opens them.
        UnclearError: no chat could speak the language.
    """
    if name == "language" and request.chat is None and not table_view.chats:
        raise UnclearError("mishap-no-chat-language")
    if name != "racks":
        return
    voices = [await services.voice(to) for to in (request.here, *map(ToChat, table_view.chats))]
    if not any(voice.racks is not None for voice in voices):
        raise NoRacksError


def _value(value: str, language: str, name: str, sheet: Sheet) -> str:
    """Return the value of a setting in the program's words: as a whole, or word by word."""
    if name == "rule":
        return " ".join(rule_pairs(value, sheet, language))
    if name not in NAMED:
        return value
    whole = named(value, language, name)
    if whole != fold(value):
        return whole
    return " ".join(named(word, language, name) for word in value.split())


def _is_page(table_view: TableView, name: str, value: str) -> bool:
    """Say whether a page has one of this name below it: a rare setting, or house rules."""
    sheet = table_view.sheet
    if name == MORE:
        return value in PAGES
    return name == "rule" and (value in rule_groups(sheet) or value in sheet.options())


def _afterwards(table_view: TableView, name: str, value: str) -> str:
    """Return the page shown after a pick: for a house rule that of its group, or the menu."""
    if name == "rule":
        rule = value.split(maxsplit=1)[0].partition("=")[0]
        return page_of_rule(rule, table_view.sheet)
    return name if name == "computers" else MENU


async def _change(
    services: Services, request: Request, table_view: TableView, name: str, value: str
) -> None:
    change = CHANGES.get(name)
    if change is None:
        raise NoSuchSettingError(name)
    command = await change(services, request, table_view, value)
    opened = services.lobby_pages.page(table_view.table, request.here)
    page = _afterwards(table_view, name, value)
    if opened is not None:
        services.lobby_pages.turn(table_view.table, request.here, page)
    if await services.do(request, table_view.table, command):
        done = _Done(before=table_view, name=name, opened=opened, page=page)
        if not request.pressed:
            await services.remove(request.reader, settings_slot(table_view.table))
        await _answer(services, request, done)
        if name == "sheet":
            await _tell_lost_rules(services, request, table_view)


async def _tell_lost_rules(services: Services, request: Request, before: TableView) -> None:
    """Tell which house rules of the earlier sheet no longer apply."""
    voice = await services.voice(request.listener, before)
    lost = listed_rules(voice, before.sheet)
    now = (await services.engine.see(before.table, request.person)).sheet
    if lost and now != before.sheet:
        sheet = voice.sheet(before.sheet)
        await services.note(request, request.listener, "note-rules-lost", sheet=sheet, rules=lost)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Done:
    """A change of a setting that was made."""

    before: TableView
    name: str
    opened: str | None
    """The page that the lobby showed before; None: its seats."""
    page: str
    """The page that follows a pick."""

    def changes(self, now: TableView) -> bool:
        """Return whether it made a difference."""
        before = self.before
        return (before.settings, before.sheet, before.seats) != (now.settings, now.sheet, now.seats)


async def _answer(services: Services, request: Request, done: _Done) -> None:
    """Answer a change where it was asked for, unless it is seen there anyway."""
    table_view = await services.engine.see(done.before.table, request.person)
    if table_view.match is None and not is_elsewhere(request, table_view):
        await _in_lobby(services, request, done, table_view)
    elif request.chat in table_view.chats and done.changes(table_view):
        await _at_table(services, request, done, table_view)
    elif request.pressed:
        await open_page(services, request, table_view, done.page)
    else:
        await _confirm(services, request, done, table_view)


async def _in_lobby(
    services: Services, request: Request, done: _Done, table_view: TableView
) -> None:
    """Answer in a place that shows the lobby, which tells most changes itself.

    A table picked in private for a word typed there may stand in a chat alone.
    """
    beside = request.pressed and request.aside
    stands = request.chat is not None or not table_view.chats or done.opened is not None
    if stands and done.changes(table_view) and not beside:
        voice, page = await services.voice(request.here, table_view), done.opened and done.page
        if standing(voice, done.before, done.opened) != standing(voice, table_view, page):
            return
    if beside or (request.pressed and done.opened is not None):
        await open_page(services, request, table_view, done.page)
    else:
        await _confirm(services, request, done, table_view)


async def _at_table(
    services: Services, request: Request, done: _Done, table_view: TableView
) -> None:
    """Answer in a chat that shows the table: a notice tells everybody there of the change."""
    if done.name in SPOKEN and await _looks_otherwise(services, request, done, table_view):
        await services.show_table(request, request.here, table_view.table)
    elif request.pressed:
        await open_page(services, request, table_view, done.page)
    elif done.name in SPOKEN:
        await _confirm(services, request, done, table_view)


async def _looks_otherwise(
    services: Services, request: Request, done: _Done, table_view: TableView
) -> bool:
    """Return whether the chat shows the table otherwise: an empty one has no tiles to draw."""
    was = await services.voice(request.here, done.before)
    now = await services.voice(request.here, table_view)
    return scene(was, table_view, request.here) != scene(now, table_view, request.here)


async def _confirm(
    services: Services, request: Request, done: _Done, table_view: TableView
) -> None:
    """Say in one line what is agreed now."""
    voice = await services.voice(request.reader, table_view)
    said = changed(voice, done.before, table_view, done.name)
    screen = Screen(kind=ScreenKind.NOTE, text=said, passing=True)
    await services.show(request, request.reader, screen)


SETTABLE = (*CHANGES, "language", "zone", "thread", MY)
"""All that can follow `settings`: also what belongs to a chat or to a person."""


def settings_after(typed: str, language: str) -> tuple[str, ...]:
    """Return what can follow the typed beginning of a change: a setting, or its values.

    Each is named in the language.
    """
    first, apart, value = typed.partition(" ")
    if not apart:
        return _in_words(SETTABLE, language, "settings")
    name = named(first, language, "settings")
    values = {"clock": tuple(SECONDS), "racks": RACKS, "join": JOINS, "watch": SWITCH, **TYPED}
    return () if " " in value else _in_words(values.get(name, ()), language, name)


def _in_words(words: Iterable[str], language: str, section: str) -> tuple[str, ...]:
    own = own_words(language, section)
    return tuple(own[word] for word in words)
