"""Compares what one person sees alone in a channel of Discord with what it would show now."""

import json
import re
from collections.abc import AsyncIterator, Iterable, Mapping

from bot.app import Dependencies
from bot.platforms.discord.whispers import HERE, Whisper
from bot.screens.parts import table_slot
from bot.screens.play import turn_slot
from core.engine.people import PersonId, TableId, ToPerson
from tests.strangers.platforms.anew import Standing, seen_by
from tests.strangers.platforms.anew_discord import faults, shown
from tests.support.discord.client.components import said
from tests.support.discord.loopback.world import Message, World

PAINTED = re.compile(r"table-(.+)\.png")


async def whispered(
    parts: Dependencies,
    table: TableId,
    people: Iterable[PersonId],
    world: World,
    standing: Mapping[str, Standing],
) -> AsyncIterator[tuple[PersonId, str]]:
    """Return the differences for each person, as long as Discord takes edits of the message."""
    for to in map(ToPerson, people):
        for slot in (turn_slot(table), table_slot(table)):
            stored = await parts.shown.last(to, f"{HERE}:{slot}")
            whisper = Whisper(**json.loads(stored)) if stored else None
            if whisper is None or parts.clock.now() >= whisper.until:
                continue
            stands = _standing(world, str(whisper.message))
            if stands is None:
                continue
            painted = PAINTED.fullmatch(whisper.image)
            kept = {"kind": "turn", "picture": painted[1] if painted else ""}
            seen = await seen_by(parts, table, to, kept, said(stands.data), tuple(shown(stands)))
            about = standing[slot]
            for fault in await faults(parts, kept, stands, seen, standing=about, world=world):
                yield to.person, f"alone in a channel: {fault}"


def _standing(world: World, number: str) -> Message | None:
    found = (channel.messages.get(number) for channel in world.channels.values())
    return next(filter(None, found), None)
