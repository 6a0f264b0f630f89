"""Any words and presses in any order break nothing, and replaying gives the same state."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.conversation.request import Pressed
from bot.conversation.words.table import WORDS
from bot.conversation.words.turn import RACK_WORDS
from core.engine.table.evolve import replay
from tests.support.cast import FIRST, Cast, cast
from tests.support.rules.third_family import EVERY
from tests.support.sampling import sampled
from tests.support.thoroughness import times

PEOPLE = st.sampled_from(["Ann", "Ben", "Eve"])
CHATS = st.sampled_from([None, "g1", "g2"])
TILES = st.lists(
    st.sampled_from(
        ["r1", "b2", "k3", "y4", "g5", "J", "J=r6", "7H", "10S", "AS", "|", "...", "#1"]
    ),
    max_size=6,
).map(" ".join)
PLAIN = st.sampled_from(
    [*WORDS, *RACK_WORDS, "draw", "pass", "done", "undo", "reset", "object", "accept"]
)
WITH_TEXT = st.sampled_from(
    ["new kids", "new basic", "new nonsense", "join BCDF", "host Ben", "remove Computer",
     "settings computers easy easy", "settings computers fewer", "settings rule jokers=4",
     "settings rule copies=1", "settings clock none", "settings rounds 2", "settings assist none",
     "settings assist open", "hint", "repair", "puzzle easy", "puzzle solution",
     "settings leavers closed", "settings sheet basic", "sort number", "take stock",
     "take discard", "help draw", "language de", "help all",
     "table ZZZZ"]
)  # fmt: skip
OF_TILES = st.tuples(
    st.sampled_from(
        ["play", "arrange", "pick", "return", "meld", "discard", "layoff", "group", "lay"]
    ),
    TILES,
).map(" ".join)
SAID = st.one_of(PLAIN, WITH_TEXT, OF_TILES, st.text(max_size=12))
STEP = st.tuples(PEOPLE, CHATS, SAID)


async def presses_something(game: Cast, name: str, place: int) -> None:
    buttons = [button for _, screen, _ in game.surface.shown for button in screen.buttons]
    if buttons and name in game.people:
        button = buttons[place % len(buttons)].id
        person = game.people[name]
        await game.app.conversation.hear(Pressed(person=person, chat=None, button=button))


@pytest.mark.parametrize("sheet", sampled(sorted(EVERY), {"budacsek", "basic"}, pytest.mark.long))
async def test_every_word_is_followed_at_a_table_of_every_sheet(sheet: str) -> None:
    for word in sorted({*WORDS, *RACK_WORDS, "help all"}):
        async with cast(sheets=EVERY) as game:
            await game.says("Ann", f"new {sheet}", "g1")
            await game.says("Ben", "join", "g1")
            await game.says("Ann", "start", "g1")
            await game.says("Ann", word, "g1")
            await game.says("Ann", word)
            wrong = "Something went wrong"
            assert not any(wrong in screen.text for _, screen, _ in game.surface.shown), word


@settings(max_examples=times(15), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    sheet=st.sampled_from(sorted(EVERY)),
    steps=st.lists(st.one_of(STEP, st.tuples(PEOPLE, st.integers(0, 999))), max_size=40),
)
async def test_nothing_that_is_said_or_pressed_breaks_anything(
    sheet: str, steps: list[tuple[str, str | None, str] | tuple[str, int]]
) -> None:
    async with cast(sheets=EVERY) as game:
        await game.says("Ann", f"new {sheet}", "g1")
        await game.says("Ben", "join", "g1")
        await game.says("Ann", "start", "g1")
        for step in steps:
            if len(step) == 2:
                await presses_something(game, *step)
            else:
                name, chat, text = step
                await game.says(name, text, chat)
        assert not any("Something went wrong" in screen.text for _, screen, _ in game.surface.shown)
        history = await game.store.history(FIRST)
        stored = await game.store.load(FIRST)
        assert replay(stored.events, stored.state) == replay(history)
