"""How well the computer players play, as data, and what of it holds on a sheet."""

from dataclasses import dataclass
from typing import Final

from core.rules.tiles.sheet import JokerExchange, Rebuild, TileSheet

ONE_OPPONENT: Final = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """What a player looks at, and for how long."""

    few: int
    """Where so few tiles or fewer would stay it draws instead of laying."""
    few_full: int
    """The same where a rack has a limit, and jokers come and go."""
    few_kept: int
    """The same where jokers are kept back, with one opponent."""
    few_kept_among: int
    """The same with more opponents, who take up the places on the table meanwhile."""
    ahead: bool
    """Whether it waits before its first laying, too."""
    worlds: int
    """In how many drawn worlds it plays each choice on; 0: it only judges what it sees."""
    clear: float
    """By how many standard errors a choice has to do better than the usual one."""

    def few_on(self, sheet: TileSheet, seats: int) -> int:
        """Return with how few tiles left it waits at such a table."""
        if keeps_jokers(sheet):
            return self.few_kept if seats == ONE_OPPONENT else self.few_kept_among
        return self.few_full if sheet.rack_limit else self.few

    def worlds_on(self, sheet: TileSheet) -> int:
        """Return in how many worlds it tries; the quick policy never rearranges freely."""
        return self.worlds if keeps_jokers(sheet) else 0


NORMAL: Final = Level(
    few=2, few_full=2, few_kept=6, few_kept_among=0, ahead=False, worlds=0, clear=0
)
HARD: Final = Level(
    few=7, few_full=2, few_kept=12, few_kept_among=0, ahead=True, worlds=32, clear=1.5
)


def keeps_jokers(sheet: TileSheet) -> bool:
    """Say whether a joker is worth more on the rack than on the table.

    Where melds stay as they lie, or only a tile of the rack frees a joker, one that has been laid
    serves nobody any more, or another. One that is kept is what gets rid of the last tiles.
    """
    exchange = sheet.joker_exchange is JokerExchange.RACK_OR_TABLE
    return sheet.jokers > 0 and (sheet.rebuild is Rebuild.NONE or not exchange)
