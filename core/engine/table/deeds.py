"""Public summaries of actions, computed by comparing the round before and after."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain, groupby

from core.engine.people import Human, Nobody, Occupant
from core.rules.events import Event, ObjectionEffect, TimeoutEffect
from core.rules.family import Family
from core.rules.pieces import Groups, Piece, Pieces, Seat
from core.rules.round import Round
from core.rules.view import RoundView

JUDGING = ("object", "accept")
"""The words with which the others judge a lay: they belong to nobody's turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """The effect of one action on a rack and the table, without secrets."""

    seat: Seat
    verb: str
    """The action's word in records: `draw`, `lay`, `timeout`."""
    laid: Pieces = ()
    """Pieces that went from the rack to a public place: the table or the discard pile."""
    groups: Groups = ()
    """Those that lie on the table, meld by meld; a joker may name the tile it stands for."""
    picked: Pieces = ()
    """Pieces that the rack took from a public place: the discard pile."""
    gained: int = 0
    """The number of pieces that the rack gained, picked ones included."""
    timeout: TimeoutEffect | None = None
    """The effect of a timeout, if the action was one."""
    objection: ObjectionEffect | None = None
    """The effect of an upheld objection, if the action was one."""
    by: Occupant = field(default_factory=Nobody)
    """The player who acted for the seat; nobody if unknown."""
    owner: Occupant = field(default_factory=Nobody)
    """Whose seat it was then, also while a computer stood in; nobody if unknown."""
    judged: Occupant = field(default_factory=Nobody)
    """Who then had the seat whose lay was objected to; nobody if there was no objection."""
    automatic: bool = False
    """Whether a plan or a standing order acted for the player."""


def since_a_person(turns: Sequence[tuple[Deed, ...]], acting: Seat | None) -> tuple[Deed, ...]:
    """Return the actions from the last whole turn that a person played; without one, all of them.

    A turn of `acting` is unfinished. One that a plan or a standing order played follows at once, so
    nobody has read the turn before it.
    """
    last = len(turns) - 1
    whole = (
        place
        for place, turn in enumerate(turns)
        if isinstance(turn[0].by, Human)
        and not turn[0].automatic
        and not (place == last and turn[0].seat == acting)
    )
    return tuple(chain(*turns[max(whole, default=0) :]))


def deed(
    seat: Seat, verb: str, before: Round, after: Round, events: tuple[Event, ...] = ()
) -> Deed:
    """Summarise an action of a seat; pieces from or to the stock stay unnamed."""
    family: Family[Round, RoundView] = before.sheet.family
    had, has = Counter(before.racks[seat]), Counter(after.racks[seat])
    into_stock = Counter(after.stock) - Counter(before.stock)
    timeout = next(filter(None, map(family.rules.timeout_effect, events)), None)
    laid = had - has - into_stock
    if timeout is not None and timeout.discarded and not laid:
        laid = _on_the_pile(before, after)  # it has discarded the card that it drew
    picked = Counter[object]() if into_stock else (has - had) & _off_the_pile(before, after)
    grown = has.total() - had.total() + laid.total() + into_stock.total()
    groups = _as_they_lie(laid, before, after)
    return Deed(
        seat=seat,
        verb=verb,
        laid=_in_order(laid, groups),
        groups=groups,
        picked=tuple(piece for piece in after.racks[seat] if piece in picked),
        gained=max(0, grown),
        timeout=timeout,
        objection=next(filter(None, map(family.rules.objection_effect, events)), None),
    )


def _as_they_lie(laid: Counter[Piece], before: Round, after: Round) -> Groups:
    """Return laid pieces meld by meld, as they lie there: a joker with what it stands for.

    Of two jokers, the one that stands for a tile as before was there.
    """
    left = Counter(map(_on_a_rack, laid.elements()))
    lay = {piece for meld in before.table for piece in meld.pieces}
    groups = list[Pieces]()
    for meld in after.table:
        pieces = meld.pieces if meld not in before.table else ()
        come = set[int]()
        for place in sorted(range(len(pieces)), key=lambda place: pieces[place] in lay):
            if left[_on_a_rack(pieces[place])]:
                left[_on_a_rack(pieces[place])] -= 1
                come.add(place)
        groups.append(tuple(pieces[place] for place in sorted(come)))
    return tuple(filter(None, groups))


def _in_order(laid: Counter[Piece], groups: Groups) -> Pieces:
    """Return laid pieces in the order in which they lie in melds, then those that lie in none.

    On a rack, a joker stands for nothing.
    """
    on_rack = {_on_a_rack(piece): piece for piece in laid}
    lying = [on_rack[_on_a_rack(piece)] for group in groups for piece in group]
    return (*lying, *(laid - Counter(lying)).elements())


def _on_a_rack(piece: Piece) -> str:
    return str(piece).partition("=")[0]


def _off_the_pile(before: Round, after: Round) -> Counter[object]:
    was = _pile(before)
    lies = _pile(after) if was else ()
    return Counter[object](was) - Counter[object](lies)


def _on_the_pile(before: Round, after: Round) -> Counter[Piece]:
    return Counter(_pile(after)) - Counter(_pile(before))


def _pile(round_: Round) -> Pieces:
    family: Family[Round, RoundView] = round_.sheet.family
    return family.rules.view(round_, None).discard


def gains(seat: Seat, before: Round, after: Round) -> Pieces:
    """Return the new pieces on a seat's rack; only that seat may see them."""
    return tuple((Counter(after.racks[seat]) - Counter(before.racks[seat])).elements())


def laid_in(turn: Sequence[Deed]) -> int:
    """Return how many pieces a turn brought to the table."""
    return sum(len(one.laid) for one in turn if one.verb != "discard")


def pattern(deeds: Sequence[Deed]) -> str:
    """Tell the turns of the first seat: `l` laid, `d` drew, `p` did neither."""
    turns = [tuple(turn) for seat, turn in groupby(deeds, lambda one: one.seat) if seat == 0]
    return "".join(
        "l" if laid_in(turn) else "d" if any(one.gained for one in turn) else "p" for turn in turns
    )
