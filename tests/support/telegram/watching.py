"""A watcher that knows every rack and finds what a message must not show on Telegram."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from core.engine.people import Human, PersonId
from tests.support.evenings.sketching import Sketcher
from tests.support.evenings.stored import Moment, WatchedStore, of_another_round, secrets, turns
from tests.support.evenings.written import PIECE, SUGGESTED, in_notation, said_by
from tests.support.telegram.evening import Evening
from tests.support.telegram.hands import Hand, content
from tests.support.telegram.loopback.server import Call, Loopback
from tests.support.telegram.loopback.world import Json

COUNTED = re.compile("(send|edit)(?!ChatAction)")
"""Methods that count towards the limit of a group."""
ASKED = re.compile("No rounds finished yet|After .* round")
"""What a group is told because somebody asked for it with a word."""
OBJECTED = re.compile("objected to the last move")
"""The line in which a group reads what came of an objection; it goes with the next turn."""
LOOKING = frozenset({"rules", "score", "replay", "record", "table"})
"""Buttons that show something on request, and are no part of a turn."""


@dataclass
class Watch:
    """Checks every call as it is made."""

    telegram: Loopback
    store: WatchedStore
    sketcher: Sketcher
    when: list[int] = field(default_factory=list)
    """How many changes were stored before each call."""

    offered: set[str] = field(default_factory=set)
    looked: int = 0
    asked: set[int] = field(default_factory=set)
    """The calls caused by a press that only asked to see something."""
    before: int = 0
    """How many calls there were when the watch began."""
    accounts: dict[PersonId, int] = field(default_factory=dict)
    """The players."""

    def __post_init__(self) -> None:
        self.before = len(self.telegram.calls)
        self.store.tell = self.telegram.tell
        self.telegram.before = lambda _method, _given: self.when.append(len(self.store.moments))

    @property
    def now(self) -> Moment:
        return self.store.moments[-1]

    def told(self) -> Iterator[tuple[Call, Moment]]:
        """Yield every call of the round, each with the table at that time."""
        for call, moment in zip(self.telegram.calls[self.before :], self.when, strict=True):
            if moment and call.answered:
                yield call, self.store.moments[moment - 1]

    def leaks(self) -> list[str]:
        """Return pieces that somebody was shown while they were on another player's rack.

        A message that loses its buttons repeats its text, which counts only the first time.
        """
        said: dict[tuple[int, int | None], set[str]] = {}
        leaks: list[str] = []
        for call, moment in self.told():
            if of_another_round(content(call.given), moment):
                continue
            reader, now = self._reader(call), self._shown(call)
            before = said.get((reader, call.message), set())
            if found := (now - before) & secrets(moment, self._person(reader)):
                shown = content(call.given)
                leaks.append(f"{call.method} to {reader}: {sorted(found)} in {shown!r}")
            if call.message is not None:
                said[reader, call.message] = before | now
        return leaks

    def _person(self, reader: int) -> PersonId | None:
        return next((who for who, account in self.accounts.items() if account == reader), None)

    def _reader(self, call: Call) -> int:
        if call.method == "answerCallbackQuery":
            return self.telegram.pressers[call.given["callback_query_id"]]
        return int(call.given.get("chat_id", 0))

    def _shown(self, call: Call) -> set[str]:
        """Return all the pieces that a call shows, in words, on buttons and in its picture."""
        lesson = any(kind.startswith("learn") for kind in offered_by(call))
        if lesson or call.method in {"sendAnimation", "sendDocument"}:
            return set()
        media = call.given.get("media", {})
        said = SUGGESTED.sub("", content({**call.given, **media}))
        found = set(PIECE.findall(in_notation(said)))
        labels = [key["text"] for row in keys_of(call) for key in row]
        found |= {match for label in labels for match in PIECE.findall(in_notation(label))}
        drawn = (self.sketcher.pieces_in(file) for file in call.files.values())
        return found.union(*drawn)

    def never_pressed(self) -> set[str]:
        """Return the kinds of buttons that were offered and never pressed.

        The tests of the lobby press the host's settings, so these do not count.
        """
        calls = self.telegram.calls
        self.offered |= {kind for call in calls[self.looked :] for kind in offered_by(call)}
        self.looked = len(calls)
        return self.offered - {kind_of(data) for data in self.telegram.pressed} - {"settings"}

    def calls_a_turn(self, chat: int) -> tuple[int, int]:
        """Return the most calls to a group in one turn that count for its limit; and deletions.

        The edit that removes a result's buttons at the next deal belongs to no turn, nor do the
        edits that show *Nudge* after some time and remove it again. The first turn of a computer
        player is told with the deal, so both would count for the turn after it. What somebody asked
        for and the line of an objection belong to no turn, nor do their deletions; a table that
        somebody asked for goes with its turn.
        """
        keys: set[str] = set()
        counted: Counter[int] = Counter()
        gone: Counter[int] = Counter()
        cleared: set[int] = set()
        apart: set[int | None] = set()
        turn_of = turns(self.store.moments)
        calls = enumerate(self.telegram.calls[self.before :], self.before)
        for (number, call), moment in zip(calls, self.when, strict=True):
            if call.given.get("chat_id") != chat:
                continue
            turn = turn_of.get(moment)
            if clears_result(call) and call.given["message_id"] not in cleared:
                cleared.add(call.given["message_id"])
            elif number in self.asked or tells_apart(call):
                apart.add(None if shows_table(call) else call.message)
            elif call.method == "deleteMessage":
                gone[turn or 0] += turn is not None and call.given["message_id"] not in apart
            elif turn is not None:
                counts = bool(COUNTED.match(call.method))
                before, keys = keys, offered_by(call) if counts else keys
                counted[turn] += counts and keys ^ before != {"nudge"}
        return max(counted.values(), default=0), max(gone.values(), default=0)


def tells_apart(call: Call) -> bool:
    """Whether a call tells something that belongs to no turn."""
    told = content(call.given)
    objected = call.method == "sendMessage" and OBJECTED.search(told)
    return bool(objected or ASKED.search(told))


def shows_table(call: Call) -> bool:
    """Whether a call shows the table to a group: there alone a key opens everybody's own rack."""
    labels = {key["text"] for row in keys_of(call) for key in row}
    return bool(labels & {"My rack", "My cards"})


