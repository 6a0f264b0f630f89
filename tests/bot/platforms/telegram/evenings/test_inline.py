"""In these evenings, everybody plays from the list of moves alone and stays in the group."""

from collections.abc import Sequence
from functools import partial

from bot.reading.pieces import read_pieces
from bot.render.writing import letters, with_signs
from tests.support.evenings.written import run_of
from tests.support.telegram.evening import evening
from tests.support.telegram.group import sent_to
from tests.support.telegram.hands import content, labels
from tests.support.telegram.lists import (
    chooses,
    meld_of,
    posts,
    rack_in,
    round_by_list,
    titled,
    titles,
    without_marks,
)
from tests.support.telegram.loopback.world import Json
from tests.support.translator import TRANSLATOR

MANY = "rule hand=13"
"""Enough cards for the starter to hold a meld."""


async def test_tiles_are_drawn_and_laid_from_the_list_and_each_post_tells_what_came_of_it() -> None:
    async with evening(inline=True) as game:
        group, first, other = await round_by_list(game)
        assert labels(group.shown[-1])[0] == "Make your move"
        draw = titled(await first.asks(), "Draw")
        name = first.user.first_name
        assert posts(draw) == f"{name} chose: Draw"
        assert await chooses(game, first, group, "Draw") == f"{name}: done."
        await game.telegram.until(lambda: f"{name} drew." in content(group.shown[-1]))
        run = run_of(rack_in(await other.asks()))
        typed = " ".join(run)
        lay = titled(await other.asks(typed), "Lay 3 tiles and end turn")
        assert lay["description"] == typed
        before = len(sent_to(game, group))
        told = await chooses(game, other, group, "Lay 3 tiles", typed)
        assert told == f"{other.user.first_name}: done."
        await other.sees(f"laid {typed}", group)
        assert len(sent_to(game, group)) == before + 1
        assert not set(run) & set(rack_in(await other.asks()))


async def test_out_of_turn_the_list_plans_and_what_it_posts_is_the_same_as_for_a_look() -> None:
    async with evening(inline=True) as game:
        group, first, other = await round_by_list(game)
        look = (await other.asks())[0]
        assert look["title"] == f"It’s {first.user.first_name}’s turn."
        typed = " ".join(run_of(rack_in([look])))
        plan = titled(await other.asks(typed), f"Plan {typed}")
        assert (posts(plan), plan["reply_markup"]) == (posts(look), look["reply_markup"])
        await other.chooses(plan, group, typed)
        await other.sees("Your plan")
        assert f"Your plan: {typed}." in (await other.asks())[0]["description"]
        await chooses(game, first, group, "Draw")
        await game.telegram.until(
            lambda: f"Your plan still works: {typed}." in content(other.private.shown[-1])
        )
        told = await chooses(game, other, group, "Lay plan (3) and end turn")
        assert told == f"{other.user.first_name}: done."


async def test_a_plan_to_be_laid_by_itself_is_laid_when_the_turn_comes() -> None:
    async with evening(inline=True) as game:
        group, first, other = await round_by_list(game)
        typed = " ".join(run_of(rack_in(await other.asks())))
        lays = titled(await other.asks(typed), "at the start of your turn")
        await other.chooses(lays, group, typed)
        await other.sees("I’ll lay it when your turn starts")
        await chooses(game, first, group, "Draw")
        await other.sees(f"{other.user.first_name} laid {typed}.", group)


def hand_in(results: Sequence[Json]) -> list[str]:
    """Return the cards of a hand that a German list shows, in notation."""
    shown = (card for card in rack_in(results) if card[-1] == "\ufe0f")
    return [read_pieces(card, "de", "cards") for card in shown]


async def test_cards_are_taken_melded_and_discarded_step_by_step_in_german() -> None:
    async with evening(inline=True) as game:
        group, first, other = await round_by_list(game, MANY, sheet="basic", language="de")
        name = first.user.first_name
        begin = titles(await first.asks())
        assert begin == ["Du bist am Zug.", "Vom Vorrat nehmen", "Von der Ablage nehmen"]
        taken = await chooses(game, first, group, "Vom Vorrat nehmen")
        assert taken == f"{name}: erledigt."
        hand = hand_in(await first.asks())
        assert len(hand) == len([t for t in titles(await first.asks()) if "Abwerfen" in t])
        own = letters(partial(TRANSLATOR.text, language="de"))
        meld = " ".join(meld_of(hand))
        signed = with_signs(meld, own)
        line = titled(await first.asks(meld), f"Als Kombination auslegen {signed}")
        assert signed not in posts(line)
        await first.chooses(line, group, meld)
        await first.sees("Bereitgelegt, noch nicht ausgelegt")
        assert f"Bereitgelegt: {signed}." in without_marks((await first.asks())[0]["description"])
        thrown = with_signs(hand_in(await first.asks())[0], own)
        assert await chooses(game, first, group, f"Abwerfen {thrown}") == f"{name}: erledigt."
        told = f"{name} hat {signed} ausgelegt.\n{name} hat {thrown} abgeworfen."
        await game.telegram.until(lambda: told in content(group.shown[-1]))
        waits = titles(await first.asks("KS"))
        assert waits[-1] == f"{other.user.first_name} ist am Zug."


async def test_the_list_of_a_waiting_person_says_when_they_play() -> None:
    async with evening(inline=True) as game:
        group, _, _ = await round_by_list(game)
        cem = await game.friend("Cem")
        await cem.says("/join@rummy_bot", group)
        await cem.sees("Cem will get a seat", group)
        (line,) = await cem.asks()
        assert line["title"].startswith("You’re waiting for a seat and will get one")
        assert "table" in line["description"]
