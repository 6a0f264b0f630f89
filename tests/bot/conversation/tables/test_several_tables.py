"""Several tables in a chat, or of one person."""

import re
from pathlib import Path

import pytest

from tests.support.clocks import SteppedClock
from tests.support.lines.tables import GROUP, code_of, two_at_a_table
from tests.support.lines.talk import talk, to


async def test_a_typed_turn_asks_which_table_is_meant_once_another_one_has_called() -> None:
    async with talk(clock=SteppedClock()) as game:
        mover, other = await two_at_a_table(game)
        await game.says(other, "daily")
        daily = game.rack(other)
        await game.says(other, "draw")
        drawn = game.rack(other)
        assert len(drawn) == len(daily) + 1, "only the hand of the day waits for them"
        await game.says(mover, "draw", "g1")
        asked = await game.says(other, "draw")
        assert "Which table do you mean?" in to(asked, f"person:{other}")[0]
        code = re.findall("table (....)", str(game.scene(GROUP)["text"]))[0]
        (key,) = [one["id"] for one in asked[0]["buttons"] if code in one["label"]]
        told = await game.presses(other, key)
        assert f"{other.title()} drew." in "".join(to(told, GROUP))
        await game.says(mover, "draw", "g1")
        told = await game.says(other, f"draw {code.lower()}")
        assert f"{other.title()} drew." in "".join(to(told, GROUP))
        late = await game.says(other, "draw")
        assert "Which table do you mean?" in to(late, f"person:{other}")[0], "it is not their turn"


@pytest.mark.parametrize("asked", ["help", "help all"])
async def test_help_says_how_a_word_names_one_of_several_tables(asked: str) -> None:
    async with talk() as game:
        await two_at_a_table(game)
        assert "several tables" not in to(await game.says("ann", asked), "person:ann")[0]
        await game.says("ann", "new kids", "g2")
        code = re.findall("table ([A-Z]{4})", game.text("chat:g2"))[0]
        assert f"“leave {code}”" in to(await game.says("ann", asked), "person:ann")[0]


async def test_a_second_table_is_the_one_to_join() -> None:
    async with talk() as game:
        await two_at_a_table(game)
        await game.says("eve", "new kids", "g1")
        await game.says("ben", "join", "g1")
        assert "2. Ben" in game.text(GROUP)


async def test_the_table_in_use_is_remembered_through_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'rummy.sqlite3'}"
    async with talk(database=database) as game:
        await two_at_a_table(game)
        first = code_of(game)
        await game.says("ann", "new kids", "g1")
        await game.says("ann", f"table {first}")
        await game.says("ann", f"table {first}", "g1")
    async with talk(database=database) as game:
        for place in (None, "g1"):
            (told,) = to(await game.says("ann", "score", place), GROUP if place else "person:ann")
            assert told.startswith(f"Rummikub, table {first}, round 1")


@pytest.mark.parametrize(
    ("language", "typed", "done"),
    [
        ("en", "discard 9 of clubs", "Ann discarded 9C."),
        ("nl", "gooi klaveren 9", "Ann heeft 9C weggegooid."),
    ],
)
async def test_a_card_in_words_is_read_after_the_question_which_table(
    language: str, typed: str, done: str
) -> None:
    async with talk() as game:
        for chat in ("g1", "g2"):
            for said in ("new basic", "settings computers easy", "start", "take stock"):
                await game.says("ann", said, chat)
        assert "9C" in game.rack("ann")
        await game.says("ann", f"language {language}")
        asked = await game.says("ann", typed)
        discarded = await game.presses("ann", asked[0]["buttons"][-1]["id"])
        assert done in "".join(to(discarded, "chat:g2"))


async def test_an_answer_names_its_table_where_there_are_several() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game)
        top = f"Rummikub, table {code_of(game)}, round 1"
        assert to(await game.says(mover, "undo"), f"person:{mover}") == ["Nothing to undo."]
        await game.says("ann", "new kids", "g1")
        await game.says("ben", "join", "g1")
        own, others = f"person:{mover}", f"person:{other}"
        assert to(await game.says(mover, "undo", "g1"), own) == [f"{top}\n\nNothing to undo."]
        assert to(await game.says(mover, "play g5"), own)[0].startswith(f"{top}\n\n")
        await game.says(other, f"table {code_of(game)}", "g1")
        refused = to(await game.says(other, "nudge", "g1"), others)
        assert refused[0].startswith(f"{top}\n\nYou can nudge {mover.title()}")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("settings clock 1h", "Time limit: 1 hour a turn."),
        ("settings leavers closed", "If somebody leaves, the seat is closed."),
    ],
)
async def test_a_changed_setting_names_its_table_where_a_chat_has_several(
    said: str, told: str
) -> None:
    async with talk() as game:
        await two_at_a_table(game)
        code = code_of(game)
        await game.says("eve", "new kids", "g1")
        news = to(await game.says("ann", said, "g1"), GROUP)
        (line,) = [one for one in news if told in one]
        assert line.startswith(f"Rummikub, table {code}, round 1\n\n{told}")


async def test_a_call_to_a_new_table_names_it_where_a_chat_has_several() -> None:
    async with talk() as game:
        await game.says("zoe", "call me", "g1")
        await game.says("ann", "new rummikub", "g1")
        await game.says("zoe", "call me", "g1")
        news = to(await game.says("ben", "new kids", "g1"), GROUP)
        (line,) = [one for one in news if "Zoe" in one]
        assert line.startswith("myRummy Kids, table ")


async def test_two_tables_in_one_chat_are_told_apart() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ben", "new kids", "g1")
        written = await game.says("eve", "join", "g1")
        assert "Which table do you mean?" in to(written, "person:eve")[0]
        kids = next(b for b in written[0]["buttons"] if "Kids" in b["label"])
        await game.presses("eve", kids["id"])
        tables = {text.split(",")[0]: text for text in game.texts(GROUP)}
        assert "Eve" in tables["myRummy Kids"]
        assert "Eve" not in tables["Rummikub"]
        await game.says("ben", "start", "g1")
        assert "myRummy Kids" in game.text(GROUP)
        await game.says("eve", "draw")
        await game.says("ben", "draw")
        assert any("drew." in text for text in game.texts(GROUP))


async def test_the_question_for_a_table_quotes_no_word_that_was_not_typed() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ann", "new kids", "g2")
        (told,) = to(await game.says("ann", "may I lay off now?"), "person:ann")
        assert told.startswith("Which table do you mean?")
        assert "ask" not in told


async def test_one_s_tables_are_listed_those_first_that_wait() -> None:
    async with talk() as game:
        await game.says("ann", "new kids")
        await game.says("ann", "new rummikub")
        await game.says("ann", "settings computers easy")
        await game.says("ann", "start")
        first, second = game_tables = to(await game.says("ann", "tables"), "person:ann")[
            0
        ].splitlines()
        assert len(game_tables) == 2
        assert first.endswith("Rummikub, your turn")
        assert second.endswith("not started")
