"""*Distinct*: no two buttons of a message look alike."""

from collections import Counter
from collections.abc import Iterator

from tests.strangers.evening import Scene


def check(scene: Scene) -> Iterator[str]:
    for one in scene.evening.chats.seen:
        if one.at >= scene.since:
            for label, count in Counter(one.named).items():
                if count > 1:
                    yield f"{count} buttons called {label!r} in a message to {one.reader}"
