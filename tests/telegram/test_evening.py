"""Whole evenings: two people and a computer, by buttons alone and by words alone, for each sheet.

A sample is played in `check`; `poe evenings` plays all of them.
"""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest

from bot.composition import Parts
from bot.system import Chance, SystemClock
from core.engine.people import Human, Look
from core.engine.ports import Clock
from core.rules.sheets import SHEETS
from tests.engine.clocks import SteppedClock
from tests.evenings.happenings import expected, shown
from tests.evenings.sketching import Sketcher
from tests.evenings.stored import WatchedStore
from tests.sampling import sampled
from tests.telegram.evening import TRANSLATOR, Evening, evening
from tests.telegram.fingers import Fingers
from tests.telegram.loopback.hands import Hand, content, newest_button
from tests.telegram.loopback.world import Chat
from tests.telegram.watching import Watch
from tests.terminal.beginner import Beginner

HOUSE_RULES = "rule copies=1 hand=10 first_laying=10"
"""Each tile only once, so that nobody can mistake whose it is; and rounds that end soon."""
MOST_ROUNDS = 8
STEPS = 600
"""More words than any round takes."""


@asynccontextmanager
async def watched(
    sheet: str, look: Look, clock: Clock | None = None, *rules: str
) -> AsyncIterator[Fingers]:
    """A table with two people and a computer in a group, dealt; and who watches all of it."""
    store, sketcher = WatchedStore(), Sketcher()
    parts = Parts(
        pause=0,
        entropy=Chance(1),
        clock=clock or SystemClock(),
        store=store,
        painter=sketcher,
        look=look,
        translator=TRANSLATOR,
    )
    async with evening(parts=parts, clock=parts.clock) as game:
        group, ann, ben = game.group(), await game.friend("Ann"), await game.friend("Ben")
        watch = Watch(game.telegram, store, sketcher)
        await ann.says(f"/new@rummy_bot {sheet}", group)
        await ann.sees("1 of", group)
        await ben.presses("Join", group)
        await ann.sees("2 of", group)
        tiles = SHEETS[sheet].family.name == "tiles"
        for rule in ("assist open", "computers easy", "rounds 2", *([HOUSE_RULES] * tiles), *rules):
            known = len(store.moments)
            await ann.says(f"/settings {rule}", group)
            await game.telegram.until(lambda: len(store.moments) > known)  # noqa: B023
        await game.telegram.until(lambda: fresh(group, watch))
        await ann.presses("Start", group)
        await game.telegram.until(lambda: watch.now.round is not None)
        yield Fingers(game, watch, group, await people(game, watch, ann, ben))
    assert watch.leaks() == []


def fresh(group: Chat, watch: Watch) -> bool:
    """Whether the lobby is shown as it is now."""
    _, start = newest_button(group, "Start")
    return str(start["callback_data"]).split(".")[1] == str(watch.now.state.version)


async def people(game: Evening, watch: Watch, *hands: Hand) -> dict[int, Hand]:
    """Who sits where."""
    found: dict[int, Hand] = {}
    for seat, who in enumerate(watch.now.state.seats):
        if isinstance(who, Human):
            known = await game.parts.register.who(who.person)
            watch.accounts[who.person] = int(known.address.key)
            found[seat] = next(h for h in hands if h.user.id == int(known.address.key))
    return found


async def test_a_round_by_buttons_alone() -> None:
    async with watched("rummikub", "picture") as fingers:
        await fingers.play_round()
        assert fingers.watch.calls_a_turn(fingers.group.id) <= (2, 1)


@pytest.mark.whole
@pytest.mark.parametrize("sheet", SHEETS)
async def test_an_evening_by_buttons_alone(sheet: str) -> None:
    async with watched(sheet, "picture") as fingers:
        await fingers.play_round()
        await fingers.look_back()
        for _ in range(MOST_ROUNDS):
            if not missing(sheet, fingers):
                break
            await fingers.next_round()
            await fingers.play_round()
        assert missing(sheet, fingers) == set()
        assert fingers.watch.calls_a_turn(fingers.group.id) <= (2, 1)
        await fingers.get_up()
        assert fingers.watch.never_pressed() == set()


