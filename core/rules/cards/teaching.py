"""Small examples with cards, and a first game of two turns made of them."""

from dataclasses import replace

from core.rules.sheet import Sheet
from core.rules.teaching import Example, Step

EXAMPLES = (
    Example("cards", "turn", {"card": "9H", "melds": "7H 8H 9H", "discard": "KD"}),
    Example("layoff", "table", {"before": "8S 8H 8D", "rack": "8C", "after": "8S 8H 8D 8C"}),
)
SPARE, TAKEN = "2D", "KS"


def lesson(_sheet: Sheet) -> tuple[Step, ...]:
    """Return a turn with a meld, and a turn that lays off a card."""
    meld, more = (example.groups for example in EXAMPLES)
    hand = " ".join(card for card in meld["melds"].split() if card != meld["card"])
    take = Step(
        key="take",
        rack=f"{hand} {meld['discard']} {SPARE}",
        words=("take discard", f"meld {meld['melds']}", f"discard {meld['discard']}"),
        other="3C",
        stock=f"{TAKEN} 4C",
        discard=meld["card"],
        opened=False,
    )
    layoff = replace(
        take,
        key="layoff",
        rack=more["rack"],
        words=("take stock", f"layoff {more['rack']} 1", f"discard {TAKEN}"),
        table=more["before"],
    )
    return take, layoff
