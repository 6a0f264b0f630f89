"""A person who uses each component once."""

from tests.support.discord.client.components import BUTTON, buttons, every, label, selects
from tests.support.discord.client.forms import is_filled
from tests.support.discord.client.hands import Hand
from tests.support.discord.counted import kind_of, used, ways_to_use
from tests.support.discord.loopback.interactions import OPEN_MODAL, Interaction
from tests.support.discord.loopback.world import Channel, Json, Message

DECISIVE = frozenset({
    "leave", "stop", "start", "join", "next", "next ready", "rematch", "done", "draw",
    "take stock", "take discard", "chosen return", "chosen discard", "chosen play done",
})  # fmt: skip
"""What changes the course of a game: the test uses it deliberately."""

ELSEWHERE = frozenset({"settings thread"})
"""What moves the table to another place; the tests of threads show it."""


async def tries_out(hand: Hand, *places: Channel, but: frozenset[str] = DECISIVE) -> bool:
    """Use everything new that is visible, one after the other, until nothing is new."""
    tried = False
    while (found := _new(hand, places, but)) is not None:
        await uses(hand, *found)
        tried = True
    return tried


async def tries_settings(host: Hand, channel: Channel) -> None:
    """Open the settings, pick something on every page, and leave them."""
    await host.presses("Settings", channel)
    for page in (one for one in _entries(host, channel) if kind_of(one) not in ELSEWHERE):
        new = {page}
        while new:
            await _picks(host, channel, page)
            if await _turns_back(host, channel):
                await _picks(host, channel, page)
            new = await _picks_one(host, channel, page)
    await host.presses("Done", channel)


async def _turns_back(host: Hand, channel: Channel) -> bool:
    """Press *Back* if it leads where nobody has turned back to yet."""
    shown = _page(host, channel)
    back = next((one for one in buttons(shown.data) if label(one) == "Back"), None)
    if back is None or kind_of(back["custom_id"]) in used(host.discord):
        return False
    done = await host.presses_on(shown, back)
    await host.until(lambda: not done.loading)
    return True


async def _picks_one(host: Hand, channel: Channel, page: str) -> set[str]:
    """Pick something that opens a page, or is unused; return the kinds that are left.

    Where nothing is unused after the first pick, it turns back: pages lead to one another.
    """
    new: set[str] = set()
    picked = False
    while page not in (entries := _entries(host, channel)):
        new = {kind_of(entry) for entry in entries} - used(host.discord)
        if picked and not new:
            await host.presses("Back", channel)
            continue
        picked = True
        await _picks(host, channel, min(entries, key=lambda one: kind_of(one) not in new))
        if _entries(host, channel) == entries:
            await host.presses("Back", channel)
    return new - used(host.discord)


def _entries(host: Hand, channel: Channel) -> list[str]:
    """Return what can be picked in the settings that the host has open."""
    page = _page(host, channel)
    return [option["value"] for one in selects(page.data) for option in one["options"]]


def _page(host: Hand, channel: Channel) -> Message:
    """Return the page of settings: beside the lobby, or in its place where the host is alone."""
    return next(one for one in reversed(host.shown(channel)) if selects(one.data))


async def _picks(host: Hand, channel: Channel, entry: str) -> None:
    page = _page(host, channel)
    lists = [(one, [option["value"] for option in one["options"]]) for one in selects(page.data)]
    (list_,) = [one for one, values in lists if entry in values]
    done = await host.picks_on(page, list_, [entry])
    await host.until(lambda: not done.loading)


async def uses(hand: Hand, message: Message, part: Json, value: str) -> Interaction:
    """Press a button, or choose one entry of a list; send the modal that opens if it is filled."""
    if part["type"] == BUTTON:
        done = await hand.presses_on(message, part)
    else:
        done = await hand.picks_on(message, part, [value])
    answer = done.answer
    if answer is not None and answer["type"] == OPEN_MODAL and is_filled(answer["data"]):
        done = await hand.fills(done)
    return done


def _new(
    hand: Hand, places: tuple[Channel, ...], but: frozenset[str]
) -> tuple[Message, Json, str] | None:
    """Return something that nobody has ever used."""
    known = used(hand.discord) | but | ELSEWHERE
    return next((one for one in seen(hand, *places) if kind_meant(one) not in known), None)


def seen(hand: Hand, *places: Channel) -> list[tuple[Message, Json, str]]:
    """Return everything that can be used, newest first."""
    return [
        (message, part, value)
        for place in places
        for message in reversed(hand.shown(place))
        for part in every(message.data.get("components"))
        for _, value in ways_to_use(part)
    ]


def kind_meant(one: tuple[Message, Json, str]) -> str:
    """Return the kind of a component."""
    _, part, value = one
    listed = part["custom_id"].startswith("?")
    return kind_of(value if listed else part["custom_id"])
