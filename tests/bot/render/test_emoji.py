"""A table in emoji, our own or Discord's, can be read back and is never too long."""

import io
import re
from dataclasses import replace
from functools import lru_cache

import pytest
from PIL import Image

from bot.reading.pieces import read_groups
from bot.render.board import Board, ShownPiece
from bot.render.pictures.studio import emoji_pictures
from bot.render.telling import length, told, written
from bot.render.writing import OwnEmoji, Squares, emoji_name
from core.rules.sheets import SHEETS
from tests.support.pictures.stages import Set, crowd, shown
from tests.support.sampling import sampled
from tests.support.screens import crowded
from tests.support.texts import LANGUAGES
from tests.support.translator import english

TABLES = {
    "rummikub": "r4 J=r5 r6 r7 | b8 k8 y8 J | J=y1 y2 y3 | k11 k12 k13 | r10 b10 y10",
    "schmidt": "r12 J=r13 r11 | b1 g1 y1",
    "kids": "g1 g2 g3 g4 g5 g6 g7 g8 g9 g10",
    "basic": "7H 8H 9H 10H JH QH | 4S 4D 4C | AC 2C 3C | KS KD KC",
}


def lines(board: Board, writer: Squares | OwnEmoji) -> list[str]:
    """The text after the number of each meld."""
    text = written(board, english, 10_000, writer)
    return [found[1] for found in re.finditer(r"^\d+\. (.*)$", text, re.MULTILINE)]


@pytest.mark.parametrize("seen", ["", "all of it"])
@pytest.mark.parametrize("sheet", TABLES)
def test_a_table_in_squares_can_be_typed_back(sheet: str, seen: str) -> None:
    at = Set(SHEETS[sheet], TABLES[sheet])
    board = at.public(seen=TABLES[sheet] if seen else "")
    typed = " | ".join(lines(board, Squares()))
    read = at.family.notation.read_groups(read_groups(typed, "en", at.family.name))
    judged = tuple(at.family.pieces.judge(at.sheet, group) for group in read)
    assert judged == at.view().table


@pytest.mark.parametrize(
    ("pieces", "squares"),
    [
        ("r4 r5 +r6", "🟥 4️⃣ 5️⃣ 🆕6️⃣"),
        ("r8 b8 J/8", "8️⃣ 🟥 🟦 🃏"),
        ("+k10 +k11", "🆕 ⬛ 🔟 1️⃣1️⃣"),
        ("r1 y2 J", "🟥 1️⃣ 🟨 2️⃣ 🃏"),
        ("JH QH", "♥️ J Q"),
    ],
)
def test_pieces_are_written_as_squares(pieces: str, squares: str) -> None:
    parts = [word.lstrip("+").partition("/") for word in pieces.split()]
    new = [word.startswith("+") for word in pieces.split()]
    shown_ = [
        ShownPiece(piece, role, mark) for (piece, _, role), mark in zip(parts, new, strict=True)
    ]
    assert Squares().pieces(tuple(shown_)) == squares


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_court_cards_have_the_letters_of_the_language_and_can_be_typed_back(
    language: str,
) -> None:
    voice = replace(crowded.voice(language), look="emoji")
    written_ = voice.formatter.shown(tuple(map(ShownPiece, ["10D", "JD", "QD", "KD", "AS"])))
    assert {"en": "J Q K", "fr": "V D R"}.get(language, "") in written_
    assert read_groups(written_, language, "cards") == "10D JD QD KD AS"


def own_emoji(board: Board) -> dict[str, str]:
    """Return an emoji for each piece of a board, with an id of Discord's length."""
    groups = [board.pile, *(meld.pieces for meld in board.melds)]
    names = {emoji_name(piece) for group in groups for piece in group}
    return {name: f"<:{name}:1234567890123456789>" for name in names}


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_full_table_in_emoji_of_ones_own_fits_into_a_message_of_discord(sheet: str) -> None:
    board = shown(sheet, "crowded")
    assert isinstance(board, Board)
    emoji = own_emoji(board)
    text = written(board, english, 4000, OwnEmoji(emoji))
    assert text.count("<:") == sum(len(meld.pieces) for meld in board.melds) + bool(board.pile)
    assert length(text) <= 4000


def test_missing_emoji_fall_back_to_the_next_way_of_writing() -> None:
    board = Set(SHEETS["rummikub"], "r4 r5 r6").public()
    text = written(board, english, 4000, OwnEmoji({"r4": "<:r4:1>"}), Squares())
    assert "<:" not in text
    assert "🟥" in text


def test_a_table_too_long_in_emoji_is_told_in_words() -> None:
    board = Set(SHEETS["rummikub"], crowd(SHEETS["rummikub"])).public()
    longest = length(written(board, english, 10_000, Squares())) - 1
    assert written(board, english, longest, Squares()) == told(board, english, longest)


@lru_cache
def pictures_of(sheet: str) -> dict[str, bytes]:
    return emoji_pictures(SHEETS[sheet])


some_sheets = pytest.mark.parametrize("sheet", sampled(SHEETS, ("rummikub", "basic")))


@some_sheets
def test_there_is_a_picture_for_every_emoji_that_a_table_needs(sheet: str) -> None:
    for stage in ("opening", "draft", "crowded"):
        board = shown(sheet, stage)
        assert isinstance(board, Board)
        assert own_emoji(board).keys() <= pictures_of(sheet).keys()


@some_sheets
def test_emoji_are_such_as_discord_takes(sheet: str) -> None:
    assert len(pictures_of(sheet)) < 2000
    for name, file in pictures_of(sheet).items():
        assert re.fullmatch(r"\w{2,32}", name, re.ASCII)
        assert len(file) < 256 * 1024
        with Image.open(io.BytesIO(file)) as picture:
            assert (picture.size, picture.mode) == ((128, 128), "RGBA")
            assert picture.getpixel((0, 64)) == (0, 0, 0, 0)
