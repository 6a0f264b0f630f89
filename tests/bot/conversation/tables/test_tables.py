"""Lobbies, hosts, seats, settings, and the chats that show a table."""

import re

import pytest

from tests.support.clocks import SteppedClock
from tests.support.lines.tables import GROUP, on_turn, two_at_a_table
from tests.support.lines.talk import answers, talk, to


async def test_a_lobby_shows_who_sits_there_and_only_the_host_starts() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ben", "join", "g1")
        assert "1. Ann (host)\n2. Ben" in game.text(GROUP)
        assert to(await game.says("ben", "start", "g1"), GROUP) == ["Only the host can do that."]
        await game.says("ann", "start", "g1")
        assert "starts." in game.text(GROUP)


async def test_a_lobby_that_was_shown_to_somebody_alone_goes_when_the_round_begins() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub")
        await game.says("ann", "settings computers easy")
        assert "“join” takes a seat" in game.text("person:ann")
        await game.says("ann", "start")
        assert [text for text in game.texts("person:ann") if "“join”" in text] == []
        assert "Your rack" in game.text("person:ann")


async def test_alone_nobody_starts() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        (answer,) = to(await game.says("ann", "start", "g1"), GROUP)
        assert "at least 2" in answer


async def test_a_full_table_takes_nobody() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ann", "settings computers easy easy easy", "g1")
        assert "Seats taken: 4 of 4" in game.text(GROUP)
        (refused,) = to(await game.says("ben", "join", "g1"), GROUP)
        assert refused.endswith("There’s no room: only 4 can play here.")


async def test_computers_are_seated_by_level_one_by_one_or_not_at_all() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        for label in (
            "Settings",
            "Computer players: 0",
            "Add a computer player: easy",
            "Add a computer player: hard",
        ):
            await game.presses("ann", game.buttons(GROUP)[label], "g1")
        assert "2. Computer 2 (easy)\n3. Computer 3 (hard)" in game.text(GROUP)
        await game.presses("ann", game.buttons(GROUP)["Remove a computer player"], "g1")
        assert "Computer 3" not in game.text(GROUP)
        await game.says("ann", "settings computers none", "g1")
        assert "Computer" not in game.text(GROUP).split("“join”")[0]
        (answer,) = to(await game.says("ann", "settings computers wise", "g1"), GROUP)
        assert "“wise”" in answer


async def test_the_press_of_somebody_else_is_that_person_s_own() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game)
        draw = game.buttons(f"person:{mover}")["Draw"]
        assert answers(await game.presses(other, draw)) == [f"It’s {mover.title()}’s turn."]
        await game.send(person="eve", name="Eve", press=draw)
        assert "You’re not at this table. Use “join” to take a seat." in str(game.said[-1])
        assert on_turn(game) == (mover, other)


async def test_an_old_button_changes_nothing_and_brings_a_fresh_screen() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game)
        old = game.buttons(f"person:{mover}")["Draw"]
        await game.presses(mover, old)
        assert "Done. New on your rack: " in answers(await game.presses(mover, old))[0]
        await game.says(other, "draw")
        before = game.text(GROUP)
        written = await game.presses(mover, old)
        assert len(answers(written)) == 1
        assert "has changed" in answers(written)[0]
        assert [m["to"] for m in written if m.get("text") and "to" in m] == [f"person:{mover}"]
        assert "Draw" in game.buttons(f"person:{mover}")
        assert game.text(GROUP) == before


async def test_an_old_start_button_starts_nothing() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        start = game.buttons(GROUP)["Start"]
        await game.says("ben", "join", "g1")
        assert "has changed" in answers(await game.presses("ann", start, "g1"))[0]
        assert "Seats taken" in game.text(GROUP)
        start = game.buttons(GROUP)["Start"]
        await game.presses("ann", start, "g1")
        assert answers(await game.presses("ann", start, "g1")) == ["Done."]


async def test_a_call_from_a_table_interrupts_a_lesson() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game)
        await game.says(other, "learn")
        alone = f"person:{other}"
        assert "your first game: turn 2" in to(await game.says(other, "draw"), alone)[0]
        lesson = next(key for key in game.buttons(alone).values() if ".learn " in key)
        await game.says(mover, "draw", "g1")
        assert f"{other.title()} drew." in "".join(to(await game.says(other, "draw"), GROUP))
        assert "your first game" in "".join(to(await game.presses(other, lesson), alone))
        assert "your first game" in "".join(to(await game.says(other, "rack"), alone))


