"""The view of a table for one person or a chat: nothing else leaves the engine."""

from collections.abc import MutableMapping
from dataclasses import dataclass, field, replace
from itertools import chain, groupby, takewhile
from weakref import ref

from core.engine.caches import memory
from core.engine.people import ChatId, Human, Occupant, PersonId, TableId
from core.engine.table.deeds import JUDGING, Deed, since_a_person
from core.engine.table.plans import offered
from core.engine.table.seat_state import (
    Live,
    goes_by_itself,
    open_words,
    possible_words,
)
from core.engine.table.seating import committed
from core.engine.table.state import (
    Absence,
    Evening,
    Phase,
    RackOrder,
    SeatState,
    Settings,
    StandingOrder,
    TableState,
)
from core.engine.time.timers import HOUR, TimeLeft
from core.engine.turns.helping import HINT, Told, hints_used, may_ask, told
from core.rules.drafts import NO_DRAFT, Draft, Fitting, Plan
from core.rules.events import StarterTile
from core.rules.match import Match, way_to_start
from core.rules.pieces import Pieces, Seat, Table
from core.rules.play import decide, evolve_all, view
from core.rules.seals import Fairness
from core.rules.sheet import Sheet, Starter
from core.rules.view import MatchView, RoundView

VIEWS_KEPT = 1_000
"""The number of recently used views kept in memory, some 10 kB each."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    """A table as one reader may see it: the stock and other racks appear only as counts."""

    table: TableId
    version: int
    """The version for buttons: `TableState.moved`."""
    code: str
    chats: tuple[ChatId, ...]
    phase: Phase
    host: PersonId
    sheet: Sheet
    settings: Settings
    seats: tuple[Occupant, ...]
    waiting: tuple[PersonId, ...]
    reader: PersonId | None = None
    """The viewing person; None for everybody in a chat."""
    me: Seat | None = None
    """The reader's seat; None for a chat or a bystander."""
    match: MatchView | None
    round: RoundView | None = field(init=False)
    """The round of the match, running or over; None before the first deal."""
    my_turn: bool = field(init=False)
    """Whether the reader is to move."""
    draft: Draft = NO_DRAFT
    draft_version: int = 0
    proposed: RoundView | None = None
    """The round after the steps of the draft; None without steps."""
    order: RackOrder = field(default_factory=RackOrder)
    auto: StandingOrder | None = None
    """The reader's standing order."""
    plan: Plan = field(default_factory=Plan)
    """What the reader prepares while others play."""
    offer: Fitting | None = None
    """What of the plan the reader can lay now; None outside an untouched turn."""
    deeds: tuple[Deed, ...]
    """The actions of this round."""
    tables: tuple[Table, ...]
    """The table of this round after the deal, and after each action."""
    gained: Pieces = ()
    """The new pieces on the reader's rack since the reader's last action."""
    starter_draw: tuple[StarterTile, ...]
    way_to_start: Starter | None
    """How the starter of the round was chosen."""
    may_be_judged: bool
    """Whether the rules still allow objecting to the last lay; it need not be wrong."""
    played: tuple[Occupant, ...]
    """The players when the last round ended; while a round is running, the current ones."""
    evening: Evening
    """The results of the finished matches."""
    ready: tuple[PersonId, ...]
    """People who are ready for the next round."""
    unreached: frozenset[PersonId]
    """Players who are unreachable in private."""
    standins: frozenset[Seat]
    """The seats that a computer plays until their owners act; none once the match is over."""
    absence: Absence | None = None
    """What the reader, for whom a computer plays, has missed."""
    paused: bool
    """Whether the clock is paused."""
    paused_by: PersonId | None
    """The player who paused it; None if it was paused automatically."""
    deserted: bool
    """Whether it is paused because all players are away."""
    by_itself: bool
    """Whether the turn is automatic: a computer player or a standing order acts."""
    time: TimeLeft | None = None
    """The remaining time of the running turn; None if no clock runs."""
    nudge: bool = False
    """Whether the player to move has taken so long that the others may nudge."""
    seconds: int
    """The time limit in seconds of a turn that starts now; 0 for none."""
    slow: bool
    """Whether that limit is an hour or longer."""
    watching: bool = False
    """Whether the reader watches from elsewhere."""
    daily: str
    """The day whose hand is played; empty at all other tables."""
    deals: int
    """The number of rounds dealt at this table: the number of the last deal."""
    commitment: str
    """The commitment for the running round, or otherwise for the next deal."""
    cut: tuple[PersonId, ...]
    """People who added a word to the next shuffle."""
    my_word: str = ""
    """The reader's own word for the next shuffle."""
    fairness: Fairness | None
    """What fixed the shuffles of the last round, with its seed; None while a round is running."""
    hint: Told | None = None
    """The revealed part of the reader's hint."""
    hints_used: tuple[int, ...]
    """The hints used by each seat; empty during a round, or if the table gives none."""
    open: tuple[str, ...]
    """The public words that the seat to move can say now."""
    can: tuple[str, ...] = ()
    """The words that the reader can say now without naming pieces."""

    def __post_init__(self) -> None:
        # As properties these two would cost a tap a tenth more calls: 1,081 instead of 984.
        shown = None if self.match is None else self.match.round
        object.__setattr__(self, "round", shown)
        moves = self.phase is Phase.PLAYING and shown is not None and shown.my_turn
        object.__setattr__(self, "my_turn", moves)

    @property
    def people(self) -> tuple[PersonId, ...]:
        """All people of this table, including leavers who played in the round."""
        return tuple(dict.fromkeys((*self.players, *self.waiting, self.host)))

    @property
    def players(self) -> tuple[PersonId, ...]:
        """The people who have a seat, or played in the round."""
        done = chain(*((deed.by, deed.owner, deed.judged) for deed in self.deeds))
        seats = (*self.seats, *self.played, *done)
        return tuple(who.person for who in seats if isinstance(who, Human))

    @property
    def round_over(self) -> RoundView | None:
        """The last round if it is over."""
        over = self.round is not None and self.round.outcome is not None
        return self.round if over else None

    @property
    def away(self) -> bool:
        """Whether a computer plays for the reader until the reader acts."""
        return self.absence is not None

    @property
    def timed(self) -> bool:
        """Whether turns of people have a time limit."""
        return self.seconds > 0

    @property
    def clock_begins_later(self) -> bool:
        """Whether the running turn keeps an earlier time limit to its end."""
        return self.timed and self.time is not None and self.time.allowed != self.seconds

    @property
    def awaits_seat(self) -> bool:
        """Whether the reader is a person who waits for a seat."""
        return self.reader in self.waiting

    @property
    def is_left(self) -> bool:
        """Whether the reader is one person who neither has nor awaits a seat."""
        return self.reader is not None and self.me is None and not self.awaits_seat

    @property
    def may_look(self) -> bool:
        """Whether the reader may look at the table outside the chats that show it."""
        belongs = self.watching or self.awaits_seat or self.reader in self.people
        return belongs or self.settings.watch or self.phase is Phase.LOBBY

    @property
    def may_nudge(self) -> bool:
        """Whether the reader, or somebody in the chat, is offered to nudge the player to move."""
        others = sum(isinstance(who, Human) for who in self.seats) > 1
        waits = others if self.reader is None else self.me is not None and not self.my_turn
        return self.phase is Phase.PLAYING and waits and self.nudge

    @property
    def news(self) -> tuple[Deed, ...]:
        """The others' actions since the reader's last turn, and timeouts of the reader's turns.

        An upheld objection is news on turn, too. A turn of the reader, if not automatic, ends news.
        """
        until = self._before_this_turn
        since = self._own_until(until)
        last, latest = self.deeds[max(0, since - 1) : since], self.deeds[until:]
        own = (deed for deed in latest if deed.timeout or deed.objection)
        return (*_timeouts(last), *self.deeds[since:until], *own)

    @property
    def turns(self) -> tuple[tuple[Deed, ...], ...]:
        """The turns of this round, each with the actions of its seat."""
        return tuple(tuple(turn) for _, turn in groupby(self.deeds, lambda deed: deed.seat))

    @property
    def last_turns(self) -> tuple[Deed, ...]:
        """The latest turns: from a person's last whole turn on, at most one turn for each seat."""
        now = self.round
        acting = None if now is None or now.outcome is not None else now.to_move
        return since_a_person(self.turns[-len(self.seats) :], acting)

    @property
    def seen(self) -> Table:
        """The table after the reader's last turn; before the first one, the dealt table."""
        return self.tables[self._own_until(self._before_this_turn)] if self.tables else ()

    @property
    def before_last_turn(self) -> Table:
        """The table before the last turn."""
        return self.before(self._at_the_end(self.deeds[-1].seat if self.deeds else None))

    def with_last_turns(self, deeds: tuple[Deed, ...]) -> tuple[Deed, ...]:
        """Return the actions with the person's turn before them, if they are the latest."""
        last = self.last_turns
        return last if last[len(last) - len(deeds) :] == deeds else deeds

    def before(self, deeds: int) -> Table:
        """Return the table before this many of the last actions."""
        return self.tables[max(0, len(self.tables) - 1 - deeds)] if self.tables else ()

    @property
    def _before_this_turn(self) -> int:
        """The number of actions before the reader's turn began; all of them outside of a turn."""
        return len(self.deeds) - (self._at_the_end(self.me) if self.my_turn else 0)

    def _own_until(self, deeds: int) -> int:
        """Return how many of the first actions there were up to the reader's last turn.

        News are what a judge did, and the last turn if it was automatic, with what came before it.
        """
        turns = ((place, self.deeds[place - 1]) for place in range(deeds, 0, -1))
        own = ((at, did) for at, did in turns if did.seat == self.me and did.verb not in JUDGING)
        place, last = next(own, (0, None))
        return place if last is None or not last.automatic else next(own, (0, None))[0]

    def _at_the_end(self, seat: Seat | None) -> int:
        """Return how many consecutive actions at the end belong to a seat."""
        return sum(1 for _ in takewhile(lambda deed: deed.seat == seat, reversed(self.deeds)))


