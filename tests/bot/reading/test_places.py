"""The little words before a place are left out, in each language."""

import pytest

from bot.reading.placing import Placing, read_placing
from bot.reading.vocabulary import fold, languages, small_words, vocabulary
from bot.reading.words import read_place


@pytest.mark.parametrize(
    ("language", "typed", "words"),
    [
        ("en", "k11 to new", "k11 new"),
        ("en", "k11 to a new meld", "k11 new"),
        ("en", "y4 onto 4", "y4 4"),
        ("en", "y4 into meld 4", "y4 4"),
        ("en", "k1 k2 to 8", "k1 k2 8"),
        ("en", "red 4 to 7", "red 4 7"),
        ("en", "r3 from 2 to 15", "r3 2 15"),
        ("en", "r3 to 15 from my rack", "r3 rack 15"),
        ("en", "7H on 3", "7H 3"),
        ("de", "y4 an 4", "y4 4"),
        ("de", "y4 zur Kombination 4", "y4 4"),
        ("de", "rot 4 von 2 auf 7", "rot 4 2 7"),
        ("de", "k11 in eine neue Kombination", "k11 new"),
        ("fr", "y4 à la combinaison 4", "y4 4"),
        ("fr", "n11 sur 3", "n11 3"),
        ("it", "y4 alla 4", "y4 4"),
        ("it", "r3 dal leggio alla 15", "r3 rack 15"),
        ("es", "y4 a la 4", "y4 4"),
        ("es", "k11 en una nueva combinación", "k11 new"),
        ("nl", "y4 bij 4", "y4 4"),
        ("nl", "y4 van 2 naar 4", "y4 2 4"),
    ],
)
def test_little_words_before_a_place_are_left_out(language: str, typed: str, words: str) -> None:
    assert read_placing(typed, language) == Placing(tuple(words.split()), directed=True)


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "r7 and 8"),
        ("en", "r7 8"),
        ("fr", "8 de trèfle et 9"),
        ("es", "r7 y 8"),
        ("it", "8C A 2"),
    ],
)
def test_a_text_without_a_place_stays(language: str, typed: str) -> None:
    assert read_placing(typed, language) == Placing(tuple(typed.split()))


def test_a_place_that_pieces_only_leave_is_no_target() -> None:
    assert read_placing("y4 from 3", "en").aimless
    assert not read_placing("y4 from 3 4", "en").aimless


@pytest.mark.parametrize(
    ("language", "typed", "place"),
    [
        ("en", "from the stock", "stock"),
        ("en", "from stock", "stock"),
        ("en", "the discard", "discard"),
        ("de", "vom Vorrat", "stock"),
        ("de", "von der Ablage", "discard"),
        ("fr", "de la pioche", "stock"),
        ("it", "dal mazzo", "stock"),
        ("es", "del montón", "stock"),
        ("nl", "van de aflegstapel", "discard"),
        ("en", "from", "from"),
    ],
)
def test_a_card_is_taken_from_a_place_in_any_wording(language: str, typed: str, place: str) -> None:
    assert read_place(typed, language) == place


@pytest.mark.parametrize("language", languages())
def test_no_little_word_names_a_tile(language: str) -> None:
    known = vocabulary(language, "tiles")
    assert known is not None
    little = {word for kind in ("place", "from", "after") for word in small_words(language, kind)}
    assert not little & {fold(word) for word in (*known.sorts, *known.jokers)}
    assert all(small_words(language, kind) for kind in ("place", "from", "after", "articles"))
