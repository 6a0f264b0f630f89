"""Nothing is told twice, and personal answers are told in private."""

import pytest

from tests.support.clocks import SteppedClock
from tests.support.lines.tables import GROUP, two_at_a_table
from tests.support.lines.talk import talk, to


@pytest.mark.parametrize("chat", ["g1", None])
async def test_no_message_is_written_again_as_it_is(chat: str | None) -> None:
    async with talk() as game:
        for word in ("new rummikub", "settings computers easy", "start", "draw", "draw", "rack"):
            await game.says("ann", word, chat)
        shown: dict[int, object] = {}
        for message in game.said:
            if "text" in message and "message" in message:
                reads = (message["text"], message["buttons"], message["picture"])
                assert shown.get(message["message"]) != reads
                shown[message["message"]] = reads


async def test_a_nudge_that_is_refused_is_answered_in_private() -> None:
    async with talk(clock=SteppedClock()) as game:
        _, waits = await two_at_a_table(game)
        written = await game.says(waits, "nudge", "g1")
        assert to(written, GROUP) == []
        assert len(to(written, f"person:{waits}")) == 1


async def test_settings_my_alone_says_what_there_is_to_wish_for() -> None:
    async with talk() as game:
        (answer,) = to(await game.says("ann", "settings my", "g1"), "person:ann")
        assert "emoji, text, light, dark" in answer
        assert "“”" not in answer
