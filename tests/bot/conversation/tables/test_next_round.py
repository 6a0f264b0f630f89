"""The next round starts when everybody has asked for it, or after a minute."""

import pytest

from tests.support.clocks import SteppedClock
from tests.support.lines.tables import GROUP, SHORT, draws_to_the_end, two_at_a_table
from tests.support.lines.talk import Talk, talk, to


async def round_over(game: Talk, clock: str) -> None:
    await two_at_a_table(game, "rummikub", SHORT, "rounds 3", f"clock {clock}")
    await draws_to_the_end(game)
    assert "deals the next round" in game.text(GROUP)


async def test_the_next_round_waits_for_all_players_or_a_minute() -> None:
    async with talk(clock=SteppedClock()) as game:
        await round_over(game, "5m")
        result = game.latest(GROUP)["message"]
        await game.presses("ann", game.buttons(GROUP)["Next round"], "g1")
        await game.presses("ann", game.buttons(GROUP)["Next round"], "g1")
        assert "Ready: Ann" in game.text(GROUP)
        assert game.latest(GROUP)["message"] == result
        await game.presses("ben", game.buttons(GROUP)["Next round"], "g1")
        assert "round 2" in game.text(GROUP)
        await draws_to_the_end(game)
        assert await game.goes_by(58) == []
        assert "round 3" in to(await game.goes_by(3), GROUP)[-1]


async def test_a_result_stops_announcing_the_next_round_once_that_has_begun() -> None:
    async with talk(clock=SteppedClock()) as game:
        await round_over(game, "5m")
        result = game.latest(GROUP)["message"]
        await game.says("ann", "next", "g1")
        await game.goes_by(61)
        kept = [one for one in game.said if one.get("to") == GROUP and one["message"] == result][-1]
        assert "This round: " in str(kept["text"])
        assert "Ready: " not in str(kept["text"])
        assert "deals the next round" not in str(kept["text"])
        assert "Watch the replay" in str(kept["buttons"])


async def test_pressing_next_round_gives_a_stranger_no_seat() -> None:
    async with talk(clock=SteppedClock()) as game:
        await round_over(game, "5m")
        pressed = await game.presses("eve", game.buttons(GROUP)["Next round"], "g1")
        assert [one["text"] for one in pressed if "text" in one] == [
            "You’re not at this table. Use “join” to take a seat."
        ]


async def test_matches_won_are_told_from_the_second_match_on_and_kept_for_each() -> None:
    async with talk(clock=SteppedClock()) as game:
        await round_over(game, "none")
        await game.says("ann", "settings rounds 1", "g1")
        assert "Rounds finished: 1" in to(await game.says("ben", "stats", "g1"), "person:ben")[0]
        await game.says("ben", "next", "g1")
        await draws_to_the_end(game)
        await game.says("ben", "next", "g1")
        await draws_to_the_end(game)
        for _ in range(2):
            await game.says("ann", "rematch yes", "g1")
            for _ in range(3):
                await draws_to_the_end(game)
                await game.says("ann", "next", "g1")
        told = "\n".join(to(game.said, GROUP))
        assert "This evening, after 3 matches: " in told
        assert "Matches: 3" in to(await game.says("ben", "stats"), "person:ben")[0]


@pytest.mark.parametrize("clock", ["1h", "none"])
async def test_a_table_at_which_nobody_is_hurried_waits_for_all(clock: str) -> None:
    async with talk(clock=SteppedClock(), tick=20) as game:
        await round_over(game, clock)
        await game.presses("ann", game.buttons(GROUP)["Next round"], "g1")
        assert to(await game.goes_by(3_000), GROUP) == []
        await game.says("ben", "next", "g1")
        assert "round 2" in game.text(GROUP)


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize("way", ["leave", "remove"])
async def test_a_deal_that_all_others_are_ready_for_begins_once_the_last_one_has_left(
    way: str, rounds: int
) -> None:
    async with talk(clock=SteppedClock()) as game:
        await game.says("ann", "new rummikub", "g1")
        for person in ("ben", "cid"):
            await game.says(person, "join", "g1")
        for setting in (SHORT.replace("hand=10", "hand=6"), f"rounds {rounds}", "clock none"):
            await game.says("ann", f"settings {setting}", "g1")
        await game.says("ann", "start", "g1")
        while "is a tie" not in game.text(GROUP):
            for person in ("ann", "ben", "cid"):
                await game.says(person, "draw")
        for person in ("ann", "ben"):
            await game.says(person, "rematch" if rounds == 1 else "next ready", "g1")
        assert ": Ann and Ben" in game.text(GROUP).splitlines()[-1]
        await game.says(
            *(("cid", "leave yes") if way == "leave" else ("ann", "remove Cid yes")), "g1"
        )
        assert f"round {rounds}\n" in game.text(GROUP)
        assert "’s turn" in game.text(GROUP)
        assert any("left" in text or "removed" in text for text in to(game.said, GROUP))


async def test_a_rematch_for_which_nobody_is_ready_does_not_begin_when_somebody_leaves() -> None:
    async with talk(clock=SteppedClock()) as game:
        await two_at_a_table(game, "rummikub", SHORT, "rounds 1")
        await draws_to_the_end(game)
        await game.says("ben", "leave", "g1")
        assert "’s turn" not in game.text(GROUP)
