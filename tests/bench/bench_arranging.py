"""Measures the solver in milliseconds of processor time: `poe bench-arranging`.

First come positions of self-play with free rearranging, compared with other solvers, by table size
and by jokers. Then comes each sheet by its own rules, in games that the solver plays, and the
question for exactly the tiles of each best lay. Nothing is asserted.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from random import Random  # noqa: TID251 - from a given seed
from time import process_time as now
from typing import TypeVar

from bot.machine.system import collect_less_often
from core.rules.sheets import with_house_rules
from core.rules.tiles.legality.lay import Proposal
from core.rules.tiles.model.pieces import JOKER, Tile, TilePiece, bare
from core.rules.tiles.model.sheet import TileSheet
from core.rules.tiles.solver import Answer, arrangements, best_lay
from core.rules.tiles.solver.cheapest import arrange
from core.rules.tiles.solver.model import Effort
from tests.bench.rivals import RIVALS
from tests.core.rules.tiles.solver.judges.unbound import Aim, Position, asked, played
from tests.support.referee.rules import RULES

NO_END = 1 << 40
GAMES = 3

T = TypeVar("T")


def main() -> None:
    collect_less_often()  # as in the worker processes
    positions = [position for position, _ in played()]
    beside_rivals(positions)
    by_size(positions)
    by_jokers(positions)
    for name in RULES:
        own_rules(name)


def beside_rivals(positions: Sequence[Position]) -> None:
    tell("nothing bound, tiles", timed(positions, ours))
    tell("nothing bound, tiles, again", timed(positions, ours))
    tell("nothing bound, points", timed(positions, lambda one: solved(one, "points")))
    for name in RIVALS:
        if find_spec("ortools"):
            tell(name, rival_times(name))


def rival_times(name: str) -> list[float]:
    """Time another solver in its own process, and check its answers against the known ones."""
    command = [sys.executable, "-m", "tests.bench.rivals", name]
    run = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    answers = json.loads(run.stdout)
    pairs = [(answer, best) for answer, (_, best) in zip(answers, played(), strict=True) if answer]
    wrong = sum(found != best["tiles"] for (found, _), best in pairs)
    if wrong:
        print(f"{name}: {wrong} answers are not the best")  # noqa: T201
    return [time for (_, time), _ in pairs]


def by_size(positions: Sequence[Position]) -> None:
    for low in range(0, 105, 15):
        some = [one for one in positions if low <= len(one.lying("tiles")) < low + 15]
        if some:
            tell(f"  {low} to {low + 14} tiles on the table", timed(some, ours))


def by_jokers(positions: Sequence[Position]) -> None:
    for more in (2, 4, 6):
        fuller = [Position(one.table, one.rack + ("J",) * more) for one in positions]
        tell(f"  {more} more jokers on the rack", timed(fuller, ours))


def ours(position: Position) -> object:
    return solved(position, "tiles")


def solved(position: Position, aim: Aim) -> object:
    return arrange(asked(position, aim), Effort(NO_END))


def own_rules(name: str) -> None:
    starts = [start for game in range(GAMES) for start in starts_of_a_game(name, game)]
    answers: list[Answer] = []
    tell(f"{name}, best lay", timed(starts, lambda start: answers.append(best_lay(start))))
    print(f"  not proven: {sum(not answer.proven for answer in answers)}")  # noqa: T201
    tell(f"{name}, best lay again", timed(starts, best_lay))
    bests = [
        (start, answer.best)
        for start, answer in zip(starts, answers, strict=True)
        if answer.best is not None
    ]
    tell(
        f"{name}, exactly these tiles",
        timed(bests, lambda pair: next(arrangements(pair[0], pair[1].laid))),
    )


def starts_of_a_game(name: str, seed: int) -> Iterator[Proposal]:
    """Let three seats lay all they can, or draw, until the stock is empty."""
    sheet = with_house_rules(name, {})
    assert isinstance(sheet, TileSheet)
    rng = Random(f"{name} {seed}")  # noqa: S311 - no secret
    tiles = [Tile(colour, n) for colour in sheet.colours for n in range(1, sheet.numbers + 1)]
    pack: list[TilePiece] = [*tiles * sheet.copies, *(JOKER,) * sheet.jokers]
    rng.shuffle(pack)
    racks = [[pack.pop() for _ in range(sheet.hand)] for _ in range(3)]
    start = Proposal(sheet=sheet, old=(), rack=(), opened=True, groups=())
    while pack:
        for rack in racks:
            start = Proposal(sheet=sheet, old=start.old, rack=tuple(rack), opened=True, groups=())
            yield start
            start = _after(start, rack, rng)
            if not rack or start.rack:
                rack.extend([pack.pop() for _ in range(1 if rack else sheet.hand) if pack])


def _after(start: Proposal, rack: list[TilePiece], rng: Random) -> Proposal:
    """Return the table after the turn; it holds the rack if nothing was laid."""
    best = best_lay(start).best
    if best is None or rng.random() < 0.4:
        return start
    for piece in best.laid:
        rack.remove(bare(piece))
    return Proposal(sheet=start.sheet, old=best.table, rack=(), opened=True, groups=())


def timed(asked_about: Sequence[T], solve: Callable[[T], object]) -> list[float]:
    times = []
    for one in asked_about:
        start = now()
        solve(one)
        times.append(1000 * (now() - start))
    return times


def tell(what: str, times: Sequence[float]) -> None:
    ordered = sorted(times)
    figures = [ordered[min(len(ordered) - 1, len(ordered) * part // 100)] for part in (50, 90, 99)]
    texts = [f"{figure:8.1f}" for figure in (*figures, ordered[-1])]
    print(f"{what:36} {len(ordered):5}  p50 p90 p99 max {' '.join(texts)}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
