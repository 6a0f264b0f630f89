"""Discord offers the commands in each reader's language, and what can follow a typed one."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentSerializer, ast

from bot.platforms.discord.commands import COMMANDS, ORDERS, command, without_slash
from bot.reading.phrases import SECTIONS
from bot.reading.words import named_anywhere
from tests.support.discord.client.components import said
from tests.support.discord.evening import evening
from tests.support.discord.lobby import begun, lobby, round_of_two
from tests.support.texts import LANGUAGES, entries
from tests.support.translator import TRANSLATOR

LOCALES = ("de", "es-419", "es-ES", "fr", "it", "nl")
GROUPS = {group: command(group, words, TRANSLATOR)["options"] for group, words in COMMANDS.items()}


def named(offered: dict[str, Any], locale: str) -> str:
    """Return the name that a person sees who uses this language on Discord."""
    return str(offered.get("name_localizations", {}).get(locale, offered["name"]))


def choices() -> Iterator[tuple[str, dict[str, Any]]]:
    for words in GROUPS.values():
        for word in words:
            for option in word["options"]:
                yield from ((word["name"], choice) for choice in option.get("choices", ()))


@pytest.mark.parametrize("group", COMMANDS)
def test_a_command_holds_no_more_words_than_discord_accepts(group: str) -> None:
    assert len(COMMANDS[group]) <= 25


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("group", COMMANDS)
def test_no_two_words_of_a_command_have_one_name(group: str, locale: str) -> None:
    names = [named(word, locale) for word in GROUPS[group]]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_choice_is_named_in_the_language_of_its_reader(locale: str) -> None:
    left = [
        f"{word} {choice['name']}"
        for word, choice in choices()
        if locale not in choice.get("name_localizations", {})
    ]
    assert left == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_is_named_in_the_language_of_its_reader(locale: str) -> None:
    options = [
        (word, option) for words in GROUPS.values() for word in words for option in word["options"]
    ]
    left = [
        option["name"]
        for _, option in options
        if locale not in option.get("name_localizations", {})
    ]
    assert left == []
    for word in (word for words in GROUPS.values() for word in words):
        names = [named(option, locale) for option in word["options"]]
        assert len(set(names)) == len(names), word["name"]


@pytest.mark.parametrize("locale", ["es-419", "es-ES", "fr", "it"])
def test_a_name_of_several_words_is_written_with_hyphens(locale: str) -> None:
    names = {word["name"]: named(word, locale) for words in GROUPS.values() for word in words}
    assert names["daily"].count("-") == 2
    assert [
        name for name in names if name not in {"pause", "table", "plan"} and names[name] == name
    ] == []


def descriptions() -> list[str]:
    """Return the descriptions of all commands and options, in every language."""
    return [
        text
        for words in GROUPS.values()
        for word in words
        for one in (word, *word["options"])
        for text in (one["description"], *one["description_localizations"].values())
    ]


def test_no_description_is_too_long_for_discord() -> None:
    assert [text for text in descriptions() if len(text) > 100 or text.endswith("…")] == []


def test_no_description_quotes_what_is_typed_elsewhere() -> None:
    assert [text for text in descriptions() if set(text) & set("“„«")] == []


def test_the_code_that_links_accounts_is_not_told_as_that_of_a_table() -> None:
    (link,) = [word for word in GROUPS["evening"] if word["name"] == "link"]
    assert [option["description"] for option in link["options"]] == [
        "the code shown to your other account"
    ]


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        ("/turn play tiles:r7 r8", "play r7 r8"),
        ("/tour poser tuiles:r7 r8", "poser r7 r8"),
        ("/turno añadir cartas:10H combinación:2", "añadir 10H 2"),
        ("/tournament play tiles:r7", "/tournament play tiles:r7"),
    ],
)
def test_a_command_sent_as_text_is_read_in_every_language(sent: str, said: str) -> None:
    assert without_slash(sent) == said


def test_a_choice_that_is_typed_in_another_sense_is_named_by_its_own_text() -> None:
    (plan,) = [word for word in GROUPS["turn"] if word["name"] == "plan"]
    (lay,) = [option for option in plan["options"] if option["name"] == "lay"]
    assert [(one["name"], one["value"]) for one in lay["choices"]] == [
        ("yes", "lay"),
        ("no", "lay off"),
    ]
    assert [one["name_localizations"]["de"] for one in lay["choices"]] == ["ja", "nein"]


async def test_typed_tiles_are_completed_from_the_own_rack() -> None:
    async with evening() as game:
        channel, mover, _ = await round_of_two(game)
        assert (await mover.completes("/rummy new sheet:ki", channel))[0]["value"] == "kids"
        assert (await mover.completes("/rummy settings change:clo", channel))[0]["value"] == "clock"
        values = await mover.completes("/rummy settings change:clock 2", channel)
        assert [one["value"] for one in values] == ["clock 2m", "clock 24h"]
        offered = await mover.completes("/turn play tiles:r", channel)
        await mover.presses("My rack", channel)
        rack = said(mover.own(channel)[-1].data)
        assert offered
        assert all(f"{one['value']} " in rack for one in offered)


async def test_cards_are_completed_from_the_table_of_cards_beside_one_of_tiles() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        second = await lobby(game, "basic", mover, other)
        await begun(second, mover)
        for hand in (mover, other):
            for place in (second, None):
                offered = await hand.completes("/turn discard cards:", place)
                assert len(offered) == 10
                assert all(one["value"][-1] in "SHDC" for one in offered)
            tiles = await hand.completes("/turn play tiles:", None)
            assert all(one["value"][0] in "rbkyJ" for one in tiles)
        assert await mover.completes("/turn play tiles:", channel)


async def test_settings_are_completed_in_the_words_of_the_language() -> None:
    async with evening() as game:
        ann = game.meet("Ann", "de")
        channel = game.channel()
        names = await ann.completes("/rummy settings change:", channel)
        assert [one["value"] for one in names[:2]] == ["bedenkzeit", "abwesend"]
        values = await ann.completes("/rummy settings change:zuschauen a", channel)
        assert [one["value"] for one in values] == ["zuschauen an", "zuschauen aus"]


async def test_the_places_for_a_typed_move_are_offered() -> None:
    async with evening() as game:
        channel, mover, _ = await round_of_two(game, rules="hand=30")
        tiles = await mover.completes("/turn move moved:", channel)
        own = next(one["value"] for one in tiles if " " not in one["value"])
        await mover.says(f"/turn move moved:{own} to:new", channel)
        places = await mover.completes(f"/turn move moved:{own} to:", channel)
        assert places[-2:] == [
            {"name": "new · New meld", "value": "new"},
            {"name": "rack · Back to the rack", "value": "rack"},
        ]


async def test_the_runs_that_can_be_split_are_offered_by_their_numbers() -> None:
    async with evening() as game:
        channel, mover, _ = await round_of_two(game)
        rack = [one["value"] for one in await mover.completes("/turn play tiles:", channel)]
        red = [one for one in rack if one[0] == rack[0][0] and one != "J"][:2]
        await mover.says(f"/turn arrange table:{' '.join(red)}", channel)
        assert await mover.completes("/turn split meld:", channel) == [
            {"name": f"1 · {' '.join(red)}", "value": 1}
        ]
        (at,) = await mover.completes("/turn split meld:1 at:", channel)
        assert at == {"name": f"{red[1]} · {red[0]} | {red[1]}", "value": red[1]}


ELSEWHERE = ("cli", "init", "owner", "telegram", "terminal", "web")
"""The files of texts that Discord never shows."""
QUOTED = re.compile(r"[“„«]\s?(?P<word>[a-z]+)(?: (?P<rest>[^“”„«»]*?))?\s?[”“»]")


def quoted_in(language: str) -> Iterator[tuple[str, str, str]]:
    """Yield each command that a text quotes: the text's key, the word, and what follows it."""
    for file, entry in entries(language):
        if file.stem in ELSEWHERE or not isinstance(entry, ast.Message):
            continue
        text = FluentSerializer().serialize_entry(entry)
        for found in QUOTED.finditer(text):
            if any(found["word"] in words for words in COMMANDS.values()):
                yield entry.id.name, found["word"], found["rest"] or ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_that_a_text_quotes_is_accepted_by_discord(language: str) -> None:
    faults = []
    for key, word, rest in quoted_in(language):
        options = next(words[word] for words in COMMANDS.values() if word in words)
        values = {one for option in options for one in option.choices}
        takes_all = not options or any(not option.choices for option in options)
        meant = {named_anywhere(rest, section) for section in (SECTIONS.get(word, "words"), ORDERS)}
        known = not values.isdisjoint(meant)
        if rest and not (options and (takes_all or known or "{" in rest)):
            faults.append(f"{key}: {word} {rest}")
    assert faults == []
