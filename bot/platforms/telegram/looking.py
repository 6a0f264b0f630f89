"""What buttons carry beside phrases: the page and the selection that a person looks at."""

from contextlib import suppress
from dataclasses import dataclass

from telegram import InlineKeyboardMarkup

from bot.platforms.base.adapter import packed_places, unpacked_places
from bot.screens.screen import Screen
from bot.texts.numbers import read_numbers
from core.engine.people import TableId

CARRIES = 64
"""The most bytes of a button's data."""
TURNS = "~"
"""The prefix of a button's data that shows another page."""
MORE, TABLE, RACK, DROP = "more", "table", "rack", "drop"
GOING, MENDS = "onto", "mend"
"""Pages. The first has no name; a colour has its letter, a meld `#2`.

`drop` is `table` with nothing in hand. `onto` lists where the pieces in hand can go, `mend` what
completes the melds that were taken apart.
"""
PART = "/"
"""Before the number of a page's part: `table/1` shows the melds that `table` has no room for."""


@dataclass(frozen=True, slots=True)
class TurnStamp:
    """The table that a keyboard belongs to, with the versions of the table and of its draft."""

    table: int
    version: int | None = None
    draft: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Looking:
    """A page, and the places of the selected pieces."""

    stamp: TurnStamp | None = None
    page: str = ""
    chosen: frozenset[int] = frozenset()

    def packed(self) -> str:
        """Return it in the form that a button carries."""
        stamp = self.stamp or TurnStamp(0)
        numbers = (stamp.table, stamp.version, stamp.draft)
        written = ".".join("" if number is None else str(number) for number in numbers)
        return f"{TURNS}{self.page}:{packed_places(self.chosen)}:{written}"


FIRST = Looking()


def unpacked(data: str) -> Looking | None:
    """Return it from a button's data; None if the data are invalid."""
    page, mask, written = (*data.removeprefix(TURNS).split(":"), "", "")[:3]
    try:
        table, version, draft = read_numbers(written.split("."))
    except ValueError:
        return None
    chosen = unpacked_places(mask)
    if table is None or chosen is None:
        return None
    return Looking(stamp=TurnStamp(table, version, draft), page=page, chosen=chosen)


def looking_at(keys: InlineKeyboardMarkup) -> Looking | None:
    """Return the selection under a message; the page is one that its buttons lead to."""
    data = (str(key.callback_data) for row in keys.inline_keyboard for key in row)
    return next((unpacked(one) for one in data if one.startswith(TURNS)), None)


def table_under(keys: InlineKeyboardMarkup | None) -> TableId | None:
    """Return the table to which the keys under a message belong; None if they name none."""
    rows = () if keys is None else keys.inline_keyboard
    for data in (str(key.callback_data) for row in rows for key in row):
        number = data.rpartition(":")[2] if data.startswith(TURNS) else data
        with suppress(ValueError):
            (table,) = read_numbers(number.split(".", 1)[:1])
            if table is not None:
                return TableId(table)
    return None


def stamp_of(screen: Screen) -> TurnStamp:
    """Return the table and the versions that a screen belongs to."""
    first = () if screen.choice is None else (screen.choice.first,)
    made = (one for one in (*first, *screen.buttons) if one.table is not None)
    return next((TurnStamp(one.table or 0, one.version, one.draft) for one in made), TurnStamp(0))


def opened(screen: Screen) -> Looking:
    """Return the page for which a screen is worded: that of the meld or melds its reader opened."""
    part = "" if screen.choice is None else screen.choice.open
    return Looking(page=TABLE if part == "#" else part)
