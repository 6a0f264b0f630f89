"""Compares the messages on Telegram with what the program would show now."""

import re
from collections.abc import AsyncIterator, Container, Iterable, Iterator, Mapping
from dataclasses import replace

from bot.app import Dependencies
from bot.platforms.telegram.look import Look, look_of, pictured
from bot.platforms.telegram.looking import (
    MENDS,
    MORE,
    RACK,
    TABLE,
    TURNS,
    Looking,
    stamp_of,
    unpacked,
)
from bot.screens.choosing import Picking
from bot.screens.screen import Screen
from core.engine.people import PersonId, TableId, To, ToChat, ToPerson
from tests.strangers.platforms.anew import (
    Seen,
    Standing,
    kept_of,
    other_picture,
    other_text,
    seen_by,
    unexpected,
)
from tests.support.telegram.hands import buttons, content
from tests.support.telegram.loopback.world import Chat, Json

TURN = r"\*?{table}\.\d+\.\d*\.(?:draw|take|done|pass|undo|play)"
"""Buttons of a turn, each for one version of a table."""
MELD = re.compile(r"\+(#\d+):")
"""Buttons that choose a tile of the meld that the reader looks at."""
FLEETING = ".nudge"
"""The word for reminding the player on turn, possible after half of the time."""


IN_TOPIC = "message_thread_id"


async def differences(
    parts: Dependencies,
    table: TableId,
    places: Mapping[PersonId, Chat],
    group: Chat | None,
    standing: Standing,
) -> AsyncIterator[tuple[PersonId | None, str]]:
    """Return the differences for a reader; None: in the group."""
    engine = parts.watch.engine
    if engine is None:
        return
    unreached = (await engine.see(table)).unreached
    for person, place in places.items():
        if person in unreached:  # Telegram said so, and has said nothing else since
            continue
        for said in await _at(parts, table, ToPerson(person), place, standing):
            yield person, said
    for chat in (await engine.see(table)).chats if group is not None else ():
        assert group is not None
        for said in await _at(parts, table, ToChat(chat), group, standing):
            yield None, said


async def call_missing(parts: Dependencies, table: TableId, person: PersonId, place: Chat) -> str:
    """Report a person on turn who finds no message about it in private."""
    stands = _standing(await kept_of(parts, table, ToPerson(person)), place)
    return "" if stands is not None else "nothing stands in private"


async def _at(
    parts: Dependencies, table: TableId, to: To, place: Chat, standing: Standing
) -> list[str]:
    kept = await kept_of(parts, table, to)
    stands = _standing(kept, place)
    standing.knows(kept)
    if stands is None:
        return []
    seen = await seen_by(parts, table, to, kept, content(stands), buttons(stands))
    seen = replace(seen, picking=Picking(open=_open(stands)))
    register = parts.register
    known = await (register.who(to.person) if isinstance(to, ToPerson) else register.where(to.chat))
    language = known.language or ""

    def other() -> tuple[list[str], list[str]]:
        drawn = Drawn(stands, seen, language)
        keys = list(_other_keys(stands, drawn, seen))
        return keys, [] if keys or _picked(stands) else _untrue(parts, kept, drawn)

    older = await unexpected(parts, seen, _older(table, stands, place, standing.lost))
    return [*standing.faults(seen, other), *older]


class Drawn:
    """The present look of a message, drawn only as far as needed."""

    def __init__(self, stands: Json, seen: Seen, language: str) -> None:
        self.stands, self.seen, self._language = stands, seen, language
        self._drawn: list[Look] = []
        self._coming = self.of(seen.screens())

    def looks(self) -> Iterator[Look]:
        """Return its possible looks, for any page that a person has opened."""
        yield from self._drawn
        for look in self._coming:
            self._drawn.append(look)
            yield look

    def of(self, screens: Iterable[Screen]) -> Iterator[Look]:
        """Return the looks of these screens in place of the message."""
        private = isinstance(self.seen.to, ToPerson)
        for screen in screens:
            for page in _pages(screen):
                yield _look(self.stands, screen, page, self._language, private=private)


