"""Pieces that somebody has tapped: the keys themselves show them, also after a restart."""

from collections import OrderedDict

from telegram import InlineKeyboardMarkup
from telegram.error import TelegramError

from bot.platforms.telegram.calls import Calls
from bot.platforms.telegram.keyboard import PIECE, WITH_CHOSEN, chosen_in, marked
from bot.platforms.telegram.updates import Tapped
from core.engine.ports import GoneError, RejectedError, TryLaterError

REMEMBERED = 1_000
"""Messages whose taps are remembered, so that two in a row are not taken for one."""


class Choosing:
    """Marks pieces on the keys, and says words of those that are marked."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls
        self._chosen: OrderedDict[tuple[int, int, str], frozenset[str]] = OrderedDict()

    async def tap(self, tapped: Tapped) -> bool:
        """Mark a piece, or take its mark away; False where something else was tapped."""
        if tapped.keys is None or not tapped.button.startswith(PIECE):
            return False
        chosen = self._marks(tapped, tapped.keys) ^ {tapped.button}
        self._remember(_key(tapped, tapped.keys), chosen)
        await self._show(tapped, tapped.keys, chosen)
        return True

    def said(self, tapped: Tapped) -> str | None:
        """Return the button that was meant, with the chosen pieces; None where there are none."""
        if tapped.keys is None or not tapped.button.startswith(WITH_CHOSEN):
            return tapped.button
        chosen = sorted(self._marks(tapped, tapped.keys), key=_place)
        if not chosen:
            return None
        pieces = " ".join(data.partition(" ")[2] for data in chosen)
        return f"{tapped.button.removeprefix(WITH_CHOSEN)} {pieces}"

    def _marks(self, tapped: Tapped, keys: InlineKeyboardMarkup) -> frozenset[str]:
        """Return what is marked; the keys as the presser saw them may lag behind the taps."""
        return self._chosen.get(_key(tapped, keys), chosen_in(keys))

    def _remember(self, key: tuple[int, int, str], chosen: frozenset[str]) -> None:
        self._chosen[key] = chosen
        self._chosen.move_to_end(key)
        if len(self._chosen) > REMEMBERED:
            self._chosen.popitem(last=False)

    async def _show(
        self, tapped: Tapped, keys: InlineKeyboardMarkup, chosen: frozenset[str]
    ) -> None:
        """Show the marks; where Telegram does not, the next tap does."""
        try:
            await self._calls.edit_keys(tapped.place, tapped.message, marked(keys, chosen))
        except (TelegramError, TryLaterError, GoneError, RejectedError):
            return


def _key(tapped: Tapped, keys: InlineKeyboardMarkup) -> tuple[int, int, str]:
    """Return the message in the version that it shows."""
    words = [str(key.callback_data) for row in keys.inline_keyboard for key in row]
    return tapped.place.chat, tapped.message, " ".join(w for w in words if w[:1] == WITH_CHOSEN)


def _place(data: str) -> int:
    return int(data.removeprefix(PIECE).partition(" ")[0])
