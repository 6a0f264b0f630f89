"""`help` names the eight most useful words; `help all` explains every word in private."""

import re

import pytest

from bot.app import Dependencies
from bot.conversation.words.table import WORDS
from bot.conversation.words.turn import RACK_WORDS
from bot.reading.words import read_line
from bot.screens.moving import turn_words
from core.rules.sheets import SHEETS
from tests.support.clocks import SteppedClock
from tests.support.lines.tables import SHORT, all_said, draws_to_the_end, two_at_a_table
from tests.support.lines.talk import Message, Talk, talk, to

ANN, BEN, GROUP = "person:ann", "person:ben", "chat:g1"
LANGUAGES = Dependencies().translator.languages
QUOTED = r"[“„«]\s?({})\s?[”“»]"
OWN = rf"(?: (?:or|oder|ou|of|o) {QUOTED.format(r'[^”“»]+?')})?"
EXPLAINED = re.compile(rf"^{QUOTED.format(r'[a-z]+')}{OWN}(?:: | – ).+", re.MULTILINE)
"""A quoted word, which a platform turns into its own command, the reader's word for it, and the
explanation."""


def words(told: str) -> list[str]:
    return [word for word, _ in EXPLAINED.findall(told)]


def own_words(told: str) -> dict[str, str]:
    return {own: word for word, own in EXPLAINED.findall(told) if own}


async def named(game: Talk, person: str, chat: str | None = "g1") -> list[str]:
    """Return the words that a person's help names."""
    said: list[Message] = await game.says(person, "help", chat)
    assert to(said, GROUP) == [], "a chat is spared what one person asks"
    (told,) = to(said, f"person:{person}")
    return words(told)


async def test_help_without_a_table_tells_how_to_begin() -> None:
    async with talk() as game:
        told = await named(game, "ann", None)
        assert told == ["new", "join", "learn", "daily", "puzzle", "rules", "tables", "stats"]
        assert "help all" in game.text(ANN)
        assert "All commands" in game.buttons(ANN)


async def test_in_the_lobby_the_host_is_told_other_words_than_the_guests() -> None:
    async with talk() as game:
        await game.says("ann", "new", "g1")
        assert (await named(game, "eve"))[:2] == ["table", "join"]
        await game.says("ben", "join", "g1")
        assert {"start", "settings", "remove", "stop"} < set(await named(game, "ann"))
        guest = await named(game, "ben")
        assert {"cut", "leave", "ask"} < set(guest)
        assert not {"start", "stop"} & set(guest)


@pytest.mark.parametrize("sheet", SHEETS)
async def test_in_a_turn_the_words_of_the_sheet_are_named(sheet: str) -> None:
    async with talk() as game:
        mover, waits = await two_at_a_table(game, sheet)
        told = await named(game, mover)
        assert len(told) == 8
        first = ["take", "meld", "layoff"] if sheet == "basic" else ["play", "draw", "done"]
        assert told[:3] == first
        assert not {"object", "accept", "return", "pass", "hint"} & set(told)
        waiting = await named(game, waits)
        assert waiting[:3] == ["plan", "rack", "table"]
        assert not {"play", "draw", "take", "discard", "resume", "back"} & set(waiting)


async def test_hints_are_named_where_the_table_gives_some() -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game, "rummikub", "assist open")
        assert "hint" in await named(game, mover)
        assert "hint" in await named(game, mover, None)


async def test_help_offers_nudge_to_waiting_players_after_half_of_the_turn() -> None:
    async with talk(clock=SteppedClock()) as game:
        _, waits = await two_at_a_table(game, "rummikub", "clock 5m")
        assert "nudge" not in await named(game, waits)
        await game.goes_by(160)
        assert (await named(game, waits))[0] == "nudge"


async def test_a_table_that_is_paused_is_first_of_all_resumed() -> None:
    async with talk() as game:
        mover, waits = await two_at_a_table(game, "rummikub", "clock 5m")
        assert "pause" in await named(game, waits)
        await game.says("ann", "pause", "g1")
        assert {(await named(game, who))[0] for who in (mover, waits)} == {"resume"}


