"""People who find a table full wait for a seat or open a second table."""

import pytest

from tests.support.lines.tables import GROUP, SHORT, all_said, draws_to_the_end, two_at_a_table
from tests.support.lines.talk import Talk, answers, talk, to


async def test_at_a_full_lobby_one_waits_or_opens_a_second_table() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        for name in ("ben", "cem", "dan"):
            await game.says(name, "join", "g1")
        lobby = game.latest(GROUP)["message"]
        refused = to(await game.says("eve", "join", "g1"), GROUP)
        assert "There’s no room: only 4 can play here." in refused[0]
        offered = game.buttons(GROUP)
        await game.presses("eve", offered["Wait for a seat"], "g1")
        assert "Eve is waiting for a free seat." in game.text(GROUP)
        await game.says("dan", "leave", "g1")
        assert "4. Eve" in str(game.shown[lobby]["text"])
        await game.says("fay", "join", "g1")
        await game.presses("fay", offered["Open a second table"], "g1")
        assert "1. Fay (host)" in game.text(GROUP)


async def test_a_newcomer_to_a_match_of_two_plays_in_the_next_match() -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", SHORT)
        told = to(await game.says("eve", "join", "g1"), GROUP)
        assert "Eve will get a seat in the next match." in told[0]
        await draws_to_the_end(game)
        await game.says("ben", "rematch yes", "g1")
        assert len(game.rack("eve")) == 10


async def test_the_result_still_starts_a_rematch_after_a_player_left() -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", SHORT)
        await draws_to_the_end(game)
        result = game.latest(GROUP)["message"]
        await game.says("ben", "leave", "g1")
        assert "Ben has left." in game.text(GROUP)
        rematch = next(
            one["id"] for one in game.shown[result]["buttons"] if one["label"] == "Rematch"
        )
        await game.presses("ann", rematch, "g1")
        assert "round 1" in game.text(GROUP)
        assert len(game.rack("ann")) > 0


async def seated(game: Talk, *settings: str) -> str:
    """Deal a round to Ann, Ben and a computer in the group; return the table's code."""
    await game.says("ann", "new rummikub", "g1")
    await game.says("ben", "join", "g1")
    for one in ("computers easy", *settings):
        await game.says("ann", f"settings {one}", "g1")
    await game.says("ann", "start", "g1")
    return str(game.scene(GROUP)["text"]).split()[2].rstrip(",")


async def test_no_line_promises_a_seat_at_a_table_that_was_closed() -> None:
    async with talk() as game:
        await seated(game)
        await game.says("eve", "join", "g1")
        promised = game.latest(GROUP)["message"]
        assert "Eve will get a seat in the next match." in str(game.shown[promised]["text"])
        await game.says("ann", "stop yes", "g1")
        assert str(game.shown[promised]["text"]).endswith("is closed.")


async def test_asking_again_while_waiting_tells_what_for_and_how_to_stop() -> None:
    async with talk() as game:
        await seated(game)
        await game.says("eve", "join", "g1")
        assert "Eve will get a seat in the next match." in game.text(GROUP)
        line = game.latest(GROUP)["message"]
        waits = (
            "You’re waiting for a seat and will get one in the next match."
            " Use “leave” to stop waiting."
        )
        for word in ("join", "next", "next ready", "back", "pause", "standin Ann", "draw"):
            assert waits in [one.get("text") for one in await game.says("eve", word, "g1")], word
        told = await game.says("eve", "leave", "g1")
        assert "You’re no longer waiting for a seat." not in to(told, "person:eve"), (
            "the group says it"
        )
        assert "Eve is no longer waiting for a seat." in str(game.shown[line]["text"])
        assert "You already have a seat." in to(await game.says("ben", "join", "g1"), GROUP)


