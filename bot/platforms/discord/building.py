"""Makes the library's components of looks."""

import discord
from discord import ui

from bot.platforms.discord.keys import PIECES, Key, Menu, Option, Row
from bot.platforms.discord.look import Look

GREEN = 0x2D7D46
"""The colour at the edge of what we say."""


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


def chosen_in(message: discord.Message, but: str = "") -> frozenset[int]:
    """Return the places of the pieces that are chosen on a message, but not those of one menu."""
    seen = ui.LayoutView.from_message(message, timeout=None)
    items = [item for item in seen.walk_children() if isinstance(item, ui.Select)]
    menus = [one for one in items if one.custom_id.startswith(PIECES) and one.custom_id != but]
    return frozenset(int(o.value) for menu in menus for o in menu.options if o.default)
