"""Buttons under a message."""

from collections.abc import Container, Iterable, Sequence

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.screens.screen import Button, Choice, Screen

CARRIES = 64
"""Bytes that a button can carry."""
WIDE = 24
"""Characters of the labels in one row, so that a phone shows them whole."""
IN_A_ROW = 3
PRIMARY = "primary"
TILES = 5
"""Pieces in a row: more of them are too small for a thumb."""
MARK = "✓"
PIECE, WITH_CHOSEN = "+", "*"
"""How the data of a piece begins, and that of a word that is said of the chosen ones."""


def keyboard(screen: Screen) -> InlineKeyboardMarkup | None:
    """Return the buttons of a screen, those of its list below, one a row."""
    rows = list(_choice(screen.choice)) if screen.choice is not None else []
    rows += _rows([button for button in screen.buttons if _fits(button)])
    if screen.pick is not None:
        rows += [[_key(option)] for option in screen.pick.options if _fits(option)]
    return InlineKeyboardMarkup(rows) if rows else None


def _choice(choice: Choice) -> Iterable[list[InlineKeyboardButton]]:
    """Return a key for each piece, which a tap marks, and below them what is done with those."""
    for start in range(0, len(choice.pieces), TILES):
        row = choice.pieces[start : start + TILES]
        yield [
            InlineKeyboardButton(shown, callback_data=f"{PIECE}{start + place} {piece}")
            for place, (piece, shown) in enumerate(row)
        ]
    yield [
        InlineKeyboardButton(word.label, callback_data=f"{WITH_CHOSEN}{word.id}")
        for word in choice.words
    ]


def chosen_in(keys: InlineKeyboardMarkup) -> frozenset[str]:
    """Return the data of the pieces that are marked."""
    return frozenset(
        str(key.callback_data)
        for row in keys.inline_keyboard
        for key in row
        if key.text.startswith(MARK) and str(key.callback_data).startswith(PIECE)
    )


def marked(keys: InlineKeyboardMarkup, chosen: Container[str]) -> InlineKeyboardMarkup:
    """Return the same keys with these pieces marked, and no others."""

    def key(old: InlineKeyboardButton) -> InlineKeyboardButton:
        data = str(old.callback_data or "")
        if not data.startswith(PIECE):
            return old
        text = old.text.removeprefix(MARK)
        return InlineKeyboardButton(MARK + text if data in chosen else text, callback_data=data)

    return InlineKeyboardMarkup([[key(old) for old in row] for row in keys.inline_keyboard])


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
