"""Each question to the solver, answered by it and by brute force.

A difference is a sentence for a person to read; it is empty if the answers agree.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random  # noqa: TID251 - from a given seed

from core.rules.pieces import Table, print_pieces
from core.rules.tiles.model.pieces import read_pieces
from core.rules.tiles.solver import (
    Aim,
    Arrangement,
    arrangements,
    best_first_laying,
    best_lay,
    can_lay,
)
from tests.core.rules.tiles.solver.judges.brute import Brute
from tests.core.rules.tiles.solver.judges.small import Small
from tests.support.referee.melds import Piece, parse_row, pieces


def differences(small: Small) -> Iterator[tuple[str, str]]:
    """Yield the difference of the answers for each question; may raise TooBigError."""
    brute = Brute(small)
    for name, differ in QUESTIONS.items():
        if name != "first laying" or small.start.first_laying:
            yield name, differ(small, brute)


def tiles(small: Small, brute: Brute) -> str:
    """Compare the most tiles that can be laid."""
    return _best(small, brute, "tiles")


def points(small: Small, brute: Brute) -> str:
    """Compare the lay of most points, as a rack counts them."""
    return _best(small, brute, "points")


def first_laying(small: Small, brute: Brute) -> str:
    """Compare the first laying with the most points."""
    best = best_first_laying(small.start).best
    found = 0 if best is None else best.points
    expected = brute.dearest_first_laying()
    return _illegal(brute, best) or ("" if found == expected else f"{found}, not {expected}")


def anything(small: Small, brute: Brute) -> str:
    """Compare whether anything can be laid."""
    expected = brute.best(Counter.total) > 0
    return "" if can_lay(small.start) == expected else f"not {expected}"


def exactly(small: Small, brute: Brute) -> str:
    """Lay exactly some tiles: a way is found if there is one, and keeps the most melds."""
    rng, rack = Random(f"{small}"), small.rack.split()  # noqa: S311 - no secret
    if not rack:
        return ""
    named = " ".join(rng.sample(rack, rng.randint(1, min(len(rack), 5))))
    found = next(arrangements(small.start, read_pieces(named)), None)
    legal = brute.lays(pieces(parse_row(named)))
    if found is None:
        return f"{named}: {legal[0]}" if legal else ""
    kept, most = found.kept, max((_kept(small, table) for table in legal), default=-1)
    fewer = f"{named}: {kept} melds kept, not {most}: {_print(found)}" if kept != most else ""
    return _illegal(brute, found) or fewer


QUESTIONS: dict[str, Callable[[Small, Brute], str]] = {
    "tiles": tiles,
    "points": points,
    "first laying": first_laying,
    "anything": anything,
    "exactly": exactly,
}


def _best(small: Small, brute: Brute, aim: Aim) -> str:
    answer = best_lay(small.start, aim)
    joker = small.start.sheet.joker_left

    def worth(laid: Counter[Piece]) -> int:
        if aim == "tiles":
            return laid.total()
        return sum(n * (tile[1] if tile else joker) for tile, n in laid.items())

    best = answer.best
    found = 0 if best is None else worth(pieces(parse_row(print_pieces(best.laid))))
    expected = brute.best(worth)
    proven = "proven" if answer.proven else "not proven"
    differs = f"{found} ({proven}), not {expected}: {_print(best)}" if found != expected else ""
    return _illegal(brute, best) or differs


def _illegal(brute: Brute, best: Arrangement | None) -> str:
    if best is None or brute.legal(_print(best)):
        return ""
    return f"illegal: {_print(best)}"


def _print(best: Arrangement | None) -> str:
    melds = () if best is None else best.table
    return " | ".join(print_pieces(meld.pieces) for meld in melds)


def _kept(small: Small, table: str) -> int:
    """Return how many old melds are unchanged on this table."""
    lying = _open_sets(
        Small(sheet=small.sheet, options=small.options, table=table, rack="", opened=True)
    )
    return (Counter(_open_sets(small)) & Counter(lying)).total()


def _open_sets(small: Small) -> list[str]:
    """Return the melds, without the written colours of jokers in sets."""
    melds: Table = small.start.old
    return [
        " ".join("J" if meld.kind == "set" and "J" in str(p) else str(p) for p in meld.pieces)
        for meld in melds
    ]
