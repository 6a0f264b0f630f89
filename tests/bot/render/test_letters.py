"""A card has one name for its reader: in texts, on keys, in emoji and in pictures."""

import re
from dataclasses import replace
from functools import partial

import pytest

from bot.render.board import Board, ShownGroup, ShownPiece
from bot.render.pictures.pages import board_page
from bot.render.pictures.shapes import PieceAt
from bot.render.pictures.studio import SpriteBook
from bot.render.pictures.themes import LIGHT
from bot.render.writing import letters
from bot.screens.formatter import PlainFormatter, SignedFormatter
from tests.support.pictures.stages import shown
from tests.support.translator import TRANSLATOR

HAND = ("10H", "JH", "+QC", "AS")


@pytest.mark.parametrize(
    ("language", "text", "emoji"),
    [
        ("de", "10♥️ B♥️ +D♣️ A♠️", "♥️ 🔟 B 🆕 ♣️ D ♠️ A"),
        ("nl", "10♥️ B♥️ +V♣️ A♠️", "♥️ 🔟 B 🆕 ♣️ V ♠️ A"),
        ("en", "10♥️ J♥️ +Q♣️ A♠️", "♥️ 🔟 J 🆕 ♣️ Q ♠️ A"),
    ],
)
def test_cards_have_one_name_in_texts_emoji_keys_and_pictures(
    language: str, text: str, emoji: str
) -> None:
    say = partial(TRANSLATOR.text, language=language)
    formatter = SignedFormatter(PlainFormatter(), letters(say))
    in_emoji = formatter.in_emoji(letters(say))
    cards = tuple(ShownPiece(card.lstrip("+"), new=card[0] == "+") for card in HAND)
    assert formatter.shown(cards) == formatter.on_keys.shown(cards) == text
    assert in_emoji.shown(cards) == in_emoji.on_keys.shown(cards) == emoji
    board = shown("basic", "opening")
    assert isinstance(board, Board)
    rack = (ShownGroup(pieces=cards),)
    layout = board_page(replace(board, rack=rack), LIGHT, letters(say))
    drawn = [one for one in layout.shapes if isinstance(one, PieceAt)][-len(HAND) :]
    named = [f"{one.rank or one.shown.piece[:-1]}" for one in drawn]
    assert named == re.sub(r"[+♥♣♠\ufe0f]", "", text).split()


def test_the_index_of_a_card_is_that_of_the_language() -> None:
    queen, book = ShownPiece("QC"), SpriteBook(LIGHT)
    sprites = [
        book.sprite(PieceAt(0, 0, 80, 112, queen, "felt", index)) for index in ("", "Q", "D")
    ]
    english, same, german = (sprite.tobytes() for sprite in sprites)
    assert english == same != german
