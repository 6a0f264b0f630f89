"""While a player chooses and moves tiles, the screen offers only useful moves, named distinctly."""

import re
from dataclasses import replace

import pytest

from bot.screens.choosing import Picking
from bot.screens.play import private_turn
from bot.screens.screen import Choice, Screen
from bot.screens.turn.plan import own_board
from bot.texts.translator import without_marks
from core.engine.table.view import TableView
from core.rules.drafts import NO_DRAFT, Draft, Plan
from core.rules.sheets import SHEETS
from tests.support.screens.seated import as_seen, state, voice


def turn(
    sheet: str, table: str, rack: str, *, draft: str = "", opened: tuple[str, ...] = ("Ann", "Ben")
) -> TableView:
    at = state(sheet, table, racks=(rack, "b1"), opened=opened)
    return as_seen(at, draft=draft)


async def shown(table_view: TableView, *pieces: str, look_at: str = "") -> Screen:
    """Show the own turn with chosen pieces: `r7` of the rack, `r7#2` of a meld."""
    all_pieces = (await _shown(table_view, frozenset(), look_at)).choice
    assert all_pieces is not None
    parts = [piece.partition("#") for piece in pieces]
    chosen = frozenset(
        next(
            one.place
            for one in all_pieces.pieces
            if one.piece == name and (one.part == f"#{meld}" if meld else "#" not in one.part)
        )
        for name, _, meld in parts
    )
    return await _shown(table_view, chosen, look_at)


async def _shown(table_view: TableView, chosen: frozenset[int], look_at: str) -> Screen:
    assert table_view.round is not None
    picking = Picking(chosen=chosen, open=look_at)
    said = await voice(table_view)
    return private_turn(said, table_view, table_view.round, delivery="edit", picking=picking)


async def choice(table_view: TableView, *pieces: str, look_at: str = "") -> Choice:
    found = (await shown(table_view, *pieces, look_at=look_at)).choice
    assert found is not None
    return found


def melds(found: Choice) -> list[str]:
    return [one.word.removeprefix("arrange #") for one in found.onto]


TABLE = "r4 b4 k4 | b6 b7 b8 | y10 y11 y12"


@pytest.mark.parametrize(
    ("pieces", "onto"),
    [
        (("y4",), ["1"]),
        (("b5",), ["2"]),
        (("b4",), ["2"]),  # valid once b5 is added
        (("b3",), ["2"]),
        (("b2",), []),
        (("k2",), []),
        (("b5", "y9"), []),
        (("J",), ["1", "2", "3"]),
        (("b7#2",), []),
    ],
)
async def test_tiles_are_put_to_melds_that_they_fit_or_may_fit_once_two_more_come(
    pieces: tuple[str, ...], onto: list[str]
) -> None:
    rack = "y4 b5 b4 b3 b2 k2 y9 J"
    assert melds(await choice(turn("rummikub", TABLE, rack), *pieces)) == onto


async def test_tiles_are_offered_every_meld_where_players_judge() -> None:
    assert melds(await choice(turn("budacsek", "r4 b4 k4 | b6 b7 b8", "k2"), "k2")) == ["1", "2"]


async def test_cards_are_laid_off_where_they_fit() -> None:
    at = state("basic", "KS KD KC | 4H 5H 6H", racks=("7H 9H KH", "5D"), turn="drawn 7H stock")
    table_view = as_seen(at)
    onto = [[one.word for one in (await choice(table_view, card)).onto] for card in ("7H", "9H")]
    assert onto == [["layoff 2"], []]


async def test_moves_of_equal_tiles_say_from_which_meld_each_comes() -> None:
    table_view = turn("rummikub", "r6 r7 r8 r9 | r8 r9 r10 r11 | k8 k9 k10 k11", "b8 b1")
    keys = [without_marks(one.label) for one in (await choice(table_view, "b8")).completing]
    assert len(set(keys)) == len(keys) == 2
    assert all("·1" in key or "·2" in key for key in keys)


