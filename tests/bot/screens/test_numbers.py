"""A meld has the same number in the text, in the picture, and in typed commands."""

import re
from dataclasses import replace

import pytest

from bot.conversation.reading import as_placing, strictly
from bot.render.board import Board
from bot.render.pictures.pages import page
from bot.render.pictures.themes import LIGHT
from bot.screens import boards
from bot.screens.play import private_turn, public_table
from bot.screens.screen import Screen
from bot.texts.translator import without_marks
from core.engine.people import PersonId
from core.engine.table.deeds import Deed
from core.engine.table.state import round_of
from core.engine.table.view import TableView
from core.rules.drafts import Draft
from core.rules.refusals import Code, Fault, Refusal
from tests.support.pictures.trace import trace
from tests.support.screens.seated import as_seen, melds, state, voice

BEFORE = "r1 r2 r3 | b4 b5 b6 | k7 k8 k9"
NOW = "k7 k8 k9 k10 | b4 b5 b6"
"""Meld 1 is gone, and the other melds are listed in another order."""


async def turn(table_view: TableView) -> Screen:
    assert table_view.round is not None
    said = await voice(table_view, look="picture")
    screen = private_turn(said, table_view, table_view.round, delivery="new")
    return replace(screen, text=without_marks(screen.text))


def in_text(screen: Screen) -> dict[int, str]:
    """Return the melds in a text by their numbers."""
    found = re.findall(r"^(\d+)\. (.*)$", screen.text, re.MULTILINE)
    return {int(number): meld.replace("+", "") for number, meld in found}


def in_picture(screen: Screen) -> dict[int, str]:
    """Return the melds in a picture by the numbers to their left."""
    assert screen.picture is not None
    assert isinstance(screen.picture.shown, Board)
    drawn = trace(page(screen.picture.shown, LIGHT))
    pieces = [thing for thing in drawn if thing.kind == "piece" and thing.on in {"felt", "wrong"}]
    melds_: dict[int, str] = {}
    for number in (t for t in drawn if t.kind == "text" and t.on in {"felt", "wrong"}):
        if number.what.isdecimal():
            row, end = [], number.box[2]
            for piece in sorted(pieces, key=lambda one: one.box[0]):
                beside = piece.box[1] <= number.box[1] and number.box[3] <= piece.box[3]
                if beside and 0 <= piece.box[0] - end < 40:
                    row.append(piece.what)
                    end = piece.box[2]
            melds_ |= {int(number.what): " ".join(row)} if row else {}
    return melds_


def reads(table_view: TableView, word: str, text: str) -> str:
    family = table_view.sheet.family.name
    table, loose = boards.as_seen(table_view), boards.in_hand(table_view)
    return strictly(word, text, language="en", family=family, table=table, loose=loose)


async def test_text_picture_and_reader_agree_when_a_meld_is_gone() -> None:
    table_view = as_seen(state("rummikub", BEFORE, NOW))
    screen = await turn(table_view)
    assert in_text(screen) == in_picture(screen) == {1: "b4 b5 b6", 2: "k7 k8 k9 k10"}
    assert reads(table_view, "arrange", "#2 | #1") == "k7 k8 k9 k10 | b4 b5 b6"


async def test_text_picture_and_reader_agree_in_a_draft() -> None:
    draft = "k7 k8 k9 k10 | b4 b5 b6 b7 | r1 r2 | r3"
    racks = ("b7 r1 r2 r3", "b1")
    table_view = as_seen(state("rummikub", BEFORE, NOW, racks=racks), draft=draft)
    screen = await turn(table_view)
    shown = {1: "b4 b5 b6 b7", 2: "k7 k8 k9 k10", 3: "r1 r2"}
    assert in_text(screen) == in_picture(screen) == shown
    assert "Not valid yet: meld 3" in screen.text
    assert "Not placed yet: r3" in screen.text
    assert reads(table_view, "arrange", "#3 r3 | ...") == "r1 r2 r3 | k7 k8 k9 k10 | b4 b5 b6 b7"
    assert reads(table_view, "arrange", "#1 | ...").endswith(" | r3")


