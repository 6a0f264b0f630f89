"""Makes the library's components of looks."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import discord
from discord import ui

from bot.platforms.discord.keys import PIECES, Key, Menu, Option, Row
from bot.platforms.discord.look import BLANK, Look

GREEN = 0x2D7D46
"""The colour at the edge of what we say."""
TRAITS = ("content", "custom_id", "label", "placeholder", "value", "default")
"""What of a component is compared, to see whether a message is up to date."""


def view(look: Look, image: str = "", described: str = "") -> ui.LayoutView:
    """Return the components of one message; `image` is the name of a picture that is with it."""
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
    made.stop()  # the library shall not keep it: presses are read by what they carry
    return made


def _row(row: Row) -> ui.ActionRow[ui.LayoutView]:
    items = [_menu(row)] if isinstance(row, Menu) else [_button(key) for key in row]
    return ui.ActionRow(*items)


def _button(key: Key) -> ui.Button[ui.LayoutView]:
    style = discord.ButtonStyle.primary if key.primary else discord.ButtonStyle.secondary
    return ui.Button(label=key.label, custom_id=key.id, style=style)


def _menu(menu: Menu) -> ui.Select[ui.LayoutView]:
    several = menu.most > 1
    return ui.Select(
        custom_id=menu.id,
        placeholder=menu.prompt,
        min_values=0 if several else 1,
        max_values=menu.most,
        options=[_option(option) for option in menu.options],
    )


def _option(option: Option) -> discord.SelectOption:
    return discord.SelectOption(
        label=option.shown,
        value=option.says,
        emoji=option.emoji or None,
        default=option.chosen,
    )


def shows(message: discord.Message, wanted: ui.LayoutView) -> bool:
    """Say whether a message says the same, and offers the same, as what was to be sent."""
    there = [part.to_dict() for part in message.components]
    return list(_traits(there)) == list(_traits(wanted.to_components()))  # type: ignore[no-untyped-call]


def _traits(parts: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Yield what people read and use, spaces left aside: Discord may trim them."""
    for part in parts:
        yield from ("".join(str(part[key]).split()) for key in TRAITS if part.get(key))
        for key in ("components", "options"):
            yield from _traits(part.get(key) or ())


def without_keys(message: discord.Message) -> ui.LayoutView:
    """Return the components of a message without what can be pressed."""
    seen = list(ui.LayoutView.from_message(message, timeout=None).walk_children())
    text = "\n".join(item.content for item in seen if isinstance(item, ui.TextDisplay))
    file = next(iter(message.attachments), None)
    look = Look(texts=(text or BLANK,))
    return view(look) if file is None else view(look, file.filename, file.description or "")


def buttons_on(message: discord.Message) -> tuple[str, ...]:
    """Return what the buttons of a message say."""
    seen = ui.LayoutView.from_message(message, timeout=None).walk_children()
    return tuple(item.custom_id or "" for item in seen if isinstance(item, ui.Button))


def chosen_in(message: discord.Message, but: str = "") -> frozenset[int]:
    """Return the places of the pieces that are chosen on a message, but not those of one menu."""
    seen = ui.LayoutView.from_message(message, timeout=None)
    items = [item for item in seen.walk_children() if isinstance(item, ui.Select)]
    menus = [one for one in items if one.custom_id.startswith(PIECES) and one.custom_id != but]
    return frozenset(int(o.value) for menu in menus for o in menu.options if o.default)
