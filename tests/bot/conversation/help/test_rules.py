"""People read a table's rules by words and by buttons."""

from bot.texts.translator import without_marks
from tests.support.lines.tables import on_turn, two_at_a_table
from tests.support.lines.talk import talk, to


async def test_rules_by_words_and_by_buttons() -> None:
    async with talk() as game:
        (lost,) = to(await game.says("ann", "may I take the joker?"), "person:ann")
        assert lost.startswith("Yes, from the turn after your initial meld.")
        await two_at_a_table(game, "schmidt")
        (whole,) = to(await game.says("ann", "rules"), "person:ann")
        assert "Schmidt Rummy: the rules at this table\n\nIn short:" in whole
        assert "You have up to 5 minutes for a turn." in whole
        (short,) = to(await game.says("ann", "rules", "g1"), "person:ann")
        assert "Schmidt Rummy: the rules at this table\n\nIn short:" in short
        assert "You have up to 5 minutes for a turn." not in short, "the chapters have keys"
        (joker,) = to(await game.presses("ann", game.buttons("person:ann")["Jokers"]), "person:ann")
        assert "• A joker can stand for any tile." in joker
        (same,) = to(await game.says("ann", "rules jokers", "g1"), "person:ann")
        assert same == joker
        (other,) = to(await game.says("ann", "rules basic", "g1"), "person:ann")
        assert "Basic Rummy" in other


async def test_a_button_tells_the_rules_in_short_and_leads_to_the_chapters() -> None:
    async with talk() as game:
        await two_at_a_table(game, "schmidt")
        (short,) = to(
            await game.presses("ann", game.buttons("chat:g1")["Rules"], "g1"), "person:ann"
        )
        assert "\n\nIn short:\n• On your turn, lay tiles or draw one" in short
        assert "Your initial meld, 30 points:" in short
        assert "Before you start" not in short
        assert "Before you start" in game.buttons("person:ann")


async def test_rules_without_a_table_list_the_sheets() -> None:
    async with talk() as game:
        (listed,) = to(await game.says("ann", "rules"), "person:ann")
        assert listed.startswith("Which rules?")
        pressed = await game.presses("ann", game.buttons("person:ann")["Basic Rummy"])
        assert to(pressed, "person:ann")[0].startswith("Basic Rummy: the rules\n")


async def test_the_chapters_of_a_named_sheet_are_those_of_that_sheet() -> None:
    async with talk() as game:
        await two_at_a_table(game, "schmidt", "clock 5m")
        await game.says("ann", "rules kids")
        (chapter,) = to(
            await game.presses("ann", game.buttons("person:ann")["Jokers"]), "person:ann"
        )
        assert chapter.startswith("myRummy Kids: the rules\nJokers\n")
        (typed,) = to(await game.says("ann", "rules kids jokers"), "person:ann")
        assert typed == chapter


async def test_may_i_is_answered_for_the_asking_player_and_the_moment() -> None:
    async with talk() as game:
        await two_at_a_table(game, "schmidt")
        mover, other = on_turn(game)
        (now,) = to(await game.says(mover, "may I lay off now?", "g1"), "chat:g1")
        assert now.startswith("Not yet: make your initial meld first.")
        await game.says(mover, "rules", "g1")
        table = game.buttons(f"person:{mover}")["Using the table"]
        (chapter,) = to(await game.presses(mover, table), f"person:{mover}")
        assert "Can you rearrange? Not yet: make your initial meld first." in chapter
        (drawing,) = to(await game.says(mover, "may I draw?"), f"person:{mover}")
        assert drawing.startswith("Yes, now.")
        (waiting,) = to(await game.says(other, "rules may I draw?"), f"person:{other}")
        assert waiting.startswith(f"Not now: it’s {mover.title()}’s turn")


