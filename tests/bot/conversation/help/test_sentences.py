"""A whole sentence is answered as one, and what is asked about a joker says what to type."""

import pytest

from bot.reading.words import read_question
from bot.screens.teaching.answers import Case, answer
from bot.screens.teaching.rules import agreed_at
from bot.texts.translator import without_marks
from core.engine.table.view import TableView
from tests.support.lines.tables import two_at_a_table
from tests.support.lines.talk import talk, to
from tests.support.screens.seated import as_seen, state, voice


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "i want to swap places", "I don’t understand “i want to swap places”. “help” lists"),
        ("fr", "tu peux attendre ?", "Je ne comprends pas « tu peux attendre ? »"),
        ("de", "kannst du das bitte machen", "„kannst du das bitte machen“ verstehe ich nicht."),
        ("en", "y11 for the joker", "To swap a joker, lay the tile"),
        ("de", "y11 gegen den Joker", "Leg den Stein, für den der Joker steht"),
        ("fr", "y11 pour le joker", "Pour échanger un joker"),
    ],
)
async def test_a_sentence_is_answered_as_a_whole(language: str, typed: str, told: str) -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game)
        await game.says(mover, f"language {language}")
        said = "\n".join(to(await game.says(mover, typed), f"person:{mover}"))
        assert told in said.replace("\u202f", " ").replace("\u2060", "")


def with_a_joker() -> TableView:
    at = state("rummikub", "b7 b8 b9 | y9 y10 J=y11", racks=("y11 k12 k13", "b1"))
    return as_seen(at)


async def test_a_question_about_the_joker_is_answered_with_what_to_type() -> None:
    table_view = with_a_joker()
    about = read_question("may i take the joker", "en")
    assert about is not None
    answered = answer(await voice(table_view), Case(agreed_at(table_view), table_view), about)
    told = without_marks(answered.text)
    assert (
        "The joker of meld 2 stands for y11. To take it, lay y11 along with your new meld" in told
    )
    assert "“play y11 …”" in told


async def test_a_joker_that_stays_is_not_said_to_be_taken() -> None:
    at = state("budacsek", "r7 r8 r9 | b8 b9 J=b10", racks=("b10 k10", "b1"))
    table_view = as_seen(at)
    about = read_question("may i take the joker", "en")
    assert about is not None
    case = Case(agreed_at(table_view), table_view)
    assert "along with your new meld" not in answer(await voice(table_view), case, about).text
