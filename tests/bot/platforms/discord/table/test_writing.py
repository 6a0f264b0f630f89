"""Discord displays each text as written, whatever people's names contain."""

import pytest

from bot.conversation.words.table import WORDS
from bot.conversation.words.turn import RACK_WORDS
from bot.platforms.discord.commands import COMMANDS, command, covers
from bot.platforms.discord.connection import rest_at
from bot.platforms.discord.keys import PARTS, Menu, rows
from bot.platforms.discord.writing import calling, harmless, with_commands
from bot.render.pictures.studio import needed
from bot.render.writing import emoji_name
from bot.screens.moving import turn_words
from bot.screens.screen import Button, Choice, Choosable, Part, Screen, ScreenKind
from core.engine.people import TableId
from core.rules.sheets import SHEETS
from tests.support.translator import TRANSLATOR


@pytest.mark.parametrize(
    "name", ["@everyone", "<@1>", "<#2>", "</rummy new:3>", "<t:0:R>", "<id:home>", "https://a.b"]
)
def test_a_name_calls_nobody_and_leads_nowhere(name: str) -> None:
    assert name not in harmless(f"It’s {name}’s turn")


def test_marks_of_a_name_are_shown_and_numbers_of_melds_stay() -> None:
    assert harmless("*_~`|") == r"\*\_\~\`\|"
    assert harmless("3. r4 r5\n7. b1 b2") == "3\\. r4 r5\n7\\. b1 b2"
    assert harmless("[a](b) and [tag] Ben") == r"\[a](b) and [tag] Ben"


def test_every_emoji_of_ones_own_stays_one() -> None:
    names = {emoji_name(shown) for sheet in SHEETS.values() for shown in needed(sheet)}
    assert {"r4", "10C", "2H", "joker", "joker_12"} <= names
    text = "".join(f"<:{name}:1485427861094400170>" for name in names)
    assert harmless(text) == text
    assert harmless("<:r4:11> _a_") == r"<:r4:11> \_a\_"


@pytest.mark.parametrize("mark", ["#", "##", "-#", ">", ">>>", "-"])
@pytest.mark.parametrize("before", ["", "Head\n", "Head\n\n", "Head\n\n  "])
def test_a_name_marks_no_line(mark: str, before: str) -> None:
    assert harmless(f"{before}{mark} Ben drew.") == f"{before}\\{mark} Ben drew."


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("play r7 b9", "/turn play tiles:r7 b9"),
        ("layoff 7H 8H 2", "/turn layoff cards:7H 8H meld:2"),
        ("undo 3", "/turn undo steps:3"),
        ("plan r7 r8 r9", "/turn plan tiles:r7 r8 r9"),
        ("plan ne pas poser", "/turn plan lay:ne pas poser"),
        ("split 3 r6", "/turn split meld:3 at:r6"),
        ("move r8 new", "/turn move moved:r8 to:new"),
        ("settings rule hand=7", "/rummy settings change:rule hand=7"),
        ("settings rule first_laying=25", "/rummy settings change:rule first_laying=25"),
    ],
)
def test_commands_are_written_with_the_names_of_their_options(said: str, written: str) -> None:
    mentions = {word: f"</{name} {word}:5>" for name, words in COMMANDS.items() for word in words}
    assert with_commands(harmless(f"Type “{said}”."), mentions, "en") == f"Type `{written}`."


@pytest.mark.parametrize(
    ("language", "said", "written"),
    [
        ("fr", "play r7 b9", "/tour placer tuiles:r7 b9"),
        ("fr", "join GXDL", "/rummy rejoindre code:GXDL"),
        ("es", "layoff 7H 8H 2", "/turno añadir cartas:7H 8H combinación:2"),
        ("de", "settings zeit 1h", "/rummy einstellungen änderung:zeit 1h"),
        ("de", "settings", "/rummy einstellungen"),
        ("de", "draw", "/zug ziehen"),
        ("it", "call stop", "/serata chiamami quando:stop"),
        ("nl", "split 3 r6", "/beurt splitsen combinatie:3 steen:r6"),
    ],
)
def test_commands_are_written_by_the_names_that_discord_shows_their_reader(
    language: str, said: str, written: str
) -> None:
    mentions = {word: f"</{name} {word}:5>" for name, words in COMMANDS.items() for word in words}
    assert with_commands(f"“{said}”", mentions, language) == f"`{written}`"


