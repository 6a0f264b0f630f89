"""Every word that ends a person's game asks for confirmation."""

import re

import pytest

from core.rules.sheets import SHEETS
from tests.support.clocks import SteppedClock
from tests.support.lines.tables import SHORT, code_of, draws_to_the_end, on_turn, two_at_a_table
from tests.support.lines.talk import Message, Talk, talk, to

GROUP = "chat:g1"


def left(game: Talk, person: str) -> bool:
    """Say whether the group reads that a person has left."""
    return any(f"{person.title()} has left" in text for text in to(game.said, GROUP))


async def test_leaving_an_unfinished_match_is_asked_once() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game)
        asked = to(await game.says(other, "leave", "g1"), GROUP)
        assert ["If you leave, you lose your seat" in text for text in asked] == [True]
        game.thinks()
        await game.says(other, "leave", "g1")
        assert left(game, other)
        (alone,) = to(await game.says(mover, "leave"), f"person:{mover}")
        assert "leaving ends it for good" in alone
        await game.presses(mover, game.buttons(f"person:{mover}")["Leave anyway"])
        assert "is closed" in game.text(GROUP)


@pytest.mark.parametrize("word", ["leave", "stop", "remove Ben"])
async def test_a_word_that_was_sent_twice_at_once_only_asks_again(word: str) -> None:
    async with talk(clock=SteppedClock()) as game:
        await two_at_a_table(game)
        for _ in range(3):
            asked = to(await game.says("ann", word, "g1"), GROUP)
            assert f"To confirm, use “{word}” again" in asked[-1]
            await game.goes_by(2)
        score = to(await game.says("eve", "score", "g1"), GROUP)
        assert all(name in score[-1] for name in ("Ann", "Ben"))
        await game.goes_by(2)
        ended = to(await game.says("ann", word, "g1"), GROUP)
        assert not any("To confirm" in text for text in ended)


async def test_the_key_that_confirms_works_at_once() -> None:
    async with talk(clock=SteppedClock()) as game:
        await two_at_a_table(game)
        await game.says("ann", "stop", "g1")
        await game.presses("ann", game.buttons(GROUP)["Close it anyway"], "g1")
        assert "Ann closed table" in game.text(GROUP)


async def between_rounds(game: Talk) -> None:
    """Play a round of a match of two."""
    await two_at_a_table(game, "rummikub", SHORT, "rounds 2")
    await draws_to_the_end(game)


def asked(game: Talk) -> list[str]:
    """Return the questions that stand in the group."""
    return [
        str(one["text"])
        for one in game.shown.values()
        if one["to"] == GROUP and "To confirm, press" in str(one["text"])
    ]


async def test_pressing_leave_twice_asks_once_and_the_question_has_a_key_of_its_own() -> None:
    async with talk() as game:
        await between_rounds(game)
        leave = game.buttons(GROUP)["Leave"]
        for _ in range(3):
            await game.presses("ben", leave, "g1")
            assert len(asked(game)) == 1
        assert (
            "If you leave, you lose your seat. To confirm, press “Leave anyway”." in asked(game)[0]
        )
        assert not left(game, "ben")
        await game.presses("ben", game.buttons(GROUP)["Leave anyway"], "g1")
        assert left(game, "ben")
        assert asked(game) == []


async def test_a_question_belongs_to_the_player_who_was_asked() -> None:
    async with talk() as game:
        await between_rounds(game)
        await game.presses("ben", game.buttons(GROUP)["Leave"], "g1")
        anyway, question = game.buttons(GROUP)["Leave anyway"], asked(game)
        for person in ("ann", "eve"):
            told = await game.presses(person, anyway, "g1")
            assert [one["text"] for one in told if "text" in one] == ["This question is for Ben."]
            assert asked(game) == question
        await game.presses("ben", anyway, "g1")
        assert left(game, "ben")


