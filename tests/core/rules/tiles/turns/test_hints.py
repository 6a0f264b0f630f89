"""A hint is true: its lay is legal, or there is none."""

from collections import Counter

import pytest

from bot.machine.system import Chance
from core.rules.actions import Action
from core.rules.drafts import Draft
from core.rules.family import Hint
from core.rules.match import new_match
from core.rules.pieces import print_pieces
from core.rules.play import deal, decide, evolve_all, view
from core.rules.sheets import SHEETS
from core.rules.teaching import Advice
from core.rules.view import RoundView
from tests.core.rules.tiles.turns.person import Person
from tests.support.rules.script import Game
from tests.support.sampling import sampled


def hinted(person: Person) -> Hint:
    hint = person.says("hint").turn.hint
    assert hint is not None
    return hint


def test_the_lay_that_gets_rid_of_most_tiles() -> None:
    hint = hinted(Person.at("rummikub", table="r4 r5 r6 | b8 k8 y8", rack="r7 r8 k1"))
    assert " ".join(map(str, hint.pieces)) == "r7 r8"
    assert (hint.word, hint.grades) == ("done", 3)


def test_a_hint_says_why_a_strong_player_would_draw() -> None:
    rather = hinted(Person.at("rummikub", table="r4 r5 r6", rack="r7 r8 k1 k5 b9 y3")).advice
    assert rather == Advice(stays=4)
    assert hinted(Person.at("rummikub", table="r4 r5 r6", rack="r7 r8")).advice is None
    kept = hinted(Person.at("budacsek", table="r4 r5 r6", rack="r7 r8 k1 k5 b9 g3")).advice
    assert kept == Advice(stays=4, keeps=True)
    kids = hinted(Person.at("kids", table="r4 r5 r6", rack="r7 y9 y10 b1 b7 g3")).advice
    assert kids is not None
    assert kids.stays == 5
    assert kids.tried in {0, 32}
    assert not kids.tried or kids.wins > kids.wins_laying


def test_a_hint_says_the_better_lay_that_keeps_the_joker() -> None:
    rack = "r10 r11 r12 J k1 k5 b8"
    rather = hinted(Person.at("budacsek", table="b1 b2 b3", rack=rack, closed=True)).advice
    assert rather is not None
    assert (print_pieces(rather.lays), rather.jokers) == ("r10 r11 r12", 1)
    with_all = Person.at("rummikub", table="b1 b2 b3", rack=rack.replace("k5", "y5"), closed=True)
    assert hinted(with_all).advice is None


def test_without_a_lay_one_draws_or_passes() -> None:
    assert hinted(Person.at("rummikub", table="r4 r5 r6", rack="k1")) == Hint(word="draw")
    empty = Person.at("rummikub", table="r4 r5 r6", rack="k1", stock="")
    assert hinted(empty) == Hint(word="pass")
    assert Hint(word="draw").grades == 1


def test_before_the_first_laying_it_counts_points() -> None:
    ann = Person.at("rummikub", table="r4 r5 r6", rack="r7 r8 r9 k1", closed=True)
    assert hinted(ann) == Hint(word="draw", points=24, needed=30)
    ben = Person.at("rummikub", table="r4 r5 r6", rack="r7 b10 k10 y10", closed=True)
    assert Counter(map(str, hinted(ben).pieces)) == Counter(["b10", "k10", "y10"])


def test_a_hint_is_given_to_the_player_on_turn_only() -> None:
    ann = Person.at("rummikub", table="r4 r5 r6", rack="r7")
    ben = Person(Game.at("rummikub", racks={"Ben": "r7", "Ann": "r8"}, to_move="Ann"))
    assert ann.says("hint").faults == []
    assert ben.says("hint").faults == ["not_your_turn"]


def test_a_full_rack_is_told_what_to_put_back() -> None:
    game = Game.at("kids", racks={"Ann": "r1 r2 b9", "Ben": "b1"}, turn="return", stock="g1")
    assert hinted(Person(game)) == Hint(
        word="return", gives=game.sheet.family.notation.read_pieces("b9")
    )


def test_cards_are_told_where_to_take_from_first() -> None:
    game = Game.at("basic", racks={"Ann": "7S 8S KD", "Ben": "2C"}, discard="9S", stock="3C 4D")
    assert hinted(Person(game)) == Hint(word="take discard")


def test_cards_are_told_what_to_lay_and_what_to_discard() -> None:
    game = Game.at(
        "basic",
        racks={"Ann": "7S 8S 9S KD 2H", "Ben": "2C"},
        turn="drawn 2H stock",
        stock="3C 4D",
    )
    hint = hinted(Person(game))
    assert " ".join(map(str, hint.pieces)) == "7S 8S 9S"
    assert (hint.word, " ".join(map(str, hint.gives)), hint.grades) == ("discard", "KD", 3)


def test_without_a_meld_a_card_is_discarded() -> None:
    game = Game.at("basic", racks={"Ann": "7S KD", "Ben": "2C"}, turn="drawn KD stock", stock="3C")
    hint = hinted(Person(game))
    assert (hint.pieces, hint.word, hint.grades) == ((), "discard", 2)


@pytest.mark.parametrize("name", sampled(SHEETS, {"bookmark", "basic"}, pytest.mark.long))
def test_following_every_hint_is_never_refused(name: str) -> None:
    sheet = SHEETS[name]
    match = new_match(sheet, 2)
    stock = Chance(7).shuffle(sheet.family.pieces.pack(sheet))
    match = evolve_all(match, deal(match, stock=stock, starter=0).events)
    for _ in range(40):
        assert match.round is not None
        if match.round.outcome is not None:
            return
        seat = match.round.to_move
        seen = view(match, seat).round
        assert seen is not None
        hint = sheet.family.turns.word(seen, Draft(), "hint", "").hint
        assert hint is not None
        for action in said(seen, hint):
            decision = decide(match, seat, action)
            assert decision.refusal is None, (hint, decision.refusal)
            match = evolve_all(match, decision.events)


def said(seen: RoundView, hint: Hint) -> tuple[Action, ...]:
    """Return what the hint says, with its draft in hand."""
    verb, _, text = hint.word.partition(" ")
    text = text or " ".join(map(str, hint.gives))
    turn = seen.sheet.family.turns.word(seen, hint.draft, verb, text)
    assert turn.refusal is None
    actions: tuple[Action, ...] = turn.actions
    return actions
