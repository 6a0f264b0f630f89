"""The printed card sheet, with the source of each value."""

from collections.abc import Mapping

from core.rules.cards.family import FAMILY
from core.rules.cards.model.sheet import CardSheet, NumberCards
from core.rules.sheet import Goal, Scoring, Starter

_SOURCES: Mapping[str, str] = {
    "id": "basic-card-rummy.txt:40 („Basic Rummy“)",
    "min_players": "basic-card-rummy.txt:10",
    "max_players": "basic-card-rummy.txt:10",
    "first_starter": "C56 (basic-card-rummy.txt:14: a dealer is chosen)",
    "next_starter": "C56",
    "two_seats_winner_deals": "C56",
    "time_limit": "not stated: none",
    "scoring": "basic-card-rummy.txt:57",
    "goal": "basic-card-rummy.txt:71",
    "printed_hands": "basic-card-rummy.txt:16-18",
    "hand": "basic-card-rummy.txt:16-18, unless the players agree otherwise",
    "last_card_discard": "basic-card-rummy.txt:53 („einige Spieler“: an option), C54",
    "ace_high": "basic-card-rummy.txt:40, 67 („manche Spieler“: an option), C55",
    "number_cards": "C50 (basic-card-rummy.txt:60)",
    "ace_points": "basic-card-rummy.txt:59",
    "high_ace_points": "basic-card-rummy.txt:67, C55",
    "court_points": "basic-card-rummy.txt:61",
    "going_rummy": "basic-card-rummy.txt:64",
    "reshuffles": "C57 (basic-card-rummy.txt:20 sets no end)",
}

BASIC = CardSheet(
    id="basic",
    family=FAMILY,
    min_players=2,
    max_players=6,
    first_starter=Starter.LEFT_OF_DEALER,
    next_starter=Starter.LEFT,
    two_seats_winner_deals=True,
    time_limit=0,
    scoring=Scoring.WINNER_TAKES,
    goal=Goal("target", 150),
    printed_hands=(10, 7, 7, 6, 6),
    last_card_discard=False,
    ace_high=False,
    number_cards=NumberCards.FACE,
    ace_points=1,
    high_ace_points=15,
    court_points=10,
    going_rummy=True,
    reshuffles=2,
    sources=_SOURCES,
)
"""Basic card Rummy: 52 cards, draw, meld or lay off, discard."""
