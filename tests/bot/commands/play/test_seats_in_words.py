"""`--seats` and other options accept names in the reader's language."""

import pytest

from tests.support.commands.answer import Rummy


@pytest.mark.parametrize(
    ("language", "seats"),
    [
        ("fr", "facile,difficile"),
        ("es", "fácil,DIFÍCIL"),
        ("de", "leicht,stark"),
        ("en", "easy,hard"),
    ],
)
def test_levels_are_read_in_any_language(rummy: Rummy, language: str, seats: str) -> None:
    played = rummy("simulate", "kids", "--seats", seats, "--games", "1", "--language", language)
    assert (played.status, played.err) == (0, "")


def test_an_unknown_level_is_answered_with_those_of_the_language(rummy: Rummy) -> None:
    told = rummy("play", "--seats", "toi,foo", "--language", "fr").err
    assert "moi, facile, moyen ou difficile" in told


def test_house_rules_and_their_values_are_named_in_the_language(rummy: Rummy) -> None:
    told = rummy("play", "--rule", "montón-vacío=foo", "--language", "es").err
    assert "montón-vacío" in told
    assert "empate, interrumpida, menos-puntos o sin-ganador" in told
    told = rummy("play", "--rule", "foo=1", "--language", "it").err
    assert "limite-leggio" in told
    assert "rack_limit" not in told


def test_a_missing_argument_has_the_name_that_help_gives_it(rummy: Rummy) -> None:
    told = rummy("check", "--language", "fr").err
    assert "JEU, TUILES" in told
    assert "rummy check JEU" in rummy("check", "--help", "--language", "fr").out
