"""People need not wait: calls to a table, joining a running match, watching from elsewhere."""

import json
import re

import pytest

from tests.support.lines.talk import Talk, answers, talk, to

GROUP, CHAT, OTHER = "g1", "chat:g1", "g2"


def said(messages: list[dict[str, object]], place: str) -> str:
    return "\n".join(to(messages, place))


async def code_of(game: Talk) -> str:
    """Return the code of the newest table."""
    return str(re.findall(r"table ([A-Z]{4})", str(game.shown))[-1])


async def round_of(game: Talk, *settings: str) -> str:
    """Start a round with Dan and two computers, and return the table's code."""
    await game.says("dan", "new rummikub", GROUP)
    for setting in (*settings, "computers easy easy"):
        await game.says("dan", f"settings {setting}", GROUP)
    await game.says("dan", "start", GROUP)
    return await code_of(game)


def keys_of(game: Talk, person: str) -> list[str]:
    """Return the labels of all buttons in a person's private chat."""
    shown = (one for one in game.shown.values() if one["to"] == f"person:{person}")
    return [button["label"] for one in shown for button in one["buttons"]]


async def test_people_are_called_once_or_to_each_table() -> None:
    async with talk() as game:
        assert "next table" in said(await game.says("ann", "call me", GROUP), CHAT)
        assert "whenever" in said(await game.says("ben", "call always", GROUP), CHAT)
        await game.says("cid", "call me", GROUP)
        assert "won’t notify" in said(await game.says("cid", "call off", GROUP), CHAT)
        await game.says("dan", "call me", GROUP)
        first = said(await game.says("dan", "new", GROUP), CHAT)
        assert "Ann and Ben: Dan has opened a table." in first
        assert "Ben: Dan has opened a table." in said(await game.says("dan", "new", GROUP), CHAT)
        assert "has opened" not in said(await game.says("dan", "new", OTHER), "chat:g2")
        assert "Dan and Ben: Ann" in said(await game.says("ann", "new", GROUP), CHAT)


async def test_at_most_five_are_mentioned_in_a_message() -> None:
    async with talk() as game:
        for number in range(7):
            await game.says(f"p{number}", "call me", GROUP)
        calls = [
            text for text in to(await game.says("dan", "new", GROUP), CHAT) if "Dan has" in text
        ]
        assert [len(re.findall(r"P\d", call)) for call in calls] == [5, 2]


async def test_calls_belong_to_a_chat_and_to_a_person() -> None:
    async with talk() as game:
        assert "Type that in the chat" in said(await game.says("ann", "call me"), "person:ann")
        await game.says("ann", "call me", GROUP)
        kept = json.loads(to(await game.says("ann", "privacy export"), "person:ann")[-1])
        assert [one["how"] for one in kept["calls_to_tables"]] == ["once"]
        await game.says("ann", "privacy forget")
        await game.says("ann", "privacy forget yes")
        assert "has opened" not in said(await game.says("dan", "new", GROUP), CHAT)


async def test_newcomers_take_over_a_computers_seat_where_the_host_allows_it() -> None:
    async with talk() as game:
        await round_of(game)
        await game.says("ben", "join", GROUP)
        assert not game.rack("ben")
        await game.says("dan", "stop yes", GROUP)
        await round_of(game, "join midway")
        joined = await game.says("ben", "join", GROUP)
        assert "Ben takes over from Computer 2" in said(joined, CHAT)
        assert "takes over" not in said(joined, "person:dan"), "the chat has told it"
        assert len(game.rack("ben")) >= 14
        await game.says("dan", "draw", GROUP)
        assert "It’s Ben’s turn" in game.scene(CHAT)["text"]
        before = len(game.rack("ben"))
        await game.says("ben", "draw", GROUP)
        assert len(game.rack("ben")) == before + 1
        await game.says("cid", "join", GROUP)
        assert "rack" in game.text("person:cid")
        await game.says("eve", "join", GROUP)
        assert not game.rack("eve")


async def no_table(game: Talk) -> str:
    """Return what is told to somebody whose code no table has."""
    return said(await game.says("eve", "watch ZZZZ"), "person:eve")


async def test_people_watch_from_elsewhere_where_the_host_allows_it() -> None:
    async with talk() as game:
        code = await round_of(game)
        refused = said(await game.says("eve", f"watch {code}"), "person:eve")
        assert refused == (await no_table(game)).replace("ZZZZ", code)
        await game.says("dan", "settings watch on", GROUP)
        assert f"table {code}" in said(await game.says("eve", f"watch {code}", OTHER), "person:eve")
        first = game.latest("person:eve")
        await game.says("dan", "draw", GROUP)
        moved = game.latest("person:eve")
        assert moved["message"] == first["message"]
        assert "Dan drew." in moved["text"]
        assert "rack" not in str(moved).lower().replace("racks", "")
        pressed = await game.presses("eve", game.buttons("person:eve")["Stop watching"])
        assert answers(pressed) == ["You’ve stopped watching."]
        assert not to(await game.says("dan", "draw", GROUP), "person:eve")


