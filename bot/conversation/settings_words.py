"""`settings`: what a table agrees on, changed by its host; and what each person wishes."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Literal, TypeAlias, cast, get_args

from bot.conversation.asked import Asked
from bot.conversation.chat_language import speak_here
from bot.conversation.room import Room
from bot.conversation.settings_pages import open_page, turn_back
from bot.conversation.sheets import find_sheet
from bot.conversation.threads import thread
from bot.conversation.whom import called_person
from bot.conversation.wishes import LOOKS, MY, wish
from bot.reading.hours import clock_of
from bot.reading.words import named
from bot.render.pictures.themes import THEMES
from bot.screens import agreed
from bot.screens.settings import MENU, PAGES
from bot.texts.translator import without_marks
from core.engine.commands import Agree, ChooseSheet, Command, SeatComputers
from core.engine.people import Computer, Look
from core.engine.sight import Sight
from core.engine.state import CLOCKS, SECONDS, Assist, ClockChoice, Settings
from core.rules.sheet import Goal, HouseRuleError, OptionValue, Sheet

Change: TypeAlias = Callable[[Room, Asked, Sight, str], Awaitable[Command]]
"""Makes a command of what stands after the setting's name; raises HouseRuleError."""

GoalKind: TypeAlias = Literal["rounds", "target", "chips"]
AssistMode: TypeAlias = Literal["none", "arrange", "hints", "open"]
LEAVERS = ("computer", "closed")
PRINTED = "printed"
AFTERWARDS = {"rule": "rule", "computers": "computers"}
"""Which page is shown when something was picked, where that is not the menu."""
SPOKEN = frozenset({"look", "theme"})
"""Settings of which the values have names in every language."""


class NoSuchSettingError(ValueError):
    """There is nothing of this name to be agreed."""


async def settings(room: Room, asked: Asked) -> None:
    """Show the settings, or change one: `settings clock 5m`, `settings rule jokers=4`.

    A setting without a value shows what there is to pick from.
    """
    language = await room.spoken(asked)
    name, _, value = asked.text.partition(" ")
    name = named(name, language, "settings")
    if name == MY:
        await wish(room, asked, value)
        return
    table = await room.finder.find(asked)
    sight = await room.engine.see(table, asked.person)
    value = named(value.strip(), language, name) if name in SPOKEN else value.strip()
    if name == "done":
        await turn_back(room, asked, sight)
    elif name in PAGES and (not value or (name == "rule" and value in sight.sheet.options())):
        await open_page(room, asked, sight, f"{name} {value}".strip())
    elif name == "language":
        await speak_here(room, asked, sight, value)
    elif name == "thread":
        await thread(room, asked, sight, value)
    elif not name:
        await open_page(room, asked, sight)
    else:
        await _change(room, asked, sight, name, value)


async def _change(room: Room, asked: Asked, sight: Sight, name: str, value: str) -> None:
    change = CHANGES.get(name)
    if change is None:
        raise NoSuchSettingError(name)
    command = await change(room, asked, sight, value)
    if room.turned.page(sight.table, asked.here) is not None:
        room.turned.turn(sight.table, asked.here, AFTERWARDS.get(name, MENU))
    if await room.do(asked, sight.table, command):
        await _shown(room, asked, sight, name)


async def _shown(room: Room, asked: Asked, before: Sight, name: str) -> None:
    """Show what is agreed now; a changed lobby shows it by itself, another look shows itself."""
    table = before.table
    sight = await room.engine.see(table, asked.person)
    if sight.match is None and (asked.pressed or sight.version != before.version):
        return
    if name in SPOKEN and asked.chat is not None:
        await room.show_table(asked, asked.here, table)
    elif asked.pressed:
        await open_page(room, asked, sight)
    else:
        voice = await room.voice(asked.reader, sight)
        await room.show(asked, asked.reader, agreed.settings(voice, sight))


def _agree(asked: Asked, sight: Sight, **changed: object) -> Command:
    settings_: Settings = replace(sight.settings, **changed)  # type: ignore[arg-type]
    return Agree(person=asked.person, settings=settings_)


async def _clock(room: Room, asked: Asked, sight: Sight, value: str) -> Command:
    """Read `5m`, what the menu says in the reader's language, or a time: `60 s`, `5 min`."""
    voice = await room.voice(asked.reader)
    seconds = sight.sheet.time_limit
    shown = {voice.say(f"short-clock-{clock}", seconds=seconds): clock for clock in CLOCKS}
    labelled: dict[str, str] = {_close(label): clock for label, clock in shown.items()}
    wanted = labelled.get(_close(value)) or clock_of(value, {"sheet": seconds, **SECONDS}) or value
    return _agree(asked, sight, clock=cast("ClockChoice", _one_of("clock", wanted, CLOCKS)))


