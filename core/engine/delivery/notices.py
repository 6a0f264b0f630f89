"""The notices of a table, as facts: they are worded for their reader only when they are sent.

Later table notices replace earlier ones (`overtakes`); personal notices are all sent.
"""

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import ClassVar

from core.engine.people import ChatId, Occupant, PersonId, TableId, To, ToPerson
from core.engine.table.deeds import Deed
from core.engine.table.state import Settings
from core.rules.pieces import Pieces, Seat


class Urgency(IntEnum):
    """The order in which notices go out when a platform limits the rate."""

    ANSWER = 0
    """The answer to somebody who has just written or pressed a button."""
    TURN = 1
    TABLE = 2
    REST = 3
    NEWS = 4
    """News that concern no table; they wait until everything else was sent."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """A fact to tell one place about a table."""

    urgency: ClassVar[Urgency] = Urgency.REST

    to: To
    table: TableId
    slow: bool = False
    """Whether the notice can wait until the reader's quiet hours end: the table's clock is long."""

    def overtakes(self, _earlier: "Notice") -> "Notice | None":
        """Return the replacement for this notice and an earlier unsent one; None: send both."""
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyChanged(Notice):
    """The players or the settings changed: show the lobby."""

    urgency: ClassVar[Urgency] = Urgency.TABLE

    def overtakes(self, earlier: Notice) -> Notice | None:
        """Replace an earlier lobby notice: the last one shows everything."""
        return self if type(earlier) is type(self) and _same_place(self, earlier) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Notice):
    """A round was dealt: show the table, the starter and the reason; to players, their racks."""

    urgency: ClassVar[Urgency] = Urgency.TABLE

    deeds: tuple[Deed, ...] = ()
    """The actions since the deal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatsActed(Notice):
    """Seats have acted: show the table and their actions."""

    urgency: ClassVar[Urgency] = Urgency.TABLE

    deeds: tuple[Deed, ...]

    def overtakes(self, earlier: Notice) -> Notice | None:
        """Merge with earlier actions into one message."""
        if isinstance(earlier, SeatsActed | RoundBegan) and _same_place(self, earlier):
            return replace(earlier, deeds=earlier.deeds + self.deeds)
        return self if _renews_before(self, earlier) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class ObjectionFailed(Notice):
    """A player objected to the last lay without a reason: it stands."""

    by: PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class YourTurn(Notice):
    """A player's turn began: show it in a new message."""

    urgency: ClassVar[Urgency] = Urgency.TURN

    def overtakes(self, earlier: Notice) -> Notice | None:
        """Replace earlier table notices: the turn shows the table and the latest actions too."""
        shown = isinstance(earlier, SeatsActed | RoundBegan | TurnRenewed | YourTurn)
        return self if shown and _same_place(self, earlier) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnRenewed(Notice):
    """The possible actions changed without a move: edit the shown message, send nothing new."""

    urgency: ClassVar[Urgency] = Urgency.TABLE

    def overtakes(self, earlier: Notice) -> Notice | None:
        """Give way to an earlier notice that will show the table anyway."""
        return earlier if isinstance(earlier, SHOWING) and _same_place(self, earlier) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundOver(Notice):
    """A round ended, and perhaps the match: show the result with all racks open."""

    urgency: ClassVar[Urgency] = Urgency.TABLE

    deeds: tuple[Deed, ...]
    """The actions that led to the end."""

    def overtakes(self, earlier: Notice) -> Notice | None:
        """Merge with earlier actions: the result shows the table too."""
        if isinstance(earlier, SeatsActed) and _same_place(self, earlier):
            return replace(self, deeds=earlier.deeds + self.deeds)
        return self if _renews_before(self, earlier) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatChanged(Notice):
    """Somebody else plays for a seat."""

    seat: Seat
    heir: PersonId | None = None
    """The new host, if the table has one because of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatPassedOn(SeatChanged):
    """A seat changed hands, or became empty."""

    before: Occupant
    after: Occupant
    removed: bool = False
    """Whether the host took the seat away: whoever had it is told so apart."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoodIn(SeatChanged):
    """A computer plays for a player until the player acts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnerBack(SeatChanged):
    """A player acts again after a computer stood in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockStands(Notice):
    """The clock was paused."""

    by: PersonId | None = None
    """The player who paused it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyThere(Notice):
    """All players are away: the table waits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockRuns(Notice):
    """The clock was resumed."""

    by: PersonId | None = None
    """The player who resumed it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeShort(Notice):
    """A quarter of a long turn is left to the reader."""

    urgency: ClassVar[Urgency] = Urgency.TURN

    seconds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanLaid(Notice):
    """A plan was laid for its owner at the start of the turn: the owner is told which pieces."""

    pieces: Pieces


@dataclass(frozen=True, slots=True, kw_only=True)
class PostDone(Notice):
    """A word that a person chose from a list was followed: their message in the chat says so."""

    urgency: ClassVar[Urgency] = Urgency.ANSWER

    message: str
    """The message, as the person's platform names it."""
    done: bool = True
    """Whether the word has changed anything that others see; notices stored earlier told moves."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DrewForYou(Notice):
    """A standing order drew for its owner; only the owner is told."""

    pieces: Pieces
    """The drawn pieces; empty if the stock was empty."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnWaits(Notice):
    """A turn began in quiet hours, which are over: call players now whom the bot calls in chats."""

    urgency: ClassVar[Urgency] = Urgency.TURN


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnResumed(Notice):
    """Somebody else resumed the game in the reader's turn: the time runs again."""

    urgency: ClassVar[Urgency] = Urgency.TURN

    by: PersonId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CallPaused(Notice):
    """The game is paused in the reader's turn: an earlier call to play no longer holds."""

    urgency: ClassVar[Urgency] = Urgency.TURN


