"""A table as the engine knows it: who sits there, what is agreed, and the match."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal, TypeAlias

from core.engine.people import ChatId, Computer, Human, Look, Nobody, Occupant, PersonId
from core.engine.table.deeds import Deed
from core.rules.events import StarterTile
from core.rules.family import NO_DRAFT, Draft, Hint
from core.rules.match import Match
from core.rules.pieces import Pieces, Seat, Table
from core.rules.round import Round
from core.rules.sheet import Goal, Sheet
from core.rules.shuffle.seals import Fairness

ClockChoice: TypeAlias = Literal["sheet", "2m", "5m", "1h", "24h", "3d", "none"]
"""How long a turn may take; `sheet`: as it is printed."""
CLOCKS: tuple[ClockChoice, ...] = ("sheet", "2m", "5m", "1h", "24h", "3d", "none")
SECONDS: Mapping[str, int] = {
    "2m": 120, "5m": 300, "1h": 3_600, "24h": 86_400, "3d": 259_200, "none": 0,
}  # fmt: skip


class Phase(StrEnum):
    """Where a table stands."""

    LOBBY = "lobby"
    PLAYING = "playing"
    BETWEEN = "between"
    """A round is over, the next has not been dealt."""
    OVER = "over"
    """The match is won; a rematch is possible."""
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True, kw_only=True)
class Assist:
    """How much help a table gives: `hints` counts a budget, in the mode of that name."""

    mode: Literal["none", "arrange", "hints", "open"] = "arrange"
    hints: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What a table has agreed on, beside its sheet."""

    goal: Goal | None = None
    """When the match is over; None: what the sheet says."""
    clock: ClockChoice = "5m"
    assist: Assist = field(default_factory=Assist)
    leavers: Literal["computer", "closed"] = "computer"
    """What becomes of the seat of somebody who leaves."""
    computers: str = "easy"
    """How well computer players play that take somebody's seat."""
    idle_timeouts: int = 3
    """After so many timeouts in a row that found a seat idle a computer stands in; 0: never."""
    youngest: PersonId | None = None
    """Who the host says is the youngest, where that decides who begins."""
    look: Look | None = None
    """How everybody is shown the table; None: as the platform likes it best."""
    theme: str | None = None
    """The colours of its picture; None: those of the bot."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RackOrder:
    """How a person likes the own rack: blocks first, then the rest, sorted."""

    by: Literal["colour", "number"] = "colour"
    blocks: tuple[Pieces, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingOrder:
    """Draw for me while I cannot lay: in this round, or until I can make the first laying."""

    until: Literal["round", "first"] = "round"
    left: bool = False
    """Whether this turn was left to its owner, who can lay something or has to choose."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatDraft:
    """What a seat has in mind for its turn, with a version that grows with each change."""

    draft: Draft = NO_DRAFT
    version: int = 0
    order: RackOrder = field(default_factory=RackOrder)
    """Changes of the order leave the version as it is."""
    hint: Hint | None = None
    """What was found for who asked for a hint, until the seat or anybody else has acted."""
    grade: int = 0
    """How much of the hint has been told."""
    hints: int = 0
    """How many hints the seat has been given in this match: each step that tells more is one."""
    hints_before: int = 0
    """How many of them before this round."""
    auto: StandingOrder | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Evening:
    """Matches in a row of the same people in the same seats."""

    seats: tuple[Occupant, ...] = ()
    matches: int = 0
    won: tuple[int, ...] = ()
    """How many each seat has won."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CutWord:
    """A word that somebody has added to the next shuffle."""

    person: PersonId
    word: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TableState:
    """Everything about a table, secrets included: it never leaves the engine, a `Sight` does."""

    code: str
    chats: tuple[ChatId, ...]
    """Where the table is shown; empty for one that was opened in private."""
    host: PersonId
    sheet: Sheet
    settings: Settings
    seats: tuple[Occupant, ...] = ()
    waiting: tuple[PersonId, ...] = ()
    """Who would like a seat in the next round."""
    match: Match | None = None
    """None before the first start."""
    starter_draw: tuple[StarterTile, ...] = ()
    """What was drawn for who begins this round."""
    deeds: tuple[Deed, ...] = ()
    """What has been done in this round."""
    tables: tuple[Table, ...] = ()
    """The table of this round as it was dealt, and as each of the deeds left it."""
    gains: tuple[Pieces, ...] = ()
    """For each seat what is new on its rack since its last action."""
    idle: tuple[int, ...] = ()
    """For each seat how many timeouts in a row found it idle."""
    standins: frozenset[Seat] = frozenset()
    """The seats for which a computer plays until their owners act."""
    dealt: tuple[Occupant, ...] = ()
    """Who held the seats when the round was dealt."""
    played: tuple[Occupant, ...] = ()
    """Who held the seats when the last round ended; empty while one is being played."""
    evening: Evening = field(default_factory=Evening)
    """How the matches have gone that are over."""
    ready: tuple[PersonId, ...] = ()
    """Who has asked for the next round."""
    unreached: frozenset[PersonId] = frozenset()
    """Who cannot be told anything in private; the others know it."""
    paused: bool = False
    """Whether the clock stands still: nobody can play before it runs again."""
    stopped: bool = False
    daily: str = ""
    """The day whose hand is played here; empty at all other tables."""
    seed: str = ""
    """The secret seed of the next deal, of which only the commitment is told before it."""
    deals: int = 0
    """How many rounds have been dealt here."""
    cuts: tuple[CutWord, ...] = ()
    """The words that go into the next deal."""
    fairness: Fairness | None = None
    """What fixes the shuffles of this round."""
    shuffles: int = 0
    """How many of them there have been."""
    version: int = 0
    """How many events have happened."""
    moved: int = 0
    """The version at which a button last changed its meaning: what buttons are made for.

    Once a match has begun, only what the seats do in a round and what begins or ends one changes
    it. A pause, a setting, a guest or a lost private chat leaves every button as good as it was.
    """

    @property
    def phase(self) -> Phase:
        """Where the table stands."""
        if self.stopped:
            return Phase.STOPPED
        if self.match is None:
            return Phase.LOBBY
        if self.match.over:
            return Phase.OVER
        return Phase.PLAYING if self.running is not None else Phase.BETWEEN

    @property
    def seconds(self) -> int:
        """How many seconds a turn may take; 0: as long as it likes."""
        choice = self.settings.clock
        return self.sheet.time_limit if choice == "sheet" else SECONDS[choice]

    @property
    def begun(self) -> Match:
        """The match; raises LookupError before the first start."""
        if self.match is None:
            raise LookupError("no match has begun")
        return self.match

    @property
    def running(self) -> Round | None:
        """The round that is being played."""
        if self.stopped or self.match is None or self.match.round is None:
            return None
        return self.match.round if self.match.round.outcome is None else None

    @property
    def people(self) -> tuple[PersonId, ...]:
        """The people who sit at the table, in the order of the seats."""
        return tuple(who.person for who in self.seats if isinstance(who, Human))

    def seat_of(self, person: PersonId) -> Seat | None:
        """Return where a person sits."""
        return next((s for s, who in enumerate(self.seats) if who == Human(person)), None)

    @property
    def to_move(self) -> Occupant:
        """Who has to act; nobody where no round is being played."""
        if self.running is None:
            return Nobody()
        return self.player_of(self.running.to_move)

    def player_of(self, seat: Seat) -> Occupant:
        """Return who plays for a seat now: a computer, where one stands in for its owner."""
        return Computer(self.settings.computers) if seat in self.standins else self.seats[seat]

    @property
    def computer_to_move(self) -> Computer | None:
        """The computer player that has to act; none while the table is paused."""
        return self.to_move if isinstance(self.to_move, Computer) and not self.paused else None


def round_of(match: Match) -> Round:
    """Return the round of a match, over or not; raises LookupError before the first deal."""
    if match.round is None:
        raise LookupError("no round has been dealt")
    return match.round
