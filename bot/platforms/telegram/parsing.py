"""Parses updates one by one, so that one that cannot be parsed does not hold up the others."""

from collections.abc import Iterator, Sequence
from typing import Any

import structlog
from telegram import Update
from telegram.error import TelegramError
from telegram.request import HTTPXRequest

from core.engine.broken import what_broke

_log = structlog.get_logger(__name__)


class UpdatesRequest(HTTPXRequest):
    """The connection for `getUpdates`; an unparsable update comes through as its bare number."""

    @staticmethod
    def parse_json_payload(payload: bytes) -> dict[str, Any]:
        """Parse an answer; raises TelegramError where none of its updates has a number."""
        answer: dict[str, Any] = HTTPXRequest.parse_json_payload(payload)
        updates = answer.get("result")
        if isinstance(updates, list) and updates:
            answer["result"] = [*_parsable(updates)]
            if not answer["result"]:
                raise TelegramError("updates without numbers")
        return answer


def _parsable(updates: Sequence[object]) -> Iterator[dict[str, Any]]:
    return (update.to_dict() for update in map(parsed, updates) if update is not None)


def parsed(raw: object) -> Update | None:
    """Parse an update. An unparsable one is logged by its number, and returned as that alone.

    It then counts as taken: the server would bring it again for ever. None: it has no number.
    """
    number = raw.get("update_id") if isinstance(raw, dict) else None
    if not isinstance(raw, dict) or not isinstance(number, int):
        _log.warning("update skipped", update=None)
        return None
    try:
        update: Update = Update.de_json(raw)
        Update.de_json(update.to_dict())
    except Exception as error:  # noqa: BLE001 - whatever the library makes of it
        _log.warning("update skipped", update=str(number), **what_broke(error))
        return Update(number)
    return update
