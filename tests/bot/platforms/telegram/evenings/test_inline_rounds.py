"""Whole rounds on every sheet, in every language, from the list of moves alone."""

from collections import Counter

import pytest

from bot.app import Dependencies
from bot.machine.system import Chance
from core.rules.actions import Action
from core.rules.pieces import Table
from core.rules.tiles.model.actions import Lay
from tests.support.evenings.sketching import Sketcher
from tests.support.evenings.stored import WatchedStore
from tests.support.evenings.thinking import laid, phrases_of
from tests.support.evenings.typed import phrase
from tests.support.sampling import sampled
from tests.support.telegram.evening import evening
from tests.support.telegram.hands import Hand, buttons, content
from tests.support.telegram.lists import posts, round_by_list, titles
from tests.support.telegram.loopback.world import Json
from tests.support.telegram.speakers import Speakers
from tests.support.telegram.watching import Watch, people
from tests.support.translator import TRANSLATOR

SMALL = "rule copies=1 hand=10 first_laying=10"
"""Single copies, so that the stock runs out soon."""
ROUNDS = (
    ("rummikub", "de", SMALL),
    ("schmidt", "fr", SMALL),
    ("bookmark", "es", SMALL),
    ("budacsek", "it", SMALL),
    ("kids", "nl", SMALL),
    ("kids-pro", "en", SMALL),
    ("basic", "de", ""),
)
MOVES = 400
"""The maximum number of choices in a round."""


@pytest.mark.parametrize("played", sampled(ROUNDS, {ROUNDS[5]}))
async def test_a_round_is_played_to_its_end_without_leaving_the_group(
    played: tuple[str, str, str],
) -> None:
    sheet, language, rules = played
    store, sketcher = WatchedStore(), Sketcher()
    parts = Dependencies(
        pause=0,
        entropy=Chance(3),
        store=store,
        painter=sketcher,
        look="text",
        translator=TRANSLATOR,
    )
    async with evening(parts=parts, inline=True) as game:
        group, *two = await round_by_list(game, rules, sheet=sheet, language=language)
        table = Speakers(game, Watch(game.telegram, store, sketcher), group, {})
        table.people |= await people(game, table.watch, *two)
        calls = len(game.telegram.calls)
        choices = [await chosen(table, language) for _ in range(MOVES) if table.watch.now.round]
        assert table.watch.now.round is None
        assert table.watch.leaks() == []
        edits = Counter(call.method for call in game.telegram.calls[calls:] if of_post(call.given))
        assert edits == {"editMessageText": sum(choices)}


def of_post(given: Json) -> bool:
    return "inline_message_id" in given


async def chosen(table: Speakers, language: str) -> bool:
    """Let the player on turn choose a computer's move; say whether everybody was told."""
    round_ = table.watch.now.round
    assert round_ is not None
    mover = table.people[round_.to_move]
    while not await is_on(mover, language):
        pass  # the turn is stored, but this person's list does not show it yet
    typed = said(table.idea(round_.to_move), round_.table, language)
    result = next(one for one in await mover.asks(typed) if not one["id"].startswith("-"))
    known = len(table.watch.store.moments)
    await mover.chooses(result, table.group, typed)
    await table.game.telegram.until(lambda: len(table.watch.store.moments) > known)
    await table.game.telegram.until(lambda: is_told(table.group.posted[-1]))
    return content(table.group.posted[-1]) != posts(result)


async def is_on(mover: Hand, language: str) -> bool:
    (title, *_) = titles(await mover.asks())
    return title == TRANSLATOR.text("turn-own", language)


def is_told(message: Json) -> bool:
    """Say whether no button of a message repeats its choice."""
    return not any("callback_data" in key for key in buttons(message))


def said(action: Action, table: Table, language: str) -> str:
    """Return only the tiles of a lay; other moves as words."""
    if isinstance(action, Lay):
        return " ".join(laid(action, table))
    return phrase(next(phrases_of(action))[0], language)
