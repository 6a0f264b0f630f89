"""Text is written in the format that Telegram accepts."""

import re

import pytest

from bot.platforms.telegram.look import LONGEST, TYPED, as_alert, menu_line, written
from bot.reading.words import read_line
from bot.render.names import bare, quoted, safe_name
from bot.render.writing import in_parts, units
from bot.screens.parts import by_button
from tests.support.screens.crowded import voice
from tests.support.telegram.loopback.limits import units as telegram_counts
from tests.support.translator import TRANSLATOR


def test_length_is_counted_as_telegram_does() -> None:
    for text in ("abc", "é", "🀄", "👩‍👩‍👧 r4"):
        assert units(text) == telegram_counts(text)


def test_an_example_in_the_menu_of_commands_begins_with_a_slash() -> None:
    """A group passes on nothing else to a bot that may not read along."""
    assert menu_line("new", TRANSLATOR, "en") == "open a table: “/new rummikub”"
    assert menu_line("learn", TRANSLATOR, "de").count("„/lernen") == 2


def test_a_long_text_is_shared_out_between_lines_and_nothing_is_cut() -> None:
    lines = [f"{number} r4 r5 r6 🟥" for number in range(600)]
    parts = in_parts("\n".join(lines), LONGEST)
    assert len(parts) > 1
    assert max(map(telegram_counts, parts)) <= 4096
    assert "\n".join(parts).splitlines() == lines


def test_a_line_longer_than_a_message_is_shared_out_between_words() -> None:
    words = [f"word{number}" for number in range(2000)]
    parts = in_parts(" ".join(words), LONGEST)
    assert max(map(telegram_counts, parts)) <= 4096
    assert " ".join(" ".join(parts).split()).split() == words
    assert max(map(telegram_counts, in_parts("🀄" * 9000, LONGEST))) <= 4096


def test_only_the_player_on_turn_is_mentioned() -> None:
    (text,) = written("@durov drew. It’s Ann’s turn.\nAnnabel waits.", {7: "Ann"}, private=False)
    assert "@durov" not in text.plain
    (mark,) = text.marks
    assert (mark.type, mark.user.id if mark.user else None) == ("text_mention", 7)
    raw = text.plain.encode("utf-16-le")
    assert raw[mark.offset * 2 : (mark.offset + mark.length) * 2].decode("utf-16-le") == "Ann"
    assert text.plain[: text.plain.index("Ann’s")].endswith("It’s ")


def test_names_lead_nowhere() -> None:
    (text,) = written("evil.example/x joined.", {}, private=False)
    assert "evil.example" not in text.plain


def test_words_in_any_quotation_marks_become_commands() -> None:
    said = "Dis «\u00a0play r7 r8\u00a0», «draw» oder „rules joker“."
    (text,) = written(said, {}, private=False)
    assert text.plain == "Dis «\u00a0/play r7 r8\u00a0», /draw oder „/rules joker“."


@pytest.mark.parametrize(
    ("language", "text", "hint"),
    [
        (
            "de",
            "„take vorrat“, „settings hilfe alles“",
            "„/nehmen vorrat“, „/einstellungen hilfe alles“",
        ),
        ("fr", "«\u202ftake défausse\u202f»", "«\u202f/prendre défausse\u202f»"),
        ("fr", "«\u202fpuzzle difficile\u202f»", "«\u202f/casse-tête difficile\u202f»"),
        ("en", "“take stock”", "“/take stock”"),
    ],
)
def test_a_command_with_arguments_is_in_their_language(language: str, text: str, hint: str) -> None:
    (told,) = written(text, {}, language, private=False)
    assert told.plain == hint


OTHERS = {
    "play": frozenset({"meld", "layoff"}),
    "meld": frozenset({"play", "layoff"}),
    "take": frozenset({"draw"}),
}
"""Words of other games that share a name with a word."""


@pytest.mark.parametrize(
    ("language", "text", "group", "private"),
    [
        ("de", "„draw“ oder „ziehen“", "/draw oder „/ziehen“", "/draw oder „ziehen“"),
        (
            "fr",
            "«\u202fundo\u202f», «\u202fannuler\u202f»",
            "/undo, «\u202f/annuler\u202f»",
            "/undo, «\u202fannuler\u202f»",
        ),
        ("en", "“draw” and “pull”", "/draw and “pull”", "/draw and “pull”"),
    ],
)
def test_a_group_reads_the_names_of_words_as_commands(
    language: str, text: str, group: str, private: str
) -> None:
    (told,) = written(text, {}, language, private=False)
    assert told.plain == group
    (told,) = written(text, {}, language, private=True)
    assert told.plain == private


@pytest.mark.parametrize("language", TRANSLATOR.languages)
def test_commands_with_arguments_are_read_in_every_language(language: str) -> None:
    for word in sorted(TYPED):
        (told,) = written(f"“{word} 3”", {}, language, private=False)
        line = told.plain.strip("“”/")
        assert read_line(line, language, TYPED - OTHERS.get(word, frozenset())) == (word, "3"), line


def test_words_that_can_be_said_are_commands_that_a_tap_says() -> None:
    said = "“join” takes a seat; „settings clock 5m“ too; “r4” is a tile. The host says “start”."
    (group,) = written(said, {}, private=False)
    assert group.plain.startswith("/join takes a seat; „/settings clock 5m“ too; “r4” is a tile.")
    assert group.plain.endswith("says /start.")
    (private,) = written(said, {}, private=True)
    assert private.plain.endswith("says “start”.")


@pytest.mark.parametrize(
    "name", ["/stop", "“stop”", "„stop", "stop”", "«leave»", "/stop@rummy_bot"]
)
def test_no_name_and_nothing_typed_becomes_a_command_that_can_be_tapped(name: str) -> None:
    for told in (safe_name(name), quoted(name, 24)):
        (text,) = written(f"“{told}” drew. {told}, type “done”.", {}, "de", private=False)
        assert re.findall(r"(?<!\w)/\w+", text.plain) == ["/done"]
        assert name in bare(text.plain)
        alert = as_alert(f"“{told}” drew.", private=False)
        assert not re.search(r"(?<!\w)/\w", alert)


@pytest.mark.parametrize("typed", ["tisch", "zurück"])
def test_a_typed_word_that_is_quoted_is_no_command_in_a_group(typed: str) -> None:
    (text,) = written(f"„{quoted(typed, 24)}“ lese ich nicht.", {}, "de", private=False)
    assert "/" not in text.plain


def test_a_player_named_like_a_command_keeps_the_name() -> None:
    told = by_button(voice("en"), f"{safe_name('“draw”')} drew. “draw” once more.")
    assert bare(told).startswith("“draw” drew.")