async def test_a_former_player_who_waits_is_not_promised_a_seat_after_leaving() -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game)
        await game.says(mover, "draw", "g1")
        await game.says(mover, "leave yes", "g1")
        await game.says(mover, "join", "g1")
        assert f"{mover.title()} will get a seat in the next match." in game.text(GROUP)
        await game.says(mover, "leave", "g1")
        assert f"{mover.title()} is no longer waiting for a seat." in game.text(GROUP)


async def test_a_waiting_person_sits_down_once_joining_midway_is_allowed() -> None:
    async with talk() as game:
        await seated(game)
        await game.says("eve", "join", "g1")
        await game.says("ann", "settings join midway", "g1")
        await game.says("eve", "join", "g1")
        assert "Eve takes over from Computer 3." in game.text(GROUP)
        assert len(game.rack("eve")) > 0


async def test_the_offer_to_wait_loses_its_key_in_private_once_it_is_settled() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        code = game.text(GROUP).split()[2].rstrip(".")
        for name in ("ben", "cem", "dan"):
            await game.says(name, "join", "g1")
        await game.says("eve", f"join {code}")
        offer = game.latest("person:eve")["message"]
        pressed = game.buttons("person:eve")["Wait for a seat"]
        told = answers(await game.presses("eve", pressed))
        assert told == ["You’re waiting until a seat is free. Use “leave” to stop waiting."]
        assert [one["label"] for one in game.shown[offer]["buttons"]] == ["Stop waiting"]
        assert "waiting until a seat is free" in game.shown[offer]["text"]
        told = answers(await game.presses("eve", game.shown[offer]["buttons"][0]["id"]))
        assert told == ["You’re no longer waiting for a seat."]
        assert game.shown[offer]["buttons"] == []


async def test_a_lobby_that_one_has_left_offers_in_private_only_to_come_back() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        code = game.text(GROUP).split()[2].rstrip(".")
        await game.says("ben", f"join {code}")
        lobby = game.latest("person:ben")["message"]
        assert "Leave" in game.buttons("person:ben")
        await game.says("ben", "leave", "g1")
        assert "You’re no longer at this table." in game.shown[lobby]["text"]
        assert [one["label"] for one in game.shown[lobby]["buttons"]] == ["Join"]
        await game.presses("ben", game.shown[lobby]["buttons"][0]["id"])
        assert "2. Ben" in game.text(GROUP)


def standing(game: Talk, place: str) -> str:
    """Return all that a place shows, with its keys."""
    return str([one for one in game.shown.values() if one["to"] == place])


async def test_the_table_of_a_person_who_waits_stays_current_and_closes() -> None:
    async with talk() as game:
        code = await seated(game)
        await game.says("eve", f"join {code}")
        table = game.scene("person:eve")["message"]
        for name in ("ann", "ben"):
            await game.says(name, "draw", "g1")
            now = game.shown[table]
            assert f"{name.title()} drew." in str(now["text"])
            assert [one["label"] for one in now["buttons"]] == ["Table", "Rules", "Stop waiting"]
        await game.says("ann", "stop yes", "g1")
        assert "Ann closed table" in game.text("person:eve")
        assert "Stop waiting" not in standing(game, "person:eve")


async def test_a_person_who_waits_sees_the_result_and_what_comes_next() -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", SHORT)
        code = str(game.scene(GROUP)["text"]).split()[2].rstrip(",")
        await game.says("eve", f"join {code}")
        await draws_to_the_end(game)
        result = game.scene("person:eve")
        assert "This round: Ann: 0 · Ben: 0" in str(result["text"])
        assert "will get one in the next match." in str(result["text"])
        assert "Review my turns" not in game.buttons("person:eve")
        await game.says("ben", "rematch yes", "g1")
        assert "waiting" not in standing(game, "person:eve")
        assert game.rack("eve")


