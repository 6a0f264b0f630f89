"""Each language sets its punctuation in its own way, in every text."""

import re
from pathlib import Path

import pytest

import bot
from bot.texts.translator import LOCALES
from tests.support.texts import LANGUAGES

VARIANT = re.compile(r"^\s*\*?\[\w+\]\s*")
"""The beginning of a variant's line."""
NARROW = "\u202f"
"""The narrow no-break space of French."""
WRONG: dict[str, tuple[str, ...]] = {
    "en": ("[„«»]",),
    "de": ("[”«»]", r"\w'\w"),
    "fr": (r"[“”„]", rf"[^\s{NARROW}]\s(?<!{NARROW})[;:!?»]", rf"«(?!{NARROW})", r"\w'\w"),
    "it": ("[„]", r"\w'\w"),
    "nl": ("[«»]", r"\w'\w"),
    "es": (r"[“”„]", r"«\s", r"\s»", r"\s[;:!?](?![\w(])"),
}
"""Patterns that a language avoids: foreign quotation marks, straight apostrophes, spaces."""


def lines(language: str) -> list[str]:
    files = sorted((LOCALES / language).glob("*.ftl"))
    written = "\n".join(file.read_text("utf-8") for file in files).splitlines()
    return [VARIANT.sub("", line) for line in written if not line.startswith("#")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    wrong = [re.compile(pattern) for pattern in WRONG[language]]
    assert [line for line in lines(language) if any(one.search(line) for one in wrong)] == []


def test_no_code_sets_punctuation_between_texts() -> None:
    """French puts a space before a semicolon or a colon."""
    joins = re.compile(r"""["'] ?[;:!?] ["']\.join""")
    code = Path(bot.__file__).parent.rglob("*.py")
    assert [file.name for file in code if joins.search(file.read_text("utf-8"))] == []


def test_in_spanish_questions_and_calls_are_opened() -> None:
    for ends, begins in ((r"(?<!«)\?(?!\w)", "¿"), ("!", "¡")):
        unlike = [line for line in lines("es") if len(re.findall(ends, line)) != line.count(begins)]
        assert unlike == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_was_read_in_another_encoding(language: str) -> None:
    """UTF-8 read as Latin-1 leaves control characters, or an accent torn in two."""
    for file in sorted((LOCALES / language).glob("*.ftl")):
        assert re.findall(r".*(?:[\x80-\x9f]|[ÃÂ][\x80-\xbf]).*", file.read_text("utf-8")) == []
