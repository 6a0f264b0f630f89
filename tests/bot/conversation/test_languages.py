"""At one table, each person and each chat reads their own language."""

import re

import pytest

from tests.support.lines.tables import two_at_a_table
from tests.support.lines.talk import Message, Talk, answers, talk, to
from tests.support.translator import TRANSLATOR

GROUP = "chat:g1"


async def speaks(game: Talk, person: str, language: str | None, text: str) -> list[Message]:
    """Say something in the group; `language` is the person's language on the platform."""
    return await game.send(
        person=person, name=person.title(), chat="g1", text=text, language=language
    )


async def test_a_table_at_which_everybody_reads_his_own_language() -> None:
    async with talk() as game:
        await speaks(game, "ann", "de", "neu schmidt")
        await speaks(game, "ben", "fr-CH", "rejoindre")
        assert "Besetzte Plätze: 2 von 4" in game.text(GROUP)
        assert to(await speaks(game, "ben", "fr", "settings language it"), GROUP) == [
            "Seul l’hôte peut le faire."
        ]
        said, lobby = to(await speaks(game, "ann", "de", "settings language italiano"), GROUP)
        assert said == "Lingua della chat, per tutti i tavoli: Italiano."
        assert "Posti occupati: 2 su 4" in lobby
        await speaks(game, "ann", "de", "start")
        assert "comincia " in game.text(GROUP)
        assert "Dein Brett (14):" in game.text("person:ann")
        assert "chevalet" in game.text("person:ben")
        (rules,) = to(await speaks(game, "ben", "fr", "règles"), "person:ben")
        assert "En bref" in rules
        (mine,) = to(await game.says("ben", "règles"), "person:ben")
        assert "En bref" in mine


async def two_tables_of_a_chat(game: Talk) -> str:
    """Let Ann and Cleo host a table each in one chat; return the code of Ann's."""
    await speaks(game, "ann", "en", "new")
    code = str(re.findall("table ([A-Z]{4})", game.text(GROUP))[-1])
    await speaks(game, "cleo", "en", "new kids")
    return code


async def test_a_language_holds_for_the_chat_which_is_told_once() -> None:
    told = "Im Chat dieses Tisches verwende ich jetzt Deutsch, an allen Tischen dort."
    async with talk() as game:
        code = await two_tables_of_a_chat(game)
        typed = to(await speaks(game, "ann", "en", "settings language de"), GROUP)
        assert sum(told in one for one in typed) == 1
        await speaks(game, "ann", "en", "settings language en")
        await game.says("ann", f"table {code}")
        said = await game.says("ann", "settings language de")
        assert sum(told in one for one in to(said, GROUP)) == 1
        again = await game.says("ann", "settings language de")
        assert not any(told in one for one in to(again, GROUP))


async def test_a_language_chosen_by_a_key_is_told_where_others_play_at_another_table() -> None:
    async with talk() as game:
        code = await two_tables_of_a_chat(game)
        await game.says("ann", f"table {code}", "g1")
        await game.presses("ann", game.buttons(GROUP)["Settings"], "g1")
        key = next(key for label, key in game.buttons(GROUP).items() if "Language" in label)
        await game.presses("ann", key, "g1")
        pressed = await game.presses("ann", game.buttons(GROUP)["Deutsch"], "g1")
        assert sum("an allen Tischen dort" in one for one in to(pressed, GROUP)) == 1


async def test_the_next_table_of_the_chat_is_shown_in_its_language_too() -> None:
    async with talk() as game:
        await speaks(game, "ann", "en", "new")
        await game.presses("ann", game.buttons(GROUP)["Settings"], "g1")
        offered = str(to(await speaks(game, "ann", "en", "settings language"), GROUP))
        assert "Español: “settings language es”" in offered
        await speaks(game, "ann", "en", "settings language es")
        await speaks(game, "ann", "en", "stop")
        await speaks(game, "ann", "en", "new kids")
        assert "Empezar" in game.buttons(GROUP)


async def test_in_private_the_language_of_the_tables_chat_is_asked_for() -> None:
    async with talk() as game:
        await two_at_a_table(game, "kids")
        (asked,) = to(await game.says("ann", "settings language"), "person:ann")
        assert "Which language should I use in this table’s chat?" in asked


@pytest.mark.parametrize("typed", ["settings language", "settings language fr"])
async def test_a_table_without_a_chat_has_no_language_of_a_chat(typed: str) -> None:
    async with talk() as game:
        await game.says("ann", "new")
        (told,) = to(await game.says("ann", typed), "person:ann")
        assert told == "No chat shows this table. Type “language” to change your own language."
        await game.presses("ann", game.buttons("person:ann")["Settings"])
        assert not [label for label in game.buttons("person:ann") if "Language" in label]


