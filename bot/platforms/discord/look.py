"""A screen in the form that Discord shows, and the library's components made from it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from bot.platforms.base import kept
from bot.platforms.base.adapter import unpacked_places
from bot.platforms.base.kept import digest_of
from bot.platforms.discord.keys import (
    CARRIES,
    HELD,
    KEEPS,
    NO_EMOJI,
    PICK,
    PIECES,
    RACK,
    Key,
    Menu,
    Option,
    Row,
    rows,
)
from bot.platforms.discord.writing import LONGEST, calling, harmless, with_commands
from bot.render.picture import Picture
from bot.render.writing import in_parts
from bot.screens.screen import Attachment, Screen

ALT = 1024
"""The most characters of a picture's alternative text."""
BLANK = "\u200b"


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """The content of one message or several; the rows stand below the last."""

    texts: tuple[str, ...]
    rows: tuple[Row, ...] = ()
    picture: Picture | None = None
    """With a picture there is only one text, above it."""
    file: Attachment | None = None
    slot: str | None = None
    """The slot of the screen."""
    stamp: str = ""
    """The versions of table and draft that the keys are made for."""

    later: str = ""
    """The last text as it stays once a newer message has come; empty if it does not change."""
    below_digest: str = ""
    """The digest of the look alone, once a text was put above it."""

    @property
    def digest(self) -> str:
        """A digest that is equal only for equal looks."""
        return self.below_digest or digest_of(self.texts, self.rows, self.painted)

    @property
    def painted(self) -> str:
        """A digest of the picture alone; empty if there is none."""
        return "" if self.picture is None else digest_of(self.picture)

    @property
    def image(self) -> str:
        """The name of the picture's file, equal only for equal pictures; empty if there is none."""
        if self.picture is None:
            return ""
        return f"round-{self.painted}.gif" if self.picture.moves else f"table-{self.painted}.png"

    @property
    def alt(self) -> str:
        """The picture's alternative text; empty if there is none."""
        return "" if self.picture is None else self.picture.alt(ALT)

    def parts(self) -> Iterator["Look"]:
        """Yield the content of each message."""
        *before, last = self.texts
        for text in before:
            yield Look(texts=(text,))
        yield replace(self, texts=(last,))

    def above(self, text: str) -> "Look":
        """Return the look with a text put above it, which the digest leaves out."""
        first, *others = self.texts
        fits = len(first) + len(text) + 2 <= LONGEST
        texts = (f"{text}\n\n{first}", *others) if fits else (text, *self.texts)
        return replace(self, texts=texts, below_digest=self.digest)

    def below(self, line: str) -> "Look":
        """Return the look with a line added below it."""
        *others, last = self.texts
        return replace(self, texts=(*others, f"{last}\n\n{line}"))


def look_of(
    screen: Screen,
    commands: Mapping[str, str],
    language: str,
    called: Mapping[int, str] | None = None,
    emoji: Mapping[str, str] = NO_EMOJI,
) -> Look:
    """Return the look of a screen.

    `called` maps the accounts to mention to their names; `emoji` maps names of the bot's own emoji
    to their markup.
    """
    picture = screen.picture
    if picture is not None and len(harmless(screen.caption)) > LONGEST:
        picture = None

    def texts(screen: Screen) -> tuple[str, ...]:
        said = (screen.beside or screen.text) if picture is None else screen.caption
        return in_parts(calling(said_as(said, commands, language), called or {}), LONGEST)

    shown = texts(screen) or (BLANK,)
    later = () if screen.later is None else texts(screen.later)
    return Look(
        texts=shown,
        later=later[-1] if len(later) == len(shown) else "",
        rows=rows(screen, emoji),
        picture=picture,
        file=screen.attachment,
        slot=screen.slot,
        stamp=screen.stamp,
    )


def too_long(screen: Screen) -> list[str]:
    """Return the phrases of a screen's buttons that are too long to carry."""
    return kept.too_long((one.id for one in screen.buttons if not one.rare), CARRIES)


def without_refused(screen: Screen, look: Look) -> Screen:
    """Return a screen without its picture if the look has none."""
    return screen if look.picture is not None else replace(screen, picture=None)


def said_as(text: str, commands: Mapping[str, str], language: str) -> str:
    """Convert a text into Discord's markup."""
    return with_commands(harmless(text), commands, language)


def announcement(
    screen: Screen,
    commands: Mapping[str, str],
    language: str,
    called: Mapping[int, str],
    link: str,
) -> Look:
    """Return the look of a message that announces the turn that a screen shows."""
    said = calling(said_as(screen.aside, commands, language), called)
    return Look(texts=(f"{said}\n{link}".strip(),), rows=_racks(screen))


def _racks(screen: Screen) -> tuple[Row, ...]:
    """Return only the button that opens the presser's rack."""
    own = [button for button in screen.buttons if button.word == "rack"]
    return rows(replace(screen, buttons=tuple(own), pick=None, choice=None))


