"""No message shows a piece that its reader may not know, in whole simulated matches."""

import re

import pytest

from bot.render.pictures.pages import page
from bot.screens.screen import Screen, ScreenKind
from core.engine.people import Look, To, ToChat, ToPerson
from core.engine.table.state import TableState
from tests.support.cast import Cast, cast
from tests.support.pictures.trace import trace
from tests.support.sampling import sampled

PICTURED = frozenset({ScreenKind.TABLE, ScreenKind.TURN})
UNIQUE = "settings rule copies=1 jokers=0"
"""Each tile exists once: a tile in a message is one tile, in one place."""


def hidden_from(to: To, state: TableState) -> set[str]:
    """Return what a reader may not know: other racks and the stock; for a chat, all racks."""
    assert state.running is not None
    me = state.seat_of(to.person) if isinstance(to, ToPerson) else None
    racks = [rack for seat, rack in enumerate(state.running.racks) if seat != me]
    return {str(piece) for rack in (*racks, state.running.stock) for piece in rack}


DEALT = ["rummikub", "budacsek", "kids-pro", "basic"]
PUBLIC = r"Draw for first player: .*|discarded .*|took .* from the discard pile"
"""Texts about pieces that everybody saw, wherever they are now."""


def pieces_in(screen: Screen) -> set[str]:
    """Return everything that reads like a piece, except what everybody has seen."""
    text = re.sub(PUBLIC, "", screen.text)
    words = [button.word for button in screen.buttons] + [button.label for button in screen.buttons]
    return set(
        re.findall(r"\b(?:[rbkgy]\d{1,2}|(?:10|[2-9AJQK])[SHDC])\b", " ".join([text, *words]))
    )


def drawn_in(screen: Screen) -> set[str]:
    """Return every piece that is drawn in a picture."""
    if screen.picture is None or isinstance(screen.picture.shown, tuple):
        return set()
    drawn = trace(page(screen.picture.shown, screen.picture.theme))
    return {thing.what.partition("=")[0] for thing in drawn if thing.kind == "piece"}


async def people_play(game: Cast, names: list[str]) -> None:
    """Let everybody draw, and discard what they can, until the round is over."""
    for _ in range(400):
        state = await game.state()
        if state.running is None:
            return
        mover = names[state.running.to_move]
        rack = state.running.racks[state.running.to_move]
        for text in ("draw", "take stock", "pass", *(f"discard {piece}" for piece in rack)):
            await game.says(mover, text, "g1")
            if (await game.state()).to_move != state.to_move:
                break
    pytest.fail("no end")


@pytest.mark.parametrize("seed", sampled(range(10), range(2)))
@pytest.mark.parametrize("sheet", sampled(DEALT, {"budacsek", "basic"}, pytest.mark.long))
async def test_no_message_shows_a_foreign_tile(sheet: str, seed: int) -> None:
    look: Look = "text" if seed else "picture"
    async with cast(seed=seed, look=look) as game:
        await game.says("Ann", f"new {sheet}", "g1")
        await game.says("Ben", "join", "g1")
        await game.says("Ann", "settings computers easy", "g1")
        await game.says("Ann", UNIQUE, "g1")
        await game.says("Ann", "start", "g1")
        await people_play(game, ["Ann", "Ben"])
        looked = 0
        for to, screen, state in game.surface.shown:
            if state.running is not None and screen.kind is not ScreenKind.RESULT:
                assert pieces_in(screen) & hidden_from(to, state) == set(), screen.text
                assert drawn_in(screen) & hidden_from(to, state) == set()
                assert bool(screen.picture) == (look == "picture" and screen.kind in PICTURED)
                looked += 1
        assert looked > 20
        places = {type(to) for to, *_ in game.surface.shown}
        assert places == {ToChat, ToPerson}


async def test_no_picture_shows_the_draft_of_another() -> None:
    async with cast(look="picture") as game:
        await game.says("Ann", "new rummikub", "g1")
        await game.says("Ben", "join", "g1")
        await game.says("Ann", f"{UNIQUE} first_laying=0", "g1")
        await game.says("Ann", "start", "g1")
        running = (await game.state()).running
        assert running is not None
        mover = ("Ann", "Ben")[running.to_move]
        tiles = " ".join(map(str, running.racks[running.to_move][:3]))
        for text in (f"pick {tiles}", f"arrange {tiles}", "done", f"play {tiles}", "table"):
            await game.says(mover, text, "g1")
        drafts = [s for to, s, _ in game.surface.shown if s.kind is ScreenKind.TURN][-3:]
        assert all(set(tiles.split()) <= drawn_in(screen) for screen in drafts)
        state = await game.state()
        for to, screen, _ in game.surface.shown:
            assert drawn_in(screen) & hidden_from(to, state) == set()


async def test_a_leak_would_be_found() -> None:
    async with cast(look="picture") as game:
        await game.says("Ann", "new rummikub", "g1")
        await game.says("Ben", "join", "g1")
        await game.says("Ann", UNIQUE, "g1")
        await game.says("Ann", "start", "g1")
        racks = [s for to, s, _ in game.surface.shown if s.kind is ScreenKind.TURN]
        state = await game.state()
        assert pieces_in(racks[0]) & hidden_from(ToChat(game.chats["g1"]), state)
        assert len(pieces_in(racks[0])) == len(drawn_in(racks[0])) == 14


async def test_typed_text_and_racks_are_never_logged(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with cast() as game:
        await game.says("Ann", "new rummikub", "g1")
        await game.says("Ann", "settings computers easy", "g1")
        await game.says("Ann", "start", "g1")
        await game.says("Ann", "play r1 secretword")
        monkeypatch.setattr(game.app.engine, "see", _broken)
        await game.says("Ann", "play secretword")
        written = "".join(capsys.readouterr())
        assert "unexpected" in written
        assert "ZeroDivisionError" in written
        assert "secretword" not in written
        to, screen, _ = game.surface.shown[-1]
        assert to == ToPerson(game.people["Ann"])
        number = screen.text.split("code: ")[1].strip("\u2068\u2069")
        assert number in written


async def _broken(*_: object) -> None:
    raise ZeroDivisionError("secretword")
