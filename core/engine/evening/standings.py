"""Rankings: the result rows of finished rounds, and the ratings computed from them.

Rows name people only by number. Ratings follow from the rows in order, so a new formula loses
nothing: all ratings can be rebuilt.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Protocol

from core.engine.people import ChatId, PersonId

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

EVERYWHERE = ChatId(0)
"""The scope of all chats together; no chat has this number."""
ALL_SHEETS = ""
FEWEST = 2
"""The minimum number of people in a rated round."""
LEAST = 0.5
"""The minimum share of own turns in a rated round."""
MU, SIGMA = 25.0, 25.0 / 3
ANCHORS: Mapping[str, float] = {"easy": 20.0, "normal": 25.0, "hard": 30.0}
"""The fixed strength of computer players; results never change it."""
ANCHORED = 1.0
"""The uncertainty of that strength."""
POINTS, PER_POINT = 1000, 40
"""The scale of shown ratings: 1000 for an unknown player, 40 per point of skill."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatResult:
    """The result of one seat in a round."""

    person: int | None
    """The person in the seat when the round was dealt; None for a computer or nobody."""
    level: str = ""
    """The level of the computer that held the seat or played some of its turns."""
    score: int = 0
    won: bool = False
    left: bool = False
    """Whether the person left before the end."""
    turns: int = 0
    """The number of turns of the seat."""
    own: int = 0
    """The number of turns that the person played."""
    first: int = 0
    """The number of first layings: one or none."""
    longest: int = 0
    """The most pieces that the person laid in one turn."""
    hints: int = 0
    timed: int = 0
    """The number of measured own turns; turns around a restart are not measured."""
    seconds: float = 0.0
    """The duration of the measured turns."""

    @property
    def points(self) -> int:
        """The person's own points: what a computer gains for someone who has left is not theirs."""
        return min(self.score, 0) if self.left else self.score


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundResult:
    """The result of a finished round."""

    table: int
    deal: int
    """The number of the deal at its table, from 1."""
    at: float = 0.0
    """Seconds since 1970."""
    sheet: str
    options: str
    """The sheet with all its house rules."""
    chats: tuple[int, ...]
    result: str
    assist: str
    seats: tuple[SeatResult, ...]
    daily: str = ""
    """The day whose hand it is."""
    pattern: str = ""
    """For a hand of the day: the person's turns, a letter for each."""

    def place(self, seat: int) -> int:
        """Return the place of a seat, counted from 1."""
        return round(_rank(self, self.seats[seat])) + 1

    @property
    def season(self) -> str:
        """Return the month in which the round ended, such as `2026-11`."""
        return datetime.fromtimestamp(self.at, UTC).strftime("%Y-%m")

    @property
    def scopes(self) -> tuple[ChatId, ...]:
        """Return the scopes of the round: everywhere, and each chat that showed it."""
        return (EVERYWHERE, *(ChatId(chat) for chat in self.chats))

    @property
    def rated(self) -> Mapping[PersonId, SeatResult]:
        """Return the people whose ratings change; empty for an unrated round."""
        counts = self.result not in {"aborted", "open"} and self.assist != "open"
        seats = [s for s in self.seats if s.person is not None and _played(s)]
        rated = {PersonId(s.person): s for s in seats if s.person is not None}
        against_themselves = len(rated) < len(seats)
        return rated if counts and len(rated) >= FEWEST and not against_themselves else {}

    def as_linked(self, mains: Mapping[PersonId, PersonId]) -> "RoundResult":
        """Return the result with linked people under their main numbers."""
        seats = tuple(
            replace(seat, person=mains.get(PersonId(seat.person), seat.person))
            if seat.person is not None
            else seat
            for seat in self.seats
        )
        return replace(self, seats=seats)


def _played(seat: SeatResult) -> bool:
    """Say whether the person left, or played most turns; both count as played."""
    return seat.left or seat.own > LEAST * seat.turns or (seat.turns == 0 and seat.level == "")


@dataclass(frozen=True, slots=True)
class Rating:
    """An estimate of a player's strength, with its uncertainty."""

    mu: float = MU
    sigma: float = SIGMA
    rounds: int = 0

    @property
    def skill(self) -> float:
        """Return a lower bound of the strength; rankings sort by it."""
        return self.mu - 3 * self.sigma

    @property
    def points(self) -> int:
        """Return the rating in shown points."""
        return round(POINTS + PER_POINT * self.skill)


def rated_anew(result: RoundResult, before: Mapping[PersonId, Rating]) -> Mapping[PersonId, Rating]:
    """Return the new ratings of a round's players; people without a rating start as unknown.

    The scores of the round rank the players; leavers come last. Computers are opponents of fixed
    strength.
    """
    rated, model = result.rated, _model()
    rivals = [seat for seat in result.seats if seat not in rated.values() and seat.level]
    people = list(rated)
    teams = [
        [model.rating(mu=r.mu, sigma=r.sigma)] for r in (before.get(p, Rating()) for p in people)
    ]
    teams += [[model.rating(mu=ANCHORS.get(s.level, MU), sigma=ANCHORED)] for s in rivals]
    ranks = [_rank(result, seat) for seat in (*rated.values(), *rivals)]
    after = model.rate(teams, ranks=ranks)
    return {
        person: Rating(team[0].mu, team[0].sigma, before.get(person, Rating()).rounds + 1)
        for person, team in zip(people, after, strict=False)
    }