async def test_a_table_is_joined_by_its_code_from_another_chat_and_shown_there_too() -> None:
    async with talk() as game:
        (lobby,) = await game.says("ann", "new rummikub", "g1")
        code = lobby["text"].split("table ")[1][:4]
        await game.says("ben", f"join {code.lower()}", "g2")
        assert "2. Ben" in game.text("chat:g2")
        assert "2. Ben" in game.text(GROUP)
        await game.says("ann", "start", "g1")
        assert game.text("chat:g2") == game.text(GROUP)


async def test_a_private_table_is_shown_to_each_seated_person() -> None:
    async with talk() as game:
        (lobby,) = await game.says("ann", "new rummikub")
        code = lobby["text"].split("table ")[1][:4]
        await game.says("ben", f"join {code}")
        await game.says("ann", "start")
        for person in ("ann", "ben"):
            assert "Your rack (14):" in game.text(f"person:{person}")
        assert not any(str(m.get("to", "")).startswith("chat:") for m in game.said)


async def test_a_computer_takes_over_a_leavers_seat_and_plays_on() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game)
        await game.says(mover, "leave yes", "g1")
        assert any("has left. Computer" in str(m.get("text")) for m in game.said)
        assert "Your turn" in game.text(f"person:{other}")


async def test_the_host_s_place_goes_on_to_the_next_and_the_last_closes_the_table() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ben", "join", "g1")
        await game.says("ann", "leave", "g1")
        assert "1. Ben (host)" in "\n".join(game.texts(GROUP))
        await game.says("ben", "leave", "g1")
        assert "is closed" in game.text(GROUP)
        assert "I can’t find a table" in to(await game.says("ben", "start", "g1"), GROUP)[0]


async def test_a_host_hands_on_and_removes_by_name() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ben", "join", "g1")
        assert (
            "Nobody at this table is called “Zoe”"
            in to(await game.says("ann", "host Zoe", "g1"), GROUP)[0]
        )
        await game.says("ann", "host be", "g1")
        assert "Ben is the host now." in game.text(GROUP)
        await game.says("ben", "remove Ann", "g1")
        assert "1. Ben (host)" in str(game.shown[1]["text"])
        assert "Ann" not in str(game.shown[1]["text"])


async def test_a_closed_seat_is_skipped_and_given_on_request() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ben", "join", "g1")
        await game.says("cem", "join", "g1")
        await game.says("ann", "settings leavers closed", "g1")
        await game.says("ann", "start", "g1")
        await game.says("cem", "leave yes", "g1")
        assert any("The seat is closed." in str(m.get("text")) for m in game.said)
        for _ in range(4):
            mover, _ = on_turn(game)
            await game.says(mover, "draw")
        await game.says("eve", "next", "g1")
        assert "Eve will get a seat in the next match." in game.text(GROUP)
        (told,) = to(await game.says("eve", "back", "g1"), GROUP)
        assert told.startswith("You’re waiting for a seat and will get one in the next match.")


async def test_settings_are_shown_to_all_and_changed_by_the_host() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ben", "join", "g1")
        (agreed,) = to(await game.says("ben", "settings all", "g1"), "person:ben")
        assert "\nJokers: 2\n" in agreed
        assert "Rearranging: freely" in agreed
        assert not re.search(r"\w+=\w+", agreed.replace("hand=7", ""))
        assert "Only the host" in to(await game.says("ben", "settings clock 1h", "g1"), GROUP)[0]
        await game.says("ann", "settings clock 1h", "g1")
        await game.says("ann", "settings rule jokers=4 hand=10", "g1")
        await game.says("ann", "settings rounds 3", "g1")
        lobby = str(game.shown[1]["text"])
        assert "House rules – Jokers: 4 · Dealt to each player: 10" in lobby
        assert "Rummikub · 1 h a turn · 3 rounds" in lobby
        await game.says("ann", "start", "g1")
        assert len(game.rack("ann")) == 10
        answer = to(await game.says("ann", "settings rule jokers=2", "g1"), GROUP)[0]
        assert "between matches" in answer


