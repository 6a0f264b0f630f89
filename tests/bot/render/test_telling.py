"""The text contains everything in a picture, and is never too long."""

import re
from dataclasses import replace
from functools import partial

import pytest

from bot.render.board import Board, Ending, Mine, Ranking, ShownPiece, ShownPlace
from bot.render.names import safe_name
from bot.render.pictures.pages import board_page, ending_page, ranking_page
from bot.render.pictures.themes import LIGHT
from bot.render.telling import fitting, length, short, told, told_ending, told_ranking
from bot.render.writing import Notation, Spoken, part
from bot.texts.translator import sound_of_time, without_marks
from core.rules.sheets import SHEETS
from tests.support.pictures.stages import NAMES, STAGES, Set, shown
from tests.support.pictures.trace import Drawn, trace
from tests.support.translator import TRANSLATOR, english

EVERYTHING = 10_000


def german(key: str, **figures: str | int) -> str:
    return TRANSLATOR.text(key, "de", **figures)


def spoken(text: str, language: str = "en") -> str:
    """Return how pieces are spoken; a slash precedes a role, and a plus marks a new piece."""
    pieces = []
    for word in text.split():
        piece, _, role = word.lstrip("+").partition("/")
        pieces.append(ShownPiece(piece, role, word.startswith("+")))
    say = partial(TRANSLATOR.text, language=language)
    return Spoken(say).pieces(tuple(pieces)).translate(dict.fromkeys((0x2068, 0x2069)))


@pytest.mark.parametrize(
    ("pieces", "words"),
    [
        ("r4 r5 r6", "red 4, 5, 6"),
        ("r8 b8 k8", "8 in red, blue and black"),
        ("r1 r9 b2 J", "red 1, 9; blue 2; joker"),
        ("r4 J/r5 r6", "red 4, 5 (joker), 6"),
        ("r9 b9 J/9", "9 in red, blue and joker"),
        ("r9 b9 k9 J/y9", "9 in red, blue, black and yellow (joker)"),
        ("r4 r5 +r6", "red 4, 5, new 6"),
        ("+r4 +r5 +r6", "new red 4, 5, 6"),
        ("r8 +b8 k8", "8 in red, new blue and black"),
        ("7H 8H JH", "7, 8, jack of hearts"),
        ("4S 4H 4D", "4 of spades, 4 of hearts, 4 of diamonds"),
        ("+7H +8H +9H", "new 7, 8, 9 of hearts"),
        ("7H 8H +9H", "7 of hearts, 8 of hearts, new 9 of hearts"),
        ("+4S 4H 4D", "new 4 of spades, 4 of hearts, 4 of diamonds"),
        ("3D JH KH", "3 of diamonds, jack, king of hearts"),
        ("AS", "ace of spades"),
        ("3 4", "3, 4"),
    ],
)
def test_pieces_are_spoken_as_one_says_them(pieces: str, words: str) -> None:
    assert spoken(pieces) == words


def test_german_names_the_colours_of_a_set_without_a_preposition() -> None:
    assert spoken("r9 b9 k9", "de") == "9 rot, blau und schwarz"


@pytest.mark.parametrize(
    ("time", "said"), [("01:05", "a la 01:05"), ("13:05", "a las 13:05"), ("21:01", "a las 21:01")]
)
def test_spanish_says_one_o_clock_in_the_singular(time: str, said: str) -> None:
    told_ = TRANSLATOR.text("time-at", "es", time=time, sound=sound_of_time(time))
    assert without_marks(told_) == said


def test_a_single_result_has_no_number_like_a_list() -> None:
    place = ShownPlace(place=4, name="Marta", figure=12, rounds=15)
    card = Ranking(title="Today", places=(place,), line="daily-card")
    assert told_ranking(card, english, EVERYTHING).splitlines()[-1] == "Marta: 12 points (15 turns)"
    written = [thing.what for thing in trace(ranking_page(card, LIGHT)) if thing.kind == "text"]
    assert "4." not in written
    twice = trace(ranking_page(replace(card, places=(place, place)), LIGHT))
    assert "4." in [thing.what for thing in twice if thing.kind == "text"]


@pytest.mark.parametrize(
    ("language", "some", "new"),
    [
        ("de", "rot 1, 9; blau 2 (neu)", "neu: rot 4, 5, 6"),
        ("fr", "rouge 1, 9\u202f; bleu 2 (nouvelle)", "nouvelles\u202f: rouge 4, 5, 6"),
        ("es", "rojo 1, 9; azul 2 (nueva)", "nuevas: rojo 4, 5, 6"),
        ("it", "rosso 1, 9; blu 2 (nuova)", "nuove: rosso 4, 5, 6"),
        ("nl", "rood 1, 9; blauw 2 (nieuw)", "nieuw: rood 4, 5, 6"),
    ],
)
def test_one_new_piece_and_a_new_meld_are_told_apart(language: str, some: str, new: str) -> None:
    assert spoken("r1 r9 +b2", language) == some
    assert spoken("+r4 +r5 +r6", language) == new