async def test_the_platforms_language_counts_until_one_is_chosen() -> None:
    async with talk() as game:

        async def tables() -> str:
            return to(await speaks(game, "ann", "nl", "tables"), "person:ann")[0]

        assert (await tables()).startswith("Je zit nog niet aan een tafel")
        await speaks(game, "ann", "nl", "language en")
        assert (await tables()).startswith("You’re not at any table")


async def test_a_person_of_unknown_language_reads_the_chats_language() -> None:
    async with talk() as game:
        await speaks(game, "ann", "de", "new")
        await speaks(game, "ann", "de", "settings language de")
        await speaks(game, "ivo", None, "join")
        await speaks(game, "ann", "de", "start")
        assert "Dein Brett (14):" in game.text("person:ivo")


async def test_a_person_of_unknown_language_types_in_the_chats_language() -> None:
    async with talk() as game:
        await speaks(game, "ann", "de", "new kids")
        await speaks(game, "ann", "de", "settings language de")
        await speaks(game, "ivo", None, "mitspielen")
        assert "2. Ivo" in str(game.shown[1]["text"])
        assert to(await speaks(game, "ivo", None, "regeln joker"), "person:ivo")[0].count("Joker")
        await speaks(game, "ann", "de", "start")
        await game.says("ivo", "sortieren nach zahlen")
        assert "Dein Brett (8):" in game.text("person:ivo")
        assert "kenne ich nicht" not in game.text("person:ivo")


async def test_a_press_is_answered_in_the_pressers_language() -> None:
    async with talk() as game:
        await speaks(game, "ann", "de", "new")
        await speaks(game, "ann", "de", "settings language de")
        await speaks(game, "ben", "fr", "join")
        lobby = game.buttons(GROUP)
        assert answers(await game.presses("ben", lobby["Los geht’s"], "g1")) == [
            "Seul l’hôte peut le faire."
        ]
        refused = to(await speaks(game, "ben", "fr", "start"), GROUP)
        assert refused == ["Seul l’hôte peut le faire."], "it concerns nobody else"


async def test_a_chat_without_a_language_is_spoken_to_in_that_of_its_tables_host() -> None:
    async with talk() as game:
        await game.send(person="ann", name="Ann", language="de", chat="g1", text="new rummikub")
        assert "Besetzte Plätze: 1 von 4" in game.text("chat:g1")
        await game.says("ben", "join", "g1")
        assert "Besetzte Plätze: 2 von 4" in game.text("chat:g1")
        for said in ("score", "rules", "jion"):
            await game.says("ben", said, "g1")
            assert not re.search(r"\b(the|is|not)\b", game.text("chat:g1")), said
        await game.says("ann", "settings language fr", "g1")
        assert "Besetzte" not in game.text("chat:g1")
        await game.send(person="cleo", name="Cleo", language="es", chat="g2", text="new kids")
        assert "Sitios" in game.text("chat:g2")


async def test_a_setting_and_its_values_are_named_in_the_readers_language() -> None:
    async with talk() as game:
        await speaks(game, "ann", "nl", "new rummikub")
        said = str(await speaks(game, "ann", "nl", "settings leavers wat"))
        assert "“wat” is geen geldige waarde voor “vertrek”. Kies uit: invallen of leeg" in said


@pytest.mark.parametrize("language", TRANSLATOR.languages)
async def test_the_label_of_a_key_works_as_a_typed_word(language: str) -> None:
    async with talk() as game:
        await two_at_a_table(game)
        await game.says("ann", f"language {language}")
        await game.says("ann", f"settings language {language}", "g1")
        for chat, place in ((None, "person:ann"), ("g1", GROUP)):
            await game.says("ben", "pause", "g1")
            (resume,) = (label for label, key in game.buttons(place).items() if "resume" in key)
            await game.says("ann", resume.upper(), chat)
            assert resume not in game.buttons(place)


@pytest.mark.parametrize(
    "line", ["sprache deutsch", "/langue de", "lingua de", "taal de", "idioma de"]
)
async def test_the_word_for_the_language_is_understood_in_every_language(line: str) -> None:
    async with talk() as game:
        await game.says("ann", "language en")
        await game.says("ann", line)
        await game.says("ann", "hilfe")
        assert "Tisch" in game.text("person:ann")


@pytest.mark.parametrize("language", TRANSLATOR.languages)
async def test_the_english_word_for_the_clock_is_found_in_every_language(language: str) -> None:
    async with talk() as game:
        await game.says("ann", f"language {language}")
        await game.says("ann", "new rummikub", "g1")
        await game.says("ann", "settings time 30s", "g1")
        assert "30" in game.text("chat:g1")
