"""The text about the next step names only possible moves."""

from dataclasses import replace
from typing import Literal

import pytest

from bot.render.names import without_idle_marks
from bot.screens.choosing import NOTHING, Picking
from bot.screens.moving import at_hand
from bot.screens.play import private_turn
from bot.screens.screen import Screen
from core.engine.table.state import Assist, TableState
from core.rules.tiles.model.round import LastLay, TileRound
from tests.support.screens.crowded import screens
from tests.support.screens.seated import as_seen, melds, state, voice
from tests.support.translator import TRANSLATOR


async def shown(at: TableState, draft: str = "", language: str = "en") -> Screen:
    seen = as_seen(at, draft=draft)
    assert seen.round is not None
    said = replace(await voice(seen), lessons=1, language=language)
    return private_turn(said, seen, seen.round, delivery="edit")


def after_ben_went_out(*, opened: bool) -> TableState:
    at = state(
        "budacsek",
        "",
        "b1 b2 b3",
        racks=("r8 r9 k1", ""),
        stock="g1 g2",
        opened=("Ann", "Ben") if opened else ("Ben",),
    )
    assert at.match is not None
    round_ = at.match.round
    assert isinstance(round_, TileRound)
    lay = LastLay(seat=1, table_before=melds(at.sheet, ""), first=True)
    return replace(at, match=replace(at.match, round=replace(round_, last_lay=lay)))


@pytest.mark.parametrize("opened", [True, False], ids=["opened", "first"])
@pytest.mark.parametrize("language", TRANSLATOR.languages)
async def test_after_a_player_went_out_only_judging_is_offered(
    language: str, *, opened: bool
) -> None:
    screen = await shown(after_ben_went_out(opened=opened), language=language)
    assert {"object", "accept"} <= {button.word for button in screen.buttons}
    for typed in (screen.text, screen.typed):
        assert "object" in typed
        assert not [word for word in ("draw", "done", "play") if f"{word}”" in typed]
        assert not [word for word in ("draw", "done", "play") if f"{word}»" in typed]
    assert screen.coach == ""
    for key in ("need-tapped-begin", "need-first-laying"):
        said = TRANSLATOR.text(key, language, family="tiles", stock=2, points=1)
        assert said not in screen.caption


@pytest.mark.parametrize(
    ("draft", "mode", "lays"),
    [
        ("b1 b2 b3 | r11 r12 r13", "arrange", True),
        ("b1 b2 b3 | r2 r3 r4", "arrange", False),
        ("b1 b2 b3 | r2 r3 r13", "arrange", True),
        ("b1 b2 b3 | r2 r3 r13", "none", False),
    ],
    ids=["enough", "too few points", "repaired by the refusal", "repaired by nobody"],
)
async def test_a_draft_that_could_only_be_refused_has_no_key_for_laying(
    draft: str, mode: Literal["none", "arrange"], *, lays: bool
) -> None:
    rack = "r2 r3 r4 r11 r12 r13"
    at = state("rummikub", "b1 b2 b3", racks=(rack, "b2"), stock="y1 y2", opened=("Ben",))
    at = replace(at, settings=replace(at.settings, assist=Assist(mode=mode)))
    words = {button.word for button in (await shown(at, draft=draft)).buttons}
    assert ("done" in words) is lays
    assert "undo" in words


@pytest.mark.parametrize("language", TRANSLATOR.languages)
async def test_a_draft_with_a_tile_in_hand_is_not_said_to_be_ready(language: str) -> None:
    at = state("rummikub", "b1 b2 b3", racks=("r8 r9 r10 k1", "b2"), stock="y1 y2")
    ready = await shown(at, draft="b1 b2 b3 | r8 r9 r10", language=language)
    assert "done" in ready.text
    loose = await shown(at, draft="b1 b2 b3 | r8 r9 r10 | k1", language=language)
    assert "done" not in {button.word for button in loose.buttons}
    assert "done" not in loose.text
    assert loose.coach == TRANSLATOR.text("coach-unfinished", language)
    assert loose.coach != ready.coach


async def test_moving_a_tile_of_the_table_tells_what_to_press() -> None:
    at = state("rummikub", "b1 b2 b3 b4", racks=("b5 k1", "b2"), stock="y1 y2", opened=("Ann",))
    seen = as_seen(at)
    assert seen.round is not None
    said = replace(await voice(seen), lessons=1)

    def caption(picking: Picking) -> Screen:
        assert seen.round is not None
        return private_turn(said, seen, seen.round, delivery="edit", picking=picking)

    for part in ("#", "#1"):
        looks = caption(Picking(open=part))
        assert "choose what to take from the table" in looks.caption
        assert looks.coach == "", "the tip is about the rack"
        own = next(one.place for one in at_hand(seen) if one.meld is None)
        more = caption(Picking(chosen=frozenset({own}), open=part))
        assert "choose what else to take from the table, or where the" in more.caption
    lying = next(one.place for one in at_hand(seen) if one.meld == 1)
    holds = caption(Picking(chosen=frozenset({lying}), open="#1"))
    assert "choose where the picked tiles go" in holds.caption
    assert "choose tiles to lay" in caption(NOTHING).caption


@pytest.mark.parametrize("language", TRANSLATOR.languages)
async def test_beside_buttons_the_first_laying_is_told_once_and_no_word_to_type(
    language: str,
) -> None:
    screen = await shown(state("rummikub", "", racks=("r8 r9", "b1"), opened=()), language=language)
    needed = TRANSLATOR.text("need-first-laying", language, points=30)
    typed = TRANSLATOR.text("need-begin", language, family="tiles", stock=1)
    assert "30" in screen.coach
    for beside in (screen.beside, screen.caption):
        assert needed not in beside
        assert typed not in beside
    assert needed in screen.text
    assert typed.split("“")[0].split("«")[0].split("„")[0] in screen.text


def test_a_learner_is_told_the_marks_of_a_draft() -> None:
    (turn,) = [screen for name, screen in screens("budacsek", "en") if name == "turn"]
    assert "What’s new in a meld is marked like this: +" in without_idle_marks(turn.beside)
    assert "is marked like this" not in turn.text, "who types is told elsewhere"
