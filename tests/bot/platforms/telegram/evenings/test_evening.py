"""Whole evenings of two people and a computer, by buttons alone and by words alone.

`poe check` plays a sample; `poe evenings` plays every sheet.
"""

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

import pytest

from bot.app import Dependencies
from bot.machine.system import Chance, SystemClock
from bot.platforms.telegram.connection import Webhook
from core.engine.people import Look
from core.engine.ports import Clock
from core.engine.table.state import Phase
from core.rules.sheets import SHEETS
from tests.support.clocks import SteppedClock
from tests.support.evenings.happenings import EVERYWHERE, expected, shown
from tests.support.evenings.sketching import Sketcher
from tests.support.evenings.stored import WatchedStore
from tests.support.loopback.serving import free_port
from tests.support.sampling import sampled
from tests.support.telegram.evening import evening
from tests.support.telegram.fingers import Fingers
from tests.support.telegram.hands import Hand, content, labels, newest_button
from tests.support.telegram.loopback.world import Chat, Json
from tests.support.telegram.readers import Advised, Reader, Unaided
from tests.support.telegram.watching import Watch, people
from tests.support.translator import TRANSLATOR

HOUSE_RULES = "rule copies=1 numbers=10 hand=5 first_laying=10"
"""Single copies, so that a tile identifies its owner, and short rounds."""
OTHER_RULES = {"budacsek": "rule copies=1 numbers=8 hand=3 first_laying=10"}
"""Rules for short racks where the stock often runs out before a player finishes."""
MOST_ROUNDS = 8
STEPS = 600
"""The maximum number of words in a round."""
CALLED = {"a nudge": "is waiting for you", "a reminder": "a quarter of your time is left"}
LAST = ("a leaver",)
"""The last event of an evening."""
OWN_TURN = re.compile(r"Your (?:rack|hand) ")


@asynccontextmanager
async def watched(
    sheet: str,
    look: Look,
    clock: Clock | None = None,
    *rules: str,
    webhook: Webhook | None = None,
) -> AsyncIterator[Fingers]:
    """Deal a table with two people and a computer in a group, and watch everything at it."""
    store, sketcher = WatchedStore(), Sketcher()
    parts = Dependencies(
        pause=0,
        entropy=Chance(1),
        clock=clock or SystemClock(),
        store=store,
        painter=sketcher,
        look=look,
        translator=TRANSLATOR,
    )
    async with evening(parts=parts, clock=parts.clock, webhook=webhook) as game:
        group, ann, ben = game.group(), await game.friend("Ann"), await game.friend("Ben")
        watch = Watch(game.telegram, store, sketcher)
        await ann.says(f"/new@rummy_bot {sheet}", group)
        await ann.sees("1 of", group)
        await ben.presses("Join", group)
        await ann.sees("2 of", group)
        house = OTHER_RULES.get(sheet, HOUSE_RULES)
        tiles = (house,) if SHEETS[sheet].family.name == "tiles" else ()
        for rule in ("assist open", "computers easy", "rounds 2", *tiles, *rules):
            known = len(store.moments)
            await ann.says(f"/settings {rule}", group)
            await game.telegram.until(lambda: len(store.moments) > known)  # noqa: B023
        await game.telegram.until(lambda: fresh(group, watch))
        await ann.presses("Start", group)
        await game.telegram.until(lambda: watch.now.round is not None)
        yield Fingers(game, watch, group, await people(game, watch, ann, ben))
    assert watch.leaks() == []


def fresh(group: Chat, watch: Watch) -> bool:
    """Say whether the group shows the current lobby."""
    _, start = newest_button(group, "Start")
    return str(start["callback_data"]).split(".")[1] == str(watch.now.state.moved)


