"""A watcher that knows every rack and finds what a message must not show on Discord."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise

from core.engine.people import Human, PersonId
from tests.support.discord.client.components import described, every
from tests.support.discord.client.rendering import rendered
from tests.support.discord.counted import offered, used
from tests.support.discord.loopback.asked import CALLBACK, Request
from tests.support.discord.loopback.interactions import COMMAND
from tests.support.discord.loopback.refusals import too_many_old_edits
from tests.support.discord.loopback.server import Call, Loopback
from tests.support.discord.loopback.world import EPHEMERAL, Json, Sent
from tests.support.evenings.sketching import Sketcher
from tests.support.evenings.stored import Moment, WatchedStore, of_another_round, secrets, turns
from tests.support.evenings.written import PIECE, SUGGESTED, in_notation

MESSAGES = "/channels/{channel_id}/messages"
COUNTED = {f"POST {MESSAGES}": "sent", f"PATCH {MESSAGES}/{{message_id}}": "edited",
           f"DELETE {MESSAGES}/{{message_id}}": "deleted"}  # fmt: skip
TOO_OLD = too_many_old_edits(0).code
COLOURS = {"red": "r", "blue": "b", "black": "k", "yellow": "y", "green": "g"}
OPEN = (".gif", ".toml")
"""Files of finished rounds."""
AGAIN = re.compile("\nLeft over: |Here’s the last round again")
"""Words of the story of a finished round."""
ON_TURN = re.compile(r"It’s @?(.+?)’s turn")


@dataclass
class Watch:
    """Checks every call as it is made."""

    discord: Loopback
    store: WatchedStore
    sketcher: Sketcher
    people: dict[str, PersonId] = field(default_factory=dict)
    """The players, by the ids of their accounts."""
    when: list[tuple[int, int]] = field(default_factory=list)
    """How many changes and messages there were before each call."""
    before: int = 0
    """How many calls there were when the watch began."""
    excused: set[int] = field(default_factory=set)
    """Turns in which somebody asked for more than the turn needs."""

    def __post_init__(self) -> None:
        self.before = len(self.discord.calls)
        self.discord.before = self._note

    def _note(self, _asked: Request) -> None:
        self.when.append((len(self.store.moments), len(self.discord.world.journal)))

    @property
    def now(self) -> Moment:
        return self.store.moments[-1]

    def excuse(self, since: int | None = None) -> None:
        """Do not count the calls of the current turn, and those since a change."""
        now = len(self.store.moments)
        self.excused |= set(range(now if since is None else since, now + 1))

    def leaks(self) -> list[str]:
        """Return pieces that somebody was shown while they were on another player's rack.

        A message that loses its buttons repeats its text, which counts only the first time.
        """
        said: dict[str, set[str]] = {}
        found: list[str] = []
        for sent, moment in self.shown():
            before, now = said.get(sent.data["id"], set()), self.pieces(sent.data)
            if of_another_round(self.words(sent.data), moment):
                continue
            if given := (now - before) & secrets(moment, self._reader(sent)):
                found.append(f"{sorted(given)} to {sent.reader}: {self.words(sent.data)!r}")
            said[sent.data["id"]] = before | now
        return found

    def shown(self) -> Iterator[tuple[Sent, Moment]]:
        """Yield all that was shown since the table was opened, with the table at that time."""
        journal = self.discord.world.journal
        ends = [*(told for _, told in self.when[1:]), len(journal)]
        for (moment, told), end in zip(self.when, ends, strict=True):
            for sent in journal[told:end] if moment else ():
                yield sent, self.store.moments[moment - 1]

    def _reader(self, sent: Sent) -> PersonId | None:
        return None if sent.reader is None else self.people.get(sent.reader.id)

    def words(self, data: Json) -> str:
        return rendered(data, self.discord.world)

    def pieces(self, data: Json) -> set[str]:
        """Return all the pieces that a message shows, in words, components and pictures."""
        learns = any(kind.startswith("learn") for kind in _kinds(data))
        if learns or AGAIN.search(self.words(data)):
            return set()
        files = [one for one in data["attachments"] if not one["filename"].endswith(OPEN)]
        said = [SUGGESTED.sub("", self.words(data)), *_labels(data)]
        drawn = (self.sketcher.pieces_in(self.discord.world.files[one["id"]]) for one in files)
        return {found for text in said for found in PIECE.findall(in_notation(text))}.union(
            _told(described(data)), *drawn
        )

    def said_aloud(self) -> list[str]:
        """Return commands of the turn that were answered in public."""
        begun = (one for one in self.discord.interactions.begun.values() if one.kind == COMMAND)
        turns_ = (one for one in begun if one.data["name"] == "turn" and one.channel.guild)
        return [
            str(one.data["options"][0]["name"])
            for one in turns_
            if not ((one.answer or {}).get("data") or {}).get("flags", 0) & EPHEMERAL
        ]

    def never_used(self) -> set[str]:
        """Return the kinds of components that were offered and never used."""
        return offered(self.discord) - used(self.discord)

    def too_many_calls(self, channel: str) -> list[str]:
        """Return turns with more calls in a channel than one edit and one announcement.

        Deletions are counted apart, one a turn. If a turn takes several acts (a card is taken,
        another one discarded), each may be shown by an edit. What shows a turn counts for it, even
        if the next player has acted meanwhile. The edit that removes a result's buttons at the next
        deal belongs to no turn, nor do the calls that replace a message which Discord lets nobody
        edit any more, as it is an hour old.
        """
        acts, made = self._acts(), self._made(channel)
        return [
            f"turn {turn}: {dict(calls)}"
            for turn, calls in made.items()
            if calls["sent"] > 1 or calls["deleted"] > 1 or calls["edited"] > max(1, acts[turn])
        ]

    def _made(self, channel: str) -> Mapping[int, Counter[str]]:
        """Return the calls to a channel, by turn."""
        turn_of = turns(self.store.moments)
        excused = {turn_of.get(moment) for moment in self.excused}
        made: defaultdict[int, Counter[str]] = defaultdict(Counter)
        movers, replaces = self._movers(turn_of), Replacements()
        for call, (moment, _) in zip(self.discord.calls[self.before :], self.when, strict=True):
            turn, name = turn_of.get(moment), COUNTED.get(call.kind)
            if name is None or replaces.has(call, name):
                continue
            shown = ON_TURN.search(self.words(call.asked.body))
            if turn is not None and shown is not None:
                turn = shown_turn(shown[1], turn, movers)
            if turn is None or turn in excused or clears_result(call):
                continue
            made[turn][name] += call.asked.named.get("channel_id") == channel
        return made

    def _movers(self, turn_of: Mapping[int, int]) -> dict[int, str]:
        """Return the name of the player of each turn; none for a computer's."""
        users = self.discord.world.users
        names = {person: users[account].name for account, person in self.people.items()}
        found = dict[int, str]()
        for number, turn in turn_of.items():
            moment = self.store.moments[number - 1]
            mover = None if moment.round is None else moment.state.seats[moment.round.to_move]
            found[turn] = names.get(mover.person, "") if isinstance(mover, Human) else ""
        return found

    def _acts(self) -> Counter[int]:
        """Return the number of acts of each turn."""
        turn_of, moments = turns(self.store.moments), self.store.moments
        acts = Counter(dict.fromkeys(turn_of.values(), 1))
        for number, (before, after) in enumerate(pairwise(moments), 2):
            turn = turn_of.get(number, 0)
            goes_on = turn and turn_of.get(number - 1) == turn
            acts[turn] += bool(goes_on and len(after.state.deeds) > len(before.state.deeds))
        return acts

    def callbacks(self) -> tuple[int, int]:
        """Return the number of acts, and of their answers."""
        calls = self.discord.calls
        return len(self.discord.interactions.begun), sum(one.kind == CALLBACK for one in calls)


