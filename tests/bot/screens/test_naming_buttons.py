"""Answers to a press name buttons; answers to typed text name words."""

import pytest

from bot.render.names import without_idle_marks
from bot.screens.parts import AT_HAND, by_button, label
from core.rules.sheets import SHEETS
from tests.support.screens.seated import as_seen, state, voice
from tests.support.translator import TRANSLATOR


@pytest.mark.parametrize("language", TRANSLATOR.languages)
async def test_a_word_is_named_as_its_button_in_every_language(language: str) -> None:
    speaks = await voice(as_seen(state("rummikub", "r1 r2 r3")), language=language)
    for word in ("draw", "pass"):
        said = without_idle_marks(speaks.say("note-picked-open", word=word))
        told = by_button(speaks, said)
        assert told == said.replace(word, label(speaks, word, None))
        assert told != said


async def test_the_button_is_that_of_the_family_and_pieces_stay_named() -> None:
    speaks = await voice(as_seen(state("rummikub", "r1 r2 r3")))
    said = speaks.say("note-draft-open", word="draw")
    assert "“Lay and end turn” confirms it" in by_button(speaks, said, SHEETS["rummikub"])
    assert "“End the turn” confirms it" in by_button(speaks, said, SHEETS["basic"])
    thrown = by_button(speaks, speaks.say("hint-no-lay-discard", named=1, piece="7H", typed="7H"))
    assert "“Discard 7H”" in thrown
    assert "“Take the discard”" in by_button(speaks, speaks.say("hint-no-lay-take-discard"))


async def test_a_word_without_a_button_is_named_as_typed() -> None:
    speaks = await voice(as_seen(state("rummikub", "r1 r2 r3")))
    said = "“settings assist open”, “discarded” and a draw"
    assert by_button(speaks, said) == without_idle_marks(said)


async def test_each_word_at_hand_has_a_label() -> None:
    speaks = await voice(as_seen(state("rummikub", "r1 r2 r3")))
    for word in AT_HAND:
        assert by_button(speaks, f"“{word}”") != f"“{word}”"


@pytest.mark.parametrize("language", TRANSLATOR.languages)
@pytest.mark.parametrize(
    ("key", "buttons"),
    [
        ("note-auto-round", ["auto off"]),
        ("note-auto-first", ["auto off"]),
        ("note-drew-for-you", ["auto off"]),
        ("auto-left", ["auto"]),
        ("refusal-must-draw", ["take stock", "take discard"]),
        ("refusal-nothing-to-draw", ["take stock"]),
        ("plan-lays", ["plan lay off"]),
        ("note-clock-stands-by", ["resume"]),
    ],
)
async def test_a_word_with_arguments_is_named_as_its_button(
    language: str, key: str, buttons: list[str]
) -> None:
    speaks = await voice(as_seen(state("rummikub", "r1 r2 r3")), language=language)
    said = speaks.say(key, count=1, tiles="r7", legal="yes", name="Ben")
    told = by_button(speaks, said, SHEETS["basic"])
    for button in buttons:
        assert label(speaks, button, SHEETS["basic"]) in told
