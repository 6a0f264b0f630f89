"""A turn with cards: words, drafts, undo, and timeouts."""

import pytest

from core.rules.actions import Action, Timeout, UnknownWordError
from core.rules.cards.family import FAMILY
from core.rules.cards.model.actions import Discard, Done, LayOff, MeldCards, Take
from core.rules.drafts import NO_DRAFT, Draft
from core.rules.family import Turn
from core.rules.pieces import Seat, UnreadableError
from core.rules.refusals import Code
from tests.support.rules.card_table import Table, a_sheet, a_table, cards

RUN = MeldCards(cards=cards("7C 8C 9C"))
EIGHT = LayOff(cards=cards("8S"), onto=1)


def the_table(turn: str = "drawn KD stock", discard: str = "4H") -> Table:
    return a_table(
        Ann="7C 8C 9C 8S KD 2D",
        Ben="3S",
        table="5S 6S 7S",
        stock="9H",
        discard=discard,
        turn=turn,
    )


def say(table: Table, *words: str, draft: Draft = NO_DRAFT, seat: Seat | None = 0) -> Turn:
    """Say several phrases in a row; only the last one may be refused or submitted."""
    turn = Turn(draft=draft)
    for said in words:
        assert not turn.actions
        assert turn.refusal is None
        word, _, text = said.partition(" ")
        turn = FAMILY.turns.word(table.view(seat), turn.draft, word, text)
    return turn


def refusal_of(turn: Turn) -> Code:
    assert turn.refusal is not None
    assert turn.actions == ()
    return turn.refusal.code


@pytest.mark.parametrize(
    ("said", "source"),
    [("take stock", "stock"), ("draw", "stock"), ("take discard", "discard")],
)
def test_taking_a_card_acts_at_once(said: str, source: str) -> None:
    turn = say(the_table(turn=""), said)
    (take,) = turn.actions
    assert isinstance(take, Take)
    assert (take.source, take.stock) == (source, None)


def test_melds_and_lay_offs_stay_in_the_draft_until_the_discard() -> None:
    table = the_table()
    turn = say(table, "meld 7c 8c 9c", "layoff 8S 1")
    assert turn.draft.steps == (RUN, EIGHT)
    assert turn.actions == ()
    done = say(table, "discard KD", draft=turn.draft)
    assert done.actions == (RUN, EIGHT, Discard(card=cards("KD")[0]))
    assert done.draft == NO_DRAFT


def test_a_card_can_be_laid_off_on_a_meld_of_the_draft() -> None:
    table = a_table(Ann="7C 8C 9C 10C KD", Ben="3S", turn="drawn KD stock")
    turn = say(table, "meld 7C 8C 9C", "layoff 10C 1", "discard KD")
    assert len(turn.actions) == 3


def test_undo_takes_back_step_by_step_and_a_reset_too() -> None:
    table = the_table()
    draft = say(table, "meld 7C 8C 9C", "layoff 8S 1").draft
    assert say(table, "undo", draft=draft).draft.steps == (RUN,)
    assert say(table, "undo", "undo", draft=draft).draft == NO_DRAFT
    assert say(table, "undo", "undo", "undo", draft=draft).draft == NO_DRAFT
    assert say(table, "reset", draft=draft).draft.steps == ()
    assert say(table, "reset", "undo", draft=draft).draft == draft
    assert say(table, "reset").draft == NO_DRAFT


def test_an_undone_draft_remembers_only_its_steps() -> None:
    draft = say(the_table(), "meld 7C 8C 9C", "layoff 8S 1").draft
    assert all(earlier.earlier == () for earlier in draft.earlier)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("meld 7C 8C 2D", Code.MIXED_COLOURS),
        ("meld 7C 8C", Code.TOO_SHORT),
        ("meld 7H 8H 9H", Code.NOT_ON_RACK),
        ("layoff KD 2", Code.TABLE_TILE_MISSING),
        ("layoff KD 1", Code.MIXED_COLOURS),
        ("discard 9H", Code.NOT_ON_RACK),
        ("done", Code.MUST_DISCARD),
        ("take stock", Code.MUST_DISCARD),
        ("take discard", Code.MUST_DISCARD),
    ],
)
def test_an_impossible_step_is_refused_and_the_draft_stays(said: str, code: Code) -> None:
    table = the_table()
    draft = Draft(steps=(EIGHT,), earlier=(Draft(),))
    turn = say(table, said, draft=draft)
    assert refusal_of(turn) is code
    assert turn.draft == draft


def test_a_card_melded_in_the_draft_cannot_be_melded_again() -> None:
    turn = say(the_table(), "meld 7C 8C 9C", "meld 7C 8C 9C")
    assert refusal_of(turn) is Code.NOT_ON_RACK


def test_a_card_melded_in_the_draft_cannot_be_discarded() -> None:
    turn = say(the_table(), "meld 7C 8C 9C", "discard 7C")
    assert refusal_of(turn) is Code.NOT_ON_RACK
    assert turn.draft.steps == (RUN,)


