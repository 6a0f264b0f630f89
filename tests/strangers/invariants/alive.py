"""*Alive*: every button of the newest message works as labelled."""

import re
from collections.abc import Iterator

from core.engine.table.state import Phase
from core.rules.sheets import SHEETS
from tests.strangers.evening import Scene
from tests.strangers.platforms.chats import Press
from tests.strangers.running.program import TRANSLATOR
from tests.strangers.script import Step, word_of

BACK = ("hint", "sort", "play", "undo", "done", "draw", "auto", "pass")
"""Words about a person's own rack or turn; saying one means that they play again."""

LEARNED = frozenset(
    word for sheet in SHEETS.values() for word in (*sheet.family.turns.words, "rack", "table")
)
"""Words that belong to a person's lesson."""


def check(scene: Scene) -> Iterator[str]:
    if not scene.quiet or scene.solo is None:
        return
    stale = {TRANSLATOR.text("refusal-stale", name) for name in TRANSLATOR.languages}
    for press in scene.presses:
        answer = _answer(scene, press)
        meant = press.key.newest and not _fixed(scene, press)
        if meant and any(text in answer for text in stale):
            yield (
                f"{press.who} pressed {press.key.label!r} ({press.key.kind}) on what stands "
                "newest, and the table has moved on"
            )
    yield from _back(scene, scene.solo)


def _fixed(scene: Scene, press: Press) -> bool:
    """Whether the program cannot, or need not, edit the pressed message, as for a bystander.

    A message that a program sent just before it died is unknown to the next program for ever.
    """
    evening, person = scene.evening, scene.evening.person(press.who)
    if press.key.fleeting or evening.stands_by(press.who, press.where, evening.tables):
        return True
    if int(press.key.message or 0) in evening.chats.standing.lost:
        return True
    if press.where:
        return not evening.chats.writable
    unreached = any(person in told.state.unreached for told in scene.before.values())
    return unreached or not evening.chats.reachable(press.who)


def _answer(scene: Scene, press: Press) -> str:
    seen = (one.text for one in scene.evening.chats.seen if one.at >= press.at)
    return "\n".join([press.told, *seen])


def _is_elsewhere(scene: Scene) -> bool:
    """Whether a person was told that their table is shown elsewhere."""
    texts = (TRANSLATOR.text("table-elsewhere", name) for name in TRANSLATOR.languages)
    begins = [re.split("[.,]", text)[0] for text in texts]
    seen = (one.text for one in scene.evening.chats.seen if one.at >= scene.since)
    return any(begin in one for one in seen for begin in begins)


def _back(scene: Scene, step: Step) -> Iterator[str]:
    """Yield the people who acted again while a computer still plays for them.

    In private, a lesson takes the words of a turn for itself. A word that the game does not have is
    a slip.
    """
    word = word_of(step.what)
    if step.verb != "says" or word not in BACK or not scene.calm:
        return
    if step.who in scene.learning and not step.where and word in LEARNED:
        return
    seats = [scene.evening.seat(told.state, step.who) for told in scene.before.values()]
    if sum(seat is not None for seat in seats) > 1:  # they are first asked for a table
        return
    if step.where != scene.evening.chats.among and _is_elsewhere(scene):
        return
    for number, told in scene.before.items():
        seat = scene.evening.seat(told.state, step.who)
        now = scene.evening.tables[number].state
        if (
            seat is not None
            and told.state.phase is Phase.PLAYING
            and seat in told.state.standins
            and (not step.where or scene.evening.shows(told.state, step.where))
            and (word not in LEARNED or word in told.state.sheet.family.turns.words)
            and now.phase is Phase.PLAYING
            and seat in now.standins
        ):
            yield f"a computer still plays for {step.who}, who said {step.what!r} ({step.kind})"