async def test_a_move_names_each_meld_that_it_takes_from_once() -> None:
    table, draft = "y1 y2 y3 | k5 k6 k7 J", "y1 y2 y3 | k5 k6 k7 J | y5"
    found = await choice(turn("rummikub", table, "y5 b9 k8", draft=draft))
    told = {without_marks(one.about) for one in found.mending}
    assert "y1 y2 y3 ← 1 · y1 y2 y3; J ← 2 · k5 k6 k7 J" in told


async def test_before_the_initial_meld_the_table_is_out_of_reach() -> None:
    table_view = turn("rummikub", TABLE, "b5 r9", opened=("Ben",))
    found = await choice(table_view, "b5")
    assert {one.piece for one in found.pieces} == {"b5", "r9"}
    assert not found.onto
    assert not found.completing
    assert not found.near


async def test_a_meld_made_in_this_turn_is_not_broken_for_another_tile() -> None:
    table_view = turn(
        "rummikub", TABLE, "b11 b12 b13 k12 J", draft=f"{TABLE} | b11 b12 b13", opened=("Ben",)
    )
    found = (await choice(table_view, "k12")).completing
    assert [one.label for one in found if "b12" in one.label] == []


async def test_tiles_of_the_own_draft_are_in_reach_before_the_initial_meld() -> None:
    drafted = f"{TABLE} | r10 r11 r12"
    table_view = turn("rummikub", TABLE, "r9 r10 r11 r12", draft=drafted, opened=("Ben",))
    found = await choice(table_view, "r9")
    assert {one.piece for one in found.pieces} == {"r9", "r10", "r11", "r12"}
    assert melds(found) == ["4"]


@pytest.mark.parametrize(("own", "reaches"), [("r9 r10 r11", True), ("r5 r6 r7", False)])
async def test_the_table_is_in_reach_once_the_first_laying_has_its_points(
    own: str, *, reaches: bool
) -> None:
    table_view = turn(
        "schmidt", "b4 b5 b6", f"{own} b7", draft=f"b4 b5 b6 | {own}", opened=("Ben",)
    )
    assert ("1" in melds(await choice(table_view, "b7"))) is reaches


async def test_only_jokers_are_taken_where_nothing_else_may_be() -> None:
    table = "b4 J=b5 b6 | r1 r2 r3"
    for opened in ((), ("Ann", "Ben")):
        found = await choice(turn("kids", table, "b5 g9", opened=opened))
        assert {one.piece for one in found.pieces if one.part.startswith("#")} == {"J"}


async def test_a_tile_that_fits_a_meld_does_not_take_it_apart() -> None:
    found = await choice(turn("schmidt", "r4 b4 y4", "g4 r9"), "g4")
    assert melds(found) == ["1"]
    assert not found.completing
    assert not found.near


async def test_keep_three_fetches_only_a_spare_tile() -> None:
    table = "r4 r5 r6 | r7 r8 r9 r10 | y7 y8 y9 y10"
    found = await choice(turn("schmidt", table, "b4 b7 g7"), "b7", "g7")
    assert {"🟦b7 🟩g7 🟥r7", "🟦b7 🟩g7 🟨y7"} < {one.label for one in found.completing}
    found = await choice(turn("schmidt", table, "b4 g4 b7"), "b4", "g4")
    assert not found.completing


STEP = "r7 b7 k7 | y5 y6 y7 y8 | r5 r6 r7 r8 | k6 k7 k8"


async def test_a_repair_leaves_fewer_tiles_over_and_no_meld_of_the_player_broken() -> None:
    """After y7 r7 k7, the meld that lost r7 must not take it back."""
    draft = "b7 k7 | y5 y6 y7 y8 | r5 r6 r7 r8 | k6 k8 | y7 r7 k7"
    found = await choice(turn("rummikub", STEP, "y7 b1", draft=draft))
    labels = [without_marks(one.label) for one in found.mending]
    assert labels
    assert not [label for label in labels if "·5" in label or "← 5" in label]
    assert all("5 ·" not in one.about for one in found.mending)