def clears_result(call: Call) -> bool:
    """Whether a call leaves a result only the keys that show its round."""
    shown = {kind.partition(" ")[0] for kind in offered_by(call)}
    ended = {"replay", "record"} <= shown and not shown & {"next", "rematch"}
    return ended and call.method.startswith("editMessage")


def keys_of(call: Call) -> list[list[Json]]:
    rows: list[list[Json]] = (call.given.get("reply_markup") or {}).get("inline_keyboard", [])
    return rows


def offered_by(call: Call) -> set[str]:
    keys = (key for row in keys_of(call) for key in row if "callback_data" in key)
    return {kind_of(key["callback_data"]) for key in keys} if call.answered else set()


KINDS = (
    (re.compile(r"^\+#"), "a piece of the table"),
    (re.compile(r"^\+"), "a piece of the rack"),
    (re.compile(r"^~(more|onto|table)?:"), "page {}"),
    (re.compile(r"^~#"), "a meld"),
    (re.compile(r"^~"), "a colour"),
    (re.compile(r"^="), "long"),
)


def kind_of(data: str) -> str:
    """Return the kind of a button, whatever table, pieces and melds it concerns."""
    for pattern, kind in KINDS:
        if found := pattern.match(data):
            return kind.format((found[1] or "back") if found.groups() else "")
    chosen, said = data[:1] == "*", said_by(data)
    said = re.sub(r"#?\b\d+\b", "N", PIECE.sub("", re.sub(r"\bJ\b", "", said)))
    return f"{'chosen ' if chosen else ''}{' '.join(said.split())}"


async def people(game: Evening, watch: Watch, *hands: Hand) -> dict[int, Hand]:
    """Return who sits where."""
    found: dict[int, Hand] = {}
    for seat, who in enumerate(watch.now.state.seats):
        if isinstance(who, Human):
            known = await game.parts.register.who(who.person)
            watch.accounts[who.person] = int(known.address.key)
            found[seat] = next(h for h in hands if h.user.id == int(known.address.key))
    return found
