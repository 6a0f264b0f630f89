"""Measures the rules in microseconds of processor time: `poe bench`. Asserts nothing."""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time
from timeit import Timer

from core.rules.actions import Action
from core.rules.match import Match
from core.rules.play import decide, evolve_all, view
from core.rules.records.reading import read_record
from core.rules.records.record import Record, RoundRecord
from core.rules.records.replay import replay, replay_from_deals

MATCH = Path(__file__).parent / "schmidt.toml"
"""A recorded round of three computer players by the sheet with the most costly rules."""
CROWDED = (
    "r1 r2 r3 r4 r5 r6 | b1 b2 b3 b4 b5 b6 | g1 g2 g3 J=g4 g5 g6 | y1 y2 y3 y4 y5 y6 | "
    "r8 b8 g8 y8 | r9 b9 g9 y9 | r10 b10 g10 y10 | r11 b11 g11 y11 | r12 b12 g12 y12 | "
    "r3 b3 g3 | r4 b4 y4 | r5 g5 J | r9 b9 y9 | b11 b12 b13"
)
ADDED = CROWDED.replace("y5 y6", "y5 y6 y7")
REBUILT = (
    "r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 | b1 b2 b3 b4 b5 b6 b7 | g1 g2 g3 g4 g5 g6 | "
    "y1 y2 y3 y4 y5 y6 y7 | b8 g8 y8 | b9 g9 y9 | b10 g10 y10 | b11 g11 y11 | b12 g12 y12 | "
    "r3 b3 g3 | r4 b4 y4 J | r5 g5 J | r9 b9 y9 | b11 b12 b13"
)


def crowded() -> Match:
    """Return a round in which nearly all tiles lie on the table."""
    position = {
        "table": CROWDED,
        "stock": "g13 y13",
        "to_move": "Ann",
        "opened": ["Ann", "Ben"],
        "racks": {"Ann": "r7 b7 g4 y7 y13", "Ben": "g1 g2"},
    }
    record = Record(sheet="schmidt", seats=("Ann", "Ben"), rounds=(RoundRecord(position=position),))
    return next(replay_from_deals(record)).match


def acting(match: Match, verb: str, text: str = "") -> Callable[[], object]:
    """Return a decision to time, after a check that it is accepted."""
    action: Action = match.sheet.family.notation.read_move(verb, text)
    assert match.round is not None
    decision = decide(match, match.round.to_move, action)
    assert decision.ok, decision.refusal
    return partial(decide, match, match.round.to_move, action)


def whole(record: Record) -> None:
    """Play a record to its end."""
    assert all(played.decision.ok for played in replay(record))


def slowest_lay(record: Record) -> Callable[[], object]:
    """Return the move of a record that takes longest to decide."""
    moves = [move for round_ in record.rounds for move in round_.moves]
    before = [played.match for played in replay_from_deals(record)]
    lays = [
        acting(match, *move.split(" ", 2)[1:])
        for match, move in zip(before, moves, strict=False)
        if " lay " in move
    ]
    return max(lays, key=lambda lay: Timer(lay, timer=process_time).timeit(1))


def events_of(match: Match, verb: str, text: str) -> Callable[[], object]:
    """Return a function that applies the events of an action."""
    assert match.round is not None
    action = match.sheet.family.notation.read_move(verb, text)
    events = decide(match, match.round.to_move, action).events
    return partial(evolve_all, match, events)


def microseconds(act: Callable[[], object]) -> float:
    """Return the least time of an act in five series."""
    timer = Timer(act, timer=process_time)
    times, _ = timer.autorange()
    return min(timer.repeat(5, times)) / times * 1e6


def main() -> None:
    """Print a line for each figure."""
    match, record = crowded(), read_record(MATCH.read_text(encoding="utf-8"))
    moves = sum(len(round_.moves) for round_ in record.rounds)
    acts: dict[str, Callable[[], object]] = {
        "decide a draw": acting(match, "draw"),
        "decide a lay that only adds": acting(match, "lay", ADDED),
        "decide a lay that rearranges a crowded table, three kept": acting(match, "lay", REBUILT),
        "decide the slowest lay of the recorded match": slowest_lay(record),
        "apply that lay": events_of(match, "lay", REBUILT),
        "make a seat's view": partial(view, match, 0),
        f"replay the recorded match, {moves} moves": partial(whole, record),
    }
    for what, act in acts.items():
        sys.stdout.write(f"{microseconds(act):>12,.1f} µs  {what}\n")


if __name__ == "__main__":
    main()