async def test_a_split_run_is_put_together_again_with_its_own_tiles_not_with_an_equal_one() -> None:
    """b8 b9 is what is left: the rack's b9 in its place would leave a b9 over."""
    table_view = turn("rummikub", "b6 b7 b8 b9", "b9 k12", draft="b6 b7 | b8 b9")
    found = {without_marks(one.label): one.about for one in (await choice(table_view)).mending}
    assert found["🟦b6 🟦b7 ➜ 2 · b8 b9"] == "b6 b7 ← 1 · b6 b7"
    assert "🟦b8 🟦b9 ➜ 1 · b6 b7" not in found, "it is the same move, or takes the rack's b9"


async def test_a_loose_tile_has_no_key_that_lays_it_but_a_faulty_meld_has() -> None:
    table, rack = "r3 r4 r5 r6", "b1 b2 b3 k9"
    for draft, can in ((f"{table} | b1", False), (f"{table} | b1 b2", True)):
        table_view = turn("rummikub", table, rack, draft=draft)
        words = [one.word for one in (await shown(table_view)).buttons]
        assert ("done" in words) is can
    table_view = turn("budacsek", table, rack, draft=f"{table} | b1 b2 k9")
    assert "done" in [one.word for one in (await shown(table_view)).buttons]


@pytest.mark.parametrize(("table", "ways"), [("g5 g6 g7", 1), ("g5 g6 g7 | r8 b8 y8", 2)])
async def test_one_key_lays_a_possible_lay_and_tells_several_ways(table: str, ways: int) -> None:
    table_view = turn("schmidt", table, "g8 r1")
    view = table_view.round
    assert view is not None
    tiles = view.sheet.family.notation.read_pieces("g8")
    chosen = next(one.place for one in (await choice(table_view)).pieces if one.piece == "g8")
    picking = Picking(chosen=frozenset({chosen}), worth=view.sheet.family.turns.picked(view, tiles))
    screen = private_turn(
        await voice(table_view), table_view, view, delivery="edit", picking=picking
    )
    assert screen.choice is not None
    words = {one.word: one for one in screen.choice.words}
    assert words["play done"].primary
    assert words["play"].rare is (ways == 1)
    assert ("can be laid in several ways" in screen.caption) is (ways > 1)
    assert "Picked: 🟩g8" in without_marks(screen.caption)


async def test_a_meld_is_not_offered_as_a_new_one_of_the_same_tiles() -> None:
    table_view = turn("schmidt", "r4 b4 y4 | g4 J=g5 g6 | b2 g2 y2", "r3 b2 b8 b13")
    assert (await choice(table_view, "r4#1")).completing == ()


async def test_moves_with_the_same_result_are_one_entry() -> None:
    found = await choice(turn("rummikub", TABLE, "J k4 k4 r4 b5 b4 b4"), "J")
    keys = [without_marks(one.label) for one in found.completing]
    assert keys
    assert len(set(keys)) == len(keys)


async def test_moves_that_leave_fewer_tiles_over_are_offered_first() -> None:
    lying = "r4 k4 J | y5 y6 y7 y8"
    drafted = "r4 k4 J | y5 y6 | y7 | y8 y9 y10"
    table_view = turn("rummikub", lying, "y9 y10", draft=drafted)
    labels = [without_marks(one.label) for one in (await choice(table_view)).mending]
    left = labels.index("🃏J ➜ 2 · y5 y6")
    assert all("y7" in one for one in labels[:left]), "y7 would still be left over"


async def test_lay_is_not_the_primary_button_of_a_draft_that_can_only_be_refused() -> None:
    table_view = turn(
        "rummikub", "b6 b7 b8 | y5 y6 y7 y8", "y9", draft="b6 b7 b8 | y5 y6 | y7 y8 y9"
    )
    pressed = {one.word: one.primary for one in (await shown(table_view)).buttons}
    assert pressed["done"] is False


