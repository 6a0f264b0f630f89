"""Every fact of a review is checked by the rules and the solver, from the events."""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from itertools import count

import pytest

from bot.machine.system import Chance
from core.engine.evening.review import (
    PlayedTurn,
    ReviewedTurn,
    deciding,
    first_laying,
    last_round,
    look_back,
)
from core.engine.people import Human, PersonId
from core.engine.table.events import Acted, Dealt, MatchOpened, SeatTaken, TableOpened
from core.engine.table.evolve import replay
from core.engine.table.seating import deal
from core.engine.table.state import Settings, TableState
from core.engine.turns.acting import attempt, computer_acts
from core.rules.drafts import NO_DRAFT
from core.rules.events import Event
from core.rules.match import Match, new_match
from core.rules.pieces import Pieces, Seat, groups_of, print_pieces, print_table
from core.rules.play import decide, evolve_all
from core.rules.players.trial import unhurried
from core.rules.round import Round, replace_rack
from core.rules.sheet import Goal, Sheet
from core.rules.sheets import SHEETS
from core.rules.teaching import Possible
from core.rules.tiles.model.actions import Lay
from core.rules.tiles.model.pieces import JOKER
from tests.core.rules.tiles.solver.judges.brute import Brute, TooBigError
from tests.core.rules.tiles.solver.judges.small import Small
from tests.support.referee.rules import RULES
from tests.support.sampling import sampled

ROUNDS = 50
SAMPLE = (0, 4, 6)
"""A round with tiles and free rearranging, one of a kids' sheet, and one with cards."""
LONGEST = 400
ASKED = 100
"""How often the solver checks the time before it is up."""
SMALL = 12
"""The most pieces on rack and table for which brute force tries everything."""


@dataclass(frozen=True)
class Reviewed:
    """A round, its review, and the match before each reviewed turn."""

    history: tuple[Event, ...]
    turns: tuple[ReviewedTurn, ...]
    matches: tuple[Match, ...]


def played(seed: int, sheet: Sheet) -> tuple[Event, ...]:
    """Let people play a round: some turns like a computer player, some without a lay."""
    chance, seats = Chance(seed), 2 + seed % 2
    opened = TableOpened(
        code="BCDF", host=PersonId(1), chat=None, sheet=sheet, settings=Settings(clock="none")
    )
    people = [SeatTaken(who=Human(PersonId(seat + 1))) for seat in range(1, seats)]
    events: list[Event] = [opened, *people, MatchOpened(goal=Goal("rounds", 1))]
    state = replay(events)
    events.append(deal(state, chance))
    state = replay(events[-1:], state)
    for _ in range(LONGEST):
        if state.running is None:
            return tuple(events)
        acted = _turn(state, chance)
        events += acted
        state = replay(acted, state)
    raise AssertionError("no end")


def _turn(state: TableState, chance: Chance) -> tuple[Event, ...]:
    """Act like an easy computer player, or let the time run out."""
    assert state.running is not None
    seat, family = state.running.to_move, state.sheet.family
    seen = family.rules.view(state.running, seat)
    if chance.choose(range(3)):
        return computer_acts(state, seat, family.players.computer("easy", seen), chance).events
    return attempt(state, seat, family.turns.at_timeout(seen, NO_DRAFT), chance).events


@cache
def reviewed(seed: int, **rules: int) -> Reviewed:
    """Review a played round as the program does, and replay it by the rules alone."""
    sheet = list(SHEETS.values())[seed % len(SHEETS)].with_house_rules(rules)
    history = played(seed, sheet)
    turns = look_back(last_round(history).by_people(), unhurried)
    return Reviewed(history, turns, tuple(_decided(history, sheet)))


def _decided(history: tuple[Event, ...], sheet: Sheet) -> Iterator[Match]:
    """Yield the match at each decision; with cards, after the draw."""
    seats = 1 + sum(isinstance(event, SeatTaken) for event in history)
    match, mover = new_match(sheet, seats, Goal("rounds", 1)), None
    for event in history:
        if isinstance(event, Dealt):
            match = evolve_all(match, (event.deal, *event.left))
        if not isinstance(event, Acted):
            continue
        judges = event.verb in {"object", "accept", ""}
        after = evolve_all(match, event.events)
        if not judges and event.seat != mover:
            took = event.verb == "take" and after.round is not None and not after.round.outcome
            yield after if took else match
        mover = mover if judges else event.seat
        match = after


@pytest.mark.parametrize("seed", sampled(range(ROUNDS), SAMPLE))
def test_every_fact_is_asked_again(seed: int) -> None:
    review = reviewed(seed)
    assert len(review.turns) == len(review.matches)
    for one, match in zip(review.turns, review.matches, strict=True):
        if one.possible.pieces:
            _can_be_laid(one, match)
        _is_the_most(one)
        if one.spared:
            _needed_fewer_jokers(one, match)
        if one.beyond:
            assert len(one.beyond) == one.more
            assert Counter(one.turn.laid + one.beyond) == Counter(one.possible.pieces)
    for seat in range(len(review.matches[0].round.racks)):  # type: ignore[union-attr]
        _opened_so_late([one for one in review.turns if one.turn.seat == seat])
    assert all(one.tells for one in deciding(review.turns))