def missing(sheet: str, fingers: Fingers) -> set[str]:
    """What has not been done yet, and what has not been pressed that another round could bring."""
    done = shown(fingers.watch.store.moments)
    return (expected(SHEETS[sheet]) - done) | (fingers.watch.never_pressed() - {"leave", "stop"})


@pytest.mark.parametrize("sheet", sampled(SHEETS, {"kids"}))
async def test_an_evening_by_words_alone(sheet: str) -> None:
    clock = SteppedClock(1_000_000.0)
    async with watched(sheet, "text", clock, "clock 1h") as table:
        group, (ann, ben) = table.group, tuple(table.people.values())
        await let_time_run_out(table, clock)
        await play_by_words(table)
        await ann.says("/score@rummy_bot", group)
        await ann.sees("After one round", group)
        before = len(group.shown)
        await ann.says("/replay@rummy_bot", group)
        await table.game.telegram.until(lambda: len(group.shown) > before)
        await ann.says("/record@rummy_bot", group)
        await table.game.telegram.until(lambda: table.sent("sendDocument"))
        await ann.says("/next@rummy_bot", group)
        await ben.says("/next@rummy_bot", group)
        await play_by_words(table)
        await ann.says("/rematch@rummy_bot", group)
        await ben.says("/rematch@rummy_bot", group)
        await table.game.telegram.until(lambda: table.watch.now.round is not None)
        assert table.watch.calls_a_turn(group.id) <= (2, 1)
        await ben.says("/leave@rummy_bot", group)
        await table.game.telegram.until(lambda: table.has_said("Ben has left."))


async def let_time_run_out(table: Fingers, clock: SteppedClock) -> None:
    """In the first turn somebody asks, the clock reminds, and then the bell rings."""
    round_ = table.watch.now.round
    assert round_ is not None
    mover = table.people[round_.to_move]
    other = next(hand for hand in table.people.values() if hand is not mover)
    await mover.sees("Your turn:")
    await clock.go_by(31 * 60)
    await other.says("/nudge@rummy_bot", table.group)
    await mover.sees("asks you to go on")
    await clock.go_by(15 * 60)
    await mover.sees("a quarter of your time is left")
    await clock.go_by(15 * 60)
    await table.game.telegram.until(lambda: table.has_said("Time! "))


async def play_by_words(table: Fingers) -> None:
    """Play a round by what is shown in private, and by nothing else."""
    beginners = {hand.user.id: Beginner() for hand in table.people.values()}
    read: dict[int, str] = {}
    for _ in range(STEPS):
        round_ = table.watch.now.round
        if round_ is None:
            await table.game.telegram.until(table.over)
            return
        mover = table.people[round_.to_move]
        await table.game.telegram.until(lambda: table.fresh(mover, round_.to_move))  # noqa: B023
        now = turn(mover)
        written = "" if read.get(mover.user.id) == now else as_typed(now)
        read[mover.user.id] = now
        line = beginners[mover.user.id].line(written)
        assert line is not None
        before = seen(mover)
        await mover.says(line)
        await table.game.telegram.until(partial(answered, table, mover, before))
    raise AssertionError("no end")


def answered(table: Fingers, hand: Hand, before: tuple[int, str, str]) -> bool:
    return table.watch.now.round is None or seen(hand) != before


def as_typed(screen: str) -> str:
    """A screen with its commands as the words that can be typed instead."""
    return re.sub(r"(?<!\w)/([a-z]+)((?: stock| discard)?)", r"“\1\2”", screen)


def turn(hand: Hand) -> str:
    """The own turn as it is shown now, above or below what was said about it."""
    shown = [content(message) for message in hand.private.shown]
    turns = [text for text in shown if re.search(r"Your (rack|hand) ", text)]
    return turns[-1] if turns else ""


def seen(hand: Hand) -> tuple[int, str, str]:
    """What changes when the bot answers."""
    newest = hand.private.shown[-1]
    return newest["message_id"], content(newest), turn(hand)
