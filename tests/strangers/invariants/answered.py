"""*Answered*: each press and word gets a visible answer in time."""

import re
from collections.abc import Iterator

from bot.conversation.access import USUAL
from bot.platforms.telegram.answering import ONCE
from tests.strangers.evening import Scene
from tests.strangers.platforms.chats import ALL
from tests.strangers.script import word_of

MINUTE = 60
PRESS, WORD = 2.0, 5.0
"""Seconds on the platform's clock."""
TABLE = frozenset({"table", "settings"})
"""Buttons of a message that shows a table or its lobby."""
LOOKING = re.compile(r"(rules|settings|page|table|review)\b|a colour")
"""Buttons that show something; if it is already visible, nothing changes."""


def check(scene: Scene) -> Iterator[str]:
    if not scene.calm:
        return
    for press in scene.presses:
        named = f"{press.who}'s press of {press.key.label!r} ({press.key.kind})"
        if press.answered is None:
            yield f"{named} was never answered"
        elif press.answered - press.at > PRESS:
            yield f"{named} was answered after {press.answered - press.at:.1f} s"
    yield from _seen(scene)


def _seen(scene: Scene) -> Iterator[str]:
    step, chats = scene.solo, scene.evening.chats
    if step is None or not step.who or (step.where and not chats.writable):
        return
    if not step.where and not chats.reachable(step.who):  # nobody may write to them there
        return
    if chats.visible(step.who, step.where, scene.since, scene.since + WORD) or _repeats(scene):
        return
    if step.verb == "says" and _is_heard(step.what, step.where) and not _spent(scene):
        late = chats.visible(step.who, step.where, scene.since, scene.until)
        how = "late" if late else "never"
        yield f"what {step.who} said was {how} answered ({step.kind}): {step.what!r}"
    for press in scene.presses if step.verb in {"presses", "picks"} else ():
        looks = LOOKING.match(press.key.kind)
        if not looks and not press.told and press.answered is not None:
            yield f"{press.who}'s press of {press.key.label!r} ({press.key.kind}) showed nothing"


def _repeats(scene: Scene) -> bool:
    """Whether a group on Telegram asks again for a table that was just posted there.

    The program posts it once in five seconds, however many people ask.
    """
    step, chats = scene.solo, scene.evening.chats
    if step is None or not step.where or word_of(step.what) != "table" or chats.name != "telegram":
        return False
    lately = (one for one in chats.seen if scene.since - ONCE < one.at <= scene.since)
    return any(one.new and one.reader == ALL and TABLE & {*one.kinds} for one in lately)


def _spent(scene: Scene) -> bool:
    """Whether bystanders have used up a chat's allowance of answers."""
    evening, step = scene.evening, scene.solo
    if step is None or not step.where:
        return False
    recent = [at for at in evening.bystanding if at > scene.until - MINUTE]
    bystands = evening.stands_by(step.who, step.where, scene.before)
    return bystands and len(recent) > USUAL.bystander_posts


def _is_heard(text: str, where: str) -> bool:
    return not where or text.startswith("/")
