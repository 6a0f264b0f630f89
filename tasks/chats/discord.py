"""A turn in a channel on Discord, drawn from its message."""

import re
from collections.abc import Iterator

from bot.app import Dependencies
from bot.machine.system import Chance, SystemClock
from tasks.chats.svg import Drawing, broken, width_of
from tests.support.discord.client.hands import Hand
from tests.support.discord.evening import evening
from tests.support.discord.lobby import lobby
from tests.support.discord.loopback.world import Json, Message
from tests.support.translator import TRANSLATOR

SEED = 3
"""A seed that deals Ann two runs of 36 points, after a computer has laid."""
PICKED = ("🟥r5", "🟥r6", "🟥r7", "🟦b5", "🟦b6", "🟦b7")
WIDTH, LEFT, TEXT = 560, 66, 15
GROUND, BOX, INK, FAINT, FIELD = "#313338", "#2b2d31", "#dbdee1", "#949ba4", "#1e1f22"
STYLES = {1: "#5865f2", 2: "#4e5058", 3: "#248046", 4: "#da373c", 5: "#4e5058"}
WRITING, PICTURE, ROW, BUTTON, SELECT = 10, 12, 1, 2, 3
"""The types of a message's components."""
_UNTIL = re.compile(r"<t:\d+:R>")
"""A timestamp, which a client shows as a countdown."""


async def drawn() -> str:
    """Play until Ann has placed her tiles, and draw what only she sees."""
    clock = SystemClock()
    parts = Dependencies(
        pause=0, entropy=Chance(SEED), clock=clock, look="picture", translator=TRANSLATOR
    )
    async with evening(parts=parts, clock=clock) as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "rummikub", ann, ben)
        await ann.says("/rummy settings change:computers hard", channel)
        await ann.sees("3 of", channel)
        await ann.presses("Start", channel)
        await ben.sees("@Ben’s turn", channel)
        await ben.presses("My rack", channel)
        await ben.presses("Draw", channel)
        await ann.sees("@Ann’s turn", channel)
        await ann.presses("My rack", channel)
        await ann.sees("Your turn", channel)
        await ann.picks(*PICKED, channel=channel)
        await ann.sees("36", channel)
        message = ann.shown(channel)[-1]
        files = {
            one["id"]: game.discord.world.files[one["id"]] for one in message.data["attachments"]
        }
        return drawing(ann, message, files)


def drawing(hand: Hand, message: Message, files: dict[str, bytes]) -> str:
    """Draw an ephemeral message."""
    page, inner = Drawing(WIDTH, GROUND), WIDTH - LEFT - 16
    page.dot(36, 38, 20, "#e8b04a")
    page.line(36, 44, "RT", 16, "#ffffff", bold=True, anchor="middle")
    page.line(LEFT, 32, "Rummy Table", 16, "#f2f3f5", bold=True)
    named = LEFT + width_of("Rummy Table", 16) + 10
    page.box(named, 18, 38, 17, fill=STYLES[1], round_by=4)
    page.line(named + 19, 31, "APP", 11, "#ffffff", bold=True, anchor="middle")
    page.line(named + 48, 31, "Today at 8:14 PM", 12, FAINT)
    place, top, y = len(page.parts), 44.0, 58.0
    for part in _parts(message.data["components"]):
        y = _put(page, part, y, inner - 24, files)
    frame = Drawing(WIDTH, GROUND)
    frame.box(LEFT, top, inner, y - top + 4, fill=STYLES[1], round_by=8)
    frame.box(LEFT + 4, top, inner - 4, y - top + 4, fill=BOX, round_by=6)
    page.parts[place:place] = frame.parts
    page.line(LEFT, y + 26, "Only you can see this · Dismiss message", 12, FAINT)
    return page.written(y + 42, "A turn on Discord: " + hand.reads(message))


def _parts(components: list[Json]) -> Iterator[Json]:
    """Yield the parts of a message without the containers around them."""
    for one in components:
        if one["type"] in {WRITING, PICTURE, ROW}:
            yield one
        else:
            yield from _parts(one.get("components", []))


def _put(page: Drawing, part: Json, y: float, width: float, files: dict[str, bytes]) -> float:
    """Draw a part below the others, and return where the next one begins."""
    x = float(LEFT + 16)
    if part["type"] == WRITING:
        text = _UNTIL.sub("in 5 minutes", re.sub(r"\\(.)", r"\1", part["content"]))
        lines = list(broken(text, TEXT, width))
        for row, line in enumerate(lines):
            page.line(x, y + 14 + row * 20, line, TEXT, INK)
        return y + len(lines) * 20 + 6
    if part["type"] == PICTURE:
        for item in part["items"]:
            y += page.picture(x, y, width, files[item["media"]["attachment_id"]]) + 10
        return y
    for one in part["components"]:
        if one["type"] == SELECT:
            _select(page, one, x, y, width)
            return y + 48
    for one in part["components"]:
        wide = width_of(one["label"], 14) + 28
        if x + wide > LEFT + 16 + width:
            x, y = float(LEFT + 16), y + 42
        page.box(x, y, wide, 34, fill=STYLES[one["style"]], round_by=8)
        page.line(x + wide / 2, y + 22, one["label"], 14, "#ffffff", anchor="middle")
        x += wide + 8
    return y + 42


def _select(page: Drawing, one: Json, x: float, y: float, width: float) -> None:
    """Draw a list with its chosen entries."""
    page.box(x, y, width, 40, fill=FIELD, round_by=8)
    chosen = [option["label"] for option in one["options"] if option.get("default")]
    at = x + 10
    for label in chosen:
        wide = width_of(label, 13) + 14
        page.box(at, y + 8, wide, 24, fill=STYLES[2], round_by=4)
        page.line(at + wide / 2, y + 25, label, 13, "#ffffff", anchor="middle")
        at += wide + 6
    if not chosen:
        page.line(x + 12, y + 26, one.get("placeholder", ""), 14, FAINT)
    page.line(x + width - 20, y + 25, "⌄", 16, FAINT, anchor="middle")
