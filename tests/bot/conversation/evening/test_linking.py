"""One person on two platforms: a code links figures, daily hands and data."""

import json
import re
from dataclasses import replace

from core.engine.access import Pass
from core.engine.evening.standings import RoundResult, SeatResult
from core.engine.people import Address, PersonId
from storage.memory.evening import MemoryStandings
from tests.support.clocks import SteppedClock
from tests.support.lines.talk import Talk, talk, to

GROUP, CHAT = "g1", "chat:g1"


async def elsewhere(game: Talk, name: str) -> PersonId:
    """Return a person on another platform."""
    address = Address("telegram", name.lower())
    return await game.parts.register.person(address, name=name, language="en")


async def code_of(game: Talk, person: PersonId, digest: str, ends: float) -> None:
    """Assign the code that one person was shown to another person."""
    kept = await game.parts.passes.find(digest)
    assert kept is not None
    await game.parts.passes.drop(kept.table, "account", person=kept.person)
    await game.parts.passes.give(
        Pass(digest=digest, kind="account", table=kept.table, person=person, ends=ends)
    )


async def test_a_code_of_the_other_platform_links_two_people() -> None:
    clock = SteppedClock()
    async with talk(clock=clock) as game:
        shown = "".join(to(await game.says("ann", "link", GROUP), "person:ann"))
        found = re.search(r"“link ([0-9A-F]{10})”", shown)
        assert found is not None
        assert not to(game.said, CHAT)
        refused = "".join(to(await game.says("ben", f"link {found[1]}"), "person:ben"))
        assert "your other platform" in refused
        other = await elsewhere(game, "Annie")
        digest = next(iter(game.parts.passes._passes))  # type: ignore[attr-defined]  # noqa: SLF001
        await code_of(game, other, digest, clock.now() + 60)
        linked = "".join(to(await game.says("ann", f"link {found[1]}"), "person:ann"))
        assert "lists show Annie" in linked
        assert "already linked" in "".join(to(await game.says("ann", "link"), "person:ann"))
        unknown = to(await game.says("ben", f"link {found[1]}"), "person:ben")
        assert "no longer valid" in "".join(unknown)


async def test_a_code_ends_after_ten_minutes() -> None:
    clock = SteppedClock()
    async with talk(clock=clock) as game:
        shown = "".join(to(await game.says("ann", "link"), "person:ann"))
        code = re.findall(r"“link (\w+)”", shown)[0]
        await game.goes_by(601)
        assert "no longer valid" in "".join(
            to(await game.says("ben", f"link {code}"), "person:ben")
        )


async def test_linked_people_have_one_try_one_place_and_one_export() -> None:
    async with talk(clock=SteppedClock()) as game:
        await game.says("ann", "help")
        other = await elsewhere(game, "Annie")
        standings = game.parts.kept.standings
        assert isinstance(standings, MemoryStandings)
        standings.add(result(other, 9))
        assert await standings.link(PersonId(1), other)
        given = json.loads(to(await game.says("ann", "privacy export"), "person:ann")[-1])
        (there,) = given["on_other_platforms"]
        assert there["person"]["address"]["platform"] == "telegram"
        assert len(there["finished_rounds"]) == 1
        assert "place" in "".join(to(await game.says("ann", "top"), "person:ann"))
        await game.says("ann", "daily")
        assert len(await game.parts.kept.dailies.days(PersonId(1))) == 1
        await game.says("ann", "privacy hide")
        assert await standings.is_hidden(other)
        await game.says("ann", "privacy forget")
        await game.says("ann", "privacy forget yes")
        assert (await game.parts.register.who(other)).name == ""


def result(*people: int) -> RoundResult:
    """Return a round that the first of these people won."""
    seats = tuple(
        SeatResult(person=person, score=10 - place, won=not place, turns=4, own=4)
        for place, person in enumerate(people)
    )
    return RoundResult(
        table=1, deal=1, sheet="schmidt", options="", chats=(), result="win", assist="none",
        seats=seats,
    )  # fmt: skip


async def test_a_rebuild_gives_the_same_ratings_after_a_link() -> None:
    standings = MemoryStandings()
    for number in range(6):
        standings.add(replace(result(1 + number % 3, 4, 5), deal=number))
    assert await standings.link(PersonId(1), PersonId(2))
    assert not await standings.link(PersonId(3), PersonId(2))
    for number in range(4):
        standings.add(replace(result(4, 2, 3), deal=10 + number))
    before = dict(await standings.ratings())
    assert not [person for _, _, person in before if person == 2]
    await standings.rebuild()
    assert dict(await standings.ratings()) == before
    figures = await standings.figures(PersonId(2))
    assert figures == await standings.figures(PersonId(1))
    assert figures.rounds == 8


async def test_a_round_against_oneself_is_not_rated() -> None:
    standings = MemoryStandings()
    await standings.link(PersonId(1), PersonId(2))
    standings.add(result(1, 2))
    assert not await standings.ratings()
