"""Words and buttons move single tiles: their sources and their targets."""

import pytest

from bot.conversation.finding import UnclearError
from bot.conversation.request import Request
from bot.conversation.words.moving import as_arranged
from bot.screens.choosing import Picking
from bot.screens.moving import at_hand, going_with, melds_that_fit, splits, tidy
from bot.screens.play import private_turn
from bot.texts.translator import without_marks
from core.engine.people import PersonId
from core.engine.table.view import TableView
from core.rules.pieces import UnreadableError, print_pieces
from core.rules.sheets import SHEETS
from tests.support.screens.seated import as_seen, state, voice

TABLE = "r3 r4 r5 r6 r7 | r8 b8 k8 | b9 k9 y9 | y8 y9 y10 | r11 r12 r13"
RACK = "r8 k10 y9 r10"


def turn(draft: str = "", table: str = TABLE) -> TableView:
    return as_seen(state("rummikub", table, racks=(RACK, "b1")), draft=draft)


async def arranged(table_view: TableView, phrase: str, language: str = "en") -> str:
    word, _, text = phrase.partition(" ")
    asked = Request(person=PersonId(1), chat=None, word=word, text=text)
    made = as_arranged(asked, table_view, await voice(table_view), language)
    assert made.word == "arrange"
    return made.text


@pytest.mark.parametrize(
    ("phrase", "table"),
    [
        ("move r10 5", "r3 r4 r5 r6 r7 | r8 b8 k8 | b9 k9 y9 | y8 y9 y10 | r10 r11 r12 r13"),
        ("move k8 new", "r3 r4 r5 r6 r7 | r8 b8 | b9 k9 y9 | y8 y9 y10 | r11 r12 r13 | k8"),
        ("move b8 k8 1", "r3 r4 r5 r6 r7 b8 k8 | r8 | b9 k9 y9 | y8 y9 y10 | r11 r12 r13"),
        ("move r8 2 1", "r3 r4 r5 r6 r7 r8 | b8 k8 | b9 k9 y9 | y8 y9 y10 | r11 r12 r13"),
        ("move r8 rack 1", "r3 r4 r5 r6 r7 r8 | r8 b8 k8 | b9 k9 y9 | y8 y9 y10 | r11 r12 r13"),
        ("move y9 4 #3", "r3 r4 r5 r6 r7 | r8 b8 k8 | b9 k9 y9 y9 | y8 y10 | r11 r12 r13"),
        ("split 1 r5", "r8 b8 k8 | b9 k9 y9 | y8 y9 y10 | r11 r12 r13 | r3 r4 | r5 r6 r7"),
    ],
)
async def test_words_move_tiles_and_split_runs(phrase: str, table: str) -> None:
    text = await arranged(turn(), phrase)
    family = SHEETS["rummikub"].family
    assert sorted(family.notation.read_groups(text)) == sorted(family.notation.read_groups(table))


async def test_words_are_those_of_the_language() -> None:
    there = await arranged(turn(), "move k8 new")
    assert await arranged(turn(), "move s8 neu", "de") == there
    assert await arranged(turn(), "move k8 nuova", "it") == there


async def test_equal_tiles_are_told_apart_by_where_they_are() -> None:
    with pytest.raises(UnclearError) as error:
        await arranged(turn(), "move y9 new")
    assert error.value.key == "mishap-move-several"
    assert (
        without_marks(str(error.value.figures["places"])) == "in meld 3, in meld 4 and on your rack"
    )
    assert error.value.figures["example"] == "move y9 3 new"


async def test_a_tile_in_hand_is_the_one_that_is_meant() -> None:
    table_view = turn(f"{TABLE} | y9")
    assert "y8 y9 y9 y10" in await arranged(table_view, "move y9 4")


@pytest.mark.parametrize(
    ("phrase", "key"),
    [
        ("move r8", "mishap-move-where"),
        ("move r8 k8", "mishap-move-target"),
        ("move r8 somewhere", "mishap-move-target"),
    ],
)
async def test_a_move_without_a_place_asks_for_one(phrase: str, key: str) -> None:
    with pytest.raises(UnclearError) as error:
        await arranged(turn(), phrase)
    assert error.value.key == key
    assert error.value.figures["tile"] == "r8"


@pytest.mark.parametrize("phrase", ["move", "move zz 3", "move r8 99"])
async def test_an_unreadable_move_changes_nothing(phrase: str) -> None:
    with pytest.raises(UnreadableError):
        await arranged(turn(), phrase)