def _rank(result: RoundResult, seat: SeatResult) -> float:
    """Return a seat's rank, counted from 0; ties share one."""
    if seat.left and seat.person is not None:
        return len(result.seats)
    stayed = (other for other in result.seats if not other.left)
    return sum((other.won, other.score) > (seat.won, seat.score) for other in stayed)


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA)


@dataclass(frozen=True, slots=True)
class Season:
    """A person's results in one month."""

    wins: int = 0
    rounds: int = 0
    points: int = 0


@dataclass(frozen=True, slots=True)
class Link:
    """Two people who are one person on two platforms."""

    main: PersonId
    """The number that stands on lists."""
    other: PersonId
    since: int
    """The number of the last round before the link."""


class Projection:
    """Ratings and seasons, computed from the rows and the links in order."""

    def __init__(self) -> None:
        self._mains: dict[PersonId, PersonId] = {}
        self.ratings: dict[tuple[ChatId, str], dict[PersonId, Rating]] = {}
        self.seasons: dict[tuple[ChatId, str, str], dict[PersonId, Season]] = {}

    def add(self, result: RoundResult) -> None:
        """Add a round; rounds must come in order."""
        result = result.as_linked(self._mains)
        rated = result.rated
        for scope in result.scopes if rated else ():
            list_ = self.ratings.setdefault((scope, result.sheet), {})
            list_.update(rated_anew(result, list_))
            for sheet in (result.sheet, ALL_SHEETS):
                season = self.seasons.setdefault((scope, sheet, result.season), {})
                for person, seat in rated.items():
                    was = season.get(person, Season())
                    season[person] = Season(
                        was.wins + (seat.won and not seat.left),
                        was.rounds + 1,
                        was.points + seat.points,
                    )

    def link(self, main: PersonId, other: PersonId) -> None:
        """Make two people one: keep the rating of more rounds, and add up rounds and seasons."""
        self._mains[other] = main
        for ratings in self.ratings.values():
            theirs = ratings.pop(other, None)
            if theirs is not None:
                ratings[main] = _joined(ratings.get(main, Rating(rounds=0)), theirs)
        for seasons in self.seasons.values():
            that = seasons.pop(other, None)
            if that is not None:
                own = seasons.get(main, Season())
                seasons[main] = Season(
                    own.wins + that.wins, own.rounds + that.rounds, own.points + that.points
                )


def _joined(one: Rating, other: Rating) -> Rating:
    """Return the rating that is based on more rounds, with the rounds of both."""
    surer = one if one.rounds >= other.rounds else other
    return Rating(surer.mu, surer.sigma, one.rounds + other.rounds)


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """One line of a ranking."""

    place: int
    """Counted from 1; ties share one."""
    person: PersonId
    figure: int
    """Rating points, or wins of a season."""
    rounds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Top:
    """A ranking: its first lines and the reader's own line."""

    first: tuple[Placed, ...] = ()
    own: Placed | None = None
    """None: the reader has no rank, or is hidden."""
    of: int = 0
    """The number of ranked people."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """A person's totals over all stored rounds."""

    rounds: int = 0
    won: int = 0
    points: int = 0
    first: int = 0
    longest: int = 0
    hints: int = 0
    timed: int = 0
    seconds: float = 0.0


class Standings(Protocol):
    """Access to the result rows and the rankings computed from them.

    Every method may raise UnavailableError.
    """

    async def by_rating(self, scope: ChatId, sheet: str, reader: PersonId, first: int) -> Top:
        """Return the ranking by rating on a sheet."""

    async def by_wins(
        self, scope: ChatId, sheet: str, season: str, reader: PersonId, first: int
    ) -> Top:
        """Return the ranking by wins in a season; `ALL_SHEETS` counts all sheets together."""

    async def sheets(self, scope: ChatId) -> tuple[str, ...]:
        """Return the sheets with ratings, those with the most ratings first."""

    async def numbers(self, person: PersonId) -> tuple[PersonId, ...]:
        """Return all numbers of one person; the first stands on lists."""

    async def link(self, main: PersonId, other: PersonId) -> bool:
        """Make two people one from now on; return False if one of them is linked already."""

    async def figures(self, person: PersonId) -> Figures:
        """Return a person's totals over all stored rounds, under all numbers of the person."""

    async def results(self, person: PersonId) -> tuple[RoundResult, ...]:
        """Return the result rows that name a person; only for that person."""

    async def hide(self, person: PersonId, *, hidden: bool) -> None:
        """Hide a person from all rankings, or show the person again."""

    async def is_hidden(self, person: PersonId) -> bool:
        """Say whether a person is hidden from all rankings."""

    async def ratings(self) -> Mapping[tuple[ChatId, str, PersonId], Rating]:
        """Return all ratings."""

    async def rebuild(self) -> tuple[int, int]:
        """Rebuild all ratings from the rows; return the numbers of rows and of ratings."""
