"""Buttons under a message: the rack as buttons, the frequent actions, the rest behind `More`."""

import json
from collections.abc import Container, Iterable, Iterator, Sequence
from hashlib import blake2b

from telegram import InlineKeyboardButton, InlineKeyboardMarkup, WebAppInfo

from bot.platforms.telegram.looking import DROP, FIRST, MORE, RACK, TABLE, Looking, stamp_of
from bot.render.names import without_idle_marks
from bot.screens.screen import Button, Choice, Choosable, Pages, Part, Screen, Shown
from bot.texts.numbers import read_number
from core.engine.people import To

CARRIES = 64
"""The most bytes of a button's data."""
WIDE = 30
"""The most characters of the labels in one row, so that a phone shows them whole."""
IN_A_ROW = 4
PRIMARY = "primary"
TILES = 5
"""The most pieces in a row: more would be too small for a thumb."""
MANY = 20
"""The most pieces of a rack that are shown together; of more, one colour at a time."""
ROWS = 8
"""The most rows of buttons while single pieces are moved: more would hide the table above."""
FITTING = 2
"""The most rows of melds that take the pieces in hand, and of pieces that go with them."""
LEAVING = 4
"""The most rows of moves that take a piece from a meld."""
MENDING = 3
"""The most rows of moves that complete what is left of a meld."""
LONGEST_PAGE = 2
"""The most digits of a page's number."""
MARK = "✓"
ONTO = "➜"
"""The mark before a meld that a piece can be put to."""
PIECE, WITH_CHOSEN, LONG = "+", "*", "="
"""Prefixes of button data: a piece, an action on the selected pieces, a long phrase's digest."""

Row = list[InlineKeyboardButton]


def keyboard(screen: Screen, looking: Looking = FIRST) -> InlineKeyboardMarkup | None:
    """Return the buttons of a screen, with those of its list first."""
    options = () if screen.pick is None else screen.pick.options
    rows = [*_rows(map(_key, options)), *_page(screen, looking)]
    return InlineKeyboardMarkup(rows) if rows else None


def _page(screen: Screen, looking: Looking) -> Iterator[Row]:
    """Lay out the current page: the rack first, and the other pages from there."""
    choice, pages = screen.choice, screen.pages
    if pages is None:
        yield from _rows(map(_key, screen.buttons))
        return
    if looking.page == MORE:
        yield from _behind(screen)
        yield [_turning(screen, "", pages.back)]
    elif choice is not None and looking.page.startswith(TABLE):
        yield from _table(screen, choice, pages, looking.page)
    elif choice is not None and looking.page.startswith("#"):
        yield from _meld(screen, choice, pages, looking.page)
    else:
        yield from _rack(screen, pages, looking)


def _rack(screen: Screen, pages: Pages, looking: Looking) -> Iterator[Row]:
    choice = screen.choice
    often = [_key(button) for button in screen.buttons if not button.rare]
    rare = [_turning(screen, MORE, pages.more)] if any(b.rare for b in screen.buttons) else []
    if choice is None:
        yield from _rows([*often, *rare])
        return
    part = _open_part(choice, looking.page)
    mends = list(_rows(map(_key, choice.mending)))[:MENDING]
    rows = [*_pieces(choice, part), *_tabs(screen, choice, part)]
    words = [_of_chosen(word) for word in choice.words if not word.rare]
    if choice.by_hand:
        moves = [_of_chosen(word) for word in choice.moves if word.rare]
        drop = [_turning(screen, DROP, pages.drop)] if _of_table(choice) else []
        rows += _rows([*words, *moves, *drop])
    else:
        rows += _rows(words)
    going = list(_going(choice, rows=FITTING)) if choice.by_hand else []
    melds = list(_rows(_melds(screen, choice))) if choice.begun else []
    below = list(_rows([*often, *rare]))
    if not melds or len(rows) + len(going) + len(melds) + len(below) > ROWS:
        turning = [_turning(screen, TABLE, pages.table)] if _lies(choice) else []
        below = list(_rows([*often, *turning, *rare]))
    above = mends[: max(0, ROWS - len(rows) - len(below))]
    yield from [*above, *rows]
    yield from [*going, *melds][: max(0, ROWS - len(above) - len(rows) - len(below))]
    yield from below


def _lies(choice: Choice) -> bool:
    return any(part.lies for part in choice.parts)


def _of_table(choice: Choice) -> bool:
    """Say whether a piece of the table is in hand."""
    return any(one.part.startswith("#") for one in choice.pieces if one.place in choice.chosen)


