"""How far channels have come: without hearing messages, only what people do there says so."""

import json
from collections import OrderedDict
from collections.abc import Iterator

REMEMBERED, CHANNELS = 50, 4_096
"""Messages of a channel, and channels, of which it is remembered that others have written there."""


class Latest:
    """The last messages of channels, as they came with what people did there."""

    def __init__(self) -> None:
        self._seen: OrderedDict[int, OrderedDict[int, None]] = OrderedDict()

    def note(self, told: str) -> None:
        """Note the last message of a channel, from what Discord tells before it is read."""
        if '"INTERACTION_CREATE"' not in told:
            return
        channel = (json.loads(told).get("d") or {}).get("channel") or {}
        if channel.get("last_message_id"):
            seen = self._seen.setdefault(int(channel["id"]), OrderedDict())
            seen[int(channel["last_message_id"])] = None
            self._seen.move_to_end(int(channel["id"]))
            if len(seen) > REMEMBERED:
                seen.popitem(last=False)
            if len(self._seen) > CHANNELS:
                self._seen.popitem(last=False)

    def below(self, channel: int, message: int) -> Iterator[int]:
        """Return messages that are known to have been written after one."""
        return (later for later in self._seen.get(channel, ()) if later > message)
