"""No message is repeated, and personal answers are private."""

import pytest

from bot.texts.translator import without_marks
from tests.support.clocks import SteppedClock
from tests.support.lines.tables import GROUP, SHORT, draws_to_the_end, two_at_a_table
from tests.support.lines.talk import talk, to


@pytest.mark.parametrize("chat", ["g1", None])
async def test_no_message_is_written_again_as_it_is(chat: str | None) -> None:
    async with talk() as game:
        for word in ("new rummikub", "settings computers easy", "start", "draw", "draw", "rack"):
            await game.says("ann", word, chat)
        shown: dict[int, object] = {}
        for message in game.said:
            if "text" in message and "message" in message:
                reads = (message["text"], message["buttons"], message["picture"])
                assert shown.get(message["message"]) != reads
                shown[message["message"]] = reads


async def test_a_nudge_that_is_refused_is_answered_in_private() -> None:
    async with talk(clock=SteppedClock()) as game:
        _, waits = await two_at_a_table(game)
        written = await game.says(waits, "nudge", "g1")
        assert to(written, GROUP) == []
        assert len(to(written, f"person:{waits}")) == 1


async def test_a_rack_sorted_after_the_round_is_answered_with_the_result() -> None:
    async with talk(clock=SteppedClock()) as game:
        await two_at_a_table(game, "rummikub", SHORT)
        await draws_to_the_end(game)
        for order in ("number", "colour"):
            (said,) = to(await game.says("ann", f"sort {order}"), "person:ann")
            assert "This round:" in said


async def test_settings_my_alone_lists_the_personal_settings() -> None:
    async with talk() as game:
        (answer,) = to(await game.says("ann", "settings my", "g1"), "person:ann")
        assert "emoji, text, light, dark" in answer
        assert "“”" not in answer


@pytest.mark.parametrize(
    ("said", "possible"),
    [
        ("leavers", "computer or closed"),
        ("away", "1, 2, 3 or never"),
        ("youngest", "Ann"),
        ("theme", "light, dark"),
    ],
)
async def test_a_setting_without_a_value_lists_its_values(said: str, possible: str) -> None:
    async with talk() as game:
        await game.says("ann", "new kids", "g1")
        (answer,) = to(await game.says("ann", f"settings {said}", "g1"), "chat:g1")
        assert f"“settings {said} " in answer
        assert f"Options: {possible}" in without_marks(answer)


VALUES = {
    "de": ("computer oder leer", "1, 2, 3 oder nie", "hell, dunkel", "Farben: hell."),
    "es": (
        "ordenador o vacío",
        "1, 2, 3 o nunca",
        "claro, oscuro",
        "Colores de la imagen: claros.",
    ),
    "fr": (
        "ordinateur ou vide",
        "1, 2, 3 ou jamais",
        "clair, sombre",
        "Couleurs de l’image\u202f: claires.",
    ),
    "it": (
        "sostituisci o vuoto",
        "1, 2, 3 o mai",
        "chiaro, scuro",
        "L’immagine ha colori chiari.",
    ),
    "nl": (
        "invallen of leeg",
        "1, 2, 3 of nooit",
        "licht, donker",
        "De afbeelding heeft lichte kleuren.",
    ),
}
"""The values of `leavers`, `away` and `theme`, and the initial theme."""


@pytest.mark.parametrize("language", VALUES)
async def test_a_setting_says_its_values_in_the_readers_language_and_reads_them(
    language: str,
) -> None:
    async with talk() as game:
        await game.says("ann", "new kids", "g1")
        await game.says("ann", f"settings language {language}", "g1")
        *listed, holds = VALUES[language]
        for name, values in zip(("leavers", "away", "theme"), listed, strict=True):
            (answer,) = to(await game.says("ann", f"settings {name}", "g1"), "chat:g1")
            assert values in without_marks(answer)
            if name == "theme":
                assert holds in without_marks(answer)
            value = values.rpartition(" ")[2]
            await game.says("ann", f"settings {name} {value}", "g1")
            (after,) = to(await game.says("ann", f"settings {name}", "g1"), "chat:g1")
            assert after.partition("\n")[0] != answer.partition("\n")[0]
            assert after.partition("\n")[2] == answer.partition("\n")[2]


async def test_a_number_that_is_none_is_told_the_words_that_stand_for_one() -> None:
    async with talk() as game:
        await game.says("ann", "new kids", "g1")
        (answer,) = to(await game.says("ann", "settings away often", "g1"), "chat:g1")
        assert "Choose from: 1,\u00a02,\u00a03\u00a0… or never" in without_marks(answer)


async def test_settings_my_with_the_name_of_a_setting_alone_changes_nothing() -> None:
    async with talk() as game:
        for name in ("look", "theme"):
            (answer,) = to(await game.says("ann", f"settings my {name}", "g1"), "person:ann")
            assert "emoji, text, light, dark" in answer


async def test_no_time_limit_is_offered_once_on_a_sheet_without_a_clock() -> None:
    async with talk() as game:
        await game.says("ann", "new kids", "g1")
        answer = to(await game.says("ann", "settings clock", "g1"), "chat:g1")[-1]
        assert answer.count("no time limit") == 1
        assert "✓ 5 min" in answer


async def test_a_full_lobby_says_so_in_place_of_how_to_join() -> None:
    async with talk() as game:
        await game.says("ann", "new kids", "g1")
        await game.says("ann", "settings computers easy easy easy", "g1")
        assert "All seats are taken." in game.text("chat:g1")
        assert "“join" not in game.text("chat:g1")
