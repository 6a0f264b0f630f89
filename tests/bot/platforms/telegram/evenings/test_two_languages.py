"""In whole matches of two people with different languages, each reads their own.

The group uses the guest's language, so that the host's language cannot pass for the group's.
"""

from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager

import pytest

from bot.app import Dependencies
from bot.machine.system import Chance
from core.engine.people import Look
from core.rules.sheets import SHEETS
from tests.support.evenings.sketching import Sketcher
from tests.support.evenings.stored import WatchedStore
from tests.support.sampling import sampled
from tests.support.telegram.evening import Evening, evening
from tests.support.telegram.hands import Hand, buttons, content
from tests.support.telegram.lists import round_by_list
from tests.support.telegram.speakers import Speakers
from tests.support.telegram.understood import misread
from tests.support.telegram.watching import Watch, kind_of, people
from tests.support.translator import TRANSLATOR

PAIRS = (("de", "fr"), ("es", "it"), ("nl", "en"))
SMALL = "rule copies=1 hand=10 first_laying=10"
"""Single copies, so that the stock runs out soon."""


@asynccontextmanager
async def table(sheet: str, languages: tuple[str, str], look: Look) -> AsyncIterator[Speakers]:
    """Deal a table in a group that uses its second person's language."""
    store, sketcher = WatchedStore(), Sketcher()
    parts = Dependencies(
        pause=0,
        entropy=Chance(1),
        store=store,
        painter=sketcher,
        look=look,
        translator=TRANSLATOR,
    )
    async with evening(parts=parts) as game:
        group, watch = game.group(), Watch(game.telegram, store, sketcher)
        ann, ben = await met(game, "Ann", languages[0]), await met(game, "Ben", languages[1])
        table = Speakers(game, watch, group, {})
        await changes(table, ann.says(f"/new@rummy_bot {sheet}", group))
        shown = len(group.shown)
        await ann.says(f"/settings@rummy_bot language {languages[1]}", group)
        await game.telegram.until(lambda: len(group.shown) > shown)
        since = len(game.telegram.calls)
        tiles = SHEETS[sheet].family.name == "tiles"
        await sit_down(table, ann, ben, "rounds 2", *([SMALL] * tiles))
        yield table
        reads = {hand.private.id: hand.user.language for hand in (ann, ben)}
        assert misread(watch, since, {group.id: languages[1], **reads}) == []


async def met(game: Evening, name: str, language: str) -> Hand:
    """Return a person who has already started the bot."""
    hand = game.meet(name, language)
    await hand.starts()
    await game.telegram.until(lambda: hand.private.shown)
    return hand


async def sit_down(table: Speakers, ann: Hand, ben: Hand, *rules: str) -> None:
    """Let the second person join, agree on some rules, and deal."""
    await presses(table, ben, "join")
    for rule in rules:
        await changes(table, ann.says(f"/settings {rule}", table.group))
    await table.game.telegram.until(lambda: is_fresh(table))
    await presses(table, ann, "start")
    table.people |= await people(table.game, table.watch, ann, ben)


async def presses(table: Speakers, hand: Hand, kind: str) -> None:
    """Press the newest button of a kind in the group."""
    message, key = next(
        (message, key)
        for message, key in table.keys(table.group)
        if kind_of(key["callback_data"]) == kind
    )
    await changes(table, hand.presses_on(message, key))


def is_fresh(table: Speakers) -> bool:
    """Say whether the group shows the current lobby."""
    version = str(table.watch.now.state.moved)
    data = [key["callback_data"] for _, key in table.keys(table.group)]
    return any(one.endswith(".start") and one.split(".")[1] == version for one in data)


async def changes(table: Speakers, doing: Awaitable[object]) -> None:
    """Do something, and wait until it has changed the table."""
    known = len(table.watch.store.moments)
    await doing
    await table.game.telegram.until(lambda: len(table.watch.store.moments) > known)


@pytest.mark.long
@pytest.mark.parametrize("languages", sampled(PAIRS, {("de", "fr")}))
async def test_a_match_with_cards_by_words(languages: tuple[str, str]) -> None:
    async with table("basic", languages, "text") as players:
        await players.play_match(players.says)


@pytest.mark.whole
@pytest.mark.parametrize("languages", PAIRS)
async def test_a_match_with_cards_by_buttons(languages: tuple[str, str]) -> None:
    async with table("basic", languages, "picture") as players:
        await players.play_match(players.taps)


@pytest.mark.whole
@pytest.mark.parametrize("sheet", ["rummikub", "budacsek", "kids"])
@pytest.mark.parametrize("languages", PAIRS)
async def test_a_match_with_tiles_by_words(sheet: str, languages: tuple[str, str]) -> None:
    async with table(sheet, languages, "text") as players:
        await players.play_match(players.says)


@pytest.mark.whole
@pytest.mark.parametrize("sheet", ["rummikub", "budacsek", "kids"])
@pytest.mark.parametrize("languages", PAIRS)
async def test_a_match_with_tiles_by_buttons(sheet: str, languages: tuple[str, str]) -> None:
    async with table(sheet, languages, "picture") as players:
        await players.play_match(players.taps)


async def test_a_result_offers_only_its_own_round_when_the_next_begins() -> None:
    async with table("basic", ("de", "en"), "text") as players:
        await players.play_one(players.says)
        result = players.newest()
        assert result is not None
        await players.next_round()
        await players.game.telegram.until(
            lambda: len(buttons(players.group.messages[result["message_id"]])) == 3
        )


async def test_public_texts_are_in_the_groups_language() -> None:
    async with evening() as game:
        group, ann = game.group(), await met(game, "Ann", "de")
        await ann.says("/new@rummy_bot", group)
        await ann.sees("1. Ann", group)
        await ann.says("/settings@rummy_bot language it", group)
        await ann.sees("tavoli: Italiano", group)
        await game.meet("Cid", "es").says("/join@rummy_bot", group)
        await ann.sees("Cid, prima apri la chat privata con me", group)
        await ann.says("/host@rummy_bot", group)
        await ann.sees("Chi deve ospitare il tavolo?", group)
        await ann.says("/play@rummy_bot", group)
        await ann.sees("Welche Steine?")


async def test_an_invitation_in_a_group_adds_nothing_in_another_language() -> None:
    async with evening(inline=True) as game:
        group, first, _ = await round_by_list(game, "", sheet="basic", language="de")
        await game.people["Ann"].says("/settings@rummy_bot language it", group)
        await first.sees("tavoli: Italiano", group)
        await first.blocks()
        await first.says("/take@rummy_bot stock", group)
        await first.sees("prima apri la chat privata con me", group)
        (asked,) = (one for one in group.shown if "chat privata con me" in content(one))
        assert "\n" not in content(asked)
