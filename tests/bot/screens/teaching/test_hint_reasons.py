"""A whole hint gives a strong player's move and its reason, if the table allows full help."""

import pytest

from bot.screens.teaching.hint import hint, repair
from core.engine.people import PersonId
from core.engine.table.state import Assist, SeatState, TableState
from core.engine.turns.helping import told, told_more
from core.rules.drafts import NO_DRAFT, Draft
from core.rules.family import Family
from core.rules.round import Round
from core.rules.view import RoundView
from tests.support.screens.seated import as_seen, state, voice

TEN_CARDS = "KH KC QC 2H 3D 3S 6C 6H AC AS"


async def whole_hint(at: TableState, assist: Assist) -> str:
    """Ask for hints until the last step, and return what Ann reads."""
    family: Family[Round, RoundView] = at.sheet.family
    assert at.running is not None
    found = family.turns.word(family.rules.view(at.running, 0), NO_DRAFT, "hint", "").hint
    assert found is not None
    own = SeatState()
    for _ in range(found.grades):
        own = told_more(own, found)
    revealed = told(assist, own)
    assert revealed is not None
    seen = as_seen(at)
    text = hint(await voice(seen), seen, revealed).text
    return text.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize(
    ("at", "reason"),
    [
        pytest.param(
            state("rummikub", "r4 r5 r6", racks=("r7 r8 k1 k5 b9 y3", "b1 b3"), stock="b9 b7 k9"),
            "A strong player would draw: laying these leaves you with 4 tiles",
            id="draw",
        ),
        pytest.param(
            state(
                "budacsek",
                "b1 b2 b3",
                racks=("r10 r11 r12 J k1 k5 b8", "g1 g3"),
                stock="b9 b7 k9 g13 k13 r1 r3",
                opened=("Ben",),
            ),
            "A strong player would lay only r10 r11 r12 and keep the joker:",
            id="keep-the-joker",
        ),
        pytest.param(
            state(
                "basic",
                "",
                racks=("7C 8C 9C 2S 4H QD JH KD 5H 10H JS", TEN_CARDS),
                turn="drawn JS stock",
                stock="9S 4S",
                opened=(),
            ),
            "A strong player wouldn’t lay yet: you’d be left with 8 cards",
            id="hold-melds-back",
        ),
    ],
)
async def test_the_reason_is_told_where_all_help_is_allowed(at: TableState, reason: str) -> None:
    assert reason in await whole_hint(at, Assist(mode="open"))
    assert "strong player" not in await whole_hint(at, Assist(mode="hints", hints=9))


async def test_the_offer_of_another_lay_leaves_the_sound_to_the_refusal() -> None:
    table_view = as_seen(state("rummikub", "r1 r2 r3", racks=("r4 b9", "b3")), 0)
    assert table_view.round is not None
    offered = Draft(groups=table_view.sheet.family.notation.read_groups("r1 r2 r3 r4"))
    said = await voice(table_view)
    shown = repair(said, table_view, table_view.round, offered, asked=PersonId(1), phrase="")
    assert "With r4, you could do this instead:" in shown.text.replace("\u2068", "").replace(
        "\u2069", ""
    )
    assert shown.hushed
