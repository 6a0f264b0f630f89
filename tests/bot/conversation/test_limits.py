"""Limits that the owner sets for people and chats, and the wording of refusals."""

import pytest

from bot.conversation.access import Limits
from core.engine.people import Address
from tests.support.clocks import SlowClock, SteppedClock
from tests.support.lines.tables import two_at_a_table
from tests.support.lines.talk import Message, talk, to

GROUP, ANN = "chat:g1", "person:ann"


def at(*keys: str) -> frozenset[Address]:
    return frozenset(Address("lines", key) for key in keys)


def told(messages: list[Message]) -> str:
    return "\n".join(str(message.get("text")) for message in messages)


async def test_only_in_allowed_chats_are_tables_opened() -> None:
    async with talk(limits=Limits(chats=at("g1"))) as game:
        assert "No games in this chat." in told(await game.says("ann", "new", "g2"))
        assert "Tables open in groups only" in told(await game.says("ann", "new"))
        assert "table" in told(await game.says("ann", "new", "g1"))
        code = game.text(GROUP).split("table ")[1][:4]
        assert "Ben" in told(await game.says("ben", f"join {code}"))


async def test_a_banned_person_is_told_once() -> None:
    async with talk(limits=Limits(banned_people=at("ann"), banned_chats=at("g2"))) as game:
        assert "You can’t play here." in told(await game.says("ann", "new", "g1"))
        assert await game.says("ann", "new", "g1") == []
        assert await game.says("ann", "help") == []
        assert "No games in this chat" in told(await game.says("ben", "new", "g2"))
        assert await game.says("ben", "new", "g2") == []
        assert "table" in told(await game.says("ben", "new", "g1"))


async def test_a_chat_has_so_many_tables_and_no_more() -> None:
    async with talk(limits=Limits(tables_per_chat=2)) as game:
        await game.says("ann", "new", "g1")
        await game.says("ben", "new kids", "g1")
        refused = told(await game.says("cem", "new", "g1"))
        assert "This chat already has 2 tables" in refused
        await game.says("ben", "stop", "g1")
        assert "table" in told(await game.says("cem", "new", "g1"))


async def test_a_person_sits_at_so_many_tables_and_at_no_more() -> None:
    async with talk(limits=Limits(tables_per_person=1)) as game:
        await game.says("ann", "new", "g1")
        await game.says("ben", "new", "g2")
        assert "You’re already at a table" in told(await game.says("ben", "join", "g1"))
        assert "You’re already at a table" in told(await game.says("ann", "new", "g3"))
        await game.says("ben", "leave", "g2")
        assert "Ben" in told(await game.says("ben", "join", "g1"))


async def test_a_person_who_types_too_fast_is_told_once_and_goes_on_soon() -> None:
    clock = SteppedClock()
    async with talk(limits=Limits(words_per_second=2), clock=clock) as game:
        answers = [told(await game.says("ann", "help")) for _ in range(12)]
        assert all("rummikub" in answer for answer in answers[:10])
        assert "Wait a moment" in answers[10]
        assert answers[11] == ""
        assert "rummikub" in told(await game.says("ben", "help"))
        await game.goes_by(1)
        again = [told(await game.says("ann", "help")) for _ in range(3)]
        assert ["rummikub" in answer for answer in again] == [True, True, False]
        assert "Wait a moment" in again[2]


async def test_presses_count_as_words_do() -> None:
    async with talk(limits=Limits(words_per_second=0.2), clock=SteppedClock()) as game:
        await game.says("ann", "new", "g1")
        (refused,) = await game.presses("ann", next(iter(game.buttons(GROUP).values())), "g1")
        assert refused["answer"] == "ann"
        assert "Wait a moment" in refused["text"]


async def test_the_solver_works_so_long_for_a_person() -> None:
    async with talk(limits=Limits(solver_seconds=0.2), clock=SlowClock()) as game:
        await two_at_a_table(game, "", "clock none")
        said = [told(await game.says("ann", f"play {game.rack('ann')[0]}")) for _ in range(8)]
        refused = [text for text in said if "I’ve searched long enough" in text]
        assert refused
        assert set(refused).isdisjoint(said[:4]), "a single slow search leaves time for others"
        assert "seconds, or type the table yourself: “arrange”" in refused[0]
        assert "long enough" not in told(await game.says("ben", f"play {game.rack('ben')[0]}"))
        assert "Your rack" in told(await game.says("ann", "rack"))


@pytest.mark.parametrize(
    ("limits", "said"),
    [
        (Limits(banned_people=at("ann")), "Frag den Betreiber des Bots."),
        (Limits(chats=at("g2")), "Tische gibt es hier nur in Gruppen."),
    ],
)
async def test_a_refusal_is_worded_in_german_too(limits: Limits, said: str) -> None:
    async with talk(limits=limits) as game:
        answer = await game.send(person="ann", name="Ann", text="neu", language="de")
        assert said in told(answer)


async def test_a_line_that_is_too_long_is_not_read() -> None:
    async with talk() as game:
        assert "too long" in told(await game.says("ann", "play " + "r1 " * 1000))
        assert to(await game.says("ann", "help"), ANN)
