"""Who is ahead: what a finished round leaves for good, and what ratings become of it.

A row holds people by their numbers only. Ratings follow from the rows in their order, so that a
change of the formula loses nothing: they are made anew from them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Protocol

from core.engine.people import ChatId, PersonId

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

EVERYWHERE = ChatId(0)
"""What stands for all chats together: no chat has this number."""
ALL_SHEETS = ""
FEWEST = 2
"""People without whom a round is not rated."""
LEAST = 0.5
"""What share of their turns people have played themselves whose round is rated."""
MU, SIGMA = 25.0, 25.0 / 3
ANCHORS: Mapping[str, float] = {"easy": 20.0, "normal": 25.0, "hard": 30.0}
"""How strong computers are taken to be; what happens to people never changes that."""
ANCHORED = 1.0
"""How sure that is."""
POINTS, PER_POINT = 1000, 40
"""A rating as it is shown: a thousand for somebody unknown, forty for each point of skill."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatResult:
    """What one seat has made of a round."""

    person: int | None
    """Who held the seat when the round was dealt; None: a computer, or nobody."""
    level: str = ""
    """How well a computer plays that held the seat, or took part in playing it."""
    score: int = 0
    won: bool = False
    left: bool = False
    """Whether the person had left by the end."""
    turns: int = 0
    """How many turns the seat had."""
    own: int = 0
    """How many of them the person played."""
    first: int = 0
    """First layings: one or none."""
    longest: int = 0
    """The most pieces that the person laid in one turn."""
    hints: int = 0
    timed: int = 0
    """How many of the person's own turns were measured; a restart leaves some out."""
    seconds: float = 0.0
    """How long those took."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundResult:
    """A finished round."""

    table: int
    deal: int
    """The deals of a table are counted from 1."""
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
    """Of a hand of the day: what the person did, a letter for each turn."""

    def place(self, seat: int) -> int:
        """Return the place of a seat, counted from 1."""
        return round(_rank(self, self.seats[seat])) + 1

    @property
    def season(self) -> str:
        """Return the month in which the round ended: `2026-11`."""
        return datetime.fromtimestamp(self.at, UTC).strftime("%Y-%m")

    @property
    def scopes(self) -> tuple[ChatId, ...]:
        """Return where the round counts: everywhere, and in each chat that showed it."""
        return (EVERYWHERE, *(ChatId(chat) for chat in self.chats))

    @property
    def rated(self) -> Mapping[PersonId, SeatResult]:
        """Return the people whose ratings it changes; none where it is not rated."""
        counts = self.result not in {"aborted", "open"} and self.assist != "open"
        rated = {PersonId(s.person): s for s in self.seats if s.person is not None and _played(s)}
        return rated if counts and len(rated) >= FEWEST else {}


def _played(seat: SeatResult) -> bool:
    """Say whether somebody has left, or played for the most part; both count."""
    return seat.left or seat.own > LEAST * seat.turns or (seat.turns == 0 and seat.level == "")


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is taken to be, and how unsure that is."""

    mu: float = MU
    sigma: float = SIGMA
    rounds: int = 0

    @property
    def skill(self) -> float:
        """Return what somebody is at least, almost surely: by this people are placed."""
        return self.mu - 3 * self.sigma

    @property
    def points(self) -> int:
        """Return the rating as it is shown."""
        return round(POINTS + PER_POINT * self.skill)


def rated_anew(result: RoundResult, before: Mapping[PersonId, Rating]) -> Mapping[PersonId, Rating]:
    """Return the ratings of who has played a round; who is not named before is unknown so far.

    People are ordered by the scores of the round; who has left comes last. Computers are rivals
    of a fixed strength.
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
    """Return a seat's place, counted from 0; ties share one."""
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
    """What somebody has won in a month."""

    wins: int = 0
    rounds: int = 0
    points: int = 0


class Projection:
    """Ratings and seasons as the rows make them, one after the other."""

    def __init__(self) -> None:
        self.ratings: dict[tuple[ChatId, str], dict[PersonId, Rating]] = {}
        self.seasons: dict[tuple[ChatId, str, str], dict[PersonId, Season]] = {}

    def add(self, result: RoundResult) -> None:
        """Count a round; the next one has to come after it."""
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
                        was.points + seat.score,
                    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """A line of a list."""

    place: int
    """Counted from 1; who is equal shares one."""
    person: PersonId
    figure: int
    """Points of a rating, or wins of a season."""
    rounds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Top:
    """A list: who is ahead, and where its reader stands."""

    first: tuple[Placed, ...] = ()
    own: Placed | None = None
    """None: the reader has no place, or has asked to be on no list."""
    of: int = 0
    """How many have a place."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """What one person has done in all rounds that were kept."""

    rounds: int = 0
    won: int = 0
    points: int = 0
    first: int = 0
    longest: int = 0
    hints: int = 0
    timed: int = 0
    seconds: float = 0.0


class Standings(Protocol):
    """Knows the rows of finished rounds, and the lists that follow from them.

    Whatever it is asked, it can raise UnavailableError.
    """

    async def by_rating(self, scope: ChatId, sheet: str, reader: PersonId, first: int) -> Top:
        """Return who is ahead by rating on a sheet."""

    async def by_wins(
        self, scope: ChatId, sheet: str, season: str, reader: PersonId, first: int
    ) -> Top:
        """Return who is ahead by wins in a season; on `ALL_SHEETS`: of all of them together."""

    async def sheets(self, scope: ChatId) -> tuple[str, ...]:
        """Return the sheets on which somebody has a rating, those with the most first."""

    async def figures(self, person: PersonId) -> Figures:
        """Return what a person has done in all rounds that were kept."""

    async def results(self, person: PersonId) -> tuple[RoundResult, ...]:
        """Return the rows that name a person, for the person alone."""

    async def hide(self, person: PersonId, *, hidden: bool) -> None:
        """Take somebody off every list, or put them back."""

    async def is_hidden(self, person: PersonId) -> bool:
        """Say whether somebody is on no list."""

    async def ratings(self) -> Mapping[tuple[ChatId, str, PersonId], Rating]:
        """Return every rating there is."""

    async def rebuild(self) -> tuple[int, int]:
        """Make all ratings anew from the rows; return how many rows, and ratings, there are."""