def _timeouts(deeds: tuple[Deed, ...]) -> tuple[Deed, ...]:
    return tuple(deed for deed in deeds if deed.timeout is not None)


class Views:
    """A cache of views: each change is looked at once, for everybody, and then by its readers."""

    def __init__(self) -> None:
        self._seen: MutableMapping[tuple[TableId, PersonId | None], _Seen] = memory(VIEWS_KEPT)

    def see(
        self, live: Live, reader: PersonId | None, time: TimeLeft | None, *, nudge: bool = False
    ) -> TableView:
        """Return the view of a reader; `time` is the remaining time of the turn."""
        seen = self._kept(live, reader)
        if seen is None:
            public = self._kept(live, None) or self._keep(live, look(live, time))
            seen = public if reader is None else self._keep(live, read_by(reader, live, public))
        same = (seen.time, seen.nudge) == (time, nudge)
        return seen if same else replace(seen, time=time, nudge=nudge)

    def _kept(self, live: Live, reader: PersonId | None) -> TableView | None:
        """Return the view of a reader if the table has not changed since."""
        seen = self._seen.get((live.number, reader))
        if seen is None or seen.live() is not live or seen.revision != live.revision:
            return None
        return seen.view

    def _keep(self, live: Live, view: TableView) -> TableView:
        self._seen[(live.number, view.reader)] = _Seen(ref(live), live.revision, view)
        return view

    def let_go(self, table: TableId) -> None:
        """Drop the views of a table that the store has erased."""
        for key in [key for key in self._seen if key[0] == table]:
            del self._seen[key]


