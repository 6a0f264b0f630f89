"""The bot ignores conversations between people."""

from dataclasses import replace

import pytest

from bot.app import Dependencies, open_app
from bot.conversation.delivery.platforms import Platform
from bot.conversation.reading import LONGEST
from bot.conversation.request import Said
from bot.screens.formatter import PlainFormatter
from core.engine.people import Address
from tests.support.lines.seen import Seen
from tests.support.translator import TRANSLATOR


@pytest.mark.parametrize(
    "text", ["see you at nine", "may I sit here?", "so much to tell " * LONGEST]
)
async def test_overheard_talk_gets_no_answer(text: str) -> None:
    seen = Seen()
    platform = Platform(name="lines", surface=seen, formatter=PlainFormatter())
    async with open_app(Dependencies(translator=TRANSLATOR), platform) as app:
        ann = await app.register.person(Address("lines", "ann"), name="Ann", language="en")
        chat = await app.register.chat(Address("lines", "g1"))
        heard = Said(person=ann, chat=chat, text=text, overheard=True)
        await app.conversation.hear(heard)
        assert seen.texts == []
        await app.conversation.hear(replace(heard, overheard=False))
        assert len(seen.texts) == 1


async def test_a_word_in_the_language_of_the_chat_is_meant_for_the_bot() -> None:
    seen = Seen()
    platform = Platform(name="lines", surface=seen, formatter=PlainFormatter())
    async with open_app(Dependencies(translator=TRANSLATOR), platform) as app:
        ann = await app.register.person(Address("lines", "ann"), name="Ann", language="en")
        chat = await app.register.chat(Address("lines", "g1"), language="de")
        await app.conversation.hear(Said(person=ann, chat=chat, text="neu kids", overheard=True))
        assert "Besetzte Plätze" in str(seen.texts)


async def test_a_card_alone_is_small_talk_unless_it_is_said_to_the_bot() -> None:
    seen = Seen()
    platform = Platform(name="lines", surface=seen, formatter=PlainFormatter())
    async with open_app(Dependencies(translator=TRANSLATOR), platform) as app:
        ann = await app.register.person(Address("lines", "ann"), name="Ann", language="en")
        chat = await app.register.chat(Address("lines", "g1"))
        said = Said(person=ann, chat=chat, text="new basic")
        await app.conversation.hear(said)
        heard = len(seen.texts)
        await app.conversation.hear(replace(said, text="as", overheard=True))
        assert len(seen.texts) == heard
        await app.conversation.hear(replace(said, text="as"))
        assert "Nothing has been dealt yet" in seen.texts[-1]