async def test_a_lobby_tells_its_watchers_that_they_watch() -> None:
    async with talk() as game:
        await game.says("dan", "new rummikub", GROUP)
        await game.says("dan", "settings watch on", GROUP)
        code = await code_of(game)
        watched = said(await game.says("eve", f"watch {code}"), "person:eve")
        assert "You’re watching: the game appears here once it starts." in watched
        assert "You’re watching" not in game.text(CHAT)
        await game.presses("eve", game.buttons("person:eve")["Stop watching"])
        assert "You’ve stopped watching." in game.text("person:eve")
        assert keys_of(game, "eve") == []


@pytest.mark.parametrize("place", [None, OTHER])
async def test_a_code_shows_nothing_where_watching_is_off(
    place: str | None,
) -> None:
    async with talk() as game:
        code = await round_of(game, "watch on")
        await game.says("eve", f"watch {code}")
        key = game.buttons("person:eve")["Table"]
        await game.says("dan", "settings watch off", GROUP)
        shown = str(await game.says("eve", f"table {code}", place))
        assert f"No table with the code “{code}” is open to you." in shown
        assert "It’s Dan’s turn" not in shown
        assert "This table can’t be watched" in str(await game.presses("eve", key))
        assert "It’s Dan’s turn" in said(await game.says("eve", "table", GROUP), CHAT)
        assert "Your turn" in said(await game.says("dan", f"table {code}"), "person:dan")


async def test_a_code_shows_a_table_before_its_first_deal_and_to_watchers() -> None:
    async with talk() as game:
        await game.says("dan", "new rummikub", GROUP)
        code = await code_of(game)
        await game.says("eve", f"table {code}")
        assert "Join" in game.buttons("person:eve")
        for setting in ("computers easy easy", "watch on"):
            await game.says("dan", f"settings {setting}", GROUP)
        await game.says("dan", "start", GROUP)
        await game.says("eve", f"watch {code}")
        assert "It’s Dan’s turn" in said(await game.says("eve", f"table {code}"), "person:eve")


async def test_watchers_see_result_replay_and_record() -> None:
    async with talk() as game:
        code = await round_of(game, "watch on")
        await game.says("eve", f"watch {code}")
        for _ in range(200):
            for word in ("draw", "pass"):
                await game.says("dan", word, GROUP)
            if "Rematch" in game.buttons(CHAT):
                break
        keys = game.buttons("person:eve")
        assert {"Score", "Watch the replay", "Save the match as a file"} <= set(keys)
        assert "Rematch" not in keys
        assert "wins the match" in game.text("person:eve")
        assert await game.presses("eve", keys["Watch the replay"])
        (sent,) = [
            m for m in await game.presses("eve", keys["Save the match as a file"]) if m.get("to")
        ]
        assert "rummy-record" in str(sent)


async def test_watching_ends_when_the_host_ends_it_or_somebody_is_forgotten() -> None:
    async with talk() as game:
        code = await round_of(game, "watch on")
        for person in ("eve", "fay"):
            await game.says(person, f"watch {code}")
        await game.says("eve", "privacy forget")
        await game.says("eve", "privacy forget yes")
        quiet = await game.says("dan", "draw", GROUP)
        assert not to(quiet, "person:eve")
        assert to(quiet, "person:fay")
        await game.says("dan", "settings watch off", GROUP)
        assert not to(await game.says("dan", "draw", GROUP), "person:fay")


@pytest.mark.parametrize("begun", [True, False])
async def test_the_end_of_watching_is_told_to_whoever_watches(*, begun: bool) -> None:
    async with talk() as game:
        if begun:
            code = await round_of(game, "watch on")
        else:
            await game.says("dan", "new rummikub", GROUP)
            await game.says("dan", "settings watch on", GROUP)
            code = await code_of(game)
        await game.says("eve", f"watch {code}")
        watched = game.latest("person:eve")["message"]
        told = await game.says("dan", "settings watch off", GROUP)
        assert "Spectators aren’t allowed." in said(told, "person:eve")
        assert game.latest("person:eve")["message"] == watched
        assert "Stop watching" not in keys_of(game, "eve")
        again = await game.says("dan", "settings assist open", GROUP)
        assert not to(again, "person:eve")


