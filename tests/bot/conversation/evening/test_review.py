"""Reviews of a round: a person's own turns alone; all turns once everybody agrees."""

import re

import pytest

from core.engine.evening.daily import day_of, names_of, sheet_of
from core.rules.sheets import SHEETS
from tests.support.clocks import SteppedClock
from tests.support.lines.playing import draws_to_the_end_of_the_hand
from tests.support.lines.tables import (
    SHORT,
    all_said,
    code_of,
    draws_to_the_end,
    two_at_a_table,
)
from tests.support.lines.talk import Talk, answers, talk, to

GROUP, CHAT = "g1", "chat:g1"


async def played(game: Talk, *people: str, words: tuple[str, ...] = ("draw", "pass")) -> None:
    """Let people only draw until the computers end the round."""
    for _ in range(200):
        for person in people:
            for word in words:
                await game.says(person, word, GROUP)
        if "Next round" in game.buttons(CHAT) or "Rematch" in game.buttons(CHAT):
            return
    raise AssertionError("no end")


async def table_of(game: Talk, *people: str, rounds: int = 2) -> None:
    """Seat people and a computer, which ends the round."""
    await game.says(people[0], "new rummikub", GROUP)
    for person in people[1:]:
        await game.says(person, "join", GROUP)
    await game.says(people[0], f"settings rounds {rounds}", GROUP)
    await game.says(people[0], "settings computers easy", GROUP)
    await game.says(people[0], "start", GROUP)


async def test_a_player_sees_the_own_turns_in_private() -> None:
    async with talk() as game:
        await table_of(game, "ann", "ben")
        assert "once a round of this match is over" in "".join(
            to(await game.says("ann", "review", GROUP), CHAT)
        )
        await played(game, "ann", "ben")
        said = await game.says("ann", "review", GROUP)
        (text,) = to(said, "person:ann")
        assert not to(said, CHAT)
        assert "judged only by what the player could see" in text
        assert re.search(r"Nothing laid\. Possible: \w", text)
        assert re.search(r"Ann: \d+ turns; more could have been laid in \d+", text)
        assert "more was" not in text
        assert "more were" not in text
        assert re.search(r"An initial meld was possible on turn \d+", text)
        assert "Ben" not in text


async def test_the_three_turns_in_which_most_was_possible_are_stepped_through() -> None:
    async with talk() as game:
        await table_of(game, "ann", "ben")
        await played(game, "ann", "ben")
        await game.says("ann", "review", GROUP)
        keys = game.buttons("person:ann")
        assert list(keys) == ["Show the turns", "Show everybody"]
        await game.presses("ann", keys["Show the turns"])
        first = game.latest("person:ann")
        assert "\n\n1 of 3" in first["text"]
        assert "what was possible" in first["text"]
        numbers = re.findall(
            r"^(\d+)\. ", first["text"].partition("what was possible")[2], re.MULTILINE
        )
        assert numbers == [str(number) for number in range(1, len(numbers) + 1)]
        assert list(game.buttons("person:ann")) == ["Next ›"]
        await game.presses("ann", game.buttons("person:ann")["Next ›"])
        second = game.latest("person:ann")
        assert "\n\n2 of 3" in second["text"]
        assert second["message"] == first["message"]
        assert list(game.buttons("person:ann")) == ["‹ Previous", "Next ›"]


async def test_a_review_is_public_once_all_agree() -> None:
    async with talk() as game:
        await table_of(game, "ann", "ben")
        await played(game, "ann", "ben")
        asked = "".join(to(await game.says("ann", "review all", GROUP), CHAT))
        assert asked == "Ann would like to show everybody the review. Waiting for Ben."
        shown = "".join(to(await game.says("ben", "review all", GROUP), CHAT))
        assert "Ann: " in shown
        assert "Ben: " in shown
        assert "Ann, turn" in shown or "Ben, turn" in shown
        await game.says("ann", "next", GROUP)
        await played(game, "ann", "ben")
        assert "Ann, turn" in "".join(to(await game.says("ben", "review all", GROUP), CHAT))


async def test_a_public_turn_calls_nobody_the_reader() -> None:
    async with talk() as game:
        await table_of(game, "ann", "ben")
        await game.says("ann", "settings look picture", GROUP)
        await played(game, "ann", "ben")
        await game.says("ann", "review all", GROUP)
        await game.says("ben", "review all", GROUP)
        await game.presses("ann", game.buttons(CHAT)["Show the turns"], GROUP)
        told = game.latest(CHAT)["picture"]["alt"]
        assert "(you)" not in told
        assert "Left over: " in told


