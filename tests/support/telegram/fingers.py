"""People who play with buttons alone, and press each kind of button once."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from telegram import InlineKeyboardMarkup

from bot.platforms.telegram.looking import Looking, looking_at
from core.engine.table.state import Phase
from tests.support.evenings.happenings import shown
from tests.support.evenings.stored import round_of
from tests.support.evenings.written import PIECE, in_notation, said_by
from tests.support.telegram.evening import Evening
from tests.support.telegram.hands import Hand, buttons, content
from tests.support.telegram.loopback.world import Chat, Json
from tests.support.telegram.watching import COUNTED, LOOKING, Watch, kind_of

STEPS = 1_500
"""More presses than any evening takes."""
GOING_ON = ("next", "next ready", "rematch", "rematch ready")
LASTING = (
    *GOING_ON,
    "chosen play done", "chosen arrange done", "done yes", "chosen discard", "chosen return",
    "draw", "pass", "done", "take stock", "take discard", "leave", "stop", "join", "start", "new",
)  # fmt: skip
"""Buttons that are pressed when they are due, and not out of curiosity."""


REPLANNED = 60
"""The most presses to plan again in an evening."""
SAID = re.compile(r"You can’t lay|Nothing left|Take [a-z ]*”|Discard \W?[0-9AJQK]")
"""Answers to a request for a hint after which no further hint comes."""
SENT = {"replay": "sendAnimation", "record": "sendDocument"}
NAMED = re.compile(rf"{PIECE.pattern}|(?<!\w)J(?!\w)")
"""A piece or a joker, as it is typed."""
RACK = re.compile(r"Your (?:rack|hand) ")
POSTED_LATER = frozenset({"rules", "table"})
"""What a group is shown during a turn because of a press that was answered before."""
ENDING = tuple(SENT)
"""Buttons that are only offered after a round."""
AGAIN = ("hint", "draw", "pass", "undo", "take stock", "accept")
"""Buttons that may be pressed again although nothing has changed."""


@dataclass
class Fingers:
    """Two people who only press buttons."""

    game: Evening
    watch: Watch
    group: Chat
    people: dict[int, Hand]
    """The people, by seat."""
    tried: set[tuple[str, ...]] = field(default_factory=set)
    """What was said of which pieces at which point of the turn, so that it is not repeated."""
    turned: set[str] = field(default_factory=set)
    replanned: int = 0
    """How many presses were made to plan again."""
    told: str = ""
    """The answer to the last press."""
    undone: bool = False
    """Whether somebody has taken back a step of a draft."""

    async def play_round(self) -> None:
        """Play until the result is shown."""
        for _ in range(STEPS):
            if self.watch.now.round is None:
                await self.game.telegram.until(self.over)
                return
            await self.step()
        raise AssertionError("no end")

    async def look_back(self) -> None:
        """Press what is offered after a round, except what ends that."""
        for kind in ENDING:
            for message, key in self.keys(self.group):
                if kind_of(key["callback_data"]) == kind:
                    await self.press(self.people[min(self.people)], message, key)
                    await self.game.telegram.until(lambda: self.sent(SENT[kind]))  # noqa: B023
                    break

    def has_said(self, words: str) -> bool:
        """Whether the group was ever told this."""
        calls = (call for call in self.game.telegram.calls if call.answered)
        return any(
            words in content(call.given)
            for call in calls
            if call.given.get("chat_id") == self.group.id
        )

    def sent(self, method: str) -> bool:
        return any(call.method == method for call in self.game.telegram.calls)

    async def next_round(self, *hands: Hand) -> None:
        """Let everybody press for the next round, or for another match."""
        for hand in hands or self.people.values():
            if self.watch.now.round is None:
                await self.press_on_result(hand, *GOING_ON)
        await self.game.telegram.until(lambda: self.watch.now.round is not None)

    async def leave(self, hand: Hand) -> None:
        """Press *Leave*; during a match, press the key that confirms it, too."""
        asks = self.watch.now.state.phase is Phase.BETWEEN
        await self.press_on_result(hand, "leave")
        if asks:
            await self.press(hand, *await self.game.telegram.until(self.confirming))

    def confirming(self) -> tuple[Json, Json] | None:
        """Return the key in the group that confirms a word."""
        keys = self.keys(self.group)
        return next(
            (one for one in keys if said_by(one[1]["callback_data"]).endswith(" yes")), None
        )

    async def press_on_result(self, hand: Hand, *kinds: str) -> None:
        """Press a button of the result, once the result is up to date."""
        pressed = await self.game.telegram.until(lambda: self.on_result(kinds))
        await self.press(hand, *pressed)

    def on_result(self, kinds: tuple[str, ...]) -> tuple[Json, Json] | None:
        """Return a button of the newest result, for the present table or for any."""
        for message, key in self.keys(self.group):
            said = key["callback_data"]
            current = said.split(".")[1] in {"", str(self.watch.now.state.moved)}
            if message is self.newest() and current and kind_of(said) in kinds:
                return message, key
        return None

    def over(self) -> bool:
        """Whether the newest message with buttons in the group is a result."""
        newest = self.newest()
        return newest is not None and any(
            kind_of(key["callback_data"]) in GOING_ON for key in buttons(newest)
        )

    def newest(self) -> Json | None:
        """Return the newest message with buttons in the group."""
        return next((message for message in reversed(self.group.shown) if buttons(message)), None)

    async def step(self) -> None:
        """Let the player on turn press something."""
        round_ = self.watch.now.round
        assert round_ is not None
        mover = self.people[round_.to_move]
        await self.game.telegram.until(lambda: self.fresh(mover, round_.to_move))
        turn = self.turn(mover)
        if turn is None or self.watch.now.round is not round_:
            return
        for hand, message, key in (*self.new_ones(mover), *self.planned_again(mover)):
            await self.press(hand, message, key)
            return
        await self.go_on(mover, turn)

    def planned_again(self, mover: Hand) -> Iterator[tuple[Hand, Json, Json]]:
        """Yield what plans again, if the plan was taken back before all its keys were pressed."""
        planning = [kind for kind in self.watch.never_pressed() if kind.startswith("plan ")]
        for hand in self.people.values():
            turn = self.turn(hand)
            if hand is mover or turn is None or not planning or self.replanned >= REPLANNED:
                continue
            keys = {name_of(key): key for key in reversed(buttons(turn))}
            marked = [key for key in buttons(turn) if "✓" in key["text"]]
            shaping = [key for name, key in keys.items() if name.startswith("chosen plan ")]
            pieces = [key for key in keys.values() if key["callback_data"][:1] == "+"]
            for key in shaping if marked else [*filter(None, [keys.get("plan")]), *pieces]:
                self.replanned += 1
                yield hand, turn, key

    def fresh(self, hand: Hand, seat: int) -> bool:
        """Whether the present turn is shown."""
        round_ = self.watch.now.round
        if round_ is None or round_.to_move != seat:
            return True
        turn, now = self.turn(hand), self.watch.now
        found = None if turn is None else looking(turn)
        if found is None or found.stamp is None:
            return False
        return (found.stamp.version, found.stamp.draft) == (
            now.state.moved,
            now.version(seat),
        )

    def has_own(self, hand: Hand) -> bool:
        """Whether somebody is shown their own rack of the present round."""
        now = self.watch.now
        beginning = f"round {round_of(now) + 1}\n"
        return now.round is not None and any(
            beginning in content(one) and RACK.search(content(one)) for one in hand.private.shown
        )

    def turn(self, hand: Hand) -> Json | None:
        turns = [message for message in hand.private.shown if looking(message) is not None]
        return turns[-1] if turns else None

    def keys(self, chat: Chat) -> Iterator[tuple[Json, Json]]:
        for message in reversed(chat.shown):
            for key in buttons(message):
                if "callback_data" in key:
                    yield message, key

    def new_ones(self, mover: Hand) -> Iterator[tuple[Hand, Json, Json]]:
        """Yield buttons of kinds that nobody has pressed yet; those of the own turn last."""
        known = {kind_of(data) for data in self.game.telegram.pressed}
        for hand in (mover, *self.people.values()):
            for place in (hand.private, self.group):
                for message, key in sorted(self.keys(place), key=takes_one_step_back):
                    kind = kind_of(key["callback_data"])
                    due = kind in LASTING or (kind.startswith("page") and hand is not mover)
                    if kind not in known and not due:
                        yield hand, message, key

    async def press(self, hand: Hand, message: Json, key: Json) -> None:
        calls = self.game.telegram.calls
        before = len(calls)
        answer = await hand.presses_on(message, key)
        word = kind_of(key["callback_data"]).partition(" ")[0]
        if word in LOOKING:
            in_group = message["chat"]["id"] == self.group.id
            if in_group and word in POSTED_LATER and not answer.get("text"):
                old = message["message_id"] if word == "table" else None
                await self.game.telegram.until(lambda: self.has_shown(before, old))
            self.watch.asked |= set(range(before, len(calls)))
        if key["callback_data"][:1] not in "+~":
            self.told = str(answer.get("text", ""))

    def has_shown(self, before: int, old: int | None) -> bool:
        """Whether the group was shown something since a call, and an old message was deleted."""
        calls = self.game.telegram.calls
        shown = any(
            COUNTED.match(call.method) and call.given.get("chat_id") == self.group.id
            for call in calls[before:]
        )
        return shown and (
            old is None
            or any(c.method == "deleteMessage" and c.given["message_id"] == old for c in calls)
        )

    async def go_on(self, mover: Hand, turn: Json) -> None:
        """Advance the round: do what a hint says, else draw."""
        keys = {name_of(key): key for key in reversed(buttons(turn))}
        marked = sorted(name_of(key) for key in buttons(turn) if "✓" in key["text"])
        if "page more" not in keys:
            await self.press(mover, turn, keys["page back"])
            return
        if self.behind() and (point := keys["page more"]["callback_data"]) not in self.turned:
            self.turned.add(point)
            await self.press(mover, turn, keys["page more"])
            return
        for name in self.ideas(keys, marked):
            point = (keys[name]["callback_data"], *marked) if name in keys else ()
            if point and point not in self.tried:
                if name not in AGAIN and not NAMED.fullmatch(name):
                    self.tried.add(point)
                await self.press(mover, turn, keys[name])
                return
        self.told = ""
        await self.press(mover, turn, keys[marked[0]])

    def behind(self) -> set[str]:
        """Return the kinds of buttons that were offered on any page, and never pressed."""
        return self.watch.never_pressed() - {*LASTING, *ENDING}

    def ideas(self, keys: dict[str, Json], marked: list[str]) -> Iterator[str]:
        """Yield what to press, the best first: a kind of button, or a piece."""
        yield "accept"
        yield "pass" if "pass" in self.watch.never_pressed() else ""
        yield from set(self.meant(keys)) ^ set(marked) if self.meant(keys) else ()
        if marked:
            at_once = ("chosen play done", "chosen play")
            yield "chosen return"
            yield from reversed(at_once) if self.by_steps() else at_once
            yield from ("chosen meld", "chosen discard", "chosen arrange done", "done yes")
        else:
            yield "undo" if self.undoes() else ""
            yield "done"
            yield "undo"
            yield "" if SAID.search(self.told) else "hint"
            yield "take discard" if "Take the discard" in self.told else "take stock"
            yield from ("draw", "pass")
            yield next((name for name in keys if self.untried(keys, name)), "")

    def undoes(self) -> bool:
        """Whether nobody has taken back a step of a draft yet."""
        self.undone = self.undone or "undo" in shown(self.watch.store.moments)
        return not self.undone

    def by_steps(self) -> bool:
        """Whether to lay by way of a draft: until somebody has, and has taken a step back."""
        return self.undoes() or "done" in self.watch.never_pressed()

    def untried(self, keys: dict[str, Json], piece: str) -> bool:
        """Whether a piece has not been refused yet, where one must be given up."""
        now = keys["page more"]["callback_data"].rpartition(":")[2]
        given = {f"*{now}.{word}" for word in ("discard", "return")}
        return bool(PIECE.fullmatch(piece)) and not {(word, piece) for word in given} & self.tried

    def meant(self, keys: dict[str, Json]) -> list[str]:
        """Return the pieces that a hint has named; of several words for them, those of the last."""
        every = [found[0] for found in NAMED.finditer(self.told)]
        named = [name for name in every if name in keys and every.count(name) == 1]
        one = any(f"“{label}" in self.told for label in ("Discard", "Back to the stock"))
        return named[-1:] if one else named


def takes_one_step_back(pressable: tuple[Json, Json]) -> bool:
    """Whether a key is *Undo*: it comes last, because *Start over* may be gone after it."""
    return kind_of(pressable[1]["callback_data"]) == "undo"


def name_of(key: Json) -> str:
    """Return the name of a button here: a piece as it is typed, others by their kind."""
    if key["callback_data"][:1] != "+":
        return kind_of(key["callback_data"])
    return next(iter(PIECE.findall(in_notation(key["text"]))), "J")


def looking(message: Json) -> Looking | None:
    rows = message.get("reply_markup")
    return None if not rows else looking_at(InlineKeyboardMarkup.de_json(rows))
