"""Lists on Discord name what they hold, and hold no two entries alike."""

from functools import partial

from bot.conversation.moves.naming import Nameable, completed
from bot.platforms.discord.keys import PUT, RACK, TAKE, Menu, Row, rows
from bot.platforms.discord.look import page_of
from bot.screens.choosing import Picking
from bot.screens.play import private_turn
from bot.screens.screen import Button, Pick, Screen, ScreenKind
from tests.support.screens.seated import as_seen, state, voice


async def turn(table: str, rack: str, draft: str, *chosen: str, page: str = "") -> tuple[Row, ...]:
    """Return what is below an own turn with these tiles of the rack in hand."""
    seen = as_seen(state("rummikub", table, racks=(rack, "b1"), opened=("Ann", "Ben")), draft=draft)
    assert seen.round is not None
    said = await voice(seen)
    screen = private_turn(said, seen, seen.round, delivery="edit")
    assert screen.choice is not None
    held = {o.place for o in screen.choice.pieces if o.piece in chosen and "#" not in o.part}
    picking = Picking(chosen=frozenset(held), open=page)
    return rows(private_turn(said, seen, seen.round, delivery="edit", picking=picking))


async def lists(table: str, rack: str, draft: str, *chosen: str) -> dict[str, list[str]]:
    """Return the lists of an own turn by title: the label and description of each entry."""
    menus = [one for one in await turn(table, rack, draft, *chosen) if isinstance(one, Menu)]
    return {m.prompt: [f"{o.emoji}{o.shown} — {o.about}" for o in m.options] for m in menus}


async def test_equal_tiles_of_a_meld_are_taken_as_one_entry() -> None:
    table = "r11 r12 r13 | r13 y13 b13"
    found = await lists(table, "k1", "r11 r12 | r13 r13 y13 b13")
    entries = found["Take a tile from the table"]
    assert len(entries) == len(set(entries)) == 5


async def test_a_list_with_new_melds_alone_does_not_speak_of_adding() -> None:
    found = await lists("k8 k9 k10", "r5 r6 r7", "", "r5", "r6")
    assert "New meld" in found
    assert all("New meld" in entry for entry in found["New meld"])


async def test_a_list_to_which_something_can_be_added_says_so_as_well() -> None:
    found = await lists("r5 b5 k5", "y5 y6 y7", "", "y5")
    assert any(title.startswith("Add to a meld") for title in found), found


async def test_a_list_of_loose_tiles_does_not_speak_of_the_table_alone() -> None:
    found = await lists("k8 k9 k10", "r5 r6 r7", "k8 k9 k10 | r5")
    assert "Take a tile from the table / Not placed" in found


async def buttons(table: str, rack: str, *chosen: str) -> list[str]:
    """Return the labels of the buttons beside the list of the rack."""
    made = await turn(table, rack, "", *chosen, page=RACK)
    return [key.label for row in made if not isinstance(row, Menu) for key in row]


async def test_the_way_to_the_new_melds_is_not_called_as_the_word_for_one_of_the_tiles() -> None:
    found = await buttons("k8 k9 k10", "r5 r6 r7", "r5")
    assert found.count("New meld") == 1
    assert "Combine with more tiles" in found


async def test_the_table_has_one_way_to_it() -> None:
    found = await buttons("r5 r6 r7 r8", "b5 k1 y13", "b5")
    assert found.count("Take a tile from the table") == 1


FULL = " | ".join(f"r{number} b{number} k{number}" for number in range(1, 14))


async def test_a_list_that_is_too_long_is_turned_by_buttons() -> None:
    shown = partial(turn, f"{FULL} | {FULL}", "y5 y6", "")
    (first,), there = _lists_and_ways(await shown())
    (second,), back = _lists_and_ways(await shown(page=page_of(there["More"], ())))
    values = [option.says for option in (*first.options, *second.options)]
    assert len(values) == len(set(values)) > len(first.options) == 25
    assert not any(value.startswith(TAKE) for value in values), "an entry turns no page"
    assert f"(1–25 / {len(values)})" in first.prompt
    assert f"(26–{len(values)} / {len(values)})" in second.prompt
    assert ("More" in back, "Back" in there) == (False, False)
    (again,), _ = _lists_and_ways(await shown(page=page_of(back["Back"], ())))
    assert again == first


def _of_places(made: tuple[Row, ...]) -> Menu:
    """Return the list of places for what is in hand."""
    (menu,) = (row for row in made if isinstance(row, Menu) and PUT in row.id)
    return menu


async def test_places_that_make_a_meld_come_first_and_one_entry_leads_to_the_others() -> None:
    table = "r4 r5 r6 | b7 k7 y7 | " + " | ".join(f"r{n} b{n} k{n}" for n in range(8, 14))
    shown = partial(turn, f"{table} | b5 b6 b7 | b8 b9 b10 | k8 k9 k10", "r7 r8 r9 y9", "", "r7")
    first = _of_places(await shown())
    *places, more = first.options
    assert len(first.options) <= 8
    assert [one.shown for one in places[:2]] == ["➜ 1 · r4 r5 r6", "➜ 2 · b7 k7 y7"]
    assert all(one.about.startswith(("Put here", "New meld")) for one in places)
    assert more.shown == "More"
    rest = _of_places(await shown(page=page_of(first.id, [more.says])))
    values = [one.says for menu in (first, rest) for one in menu.options if one != more]
    assert len(values) == len(set(values)) > 8


async def test_few_places_are_listed_together() -> None:
    menu = _of_places(await turn("r4 r5 r6", "r7", "", "r7"))
    assert "More" not in [one.shown for one in menu.options]


def _lists_and_ways(made: tuple[Row, ...]) -> tuple[list[Menu], dict[str, str]]:
    """Return the lists of what can be taken from the table, and the ids of the buttons."""
    menus = [row for row in made if isinstance(row, Menu) and TAKE in row.id]
    return menus, {key.label: key.id for row in made if not isinstance(row, Menu) for key in row}


def test_a_text_that_is_too_long_is_cut_between_words() -> None:
    long = " ".join(["tile"] * 40)
    option = Button(word="play r7", label=long, about=long)
    pick = Pick(prompt=long, options=(option,))
    (menu,) = rows(Screen(kind=ScreenKind.SETTINGS, text="", pick=pick))
    assert isinstance(menu, Menu)
    for told, longest in (
        (menu.prompt, 150),
        (menu.options[0].shown, 80),
        (menu.options[0].about, 100),
    ):
        assert told.endswith("tile tile…")
        assert longest - 5 <= len(told) <= longest
    (offered,) = completed([Nameable("r7", long)], "r", 100)
    assert offered.shown.endswith("tile tile…")
    assert len(offered.shown) <= 100
