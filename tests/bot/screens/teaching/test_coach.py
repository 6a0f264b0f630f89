"""A player can follow the advice in their first turns."""

import re
from dataclasses import replace

import pytest

from bot.screens.choosing import NOTHING, Picking
from bot.screens.play import private_turn
from core.rules.actions import Picked
from tests.support.screens.seated import NAMES, as_seen, state, voice


async def tip(
    stock: str,
    picking: Picking = NOTHING,
    *,
    first: bool = True,
    sheet: str = "rummikub",
    language: str = "en",
    draft: str = "",
) -> str:
    at = state(
        sheet,
        "b1 b2 b3",
        racks=("r8 r9 r10 b1", "b2"),
        stock=stock,
        opened=() if first else NAMES,
    )
    sight = as_seen(at, draft=draft)
    assert sight.round is not None
    said = replace(await voice(sight), lessons=1, language=language)
    return private_turn(said, sight, sight.round, delivery="edit", picking=picking).coach


@pytest.mark.parametrize("first", [False, True], ids=["opened", "first"])
async def test_the_coach_says_pass_at_an_empty_stock(*, first: bool) -> None:
    assert (await tip("y1 y2", first=first)).endswith("? Draw.")
    assert (await tip("", first=first)).endswith("? Pass.")


async def test_the_coach_says_lay_once_enough_is_picked() -> None:
    for points, told in ((27, "Not enough yet? Draw."), (34, "That’s enough. Lay it")):
        worth = Picked(ways=1, points=points, needed=30)
        said = await tip("y1 y2", Picking(chosen=frozenset({0, 1, 2}), worth=worth))
        assert told.casefold() in said.casefold()


async def test_the_coach_says_lay_once_a_draft_and_what_is_picked_are_enough() -> None:
    draft = "b1 b2 b3 | r8 r9 r10"
    for points, told in ((27, "not enough yet"), (33, "that’s enough. Lay it")):
        worth = Picked(ways=1, points=points, needed=30)
        picking = Picking(chosen=frozenset({3}), worth=worth)
        assert told in await tip("y1 y2", picking, draft=draft)


SETS = {
    "en": r"\bsets?\b", "de": r"gruppe", "es": r"grupo", "fr": r"\b(groupe|brelan|série)",
    "it": r"\b(gruppo|gruppi|tris)", "nl": r"\b(groep|serie)",
}  # fmt: skip
"""Patterns for the name of a set."""


@pytest.mark.parametrize("language", SETS)
async def test_no_tip_speaks_of_sets_where_the_sheet_has_none(language: str) -> None:
    sets = re.compile(SETS[language], re.IGNORECASE)
    for first in (True, False):
        assert not sets.search(await tip("y1 y2", first=first, sheet="kids", language=language))
    with_sets = await tip("y1 y2", sheet="kids-pro", language=language)
    assert sets.search(with_sets), "the words of the language are those of its texts"
