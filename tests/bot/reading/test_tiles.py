"""The reading of typed tiles is generous, and strict notation reads as itself."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.reading.marks import NoSuchMeldError
from bot.reading.pieces import LONGEST_TEXT, read_groups, read_pieces
from bot.reading.vocabulary import languages
from core.rules.pieces import UnreadableError, print_groups
from core.rules.tiles.model.pieces import Joker, Tile
from core.rules.tiles.model.pieces import read_pieces as strictly

TABLE = {1: "r1 r2 r3", 2: "b5 k5 y5", 5: "k7 J=k8 k9"}

tiles = st.builds(Tile, st.sampled_from("rbkgy"), st.integers(0, 9999))
pieces = tiles | st.builds(Joker, st.none() | tiles)
groups = st.lists(st.lists(pieces, min_size=1, max_size=13), max_size=12)


def tiles_read(text: str, language: str = "en") -> str:
    return read_groups(text, language, "tiles", TABLE)


@given(groups, st.sampled_from(languages()))
def test_strict_notation_reads_as_itself(melds: list[list[Tile | Joker]], language: str) -> None:
    strict = print_groups(tuple(map(tuple, melds)))
    assert tiles_read(strict, language) == strict


@given(groups, st.sampled_from(languages()))
def test_capitals_are_read(melds: list[list[Tile | Joker]], language: str) -> None:
    strict = print_groups(tuple(map(tuple, melds)))
    assert tiles_read(strict.upper(), language) == strict


@pytest.mark.parametrize(
    ("typed", "strict"),
    [
        ("r4-7", "r4 r5 r6 r7"),
        ("r4 - 7", "r4 r5 r6 r7"),
        ("r4-r7", "r4 r5 r6 r7"),
        ("4-7r", "r4 r5 r6 r7"),
        ("red 4 to 7", "r4 r5 r6 r7"),
        ("r4,5,6", "r4 r5 r6"),
        ("4 5 6 red", "r4 r5 r6"),
        ("8rbk", "r8 b8 k8"),
        ("rbk8", "r8 b8 k8"),
        ("8 red blue black", "r8 b8 k8"),
        ("r7 8", "r7 r8"),
        ("r7 8b", "r7 b8"),
        ("red 7 and blue 8", "r7 b8"),
        ("r4b5", "r4 b5"),
        ("+r7 +b9", "r7 b9"),
        ("🟥7 🟦8", "r7 b8"),
        ("8🟥🟦⬛", "r8 b8 k8"),
        ("7️⃣🟨", "y7"),
        ("R7", "r7"),
        ("r10 * joker J", "r10 J J J"),
        ("r4 *=r5 r6", "r4 J=r5 r6"),
        ("j = red 5", "J=r5"),
        ("r1 r2 r3 | b1", "r1 r2 r3 | b1"),
        ("r1 r2 r3\nb1\n\n", "r1 r2 r3 | b1"),
        ("r1; b1 / k1", "r1 | b1 | k1"),
        ("#1 r4", "r1 r2 r3 r4"),
        ("#5 | k10 #2", "k7 J=k8 k9 | k10 b5 k5 y5"),
        ("#2 r5 | ...", "b5 k5 y5 r5 | r1 r2 r3 | k7 J=k8 k9"),
        ("r1 r2 | r3 r4 r5 | ...", "r1 r2 | r3 r4 r5 | b5 k5 y5 | k7 J=k8 k9"),
        ("k7 * k9 k10 | ...", "k7 J k9 k10 | r1 r2 r3 | b5 k5 y5"),
        ("…", "r1 r2 r3 | b5 k5 y5 | k7 J=k8 k9"),
        ("  1. r1 r2 r3 +r4\n  5. k7 J=k8 k9\n...", "r1 r2 r3 r4 | k7 J=k8 k9 | b5 k5 y5"),
        ("", ""),
        (" | ", ""),
    ],
)
def test_typed_pieces_are_read(typed: str, strict: str) -> None:
    assert tiles_read(typed) == strict


@pytest.mark.parametrize(
    ("typed", "strict"),
    [
        ("rot 7", "r7"),
        ("Rote 7", "r7"),
        ("schwarz 4 bis 6", "k4 k5 k6"),
        ("s4-6", "k4 k5 k6"),
        ("grün 3 und gelb 3", "g3 y3"),
        ("8 rot blau schwarz", "r8 b8 k8"),
        ("red 7", "r7"),
        ("jocker", "J"),
    ],
)
def test_tiles_typed_in_german_are_read(typed: str, strict: str) -> None:
    assert tiles_read(typed, "de") == strict


@pytest.mark.parametrize(
    ("language", "typed", "strict"),
    [
        ("en", "red five six", "r5 r6"),
        ("de", "rot fünf bis sieben", "r5 r6 r7"),
        ("fr", "rouge douze bleu douze", "r12 b12"),
        ("fr", "rouge 7", "r7"),
        ("fr", "le 7 rouge et le 8 noir", "r7 k8"),
        ("fr", "vertes 4-6", "g4 g5 g6"),
        ("fr", "n3 v3 jaune 3", "k3 g3 y3"),
        ("fr", "j7 j J=j8", "y7 J J=y8"),
        ("it", "rosso 7", "r7"),
        ("it", "7 rosso, 8 nero e jolly", "r7 k8 J"),
        ("it", "gialle 4 fino 6", "y4 y5 y6"),
        ("nl", "blauwe 7", "b7"),
        ("nl", "rode 7 en zwarte 8", "r7 k8"),
        ("nl", "gele 4 tot 6", "y4 y5 y6"),
        ("es", "rojo 7 y azul 8", "r7 b8"),
        ("es", "7 rojo y 8 azul", "r7 b8"),
        ("es", "y7 y 8", "y7 y8"),
        ("es", "comodin = negra 5", "J=k5"),
        ("es", "red 7", "r7"),
    ],
)
def test_tiles_typed_in_the_readers_language_are_read(
    language: str, typed: str, strict: str
) -> None:
    assert tiles_read(typed, language) == strict


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("r7 x", "x"),
        ("7", "7"),
        ("red", "red"),
        ("r4 b", "b"),
        ("r9-4", "r9-4"),
        ("r1-9999", "r1-9999"),
        ("r12345", "r12345"),
        ("-7", "-7"),
        ("#4", "4"),
        ("#0", "0"),
        ("#99999999999999999999", "999"),
        ("r5 =b5", "r5=b5"),
        ("J=", "J="),
        ("hello", "hello"),
        ("r\x007", "r\x007"),
        ("r½", "r½"),
    ],
)
def test_a_word_that_is_no_tile_is_named(typed: str, word: str) -> None:
    with pytest.raises(UnreadableError) as refused:
        tiles_read(typed)
    assert refused.value.word == word


def test_of_melds_with_equal_tiles_the_longest_was_written_out() -> None:
    table = {1: "k4 k5 k6", 2: "k1 k2 k3 k4 k5 k6"}
    typed = "r6 k6 y6 | k1-5 | ..."
    assert read_groups(typed, "en", "tiles", table) == "r6 k6 y6 | k1 k2 k3 k4 k5 | k4 k5 k6"


@pytest.mark.parametrize("number", ["#0", "#3", "#4", "#99", "#1234567"])
def test_a_number_that_no_meld_has_is_named(number: str) -> None:
    with pytest.raises(UnreadableError) as refused:
        tiles_read(f"{number} r4 | ...")
    assert isinstance(refused.value, NoSuchMeldError)
    assert refused.value.word == number[1:4]


def test_the_rest_includes_tiles_beside_the_melds() -> None:
    assert read_groups("#2 | ...", "en", "tiles", {2: "r1 r2 r3"}, ("b1", "k1")) == (
        "r1 r2 r3 | b1 | k1"
    )


def test_a_text_too_long_is_refused_and_named_by_its_beginning() -> None:
    with pytest.raises(UnreadableError) as refused:
        tiles_read("r1 " * LONGEST_TEXT)
    assert len(refused.value.word) < 40


def read_or_refused(typed: str, language: str) -> str:
    try:
        return tiles_read(typed, language)
    except UnreadableError:
        return ""


@given(st.text(max_size=200), st.sampled_from(languages()))
def test_any_text_is_read_strictly_or_refused(typed: str, language: str) -> None:
    read = read_or_refused(typed, language)
    assert all(strictly(group) for group in read.split(" | ") if read)


def test_a_family_without_a_table_of_words_is_read_as_it_is_written() -> None:
    assert read_pieces("  1:2   3:4 ", "en", "dominoes") == "1:2 3:4"
