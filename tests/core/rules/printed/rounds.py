"""Rounds for the printed rules: dealt by the engine, won, blocked, and scored."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.machine.system import Chance
from core.engine.people import Human, PersonId
from core.engine.table.seating import deal
from core.engine.table.state import Settings, TableState
from core.rules.events import Outcome, RoundDealt, RoundEnded
from core.rules.match import Match, new_match
from core.rules.play import evolve_all, with_ends
from core.rules.sheet import OptionValue
from core.rules.sheets import SHEETS
from tests.support.rules.script import NO_RULES, Game

CAST = ("Ann", "Ben", "Cleo", "Dan")


def dealt(
    sheet: str, *, seats: int = 3, seed: int = 1, youngest: int = 0, match: Match | None = None
) -> RoundDealt:
    """Let the engine find a starter and shuffle, as it does for every table.

    `youngest` is the seat that the host named; with a `match`, the next round of it is dealt.
    """
    people = tuple(Human(PersonId(number)) for number in range(seats))
    state = TableState(
        code="ABCD",
        chats=(),
        host=people[0].person,
        sheet=SHEETS[sheet],
        settings=Settings(youngest=people[youngest].person),
        seats=people,
        match=match or new_match(SHEETS[sheet], seats),
    )
    return deal(state, Chance(seed)).deal


def starters(
    sheet: str, *, seats: int = 3, youngest: int = 0, match: Match | None = None
) -> set[int]:
    """Return the seats that start in twenty rounds with different seeds."""
    rounds = (dealt(sheet, seats=seats, seed=n, youngest=youngest, match=match) for n in range(20))
    return {round_.starter for round_ in rounds}


def one_round_later(sheet: str, *, starter: int) -> Match:
    """Return a match of three whose first round this seat started."""
    match = new_match(SHEETS[sheet], 3)
    return replace(match, rounds_played=1, last_starter=starter)


def won(
    sheet: str,
    *others: str,
    rules: Mapping[str, OptionValue] = NO_RULES,
) -> Game:
    """Let Ann go out with her last tile while the others hold these racks."""
    names = CAST[1 : len(others) + 1]
    racks = {"Ann": "r4", **dict(zip(names, others, strict=True))}
    game = Game.at(sheet, table="r1 r2 r3", racks=racks, rules=rules)
    ann, ben, *_ = game
    ann.lays("r1 r2 r3 r4").is_accepted()
    if game.result == "open":
        ben.accepts().is_accepted()
    return game


def blocked(sheet: str, *held: str, starter: str = "Ann") -> Game:
    """Let everybody pass with these racks while the stock is empty."""
    racks = dict(zip(CAST, held, strict=False))
    game = Game.at(sheet, racks=racks, starter=starter)
    for player in game:
        player.passes().is_accepted()
    return game


def added_up(game: Game, rounds: Iterable[Mapping[str, int]]) -> Game:
    """End rounds with these scores, one after the other."""
    game.match = replace(game.match, round=Game.at(game.sheet.id, racks=_ones(game)).round)
    for scores in rounds:
        assert game.match.winners is None, "the match is over"
        gains = tuple(scores[name] for name in game.names)
        ended = RoundEnded(outcome=Outcome(result="win", scores=gains))
        game.match = evolve_all(game.match, with_ends(game.match, (ended,)))
    return game


def _ones(game: Game) -> dict[str, str]:
    return dict.fromkeys(game.names, "r1")
