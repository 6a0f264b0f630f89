"""Results keep their players and figures after players leave."""

from collections.abc import Sequence

import pytest

from bot.conversation.request import Request
from bot.conversation.words.records import deal_of
from core.engine.people import PersonId
from tests.support.clocks import SteppedClock
from tests.support.lines.playing import plays_the_round
from tests.support.lines.tables import GROUP, SHORT, draws_to_the_end, on_turn, two_at_a_table
from tests.support.lines.talk import Message, Talk, talk, to

BOTH = ("ann", "ben")


async def round_over(game: Talk, *agreed: str) -> Message:
    """Let Ann and Ben draw until a short round ends; return its result in the group."""
    await two_at_a_table(game, "rummikub", SHORT, *agreed)
    await draws_to_the_end(game)
    return game.scene(GROUP)


def now(game: Talk, was: Message) -> str:
    return str(game.shown[was["message"]]["text"])


def keys(game: Talk, was: Message) -> dict[str, str]:
    return {key["label"]: key["id"] for key in game.shown[was["message"]]["buttons"]}


async def test_the_result_of_a_blocked_round_does_not_say_that_nobody_could_lay() -> None:
    async with talk() as game:
        rules = SHORT.replace("stock_out=draw stock_out_at=last_draw", "stock_out=lowest")
        await two_at_a_table(game, "rummikub", rules)
        await draws_to_the_end(game)
        for _ in BOTH:
            await game.says(on_turn(game)[0], "pass")
        assert "Nobody laid any more tiles. " in str(game.scene(GROUP)["text"])


@pytest.mark.parametrize("leaver", BOTH)
async def test_the_result_of_a_match_stays_when_a_player_leaves(leaver: str) -> None:
    async with talk() as game:
        result, own = await round_over(game), {p: game.scene(f"person:{p}") for p in BOTH}
        scored = to(await game.says("ann", "score", "g1"), GROUP)
        told = to(await game.says(leaver, "leave yes", "g1"), GROUP)
        assert "takes over" not in "".join(told)
        assert f"{leaver.title()} has left. In a rematch, Computer" in "".join(told)
        assert now(game, result) == result["text"]
        other = next(person for person in BOTH if person != leaver)
        assert now(game, own[other]) == own[other]["text"]
        told_alone, _, _ = str(own[leaver]["text"]).rpartition("\n\n")
        assert now(game, own[leaver]).startswith(told_alone)
        assert to(await game.says(other, "score", "g1"), GROUP) == scored
        record = to(await game.says(other, "record"), f"person:{other}")[0]
        assert 'seats = [\n    "Ann",\n    "Ben",\n]' in record


async def draw_out(game: Talk, *people: str) -> None:
    """Let these people draw on their turns until the round ends."""
    while "’s turn." in game.text(GROUP):
        mover = next(one for one in people if f"It’s {one.title()}’s turn." in game.text(GROUP))
        await game.says(mover, "draw")


@pytest.mark.parametrize("leaver", BOTH)
async def test_a_result_keeps_a_leavers_hints_and_nobody_inherits_them(
    leaver: str,
) -> None:
    async with talk(clock=SteppedClock()) as game:
        await two_at_a_table(game, "rummikub", SHORT, "rounds 2", "assist open")
        for _ in BOTH:
            await game.says(on_turn(game)[0], "hint")
            await game.says(on_turn(game)[0], "draw")
        await draw_out(game, *BOTH)
        result = game.scene(GROUP)
        assert "Hints used: Ann: 1 · Ben: 1" in str(result["text"])
        await game.says(leaver, "leave yes", "g1")
        assert now(game, result) == result["text"]
        await game.says("cleo", "join", "g1")
        other = next(person for person in BOTH if person != leaver)
        await game.says(other, "next", "g1")
        await draw_out(game, other, "cleo")
        counts = [f"{one.title()}: 1" if one == other else "Cleo: 0" for one in BOTH]
        assert f"Hints used: {' · '.join(counts)}" in game.text(GROUP)


@pytest.mark.parametrize("rounds", [1, 2])
async def test_the_private_result_of_a_leaver_offers_only_usable_keys(
    rounds: int,
) -> None:
    async with talk(clock=SteppedClock()) as game:
        await round_over(game, f"rounds {rounds}")
        own = {person: game.scene(f"person:{person}") for person in BOTH}
        assert {"Leave", "Rematch" if rounds == 1 else "Next round"} < set(keys(game, own["ben"]))
        await game.says("ben", "leave yes", "g1")
        assert "You’ve left table" in now(game, own["ben"])
        assert set(keys(game, own["ben"])) == {
            "Score",
            "Watch the replay",
            "Review my turns",
            "Save the match as a file",
        }
        for key in keys(game, own["ben"]).values():
            assert await game.presses("ben", key), "each of them is answered"
        assert "Leave" in keys(game, own["ann"])


