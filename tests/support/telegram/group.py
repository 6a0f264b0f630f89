"""A table in a Telegram group: opened, joined, and watched."""

from tests.support.lines.tables import SHORT
from tests.support.telegram.evening import Evening
from tests.support.telegram.hands import Hand, calls_to_play, content
from tests.support.telegram.loopback.world import Chat, Json


async def table_of(game: Evening, *people: Hand, sheet: str = "") -> Chat:
    """Return a group with a lobby in which these people sit; the first one is the host."""
    group, host = game.group(), people[0]
    await host.says(f"/new@rummy_bot {sheet}".strip(), group)
    await host.sees("Seats taken: 1", group)
    for taken, hand in enumerate(people[1:], 2):
        await hand.presses("Join", group)
        await hand.sees(f"Seats taken: {taken}", group)
    return group


async def lobby_of_two(game: Evening) -> tuple[Chat, Hand, Hand]:
    """Return a group with a lobby in which Ann, its host, and Ben sit."""
    ann, ben = await game.friend("Ann"), await game.friend("Ben")
    return await table_of(game, ann, ben), ann, ben


async def round_of_two(game: Evening, *settings: str) -> tuple[Chat, Hand, Hand]:
    """Start a round of two; return the group, the player on turn, and the other."""
    group, ann, ben = await lobby_of_two(game)
    for one in settings:
        await ann.says(f"/settings@rummy_bot {one}", group)
    await ann.presses("Start", group)
    return group, *await mover(game, group, ann, ben)


async def short_round(game: Evening, *, draws: int, rounds: int = 3) -> tuple[Chat, Hand, Hand]:
    """Begin a match of short rounds of two, and draw in turn; return as `round_of_two`."""
    group, ann, ben = await lobby_of_two(game)
    several = [(f"rounds {rounds}", f"{rounds} rounds")] if rounds > 1 else []
    for setting, shown in ((SHORT, "House rules"), *several):
        await ann.says(f"/settings@rummy_bot {setting}", group)
        await ann.sees(shown, group)
    await ann.presses("Start", group)
    first, other = await mover(game, group, ann, ben)
    for turn in range(draws):
        hand = (first, other)[turn % 2]
        await hand.sees("Your turn")
        await hand.draws()
    return group, first, other


def mover_of(*people: Hand) -> Hand | None:
    return next((hand for hand in people if calls_to_play(hand.private.shown[-1])), None)


def sent_to(game: Evening, chat: Chat) -> list[Json]:
    """Return what was sent to a chat, oldest first."""
    sending = {"sendMessage", "sendPhoto"}
    calls = [call.given for call in game.telegram.calls if call.method in sending]
    return [given for given in calls if given["chat_id"] == chat.id]


def rings(given: Json) -> bool:
    return not given.get("disable_notification", False)


def calls_somebody(given: Json) -> bool:
    marks = [*given.get("entities", []), *given.get("caption_entities", [])]
    return any(mark["type"] == "text_mention" for mark in marks)


async def mover(game: Evening, group: Chat, *people: Hand) -> tuple[Hand, Hand]:
    """Wait until everybody knows whose turn it is; return the player on turn, and another."""

    def named() -> Hand | None:
        told = content(group.shown[-1])
        return next((hand for hand in people if f"{hand.user.first_name}’s turn" in told), None)

    first: Hand = await game.telegram.until(named)
    await first.sees("Your turn")
    return first, next(hand for hand in people if hand is not first)
