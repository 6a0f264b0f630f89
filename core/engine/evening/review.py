"""The turns of a finished round, as their players saw them, and what could have been laid."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from core.engine.people import Human, Occupant, PersonId
from core.engine.ports import Entropy
from core.engine.table.deeds import JUDGING, Deed
from core.engine.table.events import Acted, Dealt, ReviewAgreed
from core.engine.table.evolve import evolve
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.seating import there
from core.engine.table.state import TableState, round_of
from core.rules.events import Event
from core.rules.family import Family
from core.rules.pieces import Pieces, Seat
from core.rules.players.trial import Patience
from core.rules.round import Round
from core.rules.teaching import UNEXAMINED, Possible
from core.rules.view import RoundView

DECIDING = 3
"""The number of turns that are shown as pictures."""
ASIDE = frozenset(JUDGING)
"""Acts that are no turn."""
TAKE = "take"
"""The act after which a turn with cards is judged: before it, the card is unknown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedTurn:
    """One turn of a finished round. It holds nothing that its player could not see."""

    number: int
    """Counted from 1 among the turns of its seat."""
    seat: Seat
    by: Occupant
    view: RoundView
    """The view of the player before the decision."""
    laid: Pieces = ()
    opened: bool = False
    """Whether the seat made its first laying in this turn."""
    went_out: bool = False
    """Whether the seat won the round in this turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewedTurn:
    """A turn, and what could have been done in it."""

    turn: PlayedTurn
    possible: Possible

    @property
    def missed_out(self) -> bool:
        """Whether the player could have gone out, and did not."""
        emptied = len(self.turn.laid) >= len(self.possible.pieces)  # an objection was possible
        return self.possible.goes_out and not (self.turn.went_out or emptied)

    @property
    def more(self) -> int:
        """The number of pieces that could have been laid beyond those that were."""
        if self.turn.went_out:
            return 0
        return max(0, len(self.possible.pieces) - len(self.turn.laid))

    @property
    def beyond(self) -> Pieces:
        """The pieces that could have been laid besides those that were; empty if only instead."""
        laid, possible = Counter(self.turn.laid), Counter(self.possible.pieces)
        return tuple((possible - laid).elements()) if laid and laid <= possible else ()

    @property
    def spared(self) -> int:
        """The number of laid jokers that were not needed."""
        return self.possible.spared

    @property
    def tells(self) -> bool:
        """Whether there is anything to say about the turn."""
        return self.missed_out or self.more > 0 or self.spared > 0


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedRound:
    """A finished round, turn by turn."""

    deal: int
    """The number of the deal at its table."""
    number: int
    """The number of the round in its match."""
    seats: tuple[Occupant, ...]
    """The players at its end."""
    people: frozenset[PersonId]
    """The people who played or watched the match."""
    turns: tuple[PlayedTurn, ...]
    totals: tuple[int, ...]
    """The score before the round."""
    match_over: bool
    agreed: tuple[PersonId, ...] = ()
    """The people who agreed to show the review to all."""
    awaited: tuple[PersonId, ...] = ()
    """The people at the table who have not agreed."""

    @property
    def is_open(self) -> bool:
        """Whether everybody may see all turns: all agree, or the match is over."""
        return self.match_over or not self.awaited

    def by_people(self) -> tuple[PlayedTurn, ...]:
        """Return the turns that people played."""
        return tuple(turn for turn in self.turns if isinstance(turn.by, Human))

    def of(self, person: PersonId) -> tuple[PlayedTurn, ...]:
        """Return the turns that a person played."""
        return tuple(turn for turn in self.turns if turn.by == Human(person))


def last_round(history: Iterable[Event]) -> PlayedRound:
    """Return the last finished round of a table.

    Raises:
        TableRefusedError: no round is over.
    """
    state: TableState | None = None
    turns: list[PlayedTurn] = []
    played: PlayedRound | None = None
    people: set[PersonId] = set()
    for event in history:
        before, state = state, evolve(state, event)
        people.update((*state.people, *state.watchers))
        if isinstance(event, Dealt):
            turns = []
        elif isinstance(event, Acted) and before is not None and before.running is not None:
            _follow(turns, before, state, event)
            if round_of(state.begun).outcome is not None:
                played = _ended(state, turns, people)
    if played is None or state is None:
        raise TableRefusedError(TableCode.NO_ROUND_OVER)
    awaited = tuple(person for person in there(state) if person not in state.agreed)
    return replace(played, agreed=state.agreed, awaited=awaited)


def _ended(
    state: TableState, turns: Sequence[PlayedTurn], people: Iterable[PersonId]
) -> PlayedRound:
    return PlayedRound(
        deal=state.deals,
        number=state.begun.rounds_played,
        seats=state.played or state.seats,
        people=frozenset(people),
        turns=tuple(turns),
        totals=_before(state),
        match_over=state.begun.over,
    )


def _before(state: TableState) -> tuple[int, ...]:
    """Return the score before the round that has just ended."""
    outcome, totals = round_of(state.begun).outcome, state.begun.totals
    gains = outcome.scores if outcome is not None and outcome.scores else (0,) * len(totals)
    return tuple(total - gain for total, gain in zip(totals, gains, strict=True))


def _follow(turns: list[PlayedTurn], before: TableState, after: TableState, event: Acted) -> None:
    """Add an act to the turn that it belongs to."""
    was, now = round_of(before.begun), round_of(after.begun)
    if not event.verb or event.verb in ASIDE or event.seat != was.to_move:
        return
    deed = after.deeds[-1]
    turn = turns[-1] if turns and turns[-1].seat == event.seat else None
    if turn is None:
        count = sum(one.seat == event.seat for one in turns)
        view = _seen(was, now, event)
        turn = PlayedTurn(number=count + 1, seat=event.seat, by=event.by, view=view)
        turns.append(turn)
    turns[-1] = _with(turn, deed, was, now, event)


def _with(turn: PlayedTurn, deed: Deed, was: Round, now: Round, event: Acted) -> PlayedTurn:
    laid = () if event.verb == "discard" else deed.laid
    opened = event.seat in now.opened and event.seat not in was.opened
    won = now.outcome is not None and event.seat in now.outcome.winners
    return replace(
        turn,
        by=event.by,
        laid=(*turn.laid, *laid),
        opened=turn.opened or opened,
        went_out=won and not now.racks[event.seat],
    )


def _seen(was: Round, now: Round, event: Acted) -> RoundView:
    """Return what the player saw; a card is taken before anything is decided."""
    family: Family[Round, RoundView] = was.sheet.family
    taken = event.verb == TAKE and now.outcome is None
    return family.rules.view(now if taken else was, event.seat)


def look_back(turns: Sequence[PlayedTurn], patience: Patience) -> tuple[ReviewedTurn, ...]:
    """Work out what could have been laid in each turn, from its view alone."""
    return tuple(ReviewedTurn(turn=turn, possible=_possible(turn, patience)) for turn in turns)


def _possible(turn: PlayedTurn, patience: Patience) -> Possible:
    if patience():
        return UNEXAMINED
    family: Family[Round, RoundView] = turn.view.sheet.family
    return family.players.possible(turn.view, turn.laid, patience)


def deciding(turns: Sequence[ReviewedTurn]) -> tuple[ReviewedTurn, ...]:
    """Return the turns in which most was left undone, in the order of play."""
    telling = [turn for turn in turns if turn.tells]
    weighed = sorted(telling, key=lambda one: (not one.missed_out, -one.more, -one.spared))
    chosen = weighed[:DECIDING]
    return tuple(turn for turn in telling if turn in chosen)


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstLaying:
    """When a seat could have made its first laying, counted in its own turns."""

    possible: int
    """The first turn in which it was possible."""
    made: int
    """The turn in which it was made; 0 if it never was."""


def first_laying(turns: Sequence[ReviewedTurn]) -> FirstLaying | None:
    """Return how much earlier a seat could have opened; None if it could not, or none is needed."""
    closed = [one for one in turns if one.turn.seat not in one.turn.view.opened]
    able = next((one.turn.number for one in closed if one.possible.pieces), None)
    made = next((one.turn.number for one in closed if one.turn.opened), 0)
    if able is None or able == made or "first_laying" not in _rules(turns):
        return None
    return FirstLaying(possible=able, made=made)


def _rules(turns: Sequence[ReviewedTurn]) -> Sequence[str]:
    """Return the names of the rules that the sheet of these turns has set."""
    data = turns[0].turn.view.sheet.as_data() if turns else {}
    return [name for name, value in data.items() if value]


@dataclass(frozen=True, slots=True, kw_only=True)
class AgreeReview:
    """Agree to show the review of the last round to everybody."""

    person: PersonId

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """Note it once, until the next round is over."""
        if self.person not in state.people:
            raise TableRefusedError(TableCode.NOT_AT_TABLE)
        return () if self.person in state.agreed else (ReviewAgreed(person=self.person),)
