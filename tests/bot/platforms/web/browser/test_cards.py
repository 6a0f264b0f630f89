"""A round of Basic in a real Chromium, by touch alone on a small phone."""

from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial

from tests.bot.platforms.web.browser.player import Browser, Player
from tests.support.web.site import parts_of_test, serving

MINE = "document.body.classList.contains('mine')"
OVER = "!document.querySelector('.ending').hidden"
TURNS = 80
"""The maximum number of turns in a round."""


async def test_a_whole_round_of_cards_is_played_by_touch(browser: Browser) -> None:
    """A tap takes a card, taps choose a meld, and a finger drags to lay off and discard."""
    async with serving(parts_of_test(4)) as site:
        ann = await site.person("Ann")
        table = await site.table(ann, sheet="basic", levels=("easy",))
        player = await Player.at(browser, site, ann, table, phone=True)
        done: Counter[str] = Counter()
        for _ in range(TURNS):
            await player.until(f"{MINE} || {OVER}")
            if await player.page.evaluate(OVER):
                break
            await _plays(player, done)
        assert await player.page.locator(".ending li").count() == 2
        assert all(done[deed] for deed in ("taken", "melded", "laid off", "discarded")), done
        assert player.heard.count("Placed.") >= done["melded"] + done["laid off"]
        assert player.faults == []


async def _plays(player: Player, done: Counter[str]) -> None:
    """Take from the stock, lay what fits by rank, and discard the card with the fewest equals."""
    await _changes(player, player.page.locator(".stock").tap, done, "taken")
    while await _melds(player, done) or await _lays_off(player, done):
        if await player.page.evaluate(OVER):
            return
    ranks = Counter(card.split()[0] for card in await player.rack())
    card = min(await player.rack(), key=lambda one: ranks[one.split()[0]])
    pile = player.page.locator(".pile")
    drag = partial(player.swipes, player.tile(card), pile)
    await _changes(player, drag, done, "discarded")


async def _melds(player: Player, done: Counter[str]) -> bool:
    cards = await player.rack()
    ranks = Counter(card.split()[0] for card in cards)
    rank = next((one for one, count in ranks.items() if count >= 3), None)
    if rank is None or len(cards) <= ranks[rank]:
        return False
    for card in cards:
        if card.split()[0] == rank:
            await player.tile(card).tap()
    lay = player.page.locator(".own .key", has_text="Lay as a meld")
    await _changes(player, lay.tap, done, "melded")
    return True


async def _lays_off(player: Player, done: Counter[str]) -> bool:
    """Drag a card to a set of its rank."""
    cards = await player.rack()
    for place, label in enumerate(await player.melds()):
        lying = [card.split()[0] for card in label.split(": ")[1].split(", ")]
        card = next((one for one in cards if {one.split()[0]} == {*lying}), None)
        if card is not None and len(cards) > 1:
            meld = player.page.locator(".meld").nth(place)
            drag = partial(player.swipes, player.tile(card), meld)
            await _changes(player, drag, done, "laid off")
            return True
    return False


async def _changes(
    player: Player, act: Callable[[], Awaitable[None]], done: Counter[str], deed: str
) -> None:
    """Do something, and wait until it has changed the hand."""
    held = len(await player.rack())
    await act()
    await player.until(f"document.querySelectorAll('.rack .tile').length !== {held} || {OVER}")
    done[deed] += 1
