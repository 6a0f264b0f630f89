"""Quoted words are in the reader's language, and reading one gives the word itself."""

import pytest

from bot.conversation.words.table import WORDS
from bot.conversation.words.turn import RACK_WORDS
from bot.reading.phrases import in_own_words
from bot.reading.vocabulary import own_words
from bot.reading.words import read_line
from core.rules.sheets import SHEETS
from tests.support.texts import LANGUAGES

AFTER = {"meld": " 7H 8H 9H", "take": " stock"}
"""Words that disambiguate a name with a second meaning."""


def test_words_of_the_program_are_said_in_the_readers_language() -> None:
    said = "À toi : « draw », « take discard », « auto off », « play r7 r8 r9 » ou « Ma table »."
    assert in_own_words(said, "fr") == (
        "À toi : « piocher », « prendre défausse », « automatique stop », « placer r7 r8 r9 »"
        " ou « Ma table »."
    )
    assert in_own_words("Type “draw”.", "en") == "Type “draw”."


def test_the_value_of_a_setting_is_said_in_the_readers_language() -> None:
    said = "« settings assist hints 3 », « settings clock none », « settings rule jokers=4 »"
    assert in_own_words(said, "fr") == (
        "« réglages aide indices 3 », « réglages temps sans », « réglages règle jokers=4 »"
    )


def test_a_word_that_help_explains_is_said_in_the_readers_language() -> None:
    assert in_own_words("«help notify», «help all»", "it") == "«aiuto avvisi», «aiuto tutto»"


def test_a_phrase_of_two_words_is_translated_as_one() -> None:
    assert in_own_words("«plan lay off», «plan undo»", "es") == ("«plan no bajar», «plan deshacer»")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", ["rummikub", "basic"])
def test_a_quoted_word_is_read_as_what_it_means(sheet: str, language: str) -> None:
    known = (*SHEETS[sheet].family.turns.words, *WORDS, *RACK_WORDS)
    followed = {word: f"{word}{AFTER.get(word, '')}" for word in known}
    quoted = {word: in_own_words(f"“{said}”", language) for word, said in followed.items()}
    assert {word: read_line(said, language, known)[0] for word, said in quoted.items()} == {
        word: word for word in known
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_setting_is_one_word(language: str) -> None:
    """The first word after `settings` is the setting's name, and the rest is its value."""
    assert [name for name in own_words(language, "settings").values() if " " in name] == []
