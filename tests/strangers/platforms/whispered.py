"""Compares what one person sees alone in a channel of Discord with what it would show now."""

import json
import re
from collections.abc import AsyncIterator, Iterable
from itertools import product

from bot.app import Dependencies
from bot.platforms.discord.whispers import HERE, Whisper
from bot.screens.parts import table_slot
from bot.screens.play import turn_slot
from core.engine.people import PersonId, TableId, ToPerson
from tests.strangers.platforms.anew import Standing, kept_of, seen_by
from tests.strangers.platforms.anew_discord import faults, shown
from tests.support.discord.client.components import said
from tests.support.discord.loopback.world import Message, World

PAINTED = re.compile(r"table-(.+)\.png")


async def whispered(
    parts: Dependencies,
    table: TableId,
    people: Iterable[PersonId],
    world: World,
    standing: Standing,
) -> AsyncIterator[tuple[PersonId, str]]:
    """Return the differences for each person, as long as Discord takes edits of the message.

    A player's own board follows the table, and the table of somebody who watches.
    """
    for to, watches in product(map(ToPerson, people), (False, True)):
        stored = await parts.shown.last(to, f"{HERE}:{(turn_slot, table_slot)[watches](table)}")
        whisper = Whisper(**json.loads(stored)) if stored else None
        if whisper is None or parts.clock.now() >= whisper.until:
            continue
        stands = _standing(world, str(whisper.message))
        if stands is None:
            continue
        painted = PAINTED.fullmatch(whisper.image)
        kind = (await kept_of(parts, table, to)).get("kind", "turn")  # some get results in full
        kept = {"kind": kind, "picture": painted[1] if painted else ""}
        seen = await seen_by(parts, table, to, kept, said(stands.data), tuple(shown(stands)))
        known_closed = to.person in seen.view.unreached  # no event says that it is over
        if seen.view.watching == watches and not known_closed:
            for fault in await faults(parts, kept, stands, seen, standing=standing, world=world):
                yield to.person, f"alone in a channel: {fault}"


def _standing(world: World, number: str) -> Message | None:
    found = (channel.messages.get(number) for channel in world.channels.values())
    return next(filter(None, found), None)
