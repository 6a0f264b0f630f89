"""Checks that each reader on Discord was shown their own language."""

from collections.abc import Iterator, Mapping

from tests.support.discord.client.components import described, every
from tests.support.discord.client.rendering import rendered
from tests.support.discord.loopback.interactions import OPEN_MODAL
from tests.support.discord.loopback.world import Json
from tests.support.discord.watching import Watch
from tests.support.evenings.heard import foreign

NAMES = ("Ann", "Ben", "games", "Friends")
SHOWN = ("label", "placeholder", "title", "description")
"""Keys of components that hold text."""


def misread(watch: Watch, since: int, here: str, languages: Mapping[str, str]) -> list[str]:
    """Return what was shown since then in a wrong language; `here` is the channel's."""
    said = [
        (languages.get(sent.reader.id, here) if sent.reader else here, text)
        for sent in watch.discord.world.journal[since:]
        for text in _said(watch, sent.data)
    ]
    forms = [
        (languages[one.user.id], text)
        for one in watch.discord.interactions.begun.values()
        if one.answer is not None and one.answer["type"] == OPEN_MODAL
        for text in _on_parts(one.answer["data"])
    ]
    names = (*NAMES, watch.now.state.code)
    return [
        f"{language}: {sorted(found)} in {text!r}"
        for language, text in (*said, *forms)
        if (found := foreign(text, language, names))
    ]


def _said(watch: Watch, data: Json) -> Iterator[str]:
    """Yield every text of a message: its words, its labels, and those of its pictures."""
    yield rendered(data, watch.discord.world)
    yield described(data)
    yield from _on_parts(data)
    for one in data["attachments"]:
        if one["filename"].endswith(".png"):
            yield from watch.sketcher.words_in(watch.discord.world.files[one["id"]])


def _on_parts(data: Json) -> Iterator[str]:
    for part in (data, *every(data.get("components"))):
        yield from (str(part[name]) for name in SHOWN if part.get(name))
        for option in part.get("options") or ():
            yield from (str(option[name]) for name in SHOWN if option.get(name))
