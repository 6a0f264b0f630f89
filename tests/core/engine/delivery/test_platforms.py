"""One app on several platforms: each place is served by its own platform."""

import pytest

from bot.app import Dependencies, open_app
from bot.conversation.delivery.platforms import Platform, Platforms
from bot.conversation.request import Said
from bot.machine.system import Chance
from bot.screens.formatter import EmojiFormatter, PlainFormatter
from bot.screens.screen import Screen, ScreenKind
from core.engine.people import Address, ChatId, PersonId, To, ToChat, ToPerson
from core.engine.ports import GoneError, TryLaterError
from tests.support.cast import DrivenClock
from tests.support.translator import TRANSLATOR

NOTE = Screen(kind=ScreenKind.NOTE, text="Hello")


class Wall:
    """A surface that keeps what it was told to show."""

    def __init__(self) -> None:
        self.shown: list[tuple[To, str]] = []

    async def show(self, to: To, screen: Screen) -> None:
        self.shown.append((to, screen.text))

    async def answer(self, person: PersonId, text: str) -> None:
        self.shown.append((ToPerson(person), text))


def parts() -> Dependencies:
    return Dependencies(pause=0, clock=DrivenClock(), entropy=Chance(1), translator=TRANSLATOR)


async def test_a_table_at_home_on_two_platforms_is_shown_on_both_each_in_its_manner() -> None:
    ours, here, there = parts(), Wall(), Wall()
    plain = Platform(name="plain", surface=here, formatter=PlainFormatter())
    round_ = Platform(
        name="round", surface=there, formatter=EmojiFormatter(PlainFormatter().writers)
    )
    async with open_app(ours, plain, round_) as app:
        people = [
            await ours.register.person(Address(platform, name), name=name, language="en")
            for platform, name in (("plain", "Ann"), ("round", "Ben"))
        ]
        chats = [await ours.register.chat(Address(on, "1")) for on in ("plain", "round")]

        async def says(who: int, text: str) -> None:
            said = Said(person=people[who], chat=chats[who], text=text)
            await app.conversation.hear(said)

        await says(0, "new rummikub")
        (table,) = await app.engine.tables_in(chats[0])
        await says(1, f"join {(await app.engine.see(table)).code}")
        await says(0, "start")
    for wall, who, square in ((here, 0, False), (there, 1, True)):
        places = {to for to, _ in wall.shown}
        assert places == {ToChat(chats[who]), ToPerson(people[who])}
        assert any("🟥" in text for to, text in wall.shown if to == ToPerson(people[who])) is square


async def test_messages_for_an_unserved_platform_are_sent_later() -> None:
    register = parts().register
    away = await register.person(Address("away", "1"), name="Ann", language=None)
    here = Platform(name="here", surface=Wall(), formatter=PlainFormatter())
    with pytest.raises(TryLaterError):
        await Platforms(register, (here,)).show(ToPerson(away), NOTE)


async def test_a_message_to_a_forgotten_person_is_gone() -> None:
    register = parts().register
    gone = await register.person(Address("here", "1"), name="Ann", language=None)
    await register.forget(gone)
    here = Platform(name="here", surface=Wall(), formatter=PlainFormatter())
    with pytest.raises(GoneError):
        await Platforms(register, (here,)).show(ToPerson(gone), NOTE)
    with pytest.raises(LookupError):
        await Platforms(register, (here,)).show(ToChat(ChatId(9)), NOTE)
