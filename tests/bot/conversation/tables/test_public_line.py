"""The last move stays below the public table, whatever causes the table to be shown again."""

import pytest

from tests.support.lines.tables import GROUP, on_turn, two_at_a_table
from tests.support.lines.talk import talk

ANEW = (
    "settings zone Berlin",
    "settings zone off",
    "settings look emoji",
    "settings clock 1h",
    "settings language English",
    "language English",
    "pause",
    "table",
)


@pytest.mark.parametrize("word", ANEW)
async def test_a_table_drawn_again_still_tells_the_last_action(word: str) -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game)
        begun = f" {mover.title()} starts."
        await game.says("ann", word, "g1")
        assert begun in str(game.scene(GROUP)["text"]), "how the round was begun"
        await game.says("ann", "resume", "g1")
        await game.says(mover, "draw")
        last = f"{mover.title()} drew."
        await game.says("ann", word, "g1")
        assert last in str(game.scene(GROUP)["text"])


async def test_a_second_chat_reads_how_the_round_was_begun_and_then_the_last_move() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game)
        begun = str(game.scene(GROUP)["text"]).split("\n\n")[1]
        code = str(game.scene(GROUP)["text"]).split()[2].rstrip(",")
        await game.says(other, f"join {code}", "g2")
        assert begun in str(game.scene("chat:g2")["text"])
        assert on_turn(game) == (mover, other)


async def test_the_starter_is_told_by_name_after_leaving_the_seat() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game)
        begun = str(game.scene(GROUP)["text"]).split("\n\n")[1]
        await game.says(mover, "draw")
        await game.says(mover, "leave yes", "g1")
        await game.says(other, "rack")
        assert begun in str(game.scene(f"person:{other}")["text"])
