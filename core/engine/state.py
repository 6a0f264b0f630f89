"""A table as the engine knows it: who sits there, what is agreed, and the match."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal, TypeAlias

from core.engine.deeds import Deed
from core.engine.people import ChatId, Computer, Human, Nobody, Occupant, PersonId
from core.rules.family import NO_DRAFT, Draft
from core.rules.match import Match
from core.rules.pieces import Seat
from core.rules.sheet import Goal, Sheet

ClockChoice: TypeAlias = Literal["sheet", "2m", "5m", "1h", "24h", "3d", "none"]
"""How long a turn may take; `sheet`: as it is printed."""


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
    youngest: PersonId | None = None
    """Who the host says is the youngest, where that decides who begins."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatDraft:
    """What a seat has in mind for its turn, with a version that grows with each change."""

    draft: Draft = NO_DRAFT
    version: int = 0


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
    match: Match | None = None
    """None before the first start."""
    deeds: tuple[Deed, ...] = ()
    """What has been done in this round."""
    stopped: bool = False
    version: int = 0
    """How many events have happened."""

    @property
    def phase(self) -> Phase:
        """Where the table stands."""
        if self.stopped:
            return Phase.STOPPED
        if self.match is None:
            return Phase.LOBBY
        if self.match.over:
            return Phase.OVER
        playing = self.match.round is not None and self.match.round.outcome is None
        return Phase.PLAYING if playing else Phase.BETWEEN

    @property
    def people(self) -> tuple[PersonId, ...]:
        """The people who sit at the table, in the order of the seats."""
        return tuple(who.person for who in self.seats if isinstance(who, Human))

    def seat_of(self, person: PersonId) -> Seat | None:
        """Return where a person sits."""
        return next((s for s, who in enumerate(self.seats) if who == Human(person)), None)

    def occupant_to_move(self) -> Occupant:
        """Return who has to act; Nobody where no round is being played."""
        if self.match is None or self.match.round is None or self.match.round.outcome is not None:
            return Nobody()
        return self.seats[self.match.round.to_move]

    def computers_turn(self) -> Computer | None:
        """Return the computer player that has to act."""
        who = self.occupant_to_move()
        return who if isinstance(who, Computer) else None
