"""The scores of a round with tiles (contract, section 6; rules.md, section B)."""

from core.rules.events import Outcome
from core.rules.pieces import Seat
from core.rules.sheet import Scoring
from core.rules.tiles.legality.melds import left_value
from core.rules.tiles.model.round import TileRound
from core.rules.tiles.model.sheet import StockOut


def won(round_: TileRound, winner: Seat, *, doubled: bool) -> Outcome:
    """Score a won round: the others lose their rack values, and the winner gains the sum.

    On the kids' sheets the winner takes a chip (KI-23). Handrummy doubles the losers' points, and
    so the winner's sum too (SC-48).
    """
    if round_.sheet.scoring is Scoring.CHIPS:
        return Outcome(result="win", winners=(winner,), scores=_only(round_, winner, 1))
    factor = 2 if doubled else 1
    held = [factor * left_value(round_.sheet, round_.rack(seat)) for seat in range(round_.seats)]
    scores = tuple(sum(held) if s == winner else -held[s] for s in range(round_.seats))
    return Outcome(result="win", winners=(winner,), scores=scores, doubled=doubled)


def unscored(round_: TileRound, result: StockOut) -> Outcome:
    """End a round without scores (BM-55, BU-31)."""
    nothing = (0,) * round_.seats
    name = {StockOut.DRAW: "draw", StockOut.ABORTED: "aborted"}.get(result, "blocked")
    return Outcome(result=name, scores=nothing)  # type: ignore[arg-type]


def nobody_can_lay(round_: TileRound) -> Outcome:
    """End a round with an empty stock after everybody has passed in turn."""
    if round_.sheet.stock_out is StockOut.LOWEST:
        return blocked(round_)
    return unscored(round_, round_.sheet.stock_out)


def blocked(round_: TileRound) -> Outcome:
    """Score a blocked round: the lowest rack wins, fewer tiles on a tie (RK-43 to RK-45, C27).

    Each of the others loses the excess over the lowest rack; the winner gains the sum. Tied winners
    share it in whole points; the remainder goes to the tied seat nearest after the starter.
    """
    held = [left_value(round_.sheet, round_.rack(seat)) for seat in range(round_.seats)]
    key = [(held[seat], len(round_.racks[seat])) for seat in range(round_.seats)]
    winners = tuple(seat for seat in range(round_.seats) if key[seat] == min(key))
    if round_.sheet.scoring is Scoring.CHIPS:
        lucky = _nearest_after_starter(round_, winners)
        return Outcome(result="blocked", winners=winners, scores=_only(round_, lucky, 1))
    scores = [min(held) - points for points in held]
    share, remainder = divmod(-sum(scores), len(winners))
    for seat in winners:
        scores[seat] += share
    scores[_nearest_after_starter(round_, winners)] += remainder
    return Outcome(result="blocked", winners=winners, scores=tuple(scores))


def _nearest_after_starter(round_: TileRound, seats: tuple[Seat, ...]) -> Seat:
    starter = round_.starter or 0
    return min(seats, key=lambda seat: (seat - starter - 1) % round_.seats)


def _only(round_: TileRound, winner: Seat, score: int) -> tuple[int, ...]:
    return tuple(score if seat == winner else 0 for seat in range(round_.seats))