def test_before_drawing_nothing_can_be_laid() -> None:
    for said in ("meld 7C 8C 9C", "layoff 8S 1", "discard KD", "done"):
        assert refusal_of(say(the_table(turn=""), said)) is Code.MUST_DRAW


def test_a_draft_that_empties_the_hand_waits_for_done() -> None:
    table = a_table(Ann="7C 8C 9C", Ben="3S", turn="drawn 7C stock")
    turn = say(table, "meld 7C 8C 9C")
    assert turn.actions == ()
    assert say(table, "done", draft=turn.draft).actions == (RUN,)


def test_the_last_card_option_binds_the_draft_too() -> None:
    sheet = a_sheet(last_card_discard=True)
    table = a_table(sheet, Ann="7C 8C 9C", Ben="3S", turn="drawn 7C stock")
    assert refusal_of(say(table, "meld 7C 8C 9C")) is Code.LAST_CARD_MUST_BE_DISCARDED


def test_a_player_cannot_give_the_order_of_the_stock() -> None:
    table = a_table(Ann="2S", Ben="3S", discard="2C KD 5D")
    for said in ("take stock : KD 2C", "draw : KD 2C"):
        with pytest.raises(UnreadableError):
            say(table, said)


@pytest.mark.parametrize("said", ["meld 7C r5", "layoff 8S", "discard", "take", "take hand"])
def test_a_word_outside_the_notation_is_unreadable(said: str) -> None:
    with pytest.raises(UnreadableError):
        say(the_table(turn=""), said)


@pytest.mark.parametrize("said", ["pass", "lay 7C", "timeout", "leave", "knock", ""])
def test_other_words_are_unknown(said: str) -> None:
    with pytest.raises(UnknownWordError):
        say(the_table(), said)


def test_every_word_is_known() -> None:
    table = the_table()
    for word in FAMILY.turns.words:
        try:
            say(table, word)
        except UnreadableError:
            continue


def test_only_the_seat_on_turn_is_heard() -> None:
    table = the_table()
    assert refusal_of(say(table, "take stock", seat=1)) is Code.NOT_YOUR_TURN
    assert refusal_of(say(table, "take stock", seat=None)) is Code.NOT_SEATED
    ann, ben = table
    ben.does("leave")
    assert refusal_of(say(table, "take stock", seat=1)) is Code.NOT_SEATED
    ann.does("leave")
    for word in ("take stock", "undo", "reset"):
        assert refusal_of(say(table, word)) is Code.ROUND_OVER


def timeout(table: Table, *steps: Action) -> tuple[Action, ...]:
    return FAMILY.turns.at_timeout(table.view(0), Draft(steps=steps))


def test_the_legal_steps_of_a_draft_stand_on_timeout() -> None:
    assert timeout(the_table(), RUN, EIGHT) == (RUN, EIGHT, Timeout())
    assert timeout(the_table()) == (Timeout(),)
    assert timeout(the_table(turn="")) == (Timeout(),)


def test_a_timeout_drops_an_illegal_step_of_the_draft() -> None:
    wrong = MeldCards(cards=cards("7C 8C 2D"))
    assert timeout(the_table(), wrong, EIGHT) == (EIGHT, Timeout())


def test_a_draft_that_empties_the_hand_goes_out_on_timeout() -> None:
    table = a_table(Ann="7C 8C 9C", Ben="3S", turn="drawn 7C stock")
    assert timeout(table, RUN) == (RUN,)


@pytest.mark.parametrize("action", [Take(source="stock"), Timeout()])
def test_a_used_up_stock_needs_a_shuffle(action: Action) -> None:
    empty = a_table(Ann="2S", Ben="3S", discard="2C KD 5D").round
    assert FAMILY.rules.needs_shuffle(empty, action) == cards("2C KD")
    ordered = FAMILY.rules.with_shuffle(action, cards("KD 2C"))
    assert isinstance(ordered, Take | Timeout)
    assert ordered.stock == cards("KD 2C")
    assert FAMILY.rules.needs_shuffle(empty, ordered) is None


@pytest.mark.parametrize(
    "action", [Take(source="stock"), Timeout(), Take(source="discard"), Done()]
)
def test_no_shuffle_is_needed_otherwise(action: Action) -> None:
    stocked = a_table(Ann="2S", Ben="3S", stock="9H", discard="2C 5D").round
    assert FAMILY.rules.needs_shuffle(stocked, action) is None
    drawn = a_table(Ann="2S", Ben="3S", discard="2C KD 5D", turn="drawn 2S stock").round
    assert FAMILY.rules.needs_shuffle(drawn, action) is None
    single = a_table(Ann="2S", Ben="3S", discard="5D").round
    assert FAMILY.rules.needs_shuffle(single, action) is None
    third = a_table(Ann="2S", Ben="3S", discard="2C KD 5D", reshuffles=2).round
    assert FAMILY.rules.needs_shuffle(third, action) is None


def test_other_actions_carry_no_shuffle() -> None:
    assert FAMILY.rules.with_shuffle(Done(), cards("KD")) == Done()