async def test_a_question_stands_while_the_others_play_on() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game)
        await game.says(other, "leave", "g1")
        anyway = game.buttons(GROUP)["Leave anyway"]
        await game.says(mover, "draw", "g1")
        await game.says(other, "draw", "g1")
        assert "Leave anyway" in str(game.shown)
        await game.presses(other, anyway, "g1")
        assert left(game, other)
        assert "Leave anyway" not in str(game.shown)


async def test_a_question_goes_with_its_round() -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", SHORT)
        await game.says("ann", "leave", "g1")
        await draws_to_the_end(game)
        assert "Leave anyway" not in str(game.shown)


@pytest.mark.parametrize("word", ["leave anyway", "Leave anyway!"])
async def test_the_label_of_the_confirming_key_can_be_typed(word: str) -> None:
    async with talk() as game:
        _, other = await two_at_a_table(game)
        await game.says(other, "leave", "g1")
        await game.says(other, word, "g1")
        assert left(game, other)


async def test_a_label_typed_before_it_was_asked_confirms_nothing() -> None:
    async with talk() as game:
        _, other = await two_at_a_table(game)
        await game.says(other, "leave anyway", "g1")
        assert not left(game, other)


async def test_another_word_in_between_takes_the_question_back() -> None:
    async with talk() as game:
        _, other = await two_at_a_table(game)
        for word in ("leave", "rack", "leave"):
            await game.says(other, word)
        assert "If you leave, you lose your seat" in game.text(f"person:{other}")
        await game.says(other, "leave yes")
        assert left(game, other)


async def test_a_lobby_is_left_and_closed_without_a_question() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ben", "join", "g1")
        await game.says("ben", "leave", "g1")
        assert "2. Ben" not in game.text(GROUP)
        await game.says("ann", "stop", "g1")
        assert "Ann closed table" in game.text(GROUP)


async def test_the_host_is_asked_before_a_running_match_is_stopped_and_nobody_else_may() -> None:
    async with talk() as game:
        await two_at_a_table(game)
        assert to(await game.says("ben", "stop", "g1"), GROUP) == ["Only the host can do that."]
        (asked,) = to(await game.says("ann", "stop", "g1"), GROUP)
        assert "this ends it for everybody" in asked
        game.thinks()
        await game.says("ann", "stop", "g1")
        text = game.text(GROUP)
        assert re.search(
            r"Ann closed table [A-Z]{4}\.\nNo round of this match was finished\.", text
        )


async def test_the_host_is_asked_before_somebody_loses_a_seat_in_a_running_match() -> None:
    async with talk() as game:
        await two_at_a_table(game)
        (asked,) = to(await game.says("ann", "remove Ben", "g1"), GROUP)
        assert "Ben would lose their seat. To confirm, use “remove Ben” again" in asked
        game.thinks()
        told = to(await game.says("ann", "remove Ben", "g1"), GROUP)
        assert "Ben was removed from the table. Computer" in "".join(told)
        assert not left(game, "ben")


@pytest.mark.parametrize("who", ["on turn", "waits", "timed out"])
@pytest.mark.parametrize("leavers", ["computer", "closed"])
async def test_a_removed_player_reads_so_last_in_private(who: str, leavers: str) -> None:
    async with talk(clock=SteppedClock(1_000_000.0)) as game:
        await game.says("ann", "new rummikub", "g1")
        for person in ("ben", "cid"):
            await game.says(person, "join", "g1")
        await game.says("ann", f"settings leavers {leavers}", "g1")
        await game.says("ann", "start", "g1")
        moving = f"It’s {'Cid' if who == 'waits' else 'Ben'}’s turn."
        for person in ("ann", "ben", "cid"):
            if moving not in game.scene(GROUP)["text"]:
                await game.says(person, "draw")
        if who == "timed out":
            await game.goes_by(60)
        await game.says("ann", "remove Ben yes", "g1")
        await game.goes_by(60)
        assert game.text("person:ben").endswith("You were removed from the table.")
        assert "You were removed" not in str(to(game.said, "person:cid"))


