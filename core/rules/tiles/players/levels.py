"""The levels of the computer players with tiles, as data, and their first duties in a turn."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from core.rules.actions import Action
from core.rules.pieces import Kind, groups_of
from core.rules.tiles.legality.melds import left_value
from core.rules.tiles.model.actions import Accept, Draw, Lay, Object, Pass, Return
from core.rules.tiles.model.pieces import JOKER, TilePiece, as_pieces
from core.rules.tiles.model.round import TileView
from core.rules.tiles.model.sheet import JokerExchange, Rebuild, TileSheet
from core.rules.tiles.solver import Arrangement

ONE_OPPONENT: Final = 2
ALL: Final = 1_000
"""More tiles than any rack holds: a player with this habit lays only the whole rack."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Habit:
    """When a player draws instead of laying what it could."""

    few: int
    """It waits if this few tiles or fewer would stay."""
    full: bool
    """Whether it waits with a full rack, too, from which it puts a tile back in each turn."""
    before: bool = False
    """Whether it waits before its first laying, too, at tables that keep jokers.

    Only if a rack has no limit: seats that only put tiles back end the round without a winner.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """What a player considers, and for how long."""

    free: Habit
    """The habit at tables that free jokers."""
    free_full: Habit
    """The same if a rack has a limit."""
    kept: Habit
    """The habit at tables that keep jokers, with one opponent."""
    kept_among: Habit
    """The same with more opponents, who take the places on the table meanwhile."""
    ahead: bool
    """Whether it waits before its first laying, too, at tables that free jokers."""
    goes_on: bool
    """Whether it lays jokers rather than draw a tile that ends the round without a winner."""
    worlds: int
    """The number of sampled worlds for each choice; 0: plain judgement decides alone."""
    clear: float
    """The standard errors by which a choice must beat the usual one."""

    def habit_at(self, sheet: TileSheet, seats: int) -> Habit:
        """Return its habit of waiting at such a table."""
        if keeps_jokers(sheet):
            return self.kept if seats == ONE_OPPONENT else self.kept_among
        return self.free_full if sheet.rack_limit else self.free

    def worlds_on(self, sheet: TileSheet) -> int:
        """Return the number of worlds for a trial.

        The quick policy never rearranges, and does not see how a large rack goes out. Its estimates
        are useful only if melds stay as they lie and racks have a limit.
        """
        apt = keeps_jokers(sheet) and sheet.rebuild is Rebuild.NONE and sheet.rack_limit
        return self.worlds if apt else 0


NORMAL: Final = Level(
    free=Habit(few=2, full=False),
    free_full=Habit(few=2, full=False),
    kept=Habit(few=12, full=False),
    kept_among=Habit(few=0, full=False),
    ahead=False,
    goes_on=False,
    worlds=0,
    clear=0,
)
HARD: Final = Level(
    free=Habit(few=7, full=False),
    free_full=Habit(few=2, full=False),
    kept=Habit(few=ALL, full=True),
    kept_among=Habit(few=ALL, full=True, before=True),
    ahead=True,
    goes_on=True,
    worlds=32,
    clear=1.5,
)


def keeps_jokers(sheet: TileSheet) -> bool:
    """Say whether a joker is worth more on the rack than on the table.

    If melds stay as they lie, or if only a tile of the rack frees a joker, a laid joker is lost or
    serves another seat. A kept joker removes the last tiles.
    """
    exchange = sheet.joker_exchange is JokerExchange.RACK_OR_TABLE
    return sheet.jokers > 0 and (sheet.rebuild is Rebuild.NONE or not exchange)


def duties(view: TileView, least_useful: Callable[[TileView], TilePiece]) -> tuple[Action, ...]:
    """Object to a faulty meld, accept a sound lay that emptied a rack, or put a tile back."""
    if view.may_object and any(meld.kind is Kind.FALSE for meld in view.just_laid):
        return (Object(),)
    if view.may_object and 0 in _others(view):
        return (Accept(),)
    return (Return(tile=least_useful(view)),) if view.must_return else ()


def _others(view: TileView) -> list[int]:
    """Return the number of tiles of each other seat that still plays."""
    seats = (seat for seat in range(view.seats) if seat != view.me and seat not in view.left)
    return [view.counts[seat] for seat in seats]


def laying_nothing(view: TileView) -> tuple[Action, ...]:
    """Draw, or pass if the stock is empty."""
    return (Draw(),) if view.stock else (Pass(),)


def laying(lay: Arrangement) -> tuple[Action, ...]:
    """Lay what the solver has found."""
    return (Lay(groups=groups_of(lay.table), first=lay.first),)


def highest(view: TileView) -> TilePiece:
    """Return the tile that counts most if it is left; a joker only if there is nothing else."""
    tiles = [piece for piece in as_pieces(view.rack) if piece != JOKER] or [JOKER]
    return max(tiles, key=lambda piece: left_value(view.sheet, (piece,)))
