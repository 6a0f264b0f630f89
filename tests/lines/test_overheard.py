"""What people say to each other where the bot hears it, too."""

from dataclasses import replace

import pytest

from bot.composition import Parts, open_house
from bot.conversation.incoming import Said
from bot.conversation.platforms import Platform
from bot.conversation.reading import LONGEST
from bot.screens.brush import PlainBrush
from core.engine.people import Address
from tests.lines.seen import Seen
from tests.lines.talk import TRANSLATOR


@pytest.mark.parametrize(
    "text", ["see you at nine", "may I sit here?", "so much to tell " * LONGEST]
)
async def test_nobody_is_answered_who_talks_with_others(text: str) -> None:
    seen = Seen()
    platform = Platform(name="lines", surface=seen, brush=PlainBrush())
    async with open_house(Parts(translator=TRANSLATOR), platform) as house:
        ann = await house.register.person(Address("lines", "ann"), name="Ann", language="en")
        chat = await house.register.chat(Address("lines", "g1"))
        heard = Said(person=ann, chat=chat, text=text, overheard=True)
        await house.conversation.hear(heard)
        assert seen.texts == []
        await house.conversation.hear(replace(heard, overheard=False))
        assert len(seen.texts) == 1