def _close(text: str) -> str:
    """Bring what is read alike to one form: `60 s`, `60s`, `5 Min.`."""
    return "".join(without_marks(text).split()).rstrip(".").casefold()


async def _look(_room: Room, asked: Asked, sight: Sight, value: str) -> Command:
    return _agree(asked, sight, look=cast("Look", _one_of("look", value, LOOKS)))


async def _theme(_room: Room, asked: Asked, sight: Sight, value: str) -> Command:
    return _agree(asked, sight, theme=_one_of("theme", value, tuple(THEMES)))


async def _leavers(_room: Room, asked: Asked, sight: Sight, value: str) -> Command:
    return _agree(asked, sight, leavers=_one_of("leavers", value, LEAVERS))


async def _away(_room: Room, asked: Asked, sight: Sight, value: str) -> Command:
    never = value == "never"
    return _agree(asked, sight, idle_bells=0 if never else _whole("away", value))


async def _assist(_room: Room, asked: Asked, sight: Sight, value: str) -> Command:
    mode, _, number = value.partition(" ")
    _one_of("assist", mode, get_args(AssistMode))
    hints = _whole("assist", number or "3") if mode == "hints" else 0
    return _agree(asked, sight, assist=Assist(mode=cast("AssistMode", mode), hints=hints))


async def _youngest(room: Room, asked: Asked, sight: Sight, value: str) -> Command:
    voice = await room.voice(asked.here, sight)
    return _agree(asked, sight, youngest=called_person(voice, sight, value))


def _goal(kind: GoalKind) -> Change:
    async def change(_room: Room, asked: Asked, sight: Sight, value: str) -> Command:
        if value == PRINTED:
            return _agree(asked, sight, goal=None)
        return _agree(asked, sight, goal=Goal(kind, _whole(kind, value)))

    return change


async def _computers(_room: Room, asked: Asked, sight: Sight, value: str) -> Command:
    """Read `easy easy`, `none`, `more`, `more hard` or `fewer`."""
    there = [who.level for who in sight.seats if isinstance(who, Computer)]
    word, _, level = value.casefold().partition(" ")
    wanted = {
        "none": [],
        "more": [*there, level or sight.settings.computers],
        "fewer": there[:-1],
    }.get(word, value.casefold().split())
    return SeatComputers(person=asked.person, levels=tuple(wanted))


async def _sheet(room: Room, asked: Asked, _sight: Sight, value: str) -> Command:
    return ChooseSheet(person=asked.person, sheet=find_sheet(await room.voice(asked.here), value))


async def _rule(room: Room, asked: Asked, sight: Sight, value: str) -> Command:
    rules = dict(_read_rule(pair) for pair in value.replace(" = ", "=").split())
    for name, given in rules.items():
        if name not in sight.sheet.options():
            takers = (s.id for s in room.sheets.values() if name in s.options())
            raise HouseRuleError(name, given, sheets=tuple(takers))
    if not rules:
        raise HouseRuleError("rule", value, allowed="jokers=4")
    sheet: Sheet = sight.sheet.with_house_rules(rules)
    return ChooseSheet(person=asked.person, sheet=sheet)


def _read_rule(pair: str) -> tuple[str, OptionValue]:
    name, _, value = pair.casefold().partition("=")
    if value in {"true", "false"}:
        return name, value == "true"
    return name, int(value) if _is_number(value) else value


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 6  # noqa: PLR2004 - no rule has more


def _one_of(name: str, value: str, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise HouseRuleError(name, value, allowed=", ".join(allowed))
    return value


def _whole(name: str, value: str) -> int:
    if not _is_number(value) or int(value) < 1:
        raise HouseRuleError(name, value, allowed="1, 2, 3, ...")
    return int(value)


CHANGES: Mapping[str, Change] = {
    "clock": _clock,
    "away": _away,
    "assist": _assist,
    "leavers": _leavers,
    "look": _look,
    "theme": _theme,
    "youngest": _youngest,
    "rounds": _goal("rounds"),
    "target": _goal("target"),
    "chips": _goal("chips"),
    "computers": _computers,
    "sheet": _sheet,
    "rule": _rule,
}
"""What can be agreed."""
