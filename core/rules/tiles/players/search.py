"""The players `normal` and `hard`: go out if they can, and otherwise try each choice."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final, TypeAlias

from core.rules.actions import Action
from core.rules.pieces import Seat, groups_of
from core.rules.players.trial import Foreseen, Patience, Trial, foreseen
from core.rules.sheet import Scoring
from core.rules.tiles.model.pieces import JOKER, as_pieces
from core.rules.tiles.model.round import TileView
from core.rules.tiles.players.judging import going_out, least_useful, most, thrifty, usual
from core.rules.tiles.players.levels import NORMAL, Habit, Level, duties, laying, laying_nothing
from core.rules.tiles.players.playouts.light import (
    LightRound,
    LightTable,
    Terms,
    light_table,
    terms_of,
)
from core.rules.tiles.players.playouts.masks import Rack, rack_of
from core.rules.tiles.players.playouts.quick import Ending, draw, left_points, lowest, play_on
from core.rules.tiles.players.playouts.worlds import World, worlds
from core.rules.tiles.solver import Arrangement
from core.rules.tiles.solver.answers import judged
from core.rules.tiles.turn import start

Choice: TypeAlias = Arrangement | None
"""A lay, or None to draw."""

LATE: Final = 8
"""With this few draws left to each seat, a joker may be worth laying."""
POINTS: Final = 0.3 / 40
"""The weight of a point against a round won."""


def decided(view: TileView, level: Level, patience: Patience) -> Foreseen[Choice]:
    """Return the usual choice, or one that does clearly better in the sampled worlds."""
    first = usual(view, level)
    number = level.worlds_on(view.sheet)
    choices = _choices(view, first) if number else [first]
    trial = Trial(worlds=number, clear=level.clear, patience=patience)
    terms = terms_of(view.sheet)
    playing = _playing(view, terms, level)
    return foreseen(choices, playing, worlds(view, terms), trial)


def won(view: TileView, level: Level, choices: tuple[Choice, ...]) -> tuple[int, ...]:
    """Return in how many of the sampled worlds each choice wins the round."""
    terms = terms_of(view.sheet)
    playing = _playing(view, terms, level)
    options = list(map(playing.option, choices))
    drawn = list(islice(worlds(view, terms), level.worlds_on(view.sheet)))
    return tuple(sum(playing.worth(option, world) > 0 for world in drawn) for option in options)


def _choices(view: TileView, first: Choice) -> list[Choice]:
    """Return the distinct choices to try, the usual one first."""
    found: dict[tuple[str, ...], Choice] = {_key(first): first}
    for choice in _candidates(view, first):
        found.setdefault(_key(choice), choice)
    return list(found.values())


def _key(choice: Choice) -> tuple[str, ...]:
    return () if choice is None else tuple(sorted(map(str, choice.laid)))


def _candidates(view: TileView, first: Choice) -> Iterator[Choice]:
    """Yield the candidates: draw, lay without jokers, lay own melds only, lay with some jokers.

    A joker may be worth laying if there is no other way to begin, or if the stock runs low.
    """
    yield None
    yield thrifty(view)
    if view.has_opened and view.table:
        yield _own_melds(view)
    begins = first is None and not view.has_opened
    if begins or view.stock <= LATE * view.seats:
        for jokers in range(1, as_pieces(view.rack).count(JOKER) + 1):
            yield thrifty(view, jokers)


def _own_melds(view: TileView) -> Choice:
    """Return whole melds of the rack, and leave the table as it lies."""
    begins = start(view)
    tiles = tuple(piece for piece in begins.rack if piece != JOKER)
    alone = most(view, replace(begins, rack=tiles, old=(), groups=()))
    if alone is None:
        return None
    return judged(begins, (*groups_of(view.table), *groups_of(alone.table)))


def _playing(view: TileView, terms: Terms, level: Level) -> "_Playing":
    """Assume that the others play like `normal`."""
    mine, theirs = (each.habit_at(view.sheet, view.seats) for each in (level, NORMAL))
    habits = tuple(mine if seat == view.me else theirs for seat in range(view.seats))
    return _Playing(view, terms, habits)


@dataclass(frozen=True, slots=True)
class _Option:
    rack: Rack
    """What is left of the viewer's own rack."""
    table: LightTable
    draws: bool


@dataclass(frozen=True, slots=True)
class _Playing:
    """A view from which options are played on."""

    view: TileView
    terms: Terms
    habits: tuple[Habit, ...]
    """The habit of each seat."""

    @property
    def me(self) -> Seat:
        assert self.view.me is not None
        return self.view.me

    def option(self, choice: Choice) -> _Option:
        """Return the state after a choice."""
        laid = () if choice is None else choice.laid
        table = self.view.table if choice is None else choice.table
        left = Counter(as_pieces(self.view.rack)) - Counter(laid)
        rack = rack_of(self.view.sheet, left.elements())
        return _Option(rack, light_table(self.terms, table), choice is None)

    def worth(self, option: _Option, world: World) -> float:
        """Return the value of playing the round on from a state."""
        light = self._begun(option, world)
        ended = draw(self.terms, light) if option.draws else None
        if ended is None:
            light.next_seat()
            ended = play_on(self.terms, light, self.habits)
        return self._valued(ended, light)

    def _begun(self, option: _Option, world: World) -> LightRound:
        view, racks = self.view, list(world.racks)
        racks[self.me] = option.rack
        opened = [self._has_opened(seat) for seat in range(view.seats)]
        opened[self.me] |= not option.draws
        return LightRound(
            racks=racks,
            table=option.table.copy(),
            stock=list(world.stock),
            opened=opened,
            gone=view.left,
            to_move=self.me,
            passes=view.passes if option.draws else 0,
        )

    def _has_opened(self, seat: Seat) -> bool:
        return seat in self.view.opened or self.view.sheet.first_laying is None

    def _valued(self, ended: Ending, light: LightRound) -> float:
        """Value a round by its winner, and by points if they count.

        A round without a winner is worth nothing to anybody.
        """
        winner = lowest(self.terms, light) if ended.result == "stuck" else ended.winner
        if winner is None:
            return 0.0
        points = [left_points(self.terms, rack) for rack in light.racks]
        weight = 0.0 if self.view.sheet.scoring is Scoring.CHIPS else POINTS
        if winner == self.me:
            return 1.0 + weight * (sum(points) - points[self.me])
        others = max(1, len(points) - len(light.gone) - 1)
        return -1.0 / others - weight * points[self.me]


def whole_turn(view: TileView, level: Level, patience: Patience) -> tuple[Action, ...]:
    """Return one turn: fulfil a duty, or go out, lay or draw."""
    due = duties(view, least_useful)
    if due:
        return due
    out = going_out(view)
    choice = decided(view, level, patience).choice if out is None else out
    return laying_nothing(view) if choice is None else laying(choice)