async def test_a_refusal_names_the_number_that_one_sees() -> None:
    racks = ("b7 r1 r2 r3", "b1")
    draft = "k7 k8 k9 k10 | r3 | b4 b5 b6 b7 | r1 r2"
    table_view = as_seen(state("rummikub", BEFORE, NOW, racks=racks), draft=draft)
    fault = Refusal(tuple(Fault(code=Code.TOO_SHORT, meld=place) for place in (1, 2, 3, 4)))
    assert [f.meld for f in boards.as_numbered(fault, table_view).faults] == [2, None, 1, 3]


async def test_a_tile_that_a_draft_leaves_out_is_told() -> None:
    table_view = as_seen(state("rummikub", NOW), draft="k7 k8 k9 | b4 b5 b6")
    assert "Missing from the table: k10" in (await turn(table_view)).text


async def test_a_draft_that_leaves_a_tile_out_wants_it_back_before_more_points() -> None:
    at = state("rummikub", NOW, racks=("r9 y1", "b1"), opened=())
    screen = await turn(as_seen(at, draft="k7 k8 k9 | b4 b5 b6"))
    assert "your move isn’t finished" in screen.text


async def test_a_draft_has_no_fault_marks_where_the_players_watch() -> None:
    at = state("budacsek", "b4 b5 b6", racks=("r1 g9 g2", "b1"))
    screen = await turn(as_seen(at, draft="b4 b5 b6 | r1 g9 g2"))
    assert "Not valid yet" not in screen.text
    assert screen.picture is not None
    assert "Not valid yet" not in screen.picture.alt()
    assert "wrong" not in {thing.on for thing in trace(page(screen.picture.shown, LIGHT))}  # type: ignore[arg-type]


async def test_a_card_is_laid_off_where_its_number_stands() -> None:
    before, now = "7H 8H 9H | 4S 4D 4C | KS KD KC", "KS KD KC | 4S 4D 4C"
    at = state("basic", before, now, racks=("KH 4H 2S", "5D"), turn="drawn 2S stock")
    table_view = as_seen(at)
    assert in_text(await turn(table_view)) == {1: "4S 4D 4C", 2: "KS KD KC"}
    assert reads(table_view, "layoff", "KH 2") == "KH 1"
    assert reads(table_view, "layoff", "4H #1") == "4H 2"
    assert reads(table_view, "layoff", "4H 3") == "4H 5"
    refused = table_view.sheet.family.rules.decide(
        round_of(at.begun),
        0,
        table_view.sheet.family.notation.read_move("layoff", reads(table_view, "layoff", "4H 3")),
    ).refusal
    assert refused is not None
    assert [fault.meld for fault in boards.as_numbered(refused, table_view).faults] == [3]


async def test_the_steps_of_a_draft_with_cards_are_numbered_on() -> None:
    at = state("basic", "KS KD KC | 4S 4D 4C", racks=("4H 2S", "5D"), turn="drawn 2S stock")
    table_view = as_seen(
        at, draft=Draft(steps=(at.sheet.family.notation.read_move("layoff", "4H 2"),))
    )
    screen = await turn(table_view)
    assert in_text(screen) == in_picture(screen) == {1: "KS KD KC", 2: "4S 4H 4D 4C"}


@pytest.mark.parametrize(
    ("typed", "followed"),
    [
        ("play r7 #2", "arrange #2 r7 | ..."),
        ("play r7, b9 #12", "arrange #12 r7, b9 | ..."),
        ("play r7 b9", "play r7 b9"),
        ("pick r7 #2", "pick r7 #2"),
        ("play #2", "play #2"),
    ],
)
def test_tiles_can_be_sent_to_a_meld(typed: str, followed: str) -> None:
    word, _, text = typed.partition(" ")
    assert " ".join(as_placing(word, text, "en")) == followed


