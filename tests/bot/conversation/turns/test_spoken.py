"""Everyday phrases do the same as the words of the program."""

import pytest

from tests.support.lines.tables import two_at_a_table
from tests.support.lines.talk import talk, to


@pytest.mark.parametrize(
    ("language", "typed", "plain"),
    [
        ("en", "help me", "help"),
        ("en", "how do we play?", "help"),
        ("en", "How do I play?", "help"),
        ("en", "start over", "reset"),
        ("en", "auto on", "auto"),
        ("en", "leaderboard", "top"),
        ("de", "hilf mir", "help"),
        ("de", "auto an", "auto"),
        ("fr", "aide-moi", "help"),
        ("it", "come si gioca?", "help"),
        ("es", "¿cómo se juega?", "help"),
        ("nl", "begin opnieuw", "reset"),
    ],
)
async def test_everyday_phrases_are_read_as_words(language: str, typed: str, plain: str) -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game)
        tile, answers = game.rack(mover)[0], []
        await game.says(mover, f"language {language}")
        for said in (plain, typed):
            await game.says(mover, f"arrange {tile}")
            answers.append(to(await game.says(mover, said), f"person:{mover}")[-1])
        assert answers[0] == answers[1]