@dataclass(frozen=True, slots=True, kw_only=True)
class Nudged(Notice):
    """A player was nudged to move; sent again, it says that the turn is over."""

    urgency: ClassVar[Urgency] = Urgency.TURN

    by: PersonId
    """The nudging player; once the turn is over, the nudged player."""

    @property
    def over(self) -> bool:
        """Whether the turn is over."""
        return self.to == ToPerson(self.by)


@dataclass(frozen=True, slots=True, kw_only=True)
class HostChanged(Notice):
    """The table has another host: tell the new one, and correct what the former one was told.

    Everybody is told if no notice of a seat tells it.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class ActedForHost(Notice):
    """A person who administers the table's chat did something in the host's name."""

    by: PersonId
    did: str = "settings"
    """What was done: the word, or `computers` or `sheet` for these settings."""
    before: Settings | None = None

    def overtakes(self, earlier: Notice) -> Notice | None:
        """Replace an earlier notice about the same person, who has done the same."""
        same = isinstance(earlier, ActedForHost) and _same_place(self, earlier)
        return self if same and replace(earlier, slow=self.slow) == self else None


@dataclass(frozen=True, slots=True, kw_only=True)
class SettingsChanged(Notice):
    """The host changed settings after the first deal: tell which."""

    before: Settings

    def overtakes(self, earlier: Notice) -> Notice | None:
        """Merge with an earlier change: what was changed back is not told."""
        same = isinstance(earlier, SettingsChanged) and _same_place(self, earlier)
        return earlier if same else None


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesChanged(Notice):
    """The host chose the sheet or the house rules of the next match."""

    def overtakes(self, earlier: Notice) -> Notice | None:
        """Replace an earlier notice of this kind: the last one tells all rules."""
        return self if isinstance(earlier, RulesChanged) and _same_place(self, earlier) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableClosed(Notice):
    """The table was closed."""

    by: PersonId | None = None
    """Who closed it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WatchClosed(Notice):
    """Nobody may watch any more: tell a person who did, in place of the table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NextAwaited(Notice):
    """A player is ready for the next round, or has left: show in the result who is missing."""

    urgency: ClassVar[Urgency] = Urgency.TABLE
    renews: bool = False
    """Whether nothing happened, but the result reads otherwise now: then send nothing new."""

    def overtakes(self, earlier: Notice) -> Notice | None:
        """Replace an earlier notice of this kind: the last one shows everything."""
        if not isinstance(earlier, NextAwaited) or not _same_place(self, earlier):
            return None
        return replace(self, renews=self.renews and earlier.renews)


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyStarted(Notice):
    """A lobby expired: say so in its message, without a new one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatWanted(Notice):
    """A person waits for a seat, or waits no longer."""

    person: PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class HomeLost(Notice):
    """A chat that showed the table became unreachable: tell all players.

    Sent again with a chat that shows the table, or after the table is closed, it says that instead.
    """

    chat: ChatId


@dataclass(frozen=True, slots=True, kw_only=True)
class HomeLeft(Notice):
    """The table moved to another chat: say so in the previous one."""

    moved_to: ChatId


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatSpeaks(Notice):
    """A chat uses another language now, at all its tables: it is told once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OutOfReach(Notice):
    """A player is unreachable in private: say so once where the table is shown."""

    person: PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class WithinReach(Notice):
    """A player is reachable in private again: remove the earlier message."""

    person: PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class PeopleCalled(Notice):
    """People are called to a new table because they asked for it."""

    people: tuple[PersonId, ...]
    opener: PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class Announced(Notice):
    """The owner of the bot announces something where a table is shown."""

    urgency: ClassVar[Urgency] = Urgency.NEWS

    text: str


SHOWING = (TurnRenewed, SeatsActed, RoundBegan, YourTurn, RoundOver)
"""Notices that show the table, or the reader's turn, as it is when they are sent."""

RENEWALS = (TurnRenewed, LobbyChanged)
"""Notices that show a place the table as it is when they are sent, and nothing else."""


def _renews_before(one: Notice, earlier: Notice) -> bool:
    """Say whether an earlier renewal has become unnecessary."""
    return isinstance(earlier, TurnRenewed) and _same_place(one, earlier)


def _same_place(one: Notice, other: Notice) -> bool:
    return (one.to, one.table) == (other.to, other.table)
