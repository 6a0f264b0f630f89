"""What an old run can do at one of its numbers, where old melds must stay together."""

from collections.abc import Iterator

from core.rules.tiles.arranging.bound.runs import SHORTEST, Crossing, Joker, Mode, Old, Part
from core.rules.tiles.sheet import JokerExchange, Rebuild


def parts(old: Old, mode: Mode | None, spot: Crossing) -> Iterator[Part]:
    """Return what an old run can do here; a run without a mode begins."""
    can_go = spot.exchange is not JokerExchange.NONE
    jokers: tuple[Joker, ...] = ("",)
    if old.joker:
        jokers = ("stays", "goes") if can_go else ("stays",)
    for before in _beginnings(old, spot) if mode is None else (mode,):
        for joker in jokers:
            yield from _part(old, before, joker, spot)


def _beginnings(old: Old, spot: Crossing) -> tuple[Mode, ...]:
    if spot.rebuild is Rebuild.NONE:
        return (Mode("core"),)
    return (Mode("waits"), Mode("apart")) if old.may_part else (Mode("waits"),)


def _part(old: Old, before: Mode, joker: Joker, spot: Crossing) -> Iterator[Part]:
    outside = joker != "stays"
    if before.kind in {"done", "apart"}:
        if outside:
            yield Part(before, joker, in_core=False, begins=False)
        if before.kind == "apart" or before.joker or joker == "stays":
            return
    if before.kind == "waits" and outside and old.may_wait and old.left >= SHORTEST:
        yield Part(before, joker, in_core=False, begins=False)
    if before.kind == "core" or old.left >= SHORTEST - 1:
        yield from _in_core(old, before, joker, spot)


def _in_core(old: Old, before: Mode, joker: Joker, spot: Crossing) -> Iterator[Part]:
    """Go on with a core or begin it, perhaps a second one: three slots and a tile complete it.

    Further on it goes to a joker that is not replaced; and where melds stay whole, to the end.
    """
    slots = before.slots if before.kind == "core" else 0
    stays = before.joker or joker == "stays"
    core = Mode("core", min(slots + 1, SHORTEST), before.tile or joker != "stays", stays)
    whole = spot.rebuild is Rebuild.NONE
    complete = core.slots == SHORTEST and core.tile
    if complete and (old.left == 0 or not whole):
        yield Part(Mode("done", joker=stays), joker, in_core=True, begins=not slots)
    if old.left and (not complete or whole or old.ahead):
        yield Part(core, joker, in_core=True, begins=not slots)
