"""While a move is typed, what it can name is offered: pieces, melds, and the other places."""

from collections.abc import Mapping

import pytest

from bot.conversation.moves.naming import completed, nameable
from bot.conversation.request import Request
from bot.conversation.words.moving import as_arranged
from core.engine.people import PersonId
from core.engine.table.view import TableView
from tests.support.screens.seated import as_seen, state, voice

TABLE = "y9 y10 J=y11 | b2 J=b3 b4 | r7 b7 k7 | k4 k5 k6 k7"


def rummikub(table: str = TABLE, rack: str = "b5 r7 y12", draft: str = "") -> TableView:
    at = state("rummikub", table, racks=(rack, "b1"))
    return as_seen(at, draft=draft)


async def offered(
    table_view: TableView, word: str, part: str, given: Mapping[str, str], language: str = "en"
) -> dict[str, str]:
    told = await voice(table_view, language=language)
    found = nameable(told, table_view, word, part, given)
    return {one.typed: one.shown for one in completed(found, given.get(part, ""), 100)}


async def test_each_joker_of_the_table_is_offered_with_its_meld() -> None:
    shown = await offered(rummikub(), "move", "moved", {"moved": "J"})
    assert shown == {"J 1": "J · 1 · y9 y10 J", "J 2": "J · 2 · b2 J b4"}


async def test_a_piece_that_lies_in_several_places_is_offered_with_each() -> None:
    shown = await offered(rummikub(), "move", "moved", {"moved": "r7"})
    assert shown == {"r7 rack": "r7 · on your rack", "r7 3": "r7 · 3 · r7 b7 k7"}
    shown = await offered(rummikub(), "move", "moved", {"moved": "b5"})
    assert shown == {"b5": "b5"}


async def test_the_melds_that_a_piece_fits_are_offered_first_and_none_that_cannot_take_it() -> None:
    shown = await offered(rummikub(), "move", "to", {"moved": "b5", "to": ""})
    assert [*shown] == ["2", "new", "rack"]
    assert shown["2"] == "2 · b2 J b4"
    assert shown["new"] == "new · New meld"
    assert shown["rack"] == "rack · Back to the rack"


async def test_the_meld_of_the_moved_joker_is_no_place_for_it() -> None:
    shown = await offered(rummikub(), "move", "to", {"moved": "J 2", "to": ""})
    assert "2" not in shown
    assert "1" in shown


async def test_places_are_shown_in_the_readers_language() -> None:
    shown = await offered(rummikub(), "move", "to", {"moved": "b5", "to": "n"}, "de")
    assert shown == {"new": "neu · Neue Kombination"}


async def test_only_runs_are_offered_to_be_split() -> None:
    assert [*await offered(rummikub(), "split", "meld", {"meld": ""})] == ["1", "2", "4"]


async def test_the_pieces_that_can_begin_a_second_run_are_offered_with_both_parts() -> None:
    shown = await offered(rummikub(), "split", "at", {"meld": "4", "at": ""})
    assert shown == {
        "k5": "k5 · k4 | k5 k6 k7",
        "k6": "k6 · k4 k5 | k6 k7",
        "k7": "k7 · k4 k5 k6 | k7",
    }
    assert await offered(rummikub(), "split", "at", {"meld": "3", "at": ""}) == {}


async def test_cards_are_laid_off_on_the_melds_that_take_them() -> None:
    at = state("basic", "4H 5H 6H | KS KD KC", racks=("7H 2S", "5D"), turn="drawn 2S stock")
    shown = await offered(as_seen(at), "layoff", "meld", {"cards": "7H", "meld": ""})
    assert shown == {"1": "1 · 4H 5H 6H"}


@pytest.mark.parametrize("named", ["J 1", "J=y11"])
async def test_a_joker_is_named_by_its_meld_or_by_what_it_stands_for(named: str) -> None:
    table_view = rummikub(rack="y11 y12 y13")
    request = Request(person=PersonId(1), chat=None, word="move", text=f"{named} new")
    arranged = as_arranged(request, table_view, await voice(table_view), "en")
    assert arranged.text.startswith("y9 y10 | ")