@dataclass(frozen=True, slots=True)
class _Seen:
    """A cached view, and the change of the table for which it was made."""

    live: ref[Live]
    """Weak: a table that was dropped from memory is not kept by its views."""
    revision: int
    view: TableView


def look(live: Live, time: TimeLeft | None) -> TableView:
    """Return the view of everybody in a chat."""
    state = live.state
    return TableView(
        table=live.number,
        version=state.moved,
        code=state.code,
        chats=state.chats,
        phase=state.phase,
        host=state.host,
        sheet=state.sheet,
        settings=state.settings,
        seats=state.seats,
        waiting=state.waiting,
        match=None if state.match is None else view(state.match, None),
        deeds=state.deeds,
        tables=state.tables,
        starter_draw=state.starter_draw,
        way_to_start=None if state.running is None else way_to_start(state.begun),
        played=state.played or state.seats,
        evening=state.evening,
        ready=state.ready,
        unreached=state.unreached,
        standins=frozenset() if state.phase is Phase.OVER else state.standins,
        paused=state.paused,
        paused_by=state.paused_by,
        deserted=state.deserted,
        by_itself=goes_by_itself(state, live.seat_states),
        time=time,
        seconds=state.seconds,
        slow=state.seconds >= HOUR,
        may_be_judged=state.may_be_judged,
        deals=state.deals,
        commitment=committed(state),
        cut=tuple(cut.person for cut in state.cuts),
        fairness=None if state.running is not None or state.daily else state.fairness,
        daily=state.daily,
        hints_used=hints_used(state, live.all_seat_states),
        open=open_words(state),
    )


def read_by(reader: PersonId, live: Live, public: TableView) -> TableView:
    """Return the view of a person: the public one, with what this person alone may see."""
    state, match = live.state, live.state.match
    me = state.seat_of(reader)
    own = live.seat_state(me)
    return replace(
        public,
        reader=reader,
        me=me,
        match=public.match if match is None or me is None else _match_of(match, me),
        draft=own.draft,
        draft_version=own.version,
        proposed=_proposed(state, me, own.draft),
        order=own.order,
        auto=own.auto,
        plan=own.plan,
        offer=offered(state, me, own),
        absence=state.absence_of(me) if me is not None and me in public.standins else None,
        gained=state.gains[me] if me is not None and state.gains else (),
        watching=reader in state.watchers,
        my_word=next((cut.word for cut in state.cuts if cut.person == reader), ""),
        hint=told(state.settings.assist, own),
        can=() if me is None else _can(state, me, own),
    )


def _match_of(match: Match, me: Seat) -> MatchView:
    """Return a seat's view of the match; a seat that was taken after the deal has no rack yet."""
    return view(match, me if me < match.seats else None)


def _can(state: TableState, me: Seat, own: SeatState) -> tuple[str, ...]:
    words = possible_words(state, me, own.draft)
    return (*words, HINT) if may_ask(state, me, own) else words


def _proposed(state: TableState, me: Seat | None, draft: Draft) -> RoundView | None:
    """Return the round after the steps of the draft."""
    if me is None or not draft.steps or state.running is None:
        return None
    match = state.begun
    for step in draft.steps:
        match = evolve_all(match, decide(match, me, step).events)
    return view(match, me).round
