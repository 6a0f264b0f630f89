"""Everybody concerned reads one line about each change that the host makes, in whatever words."""

import pytest

from tests.support.lines.tables import GROUP, SHORT, draws_to_the_end, two_at_a_table
from tests.support.lines.talk import talk, to


async def test_house_rules_that_a_new_sheet_ends_are_told() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ann", "settings rule jokers=4 first_laying=25", "g1")
        told = to(await game.says("ann", "settings sheet schmidt", "g1"), GROUP)[-1]
        why = "Each game has its own house rules, so these from Rummikub no longer apply"
        assert told.startswith(f"{why}: Jokers: 4 · ")
        back = to(await game.says("ann", "settings sheet rummikub", "g1"), GROUP)
        assert not any("no longer apply" in one for one in back)


async def test_the_sheet_that_is_chosen_already_keeps_its_house_rules() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ann", "settings rule jokers=4 first_laying=25", "g1")
        before = game.shown[1]["text"]
        told = to(await game.says("ann", "settings sheet rummikub", "g1"), GROUP)
        assert game.shown[1]["text"] == before
        assert not any("no longer apply" in one for one in told)
        for label in ("Settings", "Game: Rummikub", "Rummikub"):
            await game.presses("ann", game.buttons(GROUP)[label], "g1")
        assert "Jokers: 4" in game.shown[1]["text"]
        assert "Points for the initial meld: 25" in game.shown[1]["text"]


CHANGED = {
    "clock 1h": "Time limit: 1 hour a turn. The new time limit applies from the next turn.",
    "assist open": "Hints are unlimited, and “auto” may draw for you.",
    "leavers closed": "If somebody leaves, the seat is closed.",
    "join midway": (
        "Newcomers take over a computer player’s seat straight away."
        " Without one, they join in the next match."
    ),
}


@pytest.mark.parametrize("said", CHANGED)
async def test_a_change_by_the_host_in_a_round_is_told_to_all_in_one_line(said: str) -> None:
    async with talk() as game:
        await two_at_a_table(game)
        await game.says("ben", "notify both", "g1")
        for chat in ("g1", None):
            told = await game.says("ann", f"settings {said}", chat)
            assert to(told, GROUP).count(CHANGED[said]) == 1
            assert any(text.endswith(f"\n\n{CHANGED[said]}") for text in to(told, "person:ben"))
            assert to(told, "person:ann").count(CHANGED[said]) == (0 if chat else 1)
            again = await game.says("ann", f"settings {said}", chat)
            assert CHANGED[said] not in str(to(again, "person:ben")), "nothing has changed"
            for usual in ("clock 5m", "assist arrange", "leavers computer", "join round"):
                await game.says("ann", f"settings {usual}", chat)


async def test_a_setting_picked_from_the_page_is_told_to_all_as_well() -> None:
    async with talk() as game:
        await two_at_a_table(game)
        await game.says("ann", "settings", "g1")
        await game.presses(
            "ann", game.buttons(GROUP)["Hints and help: help with placing, no hints"], "g1"
        )
        told = await game.presses("ann", game.buttons(GROUP)["unlimited hints"], "g1")
        assert to(told, GROUP).count("Hints are unlimited, and “auto” may draw for you.") == 1


async def test_a_table_without_a_chat_tells_its_players_in_private() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub")
        code = game.text("person:ann").split()[2].rstrip(".")
        await game.says("ben", f"join {code}")
        await game.says("ann", "start")
        told = await game.says("ann", "settings assist open")
        assert (
            to(told, "person:ann").count("Hints are unlimited, and “auto” may draw for you.") == 1
        )
        assert any(
            text.endswith("\n\nHints are unlimited, and “auto” may draw for you.")
            for text in to(told, "person:ben")
        )


async def test_new_rules_for_a_rematch_are_told_to_all() -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", SHORT)
        await draws_to_the_end(game)
        told = to(await game.says("ann", "settings rule jokers=4"), GROUP)
        assert any("House rules – " in text and "Jokers: 4" in text for text in told)


@pytest.mark.parametrize(
    "typed", ["settings hints 5", "set hints 5", "settings aide indices 5", "settings tipps 5"]
)
async def test_hints_are_set_by_their_name_alone_and_as_a_tip_in_any_language_says(
    typed: str,
) -> None:
    async with talk() as game:
        await game.says("ann", "new kids", "g1")
        await game.says("ann", typed, "g1")
        assert "5 hints" in game.text(GROUP)


@pytest.mark.parametrize("typed", ["cards", "karten", "cartes", "cartas", "carte", "kaarten"])
async def test_a_game_with_cards_is_opened_by_that_word_in_any_language(typed: str) -> None:
    async with talk() as game:
        await game.says("ann", f"new {typed}", "g1")
        assert "Basic Rummy" in game.text(GROUP)


@pytest.mark.parametrize("said", ["hints on", "hints off", "assist hints on"])
async def test_a_wrong_number_of_hints_is_answered_with_what_the_number_means(said: str) -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        (told,) = to(await game.says("ann", f"settings {said}", "g1"), GROUP)
        value = said.rsplit(maxsplit=1)[-1]
        assert told.startswith(f"“{value}” isn’t a number of hints. Type how many each player gets")
        (told, *_) = to(await game.says("ann", "settings hints 5", "g1"), GROUP)
        assert "5 hints" in told
