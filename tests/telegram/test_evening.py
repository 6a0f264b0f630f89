"""People who play on Telegram, by words and by buttons."""

import re
from functools import partial

from tests.telegram.evening import Evening, evening
from tests.telegram.loopback.hands import Hand, buttons, content
from tests.telegram.loopback.world import Chat
from tests.terminal.beginner import Beginner

STEPS = 600
"""More words than any round takes."""


def as_typed(screen: str) -> str:
    """A screen with its commands as the words that can be typed instead."""
    return re.sub(r"(?<!\w)/([a-z]+)((?: stock| discard)?)", r"“\1\2”", screen)


def turn(hand: Hand) -> str:
    """The own turn as it is shown now, above or below what was said about it."""
    shown = [content(message) for message in hand.private.shown]
    turns = [text for text in shown if re.search(r"Your (rack|hand) ", text)]
    return turns[-1] if turns else ""


def on_turn(hand: Hand) -> bool:
    return re.search(r"\nYour (turn|rack is full): ", turn(hand)) is not None


def seen(hand: Hand) -> tuple[int, str, str]:
    """What changes when the bot answers."""
    newest = hand.private.shown[-1]
    return newest["message_id"], content(newest), turn(hand)


def over(group: Chat) -> bool:
    return any("This round:" in content(message) for message in group.shown)


async def play_by_words(game: Evening, group: Chat, *players: Hand) -> None:
    """Play a round by what is shown in private, and by nothing else."""
    beginners = {hand.user.id: Beginner() for hand in players}
    read: dict[int, str] = {}
    for _ in range(STEPS):
        await game.telegram.until(lambda: over(group) or any(map(on_turn, players)))
        if over(group):
            return
        mover = next(filter(on_turn, players))
        before, shown = seen(mover), turn(mover)
        written = "" if read.get(mover.user.id) == shown else as_typed(shown)
        read[mover.user.id] = shown
        line = beginners[mover.user.id].line(written)
        assert line is not None
        await mover.says(line)
        await game.telegram.until(partial(answered, mover, before, group))
    raise AssertionError("no end")


def answered(hand: Hand, before: tuple[int, str, str], group: Chat) -> bool:
    return over(group) or seen(hand) != before


async def test_two_people_play_a_match_by_words_alone() -> None:
    async with evening() as game:
        group, ann, ben = game.group(), await game.friend("Ann"), await game.friend("Ben")
        await ann.says("/new@rummy_bot", group)
        await ann.sees("Seats taken: 1 of", group)
        await ben.says("/join@rummy_bot", group)
        await ann.sees("Seats taken: 2 of", group)
        await ann.says("/settings@rummy_bot rounds 1", group)
        await ann.sees("The match is one round.", group)
        await ann.says("/settings rule hand=6 numbers=8 first_laying=0", group)
        await ann.sees("hand=6", group)
        await ann.says("/start@rummy_bot", group)
        await ann.sees("’s turn.", group)
        await play_by_words(game, group, ann, ben)
        assert "wins the match" in content(group.shown[-1])
        assert buttons(group.shown[-1])[0]["text"] == "Rematch"
