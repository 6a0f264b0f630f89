"""Games between computer players, played directly on the rules: many games in a short time."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from core.rules.actions import Action, Decision, Timeout
from core.rules.events import Event
from core.rules.family import Family
from core.rules.match import Chance, Match, due_starter, new_match
from core.rules.pieces import Seat
from core.rules.play import deal, decide, evolve_all, view
from core.rules.refusals import Refusal
from core.rules.round import Round
from core.rules.sheet import Goal, Sheet
from core.rules.view import RoundView

LONGEST_ROUND = 2_000
"""Turns after which a round is abandoned: the computer players find no end."""
LONGEST_MATCH = 1_000
"""Rounds after which a match is abandoned: nobody comes closer to winning."""


@dataclass(slots=True, kw_only=True)
class Game:
    """A match between computer players, and its history so far."""

    match: Match
    levels: tuple[str, ...]
    """The level of each seat."""
    history: list[tuple[Seat | None, Event]] = field(default_factory=list)
    """Each event with the seat whose action caused it; None for deals."""
    turns: int = 0
    refusals: list[Refusal] = field(default_factory=list)
    """The refusals that computer players met: each is a defect of a player."""

    @property
    def round(self) -> Round:
        """The round in play, or the last one played."""
        assert self.match.round is not None
        return self.match.round


def play_match(sheet: Sheet, levels: Sequence[str], goal: Goal, chance: Chance) -> Game:
    """Play rounds until the match is over, or is abandoned."""
    game = Game(match=new_match(sheet, len(levels), goal), levels=tuple(levels))
    for _ in range(LONGEST_MATCH):
        play_round(game, chance)
        if game.match.over or game.round.outcome is None:
            break
    return game


def play_round(game: Game, chance: Chance) -> None:
    """Deal and play the next round; the starter is drawn by lot if none is due."""
    due = due_starter(game.match)
    starter = chance.choose(range(game.match.seats)) if due is None else due
    stock = chance.shuffle(game.match.sheet.family.pieces.pack(game.match.sheet))
    dealt = deal(game.match, stock=stock, starter=starter)
    assert dealt.ok, dealt.refusal
    _happen(game, None, dealt)
    for _ in range(LONGEST_ROUND):
        if game.round.outcome is not None:
            return
        _turn(game, chance)


def _turn(game: Game, chance: Chance) -> None:
    """Let the seat on turn act until the turn passes.

    The timeout acts for a seat that is refused or does nothing, so every turn ends.
    """
    game.turns += 1
    seat = game.round.to_move
    while _on_turn(game, seat):
        before = game.match
        for action in _thought(game, seat):
            if not _on_turn(game, seat) or not _act(game, seat, action, chance):
                break
        if game.match is before:
            _act(game, seat, Timeout(), chance)


def _on_turn(game: Game, seat: Seat) -> bool:
    return game.round.outcome is None and game.round.to_move == seat


def _thought(game: Game, seat: Seat) -> tuple[Action, ...]:
    seen = view(game.match, seat).round
    family: Family[Round, RoundView] = game.match.sheet.family
    return () if seen is None else family.players.computer(game.levels[seat], seen)


def _act(game: Game, seat: Seat, action: Action, chance: Chance) -> bool:
    """Act, and say whether the action was accepted.

    An action that comes too late because its own attempt ended the round is no mistake.
    """
    decision = decide(game.match, seat, _shuffled(game, action, chance))
    _happen(game, seat, decision)
    if decision.refusal is not None and not decision.events:
        game.refusals.append(decision.refusal)
    return decision.ok


def _shuffled(game: Game, action: Action, chance: Chance) -> Action:
    family: Family[Round, RoundView] = game.match.sheet.family
    pieces = family.rules.needs_shuffle(game.round, action)
    return action if pieces is None else family.rules.with_shuffle(action, chance.shuffle(pieces))


def _happen(game: Game, seat: Seat | None, decision: Decision) -> None:
    game.match = evolve_all(game.match, decision.events)
    game.history += [(seat, event) for event in decision.events]
