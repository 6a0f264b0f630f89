"""People who find a table full wait for a seat or open a second table."""

from tests.support.lines.tables import GROUP, SHORT, draws_to_the_end, two_at_a_table
from tests.support.lines.talk import talk, to


async def test_at_a_full_lobby_one_waits_or_opens_a_second_table() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        for name in ("ben", "cem", "dan"):
            await game.says(name, "join", "g1")
        lobby = game.latest(GROUP)["message"]
        refused = to(await game.says("eve", "join", "g1"), GROUP)
        assert "The table is full: 4 can play here." in refused[0]
        offered = game.buttons(GROUP)
        await game.presses("eve", offered["Wait for a seat"], "g1")
        assert "Eve is waiting for a free seat." in game.text(GROUP)
        await game.says("dan", "leave", "g1")
        assert "4. Eve" in str(game.shown[lobby]["text"])
        await game.says("fay", "join", "g1")
        await game.presses("fay", offered["Open a second table"], "g1")
        assert "1. Fay (host)" in game.text(GROUP)


async def test_who_comes_to_a_match_of_two_plays_in_the_next_one() -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", SHORT)
        told = to(await game.says("eve", "join", "g1"), GROUP)
        assert "Eve gets a seat in the next match." in told[0]
        await draws_to_the_end(game)
        await game.says("ben", "rematch yes", "g1")
        assert len(game.rack("eve")) == 10


async def test_who_stays_when_somebody_leaves_after_a_match_plays_another_by_the_same_result() -> (
    None
):
    async with talk() as game:
        await two_at_a_table(game, "rummikub", SHORT)
        await draws_to_the_end(game)
        result = game.latest(GROUP)["message"]
        await game.says("ben", "leave", "g1")
        assert "Ben has left." in game.text(GROUP)
        rematch = next(
            one["id"] for one in game.shown[result]["buttons"] if one["label"] == "Rematch"
        )
        await game.presses("ann", rematch, "g1")
        assert "round 1" in game.text(GROUP)
        assert len(game.rack("ann")) > 0
