"""Buttons and menus under a message, as data: each carries what a press of it means."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TypeAlias

from bot.render.board import ShownPiece
from bot.render.names import without_idle_marks
from bot.render.writing import emoji_name
from bot.screens.screen import Button, Choice, Choosable, Pages, Screen

NO_EMOJI: Mapping[str, str] = MappingProxyType({})
CARRIES = 100
"""The most characters in the id of a button, or in the value of an option."""
IN_A_ROW = 5
OPTIONS = 25
LABEL, PROMPT = 80, 150
"""The most characters of a button's label, and of a menu's placeholder."""
PARTS = 35
"""The most buttons a row, options a menu, components a message: Discord takes 40, the text too."""

HELD, TAKE = "#", "#take"
"""Names of the menus of pieces in hand, and of pieces to take."""
TABLE = "#"
"""The option that shows all melds again."""
PIECES, WITH_CHOSEN, PICK = "+", "*", "?"
"""Prefixes of ids: a menu of pieces, an action on the selected pieces, another menu."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Key:
    """A button."""

    id: str
    label: str
    primary: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """An option of a menu."""

    says: str
    shown: str
    about: str = ""
    """The smaller text below the label."""
    emoji: str = ""
    """One of the bot's own emoji before the label; the label itself cannot hold it."""
    chosen: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Menu:
    """A menu to choose one or several options from."""

    id: str
    prompt: str
    options: tuple[Option, ...]
    most: int = 1
    least: int = 1
    """0 if the selection can be cleared."""


Row: TypeAlias = tuple[Key, ...] | Menu


def rows(screen: Screen, emoji: Mapping[str, str] = NO_EMOJI) -> tuple[Row, ...]:
    """Return the components under a screen: menus first, then the actions.

    `emoji` is the markup of the bot's own emoji by name.
    """
    often = [_key(button) for button in screen.buttons if not button.rare]
    words = () if screen.choice is None else tuple(_choice(screen, screen.choice, emoji))
    pick = () if screen.pick is None else tuple(_list(screen.pick.prompt, screen.pick.options))
    return tuple(_within([*words, *pick, *_keys(often), *_rare(screen)]))


def _within(rows_: Sequence[Row]) -> Iterator[Row]:
    """Return as many rows as fit into a message."""
    room = PARTS
    for row in rows_:
        room -= 2 if isinstance(row, Menu) else 1 + len(row)
        if room >= 0:
            yield row


def _choice(screen: Screen, choice: Choice, emoji: Mapping[str, str]) -> Iterator[Row]:
    """Return menus of pieces, and the actions on the selected ones."""
    rack = [one for one in choice.pieces if not one.part.startswith("#")]
    word = choice.first
    id_ = f"{PIECES}{word.table}.{word.version}.{word.draft}:"
    choose = "" if screen.pages is None else screen.pages.choose
    if screen.pages is not None:
        yield from _list(screen.pages.mend, choice.mending[:OPTIONS])
    yield from _rack(choice, rack, choose, id_, emoji)
    words = [word for word in choice.words if _fits(WITH_CHOSEN + word.id)]
    yield from _keys([_key(word, WITH_CHOSEN) for word in words])
    if screen.pages is not None:
        yield from _by_hand(choice, screen.pages, id_, emoji)


def _by_hand(choice: Choice, pages: Pages, id_: str, emoji: Mapping[str, str]) -> Iterator[Menu]:
    """Return the menus of a single move: pieces in hand, pieces to take, and where to put them."""
    lying = [one for one in choice.pieces if one.part.startswith("#")]
    held = [one for one in lying if one.place in choice.chosen]
    yield from _list(pages.onto, choice.leaving[:OPTIONS])
    yield from _menus(pages.drop, held, choice, f"{id_}{HELD}", emoji)
    options = tuple(_to_take(choice, lying, pages, emoji))
    title = without_idle_marks(pages.take)[:PROMPT]
    for start in range(0, len(options), OPTIONS):
        some = options[start : start + OPTIONS]
        yield Menu(id=f"{id_}{TAKE}{start}", prompt=title, options=some)
    if choice.chosen and choice.onto:
        fits = [one for one in choice.onto if one in choice.fits]
        others = [one for one in choice.onto if one not in choice.fits]
        likely = [*fits, *choice.completing, *others][:OPTIONS]
        yield from _list(pages.onto, likely, WITH_CHOSEN)


