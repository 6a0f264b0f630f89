"""The list of moves that a person opens on Telegram by typing the bot's name."""

import asyncio

from core.engine.ports import Clock
from tests.strangers.platforms.chats import Key, Press
from tests.support.telegram.hands import Hand
from tests.support.telegram.loopback.server import Loopback
from tests.support.telegram.loopback.world import Chat, Json

LISTED = "list of moves"
PATIENCE = 3.0
"""The maximum number of seconds until a list appears."""
LOOKS = 0.1
"""Seconds between two checks for the list."""


def press_of(server: Loopback, who: str, where: str) -> Press:
    """Return the press that counts as a request for a list."""
    key = Key("", LISTED, "", LISTED, newest=True)
    return Press(f"list{server.world.number()}", who, where, key, server.world.clock.now())


async def listed(server: Loopback, clock: Clock, hand: Hand, number: str, typed: str) -> list[Json]:
    """Type the bot's name and a text, and return the offers; empty without an answer."""
    server.methods.queries[number] = clock.now()
    server.askers[number] = hand.user.id
    query = {"id": number, "from": hand.user.data, "query": typed, "offset": ""}
    await server.send(inline_query={**query, "chat_type": "group"})
    until, lists = clock.now() + PATIENCE, server.methods.lists
    while number not in lists and clock.now() < until:  # noqa: ASYNC110 - it tells nobody
        await asyncio.sleep(LOOKS)
    return list(lists.get(number, {}).get("results", ()))


async def posts(hand: Hand, offered: list[Json], what: str, group: Chat, topic: Json) -> None:
    """Post an offer in a place; `2 of r5 r6` names it."""
    which, _, typed = what.partition(" of ")
    if offered:
        chosen = offered[(int(which) - 1) % len(offered)]
        (await hand.chooses(chosen, group, typed)).update(topic)


def told_in(given: Json) -> str:
    """Return the text of a list."""
    shown = ((one["title"], one.get("description", "")) for one in given["results"])
    return "\n".join(f"{title} {more}".strip() for title, more in shown)
