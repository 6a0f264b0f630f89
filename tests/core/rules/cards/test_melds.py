"""How a meld is judged, and every fault that it can have."""

import pytest

from core.rules.cards.family import FAMILY
from core.rules.pieces import Meld
from core.rules.refusals import Refusal
from tests.support.rules.card_table import a_sheet, cards


def judged(text: str, **options: bool) -> str:
    judgement = FAMILY.pieces.judge(a_sheet(**options), cards(text))
    if isinstance(judgement, Meld):
        return f"{judgement.kind}: {judgement}"
    return " ".join(judgement.codes)


@pytest.mark.parametrize(
    ("meld", "printed"),
    [
        ("8C 8D 8S", "set: 8S 8D 8C"),
        ("AC AS AD AH", "set: AS AH AD AC"),
        ("10H 8H 9H", "run: 8H 9H 10H"),
        ("3S AS 2S", "run: AS 2S 3S"),
    ],
)
def test_any_order_is_read_and_one_is_printed(meld: str, printed: str) -> None:
    assert judged(meld) == printed


@pytest.mark.parametrize(
    ("meld", "codes"),
    [
        ("", "too_short"),
        ("8C", "too_short"),
        ("8C 8C", "too_short"),
        ("8C 9D", "too_short"),
        ("8S 8H 9D", "mixed_colours"),
        ("8S 9S 10H", "mixed_colours"),
        ("8S 8S 9H", "mixed_colours"),
        ("8S 8S 8H", "dup_colour"),
        ("8S 8H 8D 8C 8C", "dup_colour set_too_long"),
        ("8S 9S JS", "not_consecutive"),
        ("8S 8S 9S", "not_consecutive"),
        ("8S 9S 9S 10S", "not_consecutive"),
        ("AS 3S KS", "not_consecutive"),
        ("KS KS AS", "not_consecutive"),
        ("QH KH AH", "ace_high"),
        ("AH JH KH 10H QH", "ace_high"),
        ("KH AH 2H", "wrap"),
        ("QH KH AH 2H 3H", "wrap"),
        ("AH 2H 3H KH", "wrap"),
        ("KH AH 2H 2H", "not_consecutive"),
    ],
)
def test_faulty_melds_have_their_codes(meld: str, codes: str) -> None:
    assert judged(meld) == codes


@pytest.mark.parametrize(
    ("meld", "judgement"),
    [
        ("KH AH QH", "run: QH KH AH"),
        ("AH 2H 3H", "run: AH 2H 3H"),
        ("KH AH 2H", "wrap"),
        ("JH QH AH", "not_consecutive"),
    ],
)
def test_a_high_ace_changes_the_judgement(meld: str, judgement: str) -> None:
    assert judged(meld, ace_high=True) == judgement


def test_a_fault_carries_its_figures() -> None:
    short = FAMILY.pieces.judge(a_sheet(), cards("8C 9C"))
    assert isinstance(short, Refusal)
    assert (short.faults[0].needed, short.faults[0].tiles) == (3, cards("8C 9C"))
    doubled = FAMILY.pieces.judge(a_sheet(), cards("8C 8C 8D"))
    assert isinstance(doubled, Refusal)
    assert doubled.faults[0].tiles == cards("8C 8C 8D")
