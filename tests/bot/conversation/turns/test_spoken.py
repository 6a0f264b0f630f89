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
        ("fr", "auto premier", "auto first"),
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


@pytest.mark.parametrize(
    ("language", "plain", "others"),
    [
        ("de", "discard 5D", ["wirf Karo 5 ab", "Karo 5 abwerfen", "wirf Karo fünf"]),
        ("en", "discard 5D", ["5D discard", "throw the five of diamonds away"]),
        ("nl", "discard 5D", ["gooi ruiten 5 weg", "ruiten vijf weggooien"]),
        ("fr", "discard 5D", ["jette cinq de carreau", "5 de carreau jeter"]),
    ],
)
async def test_a_card_is_discarded_in_the_order_of_the_language(
    language: str, plain: str, others: list[str]
) -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game, "basic")
        await game.says(mover, f"language {language}")
        await game.says(mover, "take stock")
        assert "5D" not in game.rack(mover), "all are refused alike"
        (wanted,) = to(await game.says(mover, plain), f"person:{mover}")
        for typed in others:
            assert to(await game.says(mover, typed), f"person:{mover}") == [wanted], typed
