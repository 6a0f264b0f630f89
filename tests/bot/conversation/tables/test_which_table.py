"""Which of several tables a typed word means: what waits, what was chosen, what can be read."""

import re

import pytest

from tests.support.lines.tables import GROUP, code_of, on_turn, two_at_a_table
from tests.support.lines.talk import Message, Talk, talk, to

ASKED = "Which table do you mean?"


async def two_that_wait(game: Talk) -> tuple[str, str, str]:
    """Let two tables wait for the same person; return them and the codes of both tables."""
    mover, other = await two_at_a_table(game)
    first = code_of(game)
    await two_at_a_table(game, "kids")
    if on_turn(game)[0] != mover:
        await game.says(other, f"table {code_of(game)}", "g1")
        await game.says(other, "draw", "g1")
    return mover, first, code_of(game)


def key_of(asked: list[Message], code: str) -> str:
    """Return the key that names a table in the question."""
    return str(next(key["id"] for key in asked[-1]["buttons"] if code in key["label"]))


@pytest.mark.parametrize("place", [None, "g1"])
async def test_no_table_is_drawn_at_for_being_used_last_while_another_waits(
    place: str | None,
) -> None:
    async with talk() as game:
        mover, first, second = await two_that_wait(game)
        await game.says(mover, "undo", place)
        asked = await game.says(mover, "draw", place)
        assert ASKED in to(asked, f"person:{mover}")[0]
        assert to(asked, GROUP) == []
        told = await game.presses(mover, key_of(asked, first), place)
        assert f"table {first}" in to(told, GROUP)[0]
        assert f"{mover.title()} drew." in to(told, GROUP)[0]
        assert second not in to(told, GROUP)[0]


@pytest.mark.parametrize("place", [None, "g1"])
async def test_the_question_goes_with_its_answer_and_a_further_answer_changes_nothing(
    place: str | None,
) -> None:
    async with talk() as game:
        mover, first, second = await two_that_wait(game)
        await game.says(mover, "undo", place)
        asked = await game.says(mover, "draw", place)
        told = await game.presses(mover, key_of(asked, first), place)
        assert {"message": asked[-1]["message"], "delete": True}.items() <= told[-1].items()
        told = await game.presses(mover, key_of(asked, second), place)
        assert "This question is no longer open." in str(told)
        assert to(told, GROUP) == []


async def test_an_older_copy_of_a_question_answers_it() -> None:
    async with talk() as game:
        mover, first, _ = await two_that_wait(game)
        await game.says(mover, "undo", "g1")
        older = await game.says(mover, "draw", "g1")
        await game.says(mover, "draw", "g1")
        told = await game.presses(mover, key_of(older, first))
        assert f"{mover.title()} drew." in to(told, GROUP)[0]
        told = await game.presses(mover, key_of(older, first))
        assert "This question is no longer open." in str(told)


async def test_a_question_that_another_one_has_replaced_is_no_longer_open() -> None:
    async with talk() as game:
        mover, first, _ = await two_that_wait(game)
        await game.says(mover, "undo", "g1")
        older = await game.says(mover, "draw", "g1")
        await game.says(mover, "hint", "g1")
        told = await game.presses(mover, key_of(older, first))
        assert "This question is no longer open." in str(told)
        assert to(told, GROUP) == []


@pytest.mark.parametrize("place", [None, "g1"])
async def test_a_table_chosen_on_purpose_holds_as_long_as_it_waits(place: str | None) -> None:
    async with talk() as game:
        mover, first, _ = await two_that_wait(game)
        asked = await game.says(mover, "hint", place)
        assert ASKED in to(asked, f"person:{mover}")[0]
        await game.says(mover, f"table {first}", place)
        told = await game.says(mover, "draw", place)
        assert f"table {first}" in to(told, GROUP)[0]


async def test_an_answer_holds_through_the_call_of_another_table_until_the_turn_is_over() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game)
        first = code_of(game)
        await two_at_a_table(game, "kids")
        second = code_of(game)
        if on_turn(game)[0] == mover:
            await game.says(mover, f"table {second}")
            await game.says(mover, "draw")
        await game.says(mover, f"table {first}")
        await game.says(other, f"table {second}")
        await game.says(other, "draw")
        assert on_turn(game)[0] == mover, "the second table has called"
        told = await game.says(mover, "draw")
        assert f"table {first}" in to(told, GROUP)[0]
        await game.says(other, f"table {first}")
        await game.says(other, "draw")
        asked = await game.says(mover, "draw")
        assert ASKED in to(asked, f"person:{mover}")[0], "a new turn began at both"