GREEN = 0x2D7D46
"""The accent colour at the edge of our messages."""
TRAITS = ("content", "custom_id", "label", "description", "placeholder", "value", "default")
"""The fields of a component that are compared, to see whether a message is up to date."""


def view(look: Look, image: str = "", described: str = "") -> ui.LayoutView:
    """Return the components of one message; `image` is the file name of the attached picture."""
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=GREEN)
    box.add_item(ui.TextDisplay(look.texts[0]))
    if image:
        gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{image}", description=described or None)
        box.add_item(gallery)
    if look.file is not None:
        box.add_item(ui.File(f"attachment://{look.file.name}"))
    for row in look.rows:
        box.add_item(_row(row))
    made = ui.LayoutView(timeout=None)
    made.add_item(box)
    made.stop()  # the library must not store it: a press is read by the id it carries
    return made


def _row(row: Row) -> ui.ActionRow[ui.LayoutView]:
    items = [_menu(row)] if isinstance(row, Menu) else [_button(key) for key in row]
    return ui.ActionRow(*items)


def _button(key: Key) -> ui.Button[ui.LayoutView]:
    style = discord.ButtonStyle.primary if key.primary else discord.ButtonStyle.secondary
    return ui.Button(label=key.label, custom_id=key.id, style=style)


def _menu(menu: Menu) -> ui.Select[ui.LayoutView]:
    return ui.Select(
        custom_id=menu.id,
        placeholder=menu.prompt,
        min_values=menu.least,
        max_values=menu.most,
        options=[_option(option) for option in menu.options],
    )


def _option(option: Option) -> discord.SelectOption:
    return discord.SelectOption(
        label=option.shown,
        value=option.says,
        description=option.about or None,
        emoji=option.emoji or None,
        default=option.chosen,
    )


def shows(message: discord.Message, wanted: ui.LayoutView) -> bool:
    """Say whether a message shows the same text and components as the wanted view."""
    there = [part.to_dict() for part in message.components]
    return list(_traits(there)) == list(_traits(wanted.to_components()))  # type: ignore[no-untyped-call]


def _traits(parts: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Yield the texts and components that people see, without spaces: Discord may trim them."""
    for part in parts:
        yield from ("".join(str(part[key]).split()) for key in TRAITS if part.get(key))
        for key in ("components", "options"):
            yield from _traits(part.get(key) or ())


def without_keys(message: discord.Message) -> ui.LayoutView:
    """Return a message's components without those that can be pressed."""
    seen = list(ui.LayoutView.from_message(message, timeout=None).walk_children())
    text = "\n".join(item.content for item in seen if isinstance(item, ui.TextDisplay))
    file = next(iter(message.attachments), None)
    look = Look(texts=(text or BLANK,))
    return view(look) if file is None else view(look, file.filename, file.description or "")


def buttons_on(message: discord.Message) -> tuple[str, ...]:
    """Return what each button of a message carries."""
    seen = ui.LayoutView.from_message(message, timeout=None).walk_children()
    return tuple(item.custom_id or "" for item in seen if isinstance(item, ui.Button))


def chosen_in(message: discord.Message, but: str = "") -> frozenset[int]:
    """Return the places of the pieces in hand on a message, except those of one menu."""
    seen = list(ui.LayoutView.from_message(message, timeout=None).walk_children())
    ids = (one.custom_id or "" for one in seen if isinstance(one, ui.Button | ui.Select))
    held = frozenset[int]().union(*map(held_by, ids))
    menus = [one for one in seen if isinstance(one, ui.Select) and one.custom_id[:1] == PIECES]
    selected = frozenset(int(o.value) for menu in menus for o in menu.options if o.default)
    gone = (o.value for menu in menus if menu.custom_id == but for o in menu.options)
    return (held | selected) - frozenset(int(one) for one in gone if one.isdecimal())


def page_of(id_: str, values: Sequence[str]) -> str:
    """Return the page that a choice in a list, or a button that shows a page, leads to."""
    page = next((one for one in values if one.startswith("#")), "")
    shown = id_.partition(":")[2].partition(HELD)[0]
    if page or values:
        return page if not shown.endswith(KEEPS) else RACK
    return RACK if shown.endswith(KEEPS) else shown if shown.startswith("#") else ""


def held_by(id_: str) -> frozenset[int]:
    """Return the pieces in hand that the id of a component holds."""
    known, _, packed = id_.partition(HELD)
    return unpacked_places(packed) or frozenset() if known.startswith(PIECES) else frozenset()


def acts_at_once(id_: str, values: Sequence[str]) -> bool:
    """Say whether what was chosen in a list is an action, and not a piece or a page."""
    return id_.startswith(PICK) or (id_.startswith(PIECES) and any("." in one for one in values))
