"""Inline lists of moves in a group, and what people choose from them."""

import re
from collections.abc import Sequence
from itertools import combinations

from tests.support.telegram.evening import Evening
from tests.support.telegram.hands import Hand, content, labels
from tests.support.telegram.loopback.world import Chat, Json
from tests.support.translator import TRANSLATOR

RULES = "rule hand=18 first_laying=none"
"""So many tiles that everybody holds a run."""
COLOURS = "rbky"
SUITS, RANKS = "SHDC", ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


async def round_by_list(
    game: Evening,
    rules: str = RULES,
    *,
    sheet: str = "rummikub",
    language: str = "en",
    assist: str = "",
) -> tuple[Chat, Hand, Hand]:
    """Start a round of two by these rules; return the group, the player on turn, the other."""
    ann, ben = await game.friend("Ann", language), await game.friend("Ben", language)
    group = game.group()
    await ann.says(f"/new@rummy_bot {sheet}", group)
    await ann.sees("1. Ann", group)
    await ben.presses(TRANSLATOR.text("button-join", language), group)
    await ben.sees("2. Ben", group)
    for setting in filter(None, (rules, assist and f"assist {assist}")):
        before = str(group.shown[-1])
        await ann.says(f"/settings@rummy_bot {setting}", group)
        await game.telegram.until(lambda: str(group.shown[-1]) != before)  # noqa: B023
    start = TRANSLATOR.text("button-start", language)
    await game.telegram.until(lambda: any(start in labels(one) for one in group.shown))
    await ann.presses(start, group)
    play = TRANSLATOR.text("button-list", language)
    await game.telegram.until(lambda: labels(group.shown[-1])[:1] == [play])
    yours = TRANSLATOR.text("turn-own", language)
    people = {(await hand.asks())[0]["title"] == yours: hand for hand in (ann, ben)}
    return group, people[True], people[False]


def titles(results: Sequence[Json]) -> list[str]:
    return [result["title"] for result in results]


def titled(results: Sequence[Json], words: str) -> Json:
    """Return the first result whose title contains these words."""
    found = next((result for result in results if words in result["title"]), None)
    assert found is not None, f"no {words!r} among {titles(results)}"
    return found


def rack_in(results: Sequence[Json]) -> list[str]:
    """Return the pieces of the rack that a list shows."""
    looks = [one["description"] for one in results if re.match("-", one["id"])]
    about = looks[-1]
    return [piece.removeprefix("+") for piece in about.split("\n")[0].split()]


def meld_of(hand: Sequence[str]) -> list[str]:
    """Return three cards of a hand that make a meld."""
    runs = (
        [f"{rank}{suit}" for rank in RANKS[low : low + 3]] for suit in SUITS for low in range(11)
    )
    sets = (
        [f"{rank}{suit}" for suit in three] for rank in RANKS for three in combinations(SUITS, 3)
    )
    return next(meld for meld in (*runs, *sets) if set(meld) <= set(hand))


def without_marks(told: str) -> str:
    """Return a text without the marks of new pieces."""
    return told.replace("+", "")


def posts(result: Json) -> str:
    """Return what a choice would post in public."""
    return str(result["input_message_content"]["message_text"])


async def chooses(game: Evening, hand: Hand, group: Chat, words: str, typed: str = "") -> str:
    """Open the list, choose the result with these words, and return what came of it."""
    await hand.chooses(titled(await hand.asks(typed), words), group, typed)
    number = group.posted[-1]["message_id"]

    def told() -> str | None:
        (message,) = (one for one in group.posted if one["message_id"] == number)
        return None if labels(message) else content(message)

    return str(await game.telegram.until(told))
