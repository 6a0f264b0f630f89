"""A failure in a chat while the database does not answer is reported to the person in private."""

import pytest

from bot.screens.screen import Screen
from core.engine.people import To, ToChat, ToPerson
from core.engine.ports import Trouble, UnavailableError
from tests.support.cast import cast


async def test_a_database_that_is_away_when_the_chat_is_looked_for_is_told_of_in_private(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with cast() as game:
        await game.says("Ann", "new kids", "g1")
        show = game.surface.show

        async def away(to: To, screen: Screen) -> None:
            if isinstance(to, ToChat):
                raise UnavailableError(Trouble.UNREACHABLE)
            await show(to, screen)

        monkeypatch.setattr(game.surface, "show", away)
        await game.says("Ann", "score", "g1")
        to, screen, _ = game.surface.shown[-1]
        assert to == ToPerson(game.people["Ann"])
        assert "the database doesn’t answer" in screen.text
