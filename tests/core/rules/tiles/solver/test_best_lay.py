"""The solver in the middle of games: legal, and never worse than `easy`."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.machine.system import Chance
from core.rules.match import new_match
from core.rules.pieces import groups_of
from core.rules.play import deal, decide, evolve_all
from core.rules.sheets import SHEETS
from core.rules.tiles.legality.lay import judge_lay
from core.rules.tiles.model.actions import Lay
from core.rules.tiles.model.round import TileView
from core.rules.tiles.solver import Answer, arrangements, best_lay
from core.rules.tiles.turn import start

TILES = [name for name, sheet in SHEETS.items() if sheet.family.name == "tiles"]
TURNS = 22


def turns(name: str, seed: int) -> Iterator[tuple[TileView, int]]:
    """Play a round between two `easy` players; yield each view and the number of laid tiles."""
    sheet = SHEETS[name]
    match = new_match(sheet, 2)
    stock = Chance(seed).shuffle(sheet.family.pieces.pack(sheet))
    match = evolve_all(match, deal(match, stock=stock, starter=0).events)
    for _ in range(TURNS):
        assert match.round is not None
        if match.round.outcome is not None:
            return
        seat = match.round.to_move
        view = sheet.family.rules.view(match.round, seat)
        for action in sheet.family.players.computer("easy", view):
            events = decide(match, seat, action).events
            laid = len(getattr(events[0], "laid", ())) if isinstance(action, Lay) else 0
            if not view.must_return:
                yield view, laid
            match = evolve_all(match, events)


def tiles_of(answer: Answer) -> int:
    return 0 if answer.best is None else len(answer.best.laid)


@pytest.mark.parametrize("name", TILES)
def test_the_best_lay_is_legal_and_no_child_lays_more(name: str) -> None:
    seen = 0
    for view, laid in turns(name, seed=3):
        if not view.has_opened:
            continue
        answer = best_lay(start(view), "tiles")
        assert tiles_of(answer) >= laid
        if answer.best is not None:
            seen += 1
            table = groups_of(answer.best.table)
            asked = replace(start(view), groups=table, first=answer.best.first)
            assert judge_lay(asked).refusal is None
    assert seen > 0


@pytest.mark.parametrize("name", TILES)
def test_the_tiles_of_the_best_lay_can_be_asked_for(name: str) -> None:
    opened = [view for view, _ in turns(name, seed=4) if view.has_opened]
    for view in opened[::3]:
        best = best_lay(start(view), "tiles").best
        if best is not None:
            found = next(arrangements(start(view), best.laid))
            assert Counter(found.laid) == Counter(best.laid)
            assert found.kept >= best.kept


def test_the_best_first_laying_lays_most_tiles() -> None:
    view, laid = next((view, laid) for view, laid in turns("rummikub", seed=3) if laid)
    assert tiles_of(best_lay(start(view), "tiles")) >= laid
