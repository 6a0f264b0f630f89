"""The lobby in a group is one message, which also shows its settings."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.platforms.telegram.keyboard import ROWS, keyboard
from tests.support.screens.crowded import screens
from tests.support.telegram.evening import Evening, evening
from tests.support.telegram.group import lobby_of_two, table_of
from tests.support.telegram.hands import Hand, buttons, content, labels, text
from tests.support.telegram.loopback.world import Chat
from tests.support.texts import LANGUAGES


async def test_host_and_administrators_turn_the_lobby_over_and_nobody_types() -> None:
    async with evening() as game:
        ann, ben, eve = [await game.friend(name) for name in ("Ann", "Ben", "Eve")]
        group = await table_of(game, ann, ben)
        (lobby,) = group.shown
        refused = await ben.presses("Settings", group)
        assert refused["text"] == "Only the host can do that."
        group.owners.add(eve.user.id)
        await eve.presses("Settings", group)
        await eve.sees("What would you like to change?", group)
        await ann.presses("Time limit: 5 min", group)
        await ann.sees("How long can a turn last?", group)
        offered = labels(group.shown[0])
        assert {"2 min", "✓ 5 min", "no time limit", "Back", "Done", "Join"} <= set(offered)
        await eve.presses("2 min", group)
        await ann.sees("Rummikub · 2 min a turn · 1 round", group)
        await ann.presses("Done", group)
        await game.telegram.until(lambda: "Start" in str(buttons(group.shown[0])))
        shown, told = group.shown
        assert shown["message_id"] == lobby["message_id"]
        done = "Eve, an admin of this chat, changed the settings for the host."
        assert f"{done} Time limit: 2 minutes a turn." in content(told)
        assert "1. Ann (host)\n2. Ben" in content(group.shown[0])


async def test_a_lobby_that_was_shown_to_somebody_alone_goes_when_the_game_is_on() -> None:
    async with evening() as game:
        ann, cid = await game.friend("Ann"), game.meet("Cid")
        group = await table_of(game, ann)
        answer = await cid.presses("Join", group)
        await cid.starts(answer["url"].partition("?start=")[2])
        await cid.sees("2. Cid")
        (lobby,) = cid.private.shown
        assert labels(lobby) == ["Rules", "Leave"]
        await ann.sees("2. Cid", group)
        await ann.presses("Start", group)
        await game.telegram.until(lambda: lobby["message_id"] not in cid.private.messages)
        assert "Your rack" in content(cid.private.shown[-1])


async def test_a_lobby_that_was_opened_in_private_goes_too() -> None:
    async with evening() as game:
        ann = await game.friend("Ann")
        await ann.says("/new rummikub")
        await ann.sees("To join from another chat")
        await ann.says("/settings computers easy")
        await ann.sees("Computer 2")
        await ann.presses("Start")
        await game.telegram.until(lambda: "Your rack" in str(ann.private.shown))
        await game.telegram.until(lambda: "this table" not in str(ann.private.shown))


async def test_a_lobby_that_was_shown_to_somebody_alone_says_who_comes_and_what_is_agreed() -> None:
    async with evening() as game:
        ann, ben, cid = await game.friend("Ann"), await game.friend("Ben"), game.meet("Cid")
        group = await table_of(game, ann)
        answer = await cid.presses("Join", group)
        await cid.starts(answer["url"].partition("?start=")[2])
        await cid.sees("2. Cid")
        before = len(ben.private.shown)
        await ben.presses("Join", group)
        await cid.sees("3. Ben")
        await ann.says("/settings@rummy_bot clock 2m", group)
        await cid.sees("Rummikub · 2 min")
        await cid.presses("Leave")
        await game.telegram.until(lambda: "Join" in str(buttons(cid.private.shown[0])))
        assert len(ben.private.shown) == before


async def test_a_group_administrator_without_a_seat_uses_every_settings_page() -> None:
    async with evening() as game:
        ann, ben = await game.friend("Ann"), await game.friend("Ben")
        group = await table_of(game, ben)
        group.owners = {ann.user.id}
        for label in (
            "Settings",
            "Time limit: 5 min",
            "2 min",
            "Computer players: 0",
            "Back",
            "Done",
        ):
            before = str(group.shown[0])
            await ann.presses(label, group)
            await game.telegram.until(lambda: str(group.shown[0]) != before)  # noqa: B023


async def test_an_administrator_is_asked_once_before_a_lobby_of_somebody_else_is_closed() -> None:
    async with evening() as game:
        ann, eve = await game.friend("Ann"), await game.friend("Eve")
        group = await table_of(game, ann)
        group.owners = {eve.user.id}
        await eve.says("/stop@rummy_bot", group)
        asked = await eve.sees("Close it anyway", group)
        assert "Ann is this table’s host. This closes it for everybody." in asked
        await eve.presses("Close it anyway", group)
        await ann.sees("Eve closed table", group)
        await game.telegram.until(lambda: "Close it anyway" not in str(group.shown))


async def test_a_question_before_a_lobby_is_closed_goes_with_the_lobby() -> None:
    async with evening() as game:
        ann, eve = await game.friend("Ann"), await game.friend("Eve")
        group = await table_of(game, ann)
        group.owners = {eve.user.id}
        await eve.says("/stop@rummy_bot", group)
        await eve.sees("Close it anyway", group)
        await ann.says("/stop@rummy_bot", group)
        await game.telegram.until(lambda: "Close it anyway" not in str(group.shown))
        assert "Ann closed table" in str(group.shown)


async def test_an_unclear_answer_about_administrators_leaves_settings_to_the_host() -> None:
    async with evening() as game:
        group, ann, ben = await lobby_of_two(game)
        game.telegram.methods.getChatMember = lambda _given, _files: True  # type: ignore[assignment, method-assign, return-value]
        refused = await ben.presses("Settings", group)
        assert refused["text"] == "Only the host can do that."
        await ann.presses("Settings", group)
        await ann.sees("What would you like to change?", group)


async def test_the_hand_of_the_day_reaches_people_who_have_never_met_the_bot() -> None:
    async with evening() as game:
        ann, cid = await game.friend("Ann"), game.meet("Cid")
        group = await table_of(game, ann)
        before = len(group.shown)
        await cid.says("/daily@rummy_bot", group)
        await cid.sees("Cid, please open a private chat with me", group)
        assert len(group.shown) == before + 1, "it also says where the hand is dealt"
        (link,) = (key["url"] for key in buttons(group.shown[-1]) if "url" in key)
        assert link.endswith("?start=daily")
        assert cid.private.shown == []
        await cid.starts("daily")
        await cid.sees("Your ")
        again = game.meet("Dan")
        await again.starts("daily")
        await again.sees("Your ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", ["rummikub", "schmidt", "budacsek", "basic"])
def test_no_page_of_the_settings_takes_more_than_eight_rows(sheet: str, language: str) -> None:
    pages = ((name, one) for name, one in screens(sheet, language) if name.startswith("settings "))
    boards = ((name, keyboard(page)) for name, page in pages if page.pick is not None)
    high = {name: len(board.inline_keyboard) for name, board in boards if board is not None}
    assert {name: rows for name, rows in high.items() if rows > ROWS} == {}


async def test_rare_settings_are_one_press_further() -> None:
    async with evening() as game:
        ann = await game.friend("Ann")
        group = await table_of(game, ann)
        for key in ("Settings", "More", "Language: English", "Deutsch"):
            await game.telegram.until(lambda: key in labels(group.shown[0]))  # noqa: B023
            await ann.presses(key, group)
        await ann.sees("Was möchtest du ändern?", group)
        assert "Fertig" in labels(group.shown[0])


async def test_a_link_to_a_closed_table_says_that_it_is_closed() -> None:
    async with evening() as game:
        ann = await game.friend("Ann")
        group = await table_of(game, ann)
        code = await ann.sees("table ", group)
        code = code.partition("table ")[2].split()[0]
        await ann.says("/stop@rummy_bot", group)
        await game.telegram.until(lambda: "closed" in content(group.shown[-1]))
        eve = game.meet("Eve")
        await eve.starts(code)
        said = await eve.sees("add me to a group")
        assert said.startswith(f"Table {code} is closed.\n\nRummy with friends:")
        fay = game.meet("Fay")
        await fay.starts("welcome1")
        assert "closed" not in await fay.sees("add me to a group")


@asynccontextmanager
async def waiting_at_a_full_lobby() -> AsyncIterator[tuple[Evening, Chat, list[Hand], Hand]]:
    """Open a full lobby, and in private for Emil, who waits: the group, the seated, and Emil."""
    async with evening() as game:
        seated = [await game.friend(name) for name in ("Ann", "Ben", "Cleo", "Dora")]
        group, emil = await table_of(game, *seated), await game.friend("Emil")
        await emil.says("/next@rummy_bot", group)
        await emil.sees("waiting for a free seat", group)
        await emil.says("table")
        await emil.sees("Seats taken: 4 of 4")
        yield game, group, seated, emil


async def test_a_lobby_opened_in_private_stays_current_while_its_reader_waits_for_a_seat() -> None:
    async with waiting_at_a_full_lobby() as (game, group, (ann, *_), emil):
        await ann.says("/settings@rummy_bot clock 1h", group)
        await emil.sees("1 h a turn")
        await ann.presses("Start", group)
        await game.telegram.until(lambda: "Seats taken" not in text(emil.private))


async def test_a_lobby_opened_in_private_stays_current_once_its_reader_has_a_seat() -> None:
    async with waiting_at_a_full_lobby() as (_, group, (_, ben, cleo, _), emil):
        await ben.says("/leave@rummy_bot", group)
        await emil.sees("4. Emil")
        await cleo.says("/leave@rummy_bot", group)
        await emil.sees("Seats taken: 3 of 4")


async def test_a_lobby_shown_again_keeps_its_seats_when_somebody_joins() -> None:
    async with evening() as game:
        ann, ben = await game.friend("Ann"), await game.friend("Ben")
        group = await table_of(game, ann)
        for chat in (group, None):
            await ann.says("/settings@rummy_bot" if chat else "settings", chat)
            await ann.sees("Host: Ann", chat)
            await ann.says("/table@rummy_bot" if chat else "table", chat)
            await ann.sees("Seats taken: 1 of 4", chat)
        await ben.presses("Join", group)
        for chat in (group, None):
            await ann.sees("Seats taken: 2 of 4", chat)
            assert "Start" in labels((chat or ann.private).shown[-1])
