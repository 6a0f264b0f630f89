"""Words that a player's name follows: who may use them, for which table, and what they ask for."""

import re

import pytest

from tests.support.lines.tables import GROUP, all_said
from tests.support.lines.talk import Talk, talk, to

NAMING = ("host", "remove")


def lobby_code(game: Talk) -> str:
    """Return the code of the table that the group was shown last."""
    return str(re.findall("table ([A-Z]{4})", game.text(GROUP))[-1])


async def two_of_one_host(game: Talk) -> tuple[str, str]:
    """Let Ann host two tables with Ben in one chat, and return the codes."""
    await game.says("ann", "new rummikub", "g1")
    await game.says("ben", "join", "g1")
    first = lobby_code(game)
    await game.says("ann", "new kids", "g1")
    second = lobby_code(game)
    await game.says("ben", f"join {second}", "g1")
    return first, second


async def test_a_computer_player_cannot_be_named_as_the_host() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ann", "settings computers easy", "g1")
        said = all_said(await game.says("ann", "host computer 2", "g1"))
        assert "Computer 2 is a computer player. Type the name of a person." in said


@pytest.mark.parametrize("word", NAMING)
async def test_a_word_of_the_host_without_a_name_asks_only_the_host(word: str) -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ben", "join", "g1")
        assert f"Who? Type “{word} NAME”." in all_said(await game.says("ann", word, "g1"))
        for person, refusal in (("ben", "Only the host"), ("cleo", "You’re not at this table")):
            said = all_said(await game.says(person, word, "g1"))
            assert refusal in said
            assert "Who?" not in said


@pytest.mark.parametrize("word", [*NAMING, "standin"])
async def test_a_word_of_one_of_two_tables_asks_for_the_table_and_then_for_the_name(
    word: str,
) -> None:
    async with talk() as game:
        first, _ = await two_of_one_host(game)
        for line in (word, f"{word} Ben"):
            said = await game.says("ann", line, "g1")
            assert to(said, GROUP) == []
            assert "Which table do you mean?" in all_said(said)
        asked = all_said(await game.says("ann", f"{word} {first.lower()}", "g1"))
        assert f"Who? Type “{word} {first} NAME”." in asked


async def test_a_code_before_the_name_tells_the_table() -> None:
    async with talk() as game:
        first, second = await two_of_one_host(game)
        told = to(await game.says("ann", f"host {first} Ben", "g1"), GROUP)
        assert any(first in one for one in told)
        assert not any(second in one for one in told)
        assert "Only the host" in all_said(await game.says("ann", f"host {first} Ben", "g1"))
        said = all_said(await game.says("ann", f"remove {second} Ben", "g1"))
        assert second in said


async def test_a_name_that_looks_like_a_code_is_a_name() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        said = all_said(await game.says("ann", "host Lynn", "g1"))
        assert "Nobody at this table is called “Lynn”." in said