MISUSES = pytest.mark.parametrize(
    ("sheet", "lying", "draft", "told"),
    [
        (
            "rummikub",
            "r9 r10 r11 r12 J",
            "r9 r10 r11 r12 | b5 b6 J=b7",
            "Not valid yet. The joker of r9 r10 r11 r12 J stands for r13.",
        ),
        (
            "schmidt",
            "r3 r4 r5 | r6 r7 r8",
            "r3 r4 r5 r6 | r7 r8 r9",
            "Not valid yet. r6 r7 r8: If you take tiles from a meld",
        ),
    ],
)


@MISUSES
async def test_a_draft_that_only_misuses_the_table_says_so_before_it_is_laid(
    sheet: str, lying: str, draft: str, told: str
) -> None:
    screen = await shown(turn(sheet, lying, "b5 b6 r9 y1", draft=draft))
    for text in (screen.text, screen.beside, screen.caption):
        assert told in re.sub("[🟥🃏]", "", without_marks(text))
    assert "your move isn’t finished" in screen.text
    assert not {one.word: one.primary for one in screen.buttons}["done"]


async def test_below_a_picture_too_a_draft_names_its_faulty_melds() -> None:
    lying = "r9 b9 k9 | y3 y4 y5 y6"
    screen = await shown(turn("rummikub", lying, "y7 b1", draft="r9 b9 k9 y7 | y3 y4 y5 y6"))
    assert "Not valid yet: meld 1" in without_marks(screen.caption)
    judged = await shown(turn("budacsek", "r9 b9 k9", "k4 b1", draft="r9 b9 k9 k4"))
    assert "Not valid yet" not in judged.caption


@pytest.mark.parametrize(
    ("draft", "told"),
    [
        ("r10 r11", "Not valid yet: meld 1\nr10 r11: to make a run, you need r9 or r12."),
        ("r10 r12", "Not valid yet: meld 1\nr10 r12: r11 is missing in between."),
        ("r10 b10", "Not valid yet: meld 1\nr10 b10: you need a third 10 to make a set."),
        ("r10 r11 b13", "Not valid yet: meld 1"),
    ],
)
async def test_an_unfinished_meld_names_the_tile_that_it_lacks(draft: str, told: str) -> None:
    screen = await shown(turn("rummikub", "", "r10 r11 r12 b10 b13 y1", draft=draft))
    for text in (screen.text, screen.beside, screen.caption):
        assert f"{told}\n" in f"{without_marks(text)}\n".replace("\n\n", "\n")


@MISUSES
async def test_a_plan_that_only_misuses_the_table_says_so(
    sheet: str, lying: str, draft: str, told: str
) -> None:
    at = state(sheet, lying, racks=("b1", "b5 b6 r9 y1"))
    seen, read = as_seen(at, 1), SHEETS[sheet].family.notation.read_groups
    assert seen.round is not None
    lies = tuple(meld.pieces for meld in seen.round.table)
    plan = Plan(draft=Draft(groups=read(draft)), table=lies, shown=True)
    table_view = replace(seen, plan=plan)
    assert table_view.round is not None
    screen = own_board(await voice(table_view), table_view, table_view.round, delivery="edit")
    for text in (screen.text, screen.caption):
        assert told in re.sub("[🟥🃏]", "", without_marks(text))


def jokers_moved(found: Choice) -> list[str]:
    """The keys that move a joker of the table to another meld."""
    every = (*found.completing, *found.mending, *found.leaving)
    return [without_marks(one.label) for one in every if "🃏J" in one.label]


RUN = "r9 r10 r11 r12 J | k1 k2 k3"
"""Its joker stands for r13."""


