"""Owners manage the program by words that only they can use."""

from dataclasses import replace

from bot.app import Dependencies, open_app
from bot.conversation.access import Limits
from bot.conversation.delivery.platforms import Platform
from bot.conversation.request import Said
from bot.screens.formatter import PlainFormatter
from core.engine.access import DRAINING
from core.engine.people import Address
from tests.support.clocks import SteppedClock
from tests.support.lines.seen import Seen
from tests.support.lines.talk import Message, Talk, talk, to
from tests.support.translator import TRANSLATOR

ANN = "person:ann"


def at(*keys: str) -> frozenset[Address]:
    return frozenset(Address("lines", key) for key in keys)


OWNED = Limits(owners=at("ann"), banned_people=at("dan"))


def told(messages: list[Message]) -> str:
    return "\n".join(str(message.get("text")) for message in messages)


async def shuts(game: Talk) -> None:
    assert "2 tables are open and go on." in told(await game.says("ann", "drain", "g1"))
    assert "about to be updated" in told(await game.says("ben", "new", "g2"))
    assert "stock 78" in told(await game.says("ben", "start", "g1"))
    assert "may open again" in told(await game.says("ann", "drain off"))
    assert "Seats taken: 1" in told(await game.says("ben", "new", "g2"))


async def test_an_owner_drains_announces_bans_and_allows() -> None:
    async with talk(limits=OWNED, clock=SteppedClock()) as game:
        assert "nobody was told" in told(await game.says("ann", "announce Hello"))
        await game.says("ben", "new", "g1")
        await game.says("cem", "join", "g1")
        await game.says("eve", "new")
        await shuts(game)
        said = await game.says("ann", "announce At eight:\na new version.")
        for place in ("chat:g1", "chat:g2", "person:eve"):
            (news,) = to(said, place)
            assert news == "📣 From whoever runs this bot:\nAt eight:\na new version."
        assert "Telling 3 chats and people" in "".join(to(said, ANN))
        assert "1000" in told(await game.says("ann", f"announce {'x' * 1001}"))

        assert "lines:cem is banned" in told(await game.says("ann", "ban Cem", "g1"))
        assert "You can’t play here." in told(await game.says("cem", "rack"))
        assert await game.says("cem", "rack") == []
        assert "lines:cem, lines:dan" in told(await game.says("ann", "ban"))
        assert "lines:cem is allowed again" in told(await game.says("ann", "allow lines:cem"))
        assert "Your rack" in told(await game.says("cem", "rack"))
        assert "stays banned by RUMMY_BANNED" in told(await game.says("ann", "allow lines:dan"))
        assert "somebody who runs this bot" in told(await game.says("ann", "ban lines:ann"))
        assert "these platforms: lines" in told(await game.says("ann", "ban telegrm:5"))
        assert "is banned until" in told(await game.says("ann", "ban here", "g2"))
        assert "No games in this chat" in told(await game.says("ben", "table", "g2"))
        assert "lines:g2" in told(await game.says("ann", "ban", "g2"))


async def test_owner_commands_are_unknown_to_everybody_else() -> None:
    async with talk(limits=OWNED) as game:
        await game.says("ben", "new", "g1")
        for word in ("announce", "ban", "allow", "drain"):
            answer = told(await game.says("ben", f"{word} lines:ann"))
            assert answer.startswith(f"I don’t know “{word}”.")
            assert word not in told(await game.says("ben", "help all")).split()
            assert "no such command" in told(await game.says("ben", f"help {word}")).casefold()
        press = told(await game.presses("ben", "...drain", "g1"))
        assert "drain" not in press.replace("“drain”", "")
        assert "Seats taken: 1" in told(await game.says("ben", "new", "g2"))
        assert "announce TEXT" in told(await game.says("ann", "help all"))


async def test_overheard_talk_of_an_owner_is_no_command() -> None:
    seen, parts = Seen(), Dependencies(limits=OWNED, translator=TRANSLATOR)
    platform = Platform(name="lines", surface=seen, formatter=PlainFormatter())
    async with open_app(parts, platform) as app:
        ann = await app.register.person(Address("lines", "ann"), name="Ann", language="de")
        chat = await app.register.chat(Address("lines", "g1"))
        heard = Said(person=ann, chat=chat, text="drain the pasta", overheard=True)
        await app.conversation.hear(heard)
        assert (seen.texts, await parts.rulings.standing()) == ([], frozenset())
        await app.conversation.hear(replace(heard, text="auslaufen", overheard=False))
        assert await parts.rulings.standing() == {DRAINING}
        assert "Kein Tisch ist offen." in seen.texts[0]
        await app.conversation.hear(replace(heard, text="auslaufen aus", overheard=False))
        assert await parts.rulings.standing() == frozenset()
