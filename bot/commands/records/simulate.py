"""`rummy simulate`: games between computer players, and their results."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NotRequired, TypedDict

from bot.commands.console import NO, YES, Console
from bot.commands.parsing import Parser, positive_number
from bot.commands.progress import EndedEarlyError, Progress, followed
from bot.commands.records.pairs import hold_all
from bot.commands.sheet_options import check_table, level, seated, sheet_asked
from bot.machine.system import Chance, SystemClock
from core.rules.events import Outcome, RoundEnded
from core.rules.pieces import Seat
from core.rules.players.simulation import Game, play_match
from core.rules.sheet import Goal, Sheet

RESULTS = ("win", "draw", "blocked", "aborted", "open")
"""The results of a round; `open`: it did not end."""

SHARED = "shared"
"""Stands for a level: a round won by several levels together."""


def simulate_arguments(parser: Parser) -> None:
    """Declare a sheet, seats, the number of games, and house rules."""
    parser.add_argument("sheet", metavar="SHEET")
    parser.add_argument("--seats", default="easy,easy")
    parser.add_argument("--games", type=positive_number, default=100, metavar="N")
    parser.add_argument("--match", action="store_true", dest="whole")
    parser.add_argument("--pairs", action="store_true")
    parser.seed()
    parser.rules()
    parser.json()


def run_simulate(
    console: Console,
    *,
    sheet: str,
    seats: str,
    games: int,
    whole: bool,
    pairs: bool,
    seed: int | None,
    rules: Sequence[str],
    as_json: bool,
) -> int:
    """Play and sum up games of one round or a whole match each; or compare pairs."""
    asked = sheet_asked(sheet, rules)
    levels = tuple(level(asked, word) for word in seated(seats))
    check_table(asked, len(levels))
    if pairs:
        return hold_all(console, asked, levels, deals=games, seed=seed, as_json=as_json)
    return _summed_up(console, asked, levels, games, seed=seed, whole=whole, as_json=as_json)


def _summed_up(
    console: Console,
    asked: Sheet,
    levels: Sequence[str],
    games: int,
    *,
    seed: int | None,
    whole: bool,
    as_json: bool,
) -> int:
    goal = asked.goal if whole else Goal("rounds", 1)
    clock = SystemClock()
    began = clock.now()
    tally, progress = Tally(), Progress(all=games)
    whole_run = True
    try:
        with followed(console, "simulate", progress):
            for game in simulated(asked, levels, goal, games=games, chance=Chance(seed)):
                tally.add(game)
                progress(len(tally.turns), games)
    except EndedEarlyError:
        whole_run = False
    if not tally.turns:
        return NO
    figures = tally.figures(clock.now() - began)
    if whole:
        figures["matches"] = dict(tally.matches)
    if as_json:
        console.write_json(figures)
    else:
        _tell(console, figures)
    return YES if whole_run and not (tally.refusals or tally.results["open"]) else NO


def simulated(
    sheet: Sheet, levels: Sequence[str], goal: Goal, *, games: int, chance: Chance
) -> Iterator[Game]:
    """Play games in sequence; the same chance gives the same games."""
    for _ in range(games):
        yield play_match(sheet, levels, goal, chance)


class Figures(TypedDict):
    """The results of games, as the contract names them."""

    games: int
    refusals: int
    results: dict[str, int]
    turns: dict[str, float]
    wins: dict[str, int]
    matches: NotRequired[dict[str, int]]
    """Matches won, by level; only if whole matches were played."""
    seconds_per_turn: float


@dataclass(slots=True)
class Tally:
    """The running counts of games."""

    turns: list[int] = field(default_factory=list)
    """The turns of each game."""
    refusals: int = 0
    results: Counter[str] = field(default_factory=lambda: Counter(dict.fromkeys(RESULTS, 0)))
    """The rounds by result."""
    wins: Counter[str] = field(default_factory=Counter)
    """Rounds won, by level; each round counts once.

    A win that several levels share counts as `shared`, and for no level.
    """

    matches: Counter[str] = field(default_factory=Counter)
    """Matches won, counted the same way."""

    def add(self, game: Game) -> None:
        """Count one more game."""
        self.matches.update(_level_of(game, game.match.winners or ()))
        self.turns.append(game.turns)
        self.refusals += len(game.refusals)
        for outcome in outcomes_of(game):
            self.results[outcome.result] += 1
            self.wins.update(_level_of(game, outcome.winners))
        for count in (self.wins, self.matches):
            count.update(dict.fromkeys(game.levels, 0))

    def figures(self, seconds: float) -> Figures:
        """Return the sums of the games, which took this many seconds."""
        turns = sum(self.turns)
        return {
            "games": len(self.turns),
            "refusals": self.refusals,
            "results": dict(self.results),
            "turns": {"mean": round(turns / len(self.turns), 2), "max": max(self.turns)},
            "wins": dict(self.wins),
            "seconds_per_turn": round(seconds / turns, 6),
        }


def _level_of(game: Game, winners: Sequence[Seat]) -> tuple[str, ...]:
    """Return the winners' level, or `shared`; empty without winners."""
    levels = {game.levels[seat] for seat in winners}
    return (SHARED,) if len(levels) > 1 else tuple(levels)


def outcomes_of(game: Game) -> tuple[Outcome, ...]:
    """Return the outcome of each round of a game; a round without an end is `open`."""
    ended = [event.outcome for _, event in game.history if isinstance(event, RoundEnded)]
    unended = [] if game.round.outcome else [Outcome(result="open")]
    return (*ended, *unended)


def _tell(console: Console, figures: Figures) -> None:
    rounds = sum(figures["results"].values())
    console.say("cli-games", games=figures["games"], refusals=figures["refusals"])
    for result, count in figures["results"].items():
        if count:
            console.say("cli-share", result=result, count=str(count), share=count / rounds)
    console.say("cli-turns", mean=figures["turns"]["mean"], max=str(figures["turns"]["max"]))
    for name, count in figures["wins"].items():
        key = "cli-wins-shared" if name == SHARED else "cli-wins"
        console.say(key, level=console.level(name), count=count)
    for name, count in figures.get("matches", {}).items():
        key = "cli-matches-shared" if name == SHARED else "cli-matches"
        console.say(key, level=console.level(name), count=count)
    console.say("cli-pace", milliseconds=1000 * figures["seconds_per_turn"])