async def test_a_nonsense_setting_is_refused_with_the_valid_values() -> None:
    async with talk() as game:
        await game.says("ann", "new basic", "g1")
        for said, hint in {
            "settings rule jokers=4": "exists only in: rummikub",
            "settings rule hand=lots": "Choose from: ",
            "settings rule nonsense=1": "no house rule called “nonsense”",
            "settings clock 5s": "Choose anything from 30 s to 7 days.",
            "settings clock 2 weeks": "Choose from: ",
            "settings clock 8 days": "Choose anything from 30 s to 7 days.",
            "settings colck 5m": "no setting called “colck 5m”. Did you mean “settings clock 5m”?",
            "settings 5 minutes": "Did you mean “settings clock 5m”?",
            "settings rounds 0": "Choose from: 1,\u00a02,\u00a03",
            "settings rounds 99999999": "Choose from: 1,\u00a02,\u00a03",
            "settings wallpaper blue": "sheet, rule, language, zone, my",
            "settings my foo": "For your own view, choose from: picture, ",
            "settings assist magic": "Choose from: none, arrange",
            "settings sheet rummi": "Did you mean “Rummikub”?",
            "settings youngest Zoe": "Nobody at this table is called",
        }.items():
            assert hint in to(await game.says("ann", said, "g1"), GROUP)[0], said


async def test_choices_stand_in_the_reader_s_language_and_quotation_marks() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ann", "settings language de", "g1")
        choices = "".join(to(await game.says("ann", "settings assist", "g1"), GROUP))
        assert "ohne Hilfe: „settings hilfe keine“" in choices
        assert "”" not in choices
        refused = "".join(to(await game.says("ann", "settings rule jokers=999", "g1"), GROUP))
        assert refused.endswith("Möglich: 0–8")


async def test_the_youngest_begins_as_the_host_says() -> None:
    async with talk() as game:
        await two_at_a_table(game, "kids", "youngest Ben")
        assert "Ben is the youngest and starts." in game.text(GROUP)


async def test_a_word_nobody_knows_is_answered_with_the_nearest() -> None:
    async with talk() as game:
        assert "Did you mean “start”?" in to(await game.says("ann", "starrt"), "person:ann")[0]
        assert "“help” shows" in to(await game.says("ann", "abracadabra"), "person:ann")[0]


async def test_words_about_no_table_say_so() -> None:
    async with talk() as game:
        for word in ("draw", "start", "leave", "table", "rack", "score", "record"):
            assert "find a table here" in to(await game.says("ann", word), "person:ann")[0], word
        for word in ("join qqqq", "table qqqq", "watch qqqq"):
            (answer,) = to(await game.says("ann", word), "person:ann")
            assert answer == (
                "No table with the code “qqqq” is open to you. Check the code, or ask the host. "
                "“tables” lists yours."
            )


async def test_a_seated_player_brings_the_table_to_another_chat() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        code = game.text(GROUP).partition("table ")[2][:4]
        await game.says("ann", f"join {code}", "g2")
        assert "1. Ann (host)" in game.text("chat:g2")
        (answer,) = to(await game.says("ann", f"join {code}", "g2"), "chat:g2")
        assert answer == "You already have a seat."


async def test_table_tells_a_persons_turn_beside_the_computers_turns_after_it() -> None:
    clock = SteppedClock()
    async with talk(clock=clock, pause=2) as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ben", "join", "g1")
        await game.says("ann", "settings computers easy", "g1")
        await game.says("ann", "start", "g1")
        await game.goes_by(5)
        for name in ("ann", "ben", "ann", "ben"):
            await game.says(name, "draw")
            await game.goes_by(5)
            if "Computer" in game.scene("chat:g1")["text"].split("\n\n")[1]:
                break
        told = game.scene("chat:g1")["text"].split("\n\n")[1].splitlines()
        people = [line for line in told if not line.startswith("Computer")]
        assert len(people) == 1, told
        assert people == told[:1]


async def test_the_settings_say_that_hints_exclude_auto_draw() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ann", "settings assist hints 3", "g1")
        await game.says("ann", "settings all", "g1")
        assert "There is no auto-draw." in str(game.said)


@pytest.mark.parametrize(
    ("typed", "short", "rule"),
    [
        ("8h", "8 h", "8 h"),
        ("90s", "90 s", "90 s"),
        ("10 minutes", "10 min", "10 min"),
        ("1h 30min", "1 h 30 min", "1 h 30 min"),
        ("2 Tage", "2 days", "2 days"),
        ("60 min", "1 h", "an hour"),
        ("8 Stunden", "8 h", "8 h"),
    ],
)
async def test_a_table_may_have_any_time_limit_in_bounds(typed: str, short: str, rule: str) -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ann", f"settings clock {typed}", "g1")
        assert f"Rummikub · {short} a turn · " in str(game.shown[1]["text"])
        await game.says("ann", "settings computers easy", "g1")
        await game.says("ann", "start", "g1")
        told = to(await game.says("ann", "rules time"), "person:ann")
        assert f"You have up to {rule} for a turn." in told[0]