@pytest.mark.long
async def test_a_round_by_buttons_alone() -> None:
    async with watched("rummikub", "picture") as fingers:
        await fingers.play_round()
        assert fingers.watch.calls_a_turn(fingers.group.id) <= (2, 1)
        ann, ben = fingers.people.values()
        for hand in (ann, ben):
            await hand.telegram.until(lambda: ended(hand))  # noqa: B023
        await ben.presses("Next round")
        for place in (ann.private, ben.private, fingers.group):
            await ann.sees("Ready: Ben", place)
        await ann.presses("Next round")
        await ann.sees("round 2", fingers.group)


def ended(hand: Hand) -> bool:
    """Say whether a private message tells the end of the round, and offers the next one."""
    offered = labels(hand.private.shown[-1])
    return offered == [
        "Next round",
        "Score",
        "Watch the replay",
        "Save the match as a file",
        "Review my turns",
        "Leave",
    ]


@pytest.mark.whole
@pytest.mark.parametrize("sheet", SHEETS)
async def test_an_evening_by_buttons_alone(sheet: str) -> None:
    clock = SteppedClock(1_000_000.0)
    async with watched(sheet, "picture", clock, "clock 1h") as table:
        await let_time_run_out(table, clock, lambda other: other.presses("Nudge"))
        await table.play_round()
        await table.look_back()
        for _ in range(MOST_ROUNDS):
            if not missing(sheet, table) | table.watch.never_pressed() - {"leave", "stop"}:
                break
            await table.next_round()
            await table.play_round()
        ann, ben = table.people.values()
        await table.leave(ben)
        await table.next_round(ann)
        assert missing(sheet, table, *LAST) == set()
        assert table.watch.calls_a_turn(table.group.id) <= (2, 1)
        assert table.watch.never_pressed() == set()


@pytest.mark.long
@pytest.mark.parametrize("sheet", sampled(SHEETS, {"kids"}))
async def test_an_evening_by_words_alone(sheet: str) -> None:
    await evening_by_words(sheet)


@pytest.mark.whole
async def test_an_evening_to_which_updates_are_brought() -> None:
    address = f"127.0.0.1:{free_port()}"
    await evening_by_words("kids", Webhook(url=f"http://{address}/", listen=address))


async def evening_by_words(sheet: str, webhook: Webhook | None = None) -> None:
    """Play until every possible event has occurred."""
    clock = SteppedClock(1_000_000.0)
    async with watched(sheet, "text", clock, "clock 1h", webhook=webhook) as table:
        ann, ben = table.people.values()
        await let_time_run_out(
            table, clock, lambda other: other.says("/nudge@rummy_bot", table.group)
        )
        await be_refused_in_the_group(table)
        await play_by_words(table, Unaided)
        await look_back_by_words(table, ann)
        for _ in range(MOST_ROUNDS):
            if not missing(sheet, table):
                break
            await go_on_by_words(table)
            await play_by_words(table, Advised)
        assert table.watch.calls_a_turn(table.group.id) <= (2, 1)
        await go_on_by_words(table)
        await ben.says("/leave@rummy_bot yes", table.group)
        await table.game.telegram.until(lambda: table.has_said("Ben has left."))
        assert missing(sheet, table, *LAST) == set()


def missing(sheet: str, table: Fingers, *last: str) -> set[str]:
    """Return the events that this sheet and every evening allow, but that have not occurred."""
    wanted = expected(SHEETS[sheet]) | EVERYWHERE - set(LAST) | set(last)
    return (wanted | set(CALLED)) - shown(table.watch.store.moments) - called(table)


def called(table: Fingers) -> set[str]:
    """Return the kinds of private reminders that people got."""
    private = {hand.user.id for hand in table.people.values()}
    calls = (call for call in table.game.telegram.calls if call.answered)
    told = [content(call.given) for call in calls if call.given.get("chat_id") in private]
    return {what for what, words in CALLED.items() if any(words in one for one in told)}


