"""People who play on Telegram, by words and by buttons."""

import re
from functools import partial

from tests.telegram.evening import Evening, evening
from tests.telegram.loopback.hands import Hand, buttons, content
from tests.telegram.loopback.world import Chat, Json
from tests.terminal.beginner import Beginner, melds_in

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
    ends = {"Next round", "Rematch"}
    return any(key["text"] in ends for message in group.shown for key in buttons(message))


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
        await ann.says("/settings rule hand=13 numbers=8 copies=1 first_laying=0", group)
        await ann.sees("hand=13", group)
        await ann.says("/start@rummy_bot", group)
        await ann.sees("’s turn.", group)
        await play_by_words(game, group, ann, ben)
        assert "match" in content(group.shown[-1])
        assert buttons(group.shown[-1])[0]["text"] == "Rematch"
        assert given_away(game, group) == set()


def given_away(game: Evening, group: Chat) -> set[str]:
    """Tiles that the group read of while they stood on a rack; there is only one of each.

    What it has read of has been laid, and is on no rack any more.
    """
    public: set[str] = set()
    secret: set[str] = set()
    for call in game.telegram.calls:
        said = str(call.given.get("text", ""))
        if "This round:" in said:
            break
        if call.given.get("chat_id") == group.id:
            told = [line for line in said.splitlines() if not line.startswith("Drawn for")]
            public |= set(re.findall(r"\b[rbky]\d+\b", " ".join(told)))
        elif (rack := re.search(r"Your rack \(\d+\):\n(.*)", said)) is not None:
            secret |= public & set(re.findall(r"\b[rbky]\d+\b", rack[1]))
    return secret


async def play_by_buttons(game: Evening, group: Chat, *players: Hand) -> None:
    """Play a round by tapping tiles and pressing buttons, and by nothing else."""
    for _ in range(STEPS):
        await game.telegram.until(lambda: over(group) or any(map(may_tap, players)))
        if over(group):
            return
        mover = next(filter(may_tap, players))
        shown = keys_of(mover)
        await press_something(mover)
        await game.telegram.until(partial(pressed, mover, shown, group))
    raise AssertionError("no end")


def keys_of(hand: Hand) -> list[str]:
    """The keys of the own turn; their data say for which version of the table they are."""
    turns = [m for m in hand.private.shown if any(b["text"] == "Help" for b in buttons(m))]
    return [key["callback_data"] for key in buttons(turns[-1])] if turns else []


def may_tap(hand: Hand) -> bool:
    return any(key.startswith("+") for key in keys_of(hand))


def pressed(hand: Hand, before: list[str], group: Chat) -> bool:
    return over(group) or keys_of(hand) != before


async def press_something(hand: Hand) -> None:
    """Lay what is placed; else place a meld of the rack; else draw."""
    turn = next(m for m in reversed(hand.private.shown) if may_tap_on(m))
    labels = [key["text"] for key in buttons(turn)]
    rack = {key["callback_data"].split()[1]: key for key in buttons(turn) if is_tile(key)}
    meld = next(melds_in(rack), None)
    if "Lay" in labels:
        await hand.presses("Lay")
    elif meld is not None:
        for tile in meld:
            await hand.presses_on(now(hand, turn), rack[tile])
        marks = [key["text"] for key in buttons(now(hand, turn)) if "✓" in key["text"]]
        assert len(marks) == len(meld)
        await hand.presses("Place on the table")
    else:
        await hand.presses("Draw" if "Draw" in labels else "Pass")


def is_tile(key: Json) -> bool:
    return str(key["callback_data"]).startswith("+")


def may_tap_on(message: Json) -> bool:
    return any(map(is_tile, buttons(message)))


def now(hand: Hand, message: Json) -> Json:
    return hand.private.messages[message["message_id"]]


async def test_two_people_play_a_match_by_buttons_alone_and_see_it_once_more() -> None:
    async with evening(look="picture") as game:
        group, ann, ben = game.group(), await game.friend("Ann"), await game.friend("Ben")
        await ann.says("/new@rummy_bot", group)
        await ann.sees("Seats taken: 1 of", group)
        await ben.presses("Join", group)
        await ann.sees("Seats taken: 2 of", group)
        await ann.says("/settings rounds 1", group)
        await ann.says("/settings rule hand=13 numbers=8 copies=1 first_laying=0", group)
        await ann.sees("hand=13", group)
        await ann.presses("Start", group)
        await ann.sees("’s turn.", group)
        await game.telegram.until(lambda: keys_of(ben))
        old = ben.private.shown[-1]["message_id"]
        answer = await ben.presses("My rack", group)
        assert answer["text"].startswith("Your rack (13):")
        await game.telegram.until(lambda: old not in ben.private.messages)
        await play_by_buttons(game, group, ann, ben)
        result = group.shown[-1]
        replay = next(key for key in buttons(result) if key["text"] == "Replay")
        await ann.presses_on(result, replay)
        await game.telegram.until(lambda: "animation" in group.shown[-1])
        await ann.presses("Rematch", group)
        await game.telegram.until(lambda: any(map(may_tap, (ann, ben))))


async def test_cards_are_discarded_by_a_tap_and_a_press() -> None:
    async with evening(look="picture") as game:
        group, ann, ben = game.group(), await game.friend("Ann"), await game.friend("Ben")
        await ann.says("/new@rummy_bot basic", group)
        await ann.sees("Seats taken: 1 of", group)
        await ben.presses("Join", group)
        await ann.sees("Seats taken: 2 of", group)
        await ann.presses("Start", group)
        people = (ann, ben)
        await game.telegram.until(lambda: any("Take from the stock" in labels(p) for p in people))
        mover, other = people if "Take from the stock" in labels(ann) else (ben, ann)
        await mover.presses("Take from the stock")
        await game.telegram.until(lambda: may_tap(mover))
        assert {"Lay as a meld", "Discard"} <= set(labels(mover))
        answer = await mover.presses("Discard")
        assert answer["text"].startswith("Tap what you mean first")
        card = next(key for key in buttons(mover.private.shown[-1]) if is_tile(key))
        await mover.presses_on(mover.private.shown[-1], card)
        await mover.presses("Discard")
        await game.telegram.until(lambda: "Take from the stock" in labels(other))


def labels(hand: Hand) -> list[str]:
    return [key["text"] for key in buttons(hand.private.shown[-1])]
