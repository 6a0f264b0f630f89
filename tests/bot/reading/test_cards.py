"""The reading of typed cards is generous, and strict notation reads as itself."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.reading.pieces import read_pieces
from bot.reading.vocabulary import languages
from bot.render.writing import letters, with_signs
from core.rules.cards.family import FAMILY
from core.rules.pieces import UnreadableError, print_pieces
from tests.support.translator import TRANSLATOR

RANKS = ("A", *map(str, range(2, 11)), "J", "Q", "K")
CARDS = [rank + suit for rank in RANKS for suit in "SHDC"]


@given(st.lists(st.sampled_from(CARDS)), st.sampled_from(languages()))
def test_strict_notation_reads_as_itself(cards: list[str], language: str) -> None:
    assert read_pieces(" ".join(cards), language, "cards") == " ".join(cards)
    assert read_pieces(" ".join(cards).lower(), language, "cards") == " ".join(cards)


@pytest.mark.parametrize("language", languages())
def test_cards_are_typed_back_as_sentences_show_them(language: str) -> None:
    for card in CARDS:
        shown = with_signs(card, letters(partial(TRANSLATOR.text, language=language)))
        assert read_pieces(shown, language, "cards") == card, shown


@given(st.lists(st.sampled_from(CARDS), min_size=2), st.sampled_from(languages()))
def test_a_hand_is_typed_back_as_a_screen_shows_it(cards: list[str], language: str) -> None:
    """`3♥️ D♣️` is no 3 in three suits in German, but the queen of clubs as well."""
    shown = with_signs(" ".join(cards), letters(partial(TRANSLATOR.text, language=language)))
    assert read_pieces(shown, language, "cards") == " ".join(cards)


@pytest.mark.parametrize(
    ("card", "language", "shown"),
    [
        ("4S", "de", "4♠️"), ("JC", "de", "B♣️"), ("10H KD", "fr", "10♥️ R♦️"),
        ("QS KS", "nl", "V♠️ H♠️"), ("JD QD", "it", "J♦️ Q♦️"), ("KH", "es", "K♥️"),
        ("r5 J", "de", "r5 J"),
    ],
)  # fmt: skip
def test_sentences_show_cards_by_signs_and_own_letters(
    card: str, language: str, shown: str
) -> None:
    assert with_signs(card, letters(partial(TRANSLATOR.text, language=language))) == shown


@pytest.mark.parametrize(
    ("typed", "language", "strict"),
    [
        ("TH th", "en", "10H 10H"),
        ("7♠ ♥8", "en", "7S 8H"),
        ("7♥️", "en", "7H"),
        ("7-9h", "en", "7H 8H 9H"),
        ("H7-9", "en", "7H 8H 9H"),
        ("a-3s", "en", "AS 2S 3S"),
        ("jqkh", "en", "JH QH KH"),
        ("8shd", "en", "8S 8H 8D"),
        ("ace of spades, 7 of hearts", "en", "AS 7H"),
        ("spades 10 to king", "en", "10S JS QS KS"),
        ("Pik Ass", "de", "AS"),
        ("Herz 7 8 9", "de", "7H 8H 9H"),
        ("Kreuz Bube", "de", "JC"),
        ("Kreuz Dame, Karo König", "de", "QC KD"),
        ("bh", "de", "JH"),
        ("as", "de", "AS"),
        ("Herz As, Herzbube", "de", "AH JH"),
        ("valet de cœur", "fr", "JH"),
        ("dame de trefle et as de pique", "fr", "QC AS"),
        ("as 2s", "fr", "AS 2S"),
        ("10 valet dame carreau", "fr", "10D JD QD"),
        ("fante di cuori", "it", "JH"),
        ("asso di picche, re di fiori", "it", "AS KC"),
        ("hartenboer", "nl", "JH"),
        ("schoppen aas en klaveren heer", "nl", "AS KC"),
        ("ruiten 7-9", "nl", "7D 8D 9D"),
        ("sota de picas", "es", "JS"),
        ("jota de corazones y as de trebol", "es", "JH AC"),
        ("rey de diamantes", "es", "KD"),
        ("HB hd PA", "de", "JH QH AS"),
        ("p10 h10 kr10", "de", "10S 10H 10C"),
        ("KaB kr7 ka8", "de", "JD 7C 8D"),
        ("VC 7P RT 10K tv", "fr", "JH 7S KC 10D JC"),
        ("V♥ ♥R", "fr", "JH KH"),
        ("V de cœur", "fr", "JH"),
        ("Dtrèfle Vcœur", "fr", "QC JH"),
        ("DKreuz HerzB", "de", "QC JH"),
        ("Qclubs", "en", "QC"),
        ("Dcuori", "it", "QH"),
        ("Bharten", "nl", "JH"),
        ("Rpicas", "es", "KS"),
        ("FC RQ DP ff", "it", "JH KD QS JC"),
        ("HB VS HR kb", "nl", "JH QS KD JC"),
        ("RC 7T dp", "es", "KH 7C QS"),
        ("10C 7C", "fr", "10C 7C"),
        ("KH", "nl", "KH"),
        ("8 HD", "de", "8H 8D"),
    ],
)
def test_typed_pieces_are_read(typed: str, language: str, strict: str) -> None:
    assert read_pieces(typed, language, "cards") == strict
    assert print_pieces(FAMILY.notation.read_pieces(strict)) == strict


def test_a_long_row_of_own_letters_is_refused_at_once() -> None:
    with pytest.raises(UnreadableError):
        read_pieces("h" * 2_000, "nl", "cards")


@pytest.mark.parametrize(
    "typed", ["11H", "H", "7", "J", "king", "Q-AH", "7X", "*", "AS KX", "H9 K10"]
)
def test_a_word_that_is_no_card_is_refused(typed: str) -> None:
    with pytest.raises(UnreadableError):
        read_pieces(typed, "en", "cards")


def test_a_word_that_no_letter_of_the_language_explains_is_the_one_named() -> None:
    with pytest.raises(UnreadableError) as refused:
        read_pieces("p10 h10 k10", "de", "cards")
    assert refused.value.word == "k10"
