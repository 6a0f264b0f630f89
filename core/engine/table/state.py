"""The state of a table in the engine: seats, settings and the match."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal, TypeAlias

from core.engine.people import ChatId, Computer, Human, Look, Nobody, Occupant, PersonId
from core.engine.table.deeds import Deed
from core.rules.drafts import NO_DRAFT, Draft, Plan
from core.rules.events import StarterTile
from core.rules.family import Hint
from core.rules.match import Match
from core.rules.pieces import Pieces, Seat, Table
from core.rules.round import Round
from core.rules.seals import Fairness
from core.rules.sheet import Goal, Sheet

CLOCKS = ("sheet", "2m", "5m", "1h", "24h", "3d", "none")
"""The time limits of a turn that are offered; `sheet` uses the printed limit."""
SECONDS: Mapping[str, int] = {
    "2m": 120, "5m": 300, "1h": 3_600, "24h": 86_400, "3d": 259_200, "none": 0,
}  # fmt: skip
SHORTEST_LIMIT, LONGEST_LIMIT = 30, 7 * 86_400
"""The bounds of any other time limit, in seconds: it is written as `90s`."""


def limit_of(clock: str) -> int:
    """Return the seconds of a time limit that is not the sheet's own; 0 for none."""
    return SECONDS[clock] if clock in SECONDS else int(clock.removesuffix("s"))


Racks: TypeAlias = Literal["dm", "here"]
"""Where racks are shown: in direct messages, or opened in the chat of the table."""


