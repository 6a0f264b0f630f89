"""Buttons and menus under a message, as data: what a press brings back is in them."""

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
"""Characters that a button can carry, or an option of a menu."""
IN_A_ROW = 5
OPTIONS = 25
LABEL, PROMPT = 80, 150
"""Characters of what stands on a button, and in a menu before something is chosen."""
PARTS = 35
"""Rows and what they hold: Discord takes 40 parts of a message, and there is a text above."""

HELD, TAKE = "#", "#take"
"""How the lists are called of pieces in hand, and of pieces to take."""
TABLE = "#"
"""What is chosen to see all melds again."""
PIECES, WITH_CHOSEN, PICK = "+", "*", "?"
"""How the id of a menu of pieces begins, of what is said of the chosen ones, of another menu."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Key:
    """A button."""

    id: str
    label: str
    primary: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """What can be chosen from a menu."""

    says: str
    shown: str
    about: str = ""
    """What stands below it, smaller."""
    emoji: str = ""
    """An emoji of the bot's own before the label, which cannot hold one itself."""
    chosen: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Menu:
    """A list to choose from, one or several."""

    id: str
    prompt: str
    options: tuple[Option, ...]
    most: int = 1
    least: int = 1
    """0 where what was chosen can be given back."""


Row: TypeAlias = tuple[Key, ...] | Menu


def rows(screen: Screen, emoji: Mapping[str, str] = NO_EMOJI) -> tuple[Row, ...]:
    """Return what can be pressed under a screen: menus to choose from, then what is done.

    `emoji` is the markup of the bot's own emoji, by their names.
    """
    often = [_key(button) for button in screen.buttons if not button.rare]
    words = () if screen.choice is None else tuple(_choice(screen, screen.choice, emoji))
    pick = () if screen.pick is None else tuple(_list(screen.pick.prompt, screen.pick.options))
    return tuple(_within([*words, *pick, *_keys(often), *_rare(screen)]))


def _within(rows_: Sequence[Row]) -> Iterator[Row]:
    """Return as many rows as there is room for."""
    room = PARTS
    for row in rows_:
        room -= 2 if isinstance(row, Menu) else 1 + len(row)
        if room >= 0:
            yield row


def _choice(screen: Screen, choice: Choice, emoji: Mapping[str, str]) -> Iterator[Row]:
    """Return menus of pieces, and what is done with those that are chosen."""
    rack = [one for one in choice.pieces if not one.part.startswith("#")]
    word = choice.first
    id_ = f"{PIECES}{word.table}.{word.version}.{word.draft}:"
    choose = "" if screen.pages is None else screen.pages.choose
    yield from _rack(choice, rack, choose, id_, emoji)
    words = [word for word in choice.words if _fits(WITH_CHOSEN + word.id)]
    yield from _keys([_key(word, WITH_CHOSEN) for word in words])
    if screen.pages is not None:
        yield from _by_hand(choice, screen.pages, id_, emoji)


def _by_hand(choice: Choice, pages: Pages, id_: str, emoji: Mapping[str, str]) -> Iterator[Menu]:
    """Return the lists of a single move: what is in hand, what to take, and where to put it."""
    lying = [one for one in choice.pieces if one.part.startswith("#")]
    held = [one for one in lying if one.place in choice.chosen]
    yield from _menus(pages.drop, held, choice, f"{id_}{HELD}", emoji)
    options = tuple(_to_take(choice, lying, pages, emoji))
    title = without_idle_marks(pages.take)[:PROMPT]
    for start in range(0, len(options), OPTIONS):
        some = options[start : start + OPTIONS]
        yield Menu(id=f"{id_}{TAKE}{start}", prompt=title, options=some)
    if choice.chosen and choice.onto:
        fits = [one for one in choice.onto if one in choice.fits]
        others = [one for one in choice.onto if one not in choice.fits]
        yield from _list(pages.onto, [*fits, *others][:OPTIONS], WITH_CHOSEN)


def _to_take(
    choice: Choice, lying: Sequence[Choosable], pages: Pages, emoji: Mapping[str, str]
) -> Iterator[Option]:
    """Return the pieces that can be taken; of a big table those that are likely, and its melds."""
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
    """Share the rack out among menus: one, while there is room in it, else one for each colour."""
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
    """Return the option for a piece: with an emoji of the bot's own, else with a square."""
    own = emoji.get(emoji_name(ShownPiece(one.piece)), "")
    shown = one.piece if own else one.shown
    return Option(says=str(one.place), shown=shown, emoji=own, chosen=chosen)


def _list(prompt: str, buttons: Sequence[Button], before: str = "") -> Iterator[Menu]:
    """Return menus from which one button can be chosen."""
    fitting = {button.id: button for button in buttons if _fits(before + button.id)}
    several = list(fitting.values())
    for start in range(0, len(several), OPTIONS):
        options = tuple(
            Option(says=before + one.id, shown=_label(one.label), chosen=one.chosen)
            for one in several[start : start + OPTIONS]
        )
        yield Menu(
            id=f"{PICK}{prompt[:40]}{start}",
            prompt=without_idle_marks(prompt)[:PROMPT],
            options=options,
        )


def _rare(screen: Screen) -> Iterator[Menu]:
    """Return a menu of what is wanted now and then."""
    rare = [button for button in screen.buttons if button.rare]
    if rare and screen.pages is not None:
        yield from _list(screen.pages.more, rare)


def _keys(keys: Sequence[Key]) -> Iterator[Row]:
    """Share buttons out among rows, each once."""
    different = list({key.id: key for key in keys if len(key.id) <= CARRIES}.values())
    for start in range(0, len(different), IN_A_ROW):
        yield tuple(different[start : start + IN_A_ROW])


def _key(button: Button, before: str = "") -> Key:
    return Key(id=before + button.id, label=_label(button.label), primary=button.primary)


def _label(text: str) -> str:
    """Return what stands on a button; there is nothing beside it that could be moved."""
    return without_idle_marks(text)[:LABEL]


def _fits(id_: str) -> bool:
    """Say whether Discord carries what a button says; the word can be typed all the same."""
    return len(id_) <= CARRIES