async def test_a_joker_is_not_offered_another_place_if_nothing_can_replace_it() -> None:
    """As things stand this can only be refused: nobody but the stock has an r13."""
    draft = "r9 r10 r11 r12 J=r13 | k1 k2 k3 | b5 | b6"
    table_view = turn("rummikub", RUN, "b5 b6 y1", draft=draft)
    assert not jokers_moved(await choice(table_view))
    assert not jokers_moved(await choice(table_view, look_at="#1"))
    assert melds(await choice(table_view, "J#1")) == []


async def test_a_joker_astray_goes_only_where_it_stands_for_its_tile() -> None:
    draft = "r9 r10 r11 r12 | J | k1 k2 k3 | b5 | b6"
    table_view = turn("rummikub", RUN, "b5 b6 y1", draft=draft)
    assert melds(await choice(table_view, "J#0")) == ["1"]
    assert not [one for one in jokers_moved(await choice(table_view)) if "b5" in one]


@pytest.mark.parametrize("rack", ["b5 b6 y1 r13", "b5 b6 y1 J"])
async def test_a_joker_is_offered_another_place_if_it_can_be_replaced(rack: str) -> None:
    draft = "r9 r10 r11 r12 J=r13 | k1 k2 k3 | b5 b6"
    found = await choice(turn("rummikub", RUN, rack, draft=draft))
    assert "🃏J ➜ 3 · b5 b6" in jokers_moved(found)


async def test_moves_that_leave_a_joker_to_be_replaced_come_last() -> None:
    draft = "r9 r10 r11 r12 J=r13 | b1 b2 b3 | b5"
    table_view = turn("rummikub", "r9 r10 r11 r12 J | b1 b2 b3", "b5 k5 y5 r13", draft=draft)
    keys = [without_marks(one.label) for one in (await choice(table_view)).mending]
    assert keys.index("🟦b5 ⬛k5 🟨y5") < keys.index("🟦b5 🃏J ➜ 2 · b1 b2 b3")


async def test_a_joker_is_offered_in_the_kids_game_only_to_those_who_can_replace_it() -> None:
    for opened in ((), ("Ann", "Ben")):
        for rack, offers in (("b5 g9", True), ("b7 g9", False)):
            found = await choice(turn("kids", "b4 J=b5 b6 | r1 r2 r3", rack, opened=opened))
            assert any(one.part == "#1" for one in found.pieces) is offers


@pytest.mark.parametrize(
    ("lying", "rack", "more"),
    [("r5 r6 r7 | b2 b3 b4", "r8 y1", False), ("r5 r6 r7 | b8 k8 y8", "r8 y1", True)],
)
async def test_another_way_is_offered_only_if_there_is_one(
    lying: str, rack: str, *, more: bool
) -> None:
    before = turn("rummikub", lying, rack)
    assert before.round is not None
    placed = before.sheet.family.turns.word(before.round, NO_DRAFT, "play", "r8").draft
    screen = await shown(as_seen(state("rummikub", lying, racks=(rack, "b1")), draft=placed))
    assert ("to see another way" in screen.text) is more
    assert any(one.word == "play r8" for one in screen.buttons) is more


async def test_other_ways_of_a_plan_are_asked_for_with_plan() -> None:
    lying, rack = "r5 r6 r7 | b8 k8 y8", "r8 y1"
    seen = as_seen(state("rummikub", lying, racks=("b1", rack)), 1)
    assert seen.round is not None
    plans = seen.sheet.family.plans
    turn_begun = plans.begun(seen.round)
    draft = seen.sheet.family.turns.word(turn_begun, NO_DRAFT, "play", "r8").draft
    lies = tuple(meld.pieces for meld in seen.round.table)
    table_view = replace(seen, plan=Plan(draft=draft, table=lies, shown=True))
    assert table_view.round is not None
    screen = own_board(await voice(table_view), table_view, table_view.round, delivery="edit")
    assert "“plan r8” again" in without_marks(screen.text)
    assert "“play r8”" not in screen.text