def test_a_whole_table() -> None:
    at = Set(
        SHEETS["rummikub"],
        "r4 J=r5 r6 r7 | b8 k8 y8",
        ("", "r1 r9 b2 b3 J", "k1"),
        to_move=1,
        stock=37,
    )
    board = at.private(seen="r4 J=r5 r6 | b8 k8 y8", until="4:32")
    assert told(board, english, EVERYTHING).splitlines() == [
        "Rummikub: Round 2",
        "Ann: 0 tiles, score 34",
        "Ben (you), to play by 4:32: 5 tiles, score −12",
        "Chloé: 1 tile, score −22",
        "Stock: 37",
        "On the table:",
        "1. red 4, 5 (joker), 6, new 7",
        "2. 8 in blue, black and yellow",
        "Your rack, 5: red 1, 9; blue 2, 3; joker",
    ]


def test_a_person_called_you_is_not_named_twice() -> None:
    """In lessons and puzzles, the only person is called so."""
    board = shown("rummikub", "opening")
    assert isinstance(board, Board)
    named = replace(
        board, seats=tuple(replace(seat, name="You", plain=True) for seat in board.seats)
    )
    assert "(you)" not in told(named, english, EVERYTHING)


def test_a_closed_seat_is_described_once() -> None:
    board = shown("rummikub", "opening")
    assert isinstance(board, Board)
    ann, ben, chloe = board.seats
    closed = english("name-nobody", seat="3")
    seats = (replace(ann, left=True), ben, replace(chloe, name=closed, left=True, plain=True))
    lines = told(replace(board, seats=seats), english, EVERYTHING).splitlines()
    assert lines[1].startswith("Ann (has left): ")
    assert lines[3].startswith("Seat 3 (closed): ")


def for_all(board: Board) -> Board:
    return replace(board, seats=tuple(replace(seat, me=False) for seat in board.seats))


def test_a_board_for_a_chat_names_nobody_as_the_reader() -> None:
    """A review that everybody sees shows the rack of one of them."""
    at = Set(SHEETS["rummikub"], "r4 r5 r6", ("r1 b2", "k1"))
    lines = told(for_all(at.private()), english, EVERYTHING).splitlines()
    assert "Ann, to play: 2 tiles, score 22" in lines
    assert lines[-1] == "Left over: red 1; blue 2"
    emptied = at.private(Mine(draft=at.family.notation.read_groups("r4 r5 r6 | r1 b2")))
    assert "rack" not in told(for_all(emptied), english, EVERYTHING)


def test_the_pile_of_cards_is_counted_and_its_top_named() -> None:
    board = shown("basic", "opening")
    assert isinstance(board, Board)
    pile = replace(board, pile=(ShownPiece("7D"), ShownPiece("KS")))
    assert "Discard pile (2): king of spades on top" in told(pile, english, EVERYTHING)


def test_a_draft_tells_its_faults() -> None:
    at = Set(SHEETS["rummikub"], "r4 r5 r6 | b8 k8 y8", ("r7 k9 k10", ""))
    groups = at.family.notation.read_groups("r4 r5 r6 r7 | b8 k8 | k9")
    board = at.private(Mine(draft=groups, blocks=(at.pieces("k10"),)), seen=at.table)
    assert told(board, english, EVERYTHING).splitlines()[4:] == [
        "Your move so far (not confirmed)",
        "1. red 4, 5, 6, new 7",
        "2. Not valid yet: 8 in blue and black",
        "Not placed yet: black 9",
        "Missing from the table: yellow 8",
        "Your rack, 1: black 10 (kept together)",
    ]


def test_an_ending() -> None:
    ending = shown("rummikub", "end")
    assert isinstance(ending, Ending)
    assert told_ending(ending, english, EVERYTHING).splitlines() == [
        "Rummikub: Round 2",
        "Ben wins the round.",
        "Ann: −61 this round, −27 in total, hints used: 0",
        "Left over: red 1, 9, 13; blue 1, 2, 10; black 7, 8; yellow 6, 7, 8, 13; joker",
        "Ben (winner): 81 this round, 69 in total, hints used: 2",
        "Chloé: −20 this round, −42 in total, hints used: 1",
        "Left over: joker",
    ]