def _table(screen: Screen, choice: Choice, pages: Pages, page: str) -> Iterator[Row]:
    """List the melds of the table: where pieces in hand can go, and where more can be taken."""
    words = [_key(one) for one in screen.buttons if one.word in {"done", "undo"}]
    turning = [_turning(screen, RACK, pages.rack), *words]
    hand = list(_in_hand(screen, choice, pages, rows=1))
    rows = list(_rows(_melds(screen, choice)))
    room = max(1, ROWS - len(list(_rows([*turning, *turning[:1]]))) - len(hand))
    start = _number(page) * room if _number(page) * room < len(rows) else 0
    if len(rows) > room:
        following = start // room + 1 if start + room < len(rows) else 0
        turning.append(_turning(screen, f"{TABLE}{following or ''}", pages.more))
    yield from hand
    yield from rows[start : start + room]
    yield from _rows(turning)


def _number(page: str) -> int:
    return read_number(page.removeprefix(TABLE), LONGEST_PAGE) or 0


def _melds(screen: Screen, choice: Choice) -> Iterator[InlineKeyboardButton]:
    return (_turning(screen, part.name, part.shown) for part in choice.parts if part.lies)


def _meld(screen: Screen, choice: Choice, pages: Pages, page: str) -> Iterator[Row]:
    """Show the pieces of one meld, and the places in it for the pieces in hand."""
    rows = list(_pieces(choice, page))
    if not choice.chosen and choice.open == page:
        rows += list(_rows(map(_key, choice.leaving)))[:LEAVING]
    word = f"arrange {page}"
    here = [_of_chosen(one, pages.here) for one in choice.onto if one.word == word]
    taken = any(one.part == page and one.place in choice.chosen for one in choice.pieces)
    rows += _in_hand(screen, choice, pages, rows=FITTING)
    fits = {one.word for one in choice.fits}
    turning = [_turning(screen, TABLE, pages.table), _turning(screen, RACK, pages.rack)]
    put = [] if taken or word in fits or not choice.chosen else here
    below = list(_rows([*put, *turning]))
    yield from [*rows[: ROWS - len(below)], *below]


def _in_hand(screen: Screen, choice: Choice, pages: Pages, rows: int) -> Iterator[Row]:
    """Offer the actions for the pieces in hand."""
    if choice.chosen:
        moves = [_of_chosen(one) for one in choice.moves]
        yield from _rows([*moves, _turning(screen, DROP, pages.drop)])
        yield from _going(choice, rows=rows)


def _going(choice: Choice, rows: int) -> Iterator[Row]:
    """Offer the melds that take the pieces in hand, and the pieces that go with them."""
    fits = list(_rows([_of_chosen(one, f"{ONTO} {one.label}") for one in choice.fits]))
    near = [one for one in choice.pieces if one.place in choice.near]
    keys = [_piece(one, TABLE, choice.chosen, beside=one.part) for one in near]
    whole = list(_rows(map(_of_chosen, choice.completing)))
    yield from fits[:rows]
    yield from whole[:rows]
    yield from [keys[start : start + TILES] for start in range(0, len(keys), TILES)][:rows]


def _open_part(choice: Choice, page: str) -> str:
    """Return the part that is shown; empty for the whole rack if it fits."""
    names = [part.name for part in choice.parts]
    if page in names:
        return page
    own = [part for part in choice.parts if not part.lies]
    return own[0].name if own and _is_big(choice) else ""


def _is_big(choice: Choice) -> bool:
    return sum(not one.part.startswith("#") for one in choice.pieces) > MANY


def _pieces(choice: Choice, part: str) -> Iterator[Row]:
    """Return a button for each piece; a tap selects the piece."""
    shown = [one for one in choice.pieces if _belongs(one, part)]
    keys = [_piece(one, part, choice.chosen) for one in shown]
    yield from (keys[start : start + TILES] for start in range(0, len(keys), TILES))


def _belongs(one: Choosable, part: str) -> bool:
    """Say whether a piece belongs to the shown part: a joker of the rack goes with every colour."""
    if part.startswith("#") or one.part.startswith("#"):
        return one.part == part
    return not part or one.part in {part, ""}


def _piece(
    one: Choosable, part: str, chosen: Container[int], beside: str = ""
) -> InlineKeyboardButton:
    label = f"{MARK}{one.shown}" if one.place in chosen else one.shown
    label = f"{label} {beside.replace('#', '·')}".strip()
    return InlineKeyboardButton(label, callback_data=f"{PIECE}{part}:{one.place}")


def _tabs(screen: Screen, choice: Choice, part: str) -> Iterator[Row]:
    """Return a button for each colour of a big rack, with counts of pieces and selected ones."""
    if _is_big(choice) and not part.startswith("#"):
        own = [one for one in choice.parts if not one.lies]
        yield [_turning(screen, one.name, _counted(choice, one, open_=part)) for one in own]


