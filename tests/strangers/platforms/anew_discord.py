"""Compares the messages on Discord with what the program would show now."""

import re
from collections.abc import AsyncIterator, Container, Iterable, Iterator, Mapping
from itertools import tee

from bot.app import Dependencies
from bot.platforms.discord.commands import COMMANDS
from bot.platforms.discord.connection import PLATFORM
from bot.platforms.discord.keys import (
    OPTIONS,
    PUT,
    TABLE,
    TAKE,
    WITH_CHOSEN,
    Menu,
    rows,
)
from bot.platforms.discord.look import held_by, look_of
from bot.platforms.discord.writing import CLIENT
from bot.render.names import LONGEST_NAME, safe_name
from bot.screens.screen import Screen
from core.engine.people import PersonId, TableId, To, ToChat, ToPerson
from tests.strangers.platforms.anew import (
    INSTANT,
    Seen,
    Standing,
    kept_of,
    other_picture,
    other_text,
    seen_by,
    unexpected,
    without_time,
)
from tests.support.discord.client.components import BUTTON, SELECT, every, said
from tests.support.discord.client.rendering import rendered
from tests.support.discord.loopback.world import Channel, Json, Message, World

OWN = (".notify", ".arrange", ".nudge")
"""What only Discord offers beside a turn, and what depends on the time alone."""
TURN = r"\+?{table}\.\d+\.\d*[.:](?:\d|draw|take|done|pass|undo|play|hint|arrange|repair)"
"""Buttons of a turn, each for one version of a table."""
DIRECT = frozenset({"dm", "both"})
MENTIONS = {word: f"</{name} {word}:1>" for name, words in COMMANDS.items() for word in words}
LINK = re.compile(r"^\[[^\]]+\]\(https://[^)]+\)$", re.MULTILINE)
STAMP = re.compile(r"[+*]?(\d+\.\d+\.\d+)[.:]")
LATER = re.compile(rf"(?:{PUT}|{TAKE})(?!{OPTIONS - 1}$)\d+")
"""The id of a list that starts after the first options."""
TURNED = re.compile("[@\u202e]")
"""The sign before a mentioned name, and a character that reverses the text of a name."""
TURN_NUMBER = re.compile(r"^(?:Turn|Zug|Tour|Turno|Beurt) \d+(?: · .*15.*)?$", re.MULTILINE)


async def differences(
    parts: Dependencies,
    table: TableId,
    places: Mapping[PersonId, Channel],
    world: World,
    standing: Standing,
) -> AsyncIterator[tuple[PersonId | None, str]]:
    """Return the differences for a reader; None: for everybody."""
    engine = parts.watch.engine
    if engine is None:
        return
    known_closed = (await engine.see(table)).unreached
    for person, place in places.items():
        if person in known_closed:  # no event says that they are reachable again
            continue
        for fault in await _at(
            parts, table, ToPerson(person), place, standing=standing, world=world
        ):
            yield person, fault
    for chat in (await engine.see(table)).chats:
        address = (await parts.register.where(chat)).address
        channel = world.channels.get(address.key) if address.platform == PLATFORM else None
        if channel is not None and channel.permissions and not channel.archived:
            for fault in await _at(
                parts, table, ToChat(chat), channel, standing=standing, world=world
            ):
                yield None, fault


async def call_missing(
    parts: Dependencies, table: TableId, person: PersonId, place: Channel | None
) -> str:
    """Report a person on turn who wants to be notified and was not."""
    readers, engine = parts.readers(parts.watch.platforms), parts.watch.engine
    view = None if engine is None else await engine.see(table, person)
    if place is None or await readers.way(person, view) not in DIRECT:
        return ""
    stands = _standing(await kept_of(parts, table, ToPerson(person)), place)
    return "" if stands is not None else "wants to be called by direct message, and was not"


async def _at(
    parts: Dependencies,
    table: TableId,
    to: To,
    place: Channel,
    *,
    standing: Standing,
    world: World,
) -> list[str]:
    kept = await kept_of(parts, table, to)
    stands = _standing(kept, place)
    standing.knows(kept)
    if stands is None or stands.id in standing.archived:
        return []
    seen = await seen_by(parts, table, to, kept, said(stands.data), tuple(shown(stands)))
    if standing.is_known(seen) and not any(_rings(table, place)):
        return await unexpected(parts, seen, _older(table, kept, place, standing.lost))
    screen = next(seen.screens(), None)
    if screen is None:
        return []
    wanted = [(await parts.register.who(person)).address.key for person in screen.calls]
    calls = _calls(table, frozenset(wanted), place, standing.lost)
    older = await unexpected(parts, seen, _older(table, kept, place, standing.lost))
    outdated = await faults(parts, kept, stands, seen, standing=standing, world=world)
    return [*outdated, *calls, *older]


async def faults(
    parts: Dependencies,
    kept: Json,
    stands: Message,
    seen: Seen,
    *,
    standing: Standing,
    world: World,
) -> list[str]:
    """Return the outdated buttons, text and picture of a message."""
    screen, language = next(seen.screens(), None), await _language(parts, seen.to)
    if screen is None:
        return []

    def other() -> tuple[list[str], list[str]]:
        keys = list(_differs(stands, screen))
        if keys or _picked(stands):
            return keys, []
        return keys, _untrue(parts, kept, stands, seen, world=world, language=language)

    return standing.faults(seen, other)


async def _language(parts: Dependencies, to: To) -> str:
    """Return the language of a place, which determines the names of commands.

    A person's client may list them in another language than the one that the person has chosen.
    """
    listed = await parts.shown.last(to, CLIENT) if isinstance(to, ToPerson) else None
    if listed is not None:
        return listed
    register = parts.register
    known = await (register.who(to.person) if isinstance(to, ToPerson) else register.where(to.chat))
    return parts.translator.best(known.language, parts.language)


