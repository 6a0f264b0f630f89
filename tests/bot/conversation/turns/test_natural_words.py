"""What people say naturally is done, or answered with the exact words to type."""

import pytest

from tests.support.lines.tables import two_at_a_table
from tests.support.lines.talk import Talk, talk, to

RULES = ("rule first_laying=0 hand=30", "assist open")


async def picked(game: Talk) -> str:
    """Let the player on turn take three tiles from the rack, one after the other."""
    mover, _ = await two_at_a_table(game)
    for piece in game.rack(mover)[:3]:
        await game.says(mover, f"pick {piece}")
    assert len(game.rack(mover)) == 11
    return mover


@pytest.mark.parametrize(
    ("word", "left"), [("undo undo", 13), ("undo 2", 13), ("undo undo undo", 14), ("undo 9", 14)]
)
async def test_undo_takes_back_as_many_steps_as_it_is_told(word: str, left: int) -> None:
    async with talk() as game:
        mover = await picked(game)
        await game.says(mover, word)
        assert len(game.rack(mover)) == left


async def test_undo_with_anything_else_changes_nothing() -> None:
    async with talk() as game:
        mover = await picked(game)
        for word in ("undo 0", "undo r7", "undo undo r7"):
            (said,) = to(await game.says(mover, word), f"person:{mover}")
            assert "Nothing has changed" in said
            assert len(game.rack(mover)) == 11


HINTS = {
    "en": "hints full", "de": "tipp ganz", "fr": "indice complet", "it": "suggerimento completo",
    "nl": "tip volledig", "es": "pista completa",
}  # fmt: skip


@pytest.mark.parametrize("language", HINTS)
async def test_a_full_hint_tells_every_step_at_once(language: str) -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game, "rummikub", *RULES)
        await game.says(mover, f"language {language}")
        said = to(await game.says(mover, HINTS[language]), f"person:{mover}")
        assert any("1. +" in text for text in said), "the lay is set up"


async def test_a_full_hint_ends_with_the_hints_of_the_table() -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game, "rummikub", RULES[0], "assist hints 2")
        (said,) = to(await game.says(mover, "hint full"), f"person:{mover}")[:1]
        assert said.startswith("You can lay ")


SWAPS = {
    "en": ("swap r7", "swap r7 for joker", "take the joker", "replace joker with r7"),
    "de": ("tausche r7", "r7 gegen joker tauschen", "nimm joker"),
    "fr": ("échanger r7", "remplace le joker"),
    "it": ("scambia r7", "prendi il jolly"),
    "nl": ("ruil r7", "ruil de joker"),
    "es": ("cambia r7", "toma el comodín"),
}


@pytest.mark.parametrize("language", SWAPS)
async def test_swapping_a_joker_is_answered_with_the_words_to_type(language: str) -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game)
        await game.says(mover, f"language {language}")
        for line in SWAPS[language]:
            (said,) = to(await game.says(mover, line), f"person:{mover}")
            assert " r7 y8 y9" in said, line


HOW = {
    "en": "how do i leave the table", "de": "wie kann ich den tisch verlassen",
    "fr": "comment quitter la table", "it": "come lascia uno", "nl": "hoe kan ik verlaten",
    "es": "cómo abandonar",
}  # fmt: skip


@pytest.mark.parametrize("language", HOW)
async def test_a_question_how_to_do_something_leads_to_help_about_its_word(language: str) -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game)
        await game.says(mover, f"language {language}")
        about = to(await game.says(mover, "help leave"), f"person:{mover}")
        assert to(await game.says(mover, HOW[language]), f"person:{mover}") == about


async def test_a_question_how_that_names_no_word_leads_to_help() -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game)
        (said,) = to(await game.says(mover, "how do i invite a friend"), f"person:{mover}")
        assert "“help all” lists every command" in said
        (amount,) = to(await game.says(mover, "how many friends"), f"person:{mover}")
        assert "I can’t answer that" in amount
