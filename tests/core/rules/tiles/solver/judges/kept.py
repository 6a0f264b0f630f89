"""Lays of exactly some tiles, in positions of self-play: how many melds stay unchanged.

The integer program lets table jokers move anywhere, so with jokers on the table it gives a bound
that no sheet can always reach.
"""

from collections import Counter
from random import Random  # noqa: TID251 - from a given seed

from core.rules.pieces import print_pieces
from core.rules.tiles.model.pieces import read_pieces
from core.rules.tiles.solver import Arrangement, arrangements, best_lay
from tests.core.rules.tiles.solver.judges.ilp import most_kept
from tests.core.rules.tiles.solver.judges.small import Small
from tests.core.rules.tiles.solver.judges.unbound import Position, played


def kept_on_positions(*, with_jokers: bool = True) -> tuple[int, int]:
    """Return how many melds the integer program keeps, and how many the solver."""
    bound = ours = 0
    for number, (position, _) in enumerate(played()):
        jokers = "J" in position.lying("tiles")
        for tiles in named(position, f"kept {number}") if with_jokers or not jokers else ():
            found = next(arrangements(_small(position).start, read_pieces(" ".join(tiles))), None)
            if found is not None:
                bound += most_kept(position.table, tiles) or 0
                ours += found.kept
    return bound, ours


def named(position: Position, seed: str) -> list[list[str]]:
    """Return the tiles of the best lay, and some of them."""
    best = best_lay(_small(position).start).best
    if best is None:
        return []
    rng, laid = Random(seed), _words(best)  # noqa: S311 - no secret
    return [laid, rng.sample(laid, (len(laid) + 1) // 2)]


def _words(best: Arrangement) -> list[str]:
    return print_pieces(best.laid).split()


def _small(position: Position) -> Small:
    jokers = Counter([*position.lying("tiles"), *position.rack])["J"]
    table = " | ".join(" ".join(meld) for meld in position.table)
    return Small(
        sheet="rummikub",
        options={"jokers": max(2, jokers)},
        table=table,
        rack=" ".join(position.rack),
        opened=True,
    )