async def test_a_player_is_told_on_asking_whose_turn_it_is_and_when_they_may_lay() -> None:
    async with talk() as game:
        (nobody,) = to(await game.says("ann", "whose turn is it?"), "person:ann")
        assert nobody.startswith("• On your turn")
        mover, other = await two_at_a_table(game)
        for person, whose, lay in (
            (mover, "It’s your turn.", "Yes, now."),
            (other, f"It’s {mover.title()}’s turn.", f"Not now: it’s {mover.title()}’s turn."),
        ):
            for said, start in (("whose turn is it?", whose), ("when may I lay?", lay)):
                (told,) = to(await game.says(person, said), f"person:{person}")
                assert told.startswith(start), (person, said)


async def test_a_question_in_german_and_one_that_nobody_can_answer() -> None:
    async with talk() as game:
        await game.says("ann", "language de")
        (answer,) = to(await game.says("ann", "Was zählt ein Joker?"), "person:ann")
        assert "In der Erstauslage ist ein Joker so viel wert wie der Stein" in answer
        (unknown,) = to(await game.says("ann", "darf ich schlafen gehen?"), "person:ann")
        assert unknown.startswith("Das kann ich nicht beantworten.")


async def test_a_thing_that_the_sheet_lacks_is_named_in_the_answer() -> None:
    async with talk() as game:
        for line in ("rules chips", "ask what is a chip?"):
            (told,) = to(await game.says("ann", line), "person:ann")
            assert told.startswith("There are no chips in this game: it counts points.\n\n•")
        await two_at_a_table(game, "kids")
        (told,) = to(await game.says("ann", "rules chips", "g1"), "person:ann")
        assert told.startswith("You take a chip for each round you win.")
        assert "The first to 3 chips wins the match." in told


async def test_a_named_sheet_is_explained_however_many_tables_there_are() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ben", "new kids", "g1")
        (told,) = to(await game.says("eve", "rules bookmark", "g1"), "person:eve")
        assert told.startswith("Bookmark")


async def test_the_rules_of_a_sheet_name_the_clock_of_a_new_table() -> None:
    async with talk() as game:
        (told,) = to(await game.says("eve", "rules rummikub"), "person:eve")
        assert "You have up to 5 minutes for a turn." in told
        assert "The limit in the printed rules is 60 seconds." in told
        (chapter,) = to(await game.says("eve", "rules rummikub time"), "person:eve")
        assert "You have up to 5 minutes for a turn." in chapter


async def test_an_unknown_game_is_answered_with_the_names_of_those_that_exist() -> None:
    async with talk() as game:
        told = without_marks(str(await game.says("ann", "new rummi", "g1")))
        assert "no game called “rummi”" in told
        assert "Did you mean “Rummikub”?" in told
        assert "Bookmark Rummy, Rummy by Budaçsek, myRummy Kids, " in told
        assert "Basic Rummy" in told


async def test_a_question_outside_the_rules_is_answered_with_the_topics() -> None:
    async with talk() as game:
        await two_at_a_table(game, "schmidt")
        topics = "Topics: begin, turn, melds, first, table, joker, stock, time, score, match. "
        for said in ("ask", "rules count"):
            (told,) = to(await game.says("ann", said), "person:ann")
            assert told.endswith(f"\n{topics}For example, type “rules match”."), said
        (match,) = to(await game.says("ann", "rules match"), "person:ann")
        assert "The match" in match
        await game.says("ann", "language de")
        (german,) = to(await game.says("ann", "rules zählmal"), "person:ann")
        assert "Themen: anfang, zug, kombinationen, erstauslage, " in german


async def test_a_link_to_the_rules_of_a_table_names_its_clock_to_whoever_follows_it() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ann", "settings clock 1h", "g1")
        code = game.text("chat:g1").partition("table ")[2][:4]
        await game.says("eve", f"rules {code} rummikub")
        assert "You have up to an hour for a turn." in game.text("person:eve")
        await game.says("ann", "stop", "g1")
        await game.says("eve", f"rules {code} rummikub")
        assert "an hour" not in game.text("person:eve")
        assert "Rummikub" in game.text("person:eve")