class Phase(StrEnum):
    """The phase of a table."""

    LOBBY = "lobby"
    PLAYING = "playing"
    BETWEEN = "between"
    """A round is over; the next one is not dealt yet."""
    OVER = "over"
    """The match is won; a rematch is possible."""
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True, kw_only=True)
class Assist:
    """The level of help at a table; `hints` is the budget in the mode of that name."""

    mode: Literal["none", "arrange", "hints", "open"] = "arrange"
    hints: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of a table, besides its sheet."""

    goal: Goal | None = None
    """When the match ends; None uses the sheet's goal."""
    clock: str = "5m"
    """One of `CLOCKS`, or another time limit such as `90s`."""
    assist: Assist = field(default_factory=Assist)
    leavers: Literal["computer", "closed"] = "computer"
    """How a seat continues when its player leaves."""
    computers: str = "easy"
    """The level of computers that replace people."""
    idle_timeouts: int = 3
    """The number of idle timeouts in a row before a computer stands in; 0 for never."""
    youngest: PersonId | None = None
    """The youngest player according to the host, for sheets where age decides the start."""
    look: Look | None = None
    """How the table is shown to everybody; None uses the platform's default."""
    theme: str | None = None
    """The colours of the picture; None uses the bot's default."""
    joins: Literal["round", "midway"] = "round"
    """When a new player sits down: in the next round, or at once in a computer's seat."""
    watch: bool = False
    """Whether people may watch from elsewhere."""
    racks: Racks | None = None
    """Where racks are shown on platforms that can do both; None: as the bot's owner prefers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RackOrder:
    """How a player sorts their rack: pinned blocks first, then the sorted rest."""

    by: Literal["colour", "number"] = "colour"
    blocks: tuple[Pieces, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingOrder:
    """An order to draw when no lay is possible: for this round, or until the first laying."""

    until: Literal["round", "first"] = "round"
    left: bool = False
    """Whether this turn was left to the owner, who has a lay or a choice."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatState:
    """What a seat keeps besides the events: its draft, rack order, hint and plan.

    The version grows with each change of the draft.
    """

    draft: Draft = NO_DRAFT
    version: int = 0
    order: RackOrder = field(default_factory=RackOrder)
    """A changed order keeps the version."""
    hint: Hint | None = None
    """The hint found for the seat; any action drops it."""
    grade: int = 0
    """How many steps of the hint are revealed."""
    hints: int = 0
    """The hints used in this match: each newly revealed step counts as one."""
    hints_before: int = 0
    """The hints used in this match before this round."""
    auto: StandingOrder | None = None
    plan: Plan = field(default_factory=Plan)
    """The plan that the seat prepares while others play."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Evening:
    """Consecutive matches of the same people in the same seats."""

    seats: tuple[Occupant, ...] = ()
    matches: int = 0
    won: tuple[int, ...] = ()
    """The number of matches won, by seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Absence:
    """What a player has missed since a computer stood in."""

    seat: Seat
    turns: int = 0
    """The number of turns that a computer took."""
    hosted: bool = False
    """Whether the player was the host."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CutWord:
    """A word that a player added to the next shuffle."""

    person: PersonId
    word: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TableState:
    """The full state of a table, secrets included: only a `TableView` leaves the engine."""

    code: str
    chats: tuple[ChatId, ...]
    """The chats that show the table; empty for a private table."""
    host: PersonId
    sheet: Sheet
    settings: Settings
    seats: tuple[Occupant, ...] = ()
    waiting: tuple[PersonId, ...] = ()
    """People who asked for a seat in the next round."""
    match: Match | None = None
    """None before the first start."""
    starter_draw: tuple[StarterTile, ...] = ()
    """The draw for the starter of this round."""
    deeds: tuple[Deed, ...] = ()
    """The actions of this round."""
    tables: tuple[Table, ...] = ()
    """The table of this round after the deal, and after each action."""
    gains: tuple[Pieces, ...] = ()
    """The new pieces on each rack since the seat's last action."""
    idle: tuple[int, ...] = ()
    """The number of idle timeouts in a row, by seat."""
    standins: frozenset[Seat] = frozenset()
    """The seats that a computer plays until their owners act."""
    absences: tuple[Absence, ...] = ()
    """What the owners of these seats have missed."""
    dealt: tuple[Occupant, ...] = ()
    """The players when the round was dealt."""
    played: tuple[Occupant, ...] = ()
    """The players when the last round ended; empty while a round is running."""
    evening: Evening = field(default_factory=Evening)
    """The results of the finished matches."""
    ready: tuple[PersonId, ...] = ()
    """People who are ready for the next round."""
    watchers: tuple[PersonId, ...] = ()
    """People who watch from elsewhere."""
    agreed: tuple[PersonId, ...] = ()
    """People who agreed to show the review of the last round to everybody."""
    unreached: frozenset[PersonId] = frozenset()
    """Players who are unreachable in private; the others know it."""
    paused: bool = False
    """Whether the clock is paused; nobody can play meanwhile."""
    paused_by: PersonId | None = None
    """The player who paused it; None if it was paused automatically."""
    deserted: bool = False
    """Whether it is paused because all players are away: the first who is back resumes it."""
    stopped: bool = False
    daily: str = ""
    """The day whose hand is played here; empty at all other tables."""
    seed: str = ""
    """The secret seed of the next deal; players see only its commitment before the deal."""
    deals: int = 0
    """The number of rounds dealt at this table."""
    cuts: tuple[CutWord, ...] = ()
    """The words for the next deal."""
    fairness: Fairness | None = None
    """What fixes the shuffles of this round."""
    shuffles: int = 0
    """The number of shuffles so far in this round."""
    version: int = 0
    """The number of events."""
    moved: int = 0
    """The version at which buttons last became outdated; new buttons carry it.

    During a match, only actions, deals and endings change it. A pause, a setting, a guest or a lost
    private chat keeps all buttons valid.
    """

    @property
    def phase(self) -> Phase:
        """The current phase."""
        if self.stopped:
            return Phase.STOPPED
        if self.match is None:
            return Phase.LOBBY
        if self.match.over:
            return Phase.OVER
        return Phase.PLAYING if self.running is not None else Phase.BETWEEN

    @property
    def seconds(self) -> int:
        """The time limit of a turn in seconds; 0 for none."""
        choice = self.settings.clock
        return self.sheet.time_limit if choice == "sheet" else limit_of(choice)

    @property
    def begun(self) -> Match:
        """The match; raises LookupError before the first start."""
        if self.match is None:
            raise LookupError("no match has begun")
        return self.match

    @property
    def running(self) -> Round | None:
        """The running round; None if no round is being played."""
        if self.stopped or self.match is None or self.match.round is None:
            return None
        return self.match.round if self.match.round.outcome is None else None

    @property
    def may_be_judged(self) -> bool:
        """Whether the rules still allow objecting to the last lay; it need not be wrong."""
        running = self.running
        if running is None:
            return False
        view = self.sheet.family.rules.view
        return any(view(running, seat).may_object for seat in running.active)

    @property
    def people(self) -> tuple[PersonId, ...]:
        """The people at the table, in seat order."""
        return tuple(who.person for who in self.seats if isinstance(who, Human))

    def seat_of(self, person: PersonId) -> Seat | None:
        """Return a person's seat; None without one."""
        return next((s for s, who in enumerate(self.seats) if who == Human(person)), None)

    def absence_of(self, seat: Seat) -> Absence:
        """Return what the owner of a seat has missed since a computer stood in."""
        return next((one for one in self.absences if one.seat == seat), Absence(seat=seat))

    @property
    def to_move(self) -> Occupant:
        """The player to move; nobody if no round is running."""
        running = self.running
        return Nobody() if running is None else self.player_of(running.to_move)

    @property
    def awaited(self) -> Seat | None:
        """The seat that a person has to move now; None for computers, and while paused."""
        running = self.running
        if running is None or self.paused:
            return None
        return running.to_move if isinstance(self.player_of(running.to_move), Human) else None

    def player_of(self, seat: Seat) -> Occupant:
        """Return the current player of a seat: the stand-in, if there is one."""
        return Computer(self.settings.computers) if seat in self.standins else self.seats[seat]

    @property
    def computer_to_move(self) -> Computer | None:
        """The computer player to move; None while the table is paused."""
        mover = self.to_move
        return mover if isinstance(mover, Computer) and not self.paused else None


def round_of(match: Match) -> Round:
    """Return the round of a match, running or over; raises LookupError before the first deal."""
    if match.round is None:
        raise LookupError("no round has been dealt")
    return match.round
