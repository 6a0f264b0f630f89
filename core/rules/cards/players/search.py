"""Search for a turn with cards: plays each choice on in worlds consistent with the view."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from core.rules.actions import Action
from core.rules.cards.decide import points
from core.rules.cards.model.actions import Discard, Source, Take
from core.rules.cards.model.round import CardRound
from core.rules.cards.model.view import CardView, own_round, tried
from core.rules.cards.players.levels import NORMAL, Habit, Level, usual
from core.rules.cards.players.melding import bit_of, cards_of, mask_of
from core.rules.cards.players.playouts import (
    Ending,
    LightRound,
    World,
    finish_turn,
    light_table,
    play_on,
    take_card,
    worlds,
)
from core.rules.cards.players.turning import going_out, melded
from core.rules.pieces import Mask, Seat
from core.rules.players.trial import Lots, Patience, Trial, foreseen

Turn: TypeAlias = tuple[Action, ...]

POINTS: Final = 0.5 / 40
"""The weight of a point against a round won."""


def rest_of_turn(view: CardView, level: Level, patience: Patience) -> Turn:
    """Return the draw, or after the draw the rest of the turn.

    The result is what plain judgement chooses, or a choice that does clearly better in the sampled
    worlds.
    """
    first = usual(view, level)
    others = _others(view, first) if level.worlds else ()
    turns = [first, *(turn for turn in others if turn != first)]
    trial = Trial(worlds=level.worlds, clear=level.clear, patience=patience)
    return foreseen(turns, _playing(view, level), worlds(view), trial).choice


def _others(view: CardView, first: Turn) -> Iterator[Turn]:
    """Return what else could be done: take the other card, show or hold melds, discard another."""
    if view.drawn is None:
        if view.discard and (view.stock or view.reshuffles < view.sheet.reshuffles):
            yield (Take(source="discard"),)
            yield (Take(source="stock"),)
        return
    here = own_round(view)
    if going_out(view) or not any(isinstance(action, Discard) for action in first):
        return
    whole = melded(view, view.rack)
    loose = tuple(card for card in whole.loose if card in here.discardable)
    yield from ((Discard(card=card),) for card in loose or here.discardable)
    steps, after = tried(here, whole.lays)
    if steps:
        yield from ((*steps, Discard(card=card)) for card in after.discardable)


@dataclass(frozen=True, slots=True)
class _Option:
    """The state after a choice, as far as the viewer knows."""

    here: CardRound
    source: Source | None = None
    """The source of the taken card; None: the turn is over."""


def _playing(view: CardView, level: Level) -> "_Playing":
    """Assume that the others play like `normal`."""
    mine, theirs = (each.habit_at(view.seats) for each in (level, NORMAL))
    habits = tuple(mine if seat == view.me else theirs for seat in range(view.seats))
    return _Playing(view, habits)


@dataclass(frozen=True, slots=True)
class _Playing:
    """A view from which options are played on."""

    view: CardView
    habits: tuple[Habit, ...]
    """The habit of each seat."""

    @property
    def me(self) -> Seat:
        assert self.view.me is not None
        return self.view.me

    def option(self, turn: Turn) -> _Option:
        """Return the state after a choice."""
        here = own_round(self.view)
        match turn[0]:
            case Take(source=source):
                return _Option(here, source)
        return _Option(tried(here, turn)[1])

    def worth(self, option: _Option, world: World) -> float:
        """Return the value of playing the round on from a state."""
        light, lots = self._begun(option, world), Lots(world.seed)
        return self._valued(self._ended(option, light, lots), light)

    def _ended(self, option: _Option, light: LightRound, lots: Lots) -> Ending:
        first = self.me not in self.view.opened
        if option.source is not None:
            barred = take_card(light, lots, from_pile=option.source == "discard")
            if barred is None:
                return Ending()
            if finish_turn(light, barred=barred, habit=self.habits[self.me]):
                return Ending(self.me, first)
        light.next_seat()
        return play_on(light, lots, self.habits)

    def _begun(self, option: _Option, world: World) -> LightRound:
        view, here, hands = self.view, option.here, list(world.hands)
        hands[self.me] = mask_of(here.racks[self.me])
        return LightRound(
            hands=hands,
            table=light_table(here.table),
            stock=list(world.stock),
            pile=[bit_of(card) for card in here.discard],
            opened=[seat in here.opened_by_now for seat in range(view.seats)],
            gone=view.left,
            to_move=self.me,
            reshuffles=view.sheet.reshuffles - view.reshuffles,
        )

    def _valued(self, ended: Ending, light: LightRound) -> float:
        """Value a round by its winner, and by the points won.

        A void round is worth nothing to anybody.
        """
        if ended.winner is None:
            return 0.0
        held = sum(
            self._points(hand) for seat, hand in enumerate(light.hands) if seat != ended.winner
        )
        doubled = self.view.sheet.going_rummy and ended.rummy
        worth = 1.0 + POINTS * held * (2 if doubled else 1)
        others = len(light.hands) - len(light.gone) - 1
        return worth if ended.winner == self.me else -worth / max(1, others)

    def _points(self, hand: Mask) -> int:
        return sum(points(self.view.sheet, card) for card in cards_of(hand))