def _can_be_laid(one: ReviewedTurn, match: Match) -> None:
    """Lay what was possible in that match, by the rules."""
    seat, possible = one.turn.seat, one.possible
    before = match.round
    assert before is not None
    if match.sheet.family.name == "cards":
        held = Counter(before.racks[seat]) - Counter(possible.pieces)
        lies = Counter(piece for meld in possible.table for piece in meld.pieces)
        lay = Counter(piece for meld in before.table for piece in meld.pieces)
        assert lies == lay + Counter(possible.pieces)
        discarded = (
            1 if one.turn.view.turn.startswith("drawn") else 0
        )  # before the draw: the card to draw is the one to discard
        assert possible.goes_out == (held.total() <= discarded)
        return
    decision = decide(match, seat, Lay(groups=groups_of(possible.table)))
    assert decision.ok, decision.refusal
    after = evolve_all(match, decision.events).round
    assert after is not None
    laid = Counter(before.racks[seat]) - Counter(after.racks[seat])
    assert laid == Counter(possible.pieces)
    assert possible.goes_out == (not after.racks[seat])


def _is_the_most(one: ReviewedTurn) -> None:
    """Ask the solver again, with four times the effort."""
    view = one.turn.view
    if not view.my_turn or view.turn == "return":
        return
    best = view.sheet.family.players.best_lay(view, "tiles", 4)
    if best.proven:
        assert len(one.possible.pieces) == len(best.played)
        assert one.more == (
            0 if one.turn.went_out else max(0, len(best.played) - len(one.turn.laid))
        )


def _needed_fewer_jokers(one: ReviewedTurn, match: Match) -> None:
    """Lay the same number tiles with fewer jokers, by the rules."""
    seat, before = one.turn.seat, match.round
    assert before is not None
    decision = decide(match, seat, Lay(groups=groups_of(one.possible.thrifty)))
    assert decision.ok, decision.refusal
    after = evolve_all(match, decision.events).round
    assert after is not None
    laid = Counter(before.racks[seat]) - Counter(after.racks[seat])
    meant = Counter(map(str, one.turn.laid))
    meant[str(JOKER)] -= one.spared
    assert Counter(map(str, laid.elements())) == +meant


def _opened_so_late(turns: list[ReviewedTurn]) -> None:
    """Return the first turn in which a first laying was possible, and the turn that made it."""
    found = first_laying(turns)
    able = [one.turn.number for one in turns if one.possible.pieces]
    made = [one.turn.number for one in turns if one.turn.opened]
    if found is not None:
        assert found.possible == able[0]
        assert found.made == (made[0] if made else 0)
        assert not found.made or found.possible < found.made


@pytest.mark.parametrize("seed", sampled(range(ROUNDS), SAMPLE))
def test_a_review_ignores_hidden_pieces(seed: int) -> None:
    """Deal the hidden pieces again: the player sees the same, so the review says the same."""
    review, chance = reviewed(seed), Chance(seed)
    for one, match in zip(review.turns, review.matches, strict=True):
        assert match.round is not None
        family, seat = match.sheet.family, one.turn.seat
        for _ in range(3):
            other = _dealt_anew(match.round, seat, chance)
            assert family.rules.view(other, seat) == one.turn.view


def _dealt_anew(round_: Round, seat: Seat, chance: Chance) -> Round:
    """Deal again what a seat cannot see: the stock and the other racks."""
    others = [other for other in range(round_.seats) if other != seat]
    hidden: Pieces = (*round_.stock, *(p for other in others for p in round_.racks[other]))
    order = chance.shuffle(hidden)
    round_ = replace(round_, stock=order[: len(round_.stock)])
    order = order[len(round_.stock) :]
    for other in others:
        size = len(round_.racks[other])
        racks = replace_rack(round_.racks, other, order[:size])
        round_, order = replace(round_, racks=racks), order[size:]
    return round_


@pytest.mark.parametrize("seed", sampled(range(ROUNDS), SAMPLE))
def test_in_small_rounds_brute_force_finds_the_same(seed: int) -> None:
    """Try every lay of small racks and tables, judged by the independent referee."""
    sheet = list(SHEETS.values())[seed % len(SHEETS)]
    if sheet.id not in RULES:
        return
    for one in reviewed(seed, hand=7).turns:
        view = one.turn.view
        size = len(view.rack) + sum(len(meld.pieces) for meld in view.table)
        if size > SMALL or not one.possible.examined or not view.my_turn or view.turn == "return":
            continue
        with suppress(TooBigError):
            assert len(one.possible.pieces) == _by_brute_force(one.turn)


def _by_brute_force(turn: PlayedTurn) -> int:
    small = Small(
        sheet=turn.view.sheet.id,
        options={},
        table=print_table(turn.view.table),
        rack=print_pieces(turn.view.rack),
        opened=turn.seat in turn.view.opened,
    )
    return Brute(small).best(lambda laid: laid.total())


def test_turns_not_reviewed_in_time_are_unknown() -> None:
    turns = last_round(played(0, SHEETS["rummikub"])).by_people()
    asked = count()
    review = look_back(turns, lambda: next(asked) > ASKED)
    known = [one.possible.examined for one in review]
    assert known[0]
    assert not known[-1]
    assert known == sorted(known, reverse=True)
    assert not any(one.tells for one in review[known.index(False) + 1 :])


def test_a_turn_that_laid_everything_missed_nothing_though_others_could_object() -> None:
    one = reviewed(0).turns[0]
    tiles = one.turn.view.rack[:3]
    turn = replace(one.turn, laid=tiles, went_out=False)
    all_laid = ReviewedTurn(turn=turn, possible=Possible(pieces=tiles, goes_out=True))
    assert not all_laid.missed_out
    assert not all_laid.tells
    assert replace(all_laid, turn=replace(turn, laid=tiles[:2])).missed_out
