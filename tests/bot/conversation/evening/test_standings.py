"""`top`, `stats` and `privacy hide` in a chat, after finished rounds."""

import json
import re

import pytest

from tests.support.lines.talk import Talk, talk, to

GROUP, CHAT = "g1", "chat:g1"


async def a_round(game: Talk, *people: str) -> None:
    """Play a round in which everybody draws until it ends."""
    first = people[0]
    await game.says(first, "new schmidt", GROUP)
    for other in people[1:]:
        await game.says(other, "join", GROUP)
    await game.says(first, "settings rule numbers=8", GROUP)
    await game.says(first, "settings rule copies=1", GROUP)
    await game.says(first, "settings rule hand=5", GROUP)
    await game.says(first, "start", GROUP)
    for _ in range(120):
        for person in people:
            for word in ("draw", "pass"):
                await game.says(person, word, GROUP)
                if game.parts.kept.standings.rows:  # type: ignore[attr-defined]
                    return
    raise AssertionError("no end")


def said(messages: list[dict[str, object]], place: str = CHAT) -> str:
    return "\n".join(to(messages, place))


async def test_a_finished_round_is_on_the_lists_of_its_chat() -> None:
    async with talk() as game:
        assert "Nobody is listed yet" in said(await game.says("ann", "top", GROUP))
        await a_round(game, "ann", "ben")
        shown = said(await game.says("ben", "top schmidt", GROUP))
        assert "By rating" in shown
        assert re.search(r"Wins in [A-Z][a-z]+ \d{4}$", shown, re.MULTILINE)
        assert "1. " in shown
        assert "Ann" in shown
        assert "Ben" in shown
        assert "Nobody is listed yet" in said(await game.says("ann", "top", "g2"), "chat:g2")
        own = said(await game.says("ann", "top"), "person:ann")
        assert "of 2" in own
        assert "Ben" not in own


async def test_a_hidden_person_is_left_out_and_can_come_back() -> None:
    async with talk() as game:
        await a_round(game, "ann", "ben")
        shown = said(await game.says("ann", "privacy hide"), "person:ann")
        assert shown == "You’re now hidden from the rankings, and nobody else sees your stats."
        assert list(game.buttons("person:ann")) == ["Show me in the rankings"]
        assert "Ann is hidden from the rankings" in said(
            await game.says("ann", "top schmidt", GROUP)
        )
        listed = said(await game.says("ben", "top schmidt", GROUP))
        assert "Ann" not in listed
        assert "Ben" in listed
        assert "private" in said(await game.says("ben", "stats ann", GROUP))
        await game.says("ann", "privacy show")
        assert "Ann" in said(await game.says("ben", "top schmidt", GROUP))


async def test_figures_of_oneself_and_of_others() -> None:
    async with talk() as game:
        await a_round(game, "ann", "ben")
        own = said(await game.says("ann", "stats"), "person:ann")
        assert "Rounds finished: 1" in own
        assert "Points:" in own
        assert "Initial melds:" in own
        assert "0 min" not in own
        assert not re.search(
            "most in one turn.*Most laid in one turn", own, re.IGNORECASE | re.DOTALL
        )
        other = said(await game.says("ann", "stats ben", GROUP))
        assert said(await game.says("ann", "stats ben"), "person:ann") == other
        assert other.startswith("Ben")
        assert "Rounds finished: 1" in other


async def test_the_export_names_finished_rounds_and_nobody_else() -> None:
    async with talk() as game:
        await a_round(game, "ann", "ben")
        exported = json.loads(to(await game.says("ann", "privacy export"), "person:ann")[-1])
        (finished,) = exported["finished_rounds"]
        assert finished["person"] == 1
        assert "seats" not in finished
        assert exported["on_no_list"] is False


async def test_a_forgotten_person_is_on_no_list() -> None:
    async with talk() as game:
        await a_round(game, "ann", "ben")
        await game.says("ann", "privacy forget")
        await game.says("ann", "privacy forget yes")
        listed = said(await game.says("ben", "top schmidt", GROUP))
        assert "1. Ben" in listed
        assert "2." not in listed


async def test_lists_speak_the_language_of_the_chat() -> None:
    async with talk() as game:
        await a_round(game, "ann", "ben")
        await game.says("ann", "language de")
        assert "Platz" in said(await game.says("ann", "rangliste"), "person:ann")


@pytest.mark.parametrize("text", ["2026-13", "2026/10", "13", "rummikub 2026-1"])
async def test_an_invalid_month_is_refused_as_a_month(text: str) -> None:
    async with talk() as game:
        answer = to(await game.says("ann", f"top {text}", "g1"), "chat:g1")[0]
        assert "isn’t a month. Type the year and month: “top " in answer
        assert "There is no game" not in answer


async def test_an_unknown_ranking_is_answered_with_a_game_and_a_month() -> None:
    async with talk() as game:
        (answer,) = to(await game.says("ann", "top week", "g1"), "chat:g1")
        assert answer.startswith("“week” is neither a game nor a month.")
        assert "“top rummikub”, “top 20" in answer
        (near,) = to(await game.says("ann", "top rummikib", "g1"), "chat:g1")
        assert "Did you mean “Rummikub”?" in near
