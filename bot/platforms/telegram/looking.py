"""What of a turn somebody looks at, and what is chosen: each keyboard carries it with it."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Iterable
from dataclasses import dataclass

from telegram import InlineKeyboardMarkup

from bot.screens.screen import Button, Screen

TURNS = "~"
"""How the data of a key begins that shows another page."""
MORE, TABLE, RACK, DROP = "more", "table", "rack", "drop"
"""Pages. The first has no name; a colour has its letter, a meld `#2`; `table2` lists more melds.

`drop` is `table` with nothing in hand.
"""
LONGEST_NUMBER = 15
"""Digits."""


@dataclass(frozen=True, slots=True)
class TurnStamp:
    """For which table a keyboard was made, and for which versions of it and of the draft."""

    table: int
    version: int | None = None
    draft: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Looking:
    """A page, and the places of what is chosen."""

    stamp: TurnStamp | None = None
    page: str = ""
    chosen: frozenset[int] = frozenset()

    def packed(self) -> str:
        """Write it so that a key can carry it."""
        stamp = self.stamp or TurnStamp(0)
        numbers = (stamp.table, stamp.version, stamp.draft)
        written = ".".join("" if number is None else str(number) for number in numbers)
        return f"{TURNS}{self.page}:{_mask(self.chosen)}:{written}"


FIRST = Looking()


def unpacked(data: str) -> Looking | None:
    """Read it back; None: it was never written."""
    page, mask, written = (*data.removeprefix(TURNS).split(":"), "", "")[:3]
    numbers = written.split(".")
    if len(numbers) != 3 or not all(map(_numeric, numbers)) or not numbers[0]:  # noqa: PLR2004
        return None
    table, version, draft = (int(number) if number else None for number in numbers)
    chosen = _chosen(mask)
    if table is None or chosen is None:
        return None
    return Looking(stamp=TurnStamp(table, version, draft), page=page, chosen=chosen)


def looking_at(keys: InlineKeyboardMarkup) -> Looking | None:
    """Return what is chosen under a message; the page is one to which its keys lead."""
    data = (str(key.callback_data) for row in keys.inline_keyboard for key in row)
    return next((unpacked(one) for one in data if one.startswith(TURNS)), None)


def stamp_of(screen: Screen) -> TurnStamp:
    """Return for which versions a screen was made."""
    first = () if screen.choice is None else (screen.choice.first,)
    made = _of_table((*first, *screen.buttons))
    return TurnStamp(0) if made is None else made


def _of_table(buttons: Iterable[Button]) -> TurnStamp | None:
    return next(
        (TurnStamp(one.table, one.version, one.draft) for one in buttons if one.table is not None),
        None,
    )


def _mask(chosen: frozenset[int]) -> str:
    """Write places as bits: a hundred of them have room in twenty letters."""
    bits = sum(1 << place for place in chosen)
    return urlsafe_b64encode(bits.to_bytes((bits.bit_length() + 7) // 8)).decode().rstrip("=")


def _chosen(mask: str) -> frozenset[int] | None:
    try:
        bits = int.from_bytes(urlsafe_b64decode(mask + "=" * (-len(mask) % 4)))
    except (Error, ValueError):
        return None
    return frozenset(place for place in range(bits.bit_length()) if bits >> place & 1)


def _numeric(part: str) -> bool:
    return not part or (part.isascii() and part.isdigit() and len(part) <= LONGEST_NUMBER)
