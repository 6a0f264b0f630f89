"""A card has one name for its reader: in texts, on keys and in emoji."""

from functools import partial

import pytest

from bot.render.board import ShownPiece
from bot.render.writing import letters
from bot.screens.formatter import PlainFormatter, SignedFormatter
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
def test_cards_have_one_name_in_texts_on_keys_and_in_emoji(
    language: str, text: str, emoji: str
) -> None:
    say = partial(TRANSLATOR.text, language=language)
    formatter = SignedFormatter(PlainFormatter(), letters(say))
    in_emoji = formatter.in_emoji(letters(say))
    cards = tuple(ShownPiece(card.lstrip("+"), new=card[0] == "+") for card in HAND)
    assert formatter.shown(cards) == formatter.on_keys.shown(cards) == text
    assert in_emoji.shown(cards) == in_emoji.on_keys.shown(cards) == emoji
