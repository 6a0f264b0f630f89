"""How long the solver takes, in milliseconds: `python -m tests.bench.bench_arranging`.

Free rebuilding on the recorded positions, side by side with the integer program where `highspy` is
there, by table size and by jokers; then each sheet by its own rules, in games that it plays itself.
Nothing is asserted.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from random import Random  # noqa: TID251 - from a given seed
from timeit import default_timer as now

from core.rules.sheets import with_house_rules
from core.rules.tiles.arranging import best_lay
from core.rules.tiles.arranging.alone import arrange
from core.rules.tiles.arranging.problem import Effort
from core.rules.tiles.lay import Proposal
from core.rules.tiles.pieces import JOKER, Tile, TilePiece, bare
from core.rules.tiles.sheet import TileSheet
from tests.arranging.unbound import Position, asked, gains
from tests.brute.rules import RULES

POSITIONS = Path(__file__).parents[1] / "arranging" / "positions.json"
NO_END = 1 << 40


def main() -> None:
    played = [
        Position(tuple(map(tuple, case["table"])), tuple(case["rack"]))
        for case in json.loads(POSITIONS.read_text("utf-8"))
    ]
    show("solver, free, tiles", timed(played, ours))
    if find_spec("highspy"):
        show("HiGHS, the same positions", timed(played, ilp))
    for low in range(0, 105, 15):
        some = [p for p in played if low <= len(p.lying("tiles")) < low + 15]
        if some:
            show(f"  {low}-{low + 14} tiles on the table", timed(some, ours))
    for more in (2, 4, 6):
        show(f"  {more} more jokers", timed([with_jokers(p, more) for p in played], ours))
    for name in RULES:
        show(f"{name}, own rules", list(game_times(name)))


def ours(position: Position) -> object:
    return arrange(asked(position, "tiles"), Effort(NO_END))


def ilp(position: Position) -> object:
    from tests.arranging.ilp import most

    return most(position.lying("tiles"), position.rack, *gains("tiles"))


def with_jokers(position: Position, more: int) -> Position:
    return Position(position.table, position.rack + ("J",) * more)


def timed(positions: Sequence[Position], solve: Callable[[Position], object]) -> list[float]:
    times = []
    for position in positions:
        start = now()
        solve(position)
        times.append(1000 * (now() - start))
    return times


def game_times(name: str, games: int = 3) -> Iterator[float]:
    """Let seats that have laid already lay all they can, or draw, until the stock is used up."""
    sheet = with_house_rules(name, {})
    assert isinstance(sheet, TileSheet)
    for game in range(games):
        rng = Random(f"{name} {game}")  # noqa: S311 - no secret
        yield from _game(sheet, rng)


def _game(sheet: TileSheet, rng: Random) -> Iterator[float]:
    numbers = range(1, sheet.numbers + 1)
    tiles = [Tile(c, n) for c in sheet.colours for n in numbers]
    pack: list[TilePiece] = [*tiles * sheet.copies, *(JOKER,) * sheet.jokers]
    rng.shuffle(pack)
    racks = [pack[seat * sheet.hand : (seat + 1) * sheet.hand] for seat in range(3)]
    stock, start = (
        pack[3 * sheet.hand :],
        Proposal(sheet=sheet, old=(), rack=(), opened=True, groups=()),
    )
    while stock:
        for seat, rack in enumerate(racks):
            start = Proposal(sheet=sheet, old=start.old, rack=tuple(rack), opened=True, groups=())
            began = now()
            best = best_lay(start).best
            yield 1000 * (now() - began)
            if best is None or rng.random() < 0.4:
                rack.extend([stock.pop()] if stock else [])
                continue
            start = Proposal(sheet=sheet, old=best.table, rack=(), opened=True, groups=())
            for piece in best.laid:
                rack.remove(bare(piece))
            racks[seat] = rack or [stock.pop() for _ in range(min(len(stock), sheet.hand))]


def show(what: str, times: Sequence[float]) -> None:
    ordered = sorted(times)
    figures = [ordered[min(len(ordered) - 1, len(ordered) * part // 100)] for part in (50, 90, 99)]
    texts = [f"{figure:8.1f}" for figure in (*figures, ordered[-1])]
    print(f"{what:36} {len(ordered):5}  p50 p90 p99 max {' '.join(texts)}")  # noqa: T201


if __name__ == "__main__":
    main()