def test_a_command_that_is_listed_by_its_english_name_can_be_tapped_in_every_language() -> None:
    mentions = {"host": "</rummy host:5>", "stop": "</rummy stop:5>"}
    assert with_commands("„host“", mentions, "de") == "</rummy host:5>"
    assert with_commands("„stop“", mentions, "fr") == "`/rummy arrêter`"


def test_a_call_mentions_only_the_last_use_of_the_name() -> None:
    text = harmless("A_n drew. It is A_n’s turn, not A_nne’s")
    assert calling(text, {7: "A_n"}) == r"A\_n drew. It is <@7>’s turn, not A\_nne’s"
    assert calling("Nobody", {7: "Ann"}) == "<@7> Nobody"
    written = "draw drew <:draw:1> `draw`, </turn draw:5>, [b](https://c/draw)"
    assert calling(written, {7: "draw"}) == written.replace("draw drew", "<@7> drew")


@pytest.mark.parametrize("name", ["# Ben", "-# Ben", "> Ben", "1. Ben", "- Ben"])
def test_a_name_that_looks_like_a_line_mark_is_still_mentioned(name: str) -> None:
    assert calling(harmless(f"It’s {name}’s turn"), {7: name}) == "It’s <@7>’s turn"
    assert calling(harmless(f"{name} is on turn"), {7: name}) == "<@7> is on turn"


@pytest.mark.parametrize("quoted", ["“draw”", "„draw“", "«draw»", "«\u00a0draw\u00a0»"])
def test_words_can_be_tapped_in_every_language(quoted: str) -> None:
    commands = {"draw": "</turn draw:5>", "join": "</rummy join:4>"}
    assert with_commands(f"lay or {quoted}.", commands, "en") == "lay or </turn draw:5>."
    said = with_commands("“join GXDL” or “sit”", commands, "en")
    assert said == "`/rummy join code:GXDL` or “sit”"


def test_commands_that_are_there_are_not_offered_again() -> None:
    wanted = [command(name, words, TRANSLATOR) for name, words in COMMANDS.items()]
    there = [{**one, "id": "1", "nsfw": False} for one in wanted]
    assert covers(wanted, there)
    assert not covers(wanted, [{**there[0], "options": there[0]["options"][1:]}, there[1]])
    assert all(len(words) <= 25 for words in COMMANDS.values())


def test_every_word_can_be_given_as_a_command() -> None:
    turns = [word for sheet in SHEETS.values() for word in turn_words(sheet)]
    given = [word for words in COMMANDS.values() for word in words]
    assert sorted(given) == sorted({*WORDS, *RACK_WORDS, *turns})


@pytest.mark.parametrize("address", ["http://here", "http://here/", "http://here/api"])
def test_an_address_is_enough_to_find_the_methods(address: str) -> None:
    assert rest_at(address) == "http://here/api/v10"
    assert rest_at("http://here/api/v9") == "http://here/api/v9"


def choosing(count: int) -> Screen:
    """A turn with this many tiles to choose from, in four colours."""
    word = Button(word="play", label="Place", table=TableId(1), version=2, draft=3)
    pieces = tuple(
        Choosable(
            place=n, piece=f"{'rbky'[n % 4]}{n}", shown=f"{'rbky'[n % 4]}{n}", part="rbky"[n % 4]
        )
        for n in range(count)
    )
    parts = tuple(Part(name=colour, shown=colour) for colour in "rbky")
    choice = Choice(pieces=pieces, parts=parts, chosen=frozenset({1}), first=word, words=(word,))
    others = tuple(Button(word=f"word{n}", label=f"Word {n}") for n in range(40))
    return Screen(kind=ScreenKind.TURN, text="", choice=choice, buttons=others)


@pytest.mark.parametrize(("count", "menus"), [(1, 1), (25, 1), (26, 4), (40, 4), (104, 8)])
def test_a_rack_is_one_list_while_there_is_room_else_one_for_each_colour(
    count: int, menus: int
) -> None:
    shown = rows(choosing(count))
    lists = [row for row in shown if isinstance(row, Menu)]
    assert len(lists) == menus
    assert sum(len(row.options) for row in lists) == count
    assert len({row.id for row in lists}) == menus
    held = sum(2 if isinstance(row, Menu) else 1 + len(row) for row in shown)
    assert held <= PARTS