@pytest.mark.parametrize("sheet", ["rummikub", "basic"])
async def test_the_result_of_a_round_that_was_played_stays_word_for_word(sheet: str) -> None:
    async with talk() as game:
        await two_at_a_table(game, sheet, "computers easy", "rounds 1")
        await plays_the_round(game, list(BOTH))
        result = game.scene(GROUP)
        await game.says("ann", "leave yes", "g1")
        assert now(game, result) == result["text"]


async def test_the_result_of_a_round_stays_and_a_computer_plays_the_next() -> None:
    async with talk(clock=SteppedClock()) as game:
        result = await round_over(game, "rounds 2")
        told = to(await game.says("ben", "leave yes", "g1"), GROUP)
        assert "Computer 2 has taken over their seat." in "".join(told)
        assert now(game, result) == result["text"]
        await game.says("ann", "next", "g1")
        assert "Ann: 10 · Computer 2: 10" in game.text(GROUP)


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize("ends", [("ann", "ben"), ("ann",)])
async def test_a_result_stays_when_the_table_closes(rounds: int, ends: Sequence[str]) -> None:
    async with talk(clock=SteppedClock()) as game:
        result = await round_over(game, f"rounds {rounds}")
        for person in ends:
            await game.says(person, "leave yes" if len(ends) > 1 else "stop yes", "g1")
        before, _, _ = str(result["text"]).rpartition("\n\n")
        assert now(game, result).startswith(before)
        told = "is closed." if len(ends) > 1 else "Ann closed table "
        assert told in now(game, result)
        assert list(keys(game, result)) == ["New table"]


async def test_another_sheet_for_the_next_match_leaves_the_result_of_the_last() -> None:
    async with talk() as game:
        result = await round_over(game)
        await game.says("ann", "settings sheet basic", "g1")
        await game.says("ben", "leave yes", "g1")
        assert now(game, result) == result["text"]


async def test_an_action_before_leaving_keeps_the_leavers_name() -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", "computers easy")
        mover, other = on_turn(game)
        await game.says(mover, "draw")
        await game.says(mover, "leave yes", "g1")
        news = game.scene(f"person:{other}")["text"]
        if "Your turn" not in str(news):
            await game.says(other, "rack")
            news = game.text(f"person:{other}")
        assert f"{mover.title()} drew." in str(news)


async def test_a_result_keeps_the_buttons_that_show_its_round_after_a_rematch() -> None:
    async with talk() as game:
        result = await round_over(game, "rounds 1")
        for person in BOTH:
            await game.says(person, "rematch", "g1")
        assert set(keys(game, result)) == {"Score", "Watch the replay", "Save the match as a file"}
        (seen,) = to(
            await game.presses("ben", keys(game, result)["Watch the replay"], "g1"), "person:ben"
        )
        assert "Ann: 0 this round, 0 in total" in seen
        assert to(await game.says("ann", "replay", "g1"), GROUP) == [seen]
        (scored,) = to(await game.presses("ben", keys(game, result)["Score"], "g1"), "person:ben")
        assert "After one round: Ann: 0 · Ben: 0" in scored
        (record,) = to(
            await game.presses("ben", keys(game, result)["Save the match as a file"], "g1"),
            "person:ben",
        )
        assert "Ann draw" in record
        (record,) = to(
            await game.presses("eve", keys(game, result)["Save the match as a file"], "g1"),
            "person:eve",
        )
        assert "Ann draw" in record, "whoever can see the round again gets it as a file, too"
        assert not to(
            await game.presses("eve", keys(game, result)["Watch the replay"], "g1"), GROUP
        )
        (refused,) = to(await game.says("ben", "replay 2", "g1"), GROUP)
        assert "once a round of this match is over" in refused


def test_a_result_names_its_round_however_long_a_table_has_been_played() -> None:
    def named(text: str) -> int | None:
        return deal_of(Request(person=PersonId(1), chat=None, word="score", text=text))

    assert named("7") == 7
    assert named("1000") == 1000
    assert named("10000") is None
    assert named("all") is None


async def test_a_result_says_what_its_signs_mean() -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", "computers easy", "rounds 1")
        await plays_the_round(game, list(BOTH))
        result = str(game.scene(GROUP)["text"])
        assert ("+" in result.partition("On the table:")[2].partition("Ann:")[0]) == (
            "What is new or has moved is marked like this: +" in result
        )


async def test_a_leavers_seat_has_one_name_in_result_score_and_replay() -> None:
    async with talk() as game:
        mover, leaver = await two_at_a_table(game, "rummikub", SHORT)
        await game.says(mover, "draw")
        await game.says(leaver, "draw")
        await game.says(leaver, "leave yes", "g1")
        for _ in range(12):
            await game.says(mover, "draw")
        result = game.scene(GROUP)
        place = 2 if leaver == "ben" else 1
        assert f"Computer {place}: 0" in now(game, result)
        score = await game.presses(mover, keys(game, result)["Score"], "g1")
        replay = await game.presses(mover, keys(game, result)["Watch the replay"], "g1")
        told = "\n".join(str(one.get("text", "")) for one in replay)
        assert f"Computer {place}: 0" in "\n".join(str(one.get("text", "")) for one in score)
        assert f"Computer {place} drew" in told
        assert f"{leaver.title()} drew" in told