async def test_new_is_what_came_since_ones_last_turn_and_for_all_since_the_last() -> None:
    first, second, third = "b4 b5 b6", "b4 b5 b6 | k7 k8 k9", "b4 b5 b6 b7 | k7 k8 k9"
    deeds = (Deed(seat=0, verb="lay"), Deed(seat=1, verb="lay"), Deed(seat=1, verb="lay"))
    at = state("rummikub", first, first, second, third)
    at = replace(at, deeds=deeds)
    assert as_seen(at).seen == melds(at.sheet, first)
    assert as_seen(at, seat=1).seen == melds(at.sheet, third)
    assert as_seen(at, seat=None).before_last_turn == melds(at.sheet, first)
    mine = await turn(as_seen(at))
    assert "2. +k7 +k8 +k9" in mine.text
    assert "1. b4 b5 b6 +b7" in mine.text
    table_view = as_seen(at, seat=None)
    assert table_view.round is not None
    told = public_table(
        await voice(table_view), table_view, table_view.round, deeds=deeds[-1:], delivery="edit"
    )
    assert "1. b4 b5 b6 +b7" in told.text
    assert "2. k7 k8 k9" in told.text


async def test_a_meld_that_is_gone_changes_no_number_before_the_turn_is_over() -> None:
    took = Deed(seat=0, verb="take")
    at = replace(
        state("basic", "7H 8H 9H | 4S 4D 4C", "4S 4D 4C", racks=("2S", "5D")), deeds=(took,)
    )
    assert in_text(await turn(as_seen(at))) == {2: "4S 4D 4C"}
    assert in_text(await turn(as_seen(replace(at, deeds=(replace(took, seat=1),))))) == {
        1: "4S 4D 4C"
    }


async def test_an_objection_changes_no_number_in_the_turn_of_somebody_else() -> None:
    objected = Deed(seat=1, verb="object")
    at = replace(state("budacsek", "r1 r2 r3 | b4 b5 b6", "b4 b5 b6"), deeds=(objected,))
    assert in_text(await turn(as_seen(at))) == {2: "b4 b5 b6"}


async def test_a_sentence_begins_with_a_capital_although_its_person_has_no_name() -> None:
    says = replace(await voice(as_seen(state("rummikub", "r1 r2 r3"))), names={})
    who = says.person(PersonId(1))
    assert without_marks(says.say("deed-draw", name=who)) == "Somebody drew."
    assert without_marks(says.say("turn-of", name=who)) == "It’s somebody’s turn."


@pytest.mark.parametrize(
    ("lying", "draft", "lacks"),
    [
        ("r6 J=r7 J=r8 r9", "r6 J=r8 r9 | J b5 b6", "r6 J=r8 r9: r7 is missing in between."),
        ("r6 J=r7 J=r8 r9", "r6 J r9 | J b5 b6", "r6 J r9: r8 is missing in between."),
        ("r6 r7 J=r8 r9", "r6 r7 r9 | J b5 b6", "r6 r7 r9: r8 is missing in between."),
        ("r6 J=r7 J=r8", "r6 J=r7 | J b5 b6", "A meld needs at least three tiles."),
        ("r6 J J", "r6 J | J b5 b6", "A meld needs at least three tiles."),
        ("r6 b6 J J", "r6 J | J b6 b5", "A meld needs at least three tiles."),
        ("r6 b6 J", "r6 b6 | J b5 b4", "r6 b6: you need a third 6 to make a set."),
    ],
)
async def test_a_meld_is_said_to_lack_what_was_taken_with_its_joker(
    lying: str, draft: str, lacks: str
) -> None:
    table_view = as_seen(state("rummikub", lying, racks=("b5 b6", "b1")), 0, draft)
    speaks, view = await voice(table_view), table_view.round
    assert view is not None
    told = boards.wrong_melds(speaks, table_view, boards.private(speaks, table_view, view))
    assert without_marks(told).splitlines()[-1] == lacks
