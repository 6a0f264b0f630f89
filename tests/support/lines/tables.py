"""Tables at `rummy lines`: opened, dealt, and played for a while."""

import re

from tests.support.evenings.written import run_of
from tests.support.lines.talk import Message, Talk

GROUP = "chat:g1"
SHORT = "rule hand=10 numbers=8 copies=1 jokers=0 stock_out=draw stock_out_at=last_draw"
"""House rules with which the stock is empty after twelve draws, and the round over."""
FIVE_MINUTES = 300


async def two_at_a_table(game: Talk, sheet: str = "rummikub", *settings: str) -> tuple[str, str]:
    """Ann opens a table, Ben joins, a round is dealt; return the player on turn and the other."""
    await game.says("ann", f"new {sheet}", "g1")
    await game.says("ben", "join", "g1")
    for one in settings:
        await game.says("ann", f"settings {one}", "g1")
    await game.says("ann", "start", "g1")
    return on_turn(game)


def on_turn(game: Talk) -> tuple[str, str]:
    """Return the player on turn, and the one who waits."""
    mover = who_moves(game)
    return mover, "ben" if mover == "ann" else "ann"


def who_moves(game: Talk) -> str:
    """Return whose turn it is, as the group reads it."""
    text = str(game.scene(GROUP)["text"])
    return next(name for name in ("ann", "ben") if f"It’s {name.title()}’s turn." in text)


def code_of(game: Talk) -> str:
    """Return the code of the table that the group sees last."""
    return str(re.findall("table ([A-Z]{4})", str(game.scene(GROUP)["text"]))[0])


async def with_a_run(game: Talk) -> tuple[str, str, list[str]]:
    """Deal so many tiles that the first player holds a run, which may be laid at once."""
    rules = "rule first_laying=0 hand=30"
    mover, other = await two_at_a_table(game, "rummikub", rules)
    return mover, other, run_of(game.rack(mover))


async def draws_to_the_end(game: Talk) -> None:
    """Play a short round to its end."""
    for _ in range(12):
        await game.says(on_turn(game)[0], "draw")


def all_said(messages: list[Message]) -> str:
    """Return everything that messages say, one line each."""
    return "\n".join(str(message.get("text", message.get("error"))) for message in messages)


async def alone_at_a_table(game: Talk, *settings: str) -> None:
    """Let Ann play against a computer, and draw once."""
    await game.says("ann", "new kids", "g1")
    for one in ("computers easy", *settings):
        await game.says("ann", f"settings {one}", "g1")
    await game.says("ann", "start", "g1")
    await game.says("ann", "draw", "g1")


async def rack_and_table(game: Talk) -> str:
    """Return Ann's rack and the table, as the program shows them on request."""
    await game.says("ann", "rack")
    lines = game.text("person:ann").splitlines()
    return "\n".join(line.replace("*", "").replace("+", "") for line in lines)
