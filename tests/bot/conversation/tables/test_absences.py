"""Who offers the seat back while a computer plays for somebody, and for how long."""

import pytest

from tests.support.clocks import SteppedClock
from tests.support.lines.tables import GROUP, SHORT, all_said, two_at_a_table, who_moves
from tests.support.lines.talk import Message, Talk, talk, to

BACK = "I’m back"
PLAYS = "A computer player is playing for you. To play again yourself: “back”."


def offers(written: list[Message]) -> bool:
    """Return whether any message offers the seat back."""
    labels = (key["label"] for message in written for key in message.get("buttons", ()))
    return BACK in labels


async def with_ben_away(game: Talk, *settings: str) -> None:
    await two_at_a_table(game, "rummikub", *settings)
    await game.says("ann", "standin ben", "g1")


async def draws_until(game: Talk, shown: str) -> None:
    """Let Ann draw, and a computer play for Ben, until the group is shown these words."""
    for _ in range(24):
        if shown in game.text(GROUP):
            break
        await game.says("ann", "draw", "g1")


@pytest.mark.parametrize("chat", ["g1", None])
@pytest.mark.parametrize("word", ["help", "rules", "score", "top", "stats", "history", "settings"])
async def test_an_answer_that_shows_no_table_does_not_offer_the_seat_back(
    word: str, chat: str | None
) -> None:
    async with talk() as game:
        await with_ben_away(game)
        written = await game.says("ben", word, chat)
        assert all_said(written)
        assert not offers(written)


@pytest.mark.parametrize(("asks", "for_whom", "answer"), [
    ("ann", "ben", "A computer player is already playing for Ben, until Ben is back."),
    ("ben", "ben", "A computer player is already playing for Ben, until Ben is back."),
    ("ann", "computer", "A computer player already has that seat."),
])  # fmt: skip
async def test_a_second_computer_for_a_seat_is_refused_with_the_reason(
    asks: str, for_whom: str, answer: str
) -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ben", "join", "g1")
        await game.says("ann", "settings computers easy", "g1")
        await game.says("ann", "start", "g1")
        await game.says("ann", "standin ben", "g1")
        assert answer in all_said(await game.says(asks, f"standin {for_whom}", "g1"))


async def test_the_table_and_the_rack_offer_the_seat_back() -> None:
    async with talk() as game:
        await with_ben_away(game)
        assert BACK in game.buttons(GROUP)
        assert offers(await game.says("ben", "table", "g1"))
        assert BACK in game.buttons("person:ben")


@pytest.mark.parametrize("plan", ["", "plan"])
async def test_the_private_hand_says_that_a_computer_plays(plan: str) -> None:
    async with talk(clock=SteppedClock(), pause=60) as game:
        mover, other = await two_at_a_table(game)
        if plan:
            await game.says(other, plan)
        await game.says("ann", f"standin {other}", "g1")
        assert PLAYS in game.text(f"person:{other}")
        assert BACK in game.buttons(f"person:{other}")
        await game.says(mover, "draw")
        shown = game.text(f"person:{other}")
        assert PLAYS in shown
        assert "t’s your turn" not in shown
        assert "Your turn" not in shown


async def test_after_the_match_there_is_no_seat_to_take_back() -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", SHORT, "rounds 1")
        await game.says("ann", "standin ben", "g1")
        assert "Ben is away" in all_said(list(game.shown.values()))
        await draws_until(game, "Standings:")
        assert "The match is a tie." in game.text(GROUP)
        assert "Ben is away" not in all_said(list(game.shown.values()))
        written = await game.says("ben", "back", "g1")
        assert to(written, "person:ben") == [
            "No computer player is playing for you: you’re in the game."
        ]
        assert "Ben is back." not in all_said(written)


async def test_an_absent_player_who_is_ready_for_the_next_round_plays_it() -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", SHORT, "rounds 2")
        await game.says("ann", "standin ben", "g1")
        await draws_until(game, "This round:")
        written = await game.says("ben", "next", "g1")
        assert "Ben is back." in all_said(written)
        assert "round 2" in game.text(GROUP)
        assert BACK not in game.buttons(GROUP)


async def test_an_absent_player_who_presses_next_round_plays_it() -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", SHORT, "rounds 2")
        await game.says("ann", "standin ben", "g1")
        await draws_until(game, "This round:")
        await game.presses("ben", game.buttons(GROUP)["Next round"], "g1")
        await game.presses("ann", game.buttons(GROUP)["Next round"], "g1")
        assert "round 2" in game.text(GROUP)
        assert BACK not in game.buttons(GROUP)


PLAYS_ON = "Ben is away: a computer player plays until Ben returns."


async def test_a_computer_plays_on_for_an_absent_player_in_a_rematch_and_all_read_it() -> None:
    async with talk(clock=SteppedClock()) as game:
        await two_at_a_table(game, "rummikub", SHORT, "rounds 1")
        await game.says("ben", "notify both")
        await game.says("ann", "standin ben", "g1")
        await draws_until(game, "Standings:")
        began = await game.says("ann", "rematch", "g1")
        assert PLAYS_ON in all_said(began)
        assert any(text.endswith(PLAYS) for text in to(began, "person:ben"))
        for _ in range(3):
            assert who_moves(game) == "ann", "nobody waits for Ben"
            await game.says("ann", "draw", "g1")
        assert "Ben is back." in all_said(await game.says("ben", "back", "g1"))


@pytest.mark.parametrize("said", ["rematch", "back", "score", "hello everybody"])
async def test_an_absent_player_who_says_anything_after_the_match_plays_the_rematch(
    said: str,
) -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", SHORT, "rounds 1")
        await game.says("ann", "standin ben", "g1")
        await draws_until(game, "Standings:")
        assert "Ben is back." not in all_said(await game.says("ben", said, "g1"))
        began = all_said(await game.says("ann", "rematch", "g1"))
        if said != "rematch":
            began = all_said(await game.says("ben", "rematch", "g1"))
        assert "round 1" in game.text(GROUP)
        assert PLAYS_ON not in began
        assert BACK not in game.buttons(GROUP)


@pytest.mark.parametrize(("way", "times"), [("group", 0), ("dm", 1), ("both", 1)])
async def test_an_absent_player_is_told_in_private_only_if_called_there(
    way: str, times: int
) -> None:
    async with talk() as game:
        await two_at_a_table(game)
        await game.says("ben", f"notify {way}", "g1")
        told = await game.says("ann", "standin ben", "g1")
        notes = [one for one in to(told, "person:ben") if "Your rack" not in one]
        alone = [one for one in notes if one.endswith(PLAYS)]
        assert len(alone) == times
        (note,) = [one for one in to(told, GROUP) if "Ben is away" in one]
        assert note.startswith("Rummikub, table ")


async def test_the_note_in_private_about_an_absence_ends_wherever_its_reader_is_called_now() -> (
    None
):
    async with talk() as game:
        await two_at_a_table(game)
        await game.says("ann", "standin ben", "g1")
        assert any(str(one["text"]).endswith(PLAYS) for one in alone(game))
        await game.says("ben", "notify group", "g1")
        await game.says("ben", "back", "g1")
        assert not any(PLAYS in str(one["text"]) for one in alone(game))


def alone(game: Talk) -> list[Message]:
    return [one for one in game.shown.values() if one["to"] == "person:ben"]