def _counted(choice: Choice, part: Part, *, open_: str) -> str:
    there = [one for one in choice.pieces if one.part == part.name]
    marked = sum(one.place in choice.chosen for one in there)
    shown = f"{part.shown} {len(there)}{f' {MARK}{marked}' if marked else ''}"
    return f"[{shown}]" if part.name == open_ else shown


def _behind(screen: Screen) -> Iterator[Row]:
    """Lay out the page behind `More`."""
    words = () if screen.choice is None else screen.choice.words
    elsewhere = screen.choice.moves if screen.choice is not None and _lies(screen.choice) else ()
    of_chosen = [_of_chosen(word) for word in words if word.rare and word not in elsewhere]
    yield from _rows([*of_chosen, *(_key(button) for button in screen.buttons if button.rare)])


def _turning(screen: Screen, page: str, label: str) -> InlineKeyboardButton:
    """Return a button that shows another page, and keeps the selection."""
    chosen = frozenset[int]() if screen.choice is None else screen.choice.chosen
    looking = Looking(stamp=stamp_of(screen), page=page, chosen=chosen)
    return InlineKeyboardButton(without_idle_marks(label), callback_data=looking.packed())


def lasting(keys: Iterable[Sequence[str]]) -> InlineKeyboardMarkup | None:
    """Return the buttons that a message keeps, by what each sends and its label."""
    rows = list(
        _rows(InlineKeyboardButton(label, callback_data=carried(said)) for said, label in keys)
    )
    return InlineKeyboardMarkup(rows) if rows else None


def link(label: str, url: str) -> InlineKeyboardMarkup:
    """Return a single button with a link."""
    return InlineKeyboardMarkup([[InlineKeyboardButton(label, url=url)]])


def _rows(keys: Iterable[InlineKeyboardButton]) -> Iterator[Row]:
    """Arrange buttons in rows, in their order."""
    row: Row = []
    for key in keys:
        width = sum(len(one.text) for one in (*row, key))
        if row and (len(row) == IN_A_ROW or width > WIDE):
            yield row
            row = []
        row.append(key)
    if row:
        yield row


def _key(button: Button) -> InlineKeyboardButton:
    style = PRIMARY if button.primary else None
    said = without_idle_marks(button.label)
    label = f"{MARK} {said}" if button.chosen else said
    if button.link:
        return InlineKeyboardButton(label, url=button.link)
    if button.lists:
        return InlineKeyboardButton(label, switch_inline_query_current_chat="")
    if button.page.startswith("https://"):  # Telegram refuses all others
        return InlineKeyboardButton(label, web_app=WebAppInfo(button.page))
    return InlineKeyboardButton(label, callback_data=carried(button.id), style=style)


def _of_chosen(button: Button, says: str = "") -> InlineKeyboardButton:
    style = PRIMARY if button.primary else None
    label, data = without_idle_marks(says or button.label), f"{WITH_CHOSEN}{button.id}"
    return InlineKeyboardButton(label, callback_data=data, style=style)


def carried(said: str, most: int = CARRIES) -> str:
    """Return a button's data: its phrase or, if that is too long, a short digest of it."""
    if len(said.encode()) <= most:
        return said
    return f"{LONG}{blake2b(said.encode(), digest_size=12).hexdigest()}"


def too_long(screen: Screen) -> Sequence[str]:
    """Return the phrases of a screen's buttons that are too long to carry."""
    options = () if screen.pick is None else screen.pick.options
    every = (button.id for button in (*screen.buttons, *options))
    return [said for said in every if carried(said) != said]


SLOT = "phrases"
KEPT = 12
"""The most phrases kept for a place: the buttons of older ones are out of date."""


class Phrases:
    """Keeps the newest long phrases of each place."""

    def __init__(self, shown: Shown, slot: str = SLOT) -> None:
        self._shown = shown
        self._slot = slot

    async def keep(self, to: To, said: Sequence[str]) -> None:
        """Keep the phrases of a message's buttons."""
        if said:
            known = [one for one in await self._known(to) if one not in said]
            await self._shown.keep(to, self._slot, json.dumps([*known, *said][-KEPT:]))

    async def said(self, to: To, button: str) -> str:
        """Return the phrase of a pressed button; an unknown one unchanged."""
        if not button.startswith(LONG):
            return button
        return next((one for one in await self._known(to) if carried(one) == button), button)

    async def _known(self, to: To) -> list[str]:
        kept = await self._shown.last(to, self._slot)
        return [] if kept is None else json.loads(kept)
