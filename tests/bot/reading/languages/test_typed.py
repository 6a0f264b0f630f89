"""Players can type every tile, card and word of a turn in every language."""

import pytest

from bot.reading.pieces import read_pieces
from bot.reading.words import read_line, read_place
from core.rules.pieces import print_pieces
from core.rules.sheets import SHEETS
from tests.support.evenings.typed import phrase, pieces
from tests.support.texts import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", ["rummikub", "schmidt", "basic"])
def test_every_piece_is_read_by_its_name(sheet: str, language: str) -> None:
    family = SHEETS[sheet].family
    for piece in sorted(set(map(str, family.pieces.pack(SHEETS[sheet])))):
        assert read_pieces(pieces(piece, language), language, family.name) == piece
    whole = print_pieces(family.pieces.pack(SHEETS[sheet]))
    assert read_pieces(pieces(whole, language), language, family.name) == whole


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", ["rummikub", "basic"])
def test_every_word_of_a_turn_is_read_by_its_name(sheet: str, language: str) -> None:
    known = SHEETS[sheet].family.turns.words
    pieces = {"meld": "7H 8H 9H", "layoff": "10H 1", "discard": "7H", "play": "r7", "return": "r7"}
    for word in known:
        if word != "take":
            said = phrase(f"{word} {pieces.get(word, '')}".strip(), language)
            assert read_line(said, language, known)[0] == word
            continue
        for place in ("stock", "discard"):
            said, where = read_line(phrase(f"take {place}", language), language, known)
            assert (said, read_place(where, language)) == ("take", place)
