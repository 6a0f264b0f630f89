"""What the bot asks Discord to show, as its readers see it."""

import re
from collections.abc import Iterator

from bot.texts.translator import without_marks
from tasks.screens.shown import Shown
from tasks.screens.telegram import told_picture
from tests.strangers.platforms.at_discord import AtDiscord
from tests.support.discord.client.components import BUTTON, INPUT, LABEL, ROW, SELECT, every
from tests.support.discord.client.rendering import rendered
from tests.support.discord.loopback.interactions import COMPLETION, OPEN_MODAL, Interaction
from tests.support.discord.loopback.world import Json, Sent
from tests.support.evenings.sketching import Sketcher

UNTIL = re.compile(r"<t:(\d+):\w>")
SOON = {
    "en": "in {n} minutes",
    "de": "in {n} Minuten",
    "fr": "dans {n} minutes",
    "es": "dentro de {n} minutos",
    "it": "tra {n} minuti",
    "nl": "over {n} minuten",
}
"""What Discord itself writes for a time to come."""
PICTURES = (".png", ".gif")


class DiscordEyes:
    """Sees what was shown since it last looked."""

    def __init__(self, chats: AtDiscord, language: str) -> None:
        self._chats = chats
        self._language = language
        self._looked = 0
        self._answered: set[str] = set()

    def look(self, sketcher: Sketcher) -> Iterator[Shown]:
        """Yield what people have been shown since the last look."""
        journal = self._chats.server.world.journal
        since, self._looked = self._looked, len(journal)
        yield from (self._seen(sent, sketcher) for sent in journal[since:])
        for number, begun in self._chats.server.interactions.begun.items():
            if number not in self._answered and begun.answer is not None:
                self._answered.add(number)
                yield from _answer(begun)

    def _seen(self, sent: Sent, sketcher: Sketcher) -> Shown:
        """Return what a version of a message shows."""
        data, world = sent.data, self._chats.server.world
        kind = "a new message" if data["edited_timestamp"] is None else "the message, changed"
        shown = Shown(self._reader(sent), kind, [self._soon(rendered(data, world))])
        for one in data["attachments"]:
            if one["filename"].endswith(PICTURES):
                shown.pictures.append(told_picture(sketcher, world.files[one["id"]]))
            else:
                shown.said.append(f"(File: {one['filename']})")
        for part in every(data["components"]):
            _add(part, shown)
        return shown

    def _reader(self, sent: Sent) -> str:
        if sent.reader is not None:
            return f"Only {sent.reader.name}, in the channel,"
        place = self._chats.server.world.channels.get(sent.data["channel_id"])
        if place is not None and place.recipient is not None:
            return f"{place.recipient.name}, in direct messages,"
        return "Everybody in the channel"

    def _soon(self, text: str) -> str:
        now = self._chats.server.world.clock.now()
        said = SOON[self._language]
        return UNTIL.sub(lambda at: said.format(n=max(2, round((int(at[1]) - now) / 60))), text)


def _add(part: Json, shown: Shown) -> None:
    """Add a list, or a row of keys."""
    if part["type"] == SELECT:
        options = tuple(without_marks(_option(one)) for one in part["options"])
        shown.lists.append((part.get("placeholder") or "", options))
    elif part["type"] == ROW:
        labels = (one.get("label") or "" for one in part["components"] if one["type"] == BUTTON)
        if row := tuple(map(without_marks, labels)):
            shown.keys.append(row)
    elif (beside := part.get("accessory")) is not None and beside["type"] == BUTTON:
        shown.keys.append((without_marks(beside.get("label") or ""),))


def _option(one: Json) -> str:
    return f"{one['label']} – {one['description']}" if one.get("description") else one["label"]


def _answer(begun: Interaction) -> Iterator[Shown]:
    """Yield the form that opened, or the completions that were offered."""
    assert begun.answer is not None
    if begun.answer["type"] == OPEN_MODAL:
        form = begun.answer["data"]
        shown = Shown(begun.user.name, "a form", [form["title"]])
        for one in every(form["components"]):
            if one["type"] in {LABEL, INPUT}:
                texts = map(one.get, ("label", "description", "placeholder", "value"))
                shown.said += [str(text) for text in texts if text]
        yield shown
    elif begun.kind == COMPLETION:
        choices = begun.answer["data"]["choices"]
        shown = Shown(begun.user.name, "a list above the field to type in")
        shown.lists = [("", tuple(one["name"] for one in choices))]
        yield shown
