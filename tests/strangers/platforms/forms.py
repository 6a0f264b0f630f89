"""The forms that buttons open on Discord."""

from collections.abc import Iterable
from dataclasses import replace

from tests.strangers.platforms.chats import Key
from tests.support.discord.client.components import INPUT, every
from tests.support.discord.client.forms import answers, is_filled
from tests.support.discord.client.hands import Hand
from tests.support.discord.loopback.interactions import MODAL, OPEN_MODAL, Interaction

FORM = "a form"


def open_form(begun: Iterable[Interaction], hand: Hand) -> Interaction | None:
    """Return what opened the form in front of a person: the last thing that they did."""
    mine = [one for one in begun if one.user is hand.user]
    opens = mine and mine[-1].answer is not None and mine[-1].answer["type"] == OPEN_MODAL
    return mine[-1] if opens else None


def opener(keys: Iterable[Key], opened: Interaction) -> Key:
    """Return the key that opened a form; once that is gone, the form is not new either."""
    message = "" if opened.message is None else opened.message.id
    named = opened.data.get("values", [opened.data.get("custom_id")])[0]
    there = (key for key in keys if key.message == message and key.data == named)
    key = next(there, Key("", FORM, "", FORM, newest=False))
    return replace(key, label=FORM, kind=FORM)


async def fill(hand: Hand, opened: Interaction, text: str) -> Interaction | None:
    """Send a form with a text in its first field; an empty text leaves what is there.

    Return None for an empty table without a text: a client does not send that.
    """
    assert opened.answer is not None
    form = opened.answer["data"]
    if not text and not is_filled(form):
        return None
    field = next(one for one in every(form["components"]) if one["type"] == INPUT)
    given = {field["custom_id"]: text} if text else {}
    data = answers(form, given)
    return await hand._begins(MODAL, opened.channel, data, opened.message)  # noqa: SLF001