def shown_turn(name: str, arrived: int, movers: Mapping[int, str]) -> int:
    """Return the last turn of a named player when a call arrived, or else the turn at that time."""
    own = (turn for turn in range(arrived, 0, -1) if movers.get(turn) == name)
    return next(own, arrived)


@dataclass
class Replacements:
    """Tells the calls that replace messages which Discord lets nobody edit any more."""

    old: set[str] = field(default_factory=set)
    """The messages that could not be edited."""
    owed: Counter[str] = field(default_factory=Counter)
    """The new messages that have to follow, by channel."""

    def has(self, call: Call, name: str) -> bool:
        """Whether a call is a refused edit, the new message after it, or deletes the old one."""
        channel, message = (call.asked.named.get(f"{one}_id", "") for one in ("channel", "message"))
        if call.refused is not None and call.refused.code == TOO_OLD:
            self.old.add(message)
            self.owed[channel] += 1
            return True
        if name == "sent" and self.owed[channel]:
            self.owed[channel] -= 1
            return True
        return name == "deleted" and message in self.old


def clears_result(call: Call) -> bool:
    """Whether a call leaves a result only the buttons that show its round."""
    if COUNTED.get(call.kind) != "edited" or not call.asked.body.get("components"):
        return False
    shown = {kind.partition(" ")[0] for kind in _kinds(call.asked.body)} - {""}
    return {"replay", "record"} <= shown and "next" not in shown


def _kinds(data: Json) -> set[str]:
    ids = (part.get("custom_id") or "" for part in every(data["components"]))
    return {id_.split(".", 3)[-1] for id_ in ids}


def _labels(data: Json) -> Iterator[str]:
    """Yield the labels and values of buttons and lists, without emoji."""
    for part in every(data["components"]):
        yield re.sub(r"[^\x00-\x7f]", " ", f"{part.get('label')} {part.get('custom_id')}")
        for option in part.get("options") or ():
            yield re.sub(r"[^\x00-\x7f]", " ", f"{option['label']} {option['value']}")


def _told(text: str) -> Iterator[str]:
    """Yield the tiles that a picture's text names, as `red 1, 4`."""
    row = rf"({'|'.join(COLOURS)}) (\d+(?: \(joker\))?(?:, \d+(?: \(joker\))?)*)"
    for colour, numbers in re.findall(row, text):
        named = (number for number in numbers.split(", ") if number.isdecimal())
        yield from (f"{COLOURS[colour]}{number}" for number in named)