class TestEverythingThatAPictureSays:
    """The text names each drawn thing, as often as it is drawn."""

    @pytest.mark.parametrize("stage", STAGES)
    @pytest.mark.parametrize("sheet", SHEETS)
    def test_the_text_says(self, sheet: str, stage: str) -> None:
        table = shown(sheet, stage)
        if isinstance(table, Board):
            drawn = trace(board_page(table, LIGHT))
            text = told(table, english, EVERYTHING)
        else:
            drawn = trace(ending_page(table, LIGHT))
            text = told_ending(table, english, EVERYTHING)
        words = text.translate(dict.fromkeys((0x2068, 0x2069)))
        for thing in drawn:
            assert _told(thing) in words, thing
        assert _new(drawn) == 0 or "new" in words

    @pytest.mark.parametrize("stage", [stage for stage in STAGES if stage != "end"])
    @pytest.mark.parametrize("sheet", SHEETS)
    def test_the_notation_names_each_piece_as_often_as_it_is_drawn(
        self, sheet: str, stage: str
    ) -> None:
        table = shown(sheet, stage)
        assert isinstance(table, Board)
        drawn = trace(board_page(table, LIGHT))
        groups = [meld.pieces for meld in table.melds]
        groups += [table.loose, table.missing, table.pile[-1:]]
        groups += [group.pieces for group in table.rack or ()]
        written = " ".join(Notation().pieces(group) for group in groups if group).split()
        seen = [thing for thing in drawn if thing.kind == "piece" and thing.what != "?"]
        assert sorted(word.lstrip("+") for word in written) == sorted(
            re.sub(r"=\d+$", "", thing.what) for thing in seen
        )
        assert sum(word.startswith("+") for word in written) == _new(drawn)


def _new(drawn: tuple[Drawn, ...]) -> int:
    return sum(thing.new for thing in drawn)


def _told(thing: Drawn) -> str:
    """Return a word that the text must contain for a drawn thing."""
    if thing.kind == "text":
        return thing.what.removeprefix("+")
    if thing.kind == "piece" and thing.what != "?":
        piece, _, role = thing.what.partition("=")
        said = part(ShownPiece(piece, role))
        return said.value if said.value.isdecimal() else ("joker" if said.joker else "")
    if thing.kind == "sign":
        return _SIGNS[thing.what]
    return ""


_SIGNS = {
    "turn": "to play",
    "wrong": "Not valid yet",
    "open": "Not placed",
    "gone": "has left",
    "missing": "Missing from the table",
    "draft": "move so far",
    "won": "winner",
    "hint": "hints used",
    "score": "",
    "gain": "",
    "clock": "to play by",
    "pieces": "",
    "stock": "Stock",
}


class TestLength:
    def crowded(self) -> Board:
        names = tuple(safe_name(name * 9) for name in NAMES[:4])
        board = shown("budacsek", "crowded")
        assert isinstance(board, Board)
        seats = zip(board.seats, names, strict=True)
        return replace(board, seats=tuple(replace(seat, name=name) for seat, name in seats))

    @pytest.mark.parametrize("say", [english, german])
    def test_a_full_table_fits_into_a_caption(self, say: "object") -> None:
        text = told(self.crowded(), say, 1024)  # type: ignore[arg-type]
        assert length(text) <= 1024
        assert text.count("\n") > 29

    def test_notation_replaces_words_that_are_too_long(self) -> None:
        full = length(told(self.crowded(), english, EVERYTHING))
        text = told(self.crowded(), english, full - 1)
        assert length(text) < full
        assert "1. r1 r2 r3" in text

    def test_counts_replace_notation_that_is_too_long(self) -> None:
        text = told(self.crowded(), english, 200)
        assert text == short(self.crowded(), english)
        assert "100 in 29 melds" in text

    @pytest.mark.parametrize("longest", [40, 200, 1024])
    def test_nothing_is_ever_longer(self, longest: int) -> None:
        assert length(told(self.crowded(), english, longest)) <= longest

    def test_the_last_resort_is_cut_at_a_word(self) -> None:
        assert fitting(12, "much too long a sentence") == "much too…"

    def test_length_counts_as_platforms_do(self) -> None:
        assert length("🟥a") == 3


def test_a_name_from_right_to_left_keeps_its_marks_and_nothing_else_has_any() -> None:
    at = Set(SHEETS["rummikub"], "r4 r5 r6", ("r1", "b1"), to_move=1)
    text = told(at.public(names=("Ann", safe_name("שרה"))), english, EVERYTHING)
    marked = re.findall("\u2068(.*?)\u2069", text)
    assert marked
    assert all("שרה" in stretch for stretch in marked)