async def test_an_agreement_is_about_one_round() -> None:
    async with talk() as game:
        await table_of(game, "ann", "ben", rounds=3)
        await played(game, "ann", "ben")
        await game.says("ann", "review all", GROUP)
        await game.says("ann", "next", GROUP)
        shown = "".join(to(await game.says("ben", "review all", GROUP), CHAT))
        assert "Ann: " in shown
        await played(game, "ann", "ben")
        asked = "".join(to(await game.says("ben", "review all", GROUP), CHAT))
        assert asked == "Ben would like to show everybody the review. Waiting for Ann."


async def test_strangers_see_no_review_and_agree_to_none() -> None:
    async with talk() as game:
        await table_of(game, "ann", "ben")
        await played(game, "ann", "ben")
        for word in ("review", "review all"):
            said = "".join(to(await game.says("eve", word, GROUP), CHAT))
            assert "You’re not at this table" in said, word
        said = "".join(to(await game.says("ann", "review all", GROUP), CHAT))
        assert "Waiting for Ben." in said


async def test_review_is_a_word_in_every_language() -> None:
    async with talk() as game:
        await table_of(game, "ann", "ben")
        await played(game, "ann", "ben")
        for language, word, says in (
            ("de", "rückblick", "nichts ausgelegt."),
            ("es", "repaso", "No bajaste nada."),
            ("fr", "bilan", "Rien posé."),
            ("it", "analisi", "Non hai calato niente."),
            ("nl", "terugblik", "Niets neergelegd."),
        ):
            await game.says("ann", f"language {language}")
            assert says in "".join(to(await game.says("ann", word), "person:ann")), language


async def test_the_hand_of_the_day_is_reviewed_when_its_day_is_over() -> None:
    clock = SteppedClock()
    while sheet_of(day_of(clock.time), names_of(SHEETS)) != "basic":
        clock.time += 86_400
    async with talk(clock=clock, seed=3, tick=60) as game:
        await game.says("ann", "daily")
        await draws_to_the_end_of_the_hand(game, "ann")
        assert "once the day is over" in "".join(to(await game.says("ann", "review"), "person:ann"))
        await game.goes_by(86_400)
        assert "judged only" in "".join(to(await game.says("ann", "review"), "person:ann"))


async def test_a_press_of_somebody_else_is_answered_to_them_alone() -> None:
    async with talk() as game:
        await table_of(game, "ann", "ben")
        await played(game, "ann", "ben")
        key = game.buttons(CHAT)["Review my turns"]
        assert answers(await game.presses("eve", key, GROUP))
        assert to(await game.presses("ben", key, GROUP), "person:ben")


NOTHING_YET = "Nothing to look back at yet: you didn’t play or watch the last round."


async def test_a_watcher_looks_back_at_the_turns_of_all_in_private_after_the_match() -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", SHORT, "rounds 2", "watch on")
        await game.says("dora", f"watch {code_of(game)}")
        await draws_to_the_end(game)
        (told,) = to(await game.says("dora", "review"), "person:dora")
        assert told.endswith("You had no turn in this round."), "the match is not over"
        await game.says("ann", "next", GROUP)
        await draws_to_the_end(game)
        written = await game.says("dora", "review", GROUP)
        (told,) = to(written, "person:dora")
        assert "Ann: 6 turns" in told
        assert "Ben: 6 turns" in told
        assert not to(written, CHAT)


@pytest.mark.parametrize("word", ["review", "replay"])
async def test_a_newcomer_of_a_rematch_has_nothing_to_look_back_at_unless_they_watched(
    word: str,
) -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", SHORT, "rounds 1", "watch on")
        await game.says("dora", f"watch {code_of(game)}")
        await draws_to_the_end(game)
        for newcomer in ("cid", "dora"):
            await game.says(newcomer, "join", GROUP)
        assert to(await game.says("cid", word), "person:cid") == [NOTHING_YET]
        for player in ("ann", "ben"):
            await game.says(player, "rematch", GROUP)
        assert to(await game.says("cid", word), "person:cid") == [NOTHING_YET]
        (told,) = to(await game.says("dora", word), "person:dora")
        assert "round 1" in told
        assert NOTHING_YET not in told
        stranger = all_said(await game.says("eve", word, GROUP))
        assert NOTHING_YET not in stranger
