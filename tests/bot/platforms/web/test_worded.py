"""Pages never name a word to type, because nobody can type there."""

import re
from collections.abc import Iterator
from itertools import product

import pytest

from bot.machine.system import Chance
from bot.platforms.web.deeds import may_be_said
from bot.platforms.web.texts import WORDS as MENU
from bot.reading.vocabulary import own_words
from bot.texts.translator import without_marks
from core.engine.table.state import Assist, Settings
from core.rules.sheets import SHEETS
from tests.support.sampling import sampled
from tests.support.translator import TRANSLATOR
from tests.support.web.positions import place
from tests.support.web.site import Message, Page, parts_of_test, serving

STEPS = 60
SAMPLE = [("en", "rummikub"), ("de", "budacsek"), ("fr", "basic"), ("es", "kids")]
QUOTED = re.compile(r"[“„«]\s?([^“”„«»]+?)\s?[”“»]")
LAST = {"stop", "leave"}
"""Pressing one of these twice ends the walk."""
TO_WATCH = "watch"
"""The word that a friend types in a chat, with the table's code: the page tells what it is."""


def told(message: Message) -> Iterator[str]:
    for part in ("head", "said", "need", "coach"):
        yield str(message.get(part, ""))
    if message["type"] in {"answer", "sheet"}:
        yield str(message["text"])


def typed(language: str) -> set[str]:
    """Return the words that look like commands to type."""
    return {*own_words(language), *own_words(language).values()}


def chat_words(message: Message, language: str) -> list[str]:
    quoted = [one for text in told(message) for one in QUOTED.findall(without_marks(text))]
    words = typed(language) - {TO_WATCH, own_words(language).get(TO_WATCH, "")}
    return [one for one in quoted if one.split()[0] in words]


def offered(message: Message) -> list[str]:
    """Return the words of all buttons in a message."""
    keys = [*message.get("keys", ()), *message.get("options", ())]
    return [str(key["word"]) for key in keys]


def buttons(page: Page) -> list[str]:
    """Return all buttons: on the table, in an answer, in the menu."""
    return [*(word for message in page.heard[-6:] for word in offered(message)), *MENU]


def pieces(page: Page, chance: Chance) -> str:
    """Return a move with some pieces, as the page's own buttons send it."""
    shown = page.view["round"]
    if not shown or not shown["own"]:
        return "undo"
    plan = "plan " if page.view["planning"] else ""
    moves = {"tiles": [("arrange", 1), ("arrange", 3)], "cards": [("discard", 1), ("meld", 3)]}
    word, many = chance.choose(moves[shown["family"]])
    first = chance.choose(range(len(shown["own"])))
    return f"{plan}{word} {' '.join(shown['own'][first : first + many])}"


@pytest.mark.parametrize("case", sampled(product(TRANSLATOR.languages, SHEETS), SAMPLE))
async def test_every_answer_on_the_page_names_buttons(case: tuple[str, str]) -> None:
    language, sheet = case
    chance = Chance(len(sheet))
    async with serving() as site:
        ann = await site.person("Ann", language=language)
        ben = await site.person("Ben", language=language)
        agreed = Settings(clock="1h", assist=Assist(mode=chance.choose(["open", "none"])))
        table = await site.table(ann, ben, sheet=sheet, settings=agreed)
        pages = [await site.opens(ann, table), await site.opens(ben, table)]
        alone = await site.opens(ann, await site.table(ann, sheet=sheet, starts=False))
        for word in ("start", "settings"):
            await alone.acts(word)
        assert alone.said("answer")
        for _ in range(STEPS):
            page = chance.choose(pages)
            word = chance.choose([*buttons(page), pieces(page, chance), pieces(page, chance)])
            if word.split()[0] not in LAST:
                await page.acts(word)
        await pages[0].acts("stop")
        for page in (alone, *pages):
            for message in page.heard:
                assert chat_words(message, language) == []
                assert [one for one in offered(message) if not may_be_said(one)] == []


@pytest.mark.parametrize("language", TRANSLATOR.languages)
async def test_the_coach_calls_undo_by_the_sign_on_its_button(language: str) -> None:
    async with serving() as site:
        ann = await site.person("Ann", language=language)
        table = await site.table(ann, levels=("easy",))
        page = await site.opens(ann, table)
        await page.shows(lambda view: view["my_turn"])
        await page.proposes(page.rack[0])
        assert "↶" in page.view["coach"]
        assert TRANSLATOR.text("button-undo", language) not in page.view["coach"]


async def test_the_settings_on_a_page_are_those_that_change_something_there() -> None:
    async with serving() as site:
        ann = await site.person("Ann")
        page = await site.opens(ann, await site.table(ann, starts=False))
        await page.acts("settings")
        offered = [key["word"].split()[1] for key in page.said("sheet")[-1]["options"]]
        assert {"sheet", "clock", "computers"} <= set(offered)
        assert {"look", "language"}.isdisjoint(offered)


@pytest.mark.parametrize("levels", [(), ("easy", "easy", "easy")])
async def test_a_lobby_tells_of_no_chat_and_keeps_what_is_agreed(levels: tuple[str, ...]) -> None:
    async with serving(parts_of_test(entropy=Chance())) as site:
        ann = await site.person("Ann")
        page = await site.opens(ann, await site.table(ann, levels=levels, starts=False))
        assert "unlimited hints" in page.view["said"]
        assert "chat" not in page.view["said"] + page.view["need"]
        assert "sealed" not in page.view["said"] + page.view["seals"]


async def test_a_result_says_who_has_won_and_all_its_buttons_work() -> None:
    """The next shuffle's seal is separate, and the points are read out once."""
    async with serving(parts_of_test(entropy=Chance())) as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        table = await site.table(ann, ben)
        await place(site, table, "r1 r2 r3 r4 r5", ["r6", "b1 k13"])
        page = await site.opens(ann, table)
        await page.proposes("r1 r2 r3 r4 r5 r6")
        await page.acts("done")
        assert page.view["need"] == "Ann wins the match!"
        assert page.view["round"]["told"].splitlines()[-1].startswith("Ann wins the round.")
        assert page.view["said"].count("This round:") == 1
        assert "sealed" in page.view["seals"]
        assert {"cut", "rematch"} <= {word.split()[0] for word in offered(page.view)}
        assert [one for one in offered(page.view) if not may_be_said(one)] == []


async def test_a_match_without_a_decided_round_names_no_winner() -> None:
    async with serving() as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        table = await site.table(ann, ben, rules={"stock_out": "aborted"})
        await place(site, table, "r1 r2 r3", ["b6", "k13"])
        page = await site.opens(ann, table)
        await page.acts("draw")
        assert page.view["need"] == "The match is a tie."


async def test_a_word_of_another_game_is_not_suggested_again() -> None:
    async with serving() as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        page = await site.opens(ann, await site.table(ann, ben, sheet="basic"))
        await page.acts("play")
        said = str(page.heard)
        assert "Did you mean “play”" not in said
        assert "is for tile games only" in said