async def test_a_rematch_waits_until_all_have_asked_or_somebody_insists() -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", SHORT)
        for first, second, key in (("ann", "ben", ""), ("ben", "ben", "Start without waiting")):
            await draws_to_the_end(game)
            rematch = game.buttons(GROUP)["Rematch"]
            for times in range(3):  # a double tap starts nothing
                await game.presses(first, rematch, "g1")
                assert f"Ready for a rematch: {first.title()}" in game.scene(GROUP)["text"]
                assert len(asked(game)) == min(times, 1)
            assert "Others may still be looking at the result." in asked(game)[0]
            await game.presses(second, game.buttons(GROUP)[key] if key else rematch, "g1")
            assert "’s turn" in game.scene(GROUP)["text"]


async def test_a_player_who_leaves_after_a_match_is_not_awaited_for_the_rematch() -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", SHORT)
        await draws_to_the_end(game)
        await game.presses("ben", game.buttons(GROUP)["Rematch"], "g1")
        assert "Ready for a rematch: Ben" in game.text(GROUP)
        await game.says("ben", "leave", "g1")
        assert "Ready for a rematch" not in game.scene(GROUP)["text"]


@pytest.mark.parametrize("rounds", [0, 1])
async def test_a_stopped_match_leaves_its_score_and_a_key_to_a_new_table(rounds: int) -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", SHORT, "rounds 3")
        for _ in range(rounds):
            await draws_to_the_end(game)
            await game.says("ann", "next", "g1")
        await game.says("ann", "stop yes", "g1")
        closed = game.text(GROUP)
        score = (
            "Score after one round: Ann: 0 · Ben: 0"
            if rounds
            else "No round of this match was finished."
        )
        assert score in closed
        await game.presses("ben", game.buttons(GROUP)["New table"], "g1")
        assert "1. Ben" in game.text(GROUP)


@pytest.mark.parametrize(
    ("matches", "stands"),
    [
        (1, "The match before this one stands."),
        (2, "The 2 matches before this one stand.\nThis evening, after 2 matches: Ann: "),
    ],
)
async def test_a_rematch_that_is_stopped_says_that_the_finished_matches_stand(
    matches: int, stands: str
) -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", SHORT, "rounds 1")
        for _ in range(matches):
            await draws_to_the_end(game)
            await game.says("ben", "rematch", "g1")
            await game.says("ann", "rematch", "g1")
        await game.says("ann", "stop yes", "g1")
        assert f"No round of this match was finished.\n{stands}" in game.text(GROUP)


async def test_a_match_stopped_between_rounds_keeps_its_result_and_offers_a_new_table() -> None:
    async with talk() as game:
        await between_rounds(game)
        await game.says("ann", "stop yes", "g1")
        assert "This round:" in game.scene(GROUP)["text"]
        await game.presses("ben", game.buttons(GROUP)["New table"], "g1")
        assert "1. Ben" in game.text(GROUP)


@pytest.mark.parametrize(
    ("language", "slip"),
    [
        ("en", "leav"), ("en", "stopp"), ("en", "remov"), ("en", "rematc"),
        ("de", "leve"), ("fr", "sto"), ("it", "leav"), ("nl", "leeve"), ("es", "remuve"),
    ],
)  # fmt: skip
async def test_no_slip_is_answered_with_a_word_that_ends_a_game(language: str, slip: str) -> None:
    async with talk() as game:
        await game.says("ann", f"language {language}")
        (answer,) = to(await game.says("ann", f"{slip} r6 r7 r8"), "person:ann")
        assert slip in answer
        assert not any(word in answer for word in ("leave", "stop”", "stop»", "remove", "rematch"))


async def test_in_german_lege_lays() -> None:
    async with talk(sheets=SHEETS) as game:
        mover, _ = await two_at_a_table(game)
        await game.says(mover, "language de")
        await game.says(mover, "lege r1 r2")
        assert "kenne ich nicht" not in game.text(f"person:{mover}")


