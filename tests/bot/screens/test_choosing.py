"""All pieces of a rack remain selectable, however many there are."""

from dataclasses import replace

import pytest

from bot.conversation.choosing import pieces_at
from bot.conversation.request import Request
from bot.platforms.telegram.keyboard import keyboard
from bot.screens.choosing import Picking
from bot.screens.play import private_turn
from core.engine.people import PersonId
from core.engine.table.seat_state import Stamp
from tests.support.screens.seated import as_seen, state, voice


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
async def test_a_hand_of_cards_stays_in_sight_while_cards_are_chosen(count: int) -> None:
    at = state("basic", "KS KD KC", racks=("4H 5H 6H 2S", "5D"), turn="drawn 2S stock")
    table_view = as_seen(at)
    assert table_view.round is not None
    picking = Picking(chosen=frozenset(range(count)))
    screen = private_turn(
        await voice(table_view), table_view, table_view.round, delivery="edit", picking=picking
    )
    assert screen.choice is not None
    assert [one.piece for one in screen.choice.pieces] == ["2S", "4H", "5H", "6H"]
    assert screen.choice.chosen == picking.chosen


async def test_rare_buttons_come_in_the_order_of_use() -> None:
    table_view = as_seen(state("rummikub", "r1 r2 r3"))
    assert table_view.round is not None
    screen = private_turn(await voice(table_view), table_view, table_view.round, delivery="edit")
    assert [one.word for one in screen.buttons if one.rare] == ["sort number", "auto", "help"]


@pytest.mark.parametrize("sheet", ["rummikub", "basic"])
async def test_no_word_stands_there_that_takes_pieces_while_none_is_chosen(sheet: str) -> None:
    cards = sheet == "basic"
    racks = ("4H 5H 6H 2S", "5D") if cards else ("r5 r6 r7", "b1")
    at = state(
        sheet, "KS KD KC" if cards else "r1 r2 r3", racks=racks, turn="drawn 2S stock" * cards
    )
    table_view = as_seen(at)
    assert table_view.round is not None
    said = await voice(table_view)
    offered = []
    for count in (0, 1):
        picking = Picking(chosen=frozenset(range(count)))
        screen = private_turn(said, table_view, table_view.round, delivery="edit", picking=picking)
        assert screen.choice is not None
        offered.append([button.word for button in screen.choice.words if not button.rare])
    assert offered == [[], ["discard" if cards else "play"]]


@pytest.mark.parametrize(("count", "shown"), [(0, True), (1, False), (2, True), (3, True)])
async def test_discard_stands_there_until_a_single_card_is_chosen_for_it(
    count: int, *, shown: bool
) -> None:
    at = state("basic", "KS KD KC", racks=("4H 5H 6H 2S", "5D"), turn="drawn 2S stock")
    table_view = as_seen(at)
    assert table_view.round is not None
    screen = private_turn(
        await voice(table_view),
        table_view,
        table_view.round,
        delivery="edit",
        picking=Picking(chosen=frozenset(range(count))),
    )
    assert screen.choice is not None
    plain = [button for button in screen.buttons if button.word == "discard"]
    assert [one.rare for one in plain] == [False] * shown
    assert ("discard" in [one.word for one in screen.choice.words]) is not shown
    assert "to end the turn" in screen.caption


@pytest.mark.parametrize(
    ("rack", "chosen", "offered"),
    [
        ("10H 4S 2S", {2}, ["layoff 1 · 7H 8H 9H", "Discard"]),
        ("10H 4S 2S", {0}, ["Discard!"]),
        ("10H 4S 2S", {1}, ["Discard!"]),
        ("10H KH 2S", {1, 2}, ["♥️10H ➜ 1 · 7H 8H 9H", "♥️KH ➜ 2 · KS KD KC", "Lay as a meld"]),
        ("10H 4S 2S", {0, 2}, ["♥️10H ➜ 1 · 7H 8H 9H", "Lay as a meld"]),
        ("10H", {0}, ["layoff 1 · 7H 8H 9H", "Discard"]),
    ],
)
async def test_a_card_that_fits_a_meld_is_offered_its_meld_before_the_discard(
    rack: str, chosen: set[int], offered: list[str]
) -> None:
    turn = f"drawn {rack.rsplit(maxsplit=1)[-1]} stock"
    at = state(
        "basic",
        "7H 8H 9H | KS KD KC",
        racks=(rack, "5D"),
        turn=turn,
    )
    table_view = as_seen(at)
    assert table_view.round is not None
    picking = Picking(chosen=frozenset(chosen))
    screen = private_turn(
        await voice(table_view), table_view, table_view.round, delivery="edit", picking=picking
    )
    found = screen.choice
    assert found is not None
    fits = [f"layoff {one.label}" for one in found.fits]
    words = [f"{one.label}{'!' * one.primary}" for one in found.words]
    assert [*fits, *(one.label for one in found.completing), *words] == offered


async def test_on_telegram_the_melds_that_a_card_fits_stand_above_the_discard() -> None:
    at = state("basic", "7H 8H 9H | KS KD KC", racks=("10H KH 2S", "5D"), turn="drawn 2S stock")
    table_view = as_seen(at)
    assert table_view.round is not None
    for chosen, first in (({1}, ["➜ 1 · 7H 8H 9H"]), ({1, 2}, ["♥️10H ➜ 1 · 7H 8H 9H"])):
        picking = Picking(chosen=frozenset(chosen))
        screen = private_turn(
            await voice(table_view), table_view, table_view.round, delivery="edit", picking=picking
        )
        shown = keyboard(screen)
        assert shown is not None
        below = [key.text for row in shown.inline_keyboard[1:] for key in row]
        assert below[: len(first)] == first
        assert below.index({1: "Discard", 2: "Lay as a meld"}[len(chosen)]) > 0


async def test_one_of_two_chosen_cards_is_added_alone() -> None:
    at = state("basic", "7H 8H 9H | KS KD KC", racks=("10H KH 2S", "5D"), turn="drawn 2S stock")
    table_view = as_seen(at)
    pressed = Request(
        person=PersonId(1),
        chat=None,
        word="layoff",
        text="2 =2",
        chosen=frozenset({1, 2}),
        stamp=Stamp(version=table_view.version, draft=table_view.draft_version),
    )
    assert pieces_at(pressed, table_view).text == "KH 2"


@pytest.mark.parametrize(("language", "key", "meld"), [("en", "K♥️", "J♦️"), ("fr", "R♥️", "V♦️")])
async def test_keys_write_cards_as_the_text_does(language: str, key: str, meld: str) -> None:
    at = state("basic", "JD JS JC", racks=("KH 2S", "5D"), turn="drawn 2S stock")
    table_view = as_seen(at)
    assert table_view.round is not None
    said = replace(await voice(table_view), language=language, signs=True)
    shown = private_turn(said, table_view, table_view.round, delivery="edit")
    assert shown.choice is not None
    assert key in [one.shown for one in shown.choice.pieces]
    assert key in shown.text
    one = next(one.place for one in shown.choice.pieces if one.piece == "KH")
    picking = Picking(chosen=frozenset({one}))
    chosen = private_turn(
        said, table_view, table_view.round, delivery="edit", picking=picking
    ).choice
    assert chosen is not None
    assert chosen.held == key
    assert [part.shown for part in chosen.parts if not part.lies] == ["♠️", "♥️"]
    assert meld in said.on_key("JD")
