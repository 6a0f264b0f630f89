"""A turn in a private chat on Telegram, drawn from its message."""

from bot.app import Dependencies
from bot.machine.system import Chance, SystemClock
from tasks.chats.svg import Drawing, broken, width_of
from tests.support.telegram.evening import evening
from tests.support.telegram.hands import content, labels
from tests.support.telegram.loopback.world import Json
from tests.support.translator import TRANSLATOR

SEED = 3
"""A seed that deals Ann two runs of 36 points, after a computer has laid."""
PICKED = ("🟥r5", "🟥r6", "🟥r7", "🟦b5", "🟦b6", "🟦b7")
WIDTH, MARGIN, TEXT, GAP = 420, 12, 14, 4
GROUND, BUBBLE, INK, FAINT, KEY = "#cfdfe8", "#ffffff", "#111417", "#7d8b95", "#7b9bb0"
HEAD = "#517da2"


async def drawn() -> str:
    """Play until Ann has picked her tiles, and draw what her phone shows."""
    parts = Dependencies(
        pause=0, entropy=Chance(SEED), clock=SystemClock(), look="picture", translator=TRANSLATOR
    )
    async with evening(parts=parts, clock=parts.clock) as game:
        group, ann, ben = game.group(), await game.friend("Ann"), await game.friend("Ben")
        await ann.says("/new@rummy_bot rummikub", group)
        await ann.sees("Seats taken: 1", group)
        await ben.presses("Join", group)
        await ann.sees("Seats taken: 2", group)
        await ann.says("/settings@rummy_bot computers hard", group)
        await ann.sees("Seats taken: 3", group)
        await ann.presses("Start", group)
        await ben.sees("Your turn")
        await ben.presses("Draw")
        await ann.sees("Your turn")
        for tile in PICKED:
            await ann.presses(tile)
        await game.telegram.until(
            lambda: any("Lay" in one for one in labels(ann.private.shown[-1]))
        )
        message = ann.private.shown[-1]
        photo = game.telegram.world.files[message["photo"][-1]["file_id"]]
        return drawing(message, photo)


def drawing(message: Json, photo: bytes) -> str:
    """Draw a message with its picture, text and keys."""
    page, inner = Drawing(WIDTH, GROUND), WIDTH - 2 * MARGIN
    page.box(0, 0, WIDTH, 52, fill=HEAD, round_by=12)
    page.box(0, 40, WIDTH, 12, fill=HEAD)
    page.dot(34, 26, 17, "#e8b04a")
    page.line(34, 31, "RT", 14, "#ffffff", bold=True, anchor="middle")
    page.line(62, 23, "Rummy Table", 15, "#ffffff", bold=True)
    page.line(62, 41, "bot", 12, "#d5e3ee")
    top = 52 + MARGIN
    lines = list(broken(content(message), TEXT, inner - 24))
    place = len(page_parts := page.parts)
    height = page.picture(MARGIN, top, inner, photo)
    bottom = top + height + 10 + len(lines) * 19 + 14
    bubble = Drawing(WIDTH, GROUND)
    bubble.box(MARGIN, top, inner, bottom - top, fill=BUBBLE, round_by=12)
    page_parts[place:place] = bubble.parts
    for row, line in enumerate(lines):
        page.line(MARGIN + 12, top + height + 24 + row * 19, line, TEXT, INK)
    page.line(WIDTH - MARGIN - 10, bottom - 6, "20:14", 11, FAINT, anchor="end")
    y = bottom + GAP
    for row in message["reply_markup"]["inline_keyboard"]:
        wide = (inner - GAP * (len(row) - 1)) / len(row)
        for at, key in enumerate(row):
            x = MARGIN + at * (wide + GAP)
            page.box(x, y, wide, 34, fill=KEY, round_by=8)
            size = min(14, 14 * (wide - 8) / max(1, width_of(key["text"], 14)))
            page.line(x + wide / 2, y + 22, key["text"], size, "#ffffff", anchor="middle")
        y += 34 + GAP
    return page.written(y + MARGIN - GAP, "A turn on Telegram: " + content(message))
