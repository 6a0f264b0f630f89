"""Buttons under a message."""

from collections.abc import Iterable, Sequence

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.screens.screen import Button, Screen

CARRIES = 64
"""Bytes that a button can carry."""
WIDE = 24
"""Characters of the labels in one row, so that a phone shows them whole."""
IN_A_ROW = 3
PRIMARY = "primary"


def keyboard(screen: Screen) -> InlineKeyboardMarkup | None:
    """Return the buttons of a screen, those of its list below, one a row."""
    rows = list(_rows([button for button in screen.buttons if _fits(button)]))
    if screen.pick is not None:
        rows += [[_key(option)] for option in screen.pick.options if _fits(option)]
    return InlineKeyboardMarkup(rows) if rows else None


def link(label: str, url: str) -> InlineKeyboardMarkup:
    """Return a single button that leads elsewhere."""
    return InlineKeyboardMarkup([[InlineKeyboardButton(label, url=url)]])


def _fits(button: Button) -> bool:
    """Say whether Telegram carries what a button says; the word can be typed all the same."""
    return len(button.id.encode()) <= CARRIES


def _rows(buttons: Sequence[Button]) -> Iterable[list[InlineKeyboardButton]]:
    """Share buttons out among rows, in their order."""
    row: list[Button] = []
    for button in buttons:
        width = sum(len(one.label) for one in (*row, button))
        if row and (len(row) == IN_A_ROW or width > WIDE):
            yield list(map(_key, row))
            row = []
        row.append(button)
    if row:
        yield list(map(_key, row))


def _key(button: Button) -> InlineKeyboardButton:
    style = PRIMARY if button.primary else None
    return InlineKeyboardButton(button.label, callback_data=button.id, style=style)
