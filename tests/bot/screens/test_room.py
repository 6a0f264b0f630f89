"""Whole screens fit their platform, in every language, however full the table is."""

import re
from collections.abc import Iterator

import pytest

from bot.platforms.discord.keys import PROMPT
from bot.platforms.discord.look import look_of as on_discord
from bot.platforms.discord.writing import LONGEST as TEXT
from bot.platforms.telegram.answering import ALERT
from bot.platforms.telegram.look import pictured
from bot.render.names import without_idle_marks
from bot.render.writing import units
from core.rules.refusals import Code, Fault, refusal
from core.rules.sheets import SHEETS
from tests.support.screens.crowded import buttons, listed, screens, voice
from tests.support.texts import LANGUAGES

PRESSED = 64
"""UTF-16 units on a Telegram button, the narrowest of all buttons."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", ["budacsek", "basic"])
def test_every_screen_of_a_full_table_fits(sheet: str, language: str) -> None:
    assert [*_too_long(sheet, language)] == []


def _too_long(sheet: str, language: str) -> Iterator[tuple[str, str, str]]:
    for name, screen in screens(sheet, language):
        for label in (*(button.label for button in buttons(screen)), *listed(screen)):
            if units(without_idle_marks(label)) > PRESSED:
                yield name, "label", label
        if screen.pick is not None and units(without_idle_marks(screen.pick.prompt)) > PROMPT:
            yield name, "prompt", screen.pick.prompt
        if screen.picture is not None and pictured(screen, {}, private=True) is None:
            yield name, "below a picture on Telegram", screen.caption
        if screen.picture is not None and on_discord(screen, {}, language).picture is None:
            yield name, "above a picture on Discord", screen.caption
        texts = on_discord(screen, {}, language).texts
        yield from ((name, "on Discord", text) for text in texts if len(text) > TEXT)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", ["rummikub", "basic"])
def test_every_refusal_fits_an_alert(sheet: str, language: str) -> None:
    tiles = SHEETS[sheet].family.pieces.pack(SHEETS[sheet])[7:13]
    faults = (Fault(code=code, meld=12, tiles=tiles, points=148, needed=150) for code in Code)
    said = (voice(language).refusal(refusal([fault]), SHEETS[sheet]) for fault in faults)
    assert [text for text in said if units(without_idle_marks(text)) > ALERT] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_says_beside_its_picture_what_the_signs_of_the_picture_mean(language: str) -> None:
    results = [screen for name, screen in screens("basic", language) if name.startswith("result")]
    signs = voice(language).say("result-signs", hints="yes")
    assert results
    assert all(signs in screen.caption and signs not in screen.text for screen in results)


@pytest.mark.parametrize("sheet", ["rummikub", "basic"])
def test_a_loss_is_written_with_a_true_minus_on_every_screen(sheet: str) -> None:
    written = [screen.text for _, screen in screens(sheet, "en")]
    assert any("−" in text for text in written)
    assert [text for text in written if re.search(r"(?<!\w)-\d", text)] == []
