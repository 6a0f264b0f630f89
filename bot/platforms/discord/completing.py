"""Completes what is being typed after a command, from what lies open to who types."""

from collections.abc import Iterable
from typing import Any

import discord

from bot.composition import House
from bot.conversation.asked import Asked
from bot.conversation.mishaps import Known
from bot.platforms.discord.places import address_of
from bot.platforms.discord.replying import unheard
from bot.reading.suggesting import AtHand, suggestions
from core.engine.sight import Sight
from core.rules.pieces import print_pieces

SHEETS = frozenset({"new", "rules", "learn"})
"""Words after which a sheet is named."""
MOST, LONGEST = 25, 100
"""Completions that Discord shows, and the characters of each."""


async def complete(interaction: discord.Interaction, house: House) -> None:
    """Offer how what is being typed can go on."""
    word, typed = _under_way(interaction)
    offered = await _offered(interaction, house, word, typed)
    choices = [discord.app_commands.Choice(name=one, value=one) for one in offered]
    with unheard():
        await interaction.response.autocomplete(choices)


def _under_way(interaction: discord.Interaction) -> tuple[str, str]:
    """Return the word, and what has been typed after it."""
    data: dict[str, Any] = dict(interaction.data or {})
    (word, *_) = data.get("options") or [{"name": "", "options": []}]
    fields = [field for field in word.get("options") or () if field.get("focused")]
    return word["name"], str(fields[0]["value"]) if fields else ""


async def _offered(
    interaction: discord.Interaction, house: House, word: str, typed: str
) -> list[str]:
    """Return completions of the last of the words that have been typed, with those before it."""
    *before, begun = typed.split(" ")
    found = await _found(interaction, house, word, typed)
    fitting = (one for one in found if one.casefold().startswith(begun.casefold()))
    whole = (" ".join([*before, one]) for one in fitting)
    return [one for one in whole if len(one) <= LONGEST][:MOST]


async def _found(
    interaction: discord.Interaction, house: House, word: str, typed: str
) -> Iterable[str]:
    if word in SHEETS:
        return house.readers.sheets
    if word == "language":
        return house.readers.translator.languages
    sight = await _sight(interaction, house, word)
    if sight is None or sight.round is None:
        return ()
    at_hand = AtHand(
        rack=tuple(print_pieces((piece,)) for piece in sight.round.rack),
        table=tuple(print_pieces((piece,)) for meld in sight.round.table for piece in meld.pieces),
    )
    return suggestions(f"{word} {typed}", at_hand)


async def _sight(interaction: discord.Interaction, house: House, word: str) -> Sight | None:
    """Return the table that is meant, as who types sees it; None where it may be several."""
    register, user, chat = house.register, interaction.user, None
    person = await register.person(
        address_of(user.id), name=user.display_name, language=interaction.locale.value
    )
    if interaction.guild_id is not None and interaction.channel_id is not None:
        chat = await register.chat(address_of(interaction.channel_id))
    try:
        table = await house.finder.find(Asked(person=person, chat=chat, word=word), of_turn=True)
    except Known:
        return None
    return await house.engine.see(table, person)
