"""A turn offers exactly the words that the rules would accept."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from bot.machine.system import Chance
from core.engine.table.seat_state import OUT_OF_PLACE
from core.rules.actions import UnknownWordError
from core.rules.drafts import NO_DRAFT, Draft
from core.rules.events import RoundEnded
from core.rules.family import Family, Turn
from core.rules.match import Match, new_match
from core.rules.pieces import Pieces, Seat, UnreadableError, print_pieces
from core.rules.play import decide, evolve, view
from core.rules.players.simulation import Game, play_round
from core.rules.round import Round
from core.rules.sheets import SHEETS
from core.rules.view import RoundView

COMPLETED = {"take": ("take stock", "take discard")}
"""Words to which a button adds something."""


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("seed", range(2))
def test_offered_words_are_accepted_by_the_rules(sheet: str, seed: int) -> None:
    """Every seat, after every event of a round, with and without a draft."""
    seen = 0
    for match in _a_round(sheet, seed):
        for seat in range(match.seats):
            for draft in _drafts(match, seat):
                round_view = view(match, seat).round
                assert round_view is not None
                offered = match.sheet.family.turns.legal_words(round_view, draft)
                assert offered == tuple(_followed(match, seat, draft)), (round_view, draft)
                seen += bool(offered)
    assert seen


def _a_round(sheet: str, seed: int) -> Iterator[Match]:
    """Yield a match between the actions of its first round, at every seventh action."""
    first = new_match(SHEETS[sheet], 3)
    game = Game(match=first, levels=("easy",) * first.seats)
    play_round(game, Chance(seed))
    match, history = first, [event for _, event in game.history]
    for place, (event, after) in enumerate(pairwise(history)):
        match = evolve(match, event)
        if isinstance(after, RoundEnded):
            return
        if place % 7 == seed:
            yield match


def _drafts(match: Match, seat: Seat) -> Iterator[Draft]:
    """Yield possible drafts of a seat: none, tiles in hand, a step made, a step undone."""
    yield NO_DRAFT
    round_view = view(match, seat).round
    if round_view is None or not round_view.my_turn:
        return
    family: Family[Round, RoundView] = match.sheet.family
    if "pick" in family.turns.words:
        yield from _picked(family, round_view)
    else:
        steps = tuple(
            one
            for one in family.players.computer("easy", round_view)
            if one.verb in {"meld", "layoff"}
        )
        for last in range(1, len(steps) + 1):
            yield Draft(steps=steps[:last], earlier=(NO_DRAFT,))
        yield Draft(earlier=(NO_DRAFT,))


def _picked(family: Family[Round, RoundView], round_view: RoundView) -> Iterator[Draft]:
    draft = NO_DRAFT
    for count in (1, 2):
        draft = family.turns.word(round_view, draft, "pick", _named(round_view.rack[:count])).draft
        yield draft
    yield family.turns.word(round_view, draft, "undo", "").draft
    yield family.turns.word(round_view, NO_DRAFT, "arrange", " | ".join(_table(round_view))).draft


def _named(pieces: Pieces) -> str:
    return print_pieces(pieces)


def _table(round_view: RoundView) -> Iterator[str]:
    return (print_pieces(meld.pieces) for meld in round_view.table)


def _followed(match: Match, seat: Seat, draft: Draft) -> Iterator[str]:
    """Yield the words that have an effect in the turn and are not refused as out of place."""
    known: list[Turn] = []
    round_view = view(match, seat).round
    assert round_view is not None
    family: Family[Round, RoundView] = match.sheet.family
    for word in (word for word in family.turns.words if word not in family.turns.pondered):
        for phrase in COMPLETED.get(word, (word,)):
            if phrase in {"object", "accept"}:
                if round_view.may_object:
                    yield phrase
                continue
            turn = _turn(round_view, draft, phrase)
            if turn is not None and turn not in known and _in_place(match, seat, turn):
                known.append(turn)
                yield phrase


def _turn(round_view: RoundView, draft: Draft, phrase: str) -> Turn | None:
    word, _, text = phrase.partition(" ")
    try:
        turn = round_view.sheet.family.turns.word(round_view, draft, word, text)
    except (UnreadableError, UnknownWordError):
        return None
    back = word in {"undo", "reset"} and turn.draft != draft
    return turn if turn.refusal is None and (turn.actions or back) else None


def _in_place(match: Match, seat: Seat, turn: Turn) -> bool:
    refusals = [decide(match, seat, action).refusal for action in turn.actions[:1]]
    return not any(refusal and OUT_OF_PLACE & set(refusal.codes) for refusal in refusals)