async def test_pieces_go_to_the_table_whose_game_reads_them() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game)
        tiles = f"Rummikub, table {code_of(game)}"
        await two_at_a_table(game, "basic")
        cards = f"Basic Rummy, table {code_of(game)}"
        for person in (mover, other):
            for line, top in {
                "r5": tiles,
                "play r5 r6": tiles,
                "r5 r6 to 1": tiles,
                "discard QH": cards,
                "discard": cards,
                "meld 7H 8H 9H": cards,
                "discard queen of hearts": cards,
            }.items():
                (told, *_) = to(await game.says(person, line), f"person:{person}")
                assert told.startswith(top), (person, line)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("fr", ["poser rouge 12 bleu 12 jaune 12", "poser rouge 12 à 1", "auto"]),
        ("de", ["spielen b6 k6 y6", "leg rot 6 blau 6 gelb 6 fertig", "anlegen b6 an 1", "auto"]),
    ],
)
async def test_a_word_of_both_games_goes_to_the_table_that_reads_what_follows(
    language: str, lines: list[str]
) -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game)
        tiles = code_of(game)
        await two_at_a_table(game, "basic")
        cards = code_of(game)
        for person in (mover, other):
            await game.says(person, f"language {language}")
            for line in lines:
                await game.says(person, f"table {cards}")
                (told, *_) = to(await game.says(person, line), f"person:{person}")
                assert f" {tiles}" in told.splitlines()[0], (person, line)


async def test_a_word_that_both_games_read_goes_to_the_table_that_waits() -> None:
    async with talk() as game:
        first, _ = await two_at_a_table(game)
        await two_at_a_table(game, "basic")
        if on_turn(game)[0] == first:
            await game.says(first, "take stock")
            await game.says(first, f"discard {game.rack(first)[0]}")
        await game.says(first, "language de")
        (told, *_) = to(await game.says(first, "legen"), f"person:{first}")
        assert told.startswith("Rummikub")


async def test_tiles_go_to_the_table_on_whose_rack_they_are() -> None:
    async with talk() as game:
        mover, first, second = await two_that_wait(game)
        racks = {}
        for code in (first, second):
            await game.says(mover, f"table {code}")
            racks[code] = set(game.rack(mover))
        await game.says(mover, f"table {second}")
        for code, rack in racks.items():
            (others,) = (racks[other] for other in racks if other != code)
            tile = min(rack - others - {"J"})
            (told, *_) = to(await game.says(mover, tile), f"person:{mover}")
            assert f"table {code}" in told, tile


async def test_a_bystander_is_not_asked_which_table_to_leave() -> None:
    async with talk() as game:
        for _ in range(2):
            await game.says("ann", "new rummikub", "g1")
        (told,) = to(await game.says("eve", "leave", "g1"), GROUP)
        assert told == "You’re not at this table. Use “join” to take a seat."


async def test_a_host_closes_the_table_that_they_host() -> None:
    async with talk() as game:
        await two_at_a_table(game)
        hosted = code_of(game)
        await game.says("ben", "new kids", "g1")
        await game.says("ann", "join", "g1")
        await game.says("ben", "start", "g1")
        other = code_of(game)
        for place in (None, "g1"):
            await game.says("ann", f"table {other}", place)
            asked = await game.says("ann", "stop", place)
            (told,) = to(asked, GROUP if place else "person:ann")
            assert told.startswith(f"Rummikub, table {hosted}"), place
            assert "ends it for everybody" in told


@pytest.mark.parametrize("starts", [False, True], ids=["lobby", "running"])
@pytest.mark.parametrize("place", [None, "g1"])
async def test_settings_of_a_host_are_those_of_the_table_that_they_host(
    place: str | None, *, starts: bool
) -> None:
    async with talk() as game:
        await two_at_a_table(game)
        hosted = code_of(game)
        opened = await game.says("ben", "new kids", "g1")
        (other,) = set(re.findall("table ([A-Z]{4})", str(opened)))
        await game.says("ann", f"join {other}", "g1")
        if starts:
            await game.says("ben", "start", "g1")
        await game.says("ann", f"table {other}", place)
        told = str(await game.says("ann", "settings clock 1h", place))
        assert "Time limit: 1 hour a turn." in told
        assert hosted in told
        assert other not in told


async def test_no_table_of_others_is_started_while_one_s_own_are_played() -> None:
    async with talk() as game:
        for _ in range(2):
            await two_at_a_table(game)
        await game.says("eve", "new kids", "g1")
        (told,) = to(await game.says("ann", "start", "g1"), GROUP)
        assert told.startswith(f"Rummikub, table {code_of(game)}")
        assert told.endswith("The match has already started.")


async def test_no_table_is_closed_for_being_used_last() -> None:
    async with talk() as game:
        for _ in range(2):
            await game.says("ann", "new rummikub", "g1")
        asked = await game.says("ann", "stop", "g1")
        assert ASKED in to(asked, "person:ann")[0]


