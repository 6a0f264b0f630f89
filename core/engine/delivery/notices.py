"""What a table has to tell, as facts: worded only when it is sent, for who reads it.

Notices about a table are overtaken by later ones (`overtakes`); personal ones are each sent.
"""

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import ClassVar

from core.engine.people import ChatId, Occupant, PersonId, TableId, To, ToPerson
from core.engine.table.deeds import Deed
from core.rules.pieces import Pieces, Seat


class Urgency(IntEnum):
    """What goes first where a platform takes only so much."""

    ANSWER = 0
    """To who has just said or pressed something."""
    TURN = 1
    TABLE = 2
    REST = 3
    NEWS = 4
    """What concerns no table: it can wait until everything else has gone out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """Something to tell about a table, to one place."""

    urgency: ClassVar[Urgency] = Urgency.REST

    to: To
    table: TableId
    slow: bool = False
    """Whether it can wait until the night is over: its table has a long clock."""

    def overtakes(self, _earlier: "Notice") -> "Notice | None":
        """Return what to send in place of an earlier unsent one and this; None: send both."""
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyChanged(Notice):
    """Who sits at the table, or what is agreed, is different: show the lobby."""

    urgency: ClassVar[Urgency] = Urgency.TABLE

    def overtakes(self, earlier: Notice) -> Notice | None:
        """A lobby says everything: the last one is enough."""
        return self if type(earlier) is type(self) and _same_place(self, earlier) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Notice):
    """A round was dealt: show the table and who begins, and why; to a person, the own rack."""

    urgency: ClassVar[Urgency] = Urgency.TABLE

    deeds: tuple[Deed, ...] = ()
    """What has been done since."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatsActed(Notice):
    """Seats have acted: show the table, with what they did."""

    urgency: ClassVar[Urgency] = Urgency.TABLE

    deeds: tuple[Deed, ...]

    def overtakes(self, earlier: Notice) -> Notice | None:
        """Several turns in a row are told in one message."""
        if isinstance(earlier, SeatsActed | RoundBegan) and _same_place(self, earlier):
            return replace(earlier, deeds=earlier.deeds + self.deeds)
        return self if _renews_before(self, earlier) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class YourTurn(Notice):
    """It is a person's turn: show the own turn, as something new."""

    urgency: ClassVar[Urgency] = Urgency.TURN

    def overtakes(self, earlier: Notice) -> Notice | None:
        """One's own turn shows the table too, and what happened there."""
        shown = isinstance(earlier, SeatsActed | RoundBegan | TurnRenewed | YourTurn)
        return self if shown and _same_place(self, earlier) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnRenewed(Notice):
    """What can be done is different though nobody has acted: renew what stands, send nothing."""

    urgency: ClassVar[Urgency] = Urgency.TABLE

    def overtakes(self, earlier: Notice) -> Notice | None:
        """What is still to be shown will show it; one renewal is enough."""
        return earlier if isinstance(earlier, SHOWING) and _same_place(self, earlier) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundOver(Notice):
    """A round has ended, and perhaps the match: show the result, all racks face up."""

    urgency: ClassVar[Urgency] = Urgency.TABLE

    deeds: tuple[Deed, ...]
    """How it came to that."""

    def overtakes(self, earlier: Notice) -> Notice | None:
        """The result shows the table too."""
        if isinstance(earlier, SeatsActed) and _same_place(self, earlier):
            return replace(self, deeds=earlier.deeds + self.deeds)
        return self if _renews_before(self, earlier) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatPassedOn(Notice):
    """Somebody else plays for a seat from now on, or nobody does."""

    seat: Seat
    before: Occupant
    after: Occupant


@dataclass(frozen=True, slots=True, kw_only=True)
class StoodIn(Notice):
    """A computer plays for somebody until that person acts."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnerBack(Notice):
    """Somebody for whom a computer played plays again."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockStands(Notice):
    """The clock stands still."""

    by: PersonId | None = None
    """Who stopped it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyThere(Notice):
    """Nobody is left who plays: the table waits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockRuns(Notice):
    """The clock runs again."""

    by: PersonId | None = None
    """Who set it going."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeShort(Notice):
    """A quarter of a long turn is left to whom it is told."""

    urgency: ClassVar[Urgency] = Urgency.TURN

    seconds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DrewForYou(Notice):
    """A standing order has let a turn go by; only for whose turn it was."""

    pieces: Pieces
    """What was drawn; none where nothing was left to draw."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnWaits(Notice):
    """Somebody's turn began in quiet hours that are over: who is called in chats is called now."""

    urgency: ClassVar[Urgency] = Urgency.TURN


@dataclass(frozen=True, slots=True, kw_only=True)
class Nudged(Notice):
    """Somebody asks whose turn it is to go on; told again, it says that this turn is over."""

    urgency: ClassVar[Urgency] = Urgency.TURN

    by: PersonId
    """Who asks; whose turn it was, once it is over."""

    @property
    def over(self) -> bool:
        """Whether the turn is over."""
        return self.to == ToPerson(self.by)


@dataclass(frozen=True, slots=True, kw_only=True)
class HostChanged(Notice):
    """The table has another host."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableClosed(Notice):
    """The table was closed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NextAwaited(Notice):
    """Somebody is ready for the next round, or has left: the result says who is not yet."""

    urgency: ClassVar[Urgency] = Urgency.TABLE

    def overtakes(self, earlier: Notice) -> Notice | None:
        """The last one says it all."""
        return self if type(earlier) is type(self) and _same_place(self, earlier) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyStarted(Notice):
    """A lobby has ended by itself: it says so where it stood, and nobody is called."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatWanted(Notice):
    """Somebody will have a seat in the next round."""

    person: PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class HomeLost(Notice):
    """A chat that showed the table is out of reach: all who sit there are told.

    Told again with a chat that shows it, or once the table is closed, it says that.
    """

    chat: ChatId


@dataclass(frozen=True, slots=True, kw_only=True)
class HomeLeft(Notice):
    """A table is shown in another chat from now on: said where it was shown before."""

    moved_to: ChatId


@dataclass(frozen=True, slots=True, kw_only=True)
class OutOfReach(Notice):
    """Somebody cannot be told anything in private: said once where the table is shown."""

    person: PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class WithinReach(Notice):
    """Somebody can be told things in private again: what said otherwise says so."""

    person: PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class Announced(Notice):
    """Whoever runs the program has something to say, where a table is shown."""

    urgency: ClassVar[Urgency] = Urgency.NEWS

    text: str


SHOWING = (TurnRenewed, SeatsActed, RoundBegan, YourTurn, RoundOver)
"""Notices by which a table, or the own turn, is shown as it is when they go out."""


def _renews_before(one: Notice, earlier: Notice) -> bool:
    """Say whether an earlier renewal is not needed any more."""
    return isinstance(earlier, TurnRenewed) and _same_place(one, earlier)


def _same_place(one: Notice, other: Notice) -> bool:
    return (one.to, one.table) == (other.to, other.table)
