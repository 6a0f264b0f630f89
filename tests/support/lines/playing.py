"""People at `rummy lines` who play by what they are shown."""

import pytest

from tests.support.evenings.written import run_of_three
from tests.support.lines.talk import Talk

TURNS = 3_000
"""More turns than any match takes."""


def own(game: Talk, person: str) -> str:
    return str(game.scene(f"person:{person}")["text"])


def buttons(game: Talk, person: str) -> dict[str, str]:
    scene = game.scene(f"person:{person}")
    return {button["label"]: button["id"] for button in scene["buttons"]}


def is_on_turn(game: Talk, person: str) -> bool:
    return "Your turn" in own(game, person) or "Your rack is full" in own(game, person)


async def plays(game: Talk, person: str) -> None:
    """Play a turn as a beginner would: lay a run if there is one, else draw or discard."""
    run = run_of_three(game.rack(person))
    if run is not None and "Draw" in buttons(game, person):
        await game.says(person, "play " + " ".join(run))
        if "Lay and end turn" in buttons(game, person):
            await game.presses(person, buttons(game, person)["Lay and end turn"])
        if not is_on_turn(game, person):
            return
        await game.says(person, "reset")
    await draws(game, person)


async def draws(game: Talk, person: str) -> None:
    """Draw, pass or accept, whichever is offered, and end the turn."""
    for label in ("Take from the stock", "Draw", "Pass", "Accept"):
        if label in buttons(game, person):
            await game.presses(person, buttons(game, person)[label])
            break
    await ends(game, person)


async def ends(game: Talk, person: str) -> None:
    """Discard or return a piece, if the turn asks for it."""
    for word, asked in (("discard", "then “discard”"), ("return", "“return” a tile")):
        for piece in game.rack(person):
            if asked in own(game, person):
                await game.says(person, f"{word} {piece}")


async def draws_to_the_end_of_the_hand(game: Talk, person: str) -> None:
    """Play a hand of the day by drawing alone.

    Each word depends only on what is shown now, so a restart changes none of them.
    """
    for _ in range(TURNS):
        if "Share" in game.buttons(f"person:{person}"):
            return
        await draws(game, person)
    pytest.fail("no end")


def rounds_over(game: Talk) -> int:
    return sum("This round:" in str(message.get("text")) for message in game.said)


async def plays_the_round(game: Talk, people: list[str]) -> None:
    before = rounds_over(game)
    for _ in range(TURNS):
        if rounds_over(game) > before:
            return
        movers = [person for person in people if is_on_turn(game, person)]
        assert len(movers) == 1
        await plays(game, movers[0])
    pytest.fail("no end")