def _to_take(
    choice: Choice, lying: Sequence[Choosable], pages: Pages, emoji: Mapping[str, str]
) -> Iterator[Option]:
    """Return the pieces that can be taken; of a big table the likely ones, and its melds."""
    melds = {part.name: without_idle_marks(part.shown) for part in choice.parts if part.lies}
    free = [one for one in lying if one.place not in choice.chosen]
    opened = [one for one in free if one.part == choice.open]
    near = [one for one in free if one.place in choice.near]
    if len(free) > OPTIONS:
        several = opened or near[: max(0, OPTIONS - len(melds))]
    else:
        several = [*near, *(one for one in free if one not in near)]
    for one in several:
        yield replace(_piece(one, emoji, chosen=False), about=melds[one.part][:LABEL])
    if opened or len(free) > OPTIONS:
        shown = melds if not opened else {TABLE: pages.table}
        yield from (Option(says=name, shown=label[:LABEL]) for name, label in shown.items())


def _rack(
    choice: Choice, rack: list[Choosable], title: str, id_: str, emoji: Mapping[str, str]
) -> Iterator[Menu]:
    """Spread the rack over menus: one if it fits, else one for each colour."""
    shown = {part.name: part.shown for part in choice.parts}
    colours: dict[str, list[Choosable]] = {"": rack}
    if len(rack) > OPTIONS:
        colours = {}
        for one in rack:
            colours.setdefault(one.part, []).append(one)
    for name, group in colours.items():
        yield from _menus(
            f"{title} {shown.get(name, '')}".strip(), group, choice, f"{id_}{name}", emoji
        )


def _menus(
    prompt: str, group: list[Choosable], choice: Choice, id_: str, emoji: Mapping[str, str]
) -> Iterator[Menu]:
    for start in range(0, len(group), OPTIONS):
        some = group[start : start + OPTIONS]
        options = tuple(_piece(one, emoji, chosen=one.place in choice.chosen) for one in some)
        yield Menu(
            id=f"{id_}{start}",
            prompt=without_idle_marks(prompt)[:PROMPT],
            options=options,
            most=len(options),
            least=0,
        )


def _piece(one: Choosable, emoji: Mapping[str, str], *, chosen: bool) -> Option:
    """Return the option for a piece, with one of the bot's own emoji or else with a square."""
    own = emoji.get(emoji_name(ShownPiece(one.piece)), "")
    shown = one.piece if own else one.shown
    return Option(says=str(one.place), shown=shown, emoji=own, chosen=chosen)


def _list(prompt: str, buttons: Sequence[Button], before: str = "") -> Iterator[Menu]:
    """Return menus in which each option stands for one button."""
    fitting = {button.id: button for button in buttons if _fits(before + button.id)}
    several = list(fitting.values())
    for start in range(0, len(several), OPTIONS):
        options = tuple(
            Option(
                says=before + one.id,
                shown=_label(one.label),
                about=without_idle_marks(one.about)[:LABEL],
                chosen=one.chosen,
            )
            for one in several[start : start + OPTIONS]
        )
        yield Menu(
            id=f"{PICK}{prompt[:40]}{start}",
            prompt=without_idle_marks(prompt)[:PROMPT],
            options=options,
        )


def _rare(screen: Screen) -> Iterator[Menu]:
    """Return a menu of the actions that are rarely needed."""
    rare = [button for button in screen.buttons if button.rare]
    if rare and screen.pages is not None:
        yield from _list(screen.pages.more, rare)


def _keys(keys: Sequence[Key]) -> Iterator[Row]:
    """Arrange buttons in rows, without duplicates."""
    different = list({key.id: key for key in keys if len(key.id) <= CARRIES}.values())
    for start in range(0, len(different), IN_A_ROW):
        yield tuple(different[start : start + IN_A_ROW])


def _key(button: Button, before: str = "") -> Key:
    return Key(id=before + button.id, label=_label(button.label), primary=button.primary)


def _label(text: str) -> str:
    """Return a button's label; it needs no direction marks, as no other text stands beside it."""
    return without_idle_marks(text)[:LABEL]


def _fits(id_: str) -> bool:
    """Say whether a button's phrase fits into its id; if not, people can still type it."""
    return len(id_) <= CARRIES