async def test_newcomers_are_not_told_the_computers_turns_as_their_own() -> None:
    async with talk() as game:
        await round_of(game, "join midway")
        await game.says("dan", "draw", GROUP)
        await game.says("ben", "join", GROUP)
        await game.says("cid", "join", GROUP)
        assert "New on your rack" not in game.text("person:ben")
        assert "New on your rack" not in game.text("person:cid")
        assert "Computer 2 drew.\nComputer 3 drew." in game.scene(CHAT)["text"]
        assert "Ben drew" not in str(game.said)
        for person in ("ben", "cid"):
            assert "It’s Dan’s turn" in said(await game.says(person, "draw"), f"person:{person}")


async def test_newcomers_without_a_seat_are_told_in_private_when_they_get_one() -> None:
    async with talk() as game:
        code = await round_of(game)
        told = await game.says("ben", f"join {code}")
        assert "You’re waiting for a seat and will get one in the next match." in said(
            told, "person:ben"
        )
        assert "Ben will get a seat in the next match." in said(told, CHAT)


async def test_every_word_of_a_watcher_shows_the_watched_table() -> None:
    async with talk() as game:
        code = await round_of(game, "watch on")
        await game.says("eve", f"watch {code}")
        for word in ("table", "score", "rules", "settings"):
            assert "Rummikub" in said(await game.says("eve", word), "person:eve"), word
        await game.says("dan", "draw", GROUP)
        assert "Dan drew." in said(await game.says("eve", "history"), "person:eve")
        assert "once a round" in said(await game.says("eve", "review"), "person:eve")
        assert "You’re not at this table" in said(await game.says("eve", "draw"), "person:eve")
        assert "Stop watching" in keys_of(game, "eve")
        await game.says("eve", "watch off")
        assert "I can’t find a table" in said(await game.says("eve", "score"), "person:eve")
        assert "Stop watching" not in keys_of(game, "eve")
        assert "Table" not in keys_of(game, "eve")


async def test_watch_alone_means_the_table_here_or_asks_for_a_code() -> None:
    async with talk() as game:
        assert "Add the table’s code" in said(await game.says("eve", "watch", GROUP), CHAT)
        assert "Add the table’s code" in said(await game.says("eve", "watch"), "person:eve")
        code = await round_of(game, "watch on")
        assert f"table {code}" in said(await game.says("eve", "watch", GROUP), "person:eve")
        await game.says("dan", "new", GROUP)
        asked = said(await game.says("fay", "watch", GROUP), "person:fay")
        assert "Which table" in asked
        assert asked.count("Rummikub") == 2


@pytest.mark.parametrize("line", ["call foo", "notify foo", "review foo"])
async def test_a_meaningless_rest_of_a_line_is_refused(line: str) -> None:
    async with talk() as game:
        await round_of(game)
        word, _, _ = line.partition(" ")
        refusal = f"I don’t understand “foo” after “{word}”. “help {word}” explains it."
        assert refusal in str(await game.says("dan", line, GROUP))


async def test_call_me_is_read_in_any_order_of_its_words() -> None:
    async with talk() as game:
        assert "whenever" in said(await game.says("ben", "call me always", GROUP), CHAT)
        assert "next table" in said(await game.says("ben", "call", GROUP), CHAT)


async def test_a_removed_player_is_not_said_to_have_left() -> None:
    async with talk() as game:
        await round_of(game, "join midway")
        await game.says("ben", "join", GROUP)
        told = said(await game.says("dan", "remove ben yes", GROUP), CHAT)
        assert "Ben was removed from the table. Computer 2 has taken over their seat." in told
        assert "left" not in told


async def test_people_waiting_for_a_seat_get_only_usable_keys() -> None:
    async with talk() as game:
        code = await round_of(game)
        await game.says("ben", f"join {code}")
        assert "My rack" not in keys_of(game, "ben")
        assert "Draw" not in keys_of(game, "ben")
        await game.says("ben", f"table {code}")
        assert "It’s Dan’s turn" in game.text("person:ben")
        assert set(game.buttons("person:ben")) == {"Table", "Rules", "Stop waiting"}
        assert {"My rack", "Draw"} <= set(game.buttons(CHAT))


async def test_a_waiting_person_is_promised_the_next_match_in_the_last_round() -> None:
    async with talk() as game:
        await round_of(game, "rounds 1", "join off")
        waits = "You’re waiting for a seat and will get one in the next match."
        told = await game.says("eve", "join", GROUP)
        assert "Eve will get a seat in the next match." in said(told, CHAT)
        for word in ("rack", "draw", "play r7"):
            asked = await game.says("eve", word, GROUP)
            assert waits in "\n".join(str(one.get("text", "")) for one in asked), word