@pytest.mark.parametrize("phrase", ["split 1", "split 1 r3", "split r5", "split 1 b8", "split"])
async def test_a_split_needs_a_run_and_a_tile_within_it(phrase: str) -> None:
    with pytest.raises(UnclearError) as error:
        await arranged(turn(), phrase)
    assert error.value.key == "mishap-split"


def test_a_joker_stays_what_it_stands_for_when_a_tile_is_added() -> None:
    sheet = SHEETS["rummikub"]
    pieces = sheet.family.notation.read_pieces("J=b4 b5 b6 b7")
    assert print_pieces(tidy(sheet, pieces)) == "J=b4 b5 b6 b7"


@pytest.mark.parametrize(
    ("held", "laid"),
    [
        ("r3 J r6 J", "r3 J J r6"),
        ("J r12 r13 J", "J J r12 r13"),
        ("J J r5", "r5 J J"),
        ("J b5 r5", "r5 b5 J"),
        ("J r4 r5", "r4 r5 J"),
        ("r3 r6 J", "r3 r6 J"),  # no meld
    ],
)
def test_jokers_fill_the_gaps_and_then_follow_or_go_before(held: str, laid: str) -> None:
    sheet = SHEETS["rummikub"]
    assert print_pieces(tidy(sheet, sheet.family.notation.read_pieces(held))) == laid


@pytest.mark.parametrize("chosen", [18, 11, 7])
async def test_a_rack_full_of_jokers_can_be_picked_whole(chosen: int) -> None:
    """The tiles have half a million orders, too many to try."""
    table = "r7 b7 k7 g7 | r8 b8 k8 g8 | r9 b9 g9 | r2 b2 k2 g2 | b3 J=b4 b5 b6"
    rack = "J J J J J J J r3 r6 r12 r13 b12 k6 k9 k10 k13 g4 g5"
    table_view = as_seen(state("budacsek", table, racks=(rack, "b1")))
    assert table_view.round is not None
    picking = Picking(chosen=frozenset(range(chosen)))
    own = private_turn(
        await voice(table_view), table_view, table_view.round, delivery="edit", picking=picking
    )
    assert own.choice is not None
    assert own.choice.fits == ()


async def test_a_tile_in_hand_is_offered_fitting_melds_and_companions() -> None:
    table_view = turn()
    every = at_hand(table_view)
    held = [next(one for one in every if (one.piece, one.meld) == ("r8", None))]
    assert melds_that_fit(table_view, held) == (1,)
    near = {(one.piece, one.meld) for one in going_with(table_view, held, every)}
    assert near == {("r6", 1), ("r7", 1), ("b8", 2), ("k8", 2), ("y8", 4)}


async def test_a_run_is_split_at_any_tile_but_its_first() -> None:
    table_view = turn()
    every = at_hand(table_view)
    cuts = {o.piece: list(splits(table_view, [o])) for o in every if o.meld in {1, 2}}
    assert cuts["r5"] == [(1, "r4", "r5")]
    assert [piece for piece, found in cuts.items() if found] == ["r4", "r5", "r6", "r7"]


@pytest.mark.parametrize("draft", ["", f"{TABLE} | k10"])
async def test_the_picked_tiles_are_always_told(draft: str) -> None:
    table_view = turn(draft)
    assert table_view.round is not None
    every = at_hand(table_view)
    chosen = frozenset(one.place for one in every if one.piece in {"b9", "k8"})
    screen = private_turn(
        await voice(table_view),
        table_view,
        table_view.round,
        delivery="edit",
        picking=Picking(chosen=chosen),
    )
    for text in (screen.text, screen.caption):
        assert "Picked: ⬛k8 🟦b9" in without_marks(text)
    assert screen.choice is not None
    assert {one.word for one in screen.choice.moves} >= {"arrange"}


@pytest.mark.parametrize(
    ("phrase", "there"), [("move k8 2", "2"), ("move k10 rack", "rack"), ("play b8 to 2", "2")]
)
async def test_a_tile_that_lies_where_it_shall_go_is_said_to_lie_there(
    phrase: str, there: str
) -> None:
    with pytest.raises(UnclearError) as error:
        await arranged(turn(), phrase)
    assert error.value.key == "mishap-move-already"
    assert error.value.figures["there"] == there


async def test_a_tile_in_no_sight_is_said_to_lie_nowhere() -> None:
    with pytest.raises(UnclearError) as error:
        await arranged(turn(), "move k1 2")
    assert error.value.key == "mishap-move-nowhere"
