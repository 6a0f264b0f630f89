"""What the program would show on Telegram if it were asked anew, beside what stands there."""

import re
from collections.abc import AsyncIterator, Iterator, Mapping

from bot.app import Dependencies
from bot.platforms.telegram.keyboard import MARK
from bot.platforms.telegram.look import Look, look_of, pictured
from bot.platforms.telegram.looking import MORE, ONTO, TABLE, Looking
from bot.screens.screen import Screen
from core.engine.people import PersonId, TableId, To, ToChat, ToPerson
from tests.strangers.anew import kept_of, shown_anew
from tests.telegram.loopback.hands import buttons, content
from tests.telegram.loopback.world import Chat, Json

TURN = r"\*?{table}\.\d+\.\d*\.(?:draw|take|done|pass|undo|play)"
"""Keys about a turn: they are for one version of a table alone."""
TIMES = re.compile(r"\S*\d+\S*\s+(?:min|s|h|d|u|Min|Std|m|Sek)\b[^\n]*")


async def differences(
    parts: Dependencies, table: TableId, places: Mapping[PersonId, Chat], group: Chat | None
) -> AsyncIterator[tuple[PersonId | None, str]]:
    """Return what differs before whom; None: in the group."""
    engine = parts.watch.engine
    if engine is None:
        return
    for person, place in places.items():
        for said in await _at(parts, table, ToPerson(person), place):
            yield person, said
    for chat in (await engine.see(table)).chats if group is not None else ():
        assert group is not None
        for said in await _at(parts, table, ToChat(chat), group):
            yield None, said


async def call_missing(parts: Dependencies, table: TableId, person: PersonId, place: Chat) -> str:
    """Say so where somebody is on turn and finds nothing of it in private."""
    stands = await _standing(parts, table, ToPerson(person), place)
    return "" if stands is not None else "nothing stands in private"


async def _at(parts: Dependencies, table: TableId, to: To, place: Chat) -> list[str]:
    stands = await _standing(parts, table, to, place)
    if stands is None:
        return []
    table_view, screen = await shown_anew(parts, table, to)
    if screen is None:
        return []
    private = isinstance(to, ToPerson)
    differs = _differs(stands, screen, private=private, text=private and table_view.my_turn)
    return [*differs, *_older(table, stands, place)]


async def _standing(parts: Dependencies, table: TableId, to: To, place: Chat) -> Json | None:
    """The message that shows a table, or somebody's turn, where it is still there."""
    kept = await kept_of(parts, table, to)
    return place.messages.get(kept["messages"][-1]) if kept else None


def _differs(stands: Json, screen: Screen, *, private: bool, text: bool) -> Iterator[str]:
    """Say what is different, whatever page somebody looks at; their own picks aside."""
    if any(key["text"].startswith(MARK) for key in buttons(stands)):
        return
    looks = [_look(stands, screen, page, private=private) for page in _pages(screen)]
    there = [(key["text"], key.get("callback_data", "None")) for key in buttons(stands)]
    if all(_keys(look) != there for look in looks):
        anew = _keys(looks[0])
        gone = [f"{label}={data}" for label, data in there if (label, data) not in anew]
        new = [f"{label}={data}" for label, data in anew if (label, data) not in there]
        yield f"keys ‹{gone[:4]}› in place of ‹{new[:4]}›"
        return
    wanted, said = _without_time(looks[0].texts[-1].plain), _without_time(content(stands))
    if text and wanted != said:
        yield f"text ‹{said}› in place of ‹{wanted}›"


def _pages(screen: Screen) -> Iterator[str]:
    yield from ("", MORE, ONTO, TABLE)
    if screen.choice is not None:
        yield from (part.name for part in screen.choice.parts)


def _look(stands: Json, screen: Screen, page: str, *, private: bool) -> Look:
    looking = Looking(page=page)
    look = pictured(screen, {}, looking, private=private) if "photo" in stands else None
    return look or look_of(screen, {}, looking, private=private)


def _keys(look: Look) -> list[tuple[str, str]]:
    rows = [] if look.buttons is None else look.buttons.inline_keyboard
    return [(key.text, str(key.callback_data)) for row in rows for key in row]


def _without_time(text: str) -> str:
    """What is left of a turn goes by without anybody being told."""
    return TIMES.sub("", text)


def _older(table: TableId, stands: Json, place: Chat) -> Iterator[str]:
    """What is not the newest carries no keys of a turn."""
    turn = re.compile(TURN.format(table=table))
    for message in place.shown:
        keys = [key.get("callback_data", "") for key in buttons(message)]
        if message["message_id"] != stands["message_id"] and any(map(turn.match, keys)):
            yield f"an older message still has the keys ‹{keys[:3]}›"
