"""The protocol of JSON lines (contract, section 3)."""

import json

import pytest

from storage.memory.tables import MemoryStore
from tests.support.lines.playing import TURNS, plays, rounds_over
from tests.support.lines.talk import answers, talk


async def test_each_line_is_done_once_and_counted() -> None:
    async with talk() as game:
        assert await game.line(b"[]") == [{"error": "not a JSON object"}]
        assert len(await game.says("ann", "new rummikub", "g1")) == 1
        assert game.sent == 2


async def test_a_line_with_an_id_is_done_once_after_a_restart_too() -> None:
    store, draw = MemoryStore(), {"person": "ann", "chat": "g1", "id": "1", "text": "new kids"}
    async with talk(store=store) as game:
        assert len(await game.send(**draw)) == 1
        assert await game.send(**draw) == []
    async with talk(store=store) as game:
        assert await game.send(**draw) == []
        assert len(await game.send(**draw | {"id": "2"})) == 1


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"null",
        b'{"person": "p1"}',
        b'{"text": "new"}',
        b'{"person": 3, "text": "new"}',
        b'{"person": "p1", "text": ["new"]}',
        b'{"person": "p1", "text": "new", "press": "1.1..start"}',
        b'{"person": "p1", "chat": 7, "text": "new"}',
        b"[" * 100_000,
        b"x" * 1_500_000,
    ],
)
async def test_a_line_that_cannot_be_read_is_answered_and_changes_nothing(raw: bytes) -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub")
        before = game.text("person:ann")
        assert [list(answer) for answer in await game.line(raw)] == [["error"]]
        await game.says("ann", "table")
        assert game.text("person:ann") == before


async def test_a_message_says_where_what_and_which_buttons() -> None:
    async with talk() as game:
        (message,) = await game.says("ann", "new rummikub", "g1")
        assert {**message, "text": "", "buttons": []} == {
            "to": "chat:g1", "message": 1, "text": "", "buttons": [], "picture": None,
        }  # fmt: skip
        assert all(set(button) == {"id", "label"} for button in message["buttons"])


async def test_changed_messages_are_edited_and_outdated_ones_deleted() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        (lobby,) = await game.says("ben", "join", "g1")
        assert (lobby["message"], lobby["edit"]) == (1, True)
        await game.says("ann", "start", "g1")
        mover = "ann" if "Your turn" in game.text("person:ann") else "ben"
        other = "ben" if mover == "ann" else "ann"
        drawn = await game.says(mover, "draw", "g1")
        gone = [message for message in drawn if message.get("delete")]
        assert [message["to"] for message in gone] == [f"person:{other}"]
        assert [m["to"] for m in drawn if m.get("edit")] == ["chat:g1", f"person:{mover}"]


async def test_an_outdated_private_screen_keeps_only_working_keys() -> None:
    async with talk(seed=3) as game:
        for text in ("new rummikub", "settings computers easy", "settings rounds 2", "start"):
            await game.says("ann", text)
        for _ in range(TURNS):
            if rounds_over(game):
                break
            await plays(game, "ann")
        over = game.latest("person:ann")
        assert [one for one in game.shown.values() if one["buttons"]] == [over], "no turn is left"
        await game.presses("ann", game.buttons("person:ann")["Next round"])
        left = [button["label"] for button in game.shown[over["message"]]["buttons"]]
        assert left == ["Score", "Watch the replay", "Save the match as a file"]


async def test_a_closed_table_in_private_leaves_no_turn_to_press() -> None:
    async with talk() as game:
        for text in ("new rummikub", "settings computers easy", "start", "stop"):
            await game.says("ann", text)
        await game.presses("ann", game.buttons("person:ann")["Close it anyway"])
        pressable = [one for one in game.shown.values() if one["buttons"]]
        assert [button["label"] for one in pressable for button in one["buttons"]] == ["New table"]


async def test_without_a_chat_everything_is_private() -> None:
    async with talk() as game:
        for text in ("new rummikub", "settings computers easy", "start", "rules", "score", "help"):
            for message in await game.says("ann", text):
                assert message["to"] == "person:ann"


async def test_a_name_is_kept_and_an_unnamed_person_is_called_by_its_key() -> None:
    async with talk() as game:
        await game.send(person="p1", name="Ann", chat="g1", text="new rummikub")
        await game.send(person="p1", chat="g1", text="settings clock 1h")
        await game.send(person="p2", chat="g1", text="join")
        assert "1. Ann (host)\n2. p2" in game.text("chat:g1")


async def test_people_are_spoken_to_in_their_language_and_chats_in_their_hosts() -> None:
    async with talk() as game:
        await game.send(person="p1", name="Ann", language="de", chat="g1", text="new rummikub")
        assert "Besetzte Plätze" in game.text("chat:g1")
        await game.send(person="p1", text="tables")
        assert "noch nicht begonnen" in game.text("person:p1")
        await game.send(person="p1", text="language en")
        await game.send(person="p1", language="de", text="tables")
        assert "not started" in game.text("person:p1")


async def test_a_long_text_is_refused_before_it_is_read() -> None:
    async with talk() as game:
        (answer,) = await game.says("ann", "new " + "rummikub " * 1_100)
        assert answer["text"] == "That’s too long: 2000 characters at most."


@pytest.mark.parametrize(
    "text",
    [
        "\x00\x07\x1b[2J",
        "play \x00r5\x00 \u202er6",
        "new \x1b]0;title\x07",
        "join \ud800",
        "\n\n",
        "\u2066",
    ],
)
async def test_control_characters_do_no_harm(text: str) -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub")
        for message in await game.says("ann", text):
            shown = message["text"].replace("\n", "")
            assert shown.isprintable()


async def test_a_name_can_neither_break_a_line_nor_be_taken_for_another() -> None:
    async with talk() as game:
        await game.send(person="p1", name="Ann\n2. Ben\x1b[31m", chat="g1", text="new rummikub")
        await game.send(person="p2", name="Ben", chat="g1", text="join")
        await game.send(person="p3", name="Ben", chat="g1", text="join")
        lines = [
            line for line in game.text("chat:g1").splitlines() if line[:2] in ("1.", "2.", "3.")
        ]
        assert lines[1:] == ["2. Ben", "3. Ben (2)"]
        assert len(lines) == 3


@pytest.mark.parametrize("button", ["", "....", "x.y.z.draw", "99...join", "1", "1" * 5_000])
async def test_a_button_that_was_never_made_changes_nothing(button: str) -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        before = game.text("chat:g1")
        assert answers(await game.presses("ben", button, "g1"))
        assert game.text("chat:g1") == before


def test_every_line_out_is_one_object() -> None:
    from bot.platforms.lines.lines import write_line

    line = write_line(text="a\nb\u2028c \ud800", done=1)
    assert line.count(b"\n") == 1
    assert json.loads(line)["done"] == 1


async def test_the_same_seed_gives_the_same_game() -> None:
    async def racks(seed: int) -> list[str]:
        async with talk(seed=seed) as game:
            await game.says("ann", "new rummikub")
            await game.says("ann", "settings computers easy")
            await game.says("ann", "start")
            return game.rack("ann")

    assert await racks(7) == await racks(7)
    assert await racks(7) != await racks(8)