async def test_every_word_is_explained_in_private() -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game)
        said = await game.says(mover, "help all", "g1")
        assert to(said, GROUP) == []
        told = words(to(said, f"person:{mover}")[0])
        assert set(told) == {*WORDS, *RACK_WORDS, *turn_words(SHEETS["rummikub"])}
        assert len(told) == len(set(told))
        pressed = await game.presses(mover, "...help all", "g1")
        assert words(to(pressed, f"person:{mover}")[0]) == told


async def test_one_word_is_explained_as_the_game_at_hand_has_it() -> None:
    async with talk() as game:
        await game.says("ann", "language de")
        assert to(await game.says("ann", "hilfe alles"), ANN)[0].startswith("Tische\n")
        assert to(await game.says("ann", "hilfe melden"), ANN)[0].startswith(
            "„meld“ oder „legen“: "
        )
        await game.says("ann", "new rummikub")
        assert to(await game.says("ann", "hilfe legen"), ANN)[0].startswith("„play“ oder „legen“: ")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_every_language_help_is_short_and_its_words_are_understood(language: str) -> None:
    async with talk() as game:
        await game.says("ann", f"language {language}")
        (short,) = to(await game.says("ann", "help"), ANN)
        (every,) = to(await game.says("ann", "help all"), ANN)
        assert len(words(short)) == 8
        assert len(short) < 1000
        assert set(words(every)) == {*WORDS, *RACK_WORDS}
        assert bool(own_words(short)) == (language != "en")
        for own, word in own_words(short).items():
            assert read_line(own, language, [*WORDS, *RACK_WORDS]) == (word, "")


async def test_after_a_round_and_after_a_match_help_leads_on() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ben", "join", "g1")
        for agreed in (SHORT, "rounds 2"):
            await game.says("ann", f"settings {agreed}", "g1")
        for begins, afterwards in (("start", "next"), ("next", "rematch")):
            for person in ("ann", "ben"):
                await game.says(person, begins, "g1")
            await draws_to_the_end(game)
            told = await named(game, "ben")
            assert told[:4] == [afterwards, "score", "replay", "review"]
            assert len(told) == 8
            assert not {"play", "draw", "start"} & set(told)


async def test_a_word_of_the_page_is_explained_only_where_there_is_one() -> None:
    async with talk() as game:
        told = to(await game.says("ann", "help web"), "person:ann")
        assert told == ["There is no such command. “help all” lists them all."]


@pytest.mark.parametrize(
    ("sheet", "told"),
    [("rummikub", "“draw”: draw from the stock, which ends your turn"), ("basic", "")],
)
async def test_help_explains_a_word_as_the_game_on_the_table_uses_it(sheet: str, told: str) -> None:
    async with talk() as game:
        await game.says("ann", f"new {sheet}", "g1")
        await game.says("ben", "join", "g1")
        await game.says("ann", "start", "g1")
        for person in ("ann", "ben"):
            said = "".join(to(await game.says(person, "help"), f"person:{person}"))
            assert "in card games" not in said
            assert "in tile games" not in said
            assert told in said or "“done”" not in said


async def test_help_says_what_admins_may_do_and_tells_lists_from_figures() -> None:
    async with talk() as game:
        (told,) = to(await game.says("ann", "help all"), "person:ann")
        assert "its admins can do all this at any table, and close it" in told
        assert "see who leads in this chat, by rating and by wins" in told
        assert "see your own figures from all rounds" in told


@pytest.mark.parametrize("word", ["help", "help plan"])
async def test_help_for_plans_at_a_table_of_cards_names_cards(word: str) -> None:
    async with talk() as game:
        _, waits = await two_at_a_table(game, "basic")
        told = all_said(await game.says(waits, word))
        assert "“plan meld 7H 8H 9H”" in told
        assert "r7" not in told
