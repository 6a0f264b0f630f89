"""Questions that readers of the rules pages could not answer well: each page answers them now."""

import pytest

from bot.texts.rulebook import Played, Rulebook
from bot.texts.translator import without_marks
from core.rules.sheets import SHEETS
from tests.support.translator import TRANSLATOR

LANGUAGES = ("en", "de", "fr", "es", "it", "nl")
"""The columns of the tables below."""


def told(sheet: str, topic: str, language: str) -> str:
    rule = Rulebook(Played(sheet=SHEETS[sheet]), TRANSLATOR, language).rule(topic)
    return without_marks(rule.text) if rule is not None else ""


ANSWERS: dict[tuple[str, str, str], tuple[str, ...]] = {
    ("May you choose your tiles?", "schmidt", "hand"): (
        "at random", "verdeckt", "au hasard", "al azar", "a caso", "blind",
    ),
    ("What is Handrummy?", "schmidt", "handrummy"): (
        "whole rack in one turn", "ganzes Brett in einem Zug", "tout ton chevalet en un seul tour",
        "todo el soporte en un solo turno", "tutto il leggio in un solo turno",
        "hele plankje in één beurt",
    ),
    ("What does Handrummy bring?", "schmidt", "handrummy"): (
        "you gain double", "gewinnst doppelt", "tu gagnes le double", "tú ganas el doble",
        "guadagna il doppio", "krijgt dubbel",
    ),
}  # fmt: skip
"""What is asked, of which sheet, the topic that answers it, and its words in each language."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("asked", ANSWERS, ids=" ".join)
def test_a_question_is_answered(asked: tuple[str, str, str], language: str) -> None:
    _, sheet, topic = asked
    assert ANSWERS[asked][LANGUAGES.index(language)] in told(sheet, topic, language)
