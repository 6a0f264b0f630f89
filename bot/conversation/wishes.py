"""`settings my`: how somebody likes to be shown what nobody else sees."""

from dataclasses import replace
from typing import cast, get_args

from bot.conversation.asked import Asked
from bot.conversation.room import Room
from bot.reading.words import named
from bot.render.pictures.themes import THEMES
from core.engine.people import Look, Wishes
from core.engine.state import Phase
from core.rules.sheet import HouseRuleError

MY = "my"
LOOKS: tuple[str, ...] = get_args(Look)


async def wish(room: Room, asked: Asked, text: str) -> None:
    """Follow `settings my dark` or `settings my text`: for every table from now on.

    Without a word, say which there are.

    Raises:
        HouseRuleError: nothing that can be wished for.
    """
    language = await room.spoken(asked)
    known = await room.readers.register.who(asked.person)
    wishes = known.wishes
    if not text.strip():
        await room.note(asked, asked.alone, "note-wishes-how", choices=", ".join((*LOOKS, *THEMES)))
        return
    for word in text.split():
        if named(word, language, "settings") not in {"look", "theme"}:
            wishes = _with(wishes, word, language)
    await room.readers.register.wish(asked.person, wishes)
    await room.note(asked, asked.alone, "note-wishes")
    playing = [s for s in await room.finder.candidates(asked) if s.me is not None]
    if len(playing) == 1 and playing[0].phase is Phase.PLAYING:
        await room.show_table(asked, asked.alone, playing[0].table)
    await room.read_otherwise(asked.person)


def _with(wishes: Wishes, word: str, language: str) -> Wishes:
    look, theme = named(word, language, "look"), named(word, language, "theme")
    if look in LOOKS:
        return replace(wishes, look=cast("Look", look))
    if theme in THEMES:
        return replace(wishes, theme=theme)
    raise HouseRuleError(MY, word, allowed=", ".join((*LOOKS, *THEMES)))
