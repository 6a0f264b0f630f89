"""The wording of texts: short sentences, the chosen terms, words that players can type."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast

from bot.conversation.words.owner import OWNER_WORDS
from bot.conversation.words.privacy import PAGE_WORDS
from bot.conversation.words.table import WORDS
from bot.conversation.words.turn import RACK_WORDS
from bot.reading.phrases import SECTIONS, in_own_words, with_own_values
from bot.reading.vocabulary import fold, own_words, said
from bot.reading.words import named, read_line
from bot.screens.moving import turn_words
from core.rules.sheets import SHEETS
from tests.support.checkout import ROOT
from tests.support.sentences import FIGURE, QUOTED, count, sentences, wordings
from tests.support.texts import LANGUAGES, entries

GAME, RULES = 20, 30
"""The maximum number of words in a sentence on a screen, and in the rules."""
KNOWN = frozenset({*WORDS, *RACK_WORDS, *OWNER_WORDS, *PAGE_WORDS, "quit"})
FAMILIES = ("rummikub", "basic")
"""A sheet of each family, because a word may exist in only one of them."""
NO_WORDS = re.compile(
    rf"[{FIGURE}#.]|-|(rummy|systemctl|journalctl|sudo|uv|find)\b|[rbkgy]\d|\d|[A-Z]{{2}}"
)
"""Quoted texts that are not words to say: figures, file extensions, shell commands, pieces."""
NO_COMMANDS = frozenset({"terminal-help", "terminal-go-on", "result-doubled", "rule-rummy"})
"""Texts that quote pieces, an answer to a question, or a sheet's own name for something."""
VALUES = ("look", "theme", "order", "orders", "places", "puzzles", "computers")
"""The sections of values that may follow a quoted word."""
ENGLISH_VALUES = frozenset(
    {
        "easy",
        "normal",
        "hard",
        "here",
        "emoji",
        "text",
        "dark",
        "contrast",
        "large",
        "colour",
        "number",
    }
)


MACHINE = r"(?!screens/).*/help-.*|.*/(cli-.*|doctor-.*|sheet-.*-printed)"
"""Files and keys of texts in the shell, and of quotations from printed sheets."""


@cache
def texts(language: str, *, files: str = ".*", but: str = MACHINE) -> tuple[tuple[str, str], ...]:
    """Return every wording of every text of these files, with its key."""
    return tuple(
        (entry.id.name, text)
        for file, entry in entries(language)
        if re.fullmatch(files, file.stem)
        and isinstance(entry, ast.Message)
        and entry.value is not None
        and not re.fullmatch(but, f"{file.stem}/{entry.id.name}")
        for text in wordings(entry)
    )


SCREENS = r"(?!cli$|init$).*"
"""All files except those of the shell."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_long(language: str) -> None:
    long = {
        (key, sentence)
        for files, most in ((rf"(?!rules$){SCREENS}", GAME), ("rules", RULES))
        for key, text in texts(language, files=files)
        for sentence in sentences(text)
        if count(sentence) > most
    }
    assert long == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_quoted_commands_can_be_typed(language: str) -> None:
    labels = {text for key, text in texts(language) if "button" in key or "welcome" in key}
    values = {word for section in VALUES for word in said(language, section)}
    wrong = {
        (key, phrase)
        for key, text in texts(language, files=SCREENS)
        if key not in NO_COMMANDS
        for phrase in quoted(text)
        if not (
            phrase in labels or fold(phrase) in values | ENGLISH_VALUES or NO_WORDS.match(phrase)
        )
        and not any(can_be_said(phrase, language, sheet) for sheet in FAMILIES)
    }
    assert wrong == set()


def quoted(text: str) -> Iterator[str]:
    for found in QUOTED.finditer(text):
        yield found[0].strip('“”„«»" \u00a0\u202f').strip()


def can_be_said(phrase: str, language: str, sheet: str) -> bool:
    """Say whether a phrase is understood, also as translated for readers of the language."""
    known = {*KNOWN, *turn_words(SHEETS[sheet])}
    word, rest = read_line(phrase, language, known)
    own, own_rest = read_line(in_own_words(f"“{phrase}”", language), language, known)
    return word in known and own == word and (not rest) == (not own_rest)


ENGLISH = frozenset(
    {
        "the",
        "and",
        "your",
        "you",
        "with",
        "turn",
        "draw",
        "rack",
        "tile",
        "tiles",
        "meld",
        "melds",
        "stock",
        "hint",
        "hints",
        "draft",
        "seat",
        "round",
        "match",
        "undo",
        "discard",
        "settings",
        "rules",
        "score",
        "easy",
        "wanted",
        "sheet",
        "laying",
    }
)
"""English words of ours that do not exist in the other languages."""
ALLOWED = {"fr": {"score", "match"}, "nl": {"score"}}


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_no_english_word_is_left_in_a_sentence(language: str) -> None:
    """Quoted words are commands, which readers see in their own language."""
    foreign = ENGLISH - ALLOWED.get(language, set())
    left = {
        (key, word)
        for key, text in texts(language, files=SCREENS)
        for word in re.findall(r"[^\W\d_]+", QUOTED.sub(" ", text).casefold())
        if word in foreign
    }
    assert left == set()


CODES = ("en", "de", "fr", "it", "nl", "es")
"""The columns of the glossary's tables."""


@cache
def table(heading: str) -> tuple[tuple[str, ...], ...]:
    """Return the rows of the table below a heading of the glossary."""
    glossary = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
    below = glossary.partition(f"### {heading}\n")[2].partition("\n### ")[0]
    rows = [line.strip("| ").split(" | ") for line in below.splitlines() if line.startswith("|")]
    return tuple(tuple(cell.strip() for cell in row) for row in rows[2:])


def chosen(language: str) -> Iterator[str]:
    for row in table("Chosen words"):
        yield row[CODES.index(language)]


def rejected(language: str) -> list[str]:
    return next(row[1].split(", ") for row in table("Rejected words") if row[0] == language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chosen_term_is_used(language: str) -> None:
    said = "\n".join(text for _, text in texts(language)).casefold()
    assert [term for term in chosen(language) if term.casefold() not in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rejected_term_is_used(language: str) -> None:
    forms = "|".join(
        rf"{re.escape(term.casefold())}(?:s|es|e|en|n|er)?" for term in rejected(language)
    )
    found = {
        (key, used[0])
        for key, text in texts(language)
        if (used := re.search(rf"(?<!\w)(?:{forms})(?!\w)", QUOTED.sub(" ", text).casefold()))
    }
    assert found == set()


SETTING = re.compile(r"(?<=[“„«])\s?settings ([^\W\d_]+)((?: [^\W\d_]+)*)")


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_settings_and_their_values_are_quoted_in_the_words_of_the_language(language: str) -> None:
    """Readers type what is quoted; the word `settings` itself becomes a command."""
    own, wrong = own_words(language, "settings"), set()
    for key, text in texts(language, files=SCREENS):
        for found in SETTING.finditer(text):
            name, values = found[1], own_words(language, named(found[1], language, "settings"))
            english = [one for one in found[2].split() if values.get(one, one) != one]
            english += [name] if own.get(name, name) != name else []
            wrong |= {(key, one) for one in english}
    assert wrong == set()


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_arguments_are_quoted_in_the_readers_language(language: str) -> None:
    """After the slash of a command, `take stock` would be half in English."""
    assert {
        (key, phrase)
        for key, text in texts(language, files=SCREENS)
        for phrase in quoted(text)
        if phrase.partition(" ")[0] in SECTIONS and with_own_values(phrase, language) != phrase
    } == set()
