"""Limits of a request that the published description gives only in prose."""

from itertools import chain

from tests.support.telegram.loopback import refusals
from tests.support.telegram.loopback.world import Json

TEXT, CAPTION, ALERT = 4096, 1024, 200
"""UTF-16 code units: https://core.telegram.org/api/entities#entity-length"""
ENTITIES = 100
BUTTONS, IN_A_ROW = 100, 8
DATA = 64
"""The most bytes that a button can carry."""


RESULTS = 50
RESULT_ID = 64
"""Bytes: https://core.telegram.org/bots/api#inlinequeryresultarticle"""


def units(text: str) -> int:
    """Return the length of a text as Telegram counts it: in UTF-16 code units."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def check_entities(text: str, entities: list[Json]) -> None:
    """Refuse entities outside the text, or that split a letter; raises Refusal."""
    if len(entities) > ENTITIES:
        raise refusals.ENTITY
    raw = text.encode("utf-16-le", "surrogatepass")
    for entity in entities:
        start, end = entity["offset"] * 2, (entity["offset"] + entity["length"]) * 2
        if not 0 <= start < end <= len(raw):
            raise refusals.ENTITY
        try:
            raw[start:end].decode("utf-16-le")
        except UnicodeDecodeError:
            raise refusals.ENTITY from None


def check_keyboard(given: Json) -> None:
    """Refuse too many buttons, or too much data in one; raises Refusal."""
    rows = given.get("reply_markup", {}).get("inline_keyboard", [])
    buttons = list(chain.from_iterable(rows))
    if len(buttons) > BUTTONS or any(len(row) > IN_A_ROW for row in rows):
        raise refusals.MARKUP_TOO_LONG
    for button in buttons:
        if not button["text"].strip():
            raise refusals.BUTTON_TEXT
        data = button.get("callback_data", "x").encode()
        if not 1 <= len(data) <= DATA:
            raise refusals.BUTTON_DATA
        ways = button.keys() - {"text", "style", "icon_custom_emoji_id"}
        if len(ways) != 1:
            raise refusals.BUTTON_TYPE


def check_results(results: list[Json]) -> None:
    """Refuse too many inline results, repeated ids, or unpostable content; raises Refusal."""
    names = [result["id"] for result in results]
    if len(results) > RESULTS:
        raise refusals.TOO_MANY_RESULTS
    if len(set(names)) < len(names):
        raise refusals.SAME_RESULT
    for result in results:
        if not 1 <= len(result["id"].encode()) <= RESULT_ID:
            raise refusals.RESULT_ID
        if not result["title"].strip():
            raise refusals.RESULT_TITLE
        content = result["input_message_content"]
        if not content["message_text"].strip():
            raise refusals.EMPTY
        if units(content["message_text"]) > TEXT:
            raise refusals.TOO_LONG
        check_entities(content["message_text"], content.get("entities", []))
        check_keyboard(result)
