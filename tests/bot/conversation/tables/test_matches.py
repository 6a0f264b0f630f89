"""Whole matches, played by people who know only what the screens show."""

import re
import tomllib
import unicodedata

import pytest

from core.rules.sheets import SHEETS
from tests.support.lines.playing import TURNS, is_on_turn, plays_the_round
from tests.support.lines.tables import two_at_a_table
from tests.support.lines.talk import Talk, talk, to
from tests.support.rules.third_family import SHEET as COUNTERS
from tests.support.sampling import sampled


@pytest.mark.parametrize("sheet", sampled(SHEETS, {"kids"}, pytest.mark.long))
async def test_one_person_plays_a_round_with_two_computers(sheet: str) -> None:
    async with talk() as game:
        await game.says("ann", f"new {sheet}")
        await game.says("ann", "settings computers easy easy")
        await game.says("ann", "settings rounds 1")
        await game.says("ann", "start")
        await plays_the_round(game, ["ann"])
        assert "“rematch” starts another." in str(game.scene("person:ann")["text"])
        await game.says("ann", "done")
        assert game.said[-1]["text"] == "The match is over. “rematch” starts another."
        assert no_mishaps(game)


@pytest.mark.parametrize("sheet", sampled(["rummikub", "basic"], {"basic"}))
async def test_two_people_and_a_computer_play_a_match_in_a_group_and_a_rematch(sheet: str) -> None:
    async with talk() as game:
        await two_at_a_table(game, sheet, "computers easy", "rounds 2")
        await plays_the_round(game, ["ann", "ben"])
        assert "“next” deals the next round." in str(game.scene("chat:g1")["text"])
        await game.presses("ben", game.buttons("chat:g1")["Next round"], "g1")
        assert "Ready: Ben" in game.text("chat:g1")
        await game.presses("ann", game.buttons("chat:g1")["Next round"], "g1")
        assert "round 2" in game.text("chat:g1")
        await plays_the_round(game, ["ann", "ben"])
        assert "“rematch” starts another." in str(game.scene("chat:g1")["text"])
        rematch = game.buttons("chat:g1")["Rematch"]
        await game.presses("ann", rematch, "g1")
        assert "“rematch” starts another." in str(game.scene("chat:g1")["text"])
        await game.presses("ben", rematch, "g1")
        assert "round 1" in game.text("chat:g1")
        assert no_mishaps(game)


def no_mishaps(game: Talk) -> bool:
    return not any("Something went wrong" in str(message.get("text")) for message in game.said)


async def test_a_third_game_is_played_through_the_same_door() -> None:
    async with talk(sheets={"counters": COUNTERS}) as game:
        await two_at_a_table(game, "counters", "computers easy")
        assert "Draw for first player" in game.text("chat:g1")
        for _ in range(TURNS):
            if "This round:" in game.text("chat:g1"):
                break
            mover = next(p for p in ("ann", "ben") if is_on_turn(game, p))
            rack = game.rack(mover)
            twin = next((piece for piece in rack if rack.count(piece) > 1), None)
            await game.says(mover, f"meld {twin} {twin}" if twin else "draw", "g1")
        assert re.search(r"(wins the round|the round is a tie)", game.text("chat:g1"))
        assert "“next” deals the next round." in game.text("chat:g1")
        assert no_mishaps(game)


async def test_a_refusal_of_the_third_game_is_worded_too() -> None:
    async with talk(sheets={"counters": COUNTERS}) as game:
        await game.says("ann", "new counters")
        await game.says("ann", "settings computers easy")
        await game.says("ann", "start")
        assert "can’t read “x9”" in to(await game.says("ann", "meld x9"), "person:ann")[0]
        assert "sit at" not in to(await game.says("ann", "rules"), "person:ann")[0]


async def test_a_record_hides_what_its_reader_may_not_know_until_the_round_is_over() -> None:
    async with talk() as game:
        await game.says("ann", "new basic")
        await game.says("ann", "settings computers easy")
        await game.says("ann", "settings rounds 1")
        await game.says("ann", "start")
        running = tomllib.loads(to(await game.says("ann", "record"), "person:ann")[0])
        stock = running["round"][0]["stock"].split()
        assert len(stock) == 52
        assert sorted(piece for piece in stock if piece != "?") == sorted(game.rack("ann"))
        await plays_the_round(game, ["ann"])
        over = tomllib.loads(to(await game.says("ann", "record"), "person:ann")[0])
        assert "?" not in over["round"][0]["stock"]


MARKS = {"LRE", "LRO", "RLE", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
"""The Unicode classes of characters that set a writing direction."""


@pytest.mark.parametrize("name", ["Ann", "\u05d0\u05e0\u05d4"])
async def test_names_in_a_record_hold_no_direction_marks(name: str) -> None:
    async with talk() as game:
        for text in ("new basic", "settings computers easy", "start"):
            await game.send(person="ann", name=name, chat=None, text=text)
        told = await game.send(person="ann", name=name, chat=None, text="record")
        (record, *_) = to(told, "person:ann")
        assert tomllib.loads(record)
        assert name in record
        assert "Computer 2" in record
        assert not {char for char in record if unicodedata.bidirectional(char) in MARKS}


@pytest.mark.parametrize(
    ("sheet", "goal", "told"),
    [
        ("budacsek", "chips 2", "Rummy by Budaçsek is played for points, not for chips."),
        ("kids", "target 100", "myRummy Kids is played for chips, not for points."),
        ("kids", "chips 2", "myRummy Kids · 5 min a turn · to 2 chips"),
        ("budacsek", "target 100", "Rummy by Budaçsek · 5 min a turn · to 100 points"),
    ],
)
async def test_a_match_is_played_for_what_its_sheet_counts(
    sheet: str, goal: str, told: str
) -> None:
    async with talk() as game:
        await game.says("ann", f"new {sheet}", "g1")
        answer = "\n".join(to(await game.says("ann", f"settings {goal}", "g1"), "chat:g1"))
        assert told in f"{answer}\n{game.shown[1]['text']}"