async def look_back_by_words(table: Fingers, hand: Hand) -> None:
    """Ask for the score, the replay, and the record."""
    await hand.says("/score@rummy_bot", table.group)
    await hand.sees("After one round", table.group)
    before = len(table.group.shown)
    await hand.says("/replay@rummy_bot", table.group)
    await table.game.telegram.until(lambda: len(table.group.shown) > before)
    await hand.says("/record@rummy_bot", table.group)
    await table.game.telegram.until(lambda: table.sent("sendDocument"))


async def go_on_by_words(table: Fingers) -> None:
    """Let one person ask for the next round or match; by a word it begins at once."""
    word = "rematch" if table.watch.now.state.phase is Phase.OVER else "next"
    await table.people[min(table.people)].says(f"/{word}@rummy_bot yes", table.group)
    await table.game.telegram.until(lambda: all(map(table.has_own, table.people.values())))


async def let_time_run_out(
    table: Fingers, clock: SteppedClock, nudge: Callable[[Hand], Awaitable[Json]]
) -> None:
    """In the first turn, let another player nudge, the clock remind, and the time run out."""
    round_ = table.watch.now.round
    assert round_ is not None
    mover = table.people[round_.to_move]
    other = next(hand for hand in table.people.values() if hand is not mover)
    await mover.sees("Your turn:")
    await clock.go_by(31 * 60)
    await nudge(other)
    await mover.sees("is waiting for you")
    await clock.go_by(15 * 60)
    await mover.sees("a quarter of your time is left")
    await clock.go_by(15 * 60)
    await table.game.telegram.until(lambda: table.has_said("Time’s up! "))


async def be_refused_in_the_group(table: Fingers) -> None:
    """Try an impossible lay in the group; the answer names pieces, so it is private."""
    round_ = table.watch.now.round
    assert round_ is not None
    other = next(seat for seat in table.people if seat != round_.to_move)
    hand, rack = table.people[other], round_.racks[other]
    word = "meld" if "meld" in round_.sheet.family.turns.words else "play"
    before = seen(hand)
    await hand.says(f"/{word}@rummy_bot {rack[0]}", table.group)
    await table.game.telegram.until(lambda: seen(hand) != before)


async def play_by_words(table: Fingers, reader: Callable[[], Reader]) -> None:
    """Play a round, using only what the private messages show."""
    readers = {hand.user.id: reader() for hand in table.people.values()}
    told = dict.fromkeys(readers, "")
    for _ in range(STEPS):
        round_ = table.watch.now.round
        if round_ is None:
            await table.game.telegram.until(table.over)
            return
        mover = table.people[round_.to_move]
        await table.game.telegram.until(lambda: table.fresh(mover, round_.to_move))  # noqa: B023
        before, number = seen(mover), mover.user.id
        line = readers[number].line(turn(mover), told[number])
        table.game.thinks()
        said = await mover.says(line)
        await table.game.telegram.until(partial(answered, table, mover, before))
        told[number] = told_since(mover, said)
    raise AssertionError("no end")


def answered(table: Fingers, hand: Hand, before: tuple[int, str, str]) -> bool:
    """Say whether the answer has arrived and nothing more is pending, such as an offer."""
    new = table.watch.now.round is None or seen(hand) != before
    return new and table.watch.store.has_settled_all()


def told_since(hand: Hand, said: Json) -> str:
    """Return the answers since a message, without the own turn."""
    newer = (one for one in hand.private.shown if one["message_id"] > said["message_id"])
    return "\n".join(text for text in map(content, newer) if not OWN_TURN.search(text))


def turn(hand: Hand) -> str:
    """Return the newest private message that shows the own turn."""
    turns = [text for text in map(content, hand.private.shown) if OWN_TURN.search(text)]
    return turns[-1] if turns else ""


def seen(hand: Hand) -> tuple[int, str, str]:
    """Return what changes when the bot answers."""
    newest = hand.private.shown[-1]
    return newest["message_id"], content(newest), turn(hand)
