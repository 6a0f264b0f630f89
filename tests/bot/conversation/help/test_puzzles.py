"""The puzzle of the day: a chat shows it, and each person answers without a table."""

import re

from bot.machine.system import SystemClock
from tests.support.lines.talk import Message, Talk, talk, to


def shown(messages: list[Message], place: str) -> tuple[str, str]:
    """Return the table, with bars between its melds, and the rack, as they are shown."""
    (text,) = to(messages, place)
    melds = re.findall(r"^\d+\. (.*)$", text, re.MULTILINE)
    rack = re.findall(r"Your rack .*:\n(.*)", text)[0]
    return " | ".join(melds), rack


async def solution(game: Talk, person: str) -> str:
    (text,) = to(await game.says(person, "puzzle solution"), f"person:{person}")
    melds = re.findall(r"^\d+\. (.*)$", text, re.MULTILINE)
    return " | ".join(melds).replace("+", "")


async def test_everybody_is_shown_the_same_without_a_table() -> None:
    async with talk() as game:
        ann = shown(await game.says("ann", "puzzle"), "person:ann")
        ben = shown(await game.says("ben", "puzzle", "g1"), "chat:g1")
        assert ann == ben
        assert "It is" not in game.text("chat:g1")


async def test_an_answer_is_judged_in_private() -> None:
    async with talk() as game:
        table, rack = shown(await game.says("ann", "puzzle easy", "g1"), "chat:g1")
        (wrong,) = to(await game.says("ann", f"puzzle {table}", "g1"), "person:ann")
        assert wrong.startswith("Not solved yet:")
        assert f"Still on the rack: {rack}." in wrong
        (right,) = to(
            await game.says("ann", f"puzzle {await solution(game, 'ann')}", "g1"), "person:ann"
        )
        assert right.startswith("Solved!")


async def test_an_answer_without_the_table_is_told_that_it_needs_all_of_it() -> None:
    async with talk() as game:
        _, rack = shown(await game.says("ann", "puzzle easy"), "person:ann")
        (wrong,) = to(await game.says("ann", f"puzzle {rack}"), "person:ann")
        first, second = wrong.splitlines()[:2]
        assert first == "Not solved yet:"
        assert re.fullmatch(
            r"Your answer leaves out \d\d of the tiles on the table. Type the whole table.", second
        )
        assert "have to stay" not in wrong


async def test_an_answer_may_name_melds_by_their_numbers() -> None:
    async with talk() as game:
        _, rack = shown(await game.says("ann", "puzzle easy"), "person:ann")
        (answer,) = to(await game.says("ann", f"puzzle {rack} | ..."), "person:ann")
        assert "Still on the rack" not in answer


async def test_grades_are_buttons_and_a_press_shows_another() -> None:
    async with talk() as game:
        normal = shown(await game.says("ann", "puzzle"), "person:ann")
        buttons = game.buttons("person:ann")
        assert set(buttons) == {"An easy one", "A hard one", "Solution"}
        easy = shown(await game.presses("ann", buttons["An easy one"]), "person:ann")
        assert easy != normal
        (text,) = to(
            await game.presses("ann", game.buttons("person:ann")["Solution"]), "person:ann"
        )
        assert "A solution, with nothing on the table moved:" in text


async def test_a_key_for_the_solution_keeps_its_puzzle() -> None:
    async with talk() as game:
        await game.says("ann", "puzzle hard")
        hard = game.buttons("person:ann")
        before = await solution(game, "ann")
        await game.presses("ann", hard["An easy one"])
        (text,) = to(await game.presses("ann", hard["Solution"]), "person:ann")
        assert "hard" in text.splitlines()[0]
        assert (
            " | ".join(re.findall(r"^\d+\. (.*)$", text, re.MULTILINE)).replace("+", "") == before
        )
        assert await solution(game, "ann") != before, "without a name, the last one is meant"


class Calendar(SystemClock):
    """A clock whose day changes on request."""

    time = 1_000.0

    def now(self) -> float:
        return self.time


async def test_the_next_day_brings_another() -> None:
    clock = Calendar()
    async with talk(clock=clock) as game:
        today = shown(await game.says("ann", "puzzle easy"), "person:ann")
        clock.time += 86_400
        assert shown(await game.says("ann", "puzzle easy"), "person:ann") != today


async def test_other_sheets_have_puzzles_and_cards_have_none() -> None:
    async with talk() as game:
        (easy,) = to(await game.says("ann", "puzzle kids"), "person:ann")
        assert ", easy" in easy.splitlines()[0]
        (none,) = to(await game.says("ann", "puzzle basic"), "person:ann")
        assert "There are no puzzles for" in none
        (hard,) = to(await game.says("ann", "puzzle kids hard"), "person:ann")
        assert "has easy puzzles only" in hard
        (unknown,) = to(await game.says("ann", "puzzle chess"), "person:ann")
        assert "chess" in unknown


async def test_a_puzzle_in_german() -> None:
    async with talk() as game:
        await game.says("ann", "language de")
        (text,) = to(await game.says("ann", "rätsel leicht"), "person:ann")
        assert "leicht" in text
        assert "Dein Brett" in text
        (text,) = to(await game.says("ann", "rätsel lösung"), "person:ann")
        assert "Eine Lösung" in text


async def test_no_key_tells_the_solution_of_a_day_to_come() -> None:
    clock = Calendar()
    async with talk(clock=clock) as game:
        today, tomorrow = [
            to(await game.says("ann", f"puzzle solution rummikub easy {day}"), "person:ann")
            for day in ("19700101", "19700102")
        ]
        assert today == tomorrow
