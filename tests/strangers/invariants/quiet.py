"""*Quiet*: nobody gets more messages than they can read."""

from collections import Counter
from collections.abc import Iterator

from tests.strangers.evening import Scene

SLACK = 6
"""The maximum number of unrequested messages to one place after a step."""
AN_HOUR = 90


def check(scene: Scene) -> Iterator[str]:
    mine = [one for one in scene.evening.chats.seen if one.new and one.at >= scene.since]
    hours = max(1.0, (scene.until - scene.since) / 3600)
    for place, count in Counter(one.place for one in mine).items():
        if count > SLACK * len(scene.steps) + AN_HOUR * hours:
            yield f"{count} messages to {place} in {hours:.1f} hours"