def _untrue(
    parts: Dependencies,
    kept: Json,
    stands: Message,
    seen: Seen,
    *,
    world: World,
    language: str,
) -> list[str]:
    """Report untrue text or pictures; a short answer may be above the text."""
    text = without_time(_words(said(stands.data), world))

    def untrue(screens: Iterable[Screen]) -> list[str]:
        one, other = tee(screens)
        looks = (look_of(screen, MENTIONS, language) for screen in one)
        texts = (without_time(_words(look.texts[-1], world)) for look in looks)
        noted = (text if text.endswith(f"\n\n{one}") else one for one in texts)
        return [*other_text(text, noted), *other_picture(parts, kept["picture"], other)]

    untold = untrue(seen.screens())
    return untold if untold and all(untrue([longer]) for longer in seen.longer()) else []


def _words(text: str, world: World) -> str:
    """Return the text without Discord's own additions: links, mentions, the number of the turn.

    A mention shows the whole name, which the program shortens.
    """
    read = rendered({"content": LINK.sub("", text)}, world)
    for name in (" ".join(user.name.split()) for user in world.users.values()):
        if len(name) > LONGEST_NAME:
            read = read.replace(f"@{name}", safe_name(name))
    return TURN_NUMBER.sub("", TURNED.sub("", read)).strip()


def _picked(stands: Message) -> bool:
    """Whether a person has chosen pieces on a message, or has opened another of its lists."""
    shown = [part for part in every(stands.data["components"]) if part.get("custom_id")]
    options = [one for part in shown if part["type"] == SELECT for one in part["options"]]
    return any(held_by(part["custom_id"]) for part in shown) or any(
        one.get("default") or one["value"] == TABLE or LATER.fullmatch(one["value"])
        for one in options
    )


def _standing(kept: Json, place: Channel) -> Message | None:
    """Return the message that shows the recorded screen, if it still exists."""
    return place.messages.get(str(kept["messages"][-1])) if kept else None


def _differs(stands: Message, screen: Screen) -> Iterator[str]:
    """Report different buttons; with chosen pieces, only those for another version of the table."""
    if _picked(stands):
        there, anew = _stamps(shown(stands)), _stamps(_wanted(screen))
    else:
        there, anew = _without_ways(shown(stands)), _without_ways(_wanted(screen))
    if there != anew:
        gone = [one for one in there if one not in anew]
        new = [one for one in anew if one not in there]
        yield f"keys ‹{gone[:3]}› in place of ‹{new[:3]}›"


def _stamps(parts: Iterable[tuple[str, object]]) -> list[tuple[str, object]]:
    """Return the versions of the table and draft for which the buttons are."""
    found = filter(None, (STAMP.match(id_) for id_, _ in parts))
    return sorted({(stamp[1], "") for stamp in found})


def _without_ways(parts: Iterable[tuple[str, object]]) -> list[tuple[str, object]]:
    """Leave out what only Discord offers, and the text about chosen pieces."""
    kept = (
        (id_, [one for one in says if not _own(one)] if isinstance(says, list) else says)
        for id_, says in parts
        if not _own(id_)
    )
    return [(id_, says) for id_, says in kept if says != []]


def _own(id_: str) -> bool:
    return id_.startswith(WITH_CHOSEN) or any(word in id_ for word in OWN)


def shown(stands: Message) -> Iterator[tuple[str, object]]:
    for part in every(stands.data["components"]):
        if part["type"] == BUTTON and part.get("custom_id"):
            yield part["custom_id"], part.get("label")
        elif part["type"] == SELECT:
            yield part["custom_id"], [one["value"] for one in part["options"]]


def _wanted(screen: Screen) -> Iterator[tuple[str, object]]:
    for row in rows(screen):
        if isinstance(row, Menu):
            yield row.id, [one.says for one in row.options]
        else:
            yield from ((key.id, key.label) for key in row)


def _calls(
    table: TableId, wanted: frozenset[str], place: Channel, lost: Container[int]
) -> Iterator[str]:
    """Report each separate notification in the channel that is not for the person on turn."""
    for message in _rings(table, place):
        if not message.rang & wanted and int(message.id) not in lost:
            yield "a call for somebody whose turn is over"


def _rings(table: TableId, place: Channel) -> Iterator[Message]:
    """Return the notifications in the channel: each mentions one person and has one button."""
    for message in place.messages.values():
        keys = [id_ for id_, _ in shown(message)]
        if message.of_bot and message.rang and keys == [f"{table}...rack"]:
            yield message


def unnoted(world: World, died: float) -> set[int]:
    """Return the messages whose state a program that has just died may not know.

    It had just sent something to their place. Their buttons show the newest state.
    """
    places = [
        [one for one in channel.messages.values() if one.of_bot and one.viewer is None]
        for channel in world.channels.values()
    ]
    told = (some for some in places if any(died - INSTANT <= one.born for one in some))
    return {int(one.id) for some in told for one in some if any(shown(one))}


def _older(
    table: TableId, kept: Json, place: Channel, lost: Container[int]
) -> Iterator[tuple[int, str]]:
    """Report older messages that still have buttons of a turn, if the program can know of them."""
    turn = re.compile(TURN.format(table=table))
    newest = min((*kept["messages"], kept.get("announcement") or kept["messages"][0]))
    for message in place.messages.values():
        known = int(message.id) < newest and int(message.id) not in lost
        if message.of_bot and message.viewer is None and known:
            keys = [id_ for id_, _ in shown(message) if turn.match(id_)]
            if keys:
                yield int(message.id), f"an older message still has the keys ‹{keys[:3]}›"
