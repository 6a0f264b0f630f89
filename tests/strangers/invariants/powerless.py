"""*Powerless*: people without a seat change nothing at a table."""

from collections.abc import Iterator

from core.engine.table.state import TableState
from tests.strangers.evening import Scene
from tests.strangers.script import Step, word_of

ENTERING = ("join", "start", "new", "next", "rematch")
"""Words that ask for a seat."""
WAITING = "next"
"""The button with which somebody waits for a seat; a result has `next ready` and `rematch`."""


def check(scene: Scene) -> Iterator[str]:
    step = scene.solo
    in_charge = scene.evening.chats.in_charge
    if step is None or step.who in {"", in_charge} or _enters(scene, step):
        return
    for number, told in scene.before.items():
        if scene.evening.seat(told.state, step.who) is not None:
            continue
        if scene.evening.person(step.who) in told.state.waiting:
            continue
        if scene.evening.handle(told.state.host) == step.who:
            continue
        now = scene.evening.tables[number].state
        if _rights(now) != _rights(told.state):
            pressed = [press.key.kind for press in scene.presses]
            yield (
                f"{step.who}, who has no seat, changed the table by {pressed or step.kind}: "
                f"‹{_difference(told.state, now)}›"
            )


def _enters(scene: Scene, step: Step) -> bool:
    """Whether a person asks for a seat; a full table offers to wait for one."""
    if step.verb == "says":
        return word_of(step.what) in ENTERING
    pressed = (press.key.kind.removeprefix("pick ") for press in scene.presses)
    return any(kind.startswith(("join", "rematch")) or kind == WAITING for kind in pressed)


def _rights(state: TableState) -> tuple[object, ...]:
    return state.seats, state.waiting, state.settings, state.sheet


def _difference(before: TableState, after: TableState) -> str:
    names = ("seats", "waiting", "settings", "sheet")
    pairs = zip(names, _rights(before), _rights(after), strict=True)
    return "; ".join(f"{name}: {was} became {now}" for name, was, now in pairs if was != now)
