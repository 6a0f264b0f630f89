"""Selecting pieces and turning pages: nothing of it is an action of the game yet."""

from collections.abc import MutableMapping
from dataclasses import replace

from telegram import InlineKeyboardMarkup

from bot.conversation.conversation import Conversation
from bot.conversation.request import LONGEST_PLACE, Chose
from bot.platforms.base.kept import Phrases
from bot.platforms.telegram.keyboard import PIECE, WITH_CHOSEN
from bot.platforms.telegram.looking import (
    DROP,
    PART,
    TABLE,
    TURNS,
    Looking,
    TurnStamp,
    looking_at,
    unpacked,
)
from bot.platforms.telegram.places import TelegramAct
from bot.platforms.telegram.surface import TelegramSurface
from bot.platforms.telegram.updates import Tapped
from bot.screens.screen import Screen
from bot.screens.slots import turn_slot
from bot.texts.numbers import read_number
from core.engine.caches import memory
from core.engine.people import TableId, To, ToPerson
from core.engine.table.seat_state import Stamp

REMEMBERED = 1_000
"""The number of messages whose taps are remembered, so that two quick taps both count."""


class Choosing:
    """Shows the selection in the buttons alone, and passes on actions on the selected pieces."""

    def __init__(
        self, surface: TelegramSurface, conversation: Conversation, phrases: Phrases
    ) -> None:
        self._surface = surface
        self._conversation = conversation
        self._phrases = phrases
        self._chosen: MutableMapping[tuple[int, int, TurnStamp | None], frozenset[int]] = memory(
            REMEMBERED
        )

    async def follow(self, tapped: Tapped, act: TelegramAct) -> bool:
        """Select a piece or turn a page; return False for any other button."""
        if tapped.keys is None or tapped.button[:1] not in {PIECE, TURNS}:
            return False
        looking = self._turned(tapped, tapped.keys)
        if looking is not None and looking.stamp is not None:
            self._remember(tapped, looking)
            if not await self._show(tapped, act, looking, looking.stamp):
                self._forget(tapped, looking)
        return True

    async def button(self, to: To, tapped: Tapped) -> str:
        """Return the pressed button; `to` is the place of its message."""
        return await self._phrases.said(to, tapped.button.removeprefix(WITH_CHOSEN))

    def chosen(self, tapped: Tapped) -> frozenset[int]:
        """Return the pieces that are selected on the message of a pressed button."""
        now = None if tapped.keys is None else self._now(tapped, tapped.keys)
        return frozenset() if now is None else now.chosen

    def lacks(self, tapped: Tapped) -> bool:
        """Say whether the pressed action takes pieces while none is selected."""
        return tapped.button.startswith(WITH_CHOSEN) and not self.chosen(tapped)

    def _turned(self, tapped: Tapped, keys: InlineKeyboardMarkup) -> Looking | None:
        """Return the page and the selection after a tap."""
        now = self._now(tapped, keys)
        if now is None:
            return None
        if tapped.button.startswith(TURNS):
            there = unpacked(tapped.button)
            if there is not None and there.page == DROP:
                return replace(now, page=TABLE, chosen=frozenset())
            return None if there is None else replace(now, page=there.page)
        page, _, number = tapped.button.removeprefix(PIECE).rpartition(":")
        place = read_number(number, LONGEST_PLACE)
        return None if place is None else replace(now, page=page, chosen=now.chosen ^ {place})

    def _now(self, tapped: Tapped, keys: InlineKeyboardMarkup) -> Looking | None:
        """Return the selection; the buttons that the presser saw may lag behind the taps."""
        shown = looking_at(keys)
        if shown is None:
            return None
        return replace(shown, chosen=self._chosen.get(_key(tapped, shown), shown.chosen))

    def _remember(self, tapped: Tapped, looking: Looking) -> None:
        self._chosen[_key(tapped, looking)] = looking.chosen

    def _forget(self, tapped: Tapped, looking: Looking) -> None:
        """Drop a selection that could not be shown: the next tap begins with what is visible."""
        self._chosen.pop(_key(tapped, looking), None)

    async def _show(
        self, tapped: Tapped, act: TelegramAct, looking: Looking, stamp: TurnStamp
    ) -> bool:
        chose = Chose(
            person=act.person,
            table=TableId(stamp.table),
            stamp=Stamp(version=stamp.version, draft=stamp.draft),
            chosen=looking.chosen,
            open=_open(looking.page),
        )

        async def turn() -> Screen | None:
            return await self._conversation.choose(chose)

        to, slot = ToPerson(act.person), turn_slot(chose.table)
        return await self._surface.turn_to(to, slot, tapped.message, turn, looking)


def _open(page: str) -> str:
    """Return the part of the table that a page shows; `#` for all of it, empty for none."""
    name = page.partition(PART)[0]
    return "#" if name in {TABLE, DROP} else name if name.startswith("#") else ""


def _key(tapped: Tapped, looking: Looking) -> tuple[int, int, TurnStamp | None]:
    """Return the message in the version that it shows."""
    return tapped.place.chat, tapped.message, looking.stamp
