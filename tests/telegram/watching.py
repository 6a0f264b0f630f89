"""Somebody who sees the racks and all of Telegram, and finds what should not be there."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import BytesIO

from PIL import Image

from bot.render.board import Board
from bot.render.picture import Picture
from bot.render.pictures.pages import page
from bot.render.pictures.trace import trace
from bot.render.roles import bare
from core.engine.evolve import evolve
from core.engine.happened import Acted
from core.engine.people import Human
from core.engine.ports import Change, Posted
from core.engine.state import TableState
from core.rules.pieces import Seat
from core.rules.round import Round
from storage.memory import MemoryStore
from tests.telegram.loopback.hands import content
from tests.telegram.loopback.server import Call, Loopback
from tests.telegram.loopback.world import Json

PIECE = re.compile(r"(?<![\w=])([rbkgy]\d{1,2}|(?:10|[2-9AJQK])[SHDC])(?!\w)")
COUNTED = re.compile("(send|edit)(?!ChatAction)")
"""Calls that count against what a group may be sent."""
SUGGESTED = re.compile(r"^(?:•.*|[a-z]+: .*|.* missing.*|Drawn for.*)$", re.MULTILINE)
"""Lines that name pieces whoever holds them: rules by example, what others would make a meld."""
ASKED = re.compile("No round is over yet|After .* round")
"""What a group is told because somebody asked for it."""
LAST = b"\nshows picture "


@dataclass
class Moment:
    """A table as it was stored, and what has lain face up in its round until then."""

    state: TableState
    versions: dict[Seat, int]
    """Of the drafts."""
    public: frozenset[str]

    @property
    def round(self) -> Round | None:
        return self.state.running


class WatchedStore(MemoryStore):
    """Remembers each change of the one table that is played at."""

    def __init__(self) -> None:
        super().__init__()
        self.moments: list[Moment] = []

    async def append(self, change: Change) -> tuple[Posted, ...]:
        posted = await super().append(change)
        last = self.moments[-1] if self.moments else None
        state, public = (None, frozenset()) if last is None else (last.state, last.public)
        for event in change.events:
            state = evolve(state, event)
            public = _face_up(state, public if isinstance(event, Acted) else frozenset[str]())
        assert state is not None
        drafts = {seat: draft.version for seat, draft in change.drafts.items()}
        self.moments.append(Moment(state, {**(last.versions if last else {}), **drafts}, public))
        return posted


def _face_up(state: TableState, before: frozenset[str]) -> frozenset[str]:
    round_ = None if state.match is None else state.match.round
    if round_ is None:
        return frozenset()
    seen = state.sheet.family.view(round_, None)
    lying = [piece for meld in seen.table for piece in meld.pieces]
    return before | {bare(piece) for piece in (*lying, *seen.discard)}


class Sketcher:
    """Paints nothing, and remembers what would have been painted."""

    def __init__(self) -> None:
        self.pictures: list[Picture] = []

    async def file(self, picture: Picture) -> bytes:
        self.pictures.append(picture)
        small = BytesIO()
        Image.new("RGB", (2, 2)).save(small, "GIF" if picture.moves else "PNG")
        return small.getvalue() + LAST + str(len(self.pictures) - 1).encode()


@dataclass
class Watch:
    """Looks at every call as it is made."""

    telegram: Loopback
    store: WatchedStore
    sketcher: Sketcher
    when: list[int] = field(default_factory=list)
    """How many changes had been stored when each call was made."""

    offered: set[str] = field(default_factory=set)
    looked: int = 0
    before: int = 0
    """How many had been made when the watch began."""
    accounts: dict[int, int] = field(default_factory=dict)
    """Of the people at the table."""

    def __post_init__(self) -> None:
        self.before = len(self.telegram.calls)
        self.telegram.before = lambda _method, _given: self.when.append(len(self.store.moments))

    @property
    def now(self) -> Moment:
        return self.store.moments[-1]

    def told(self) -> Iterator[tuple[Call, Moment]]:
        """Every call of the round that it belongs to, with the table as it was then."""
        for call, moment in zip(self.telegram.calls[self.before :], self.when, strict=True):
            if moment and call.answered:
                yield call, self.store.moments[moment - 1]

    def leaks(self) -> list[str]:
        """Pieces that somebody was shown while they stood on the rack of somebody else."""
        return [
            f"{call.method} to {self._reader(call)}: {sorted(found)} in {content(call.given)!r}"
            for call, moment in self.told()
            if (found := self._shown(call) & self._secret(moment, self._reader(call)))
        ]

    def _secret(self, moment: Moment, reader: int) -> set[str]:
        if moment.round is None:
            return set()
        racks = enumerate(moment.round.racks)
        other = {bare(p) for seat, rack in racks if self._who(moment, seat) != reader for p in rack}
        return other - moment.public - {"J"}

    def _who(self, moment: Moment, seat: Seat) -> int | None:
        who = moment.state.seats[seat]
        return self.accounts.get(who.person) if isinstance(who, Human) else None

    def _reader(self, call: Call) -> int:
        if call.method == "answerCallbackQuery":
            return self.telegram.pressers[call.given["callback_query_id"]]
        return int(call.given.get("chat_id", 0))

    def _shown(self, call: Call) -> set[str]:
        """All the pieces that a call shows, in words, on buttons and in its picture."""
        lesson = any(kind.startswith("learn") for kind in offered_by(call))
        if lesson or call.method in {"sendAnimation", "sendDocument"}:
            return set()
        media = call.given.get("media", {})
        said = SUGGESTED.sub("", content({**call.given, **media}))
        found = set(PIECE.findall(said))
        labels = [key["text"] for row in keys_of(call) for key in row]
        found |= {match for label in labels for match in PIECE.findall(label)}
        return found | {piece for file in call.files.values() for piece in self._drawn(file)}

    def _drawn(self, file: bytes) -> Iterator[str]:
        _, _, number = file.partition(LAST)
        picture = self.sketcher.pictures[int(number)]
        if isinstance(picture.shown, Board):
            drawn = trace(page(picture.shown, picture.theme))
            yield from (thing.what.partition("=")[0] for thing in drawn if thing.kind == "piece")

    def never_pressed(self) -> set[str]:
        """The kinds of buttons that were offered, and nobody has pressed.

        What a host can set in the lobby is pressed where the lobby is tested.
        """
        calls = self.telegram.calls
        self.offered |= {kind for call in calls[self.looked :] for kind in offered_by(call)}
        self.looked = len(calls)
        return self.offered - {kind_of(data) for data in self.telegram.pressed} - {"settings"}

    def calls_a_turn(self, chat: int) -> tuple[int, int]:
        """The most calls to a group in one turn that count for its limit; and deletions."""
        counted: Counter[int] = Counter()
        gone: Counter[int] = Counter()
        turns = self._turns()
        for call, moment in zip(self.telegram.calls[self.before :], self.when, strict=True):
            turn = turns.get(moment)
            asked = ASKED.search(content(call.given))
            if call.given.get("chat_id") == chat and turn is not None and not asked:
                counted[turn] += bool(COUNTED.match(call.method))
                gone[turn] += call.method == "deleteMessage"
        return max(counted.values(), default=0), max(gone.values(), default=0)

    def _turns(self) -> dict[int, int]:
        """Which turn it is that each change belongs to, as long as a round is played."""
        turns: dict[int, int] = {}
        turn, last = 0, None
        for number, moment in enumerate(self.store.moments, 1):
            mover = None if moment.round is None else (id_of(moment), moment.round.to_move)
            turn += mover != last
            last = mover
            if mover is not None and moment.state.deeds:
                turns[number] = turn
        return turns


def id_of(moment: Moment) -> int:
    """Which round is played."""
    return 0 if moment.state.match is None else moment.state.match.rounds_played


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
    """What sort of button that is, whatever table, pieces and melds it is about."""
    for pattern, kind in KINDS:
        if found := pattern.match(data):
            return kind.format((found[1] or "back") if found.groups() else "")
    chosen, said = data[:1] == "*", data.split(".", 3)[-1]
    said = re.sub(r"#?\b\d+\b", "N", PIECE.sub("", re.sub(r"\bJ\b", "", said)))
    return f"{'chosen ' if chosen else ''}{' '.join(said.split())}"