async def test_a_card_is_discarded_at_the_table_where_it_is_held_and_the_answer_names_it() -> None:
    async with talk() as game:
        hands: dict[str, set[str]] = {}
        for chat in ("g1", "g2"):
            for said in ("new basic", "settings computers easy", "start", "take stock"):
                await game.says("ann", said, chat)
            hands[chat] = set(game.rack("ann"))
        both = min(hands["g1"] & hands["g2"])
        asked = await game.says("ann", f"discard {both}")
        assert ASKED in to(asked, "person:ann")[0]
        card = min(hands["g1"] - hands["g2"])
        told = await game.says("ann", f"discard {card}")
        assert f"Ann discarded {card}." in "".join(to(told, GROUP))
        assert code_of(game) in "".join(to(told, "person:ann"))
        assert not to(told, "chat:g2")


@pytest.mark.parametrize("place", [None, "g1", "g2"])
@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("pause", "paused"),
        ("leave", "The match isn’t over"),
        ("stop", "The match isn’t over"),
        ("score", "Rummikub, table "),
        ("history", "Rummikub, table "),
    ],
)
async def test_a_code_names_the_table(word: str, told: str, place: str | None) -> None:
    async with talk() as game:
        codes = []
        for _ in range(2):
            await two_at_a_table(game)
            codes.append(code_of(game))
        for code, other in (codes, codes[::-1]):
            said = str(await game.says("ann", f"{word} {code.lower()}", place))
            assert told in said
            assert code in said
            assert other not in said
            assert ASKED not in said


async def test_a_word_with_a_code_is_confirmed_by_saying_it_again() -> None:
    async with talk() as game:
        codes = []
        for _ in range(2):
            await two_at_a_table(game)
            codes.append(code_of(game))
        asked = str(await game.says("ann", f"stop {codes[0]}", "g1"))
        assert f"stop {codes[0]}" in asked
        game.thinks()
        closed = str(await game.says("ann", f"stop {codes[0]}", "g1"))
        assert f"Ann closed table {codes[0]}." in closed
        left = str(await game.says("ben", f"leave {codes[1]} yes"))
        assert f"table {codes[1]}" in left
        assert "Ben has left." in left


async def test_a_code_of_no_table_and_one_that_is_closed_to_a_person_are_answered_alike() -> None:
    async with talk() as game:
        await two_at_a_table(game)
        for code in (code_of(game), "BBBB"):
            (told,) = to(await game.says("eve", f"leave {code}"), "person:eve")
            assert told.startswith(f"No table with the code “{code}” is open to you.")


async def test_a_table_that_cannot_be_watched_says_so_to_those_who_wait_for_a_seat() -> None:
    async with talk() as game:
        await two_at_a_table(game)
        await game.says("cid", "join", "g1")
        (told,) = to(await game.says("cid", f"watch {code_of(game)}"), "person:cid")
        assert told == "This table can’t be watched. Its host can allow it."
        told = str(await game.says("cid", f"leave {code_of(game)}"))
        assert "no longer waiting for a seat" in told


async def test_a_table_that_cannot_be_watched_says_so_in_the_chat_that_shows_it() -> None:
    async with talk() as game:
        await two_at_a_table(game)
        told = str(await game.says("eve", f"watch {code_of(game)}", "g1"))
        assert "This table can’t be watched. Its host can allow it." in told
        (told,) = to(await game.says("eve", f"watch {code_of(game)}"), "person:eve")
        assert told.startswith("No table with the code")


@pytest.mark.parametrize("place", [None, "g1"])
async def test_the_table_that_is_paused_is_resumed_and_one_that_runs_is_paused(
    place: str | None,
) -> None:
    async with talk() as game:
        await two_at_a_table(game)
        first = code_of(game)
        await two_at_a_table(game, "kids")
        second = code_of(game)
        for paused, used in ((first, second), (second, first)):
            await game.says("ann", f"table {paused}")
            await game.says("ann", f"pause {paused}")
            await game.says("ann", f"table {used}", place)
            told = await game.says("ann", "resume", place)
            assert "isn’t paused" not in str(told)
            assert paused in str(told)
        await game.says("ann", f"table {first}")
        await game.says("ann", "pause")
        await game.says("ann", f"table {first}", place)
        told = await game.says("ann", "pause", place)
        assert "already paused" not in str(told)
        assert second in str(told)


@pytest.mark.parametrize("place", [None, "g1"])
async def test_the_table_used_last_is_paused_though_another_waits(place: str | None) -> None:
    async with talk() as game:
        mover, first, second = await two_that_wait(game)
        await game.says(mover, f"table {first}", place)
        await game.says(mover, "draw", place)
        told = await game.says(mover, "pause", place)
        assert first in str(told)
        assert second not in str(told)


async def test_the_question_goes_when_a_table_that_it_offers_is_closed() -> None:
    async with talk() as game:
        mover, first, _ = await two_that_wait(game)
        asked = await game.says(mover, "draw")
        assert ASKED in to(asked, f"person:{mover}")[0]
        closing = await game.says("ann", f"stop {first}")
        told = await game.presses("ann", str(closing[-1]["buttons"][0]["id"]))
        gone = {"message": asked[-1]["message"], "delete": True}
        assert any(gone.items() <= one.items() for one in told), told