def _untrue(parts: Dependencies, kept: Json, drawn: Drawn) -> list[str]:
    """Report untrue text or pictures."""

    def untrue(looks: Iterable[Look], screens: Iterable[Screen]) -> list[str]:
        texts = (look.texts[-1].plain for look in looks)
        said = other_text(content(drawn.stands), texts)
        return [*said, *other_picture(parts, kept["picture"], screens)]

    said = untrue(drawn.looks(), drawn.seen.screens())
    longer = (untrue(drawn.of([screen]), [screen]) for screen in drawn.seen.longer())
    return said if said and all(longer) else []


def _standing(kept: Json, place: Chat) -> Json | None:
    """Return the message that shows a table or a person's turn, if it still exists."""
    return place.messages.get(kept["messages"][-1]) if kept else None


def _other_keys(stands: Json, drawn: Drawn, seen: Seen) -> Iterator[str]:
    """Report different buttons; with chosen pieces, only those for another version of the table."""
    picked, screen = _picked(stands), next(seen.screens(), None)
    if screen is None:
        return
    if picked is not None:
        if picked.stamp != stamp_of(screen):
            yield f"picks for ‹{picked.stamp}› in place of ‹{stamp_of(screen)}›"
        return
    there = _lasting((key["text"], key.get("callback_data", "None")) for key in buttons(stands))
    if all(_keys(look) != there for look in drawn.looks()):
        anew = _keys(next(drawn.looks()))
        gone = [f"{label}={data}" for label, data in there if (label, data) not in anew]
        new = [f"{label}={data}" for label, data in anew if (label, data) not in there]
        yield f"keys ‹{gone[:4]}› in place of ‹{new[:4]}›"


def _picked(stands: Json) -> Looking | None:
    """Return what the buttons of a message say about chosen pieces; None without any."""
    return next(filter(None, map(_picking, buttons(stands))), None)


def _picking(key: Json) -> Looking | None:
    """Return what a button says about chosen pieces; None without any."""
    data = key.get("callback_data", "")
    looking = unpacked(data) if data.startswith(TURNS) else None
    return looking if looking is not None and looking.chosen else None


def _open(stands: Json) -> str:
    """Return the meld that the reader looks at, as its buttons name it; `#`: all, empty: none.

    The page with all melds leads to each of them, and back to the rack.
    """
    sent = [key.get("callback_data", "") for key in buttons(stands)]
    found = next(filter(None, map(MELD.match, sent)), None)
    if found is not None:
        return found[1]
    led = {turned.page for data in sent if data.startswith(TURNS) and (turned := unpacked(data))}
    return "#" if RACK in led and any(page.startswith("#") for page in led) else ""


def _pages(screen: Screen) -> Iterator[str]:
    yield from ("", MORE, TABLE, MENDS)
    if screen.choice is not None:
        yield from (part.name for part in screen.choice.parts)


def _look(stands: Json, screen: Screen, page: str, language: str, *, private: bool) -> Look:
    looking, look = Looking(page=page), None
    if "photo" in stands:
        look = pictured(screen, {}, looking, language, private=private)
    return look or look_of(screen, {}, looking, language, private=private)


def _keys(look: Look) -> list[tuple[str, str]]:
    rows = [] if look.buttons is None else look.buttons.inline_keyboard
    return _lasting((key.text, str(key.callback_data)) for row in rows for key in row)


def _lasting(keys: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Leave out what depends on the time alone."""
    return [(label, data) for label, data in keys if not data.endswith(FLEETING)]


def _older(
    table: TableId, stands: Json, place: Chat, lost: Container[int]
) -> Iterator[tuple[int, str]]:
    """Report older messages that still have buttons of a turn, if the program can know of them.

    In a forum, each topic has its own messages.
    """
    turn, topic = re.compile(TURN.format(table=table)), stands.get(IN_TOPIC)
    for message in (one for one in place.shown if one.get(IN_TOPIC) == topic):
        keys = [key.get("callback_data", "") for key in buttons(message)]
        number = message["message_id"]
        known = number < stands["message_id"] and number not in lost
        if known and any(map(turn.match, keys)):
            yield number, f"an older message still has the keys ‹{keys[:3]}›"