async def test_a_person_who_waits_is_ready_for_the_rematch_and_starts_nothing() -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", SHORT)
        code = str(game.scene(GROUP)["text"]).split()[2].rstrip(",")
        await game.says("eve", f"join {code}")
        await draws_to_the_end(game)
        for _ in range(2):
            told = answers(await game.presses("eve", game.buttons("person:eve")["Rematch"]))
            assert "You’re waiting for a seat and will get one in the next match." in told[0]
            for place in (GROUP, "person:ann", "person:eve"):
                assert "Ready for a rematch: Eve" in game.scene(place)["text"]
        await game.says("eve", "leave", "g1")
        assert "Ready for a rematch" not in game.scene(GROUP)["text"]
        await game.says("eve", "join", "g1")
        await game.says("eve", "rematch", "g1")
        await game.says("ann", "rematch", "g1")
        assert "Ready for a rematch: Eve and Ann" in game.scene(GROUP)["text"]
        await game.says("ben", "rematch", "g1")
        assert game.rack("eve")


async def test_a_person_who_stops_waiting_keeps_no_key_for_it() -> None:
    async with talk() as game:
        code = await seated(game)
        await game.says("eve", f"join {code}")
        assert "You’re waiting for a seat" in game.text("person:eve")
        await game.says("eve", "leave", "g1")
        left = standing(game, "person:eve")
        assert "Stop waiting" not in left
        assert "You’re waiting" not in left


async def test_the_notes_of_waiting_go_once_there_is_a_seat() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        for name in ("ben", "cem", "dan"):
            await game.says(name, "join", "g1")
        await game.says("eve", "join", "g1")
        await game.presses("eve", game.buttons(GROUP)["Wait for a seat"], "g1")
        assert "Eve is waiting for a free seat." in standing(game, GROUP)
        await game.says("dan", "leave", "g1")
        assert "waiting" not in standing(game, GROUP)
        await game.says("fay", "join", "g1")
        assert "There’s no room" in standing(game, GROUP)
        await game.says("eve", "leave", "g1")
        assert "There’s no room" not in standing(game, GROUP)


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        (16, "There aren’t enough tiles or cards for that: deal fewer to each player."),
        (15, "There’s no room: only 2 can play here."),
    ],
)
async def test_a_deal_that_the_pack_cannot_give_is_refused_for_that(hand: int, told: str) -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        for name in ("ben", "cem"):
            await game.says(name, "join", "g1")
        for rule in ("numbers=8", "copies=1", "jokers=0", f"hand={hand}"):
            await game.says("ann", f"settings rule {rule}", "g1")
        assert told in to(await game.says("ann", "start", "g1"), GROUP)[0]


async def test_a_newcomer_who_presses_rematch_plays_in_the_next_match() -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", SHORT)
        await draws_to_the_end(game)
        told = await game.presses("eve", game.buttons(GROUP)["Rematch"], "g1")
        assert "will get one in the next match" in answers(told)[0]
        assert "eve will get a seat in the next match." in "".join(to(told, GROUP))
        assert "Ready for a rematch: eve" in game.scene(GROUP)["text"]
        for person in ("ann", "ben"):
            await game.says(person, "rematch", "g1")
        assert len(game.rack("eve")) > 0


async def test_the_settings_and_the_answer_to_a_newcomer_agree_on_when_they_join() -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", "rounds 3")
        for joins in ("round", "midway"):
            await game.says("ann", f"settings join {joins}", "g1")
            await game.says("ann", "settings", "g1")
            assert "Newcomers join: next match" in game.buttons(GROUP)
        told = all_said(await game.says("cid", "join", "g1"))
        assert "Cid will get a seat in the next match." in told
        await game.says("cid", "leave", "g1")
        await game.says("ben", "leave yes", "g1")
        await game.says("ann", "settings join round", "g1")
        await game.says("ann", "settings", "g1")
        assert "Newcomers join: next round" in game.buttons(GROUP)
        told = all_said(await game.says("cid", "join", "g1"))
        assert "Cid will get a seat in the next round." in told
