"""The first word of a line may be English or in the reader's language."""

import tomllib

import pytest

from bot.reading.vocabulary import LANGUAGES, fold, languages
from bot.reading.words import read_line, read_place

TILES = {"play", "draw", "done", "undo", "help", "arrange", "next"}
CARDS = {"take", "meld", "layoff", "discard", "done", "undo", "help"}


@pytest.mark.parametrize(
    ("line", "language", "known", "word", "rest"),
    [
        ("draw", "en", TILES, "draw", ""),
        ("  DRAW  ", "en", TILES, "draw", ""),
        ("/draw", "en", TILES, "draw", ""),
        ("play r4  r5", "en", TILES, "play", "r4 r5"),
        ("lay r4", "en", TILES, "play", "r4"),
        ("lay 7H", "en", CARDS, "meld", "7H"),
        ("lay off 7H 3", "en", CARDS, "layoff", "7H 3"),
        ("draw stock", "en", CARDS, "take", "stock"),
        ("?", "en", TILES, "help", ""),
        ("ziehen", "de", TILES, "draw", ""),
        ("draw", "de", TILES, "draw", ""),
        ("legen rot 7", "de", TILES, "play", "rot 7"),
        ("nächste Runde", "de", TILES, "next", ""),
        ("anlegen 7H 1", "de", CARDS, "layoff", "7H 1"),
        ("zurück", "de", TILES, "undo", ""),
        ("piocher", "fr", TILES, "draw", ""),
        ("poser 7 rouge", "fr", TILES, "play", "7 rouge"),
        ("defausser 7H", "fr", CARDS, "discard", "7H"),
        ("pesca", "it", TILES, "draw", ""),
        ("cala 7H 8H 9H", "it", CARDS, "meld", "7H 8H 9H"),
        ("annule", "fr", TILES, "undo", ""),
        ("deshaz", "es", TILES, "undo", ""),
        ("ziehe", "de", TILES, "draw", ""),
        ("ongedaan maken", "nl", TILES, "undo", ""),
        ("leggen rode 7", "nl", TILES, "play", "rode 7"),
        ("¡robar!", "es", TILES, "draw", ""),
        ("anadir 7H 1", "es", CARDS, "layoff", "7H 1"),
        ("Jump now", "en", TILES, "jump", "now"),
        ("“stop”", "en", {"stop"}, "stop", ""),
        ("„draw“", "de", TILES, "draw", ""),
        ("« play r7 b9 »", "fr", TILES, "play", "r7 b9"),
        ("draw “Ann”", "en", TILES, "draw", "“Ann”"),
        ("“draw” “done”", "en", TILES, "“draw”", "“done”"),
        ("wirf Karo 5 ab", "de", CARDS, "discard", "Karo 5"),
        ("leg rot 7 zurück", "de", {"return", "play"}, "return", "rot 7"),
        ("bin gleich zurück", "de", {"back"}, "bin", "gleich zurück"),
        ("gooi ruiten 5 weg", "nl", CARDS, "discard", "ruiten 5"),
        ("throw 5D away", "en", CARDS, "discard", "5D"),
        ("", "en", TILES, "", ""),
        ("end turn", "en", TILES, "done", ""),
        ("Zug beenden", "de", TILES, "done", ""),
        ("finir", "fr", TILES, "done", ""),
        ("terminar turno", "es", TILES, "done", ""),
        ("finisci turno", "it", TILES, "done", ""),
        ("beurt beëindigen", "nl", TILES, "done", ""),
        ("set hints 3", "en", {"settings", "reset"}, "settings", "hints 3"),
        ("arrange r1 r2 r3\nb1 b2 b3", "en", TILES, "arrange", "r1 r2 r3 \nb1 b2 b3"),
    ],
)
def test_a_line_is_read_as_a_word_and_its_rest(
    line: str, language: str, known: set[str], word: str, rest: str
) -> None:
    assert read_line(line, language, known) == (word, rest)


def test_places_are_read() -> None:
    assert read_place("Stapel", "de") == "stock"
    assert read_place("discard pile", "en") == "discard"
    assert read_place("STOCK", "en") == "stock"
    assert read_place("nowhere", "en") == "nowhere"


@pytest.mark.parametrize("language", languages())
def test_every_language_has_a_name_for_what_all_others_have(language: str) -> None:
    german = tomllib.loads((LANGUAGES / "de.toml").read_text("utf-8"))
    if language != "en":
        theirs = tomllib.loads((LANGUAGES / f"{language}.toml").read_text("utf-8"))
        for section in ("words", "places", "puzzles", "order", "orders", "settings", "theme"):
            assert german[section].keys() <= theirs[section].keys(), section


@pytest.mark.parametrize("language", languages())
def test_no_word_of_a_language_takes_a_piece_from_the_notation(language: str) -> None:
    ranks = [*map(str, range(2, 11)), "t", "a", "j", "q", "k"]
    cards = {rank + suit for rank in ranks for suit in "shdc"}
    data = tomllib.loads((LANGUAGES / f"{language}.toml").read_text("utf-8"))
    spoken = [word for part in ("sorts", "values") for word in data["cards"].get(part, {}).values()]
    assert not cards & {fold(word) for words in spoken for word in words}


@pytest.mark.parametrize(
    ("language", "typed", "place"),
    [
        ("en", "draw discard pile", "discard"), ("de", "zieh Ablage", "discard"),
        ("fr", "piocher pioche", "stock"), ("it", "pesca scarti", "discard"),
        ("nl", "neem aflegstapel", "discard"), ("es", "robar mazo", "stock"),
    ],
)  # fmt: skip
def test_drawing_from_a_place_is_taking_a_card(language: str, typed: str, place: str) -> None:
    words = ("take", "draw", "discard")
    word, text = read_line(typed, language, words)
    assert (word, read_place(text, language)) == ("take", place)
    assert read_line(typed.split(maxsplit=1)[0], language, words)[0] == "draw"


@pytest.mark.parametrize(("language", "typed"), [("de", "auslegen"), ("nl", "uitleggen")])
def test_lay_with_pieces_lays_them_and_without_pieces_is_done(language: str, typed: str) -> None:
    words = ("done", "meld", "discard")
    assert read_line(f"{typed} 7H 8H 9H", language, words)[0] == "meld"
    assert read_line(f"{typed} r7 r8 r9", language, TILES)[0] == "play"
    assert read_line(typed, language, words)[0] == "done"
    assert read_line(typed, language, TILES)[0] == "done"
