"""Compares what one person sees alone in a channel of Discord with what it would show now."""

import json
import re
from collections.abc import AsyncIterator, Iterable
from itertools import product

from bot.app import Dependencies
from bot.platforms.discord.whispers import HERE, Whisper
from bot.screens.slots import table_slot, turn_slot
from core.engine.people import PersonId, TableId, ToPerson
from tests.strangers.platforms.anew import Seen, Standing, seen_by
from tests.strangers.platforms.anew_discord import faults, shown
from tests.support.discord.client.components import said
from tests.support.discord.loopback.world import Json, Message, World

PAINTED = re.compile(r"table-(.+)\.png")


async def whispered(
    parts: Dependencies,
    table: TableId,
    people: Iterable[PersonId],
    world: World,
    standing: Standing,
) -> AsyncIterator[tuple[PersonId, str]]:
    """Return the differences for each person, as long as Discord takes edits of the message.

    A player's own board follows the table; so does the table of somebody who watches, and what
    else replaces a board. Nobody who watches has a board.
    """
    for to, of_turn in product(map(ToPerson, people), (False, True)):
        slot = turn_slot(table) if of_turn else table_slot(table)
        stored = await parts.shown.last(to, f"{HERE}:{slot}")
        whisper = Whisper(**json.loads(stored)) if stored else None
        if whisper is None or parts.clock.now() >= whisper.until:
            continue
        stands = _standing(world, str(whisper.message))
        if stands is None:
            continue
        looks = [seen async for seen in _seen(parts, table, to, whisper, stands)]
        found = list[str]()
        for kept, seen in looks:
            if of_turn and seen.view.watching:
                break
            found = await faults(parts, kept, stands, seen, standing=standing, world=world)
            if not found:
                break
        for fault in found:
            yield to.person, f"alone in a channel: {fault}"


async def _seen(
    parts: Dependencies, table: TableId, to: ToPerson, whisper: Whisper, stands: Message
) -> AsyncIterator[tuple[Json, Seen]]:
    """Yield what a message may show: whoever is told of turns in private gets results in full.

    Nothing of people whom messages did not reach: no event says that this is over.
    """
    painted = PAINTED.fullmatch(whisper.image)
    for kind in ("turn", "result"):
        kept = {"kind": kind, "picture": painted[1] if painted else ""}
        seen = await seen_by(parts, table, to, kept, said(stands.data), tuple(shown(stands)))
        if to.person not in seen.view.unreached:
            yield kept, seen


def _standing(world: World, number: str) -> Message | None:
    found = (channel.messages.get(number) for channel in world.channels.values())
    return next(filter(None, found), None)
