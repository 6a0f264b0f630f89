"""A repeated word confirms only a question that its reader has seen."""

from bot.app import Dependencies, open_app
from bot.conversation.delivery.platforms import Platform
from bot.conversation.request import Said
from bot.screens.formatter import PlainFormatter
from bot.screens.screen import Asking, Screen
from core.engine.people import Address, To
from tests.support.clocks import A_MOMENT, SkippingClock
from tests.support.lines.seen import Seen
from tests.support.translator import TRANSLATOR


class Slow(Seen):
    """Sends each question later."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Asking] = []

    async def show(self, to: To, screen: Screen) -> None:
        await super().show(to, screen)
        if screen.asking is not None:
            screen.asking.deferred = True
            self.asked.append(screen.asking)


async def test_repeating_a_word_before_its_question_was_sent_confirms_nothing() -> None:
    slow = Slow()
    platform = Platform(name="lines", surface=slow, formatter=PlainFormatter())
    clock = SkippingClock()
    async with open_app(Dependencies(clock=clock, translator=TRANSLATOR), platform) as app:
        ann = await app.register.person(Address("lines", "ann"), name="Ann", language="en")
        chat = await app.register.chat(Address("lines", "g1"))

        async def says(text: str) -> None:
            await app.conversation.hear(Said(person=ann, chat=chat, text=text))

        for word in ("new", "settings computers easy", "start", "stop", "stop", "stop"):
            await says(word)
        (asking,) = slow.asked
        (table,) = await app.engine.tables_of(ann)
        await says("score")
        assert asking.settled, "another word takes the question back before it is sent"
        await says("stop")
        slow.asked[-1].deferred, slow.asked[-1].seen = False, True
        assert await app.engine.tables_of(ann) == (table,)
        clock.jump(A_MOMENT)
        await says("stop")
        assert await app.engine.tables_of(ann) == ()