async def test_a_question_says_which_of_two_tables_it_is_about() -> None:
    async with talk() as game:
        await two_at_a_table(game, "schmidt")
        code = game.text(GROUP).partition("table ")[2][:4]
        (alone,) = to(await game.says("ann", "stop", "g1"), GROUP)
        assert alone.startswith("The match isn’t over")
        await game.says("ann", "new basic", "g1")
        await game.says("ann", f"table {code}", "g1")
        asked = to(await game.says("ann", "stop", "g1"), GROUP)
        assert asked[-1].startswith(f"Schmidt Rummy, table {code}, round 1\n\nThe match isn’t over")


async def test_a_word_that_the_bot_does_not_know_drops_no_question() -> None:
    async with talk() as game:
        await two_at_a_table(game, "schmidt")
        await game.says("ann", "stop", "g1")
        anyway = game.buttons(GROUP)["Close it anyway"]
        await game.says("ann", "cloose", "g1")
        await game.presses("ann", anyway, "g1")
        assert "Ann closed table" in game.text(GROUP)


async def test_a_private_result_names_who_ended_the_round_and_who_closed_the_table() -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", SHORT)
        for _ in range(11):
            await game.says(on_turn(game)[0], "draw")
        last, waits = on_turn(game)
        await game.says(last, "draw")
        for person in (last, waits):
            assert f"{last.title()} drew." in game.text(f"person:{person}")
        await game.says("ann", "stop", "g1")
        for place in ("person:ben", GROUP):
            assert "Ann closed table" in game.text(place)
        assert "Ann closed" not in game.text("person:ann")


async def test_a_stranger_who_looks_at_a_result_is_not_told_that_they_have_left() -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", SHORT, "watch on")
        await draws_to_the_end(game)
        code = game.text(GROUP).split("table ")[1][:4]
        await game.says("eve", f"table {code}")
        assert "the round is a tie" in game.text("person:eve")
        assert "left table" not in game.text("person:eve")
        assert "Review my turns" not in game.buttons("person:eve")
        await game.says("ben", "leave", "g1")
        await game.says("ben", f"table {code}")
        assert f"You’ve left table {code}." in game.text("person:ben")


async def test_two_people_are_asked_side_by_side_in_a_group() -> None:
    async with talk() as game:
        await two_at_a_table(game)
        await game.says("ann", "leave", "g1")
        await game.says("ben", "leave", "g1")
        of_ann, of_ben = leaving(game)
        game.thinks()
        await game.says("ann", "leave", "g1")
        assert left(game, "ann")
        assert leaving(game) == [of_ben]
        await game.presses("ben", str(of_ben["buttons"][0]["id"]), "g1")
        assert "is closed" in game.text(GROUP)
        assert of_ann != of_ben
        assert leaving(game) == []


async def test_all_questions_in_a_group_go_with_the_round() -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", SHORT)
        for person in ("ann", "ben"):
            await game.says(person, "leave", "g1")
        assert len(leaving(game)) == len("ab")
        await draws_to_the_end(game)
        assert leaving(game) == []


def leaving(game: Talk) -> list[Message]:
    """Return the questions in the group whether somebody really leaves."""
    shown = [one for one in game.shown.values() if one["to"] == GROUP]
    return [one for one in shown if "Leave anyway" in str(one)]


@pytest.mark.parametrize("first", ["g1", "g2", None])
@pytest.mark.parametrize("second", ["g1", None])
async def test_every_copy_of_a_question_goes_once_one_of_them_is_answered(
    first: str | None, second: str | None
) -> None:
    async with talk() as game:
        await two_at_a_table(game)
        for place in (first, second):
            await game.says("ben", f"leave {code_of(game)}", place)
        where = "person:ben" if second is None else f"chat:{second}"
        await game.presses("ben", game.buttons(where)["Leave anyway"], second)
        for message in game.shown.values():
            assert "Leave anyway" not in str(message["buttons"])
