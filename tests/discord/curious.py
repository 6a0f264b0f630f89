"""Somebody who presses whatever nobody has pressed yet."""

from tests.discord.counted import kinds_of, pressed
from tests.discord.loopback.components import BUTTON, SELECT, every
from tests.discord.loopback.hands import Hand
from tests.discord.loopback.interactions import OPEN_MODAL
from tests.discord.loopback.world import Channel, Json, Message

DECISIVE = frozenset({
    "leave", "learn", "stop", "start", "join", "next", "rematch", "done", "draw", "pass",
    "take stock", "take discard", "return", "discard", "meld", "layoff", "play", "pick",
    "object", "accept",
})  # fmt: skip
"""What changes the course of a game: it is pressed when it is wanted."""


async def tries_out(hand: Hand, channel: Channel, but: frozenset[str] = DECISIVE) -> None:
    """Press everything new that can be seen, one after the other, until nothing is new."""
    while (found := _new(hand, channel, but)) is not None:
        message, part, value = found
        if part["type"] == BUTTON:
            done = await hand.presses_on(message, part)
        else:
            done = await hand.picks_on(message, part, [value])
        if done.answer is not None and done.answer["type"] == OPEN_MODAL:
            await hand.fills(done)


def _new(hand: Hand, channel: Channel, but: frozenset[str]) -> tuple[Message, Json, str] | None:
    """Something that nobody has ever pressed."""
    known = pressed(hand.discord) | but
    for message in reversed([*hand.shown(channel), *hand.shown()]):
        for part in every(message.data.get("components")):
            if part["type"] == BUTTON and set(kinds_of(part)) - known:
                return message, part, ""
            if part["type"] != SELECT:
                continue
            for option in part["options"]:
                if set(kinds_of({"custom_id": option["value"]})) - known:
                    return message, part, option["value"]
    return None
