"""Card games of players who only know what is legal, to test what holds in every game."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from core.rules.actions import Action, Decision, Timeout
from core.rules.cards.model.actions import Discard, LayOff, MeldCards, Take
from core.rules.cards.model.pieces import Cards
from core.rules.cards.model.round import CardRound
from core.rules.cards.model.sheet import CardSheet
from core.rules.match import Match, new_match
from core.rules.play import deal, decide, evolve_all
from core.rules.sheet import Goal

LONGEST = 2000
"""More actions than any round has; a longer round would not end."""


def chances(seed: int) -> Iterator[int]:
    """Choose at random for ever, as players who only know what is legal."""
    while True:
        seed = (seed * 6364136223846793005 + 1442695040888963407) % 2**64
        yield seed >> 33


def dealt(sheet: CardSheet, seats: int, stock: Cards) -> Match:
    match = new_match(sheet, seats, Goal("rounds", 1))
    return evolve_all(match, deal(match, stock=tuple(stock), starter=0).events)


def round_of(match: Match) -> CardRound:
    assert isinstance(match.round, CardRound)
    return match.round


def possible(round_: CardRound) -> Iterator[Action]:
    """Yield every action that might be legal now, except a timeout."""
    if round_.drawn is None:
        yield Take(source="stock")
        yield Take(source="discard")
        return
    for three in combinations(round_.hand, 3):
        yield MeldCards(cards=three)
    for place in range(1, len(round_.table) + 1):
        for card in round_.hand:
            yield LayOff(cards=(card,), onto=place)
    for card in round_.hand:
        yield Discard(card=card)


def legal(match: Match) -> list[tuple[Action, Decision]]:
    seat = round_of(match).to_move
    tried = ((action, decide(match, seat, action)) for action in possible(round_of(match)))
    return [(action, decision) for action, decision in tried if decision.ok]


def a_game(match: Match, seed: int) -> Iterator[tuple[Match, Action, Decision, Match]]:
    """Play legal actions at random, with a timeout now and then, until the round is over."""
    die = chances(seed)
    for _ in range(LONGEST):
        if round_of(match).outcome is not None:
            return
        choices = legal(match)
        assert choices, "a seat with nothing to do"
        seat = round_of(match).to_move
        timeout = Timeout()
        if next(die) % 10 == 0:
            choices = [(timeout, decide(match, seat, timeout))]
        action, decision = choices[next(die) % len(choices)]
        after = evolve_all(match, decision.events)
        yield match, action, decision, after
        match = after
    pytest.fail("the round does not end")
