"""The hand of the day: one deal for everybody, one try each, hidden until the day ends."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.engine.evening.daily import day_of, key_of, sheet_of, streak
from core.engine.people import TableId
from core.engine.table.events import Acted, TableOpened
from tests.support.clocks import SteppedClock
from tests.support.databases.server import need_server, schema_of_test
from tests.support.lines.playing import draws_to_the_end_of_the_hand, own
from tests.support.lines.talk import Talk, talk, to

GROUP, CHAT = "g1", "chat:g1"
DAY = 86_400.0


def told(messages: list[dict[str, object]], place: str = CHAT) -> str:
    return "\n".join(to(messages, place))


async def test_everybody_gets_the_same_deal_in_private() -> None:
    async with talk(seed=None, clock=SteppedClock()) as game:
        assert "in private" in told(await game.says("ann", "daily", GROUP))
        await game.says("ben", "daily")
        assert game.rack("ann")
        assert game.rack("ann") == game.rack("ben")
        assert not [
            m for m in game.said if m.get("to") == CHAT and game.rack("ann")[0] in m["text"]
        ]


async def test_there_is_one_try_and_a_card_to_share() -> None:
    async with talk(clock=SteppedClock()) as game:
        assert "Ann, I’ve dealt your hand of the day" in told(
            await game.says("ann", "daily", GROUP)
        )
        assert own(game, "ann").startswith("Hand of the day, 1 January 1970: ")
        assert "You have one try, without hints." in own(game, "ann")
        await draws_to_the_end_of_the_hand(game, "ann")
        result = game.text("person:ann")
        assert re.match(
            r"Hand of the day, .*\n\nAnn.*\n-?\d+ points? in \d+ turns\n[🟩🟨⬜]+\n", result
        )
        assert "wins the match" not in result
        assert result.count("Computer 2: ") == 2, "a line of racks and one of scores"
        pressed = await game.presses("ann", game.buttons("person:ann")["Share"])
        assert "Your result is in the chat now." in [one.get("text") for one in pressed]
        card = game.text(CHAT)
        assert card.startswith("Hand of the day")
        assert "points in" in card
        assert set(card) & set("🟩🟨⬜")
        again = told(await game.says("ann", "daily"), "person:ann")
        assert again.startswith("Hand of the day")
        listed = told(await game.says("ben", "daily list", GROUP))
        assert "1. Ann" in listed
        assert "This week" in listed


async def test_the_hand_of_the_day_offers_no_rematch() -> None:
    async with talk(clock=SteppedClock()) as game:
        await game.says("ann", "daily")
        await draws_to_the_end_of_the_hand(game, "ann")
        for word in ("draw", "pass"):
            answer = told(await game.says("ann", word), "person:ann")
            assert answer == "This hand of the day is over. There’s a new one every day: “daily”."


async def test_a_hand_of_the_day_stays_closed_until_the_day_is_over() -> None:
    async with talk(seed=None, clock=SteppedClock(), tick=60) as game:
        await game.says("ann", "daily")
        opened = (await game.parts.store.history(TableId(1)))[0]
        assert isinstance(opened, TableOpened)
        await draws_to_the_end_of_the_hand(game, "ann")
        for word in ("record", "replay", "verify"):
            assert "once the day is over" in told(await game.says("ann", word), "person:ann"), word
        assert "I can’t find a table" in told(
            await game.says("ben", f"table {opened.code}", GROUP)
        ).lower() or ("Hand" not in told(await game.says("ben", f"table {opened.code}", GROUP)))
        assert not re.search(r"\b[0-9a-f]{64}\b", json.dumps(game.said))
        await game.goes_by(DAY)
        assert "as sealed" in told(await game.says("ann", "verify"), "person:ann")


async def test_the_hand_of_the_day_cannot_be_changed_or_bought() -> None:
    async with talk(clock=SteppedClock()) as game:
        await game.says("ann", "daily")
        for word in ("settings assist open", "settings rule jokers=8", "hint", "rematch", "next"):
            before = game.rack("ann")
            assert told(await game.says("ann", word), "person:ann"), word
            assert game.rack("ann") == before
        state = (await game.parts.store.history(TableId(1)))[-1]
        assert type(state).__name__ in {"Dealt", "Acted"}


async def test_each_day_has_a_deal_of_its_own_and_days_in_a_row_are_counted() -> None:
    async with talk(clock=SteppedClock(), tick=60) as game:
        await game.says("ann", "daily", GROUP)
        first = game.rack("ann")
        await draws_to_the_end_of_the_hand(game, "ann")
        await game.goes_by(DAY)
        await game.says("ann", "daily", GROUP)
        assert game.rack("ann") != first
        await draws_to_the_end_of_the_hand(game, "ann")
        assert "2 days in a row" in told(await game.says("ann", "daily"), "person:ann")


async def test_a_host_fixes_the_sheet_of_a_chat() -> None:
    async with talk(clock=SteppedClock()) as game:
        assert "admins" in told(await game.says("ann", "daily fix basic", GROUP))
        assert "Type that in a group or channel" in told(
            await game.says("ann", "daily fix basic"), "person:ann"
        )
        await game.says("ann", "new rummikub", GROUP)
        assert "admins" in told(await game.says("ben", "daily fix basic", GROUP))
        assert "plays Basic" in told(await game.says("ann", "daily fix basic", GROUP))
        await game.says("ben", "daily", GROUP)
        fixed = game.rack("ben")
        assert len(fixed) == 7
        shown = told(await game.says("ben", "daily"), "person:ben")
        assert "Basic" in shown.splitlines()[0]
        assert game.rack("ben") == fixed
        assert "no game called “chess”" in told(await game.says("ann", "daily fix chess", GROUP))
        assert "is a different game every day again" in told(
            await game.says("ann", "daily fix off", GROUP)
        )
        assert "Basic" not in told(await game.says("cid", "daily", GROUP))
        explained = told(await game.says("ann", "daily dance"), "person:ann")
        assert explained.startswith("“daily”: play the hand of the day")


async def test_giving_up_leaves_no_second_try_and_forgetting_erases_the_hand() -> None:
    async with talk(clock=SteppedClock()) as game:
        await game.says("ann", "daily")
        await game.says("ann", "leave yes")
        assert "gave up" in told(await game.says("ann", "daily"), "person:ann")
        given = json.loads(to(await game.says("ann", "privacy export"), "person:ann")[-1])
        assert len(given["hands_of_the_day"]) == 1
        await game.says("ann", "privacy forget")
        await game.says("ann", "privacy forget yes")
        given = json.loads(to(await game.says("ann", "privacy export"), "person:ann")[-1])
        assert given["hands_of_the_day"] == []


TOGETHER = 10
"""The number of days that one program deals, each to a new person."""


async def games_of(days: range, kept_in: str | None, *, restart: bool) -> list[list[Acted]]:
    """Play the hands of some days in one store, with or without a restart after each first turn."""
    clock = SteppedClock()
    async with talk(seed=1, clock=clock, database=kept_in) as game:
        for day in days:
            clock.time = day * DAY
            await game.says(f"player{day}", "daily")
            if restart:
                await game.says(f"player{day}", "draw")
            else:
                await draws_to_the_end_of_the_hand(game, f"player{day}")
        if not restart:
            return await acts(game, days)
    async with talk(seed=2, clock=clock, database=kept_in) as game:
        for day in days:
            clock.time = day * DAY
            await game.says(f"player{day}", "rack")
            await game.says(f"player{day}", "table")
            await draws_to_the_end_of_the_hand(game, f"player{day}")
        return await acts(game, days)


async def acts(game: Talk, days: range) -> list[list[Acted]]:
    tables = (TableId(number) for number, _ in enumerate(days, 1))
    histories = [await game.parts.store.history(table) for table in tables]
    return [[one for one in history if isinstance(one, Acted)] for history in histories]


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'rummy.sqlite3'}"


@pytest.fixture
def server() -> Iterator[str]:
    need_server()
    with schema_of_test() as url:
        yield url


@pytest.fixture(params=["file", "server"])
def database(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(request.param))


async def test_equal_play_gives_equal_games_on_every_store_and_after_a_restart(
    database: str,
) -> None:
    days = range(3)
    straight = await games_of(days, None, restart=False)
    assert straight == await games_of(days, database, restart=True)
    assert all(straight)


@pytest.mark.whole
@pytest.mark.parametrize("first", range(0, 1_000, TOGETHER))
async def test_equal_play_on_1000_days_gives_equal_games_on_both_databases(
    first: int, file: str, server: str
) -> None:
    """Each day is played twice: without a break on one database, with a restart on the other."""
    days = range(first, first + TOGETHER)
    one, other = (file, server) if first // TOGETHER % 2 else (server, file)
    straight = await games_of(days, one, restart=False)
    assert straight == await games_of(days, other, restart=True)
    assert all(straight)


def test_days_keys_and_streaks() -> None:
    assert day_of(0) == "1970-01-01"
    assert {sheet_of(f"2026-11-{d:02}", "abcdefg") for d in range(1, 8)} == set("abcdefg")
    keys = {key_of("00" * 32, day, sheet) for day in ("2026-11-01", "2026-11-02") for sheet in "ab"}
    assert len(keys) == 4
    assert streak(["2026-11-01", "2026-11-02"], "2026-11-03") == 2
    assert streak(["2026-11-01", "2026-11-03"], "2026-11-03") == 1
    assert streak([], "2026-11-03") == 0


async def test_giving_up_is_confirmed_and_told_on_the_shared_card() -> None:
    async with talk(clock=SteppedClock()) as game:
        await game.says("ann", "daily")
        for word in ("leave", "stop"):
            assert "one try" in told(await game.says("ann", word), "person:ann")
        game.thinks()
        await game.says("ann", "stop")
        assert "gave up" in told(await game.says("ann", "daily share"), "person:ann")


async def test_settings_during_the_hand_of_the_day_ask_which_table_is_meant() -> None:
    async with talk(clock=SteppedClock()) as game:
        await game.says("ann", "daily")
        await game.says("ann", "new kids", GROUP)
        for word in ("settings", "settings clock 5m"):
            asked = told(await game.says("ann", word), "person:ann")
            assert "Which table do you mean?" in asked
            assert ": Hand of the day" in asked
        assert "myRummy Kids · no time limit" not in told(await game.says("ann", "settings", GROUP))


async def test_hints_and_settings_of_the_day_recommend_nothing_forbidden() -> None:
    async with talk(clock=SteppedClock()) as game:
        await game.says("ann", "daily")
        hint = told(await game.says("ann", "hint"), "person:ann")
        assert "without hints" in hint
        assert "settings" not in hint
        assert "so you can’t change it" in told(await game.says("ann", "settings"), "person:ann")
        assert list(game.buttons("person:ann")) == ["All settings"]
        for text in ("settings all", "settings clock", "settings rule"):
            assert "so you can’t change it" in told(await game.says("ann", text), "person:ann")
